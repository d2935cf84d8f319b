#include "engine/lab/facts/draws.h"

#include <algorithm>
#include <cstdlib>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

constexpr int kFiftyMovesInPlies = 100;
/// Minimum number of checks of a perpetual.
constexpr int kPerpetualChecks = 2;

bool isWrongBishopOf(const Position& position, Color side) {
    const Bitboard pawns = position.pieces(side, Pawn);
    const Bitboard bishops = position.pieces(side, Bishop);
    const bool isBare = position.pieces(side) == (pawns | bishops | position.pieces(side, King)) &&
                        position.pieces(~side) == position.pieces(~side, King);
    if (!isBare || !pawns || !bishops) return false;
    const int file = fileOf(lowest(pawns));
    if ((file != 0 && file != 7) || (pawns & ~fileBits(file))) return false;
    const int rank = side == White ? 7 : 0;
    const bool isDarkCorner = (file + rank) % 2 == 0;
    if (bishops & (isDarkCorner ? kDarkSquares : ~kDarkSquares)) return false;
    const Square king = position.king(~side);
    return std::max(std::abs(fileOf(king) - file), std::abs(rankOf(king) - rank)) <= 1;
}

/// Keys of all positions up to `ply` of the line, those of the game first.
std::vector<std::uint64_t> keysUpTo(const LineWalk& walk, std::vector<std::uint64_t> keys, int ply) {
    if (!keys.empty() && keys.back() == walk.at(0).key()) keys.pop_back();
    for (int i = 0; i <= ply; ++i) keys.push_back(walk.at(i).key());
    return keys;
}

bool isKnown(const std::vector<std::uint64_t>& keys, std::uint64_t key) {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// The line up to a repeated position, extended by a move if needed; empty if there is none.
std::vector<Move> repeatingLine(const LineWalk& walk, const std::vector<std::uint64_t>& gameKeys) {
    for (int ply = 1; ply <= walk.length(); ++ply)
        if (isKnown(keysUpTo(walk, gameKeys, ply - 1), walk.at(ply).key())) return walk.moves(0, ply);
    if (walk.length() < 3) return {};
    const auto keys = keysUpTo(walk, gameKeys, walk.length());
    const MoveList moves = legalMoves(walk.last());
    for (const Move move : moves) {
        if (!isKnown(keys, walk.last().after(move).key())) continue;
        std::vector<Move> line = walk.moves(0, walk.length());
        line.push_back(move);
        return line;
    }
    return {};
}

/// Whether every move of `side` since the earlier occurrence of the last position gave check.
bool isPerpetual(const LineWalk& walk, Color side) {
    int checks = 0;
    for (int ply = walk.length(); ply > 0; --ply) {
        if (walk.at(ply - 1).sideToMove() == side) {
            if (!walk.at(ply).inCheck()) return false;
            ++checks;
        }
        if (ply < walk.length() && walk.at(ply - 1).key() == walk.last().key())
            return checks >= kPerpetualChecks;
    }
    return false;
}

std::optional<FactKind> ruleAtEnd(const Position& last) {
    if (!hasLegalMove(last)) return last.inCheck() ? std::nullopt : std::optional(FactKind::Stalemate);
    if (last.hasInsufficientMaterial()) return FactKind::InsufficientMaterial;
    if (last.halfmoveClock() >= kFiftyMovesInPlies) return FactKind::FiftyMoves;
    if (hasWrongBishop(last)) return FactKind::WrongBishop;
    return std::nullopt;
}

}  // namespace

std::optional<Fact> drawFact(const LineWalk& walk, const std::vector<std::uint64_t>& gameKeys, Color saved) {
    for (int ply = 1; ply <= walk.length(); ++ply)
        if (const auto rule = ruleAtEnd(walk.at(ply))) return Fact{*rule, saved, walk.moves(0, ply), ply - 1};
    const std::vector<Move> line = repeatingLine(walk, gameKeys);
    if (line.empty()) return std::nullopt;
    const bool isForced = isPerpetual(LineWalk(walk.at(0), line), saved);
    return Fact{isForced ? FactKind::Perpetual : FactKind::Repetition, saved, line,
                static_cast<int>(line.size()) - 1};
}

bool hasWrongBishop(const Position& position) {
    return isWrongBishopOf(position, White) || isWrongBishopOf(position, Black);
}

}  // namespace plyglass
