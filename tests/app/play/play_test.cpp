// Whole games through the view model: moves, taking back, navigation, the end.
#include <QRegularExpression>

#include <cmath>

#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

class PlayTest : public QObject {
    Q_OBJECT
  private slots:
    void firstStartBeginsAGame() {
        WindowUnderTest window;
        QVERIFY(window.game().white().isPerson);
        QVERIFY(window.game().black().hasLevel);
        QVERIFY(window.game().board().whiteMovable && !window.game().board().blackMovable);
        QCOMPARE(window.game().board().legalMoves.size(), 20);
        QCOMPARE(window.game().status().text, QString());
        QCOMPARE(window.game().title(), QString("Game against Dora"));
        QVERIFY(!window.game().status().canTakeBack);
        QVERIFY(!window.game().flipped());
        QCOMPARE(window.techniques().player()->depth(), kNoDepthLimit);
        QCOMPARE(window.controller().setup().players[Black].level, kFriendlyLevel);
        QCOMPARE(window.techniques().player()->quiescence(), -1);
        QCOMPARE(window.techniques().player()->presetNames().at(window.techniques().player()->presetIndex()),
                 QString("Modern"));
        QCOMPARE(
            window.techniques().player()->evaluatorNames().at(window.techniques().player()->evaluatorIndex()),
            QString("Network"));
        QCOMPARE(window.techniques().player()->threads(), 1);
        QCOMPARE(window.techniques().player()->hashMib(), 64);
        QVERIFY(!window.techniques().player()->full());
    }

    void computerAnswersAMove() {
        WindowUnderTest window;
        QSignalSpy announced(&window.game(), &GameViewModel::announced);
        window.play("e2e4");
        QVERIFY(window.game().status().thinking);
        QCOMPARE(window.game().status().text, QString("Thinking"));
        QCOMPARE(window.game().status().side, QString("black"));
        QVERIFY(window.game().board().premove.isEmpty());
        QCOMPARE(window.game().board().lastMove, (QStringList{"e2", "e4"}));
        QVERIFY(window.waitForPly(2));
        QVERIFY(!window.game().status().thinking);
        QCOMPARE(announced.front().front().toString(), QString("Pawn e2 to e4"));
        QTRY_VERIFY_WITH_TIMEOUT(window.game().evaluation().known, kTimeoutMs);
        QVERIFY(!std::isnan(window.game().evalHistory().at(1)));
    }

    void twoComputersFinishAGame() {
        WindowUnderTest window;
        QSignalSpy announced(&window.game(), &GameViewModel::announced);
        window.start(setupOf(computer(2), randomMover()));
        QVERIFY(!window.game().board().whiteMovable && !window.game().board().blackMovable);
        QVERIFY(QTest::qWaitFor([&] { return window.game().status().over; }, 120'000));
        QVERIFY(!window.game().status().outcomeText.isEmpty());
        QCOMPARE(announced.back().front().toString(), window.game().status().outcomeText);
        QVERIFY(!window.game().status().thinking);
        QVERIFY(!window.game().status().canTakeBack);
    }

    void chosenOpponentTakesOneSide() {
        struct Seats {
            PlayerSetup white;
            PlayerSetup black;
            Color taken;
        };
        for (const Seats& seats :
             {Seats{person(), computer(2), Black}, Seats{atLevel(computer(2), 3), person(), White},
              Seats{computer(2), randomMover(), White}, Seats{computer(2), computer(2), Black},
              Seats{person(), person(), Black}, Seats{person(), randomMover(), Black},
              Seats{randomMover(), person(), White}, Seats{randomMover(), randomMover(), Black}}) {
            WindowUnderTest window;
            const GameSetup before = setupOf(seats.white, seats.black);
            window.start(before);
            emit window.app->learning()->opponentChosen(PlayerEvaluator(EvaluatorKind::Genome));
            const GameSetup& now = window.controller().setup();
            QCOMPARE(now.players[seats.taken].kind, PlayerKind::Computer);
            QCOMPARE(now.players[seats.taken].level, before.players[seats.taken].level);
            QCOMPARE(now.players[seats.taken].evaluator.id, std::string("genome"));
            QVERIFY(now.players[~seats.taken] == before.players[~seats.taken]);
        }
    }

    void newOpponentAnswers() {
        WindowUnderTest window{"e2e4"};
        QCOMPARE(window.game().plyCount(), 1);
        emit window.app->learning()->opponentChosen(PlayerEvaluator(EvaluatorKind::Material));
        // Both players stay persons until the new opponent is confirmed.
        QVERIFY(window.controller().setup().isPerson(Black));
        window.app->takeOpponent();
        QVERIFY(window.waitForPly(2, 30'000));
        QVERIFY(window.game().board().whiteMovable && !window.game().board().blackMovable);
    }

    void takeBackReturnsToTheLastTurn() {
        WindowUnderTest window;
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        QVERIFY(window.game().status().canTakeBack);
        window.game().takeBack();
        QCOMPARE(window.game().currentPly(), 0);
        QCOMPARE(window.game().plyCount(), 0);
        QVERIFY(!window.game().status().canTakeBack);
        QVERIFY(window.game().status().canRedo);
        window.game().redo();
        QCOMPARE(window.game().currentPly(), 2);
        QVERIFY(!window.game().status().canRedo);
    }

    void takeBackStopsTheComputer() {
        WindowUnderTest window(setupOf(person(), slowComputer()), {"e2e4"});
        QTest::qWait(150);
        QVERIFY(window.game().status().thinking);
        window.game().takeBack();
        QVERIFY(!window.game().status().thinking);
        QCOMPARE(window.game().currentPly(), 0);
        QTest::qWait(150);
        QCOMPARE(window.game().currentPly(), 0);
        QVERIFY(window.game().board().whiteMovable && !window.game().board().blackMovable);
        window.game().redo();
        QVERIFY(window.game().status().thinking);
    }

    void personsTakeBackOnePly() {
        WindowUnderTest window{"e2e4", "e7e5"};
        window.game().takeBack();
        QCOMPARE(window.game().currentPly(), 1);
        QCOMPARE(window.game().white().name, QString("White"));
    }

    void mateCanBeTakenBack() {
        WindowUnderTest window{"f2f3", "e7e5", "g2g4", "d8h4"};
        QVERIFY(window.game().status().over);
        QCOMPARE(window.game().status().outcomeText, QString("Black wins by checkmate"));
        QCOMPARE(window.game().status().resultText, QString("0–1"));
        QCOMPARE(window.game().status().side, QString("black"));
        QCOMPARE(window.game().board().checkSquare, QString("e1"));
        QVERIFY(window.game().board().legalMoves.isEmpty());
        QCOMPARE(window.game().evaluation().whiteShare, 0.0);
        window.game().takeBack();
        QVERIFY(!window.game().status().over);
        QVERIFY(!window.game().board().legalMoves.isEmpty());
    }

    void earlierMoveStartsAVariation() {
        WindowUnderTest window{"e2e4", "e7e5", "g1f3", "b8c6"};
        window.game().goToPly(2);
        QVERIFY(window.game().viewingEarlier());
        QCOMPARE(window.game().plyCount(), 4);
        window.play("f1c4");
        QVERIFY(!window.game().viewingEarlier());
        QCOMPARE(window.game().plyCount(), 3);
        MoveListModel& moves = *window.game().moves();
        QCOMPARE(moves.rowCount(), 3);
        const QModelIndex variation = moves.index(2);
        QCOMPARE(moves.data(variation, MoveListModel::RowKindRole).toInt(), int(MoveRowKind::Variation));
        QCOMPARE(
            moves.data(variation, MoveListModel::TextRole).toString().remove(QRegularExpression("<[^>]*>")),
            QString("2.Nf3 Nc6"));
        window.game().goToNode(moves.data(variation, MoveListModel::NodeIdRole).toInt());
        QVERIFY(window.game().viewingEarlier());
        QCOMPARE(window.game().plyCount(), 4);
        window.game().backToGame();
        QCOMPARE(window.game().plyCount(), 3);
    }

    void lookingBackDoesNotDisturb() {
        WindowUnderTest window(setupOf(person(), computer(4)), {"e2e4"});
        window.game().goToStart();
        QVERIFY(window.game().status().thinking);
        QVERIFY(window.waitForPly(2));
        QCOMPARE(window.game().currentPly(), 0);
        QVERIFY(window.game().viewingEarlier());
        window.game().backToGame();
        QCOMPARE(window.game().currentPly(), 2);
    }

    void earlierMoveIsAnswered() {
        WindowUnderTest window;
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        window.play("d2d4");
        QVERIFY(window.waitForPly(4));
        window.game().goToStart();
        window.play("c2c4");
        QVERIFY(window.game().status().thinking);
        QVERIFY(window.waitForPly(2));
        QCOMPARE(window.controller().live()->parent()->san(), std::string("c4"));
    }

    void illegalMovesAreRefusedWithAReason() {
        WindowUnderTest window;
        QSignalSpy refused(&window.game(), &GameViewModel::illegalMoveRefused);
        window.play("e2e5");
        QCOMPARE(refused.count(), 1);
        QVERIFY(!refused.front().front().toString().isEmpty());
        QCOMPARE(window.game().currentPly(), 0);
    }

    void typedMovesAreParsed() {
        WindowUnderTest window(setupOf(person(), person()));
        QCOMPARE(window.game().typeMove("Nf3"), QString());
        QCOMPARE(window.game().typeMove(" d7d5 "), QString());
        const QString nonsense = window.game().typeMove("xyzzy");
        const QString illegal = window.game().typeMove("Ke2");
        QVERIFY(!nonsense.isEmpty() && !illegal.isEmpty() && nonsense != illegal);
        QCOMPARE(window.game().typeMove("g3"), QString());
    }

    void castlingIsPlayedBothWays() {
        WindowUnderTest window;
        const GameSetup setup = from(setupOf(person(), person()), "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        for (const char* move : {"e1g1", "e1h1"}) {
            window.start(setup);
            QVERIFY(window.game().board().legalMoves.contains(move));
            window.play(move);
            QCOMPARE(window.game().board().lastMove, (QStringList{"e1", "g1"}));
        }
    }

    void promotionUsesTheChosenPiece() {
        WindowUnderTest window(from(setupOf(person(), person()), "8/P6k/8/8/8/8/8/4K3 w - - 0 1"), {"a7a8n"});
        QVERIFY(window.game().board().placement.startsWith("N"));
        window.game().takeBack();
        window.play("a7a8");
        QVERIFY(window.game().board().placement.startsWith("Q"));
    }

    void boardIsSignalledOncePerPly() {
        WindowUnderTest window(setupOf(person(), person()));
        QSignalSpy board(&window.game(), &GameViewModel::boardChanged);
        window.play("e2e4");
        QCOMPARE(board.count(), 1);
        window.game().goToStart();
        QCOMPARE(board.count(), 2);
    }

    void capturedPiecesAreCounted() {
        WindowUnderTest window{"e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5e5", "f1e2"};
        QCOMPARE(window.game().white().captured, QString("P"));
        QCOMPARE(window.game().black().captured, QString("P"));
        QCOMPARE(window.game().white().lead, 0);
        window.play("e5e2");
        QCOMPARE(window.game().black().captured, QString("PB"));
        QCOMPARE(window.game().black().lead, 3);
    }

    void legalPremoveIsPlayed() {
        WindowUnderTest window(setupOf(person(), slowComputer()), {"e2e4"});
        QVERIFY(window.game().board().legalMoves.contains("d2d4"));
        window.play("d2d4");
        QCOMPARE(window.controller().live()->ply(), 1);
        QCOMPARE(window.game().board().premove, QStringList({"d2", "d4"}));
        window.game().moveNow();
        QVERIFY(window.waitForPly(3));
        QCOMPARE(QString::fromStdString(window.controller().live()->san()), QString("d4"));
        QVERIFY(window.game().board().premove.isEmpty());
    }

    void illegalPremoveIsDropped() {
        WindowUnderTest window(setupOf(person(), slowComputer()));
        QVERIFY(!window.game().cancelPremove());
        window.play("e2e4");
        window.play("e4e5");
        window.play("d1d8");  // replaces the first
        QCOMPARE(window.game().board().premove, QStringList({"d1", "d8"}));
        QVERIFY(window.game().cancelPremove());
        QVERIFY(window.game().board().premove.isEmpty());
        window.play("d1d8");
        window.game().moveNow();
        QVERIFY(window.waitForPly(2));
        QTRY_VERIFY(window.game().board().premove.isEmpty());
        QCOMPARE(window.controller().live()->ply(), 2);
        window.play("a2a3");
        window.play("h2h3");
        window.game().takeBack();
        QVERIFY(window.game().board().premove.isEmpty());
        window.app->settings()->setPremoves(false);
        window.play("a2a3");
        QVERIFY(window.game().board().legalMoves.isEmpty());
    }

    void soundsArePlayed() {
        using Sound = GameViewModel::Sound;
        WindowUnderTest window(
            from(setupOf(person(), person()), "rnbqk2r/ppppPppp/8/8/8/8/PPPP1PPP/RNBQK2R b KQkq - 0 1"));
        QSignalSpy sounded(&window.game(), &GameViewModel::sounded);
        for (const char* move : {"h7h6", "e1g1", "d8e7", "f1e1", "e7e1", "d1e1"}) window.play(move);
        window.game().resign();
        QList<int> heard;
        for (const auto& call : sounded) heard += static_cast<int>(call.front().value<Sound>());
        const QList<int> expected{int(Sound::Move), int(Sound::Castling), int(Sound::Capture),
                                  int(Sound::Move), int(Sound::Check),    int(Sound::Check),
                                  int(Sound::End)};
        QCOMPARE(heard, expected);
    }

    void errorClearsWithTheNextMove() {
        WindowUnderTest window(setupOf(person(), person()));
        window.notices().say("Line 3 is not a move.", Tone::Bad);
        QVERIFY(!window.notices().text().isEmpty());
        window.play("e2e4");
        QVERIFY(window.notices().text().isEmpty());
        window.notices().say("Line 3 is not a move.", Tone::Bad);
        window.start(setupOf(person(), person()));
        QVERIFY(window.notices().text().isEmpty());
    }

    void computersPauseAndResume() {
        WindowUnderTest window(setupOf(computer(2), computer(2)));
        QVERIFY(window.waitForPly(3));
        QVERIFY(window.game().status().canPause);
        window.game().setPaused(true);
        const int ply = window.controller().live()->ply();
        QCOMPARE(window.game().status().text, QString("Paused"));
        QTest::qWait(200);
        QCOMPARE(window.controller().live()->ply(), ply);
        window.game().setPaused(false);
        QVERIFY(window.waitForPly(ply + 2));
    }

    void personsMoveResumesThePausedGame() {
        GameSetup setup = setupOf(person(), computer(1));
        setup.time = TimeControl::suddenDeath(5, 0);
        WindowUnderTest window(setup);
        window.game().setPaused(true);
        QVERIFY(window.game().status().paused);
        window.play("e2e4");
        QVERIFY(!window.game().status().paused);
        QVERIFY(window.waitForPly(2));
    }

    void rematchSwapsColours() {
        WindowUnderTest window;
        window.game().rematch();
        QVERIFY(window.game().white().hasLevel);
        QVERIFY(window.game().flipped());
        QVERIFY(window.waitForPly(1));
    }

    void hintComesInThreeStepsAndClearsWithTheNextMove() {
        WindowUnderTest window(from(setupOf(person(), computer(2)), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"));
        window.game().hint()->next();
        QCOMPARE(window.game().status().text, QString("Looking for a hint"));
        QVERIFY(QTest::qWaitFor([&] { return !window.game().board().arrows.isEmpty(); }, 5000));
        HintViewModel& hint = *window.game().hint();
        QCOMPARE(hint.step(), 1);
        QCOMPARE(hint.sentence(), QString("Your rook has a strong move."));
        QVERIFY(window.game().board().arrows == (BoardArrows{{"a1", "a1", BoardArrow::Kind::Hint}}));
        hint.next();
        QCOMPARE(hint.sentence(), QString("From a8 it gives mate."));
        QCOMPARE(window.game().board().hinted, QString("a1"));
        QVERIFY(window.game().board().arrows == (BoardArrows{{"a8", "a8", BoardArrow::Kind::Hint}}));
        hint.next();
        QCOMPARE(hint.sentence(), QString("The rook goes to a8. It is checkmate."));
        QVERIFY(window.game().board().arrows == (BoardArrows{{"a1", "a8", BoardArrow::Kind::Hint}}));
        hint.play();
        QCOMPARE(hint.step(), 0);
        QVERIFY(window.game().board().arrows.isEmpty());
        QVERIFY(window.game().status().over);
        QVERIFY(window.game().status().text.startsWith("Won"));
    }

    void closingDuringASearchIsFast() {
        WindowUnderTest window(setupOf(person(), slowComputer()), {"e2e4"});
        QTest::qWait(100);
        QElapsedTimer timer;
        timer.start();
        window.close();
        QVERIFY2(timer.elapsed() < 200, qPrintable(QString::number(timer.elapsed())));
    }
};

PLYGLASS_TEST(PlayTest);
#include "play_test.moc"
