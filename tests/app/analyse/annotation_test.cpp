// Annotation of the shown move: comments before and after it, signs, marks; every change can be undone.
#include "app/viewmodels/analyse/annotation_view_model.h"
#include "engine/chess/pgn.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

class Annotated {
  public:
    Annotated() {
        window.app->files()->pasteText("1. e4 {[%csl Gd5,Re5][%cal Gg1f3,Rd2d4] plan} e5 (1... c5) *");
        if (!QTest::qWaitFor([this] { return window.controller().isOpened(); })) qFatal("not opened");
        window.game().goForward();
    }
    AnnotationViewModel& annotation() { return *window.app->annotation(); }
    QString pgn() { return QString::fromStdString(writePgn(window.controller().gameForSharing())); }

    WindowUnderTest window;
};

}  // namespace

class AnnotationTest : public QObject {
    Q_OBJECT

  private slots:
    void marksBelongToTheMove() {
        Annotated board;
        const auto toggle = [&](const char* from, const char* to, BoardArrow::Kind kind) {
            board.annotation().toggleMark(from, to, static_cast<int>(kind));
        };
        const BoardArrows marks{{"d5", "d5", BoardArrow::Kind::Green},
                                {"e5", "e5", BoardArrow::Kind::Red},
                                {"g1", "f3", BoardArrow::Kind::Green},
                                {"d2", "d4", BoardArrow::Kind::Red}};
        QVERIFY(board.window.game().board().marks == marks);
        toggle("f1", "c4", BoardArrow::Kind::Yellow);
        toggle("g1", "f3", BoardArrow::Kind::Blue);
        toggle("e5", "e5", BoardArrow::Kind::Red);
        QVERIFY2(board.pgn().contains("[%csl Gd5] [%cal Rd2d4,Yf1c4,Bg1f3] plan"), qPrintable(board.pgn()));
        for (int i = 0; i < 3; ++i) board.window.game().undo();
        QVERIFY(board.window.game().board().marks == marks);
        board.annotation().clearMarks();
        QVERIFY(board.window.game().board().marks.isEmpty());
        toggle("z9", "e4", BoardArrow::Kind::Green);
        toggle("e4", "e4", BoardArrow::Kind::Hint);
        board.annotation().toggleMark("e4", "e4", static_cast<int>(BoardArrow::Kind::Yellow) + 1);
        QVERIFY(board.window.game().board().marks.isEmpty());
    }

    void multilineCommentsBeforeAndAfterTheMove() {
        Annotated board;
        board.window.game().goForward();
        board.annotation().typeComment("First line\n\n  Second line  ");
        board.annotation().typeCommentBefore("Now Black must choose");
        QCOMPARE(board.annotation().comment(), QString("First line\n\n  Second line  "));
        board.annotation().keepComment();
        QVERIFY2(board.pgn().simplified().contains(
                     "{Now Black must choose} 1... e5 {First line Second line} (1... c5)"),
                 qPrintable(board.pgn()));
        board.window.game().goToStart();
        board.annotation().typeCommentBefore("A lesson");
        board.annotation().keepComment();
        QVERIFY(board.pgn().contains("{A lesson} 1. e4"));
        QCOMPARE(board.annotation().comment(), board.annotation().commentBefore());
    }

    void typedCommentsAreSavedWhileTyping() {
        Annotated board;
        QSignalSpy changes(&board.window.controller(), &GameController::gameChanged);
        board.annotation().typeComment("half a sent");
        QTRY_VERIFY(board.pgn().contains("half a sent") && !changes.isEmpty());
        board.annotation().typeComment("half a sentence");
        board.annotation().keepComment();
        QVERIFY(board.pgn().contains("half a sentence"));
        QVERIFY2(!board.pgn().contains("plan"), "the whole comment was replaced");
        while (board.window.game().status().canUndoEdit) board.window.game().undo();
        QVERIFY(board.pgn().contains("plan"));
    }

    void nagsCanBeSetAndRatingsReplaceEachOther() {
        Annotated board;
        AnnotationViewModel& annotation = board.annotation();
        annotation.toggleSign(1);
        annotation.toggleSign(142);
        annotation.toggleSign(5);
        QCOMPARE(annotation.sign(), 5);
        QCOMPARE(annotation.signsText(), QString("!? ⌓"));
        QVERIFY(board.pgn().contains("1. e4 $5 $142"));
        QVERIFY(annotation.allSigns().size() > 140);
        annotation.toggleSign(142);
        QCOMPARE(annotation.signsText(), QString("!?"));
    }

    void annotatingKeepsTheAnalysis() {
        Annotated board;
        QSignalSpy shown(&board.window.controller(), &GameController::shownChanged);
        board.annotation().toggleSign(1);
        board.annotation().toggleMark("e2", "e4", static_cast<int>(BoardArrow::Kind::Green));
        QCOMPARE(shown.count(), 0);
    }
};

PLYGLASS_TEST(AnnotationTest);
#include "annotation_test.moc"
