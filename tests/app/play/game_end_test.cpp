// The first question and the end of a game in the window: the opponent, the words, and what comes next.
#include <QTest>

#include "app/services/translated.h"
#include "engine/chess/san.h"
#include "engine/levels/levels.h"

#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// White mates in one.
constexpr const char* kMateInOne = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";

GameSetup against(int level) {
    GameSetup setup = setupOf(person(), person());
    setup.players[Black] = atLevel(PlayerSetup{PlayerKind::Computer}, level);
    return setup;
}

}  // namespace

class GameEndTest : public QObject {
    Q_OBJECT

  private slots:
    void wonGameIsSaidAndSearched() {
        WindowUnderTest window(from(against(3), kMateInOne));
        GameEndViewModel& end = *window.app->gameEnd();
        QVERIFY(!end.isOver());
        window.play("a1a8");
        QVERIFY(end.isOver());
        QVERIFY(end.won());
        QCOMPARE(end.headline(), QString("You won"));
        QVERIFY(end.reason().startsWith("Checkmate in 1 move"));
        QVERIFY2(!end.known(), "it is searched only while it is shown");
        end.setWatched(true);
        QTRY_VERIFY_WITH_TIMEOUT(end.known(), 20'000);
        QCOMPARE(end.praise(), QString("You found the mate on move 1."));
        QVERIFY(end.mistakes().isEmpty());
        QCOMPARE(end.course().size(), 2);
        QVERIFY(end.course().last() > 0.9);
    }

    void lostGameCanBeTakenBack() {
        WindowUnderTest window(against(3), {"e2e4"});
        QVERIFY(window.waitForPly(2));
        window.game().resign();
        GameEndViewModel& end = *window.app->gameEnd();
        QVERIFY(end.isOver() && !end.won());
        QCOMPARE(end.winner(), QString("black"));
        QCOMPARE(end.reason(), QString("You resigned on move 1"));
        QCOMPARE(end.takeBackText(), QString("Take back move 1"));
        window.game().takeBack();
        QVERIFY(!end.isOver());
    }

    void gameOfTwoPersonsHasNoSuchEnd() {
        WindowUnderTest window(from(setupOf(person(), person()), kMateInOne));
        window.play("a1a8");
        QVERIFY(!window.app->gameEnd()->isOver());
    }

    void threeWinsSuggestTheNextOpponent() {
        WindowUnderTest window;
        GameEndViewModel& end = *window.app->gameEnd();
        for (int game = 1; game <= 3; ++game) {
            window.start(from(against(3), kMateInOne));
            window.play("a1a8");
            QCOMPARE(end.suggestion().isEmpty(), game < 3);
        }
        QCOMPARE(end.suggestion(), QString("Three wins in a row"));
        window.game().takeBack();
        window.play("a1a8");
        QVERIFY2(!end.suggestion().isEmpty(), "the same win does not count twice");
        end.playSuggested();
        QCOMPARE(window.controller().setup().players[White].level, 4);
        QVERIFY(!end.isOver());
    }

    void reviewAsksTheMistakesOneByOne() {
        WindowUnderTest window(against(3));
        const MistakeExercise mistake{Position::start(),
                                      {},
                                      *parseUci(Position::start(), "f2f3"),
                                      *parseUci(Position::start(), "e2e4")};
        PracticeViewModel& practice = *window.app->practice();
        practice.review({mistake});
        QVERIFY(practice.asking());
        QCOMPARE(practice.reviewText(), QString("Mistake 1 of 1"));
        practice.showSolution();
        practice.review({mistake});
        QVERIFY2(practice.asking(), "a review asks what is not due, too");
        practice.next();
        QVERIFY(practice.reviewText().isEmpty());
    }

    void withoutAnAnswerTheOpponentAdapts() {
        WindowUnderTest window;
        FirstQuestionViewModel& question = startAnew(window);
        question.playAtOnce();
        QVERIFY(!question.isOpen());
        QVERIFY(window.app->setup()->keepEven());
    }

    void firstQuestionSeatsTheOpponent() {
        WindowUnderTest window;
        FirstQuestionViewModel& question = startAnew(window);
        QVERIFY(question.isOpen());
        QCOMPARE(question.blackLine(), translated(lineOf(3)));
        QCOMPARE(window.controller().setup().players[Black].level, 3);
        question.choose(4);
        QCOMPARE(window.controller().setup().players[Black].level, 9);
        question.setColor(1);
        QVERIFY(window.controller().setup().isPerson(Black));
        QVERIFY2(!window.controller().isThinking(), "the opponent waits");
        question.play();
        QVERIFY(!question.isOpen());
        QVERIFY(window.waitForPly(1));
        window.close();
        window.open();
        QVERIFY(!window.app->firstQuestion()->isOpen());
    }

  private:
    static FirstQuestionViewModel& startAnew(WindowUnderTest& window) {
        window.close();
        QSettings(window.directory.filePath("plyglass.conf"), QSettings::IniFormat).remove("play/asked");
        window.open();
        return *window.app->firstQuestion();
    }
};

PLYGLASS_TEST(GameEndTest);
#include "game_end_test.moc"
