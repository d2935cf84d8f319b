// The opening tree gives the same counts as a scan of all games, and the same scores of the person.
#include <QTemporaryDir>
#include <string>

#include "app/services/library/find/game_search.h"
#include "app/services/library/find/opening_tree.h"
#include "app/services/library/played/own_sides.h"
#include "app/services/library/store/collections.h"
#include "app/services/library/store/library_writer.h"
#include "app/services/library/transfer/pgn_import.h"
#include "engine/base/file_text.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "tests/app/library/shelf.h"
#include "tests/engine/chess/odd_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr const char* kRated =
    "[Date \"1990\"]\n[White \"A\"]\n[Black \"B\"]\n[WhiteElo \"2600\"]\n[BlackElo \"2400\"]\n"
    "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n"
    "[Date \"2000\"]\n[White \"A\"]\n[Black \"C\"]\n[WhiteElo \"2500\"]\n[Result \"1/2-1/2\"]\n\n"
    "1. e4 c5 1/2-1/2\n\n"
    "[Date \"2009\"]\n[White \"D\"]\n[Black \"A\"]\n[BlackElo \"2600\"]\n[Result \"0-1\"]\n\n"
    "1. d4 d5 0-1\n\n"
    "[White \"E\"]\n[Black \"F\"]\n[Result \"*\"]\n\n1. Nf3 Nc6 2. e4 e5 *\n\n";

struct TreeShelf : Shelf {
    /// Adds a game played here.
    void play(const std::string& pgn) const {
        auto transaction = LibraryTransaction::begin(*library);
        auto writer = LibraryWriter::make(*library);
        const auto collection = standingCollection(*library, CollectionKind::Played);
        const auto added = (*writer)->add(*collection, libraryGameFrom(pgn));
        if (!added || !transaction->commit()) qFatal("not added");
    }
    OpeningTree treeAt(const Position& position, const TreeScope& scope = {}) const {
        auto tree = openingTreeAt(*library, position, scope);
        if (!tree) qFatal("%s", tree.error().english.c_str());
        return std::move(*tree);
    }
};

std::string played(const char* white, const char* black, const char* movesAndResult) {
    return std::string("[PlyglassWhite \"") + white + " level=3\"]\n[PlyglassBlack \"" + black +
           " level=3\"]\n[Result \"" + QString(movesAndResult).section(' ', -1).toStdString() + "\"]\n\n" +
           movesAndResult + "\n\n";
}

/// Number of lines that reach both positions, by scanning each.
std::uint64_t gamesWithBoth(const std::vector<PgnMainLine>& lines, std::uint64_t here, std::uint64_t there) {
    const auto has = [](const PgnMainLine& line, std::uint64_t key) {
        return std::count(line.keys.begin(), line.keys.end(), key) > 0;
    };
    return static_cast<std::uint64_t>(std::count_if(
        lines.begin(), lines.end(), [&](const auto& line) { return has(line, here) && has(line, there); }));
}

}  // namespace

class OpeningTreeTest : public QObject {
    Q_OBJECT

  private slots:
    void movesAndResultsAreCounted() {
        TreeShelf shelf;
        shelf.import(kRated);
        const OpeningTree tree = shelf.treeAt(Position::start());
        QCOMPARE(tree.all.games, 4u);
        QCOMPARE(tree.all.whiteWins, 1u);
        QCOMPARE(tree.all.draws, 1u);
        QCOMPARE(tree.all.blackWins, 1u);
        QCOMPARE(tree.moves.size(), std::size_t(3));
        const TreeMove& e4 = tree.moves[0];
        QCOMPARE(toUci(Position::start(), e4.move), std::string("e2e4"));
        QCOMPARE(e4.games, 2u);
        QCOMPARE(e4.averageRating(), std::optional(2550));
        QCOMPARE(e4.firstYear(), 1990);
        QCOMPARE(e4.lastYear(), 2000);
    }

    void selectionRestrictsTheTree() {
        TreeShelf shelf;
        shelf.import(kRated);
        const GameSet selection(*findGames(*shelf.library, {.white = "A"}));
        const OpeningTree tree = shelf.treeAt(Position::start(), {.selection = &selection});
        QCOMPARE(tree.all.games, 2u);
        QCOMPARE(tree.moves.size(), std::size_t(1));
    }

    void transpositionsCount() {
        TreeShelf shelf;
        shelf.import(kRated);
        const OpeningTree tree = shelf.treeAt(positionAfter("1. e4 e5 2. Nf3"));
        QCOMPARE(tree.all.games, 1u);
        const OpeningTree later = shelf.treeAt(positionAfter("1. e4 Nc6 2. Nf3"));
        QCOMPARE(later.all.games, 1u);  // 1. Nf3 Nc6 2. e4 reaches it
        QCOMPARE(toSan(positionAfter("1. e4 Nc6 2. Nf3"), later.moves.front().move), std::string("e5"));
    }

    void treeMatchesAFullScan() {
        TreeShelf shelf;
        std::string pgn;
        std::vector<PgnMainLine> lines;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const Game game = oddGame(seed);
            pgn += writePgn(game);
            lines.push_back(pgnMainLineOf(game));
        }
        shelf.import(pgn);
        for (const PgnMainLine& line : lines) {
            const OpeningTree tree = shelf.treeAt(line.start);
            QCOMPARE(tree.all.games, gamesWithBoth(lines, line.start.key(), line.start.key()));
            std::size_t played = 0;
            for (const Move move : legalMoves(line.start))
                played += gamesWithBoth(lines, line.start.key(), line.start.after(move).key()) > 0;
            QCOMPARE(tree.moves.size(), played);
            for (const TreeMove& move : tree.moves)
                QCOMPARE(move.games,
                         gamesWithBoth(lines, line.start.key(), line.start.after(move.move).key()));
        }
    }

    void performanceUsesOpponentRatings() {
        TreeTally tally;
        QVERIFY(!tally.performance());
        tally.opposedGames = 4;
        tally.opponentSum = 8000;
        tally.opposedHalfPoints = 4;
        QCOMPARE(tally.performance(), std::optional(2000));
        tally.opposedHalfPoints = 6;  // 75 %: 191 Elo
        QCOMPARE(tally.performance(), std::optional(2191));
        tally.opposedHalfPoints = 8;
        QCOMPARE(tally.performance(), std::optional(2800));
        tally.opposedHalfPoints = 0;
        QCOMPARE(tally.performance(), std::optional(1200));
    }

    void performanceUsesTheMoversOpponent() {
        TreeShelf shelf;
        shelf.import(kRated);
        // Only the won game against 2400 counts; the other opponent has no rating.
        QCOMPARE(shelf.treeAt(Position::start()).moves[0].performance(), std::optional(2400 + 800));
    }

    void trendIsTheShareByYears() {
        TreeShelf shelf;
        shelf.import(kRated);
        const OpeningTree tree = shelf.treeAt(Position::start());
        QCOMPARE(trendOf(tree.moves[0], tree.all, 2), (std::vector<double>{1.0, 0.5}));
        QCOMPARE(trendOf(tree.moves[0], tree.all, 4), (std::vector<double>{1.0, -1.0, 1.0, 0.0}));
        QVERIFY(trendOf(tree.moves[0], tree.moves[2], 4).empty());
    }

    void ownScoreIsFromTheOwnSide() {
        TreeShelf shelf;
        shelf.import(kRated);
        shelf.play(played("person", "computer", "1. e4 e5 1-0"));
        shelf.play(played("computer", "person", "1. e4 c5 1-0"));
        shelf.play(played("computer", "person", "1. e4 c5 1/2-1/2"));
        shelf.play(played("person", "person", "1. e4 c5 1-0"));
        shelf.play(played("person", "computer", "1. e4 c5 *"));
        OwnSides own;
        QVERIFY(own.read(*shelf.library));
        const OpeningTree tree = shelf.treeAt(Position::start(), {.own = &own.sides()});
        QCOMPARE(tree.moves[0].games, 7u);
        QCOMPARE(tree.moves[0].ownGames, 3u);
        QCOMPARE(tree.moves[0].ownHalfPoints, 3u);
        QCOMPARE(tree.moves[1].ownGames, 0u);
        QVERIFY(shelf.library->run("UPDATE games SET state = 2 WHERE id = 5"));
        QVERIFY(own.read(*shelf.library));
        QCOMPARE(shelf.treeAt(Position::start(), {.own = &own.sides()}).moves[0].ownHalfPoints, 1u);
    }

    void changedGameCountsByItsNewMoves() {
        TreeShelf shelf;
        shelf.import(kRated);
        {
            auto transaction = LibraryTransaction::begin(*shelf.library);
            auto writer = LibraryWriter::make(*shelf.library);
            const char* now = "[Result \"0-1\"]\n\n1. c4 e5 0-1";
            QVERIFY((*writer)->replace(1, libraryGameFrom(now)) && transaction->commit());
        }
        const OpeningTree tree = shelf.treeAt(Position::start());
        QCOMPARE(tree.all.games, 4u);
        QCOMPARE(tree.all.blackWins, 2u);
        QCOMPARE(tree.moves.size(), std::size_t(4));
    }
};

PLYGLASS_TEST(OpeningTreeTest);
#include "opening_tree_test.moc"
