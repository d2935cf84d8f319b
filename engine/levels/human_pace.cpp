#include "engine/levels/human_pace.h"

#include <algorithm>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// Moves among which the remaining time is divided.
constexpr std::int64_t kMovesAhead = 40;
constexpr std::int64_t kHardlyAnyMs = 2'000;
/// Without a clock: the shortest wait, and how much longer it may be.
constexpr std::int64_t kUntimedMs = 1'000;
constexpr std::uint64_t kUntimedRangeMs = 1'000;
/// Upper limit of the wait.
constexpr std::int64_t kLongestMs = 30'000;

bool canTakeBack(const MoveOnClock& move, const MoveList& moves) {
    return move.lastMoveTook && std::any_of(moves.begin(), moves.end(), [&](Move reply) {
               return reply.to() == move.lastMove.to() && !reply.isCastling();
           });
}

/// Share of the usual time in percent: mostly below half, sometimes a long think; smaller with few legal
/// moves.
std::int64_t shareOf(const MoveList& moves, bool inCheck, Random& random) {
    constexpr int kManyMoves = 30;
    constexpr int kLongThoughtPercent = 15;
    std::int64_t percent = 20 + static_cast<std::int64_t>(random.below(60));
    if (random.chance(kLongThoughtPercent)) percent += 40 + static_cast<std::int64_t>(random.below(160));
    const int choice = std::min(static_cast<int>(moves.size()), kManyMoves);
    percent = percent * (kManyMoves + choice) / (2 * kManyMoves);
    return inCheck ? percent / 2 : percent;
}

}  // namespace

std::int64_t humanPaceMs(const MoveOnClock& move, Random& random) {
    const TimeControl& rest = move.rest;
    MoveList moves;
    generateLegal(move.position, moves);
    const std::int64_t share = shareOf(moves, move.position.inCheck(), random);
    if (moves.size() <= 1 || move.isInBook || canTakeBack(move, moves)) return 0;
    if (rest.isFixedPerMove()) return std::min(rest.baseMs * share / 200, rest.baseMs / 2);
    if (rest.baseMs + rest.incrementMs < kHardlyAnyMs) return 0;
    const std::int64_t ahead =
        rest.movesPerPeriod > 0 ? std::min<std::int64_t>(rest.movesPerPeriod, kMovesAhead) : kMovesAhead;
    const std::int64_t usual = rest.baseMs / ahead + rest.incrementMs / 2;
    return std::min({usual * share / 100, rest.baseMs / 10, kLongestMs});
}

std::int64_t untimedPaceMs(Random& random) {
    return kUntimedMs + static_cast<std::int64_t>(random.below(kUntimedRangeMs + 1));
}

}  // namespace plyglass
