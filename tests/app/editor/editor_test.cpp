// The position editor without its window: pieces, castling rights, text in both directions, undo, and games
// started from the position.
#include <QClipboard>
#include <QGuiApplication>

#include "engine/chess/fen.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

const QString kBareKings = QStringLiteral("4k3/8/8/8/8/8/8/4K3 w - - 0 1");

QList<bool> possibleRights(EditorViewModel& editor) {
    QList<bool> possible;
    for (int row = 0; row < 4; ++row) possible += editor.castling()->value(row, "possible").toBool();
    return possible;
}

}  // namespace

class EditorTest : public QObject {
    Q_OBJECT

  private slots:
    void opensWithTheShownPosition() {
        WindowUnderTest window{"e2e4"};
        EditorViewModel& editor = *window.app->editor();
        editor.open();
        QCOMPARE(editor.fen(), window.game().fen());
        QVERIFY(!editor.canUndo());
        editor.erase("e4");
        window.play("e7e5");
        editor.open();
        QVERIFY(editor.fen().startsWith("rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR b"));
        editor.useShownPosition();
        QCOMPARE(editor.fen(), window.game().fen());
    }

    void piecesArePlacedMovedAndRemoved() {
        WindowUnderTest window;
        EditorViewModel& editor = *window.app->editor();
        editor.clearBoard();
        editor.put("wK", "e1");
        editor.put("bK", "e8");
        editor.setTool("wQ");
        editor.use("d4");
        QCOMPARE(editor.board().placement, QString("4k3/8/8/8/3Q4/8/8/4K3"));
        editor.use("d4");
        QCOMPARE(editor.fen(), kBareKings);
        editor.use("d4");
        editor.move("d4", "e8");
        QCOMPARE(editor.board().placement, QString("4Q3/8/8/8/8/8/8/4K3"));
        editor.setTool("erase");
        editor.use("e8");
        QCOMPARE(editor.board().placement, QString("8/8/8/8/8/8/8/4K3"));
        editor.setTool("zz");
        QCOMPARE(editor.tool(), QString("erase"));
        for (const char* nowhere : {"", "-", "i9", "e4e"}) {
            editor.put("wQ", nowhere);
            editor.move("e1", nowhere);
        }
        QCOMPARE(editor.board().placement, QString("8/8/8/8/8/8/8/4K3"));
    }

    void undoAndRedo() {
        WindowUnderTest window;
        EditorViewModel& editor = *window.app->editor();
        editor.open();
        const QString start = editor.fen();
        editor.erase("a1");
        editor.setWhiteToMove(false);
        const QString changed = editor.fen();
        editor.undo();
        editor.undo();
        QCOMPARE(editor.fen(), start);
        QVERIFY(!editor.canUndo());
        editor.redo();
        editor.redo();
        QCOMPARE(editor.fen(), changed);
        QVERIFY(!editor.canRedo());
        editor.undo();
        editor.erase("h8");
        QVERIFY(!editor.canRedo());
    }

    void typedChangesAreOneUndoStep() {
        WindowUnderTest window;
        EditorViewModel& editor = *window.app->editor();
        editor.open();
        const QString fen = "4k3/8/8/8/8/8/8/4K2R w K - 12 30";
        for (int length = 1; length <= fen.size(); ++length) editor.type(fen.left(length));
        QCOMPARE(editor.fen(), fen);
        editor.setHalfmoveClock(13);
        editor.setHalfmoveClock(14);
        QCOMPARE(editor.halfmoveClock(), 14);
        editor.undo();
        QCOMPARE(editor.fen(), fen);
        editor.undo();
        QVERIFY(!editor.canUndo());
    }

    void castlingNeedsKingAndRookInPlace() {
        WindowUnderTest window;
        EditorViewModel& editor = *window.app->editor();
        editor.pasteText("r3k3/8/8/8/8/8/8/R3K2R w - - 0 1");
        QCOMPARE(possibleRights(editor), (QList<bool>{true, true, false, true}));
        editor.setCastling(0, true);
        editor.setCastling(3, true);
        QCOMPARE(editor.fen(), QString("r3k3/8/8/8/8/8/8/R3K2R w Kq - 0 1"));
        editor.move("h1", "h2");
        QCOMPARE(possibleRights(editor), (QList<bool>{false, true, false, true}));
        QVERIFY(editor.fen().contains(" q "));
        editor.move("h2", "h1");
        QVERIFY(editor.fen().contains(" Kq "));
        editor.setCastling(2, true);
        QVERIFY(editor.fen().contains(" Kq "));
        editor.setCastling(0, false);
        QVERIFY(editor.fen().contains(" q "));
    }

    void chess960OffersOtherRooks() {
        WindowUnderTest window;
        EditorViewModel& editor = *window.app->editor();
        editor.pasteText("4k3/8/8/8/8/8/8/1R2K1R1 w - - 0 1");
        QCOMPARE(possibleRights(editor), (QList<bool>{false, false, false, false}));
        editor.setChess960(true);
        QCOMPARE(possibleRights(editor), (QList<bool>{true, true, false, false}));
        editor.setCastling(1, true);
        QCOMPARE(editor.fen(), QString("4k3/8/8/8/8/8/8/1R2K1R1 w Q - 0 1"));
    }

    void enPassantIsOfferedIfPossible() {
        WindowUnderTest window;
        EditorViewModel& editor = *window.app->editor();
        editor.pasteText("4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1");
        QCOMPARE(editor.enPassantNames(), (QStringList{"–", "e6"}));
        QCOMPARE(editor.enPassantIndex(), 0);
        editor.setEnPassantIndex(1);
        QVERIFY(editor.fen().contains(" e6 "));
        editor.setWhiteToMove(false);
        QCOMPARE(editor.enPassantNames(), QStringList{"–"});
        QCOMPARE(editor.enPassantIndex(), 0);
        QVERIFY(!editor.fen().contains("e6"));
    }

    void badTextIsExplained() {
        WindowUnderTest window;
        EditorViewModel& editor = *window.app->editor();
        editor.open();
        const QString fen = editor.fen();
        editor.pasteText("4k3/8/8/8/8/8/4K3 w - - 0 1");
        QVERIFY2(editor.fenError().contains("7 ranks"), qPrintable(editor.fenError()));
        QCOMPARE(editor.fen(), fen);
        editor.pasteText("  ");
        QVERIFY(editor.fenError().contains("clipboard"));
        editor.dismissError();
        QVERIFY(editor.fenError().isEmpty());
        editor.pasteText("8/8/8");
        editor.erase("a1");
        QVERIFY(editor.fenError().isEmpty());
    }

    void fenIsCopiedAndPasted() {
        WindowUnderTest window;
        EditorViewModel& editor = *window.app->editor();
        QGuiApplication::clipboard()->setText("[FEN \"" + kBareKings + "\"]");
        editor.paste();
        QCOMPARE(editor.fen(), kBareKings);
        editor.put("wR", "a1");
        editor.copyFen();
        QCOMPARE(QGuiApplication::clipboard()->text(), editor.fen());
    }

    void unplayablePositionIsExplained() {
        WindowUnderTest window{"e2e4"};
        EditorViewModel& editor = *window.app->editor();
        QSignalSpy wanted(&editor, &EditorViewModel::playRequested);
        editor.clearBoard();
        QVERIFY2(editor.problem().contains("White has no king"), qPrintable(editor.problem()));
        editor.play();
        editor.analyse();
        QCOMPARE(wanted.count(), 0);
        QCOMPARE(window.game().plyCount(), 1);
        // A legal position in which the game is over can be analysed but not played.
        editor.pasteText("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
        QVERIFY(editor.problem().startsWith("Black is checkmated"));
        QVERIFY(editor.legal());
        QCOMPARE(editor.board().checkSquare, QString("g8"));
        editor.play();
        QCOMPARE(wanted.count(), 0);
        editor.analyse();
        QCOMPARE(window.game().plyCount(), 0);
    }

    void newGameKeepsTheOldOne() {
        WindowUnderTest window{"e2e4"};
        EditorViewModel& editor = *window.app->editor();
        editor.pasteText("4k3/8/8/8/8/8/4P3/4K3 b - - 3 20");
        editor.play();
        QCOMPARE(window.game().plyCount(), 1);  // nothing has been started yet
        QCOMPARE(window.app->setup()->fen(), editor.fen());
        QVERIFY(editor.canUndo());
        QVERIFY(window.app->setup()->start());
        QCOMPARE(window.game().fen(), QString("4k3/8/8/8/8/8/4P3/4K3 b - - 3 20"));
        QVERIFY(!editor.canUndo());
        window.app->shutDown();
        QVERIFY2(window.keptGames().contains("1. e4"), "the game before is in the library");
    }

    void analysisKeepsThePlayers() {
        WindowUnderTest window;
        const GameSetup before = setupOf(computer(1), person());
        window.start(before);
        QVERIFY(window.waitForPly(1));
        EditorViewModel& editor = *window.app->editor();
        editor.pasteText("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        editor.analyse();
        QCOMPARE(window.game().fen(), QString("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
        QVERIFY(!window.game().status().thinking);
        QVERIFY(window.controller().setup().players == before.players);
        window.app->analyse()->playMove("e2", "e4", "");
        QCOMPARE(window.controller().shown()->ply(), 1);
    }

    void newGamePositionIsUsed() {
        WindowUnderTest window;
        EditorViewModel& editor = *window.app->editor();
        editor.openWith(kBareKings);
        QCOMPARE(editor.fen(), kBareKings);
        editor.openWith("nonsense");
        QCOMPARE(editor.fen(), kBareKings);
    }
};

PLYGLASS_TEST(EditorTest);
#include "editor_test.moc"
