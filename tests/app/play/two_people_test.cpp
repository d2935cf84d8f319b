// Two people at one board: names, whose turn it is, questions to the other, the board turned.
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

GameSetup miaAndGrandpa() {
    GameSetup setup = setupOf(person(), person());
    setup.names = {"Mia", "Grandpa"};
    return setup;
}

}  // namespace

class TwoPeopleTest : public QObject {
    Q_OBJECT
  private slots:
    void theirNamesAreShownAndKept() {
        WindowUnderTest window(miaAndGrandpa(), {"e2e4", "e7e5"});
        QCOMPARE(window.game().white().name, QString("Mia"));
        QCOMPARE(window.game().black().name, QString("Grandpa"));
        QCOMPARE(window.game().title(), QString("Mia – Grandpa"));
        const Game& saved = window.controller().gameForSharing();
        QCOMPARE(std::string(saved.tag("White")), std::string("Mia"));
        QCOMPARE(std::string(saved.tag("Black")), std::string("Grandpa"));
        window.app->shutDown();
        window.open();
        window.game().resumeGame();
        QVERIFY(window.controller().setup().arePeople());
        QCOMPARE(window.game().black().name, QString("Grandpa"));
        QCOMPARE(window.app->setup()->knownNames(), QStringList({"Mia", "Grandpa"}));
        window.game().rematch();
        QCOMPARE(window.game().white().name, QString("Grandpa"));
    }

    void theStripSaysWhoseTurnItIs() {
        WindowUnderTest window(miaAndGrandpa());
        QCOMPARE(window.game().status().turnSide, QString("white"));
        QCOMPARE(window.game().status().text, QString("your turn"));
        window.play("e2e4");
        QCOMPARE(window.game().status().turnSide, QString("black"));
        window.game().resign();
        QCOMPARE(window.game().status().turnSide, QString());
        window.start(setupOf(person(), computer(1)));
        QCOMPARE(window.game().status().turnSide, QString());
    }

    void takingBackAsksTheOther() {
        WindowUnderTest window(miaAndGrandpa(), {"e2e4", "e7e5"});
        window.game().takeBack();
        QCOMPARE(window.game().plyCount(), 2);
        QCOMPARE(window.game().status().askedSide, QString("white"));
        QCOMPARE(window.game().status().question, QString("Grandpa would like to take back e5. Mia?"));
        QVERIFY(!window.game().status().canTakeBack);
        window.game().answerQuestion(false);
        QCOMPARE(window.game().plyCount(), 2);
        QCOMPARE(window.game().status().question, QString());
        window.game().undo();
        window.game().answerQuestion(true);
        QCOMPARE(window.controller().live()->ply(), 1);
    }

    void aDrawIsOfferedToTheOther() {
        WindowUnderTest window(miaAndGrandpa(), {"e2e4"});
        window.game().offerDraw();
        QCOMPARE(window.game().status().askedSide, QString("white"));
        QCOMPARE(window.game().status().question, QString("Grandpa offers a draw. Mia?"));
        QVERIFY(!window.game().status().canOfferDraw && !window.game().status().over);
        window.game().answerQuestion(true);
        QVERIFY(window.game().status().over);
        QCOMPARE(window.game().status().resultText, QString("½–½"));
    }

    void aMoveOrANewGameDropsTheQuestion() {
        WindowUnderTest window(miaAndGrandpa(), {"e2e4"});
        window.game().takeBack();
        window.play("e7e5");
        QCOMPARE(window.game().status().question, QString());
        window.game().takeBack();
        window.start(miaAndGrandpa());
        QCOMPARE(window.game().status().question, QString());
    }

    void withoutAnAnswerItIsNo() {
        WindowUnderTest window(miaAndGrandpa(), {"e2e4"});
        TwoPeople people(window.controller(), 20);
        QSignalSpy declined(&people, &TwoPeople::declined);
        people.takeBack();
        QVERIFY(people.isAsking());
        QVERIFY(declined.wait(kTimeoutMs));
        QVERIFY(!people.isAsking());
        QCOMPARE(window.controller().live()->ply(), 1);
    }

    void takingBackCanBeForbidden() {
        WindowUnderTest window(miaAndGrandpa(), {"e2e4"});
        window.app->settings()->setBothTakeBack(false);
        QVERIFY(!window.game().status().canTakeBack);
        window.game().takeBack();
        QCOMPARE(window.game().status().question, QString());
        window.start(setupOf(person(), person()));
        window.play("e2e4");
        QVERIFY(window.game().status().canTakeBack);
    }

    void theBoardTurnsAfterEachMove() {
        WindowUnderTest window(miaAndGrandpa());
        window.play("e2e4");
        QVERIFY(!window.game().flipped());
        window.app->settings()->setTurnBoard(true);
        window.play("e7e5");
        QVERIFY(!window.game().flipped());
        window.play("g1f3");
        QVERIFY(window.game().flipped());
        window.game().flip();
        QVERIFY2(!window.game().flipped(), "a person can turn it back");
        window.play("b8c6");
        QVERIFY(!window.game().flipped());
        window.start(setupOf(person(), computer(1)));
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        QVERIFY(!window.game().flipped());
    }
};

PLYGLASS_TEST(TwoPeopleTest);
#include "two_people_test.moc"
