#include "engine/search/bench.h"

#include <array>
#include <chrono>

namespace plyglass {

namespace {

constexpr std::array<std::string_view, 40> kPositions = {
    // Test positions: openings, king attacks, endings, castling, en passant, promotions, bare kings.
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
    "rnbqkb1r/pp2pppp/3p1n2/8/3NP3/8/PPP2PPP/RNBQKB1R w KQkq - 1 5",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8",
    "2kr3r/1bbp1p2/p3pp2/1p4q1/4P3/PNN1PBP1/1PP3KP/1R1Q1R2 b - - 0 1",
    "5rk1/p4ppp/2b2q1P/7B/4p1Q1/5PR1/PPPb2R1/1K6 b - - 0 1",
    "3q2k1/1pp2pp1/7p/5b2/1P6/2Q2P2/r5PP/2BrRK1R b - - 2 25",
    "r2qk2r/pp6/2pbp3/2Pp1p2/3PBPp1/4PRp1/PP1BQ1P1/4R1K1 b kq - 0 20",
    "5r2/p1p1p1k1/1p2prpp/4R3/3P2P1/P1P1Q3/2q1R2P/6K1 b - - 1 28",
    "2rr2k1/Qp4pp/4bp2/4n3/4B3/1P2B1P1/P3q2P/RK5R b - - 1 24",
    "4r1k1/1b3ppp/p7/1p6/3N4/1P3P2/P4KPP/3R4 b - - 3 30",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/8/1p1k4/1P6/1K6/8/8/8 w - - 0 1",
    "8/P6k/8/8/8/8/p6K/8 w - - 0 1",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "8/8/8/2k5/3Pp3/8/8/4K2R b K d3 0 1",
    "7k/8/6K1/8/8/8/8/R7 w - - 10 60",
    "6k1/Q4pp1/2pq2rp/3p2n1/4r3/2PN4/P4PPP/2R2R1K b - - 0 1",
    // Positions from self-play games on seeded random openings.
    "rq2k1nr/p1pbppbp/1pnp2p1/8/2B1P3/2P4P/PP1P1PP1/RNBQK1NR w KQkq - 7 8",
    "r1b1kbnr/ppqn1ppp/3pp3/1Pp5/P7/8/R1PPPPPP/1NBQKBNR b Kkq - 4 9",
    "rn2kb1r/2pp1ppp/1pq1p2n/pb2B3/7P/5PPN/P1PPP1B1/RNQ1K1R1 b kq - 14 15",
    "r1bqk2r/ppp2p1p/2n2n2/3pp2Q/1b2P2N/N4BP1/PPPP1P2/R1B1KR2 w Qkq - 2 19",
    "1r2kbr1/N2bppp1/Pp3n1p/2p1N3/2Pp1PP1/R2P3P/1P2P1B1/2n2K1R b - - 0 21",
    "4k2r/2p4p/b1p2p2/3p1p2/rp1Pn2N/3NP1PP/P1P1KP2/R3R3 w - - 3 25",
    "r1b1k3/pppp2bp/n3p3/8/P1PP2PN/8/1P3n1P/1RK3NR b q - 0 32",
    "4k3/pr2pp1p/1p1pn3/1Rp3p1/3b2Rr/P1PP1PnP/q3PN2/B1Q1KBN1 b - - 0 38",
    "3r1bnr/p4kp1/b1np3p/1pp1p2q/1P2Pp2/P1BP3N/2P2PQP/RN2KB1R b - - 0 41",
    "5r2/pR1b1p2/2p3p1/2kr3p/3N1PP1/2P4P/P1BP4/4K3 w - - 7 44",
    "2b1knr1/rp3ppp/p1p1pn2/3p4/3P4/P1P1Q3/q1PKP1PP/B1R2BNR b - - 9 47",
    "8/4k1p1/8/3p2n1/3Pp3/8/2K1RPb1/5q2 w - - 6 50",
    "2r5/4pkbp/7p/p2p4/3p1PP1/1R6/1P1K1N1P/6N1 b - - 0 51",
    "5k1r/p2p1pp1/Bp1n4/2r1p2p/P7/5P2/RP1P1KPP/3R4 w - - 4 56",
    "1r4k1/p5pp/8/p1p5/3n4/5N2/2K3p1/8 w - - 2 61",
    "1rbr2k1/1p6/3p1p1p/p4PpP/P1P5/1P1P4/4P1R1/4K2B w - - 0 67",
};

}  // namespace

std::span<const std::string_view> benchPositions() { return kPositions; }

BenchResult runBench(Searcher& searcher, const BenchOptions& options, const BenchCallback& onPosition) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    SearchRequest request;
    options.engine.applyTo(request);
    request.threads = 1;
    request.limits.depth = options.depth;
    request.hashMib = kBenchHashMib;
    BenchResult result;
    int number = 0;
    for (const std::string_view fen : kPositions) {
        request.position = *Position::fromFen(fen);
        searcher.clear();
        const SearchResult found = searcher.search(request);
        const std::uint64_t nodes = found.info.statistics.totalNodes();
        result.nodes += nodes;
        result.completed = found.completed;
        if (!found.completed) break;
        if (onPosition) onPosition(++number, fen, nodes);
    }
    const auto elapsed = Clock::now() - start;
    result.timeMs = std::chrono::duration_cast<std::chrono::milliseconds>(elapsed).count();
    return result;
}

}  // namespace plyglass
