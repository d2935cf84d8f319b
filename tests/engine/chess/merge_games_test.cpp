// Merged games: nothing is lost, and the main line of the first game stays.
#include "engine/chess/merge_games.h"

#include <algorithm>
#include <vector>

#include "engine/base/file_text.h"
#include "engine/chess/pgn.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Game gameOf(std::string_view pgn) {
    auto read = readPgn(pgn);
    if (!read) qFatal("%s", read.error().english.c_str());
    return std::move(*read);
}

/// The moves in PGN, without tags.
QString movesOf(const Game& game) {
    return QString::fromStdString(writePgn(game)).section("\n\n", 1).simplified();
}

constexpr const char* kImmortal =
    "[White \"Anderssen\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ {best} 4. Kf1 b5 1-0";

}  // namespace

class MergeGamesTest : public QObject {
    Q_OBJECT

  private slots:
    void mergedGameIsALabelledVariation() {
        Game tree = gameOf(kImmortal);
        QVERIFY(mergeGame(tree, gameOf("[White \"Morphy\"]\n\n1. e4 e5 2. Nf3 d6 (2... Nc6!) 3. d4 1-0"),
                          "Morphy – Duke, 1–0"));
        QCOMPARE(movesOf(tree),
                 QString("1. e4 e5 2. f4 (2. Nf3 d6 (2... Nc6 $1) 3. d4 {Morphy – Duke, 1–0}) 2... exf4 "
                         "3. Bc4 Qh4+ {best} 4. Kf1 b5 1-0"));
        QCOMPARE(tree.tag("White"), std::string_view("Anderssen"));
        QCOMPARE(tree.mainLineEnd()->ply(), 8);
        QVERIFY(tree.outcomeAt(tree.mainLineEnd()).result == GameResult::WhiteWins);
    }

    void annotationsOfBothGamesAreKept() {
        Game tree = gameOf("1. e4 {[%eval 0.3] strong} e5! *");
        QVERIFY(mergeGame(tree, gameOf("{A lesson} 1. e4 {[%eval 0.5] the best} e5!? 2. d4 *"), "Lesson"));
        QVERIFY(mergeGame(tree, gameOf("1. e4 {strong} e5 2. d4 *"), "Again"));
        const GameNode& e4 = *tree.root()->children().front();
        QCOMPARE(e4.comment, std::string("strong\nthe best"));
        QCOMPARE(e4.evalCp, std::optional(30));
        const GameNode& e5 = *e4.children().front();
        QCOMPARE(e5.nags, (std::vector{1, 5}));
        QCOMPARE(e5.children().size(), 1u);
        QCOMPARE(e5.children().front()->comment, std::string("Lesson\nA lesson\nAgain"));
    }

    void longerGameDoesNotMoveTheEnd() {
        Game tree = gameOf("[Result \"0-1\"]\n\n1. f3 e5 0-1");
        QVERIFY(mergeGame(tree, gameOf("1. f3 e5 2. g4 Qh4# 0-1"), "Fool"));
        QCOMPARE(tree.mainLineEnd()->ply(), 2);
        QVERIFY(tree.outcomeAt(tree.mainLineEnd()).result == GameResult::BlackWins);
    }

    void differentStartIsRefused() {
        Game tree = gameOf(kImmortal);
        const std::string before = writePgn(tree);
        const Game other(*Position::fromFen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
        QVERIFY(!mergeGame(tree, other, "Ending"));
        QCOMPARE(writePgn(tree), before);
    }

    void mergedTreeHasItsOwnTags() {
        MergedTree tree;
        QVERIFY(tree.add(gameOf("[Event \"London\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n[WhiteElo \"2000\"]\n"
                                "[Termination \"Black mates\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1"),
                         "Anna – Ben, 0-1"));
        QVERIFY(tree.add(gameOf("[White \"Anna\"]\n[Black \"Cleo\"]\n\n{A lesson} 1. e4 e5 1-0"),
                         "Anna – Cleo, 1-0"));
        QCOMPARE(QString::fromStdString(writePgn(*tree.take())),
                 QString("[Event \"Merged games (2)\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                         "[White \"Anna\"]\n[Black \"?\"]\n[Result \"*\"]\n\n"
                         "1. e4 (1. f3 e5 2. g4 Qh4# {Anna – Ben, 0-1}) 1... e5 {Anna – Cleo, 1-0 \u2028A\n"
                         "lesson} *\n\n"));
    }

    void mergedTreeHasTheCommonResult_data() {
        const TestRows<QString, QString, QString> row;
        row("the same end", "1. e4 e5 1-0", "1. e4 e5 1-0", "1-0");
        row("mate", "1. f3 e5 2. g4 Qh4# 0-1", "1. f3 e5 2. g4 Qh4# 0-1", "0-1");
        row("another result", "1. e4 e5 1-0", "1. e4 e5 1/2-1/2", "*");
        row("another line", "1. e4 e5 1-0", "1. e4 c5 1-0", "*");
        row("a longer line", "1. e4 e5 1-0", "1. e4 e5 2. f4 1-0", "*");
        row("one mates", "1. f3 e5 2. g4 Qh4# 0-1", "1. f3 e5 2. g3 0-1", "*");
    }
    void mergedTreeHasTheCommonResult() {
        const auto [one, other, result] = testRow<QString, QString, QString>();
        MergedTree tree;
        QVERIFY(tree.add(gameOf(one.toStdString()), "") && tree.add(gameOf(other.toStdString()), ""));
        const auto game = tree.take();
        QVERIFY(game && game->current() == game->root());
        QVERIFY2(movesOf(*game).endsWith(" " + result), qPrintable(movesOf(*game)));
    }

    void initialAnnotationsAreKept() {
        Game tree = gameOf("1. e4 *");
        QVERIFY(mergeGame(tree, gameOf("{[%csl Ge4]} 1. e4 *"), ""));
        QCOMPARE(tree.root()->marks.size(), 1u);
    }

    void gamesOfAFileAreMerged() {
        const auto text = readFileText(PLYGLASS_SOURCE_DIR "/tests/data/games/three.pgn");
        QVERIFY(text.has_value());
        std::vector<Game> games;
        for (const PgnEntry& entry : indexPgn(*text))
            games.push_back(gameOf(std::string_view(*text).substr(entry.offset, entry.length)));
        QCOMPARE(games.size(), 3u);
        Game tree = gameOf(writePgn(games[0]));
        QVERIFY(mergeGame(tree, games[0], ""));
        QCOMPARE(QString::fromStdString(writePgn(tree)), QString::fromStdString(writePgn(games[0])));
        QVERIFY(mergeGame(tree, games[1], "second") && mergeGame(tree, games[2], "third"));
        QCOMPARE(tree.root()->children().size(), 2u);  // 1.d3 and 1.f4
        const Game again = gameOf(writePgn(tree));
        QCOMPARE(writePgn(again), writePgn(tree));
        QCOMPARE(again.mainLineEnd()->ply(), games[0].mainLineEnd()->ply());
        for (const Game& game : games) {
            const GameNode* node = again.root();
            for (const GameNode* wanted : nodesTo(game.mainLineEnd())) {
                const auto next = std::ranges::find(node->children(), wanted->move(),
                                                    [](const auto& child) { return child->move(); });
                QVERIFY(next != node->children().end());
                node = next->get();
            }
        }
    }
};

PLYGLASS_TEST(MergeGamesTest);
#include "merge_games_test.moc"
