// The deepest judgement of a position, and identity of positions.
#include "engine/lab/judgement/judgement.h"

#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Judgement judgement(int depth, Score score, MoveSource source = MoveSource::Search) {
    return {{{score, {}, depth}}, depth, 1'000, source};
}

LevelRequest shipped() {
    LevelRequest request;
    request.search.limits.nodes = 20'000;
    request.search.hashMib = 4;
    return request;
}

}  // namespace

class JudgementTest : public QObject {
    Q_OBJECT

  private slots:
    void deepestJudgementIsKept() {
        JudgementStore store;
        const Position start = Position::start();
        QVERIFY(!store.find(start, {}));
        struct Row {
            Judgement heard;
            bool isKept;
            Score known;
        };
        for (const Row& row : {Row{judgement(8, 20), true, 20}, Row{judgement(7, -400), false, 20},
                               Row{judgement(8, 25), true, 25}, Row{judgement(9, 30), true, 30},
                               Row{judgement(0, 31'000, MoveSource::Endgames), true, 31'000},
                               Row{judgement(40, 900), false, 31'000}}) {
            QCOMPARE(store.keep(start, {}, row.heard), row.isKept);
            QCOMPARE(store.find(start, {})->score(), row.known);
        }
    }

    void ownSearchWinsAtSimilarDepth() {
        Judgement ofLine = judgement(12, 50);
        ofLine.nodes = 1'000'000;
        ofLine.isOfLine = true;
        QVERIFY(isDeeper(judgement(11, 20), ofLine));
        QVERIFY(!isDeeper(ofLine, judgement(11, 20)));
        QVERIFY(isDeeper(ofLine, judgement(9, 20)));
    }

    void repetitionsAndClockDistinguishPositions() {
        const Position quiet = Position::fromFen("8/5k2/8/8/8/8/1R3K2/8 w - - 20 60").value();
        const Position nearEnd = Position::fromFen("8/5k2/8/8/8/8/1R3K2/8 w - - 90 60").value();
        JudgementStore store;
        const std::vector<std::uint64_t> once = {1, 2, 3, 4};
        const std::vector<std::uint64_t> twice = {1, 2, 1, 4};
        store.keep(quiet, once, judgement(10, 500));
        QVERIFY(store.find(quiet, {}));
        QVERIFY(!store.find(quiet, twice));
        QVERIFY(!store.find(nearEnd, once));
        // Positions before the last capture or pawn move cannot recur.
        const Position fresh = Position::fromFen("8/5k2/8/8/8/8/1R3K2/8 w - - 0 60").value();
        store.keep(fresh, {}, judgement(10, 500));
        QVERIFY(store.find(fresh, twice));
    }

    void onlyFullStrengthCounts() {
        const auto with = [](const auto& change) {
            LevelRequest request = shipped();
            change(request);
            return judges(request);
        };
        QVERIFY(with([](LevelRequest&) {}));
        QVERIFY(with([](LevelRequest& r) { r.level = *levelFromNumber(kFullLevel); }));
        QVERIFY(with([](LevelRequest& r) { r.search.threads = 2; }));
        QVERIFY(!with([](LevelRequest& r) { r.level = *levelFromNumber(5); }));
        QVERIFY(!with([](LevelRequest& r) { r.search.techniques.nullMove = false; }));
        QVERIFY(!with([](LevelRequest& r) { r.search.evaluator = EvaluatorKind::Material; }));
        QVERIFY(!with(
            [](LevelRequest& r) { r.search.searchMoves = {parseMove(r.search.position, "e4").value()}; }));
    }

    void firstIterationGivesAJudgement() {
        QVERIFY(!judgementOf(SearchInfo{}));
        LevelSearcher searcher;
        const SearchInfo found = searcher.search(shipped()).info;
        const auto known = judgementOf(found);
        QVERIFY(known.has_value());
        QCOMPARE(known->depth, found.depth);
        QCOMPARE(known->score(), found.score);
        QCOMPARE(known->bestMove(), found.pv.front());
        SearchInfo preferring = found;
        preferring.statistics[Counter::PlayedMovesKnown] = 1;
        QVERIFY(!judgementOf(preferring));
    }
};

PLYGLASS_TEST(JudgementTest);
#include "judgement_test.moc"
