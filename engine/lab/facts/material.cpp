#include "engine/lab/facts/material.h"

#include <algorithm>
#include <array>

#include "engine/chess/movegen.h"
#include "engine/eval/see.h"

namespace plyglass {

namespace {

/// An escape that costs more than a pawn still counts as trapped.
constexpr int kEscapeCp = -100;

using Counts = std::array<int, kPieceTypes>;

Counts countsOf(const Position& position, Color side) {
    Counts counts{};
    for (const PieceType type : {Pawn, Knight, Bishop, Rook, Queen})
        counts[type] = count(position.pieces(side, type));
    return counts;
}

/// `more` − `less` by piece type, with equal pieces cancelled.
MaterialChange changeOf(const Counts& more, const Counts& less) {
    Counts won{}, given{};
    MaterialChange change;
    for (const PieceType type : {Pawn, Knight, Bishop, Rook, Queen}) {
        won[type] = std::max(more[type] - less[type], 0);
        given[type] = std::max(less[type] - more[type], 0);
        change.balanceCp += (more[type] - less[type]) * kExchangeValues[type];
    }
    const auto cancel = [&](PieceType ours, PieceType theirs) {
        const int both = std::min(won[ours], given[theirs]);
        won[ours] -= both;
        given[theirs] -= both;
    };
    cancel(Knight, Bishop);
    cancel(Bishop, Knight);
    for (const PieceType type : {Queen, Rook, Bishop, Knight, Pawn}) {
        change.won.insert(change.won.end(), static_cast<std::size_t>(won[type]), type);
        change.given.insert(change.given.end(), static_cast<std::size_t>(given[type]), type);
    }
    return change;
}

/// Maximum plies of captures in a row.
constexpr int kCapturePlies = 8;
constexpr int kAllGains = 10'000;
/// Minimum gain after a quiet position: a piece or the exchange.
constexpr int kLateCp = 200;

int gainOf(const Position& position, Move move) {
    const int taken = kExchangeValues[position.takenBy(move)];
    return move.isPromotion() ? taken + kExchangeValues[move.promotionType()] - kExchangeValues[Pawn] : taken;
}

/// Maximum gain of the side to move by captures and promotions, on one square or anywhere (NoSquare), where
/// both sides may stop at any time: alpha-beta over legal moves, which respects pins.
int bestGain(const Position& position, Square only, int alpha, int beta, int plies) {
    int best = 0;
    if (best >= beta || plies == 0) return best;
    MoveList moves;
    generateLegalCaptures(position, moves);
    std::stable_sort(moves.begin(), moves.end(),
                     [&](Move a, Move b) { return gainOf(position, a) > gainOf(position, b); });
    for (const Move move : moves) {
        if (only != NoSquare && move.to() != only) continue;
        const int gain = gainOf(position, move);
        const int limit = std::max(alpha, best);
        best =
            std::max(best, gain - bestGain(position.after(move), only, gain - beta, gain - limit, plies - 1));
        if (best >= beta) break;
    }
    return best;
}

bool hasPending(const Position& position) {
    return bestGain(position, NoSquare, 0, kTellingCp, kCapturePlies) >= kTellingCp;
}

/// Whether a piece of the side to move would be lost after a null move; false in check.
bool isEnPrise(const Position& position, Square square) {
    if (position.inCheck()) return false;
    const Position passed = position.afterPass();
    const MoveList replies = legalMoves(passed);
    return std::any_of(replies.begin(), replies.end(), [&](Move reply) {
        return reply.to() == square && passed.isCapture(reply) && winsOnSquare(passed, reply);
    });
}

}  // namespace

MaterialChange materialBetween(const Position& before, const Position& now, Color side) {
    Counts more = countsOf(now, side), less = countsOf(before, side);
    const Counts theirs = countsOf(before, ~side), theirsNow = countsOf(now, ~side);
    for (std::size_t type = 0; type < more.size(); ++type) {
        more[type] += theirs[type];
        less[type] += theirsNow[type];
    }
    return changeOf(more, less);
}

MaterialChange materialOn(const Position& position, Color side) {
    return changeOf(countsOf(position, side), countsOf(position, ~side));
}

bool winsOnSquare(const Position& position, Move move) {
    const int gain = gainOf(position, move);
    return gain - bestGain(position.after(move), move.to(), gain - kTellingCp, gain, kCapturePlies) >=
           kTellingCp;
}

std::optional<Move> winningCapture(const Position& position) {
    MoveList moves;
    generateLegalCaptures(position, moves);
    std::optional<Move> best;
    int most = kTellingCp - 1;
    for (const Move move : moves) {
        const int gain = gainOf(position, move);
        const int won = gain - bestGain(position.after(move), NoSquare, -kAllGains, kAllGains, kCapturePlies);
        if (won <= most) continue;
        best = move;
        most = won;
    }
    return best;
}

bool isQuiet(const Position& position) {
    if (position.inCheck() || !hasLegalMove(position) || hasPending(position)) return false;
    return !hasPending(position.afterPass());
}

namespace {

/// Whether the line continues with a recapture on the same square.
bool takesBack(const LineWalk& walk, int ply) {
    if (ply == 0 || ply == walk.length()) return false;
    const Move next = walk.moveTo(ply + 1);
    return next.to() == walk.moveTo(ply).to() && walk.at(ply).isCapture(next) &&
           walk.at(ply - 1).isCapture(walk.moveTo(ply));
}

}  // namespace

std::optional<std::vector<Move>> quietLine(const LineWalk& walk, int from) {
    const int end = std::min(walk.length(), kProofPlies);
    for (int ply = from; ply <= end; ++ply)
        if (isQuiet(walk.at(ply)) && !takesBack(walk, ply)) return walk.moves(0, ply);
    if (end < walk.length()) return std::nullopt;
    std::vector<Move> line = walk.moves(0, end);
    Position now = walk.last();
    while (static_cast<int>(line.size()) < kProofPlies) {
        const auto capture = now.inCheck() ? std::nullopt : winningCapture(now);
        if (!capture) break;
        now.play(*capture);
        line.push_back(*capture);
    }
    if (static_cast<int>(line.size()) < from || !isQuiet(now)) return std::nullopt;
    return line;
}

namespace {

/// For a line that never becomes quiet: up to a point where the side to move cannot capture anything and the
/// gain of `by` is not taken back by the next such point. A later point counts if at least a piece or the
/// exchange more is won there.
std::optional<std::vector<Move>> settledLine(const LineWalk& walk, Color by, int from) {
    constexpr int kBackCp = kTellingCp / 2;
    struct Rest {
        int ply = 0;
        int gain = 0;
    };
    std::optional<Rest> before, settled;
    for (int ply = from; ply <= std::min(walk.length(), kProofPlies + from); ++ply) {
        const Position& now = walk.at(ply);
        if (now.inCheck() || !hasLegalMove(now) || hasPending(now)) continue;
        const Rest rest{ply, materialBetween(walk.at(0), now, by).balanceCp};
        const bool isHeld = before && rest.gain >= before->gain - kBackCp;
        if (settled && rest.gain < settled->gain - kBackCp) settled.reset();
        if (isHeld && (!settled || before->gain >= settled->gain + kLateCp)) settled = before;
        before = rest;
    }
    if (!settled) return std::nullopt;
    return walk.moves(0, settled->ply);
}

}  // namespace

std::optional<std::vector<Move>> countedLine(const LineWalk& walk, Color by, int from) {
    auto first = quietLine(walk, from);
    if (!first) return settledLine(walk, by, from);
    const auto gainAfter = [&](const Position& now) {
        return materialBetween(walk.at(0), now, by).balanceCp;
    };
    const bool isGain = gainAfter(LineWalk(walk.at(0), *first).last()) >= kTellingCp;
    for (int ply = static_cast<int>(first->size()) + 1; ply <= std::min(walk.length(), kProofPlies); ++ply) {
        const int gain = gainAfter(walk.at(ply));
        const bool isOther = isGain ? gain < kTellingCp : gain >= kLateCp;
        if (isOther && isQuiet(walk.at(ply))) return walk.moves(0, ply);
    }
    return first;
}

std::optional<Fact> materialFact(const LineWalk& walk, Color by, int from) {
    const auto line = countedLine(walk, by, from);
    if (!line) return std::nullopt;
    const LineWalk proof(walk.at(0), *line);
    const MaterialChange change = materialBetween(proof.at(0), proof.last(), by);
    if (change.balanceCp < kTellingCp) return std::nullopt;
    return Fact{FactKind::Material, by, *line, proof.length() - 1, {}, change.won, change.given};
}

std::optional<Fact> sacrificeFact(const LineWalk& walk) {
    if (walk.length() < 2 || !walk.at(1).isCapture(walk.moveTo(2))) return std::nullopt;
    const Color by = walk.at(0).sideToMove();
    const Move move = walk.moveTo(1);
    if (walk.moveTo(2).to() != move.to() || isEnPrise(walk.at(0), move.from())) return std::nullopt;
    const MaterialChange change = materialBetween(walk.at(0), walk.at(2), by);
    if (change.balanceCp > -kLateCp || winningCapture(walk.at(2))) return std::nullopt;
    return Fact{FactKind::Sacrifice, by, walk.moves(0, 2), 0, {}, change.won, change.given};
}

bool isTrapped(const Position& position, Square square) {
    const MoveList moves = legalMoves(position);
    const auto escapes = [&](Move move) {
        if (move.from() != square) return false;
        const int gain = gainOf(position, move);
        const Position after = position.after(move);
        return gain - bestGain(after, move.to(), -kAllGains, kAllGains, kCapturePlies) >= kEscapeCp;
    };
    return isEnPrise(position, square) && std::none_of(moves.begin(), moves.end(), escapes);
}

}  // namespace plyglass
