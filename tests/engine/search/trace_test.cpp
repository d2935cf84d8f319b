// Recorded searches: recording does not change the search, the tree is the one searched, its reasons sum to
// the counters, and the memory limit drops only the deepest plies.
#include "engine/search/trace.h"

#include <map>

#include "engine/chess/movegen.h"
#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

constexpr int kTraceDepth = kSlowBuild ? 5 : 8;

RecordedSearch recordFresh(const SearchRequest& request, std::size_t maxNodes = kMaxTraceNodes) {
    Searcher searcher;
    return searcher.record(request, {.maxNodes = maxNodes});
}

/// One iteration and one pass over the root: the trace is the whole search.
SearchRequest onePass(const char* fen, const char* presetId, int depth) {
    SearchRequest request = requestOf(fen, preset(presetId), depth);
    request.techniques.iterativeDeepening = false;
    request.techniques.aspiration = false;
    return request;
}

std::map<TraceEnd, std::uint64_t> reasonsOf(const Trace& trace) {
    std::map<TraceEnd, std::uint64_t> counts;
    for (const TraceNode& node : trace.nodes()) ++counts[node.reason];
    return counts;
}

}  // namespace

class TraceTest : public QObject {
    Q_OBJECT

  private slots:
    void recordingChangesNothing() {
        for (const Preset& preset : allPresets()) {
            const int depth = preset.id == "minimax" ? 2 : kSlowBuild ? 3 : 4;
            const SearchRequest request = requestOf(kPositions[5], preset.techniques, depth);
            const SearchResult plain = searchFresh(request);
            const RecordedSearch recorded = recordFresh(request);
            QCOMPARE(recorded.result.info.statistics.totalNodes(), plain.info.statistics.totalNodes());
            QCOMPARE(recorded.result.info.score, plain.info.score);
            QCOMPARE(recorded.result.bestMove, plain.bestMove);
            QVERIFY(!recorded.trace->isEmpty());
            QCOMPARE(recorded.trace->depth(), depth);
        }
    }

    void traceIsTheWholeTree() {
        const std::pair<const char*, int> searches[] = {
            {"minimax", 3}, {"alphabeta", 3}, {"franaszczuk-2003", 2}, {"full", kTraceDepth}};
        for (const auto& [presetId, depth] : searches) {
            const RecordedSearch recorded = recordFresh(onePass(kPositions[2], presetId, depth));
            const Trace& trace = *recorded.trace;
            const std::uint64_t nodes = recorded.result.info.statistics.totalNodes();
            QCOMPARE(trace.nodes().size(), std::size_t(nodes));
            QCOMPARE(trace[0].nodes, nodes);
            QCOMPARE(int(trace[0].score), recorded.result.info.score);
            QCOMPARE(trace.cutPly(), kMaxPly);
            QCOMPARE(trace.passes().size(), std::size_t(1));
            QVERIFY(!trace.isInterrupted());
        }
    }

    void reasonsSumToTheCounters() {
        const RecordedSearch recorded = recordFresh(onePass(kPositions[4], "full", kTraceDepth));
        const Statistics& counted = recorded.result.info.statistics;
        auto reasons = reasonsOf(*recorded.trace);
        QCOMPARE(reasons[TraceEnd::Table], counted[Counter::TableCutoffs]);
        QCOMPARE(reasons[TraceEnd::StandPat], counted[Counter::StandPats]);
        QCOMPARE(reasons[TraceEnd::Repetition], counted[Counter::Repetitions]);
        QCOMPARE(reasons[TraceEnd::ReverseFutility], counted[Counter::ReverseFutilityCutoffs]);
        QCOMPARE(reasons[TraceEnd::NullMove], counted[Counter::NullMoveCutoffs]);
        QCOMPARE(reasons[TraceEnd::ProbCut], counted[Counter::ProbCuts]);
        QCOMPARE(reasons[TraceEnd::BetaCutoff], counted[Counter::BetaCutoffs]);
        QVERIFY(counted[Counter::TableCutoffs] > 0 && counted[Counter::StandPats] > 0 &&
                counted[Counter::BetaCutoffs] > 0);
        QCOMPARE(reasons[TraceEnd::Interrupted], std::uint64_t(0));
    }

    void nodeKindsMatchTheCounters() {
        for (const char* presetId : {"full", "franaszczuk-2003", "alphabeta"}) {
            const RecordedSearch recorded = recordFresh(onePass(kPositions[4], presetId, 3));
            std::array<std::uint64_t, kNodeKinds> kinds{};
            for (const TraceNode& node : recorded.trace->nodes())
                ++kinds[static_cast<std::size_t>(node.kind)];
            for (std::size_t kind = 0; kind < kinds.size(); ++kind)
                QCOMPARE(kinds[kind], recorded.result.info.statistics.nodes[kind]);
        }
    }

    void linesArePlayable() {
        const SearchRequest request = requestOf(kPositions[5], preset("full"), kTraceDepth - 2);
        const RecordedSearch recorded = recordFresh(request);
        const Trace& trace = *recorded.trace;
        for (std::uint32_t i = 0; i < trace.nodes().size(); i += 7) {
            Position position = request.position;
            for (const Move move : trace.lineTo(i)) {
                Undo undo;
                if (move.isNull()) {
                    position.makeNullMove(undo);
                } else {
                    QVERIFY(position.play(move));
                }
            }
            if (trace[i].reason == TraceEnd::Checkmate) QVERIFY(position.inCheck());
        }
    }

    void scoresFollowFromChildren() {
        const RecordedSearch recorded = recordFresh(onePass(kPositions[3], "alphabeta", kSlowBuild ? 3 : 4));
        const Trace& trace = *recorded.trace;
        for (std::uint32_t i = 0; i < trace.nodes().size(); ++i) {
            const auto children = trace.children(i);
            if (children.empty()) continue;
            int best = -kInfinity;
            std::uint64_t below = 1;
            for (const std::uint32_t child : children) {
                QCOMPARE(trace[child].parent, i);
                QCOMPARE(int(trace[child].ply), trace[i].ply + 1);
                best = std::max(best, -trace[child].score);
                below += trace[child].nodes;
            }
            QCOMPARE(int(trace[i].score), best);
            QCOMPARE(trace[i].nodes, below);
            QCOMPARE(trace[i].reason == TraceEnd::BetaCutoff, trace[i].score >= trace[i].beta);
        }
    }

    void limitDropsTheDeepestPlies() {
        const SearchRequest request = onePass(kPositions[5], "alphabeta", 3);
        const RecordedSearch whole = recordFresh(request);
        const RecordedSearch bounded = recordFresh(request, kMinTraceNodes);
        const Trace& trace = *bounded.trace;
        QVERIFY(trace.nodes().size() <= kMinTraceNodes);
        QVERIFY(trace.cutPly() < kMaxPly);
        std::vector<TraceNode> shallow;
        for (const TraceNode& node : whole.trace->nodes())
            if (node.ply < trace.cutPly()) shallow.push_back(node);
        QCOMPARE(trace.nodes().size(), shallow.size());
        for (std::uint32_t i = 0; i < shallow.size(); ++i) {
            QCOMPARE(trace[i].move, shallow[i].move);
            QCOMPARE(trace[i].score, shallow[i].score);
            QCOMPARE(trace[i].nodes, shallow[i].nodes);
            QCOMPARE(trace[i].reason, shallow[i].reason);
            std::uint64_t below = 1 + trace.unrecordedBelow(i);
            for (const std::uint32_t child : trace.children(i))
                below += trace[child].nodes - trace.unrecordedBelow(child);
            QCOMPARE(trace[i].nodes, below);
        }
    }

    void allPassesAreKept() {
        const RecordedSearch recorded = recordFresh(requestOf(kPositions[5], preset("full"), kTraceDepth));
        const Trace& trace = *recorded.trace;
        const auto& passes = trace.passes();
        const Statistics& counted = recorded.result.info.statistics;
        QCOMPARE(passes.size(),
                 std::size_t(counted[Counter::Iterations] + counted[Counter::AspirationReSearches]));
        std::uint64_t nodes = 0;
        std::uint32_t next = 0;
        for (std::size_t i = 0; i < passes.size(); ++i) {
            const TraceNode& root = trace[passes[i].root];
            QCOMPARE(passes[i].root, next);
            QCOMPARE(root.role, TraceRole::Root);
            QCOMPARE(root.parent, passes[i].root);
            QVERIFY(root.depth <= passes[i].depth);
            QVERIFY(i == 0 || passes[i].depth - passes[i - 1].depth <= 1);
            QCOMPARE(trace.passOf(passes[i].root), i);
            QCOMPARE(trace.passOf(root.end - 1), i);
            for (const std::uint32_t child : trace.children(passes[i].root))
                QCOMPARE(trace[child].parent, passes[i].root);
            next = root.end;
            nodes += root.nodes;
        }
        QCOMPARE(std::size_t(next), trace.nodes().size());
        QCOMPARE(nodes, counted.totalNodes());
        QCOMPARE(passes.front().depth, 1);
        QCOMPARE(trace.depth(), kTraceDepth);
        QCOMPARE(trace.decidingPass(), passes.size() - 1);
        QCOMPARE(int(trace[passes.back().root].score), recorded.result.info.score);
    }

    void failedWindowAddsAPass() {
        for (const char* fen : kPositions) {
            const RecordedSearch recorded = recordFresh(requestOf(fen, preset("full"), kTraceDepth));
            const Trace& trace = *recorded.trace;
            const auto& passes = trace.passes();
            for (std::size_t i = 1; i < passes.size(); ++i) {
                if (passes[i].depth != passes[i - 1].depth || trace.isProof(i)) continue;
                const TraceNode& before = trace[passes[i - 1].root];
                QVERIFY(before.score <= before.alpha || before.score >= before.beta);
            }
        }
    }

    void mateProofsAreSeparatePasses() {
        // A mate in four is found first, then one in three; stopped during a mate proof.
        SearchRequest request = requestOf(kPositions[13], preset("full"), kMaxPly - 1);
        request.evaluator = SearchRequest().evaluator;
        for (const std::uint64_t most : {10'000, 600}) {
            request.limits.nodes = most;
            const RecordedSearch recorded = recordFresh(request);
            const Trace& trace = *recorded.trace;
            int proofs = 0;
            std::uint64_t nodes = 0;
            for (std::size_t i = 0; i < trace.passes().size(); ++i) {
                const TraceNode& root = trace[trace.passes()[i].root];
                nodes += root.nodes;
                if (!trace.isProof(i)) continue;
                ++proofs;
                QCOMPARE(int(root.alpha), kMateScore - root.depth - 1);
            }
            QVERIFY(proofs > 0);
            // The node at which a search stops is not counted.
            const bool completed = recorded.result.completed;
            QCOMPARE(nodes, recorded.result.info.statistics.totalNodes() + (completed ? 0 : 1));
            QVERIFY(!trace.isInterrupted());
            QCOMPARE(int(trace[trace.passes()[trace.decidingPass()].root].score), recorded.result.info.score);
            QCOMPARE(mateInMoves(recorded.result.info.score), most == 600 ? 4 : 3);
            QCOMPARE(completed, most != 600);
        }
    }

    void limitAppliesToAllPasses() {
        const SearchRequest request = requestOf(kPositions[5], preset("full"), kTraceDepth);
        const RecordedSearch whole = recordFresh(request);
        const RecordedSearch bounded = recordFresh(request, kMinTraceNodes);
        const Trace& trace = *bounded.trace;
        QVERIFY(whole.trace->nodes().size() > kMinTraceNodes);
        QVERIFY(trace.nodes().size() <= kMinTraceNodes);
        QVERIFY(trace.cutPly() < kMaxPly);
        QCOMPARE(trace.passes().size(), whole.trace->passes().size());
        for (std::size_t i = 0; i < trace.passes().size(); ++i) {
            const TraceNode& root = trace[trace.passes()[i].root];
            QCOMPARE(root.role, TraceRole::Root);
            QCOMPARE(root.nodes, (*whole.trace)[whole.trace->passes()[i].root].nodes);
            QCOMPARE(trace.passes()[i].depth, whole.trace->passes()[i].depth);
        }
        std::size_t shallow = 0;
        for (const TraceNode& node : whole.trace->nodes()) shallow += node.ply < trace.cutPly();
        QCOMPARE(trace.nodes().size(), shallow);
    }

    void sevenEighthsAreKept() {
        const SearchRequest request = requestOf(kPositions[5], preset("full"), 7);
        const RecordedSearch whole = recordFresh(request);
        std::array<std::size_t, kMaxPly> upToPly{};
        for (const TraceNode& node : whole.trace->nodes())
            for (std::size_t ply = node.ply; ply < upToPly.size(); ++ply) ++upToPly[ply];
        int tried = 0;
        for (std::size_t ply = 1; ply < upToPly.size(); ++ply) {
            const std::size_t bound = upToPly[ply] * 8 / 7 + 8;
            if (bound < kMinTraceNodes || bound >= whole.trace->nodes().size()) continue;
            const RecordedSearch bounded = recordFresh(request, bound);
            QVERIFY(bounded.trace->cutPly() > static_cast<int>(ply));
            QVERIFY(bounded.trace->nodes().size() >= upToPly[ply]);
            ++tried;
        }
        QVERIFY(tried > 0);
    }

    void interruptedSearchKeepsItsTrace() {
        SearchRequest request = requestOf(kPositions[8], preset("full"), kMaxPly - 1);
        request.limits.nodes = 20'000;
        const RecordedSearch recorded = recordFresh(request);
        const Trace& trace = *recorded.trace;
        QVERIFY(!recorded.result.completed);
        QVERIFY(trace.isInterrupted());
        QVERIFY(trace.passes().size() > 1);
        QVERIFY(!trace.isInterrupted(trace.decidingPass()));
        QCOMPARE(trace.decidingPass(), trace.passes().size() - 2);
        QVERIFY(!recorded.result.bestMove.isNull());
    }

    void finishedGameHasAnEmptyTree() {
        const RecordedSearch recorded =
            recordFresh(requestOf("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", preset("full"), 4));
        QVERIFY(recorded.trace->isEmpty());
        QCOMPARE(recorded.trace->depth(), 0);
    }
};

PLYGLASS_TEST(TraceTest);
#include "trace_test.moc"
