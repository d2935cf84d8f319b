// Draw offers, claims and resignations, and their undo.
#include <array>

#include "engine/chess/pgn.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

class DrawsTest : public QObject {
    Q_OBJECT
  private slots:
    void computerDeclinesWhenBetter() {
        WindowUnderTest window(from(setupOf(person(), computer(2)), "k2r4/3q4/8/8/8/8/6PP/7K w - - 0 1"),
                               {"h2h3"});
        QVERIFY(window.waitForPly(2));
        QVERIFY(window.game().status().canOfferDraw);
        window.game().offerDraw();
        QCOMPARE(window.game().status().text, QString("Draw offered"));
        QVERIFY(QTest::qWaitFor([&] { return window.notices().text().contains("declines"); }, 5000));
        QVERIFY(!window.game().status().over);
    }

    void computerAcceptsWhenWorse() {
        WindowUnderTest window(from(setupOf(person(), computer(1)), "k7/7p/8/8/8/8/1R6/1Q5K w - - 0 1"),
                               {"h1g1"});
        QVERIFY(window.waitForPly(2));
        window.game().offerDraw();
        QVERIFY(QTest::qWaitFor([&] { return window.game().status().over; }, 5000));
        QCOMPARE(window.game().status().outcomeText, QString("Draw by agreement"));
        QVERIFY(window.notices().text().contains("accepts"));
    }

    void computerDeclinesEarlyDraws() {
        WindowUnderTest window(setupOf(person(), computer(4)), {"e2e4"});
        QVERIFY(window.waitForPly(2));
        window.game().offerDraw();
        QVERIFY(QTest::qWaitFor([&] { return window.notices().text().contains("too early"); }, 5000));
        QVERIFY(!window.game().status().over);
    }

    void computerResignsOnlyToPersons() {
        WindowUnderTest window;
        const auto lost = [&] {
            GameSetup setup = setupOf(person(), computer(2));
            window.start(from(setup, "6k1/5ppp/8/8/8/8/RRR5/4K3 w - - 0 50"));
        };
        // The king walks, because moving back and forth would let the computer repeat the position.
        const auto walkUntilItResigns = [&](int from, int to) {
            constexpr std::array kWalk = {"e1e2", "e2e3", "e3e4", "e4d4", "d4d5", "d5c6"};
            for (int i = from; i < to && !window.game().status().over; ++i) {
                const int ply = window.controller().live()->ply();
                window.play(kWalk[static_cast<std::size_t>(i)]);
                if (!window.game().status().over && !window.waitForPly(ply + 2, 5'000)) return;
            }
        };
        lost();
        walkUntilItResigns(0, 4);
        QVERIFY(!window.game().status().over);
        walkUntilItResigns(4, 6);
        QTRY_VERIFY(window.game().status().over);
        QCOMPARE(window.game().status().outcomeText, QString("White wins: Black resigned"));
        window.app->settings()->setComputersGiveUp(false);
        lost();
        walkUntilItResigns(0, 6);
        QVERIFY(!window.game().status().over || !window.game().status().outcomeText.contains("resigned"));
    }

    void moveWithdrawsTheOffer() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), slowComputer());
        window.start(setup);
        window.play("e2e4");
        window.game().takeBack();
        QVERIFY(!window.game().status().canOfferDraw);
    }

    void personsAgreeAtOnce() {
        WindowUnderTest window{"e2e4"};
        window.game().offerDraw();
        QVERIFY(window.game().status().over);
        window.game().takeBack();
        QVERIFY(!window.game().status().over);
        QCOMPARE(window.game().currentPly(), 1);
    }

    void resignationCanBeTakenBack() {
        WindowUnderTest window;
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        window.game().resign();
        QCOMPARE(window.game().status().outcomeText, QString("Black wins: White resigned"));
        QVERIFY(window.game().status().text.startsWith("Lost"));
        QVERIFY(!window.game().status().canResign);
        QVERIFY(!window.game().status().canRedo);
        window.game().takeBack();
        QVERIFY(!window.game().status().over);
        QCOMPARE(window.game().currentPly(), 2);
        QVERIFY(window.game().board().whiteMovable && !window.game().board().blackMovable);
    }

    void resigningStopsTheComputer() {
        WindowUnderTest window(setupOf(person(), slowComputer()), {"e2e4"});
        window.game().resign();
        QVERIFY(!window.game().status().thinking);
        QVERIFY(window.game().status().over);
        window.game().takeBack();
        QCOMPARE(window.game().currentPly(), 0);
    }

    void resigningAfterTakeBackEndsThere() {
        WindowUnderTest window{"e2e4", "e7e5", "g1f3"};
        window.game().takeBack();
        window.game().takeBack();
        window.game().resign();
        QVERIFY(window.game().status().over);
        QVERIFY(window.game().status().outcomeText.contains("resigned"));
        // A move that was taken back is not in the main line.
        const std::string shared = writePgn(window.controller().gameForSharing());
        QVERIFY2(shared.find("1. e4 (1. e4 e5 2. Nf3) 0-1") != std::string::npos ||
                     shared.find("1. e4 (1. e4 e5 2. Nf3) 1-0") != std::string::npos,
                 shared.c_str());
        const auto again = readPgn(shared);
        QVERIFY(again.has_value());
        QCOMPARE(again->mainLineEnd()->ply(), 1);
        QVERIFY(again->outcomeAt(again->mainLineEnd()).isOver());
        QCOMPARE(QString::fromStdString(writePgn(*again)), QString::fromStdString(shared));
        // The resignation can still be undone, and the moves can be played again afterwards.
        window.game().takeBack();
        window.game().redo();
        QCOMPARE(window.game().plyCount(), 2);
        window.game().redo();
        QCOMPARE(window.controller().live()->ply(), 3);
    }

    void threefoldRepetitionEndsTheGame() {
        WindowUnderTest window(setupOf(person(), person()));
        shuffle(window);
        QVERIFY(window.game().status().over);
        QCOMPARE(window.game().status().outcomeText, QString("Draw by threefold repetition"));
    }

    void claimRuleNeedsAClaim() {
        WindowUnderTest window;
        window.app->settings()->setDrawsByClaim(true);
        window.start(setupOf(person(), person()));
        shuffle(window);
        QVERIFY(!window.game().status().over);
        QVERIFY(window.game().status().canClaimDraw);
        window.game().claimDraw();
        QCOMPARE(window.game().status().outcomeText, QString("Draw by threefold repetition"));
    }

    void randomMoverAlwaysAgrees() {
        WindowUnderTest window(setupOf(person(), randomMover()), {"e2e4"});
        QVERIFY(window.waitForPly(2));
        window.game().offerDraw();
        QVERIFY(window.game().status().over);
    }

  private:
    static void shuffle(WindowUnderTest& window) {
        for (int i = 0; i < 2; ++i)
            for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8"}) window.play(move);
    }
};

PLYGLASS_TEST(DrawsTest);
#include "draws_test.moc"
