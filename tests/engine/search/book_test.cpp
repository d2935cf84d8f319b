// Book knowledge of a search: opening book, and the user's own games.
#include <set>

#include "engine/chess/san.h"
#include "engine/knowledge/opening_book.h"
#include "engine/knowledge/played_moves.h"
#include "engine/levels/level_searcher.h"
#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

Move startMove(const char* text) { return parseSan(Position::start(), text).value(); }

SearchRequest requestWithBook() {
    OpeningBook book;
    book.set(Position::start(), {startMove("e4"), 3, 10, 600, 25});
    book.set(Position::start(), {startMove("a4"), 1});
    SearchRequest request;
    request.limits.depth = 4;
    request.knowledge.book = std::make_shared<const OpeningBook>(book);
    return request;
}

/// `count` games, all won or all lost by White, with this first move.
std::shared_ptr<const PlayedMoves> gamesWith(const char* move, int count, GameResult result) {
    PlayedMoves moves;
    for (int i = 0; i < count; ++i) {
        Game game;
        (void)game.play(startMove(move));
        game.end({result, OutcomeReason::Recorded});
        (void)moves.add(game);
    }
    return std::make_shared<const PlayedMoves>(std::move(moves));
}

}  // namespace

class BookTest : public QObject {
    Q_OBJECT

  private slots:
    void bookMoveNeedsNoSearch() {
        SearchRequest request = requestWithBook();
        request.techniques.bookVariety = 0;
        const SearchResult result = Searcher().search(request);
        QCOMPARE(result.bestMove, startMove("e4"));
        QVERIFY(result.completed);
        QCOMPARE(result.info.source, MoveSource::Book);
        QCOMPARE(result.info.depth, 0);
        QCOMPARE(result.info.score, 25);
        QCOMPARE(result.info.statistics[Counter::BookMoves], 1u);
        QCOMPARE(result.info.statistics.totalNodes(), 0u);
        QCOMPARE(result.info.pv, std::vector<Move>{startMove("e4")});
    }

    void seedDeterminesBookMove() {
        SearchRequest request = requestWithBook();
        std::set<std::uint16_t> drawn;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            request.seed = seed;
            const Move move = Searcher().search(request).bestMove;
            QCOMPARE(Searcher().search(request).bestMove, move);
            drawn.insert(move.bits());
        }
        QCOMPARE(drawn.size(), std::size_t{2});
    }

    void bookIsSkippedWhenNotWanted() {
        const auto searches = [](const SearchRequest& request) {
            return Searcher().search(request).info.source == MoveSource::Search;
        };
        SearchRequest request = requestWithBook();
        QVERIFY(!searches(request));
        request.multiPv = 2;
        QVERIFY(searches(request));
        request = requestWithBook();
        request.searchMoves = {startMove("d4")};
        QVERIFY(searches(request));
        request = requestWithBook();
        request.techniques.bookPlies = 0;
        QVERIFY(searches(request));
        request = requestWithBook();
        request.knowledge.book = nullptr;
        QVERIFY(searches(request));
        request = requestWithBook();
        (void)request.position.play(startMove("h3"));
        QVERIFY(searches(request));
    }

    void bookDepthIsLimited() {
        SearchRequest request = requestWithBook();
        Position later = *Position::fromFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 6");
        request.position = later;
        request.techniques.bookPlies = 10;
        QCOMPARE(Searcher().search(request).info.source, MoveSource::Search);
        request.techniques.bookPlies = 11;
        QCOMPARE(Searcher().search(request).info.source, MoveSource::Book);
    }

    void weakLevelsUseLessBook() {
        LevelRequest request{requestWithBook()};
        request.level = levelFromNumber(1).value();
        QCOMPARE(LevelSearcher().search(request).info.source, MoveSource::Search);
        request.level = levelFromNumber(8).value();
        QCOMPARE(LevelSearcher().search(request).info.source, MoveSource::Book);
        int before = 0;
        for (const Level& level : allLevels()) {
            QVERIFY(level.bookPlies >= before);
            before = level.bookPlies;
        }
    }

    void ownGamesChangeTheChoiceNotTheScore() {
        SearchRequest request;
        request.limits.depth = 5;
        const SearchResult plain = Searcher().search(request);
        // A move slightly below the best but won very often is preferred.
        const char* other = plain.bestMove == startMove("e4") ? "d4" : "e4";
        request.knowledge.playedMoves = gamesWith(other, 500, GameResult::WhiteWins);
        const SearchResult liked = Searcher().search(request);
        QCOMPARE(liked.bestMove, startMove(other));
        QCOMPARE(liked.info.statistics[Counter::PlayedMovesKnown], 1u);
        // The score shown is the search's own.
        request.searchMoves = {startMove(other)};
        const Score withBonus = Searcher().search(request).info.score;
        request.knowledge = {};
        QCOMPARE(Searcher().search(request).info.score, withBonus);
    }

    void lostOpeningsAreAvoided() {
        SearchRequest request;
        request.limits.depth = 5;
        const SearchResult plain = Searcher().search(request);
        const std::string first = toSan(Position::start(), plain.bestMove);
        request.knowledge.playedMoves = gamesWith(first.c_str(), 500, GameResult::BlackWins);
        QVERIFY(Searcher().search(request).bestMove != plain.bestMove);
        request.techniques.extendedBook = false;
        const SearchResult off = Searcher().search(request);
        QCOMPARE(off.bestMove, plain.bestMove);
        QCOMPARE(off.info.statistics.totalNodes(), plain.info.statistics.totalNodes());
    }
};

PLYGLASS_TEST(BookTest);
#include "book_test.moc"
