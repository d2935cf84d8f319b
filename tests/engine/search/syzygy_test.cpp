// Search with Syzygy tables: when they are probed, and use of the results.
#include <fmt/format.h>

#include <algorithm>

#include "engine/base/random.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/eval/genome.h"
#include "engine/knowledge/endgames/endgame_moves.h"
#include "engine/knowledge/endgames/endgame_position.h"
#include "engine/levels/level_searcher.h"
#include "engine/search/trace.h"
#include "tests/engine/knowledge/endgames/known_tables.h"
#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

constexpr const char* kBishopAndKnight = "8/8/8/3k4/8/8/8/KBN5 w - - 0 1";
/// White can capture the rook, which leaves a king and a pawn.
constexpr const char* kTakesRook = "k7/8/8/8/8/8/Pr6/K7 w - - 0 1";
constexpr const char* kRookTaken = "k7/8/8/8/8/8/PK6/8 b - -";

struct SyzygySearch {
    std::shared_ptr<KnownTables> tables = std::make_shared<KnownTables>();
    SearchRequest request;

    explicit SyzygySearch(const char* fen, int depth = 3) : request(requestOf(fen, Techniques(), depth)) {
        request.knowledge.syzygy = tables;
    }
    SearchResult result() const { return searchFresh(request); }
    int asked() const { return tables->asked + tables->rootsAsked; }
};

Move bestDefence(const Position& position) {
    return rankedMoves(EndgameTables::builtIn(), position)->front().move;
}

/// Plays the stronger side by short searches with only Syzygy tables, until mate; false if the fifty-move
/// rule comes first.
bool matesInTime(const Position& start) {
    SyzygySearch search(kBishopAndKnight, 1);
    SearchRequest& request = search.request;
    request.position = start;
    while (hasLegalMove(request.position)) {
        if (request.position.halfmoveClock() >= 100) return false;
        const bool isStronger = request.position.sideToMove() == start.sideToMove();
        const Move move = isStronger ? search.result().bestMove : bestDefence(request.position);
        request.gameKeys.push_back(request.position.key());
        if (!request.position.play(move)) qFatal("an illegal move");
    }
    return request.position.inCheck();
}

}  // namespace

class SyzygyTest : public QObject {
    Q_OBJECT

  private slots:
    void syzygyAloneWinsWonEndings_data() {
        const TestRows<std::string> row;
        for (const char* name : {"KBNK", "KBBK", "KQKR"}) row(name);
    }
    void syzygyAloneWinsWonEndings() {
        const auto [name] = testRow<std::string>();
        constexpr int kGames = kSlowBuild ? 1 : 6;
        Random random(5);
        const EndgameMaterial material = EndgameMaterial::fromName(name).value();
        for (int won = 0; won < kGames;) {
            const Position position = randomEndgamePosition(material, random);
            const auto value = EndgameTables::builtIn().probe(position);
            if (value->outcome != EndgameOutcome::Win) continue;
            QVERIFY2(matesInTime(position), toFen(position).c_str());
            ++won;
        }
    }

    void rootIsProbedOnce() {
        const SyzygySearch search(kBishopAndKnight);
        const SearchResult result = search.result();
        QCOMPARE(search.tables->rootsAsked, 1);
        QCOMPARE(search.tables->asked, 0);  // no capture is near, so the clock is never 0
        QCOMPARE(result.info.statistics[Counter::SyzygyHits], 1u);
        QVERIFY(result.info.score >= kCertainWin && !isMate(result.info.score));
        QCOMPARE(result.info.lines.front().score, result.info.score);
    }

    void allThreadsSearchTheSameMoves() {
        SyzygySearch search(kBishopAndKnight);
        search.request.threads = 3;
        QCOMPARE(search.result().info.statistics[Counter::SyzygyHits], 1u);
        QCOMPARE(search.tables->rootsAsked, 1);
    }

    void lateWinIsADraw() {
        const SyzygySearch search("8/8/8/3k4/8/8/8/KBN5 w - - 95 80");
        const SearchResult result = search.result();
        QCOMPARE(result.info.score, kDrawScore);
        QCOMPARE(result.info.lines.front().score, kDrawScore);
    }

    void captureWinsAtAnyCount() {
        for (const int counter : {99, 100, 300}) {
            const SyzygySearch search(fmt::format("7k/8/8/8/8/8/1r6/K1Q5 w - - {} 200", counter).c_str());
            QVERIFY(search.result().info.score >= kCertainWin);
        }
    }

    /// Results hold for a new count: after a quiet move the result is unknown, but the root at 0 is known.
    void withoutDistancesOnlyZeroClockIsCertain() {
        const SyzygySearch fresh(kBishopAndKnight);
        fresh.tables->hasDistances = false;
        QVERIFY(fresh.result().info.score >= kCertainWin);
        const SyzygySearch later("8/8/8/3k4/8/8/8/KBN5 w - - 90 80");
        later.tables->hasDistances = false;
        const Score score = later.result().info.score;
        QVERIFY(score >= kDrawScore && !isDecisive(score));
        const SyzygySearch lost("8/8/8/3k4/8/8/8/KBN5 b - - 90 80");
        lost.tables->hasDistances = false;
        QVERIFY(lost.result().info.score <= kDrawScore && !isDecisive(lost.result().info.score));
    }

    void searchMovesLimitTheVerdict() {
        SyzygySearch search(kBishopAndKnight);
        search.tables->hasDistances = false;
        search.request.searchMoves = {parseSan(search.request.position, "Ka2").value()};
        QVERIFY(!isDecisive(search.result().info.score));
    }

    void losingMovesAreNotSearched() {
        const SyzygySearch search("8/3k4/8/3PK3/8/8/8/8 b - - 0 1");
        const auto ranked = rankedMoves(EndgameTables::builtIn(), search.request.position).value();
        const auto draws = std::ranges::count(ranked, EndgameOutcome::Draw,
                                              [](const EndgameMove& move) { return move.value.outcome; });
        QVERIFY(draws > 0 && draws < static_cast<int>(ranked.size()));
        const SearchResult result = search.result();
        QCOMPARE(result.info.rootMoves, static_cast<int>(draws));
        QCOMPARE(result.info.score, kDrawScore);
    }

    void lostPositionScoresAsLost() {
        const SyzygySearch search("8/8/8/3k4/8/8/8/KBN5 b - - 0 1");
        QVERIFY(search.result().info.score <= -kCertainWin);
    }

    void evaluationsStayBelowTableWins() {
        Genome genome;
        genome.genes.fill(kMaxGene);
        for (const bool correctionHistory : {false, true}) {
            SearchRequest request =
                requestOf("6k1/5pp1/7p/8/8/8/PPPPQPPP/1NBQKBNR w - - 0 1", Techniques(), 1);
            request.techniques.correctionHistory = correctionHistory;
            request.techniques.scoreScaling = false;
            request.evaluator = EvaluatorKind::Genome;
            request.evaluator.genome = std::make_shared<const Genome>(genome);
            const Score score = searchFresh(request).info.score;
            QCOMPARE(score, kMaxEvalCp);
            QVERIFY(!isDecisive(score));
        }
    }

    void capturesAreProbed() {
        const std::pair<SyzygyVerdict, Score> rows[] = {
            {SyzygyVerdict::Loss, kTableWinScore - 1}, {SyzygyVerdict::BlessedLoss, kDrawScore},
            {SyzygyVerdict::Draw, kDrawScore},         {SyzygyVerdict::CursedWin, kDrawScore},
            {SyzygyVerdict::Win, -kTableWinScore + 1},
        };
        for (const auto& [verdict, score] : rows) {
            SyzygySearch search(kTakesRook);
            search.tables->set(kRookTaken, verdict);
            search.request.multiPv = 2;  // disables the root probe
            search.request.searchMoves = {parseSan(search.request.position, "Kxb2").value()};
            const SearchResult result = search.result();
            QCOMPARE(result.info.score, score);
            QVERIFY(result.info.statistics[Counter::SyzygyHits] > 0);
            QCOMPARE(search.tables->rootsAsked, 0);
        }
    }

    void disabledTablesAreNotProbed() {
        for (const char* fen : {kBishopAndKnight, kTakesRook}) {
            SyzygySearch search(fen);
            search.request.techniques.syzygy = false;
            const SearchResult result = search.result();
            QCOMPARE(search.asked(), 0);
            QCOMPARE(result.info.statistics[Counter::SyzygyHits], 0u);
        }
    }

    void ownTablesComeFirst() {
        for (const char* fen : {kBishopAndKnight, kTakesRook, "8/3k4/8/3PK3/8/8/8/8 b - - 0 1"}) {
            SyzygySearch search(fen);
            search.request.knowledge.endgames = &EndgameTables::builtIn();
            const SearchResult result = search.result();
            QCOMPARE(search.asked(), 0);
            QCOMPARE(result.info.statistics[Counter::SyzygyHits], 0u);
            search.request.techniques.endgameTables = false;
            (void)search.result();
            QVERIFY(search.asked() > 0);
        }
    }

    void castlingRightsAreSearched() {
        SyzygySearch search("4k3/8/8/8/8/8/6p1/4K2R w K - 0 1", 5);
        const SearchResult result = search.result();
        QCOMPARE(search.tables->rootsAsked, 0);
        QVERIFY(search.tables->asked > 0);  // after captures that end castling rights
        QVERIFY(!result.bestMove.isNull());
    }

    void multiPvIsSearchedNormally() {
        SyzygySearch search(kBishopAndKnight);
        search.request.multiPv = 30;
        QCOMPARE(static_cast<int>(search.result().info.lines.size()),
                 legalMoves(search.request.position).size());
        QCOMPARE(search.tables->rootsAsked, 0);
    }

    void bestSearchMovesAreKept() {
        SyzygySearch search("7k/8/8/8/8/8/1r6/K1Q5 w - - 0 1");
        const Position& position = search.request.position;
        const auto ranked = search.tables->rankedMoves(position, false).value();
        const SyzygyMove& worst = ranked.back();
        QVERIFY(outcomeOf(ranked.front().verdict) != outcomeOf(worst.verdict));
        search.request.searchMoves = {worst.move};
        QCOMPARE(search.result().bestMove, worst.move);
        search.request.searchMoves = {worst.move, ranked.front().move};
        QCOMPARE(search.result().bestMove, ranked.front().move);
    }

    void traceMarksProbes() {
        SyzygySearch search(kTakesRook);
        search.request.searchMoves = {parseSan(search.request.position, "Kxb2").value()};
        Searcher searcher;
        const RecordedSearch recorded = searcher.record(search.request, {});
        QVERIFY(std::ranges::count(recorded.trace->nodes(), TraceEnd::Syzygy, &TraceNode::reason) > 0);
    }

    void weakLevelsDoNotProbe() {
        const SyzygySearch search(kBishopAndKnight);
        const LevelRequest request{search.request, *levelFromNumber(3)};
        QVERIFY(!LevelSearcher().search(request).bestMove.isNull());
        QCOMPARE(search.asked(), 0);
    }

    void switchWithoutTablesChangesNothing() {
        SearchRequest request = requestOf(kMiddleGame, Techniques(), 6);
        const auto nodes = searchFresh(request).info.statistics.totalNodes();
        request.techniques.syzygy = false;
        QCOMPARE(searchFresh(request).info.statistics.totalNodes(), nodes);
    }
};

PLYGLASS_TEST(SyzygyTest);
#include "syzygy_test.moc"
