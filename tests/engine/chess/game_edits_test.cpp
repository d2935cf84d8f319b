// Deletion and promotion of variations, undo and redo.

#include "engine/chess/game_edits.h"
#include "engine/base/random.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/pgn.h"
#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr Mark kPlan{E2, E4, MarkColor::Green};
constexpr const char* kGame =
    "[Event \"?\"]\n\n1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 Nc6 1-0\n\n";

Game gameOf(const char* pgn) {
    auto game = readPgn(pgn);
    if (!game) qFatal("%s", game.error().english.c_str());
    return std::move(*game);
}

QString moves(const Game& game) {
    const QString text = QString::fromStdString(writePgn(game));
    return text.section("\n\n", 1).simplified();
}

/// The first node with this move in any line.
const GameNode* find(const GameNode* node, std::string_view san) {
    for (const auto& child : node->children()) {
        if (child->san() == san) return child.get();
        if (const GameNode* found = find(child.get(), san)) return found;
    }
    return nullptr;
}

}  // namespace

class GameEditsTest : public QObject {
    Q_OBJECT

  private slots:
    void deletedVariationIsRestoredInPlace() {
        Game game = gameOf(kGame);
        const QString before = moves(game);
        GameEdits edits;
        const GameNode* sicilian = find(game.root(), "c5");
        QVERIFY(edits.remove(game, sicilian));
        QCOMPARE(moves(game), QString("1. e4 e5 (1... e6) 2. Nf3 Nc6 1-0"));
        QVERIFY(!game.contains(sicilian) && !game.contains(sicilian->children().front().get()));
        QVERIFY(!game.goTo(sicilian));
        QCOMPARE(edits.undo(game), sicilian);
        QCOMPARE(moves(game), before);
        QVERIFY(game.contains(sicilian));
        QCOMPARE(edits.redo(game), game.root()->children().front().get());
        QCOMPARE(moves(game), QString("1. e4 e5 (1... e6) 2. Nf3 Nc6 1-0"));
        QVERIFY(!edits.canRedo() && edits.canUndo());
    }

    void annotationsAreReplacedUndoneAndRedone() {
        Game game = gameOf(kGame);
        GameEdits edits;
        const GameNode* move = find(game.root(), "e5");
        QVERIFY(edits.annotate(game, move, {.comment = "Solid", .nags = {1}, .marks = {kPlan}}));
        QVERIFY(moves(game).contains("1... e5 $1 {[%cal Ge2e4] Solid}") ||
                moves(game).contains("e5 $1 {[%cal"));
        QVERIFY(edits.annotate(game, move,
                               {.comment = "Solid", .nags = {1}, .marks = {kPlan}}));  // no change, no edit
        QCOMPARE(edits.undo(game), move);
        QVERIFY(move->comment.empty() && move->nags.empty() && move->marks.empty());
        QVERIFY(!edits.canUndo());
        QCOMPARE(edits.redo(game), move);
        QCOMPARE(QString::fromStdString(move->comment), QString("Solid"));
        QVERIFY(edits.annotate(game, game.root(), {.comment = "Before the game"}));
        QVERIFY(edits.remove(game, move));
        QVERIFY(!edits.annotate(game, move, {}));
    }

    void manualRevertCountsAsUndo() {
        Game game = readPgn("1. e4 e5 *").value();
        const GameNode* const move = game.root()->children().front().get();
        GameEdits edits;
        for (const char* comment : {"plan", "plan typed", "plan"}) {
            Remarks remarks = move->remarks();
            remarks.comment = comment;
            QVERIFY(edits.annotate(game, move, remarks));
        }
        QCOMPARE(edits.undo(game), move);
        QCOMPARE(QString::fromStdString(move->comment), QString());
        QVERIFY(!edits.canUndo());
        edits.redo(game);
        edits.redo(game);
        QCOMPARE(QString::fromStdString(move->comment), QString("plan typed"));
    }

    void addedLinesAreUndoneUnlessPlayed() {
        Game game = gameOf(kGame);
        const QString before = moves(game);
        GameEdits edits;
        const GameNode* e5 = find(game.root(), "e5");
        const std::vector<Move> line = {parseMove(e5->position(), "d4").value()};
        const auto end = edits.add(game, e5, line);
        QVERIFY(end && (*end)->san() == "d4" && moves(game).contains("(2. d4)"));
        QVERIFY2(edits.add(game, e5, line) == *end, "it is there already");
        QVERIFY2(!edits.add(game, e5, {line.front(), line.front()}), "not legal");
        QCOMPARE(edits.undo(game), e5);
        QCOMPARE(moves(game), before);
        QVERIFY(!edits.canUndo());
        QCOMPARE(edits.redo(game), *end);
        const auto longer =
            edits.add(game, *end, {parseMove((*end)->position(), "exd4").value(), Move::normal(D1, D4)});
        QVERIFY(longer);
        QCOMPARE(edits.undo(game), *end);
        QVERIFY2(edits.redo(game) == *longer, "the end of the line is shown");
        edits.undo(game);
        QVERIFY2(edits.undo(game, *end) == nullptr && game.contains(*end), "it is being played there");
    }

    void tagsAndResultAreOneEdit() {
        Game game = gameOf(kGame);
        const std::string before = writePgn(game);
        GameEdits edits;
        Tags tags = game.tags();
        tags.emplace_back("WhiteElo", "2100");
        QVERIFY(edits.setHeader(game, tags, GameResult::Draw));
        const QString after = QString::fromStdString(writePgn(game));
        QVERIFY(after.contains("[WhiteElo \"2100\"]") && after.contains("[Result \"1/2-1/2\"]"));
        QVERIFY(after.endsWith("1/2-1/2\n\n"));
        QVERIFY2(!edits.undo(game), "no move was changed");
        QCOMPARE(writePgn(game), before);
        edits.redo(game);
        QCOMPARE(QString::fromStdString(writePgn(game)), after);
        Game mate = gameOf("1. f3 e5 2. g4 Qh4# 0-1");
        QVERIFY2(!edits.setHeader(mate, {}, GameResult::Draw), "mate is mate");
    }

    void manyAnnotationsAreOneEdit() {
        Game game = gameOf(kGame);
        const QString before = moves(game);
        const GameNode* e5 = find(game.root(), "e5");
        const GameNode* knight = find(e5, "Nf3");
        Remarks remarks = knight->remarks();
        remarks.comment = "Fine";
        remarks.evalCp = 31;
        const auto moveOf = [&](const GameNode* node, const char* text) {
            return parseMove(node->position(), text).value();
        };
        const Move d4 = moveOf(e5, "d2d4");
        GameEdits edits;
        QVERIFY(edits.annotate(
            game, {{knight, remarks, {d4}}, {e5, e5->remarks(), {moveOf(e5->parent(), "c7c5")}}}));
        QCOMPARE(moves(game), QString("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 "
                                      "{[%eval 0.31] Fine} (2. d4) 2... Nc6 1-0"));
        edits.undo(game);
        QCOMPARE(moves(game), before);
        QVERIFY(!edits.canUndo());
        edits.redo(game);
        QVERIFY(moves(game).contains("(2. d4)") && moves(game).contains("Fine"));
        edits.undo(game);
        QCOMPARE(moves(game), before);
        QVERIFY2(!edits.annotate(game, {{knight, remarks, {d4, d4}}}), "not legal");
        QVERIFY2(!edits.annotate(game, {{game.root(), {}, {d4}}}), "nothing was played before the start");
        QCOMPARE(moves(game), before);
    }

    void promotedVariationReplacesTheMove() {
        Game game = gameOf(kGame);
        const QString before = moves(game);
        GameEdits edits;
        QVERIFY(edits.promote(game, find(game.root(), "d5")));
        QCOMPARE(moves(game),
                 QString("1. e4 e5 (1... c5 2. c3 (2. Nf3 d6) 2... d5) (1... e6) 2. Nf3 Nc6 1-0"));
        QVERIFY(edits.promote(game, find(game.root(), "d5")));
        QCOMPARE(moves(game),
                 QString("1. e4 c5 (1... e5 2. Nf3 Nc6) (1... e6) 2. c3 (2. Nf3 d6) 2... d5 1-0"));
        QVERIFY2(!edits.promote(game, find(game.root(), "d5")), "the main line cannot be promoted");
        edits.undo(game);
        edits.undo(game);
        QCOMPARE(moves(game), before);
        QVERIFY(!edits.canUndo());
    }

    void undoOfAPromotionRestoresTheOrder() {
        Game game = gameOf("1. e4 e5 (1... c5) (1... e6 2. d4) (1... c6) 2. Nf3 *");
        const QString before = moves(game);
        const GameNode* const french = find(game.root(), "e6");
        const std::string placement = toPlacement(french->children().front()->position());
        GameEdits edits;
        QVERIFY(edits.promote(game, french));
        QCOMPARE(moves(game), QString("1. e4 e6 (1... e5 2. Nf3) (1... c5) (1... c6) 2. d4 *"));
        QCOMPARE(edits.undo(game), french);
        QCOMPARE(moves(game), before);
        QVERIFY(game.contains(french));
        QCOMPARE(toPlacement(french->children().front()->position()), placement);
    }

    void nestedLineBecomesMainLine() {
        Game game = gameOf(kGame);
        const QString before = moves(game);
        GameEdits edits;
        QVERIFY(edits.makeMainLine(game, find(game.root(), "d5")));
        QCOMPARE(moves(game),
                 QString("1. e4 c5 (1... e5 2. Nf3 Nc6) (1... e6) 2. c3 (2. Nf3 d6) 2... d5 1-0"));
        QCOMPARE(game.outcomeAt(game.mainLineEnd()).result, GameResult::WhiteWins);
        edits.undo(game);
        QCOMPARE(moves(game), before);
    }

    void resultSurvivesDeletionOfTheEnd() {
        Game game = gameOf(kGame);
        GameEdits edits;
        const GameNode* const end = game.mainLineEnd();
        QVERIFY(edits.remove(game, end));
        QVERIFY(moves(game).endsWith("2. Nf3 1-0"));
        QVERIFY(game.current() == game.mainLineEnd());
        edits.undo(game);
        QCOMPARE(game.outcomeAt(end).result, GameResult::WhiteWins);
        QVERIFY(!game.outcomeAt(end->parent()).isOver());
    }

    void currentNodeLeavesADeletedLine() {
        Game game = gameOf(kGame);
        GameEdits edits;
        game.goTo(find(game.root(), "d5"));
        const GameNode* const sicilian = find(game.root(), "c5");
        const GameNode* const before = sicilian->parent();
        QVERIFY(edits.remove(game, sicilian));
        QCOMPARE(static_cast<const Game&>(game).current(), before);
    }

    void startAndForeignMovesCannotBeDeleted() {
        Game game = gameOf(kGame);
        const Game other = gameOf(kGame);
        GameEdits edits;
        QVERIFY(!edits.remove(game, game.root()));
        QVERIFY(!edits.remove(game, find(other.root(), "c5")));
        QVERIFY(!edits.remove(game, nullptr));
        QVERIFY(!edits.promote(game, find(other.root(), "c5")));
        QVERIFY(!edits.makeMainLine(game, nullptr));
        QVERIFY(!edits.canUndo());
    }

    void undoRestoresTheText() {
        Random random(20261123);
        for (int round = 0; round < 200; ++round) {
            Game game;
            std::vector<const GameNode*> nodes;
            for (int i = 0; i < 40; ++i) {
                const MoveList legal = legalMoves(game.position());
                if (legal.size() == 0) break;
                const auto choice = random.below(static_cast<std::uint64_t>(legal.size()));
                QVERIFY(game.addMove(legal[static_cast<int>(choice)]));
                nodes.push_back(game.current());
                game.goTo(nodes[random.below(nodes.size())]);
            }
            GameEdits edits;
            std::vector<std::string> texts{writePgn(game)};
            for (int i = 0; i < 12; ++i) {
                const GameNode* const node = nodes[random.below(nodes.size())];
                const auto kind = random.below(3);
                const auto done = kind == 0   ? edits.remove(game, node)
                                  : kind == 1 ? edits.promote(game, node)
                                              : edits.makeMainLine(game, node);
                if (done) texts.push_back(writePgn(game));
            }
            const std::size_t count = texts.size();
            for (std::size_t i = count; i-- > 1;) {
                QCOMPARE(writePgn(game), texts[i]);
                QVERIFY(edits.undo(game));
            }
            QCOMPARE(writePgn(game), texts[0]);
            for (std::size_t i = 1; i < count; ++i) {
                QVERIFY(edits.redo(game));
                QCOMPARE(writePgn(game), texts[i]);
            }
            QVERIFY(!edits.canRedo());
        }
    }
};

PLYGLASS_TEST(GameEditsTest);
#include "game_edits_test.moc"
