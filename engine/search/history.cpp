#include "engine/search/history.h"

#include <algorithm>
#include <new>

#include "engine/chess/zobrist.h"
#include "engine/search/tunables.h"

namespace plyglass {

namespace {

/// Weight of an error: its depth in eighths. One update moves an entry by at most a quarter of its limit.
constexpr int kFullDepth = 8;
constexpr int kLargestStep = kCorrectionLimit / 4;

}  // namespace

StructureKeys StructureKeys::of(const Position& position) {
    StructureKeys keys;
    for (Bitboard rest = position.occupied(); rest;) {
        const Square square = popLowest(rest);
        const Piece piece = position.pieceAt(square);
        (typeOf(piece) == Pawn ? keys.pawns : keys.pieces[colorOf(piece)]) ^= kZobrist.piece[piece][square];
    }
    return keys;
}

StructureKeys StructureKeys::after(const MoveDelta& delta) const {
    StructureKeys keys = *this;
    for (int i = 0; i < delta.size; ++i) {
        const auto& [piece, from, to] = delta.changes[i];
        std::uint64_t& key = typeOf(piece) == Pawn ? keys.pawns : keys.pieces[colorOf(piece)];
        if (from != NoSquare) key ^= kZobrist.piece[piece][from];
        if (to != NoSquare) key ^= kZobrist.piece[piece][to];
    }
    return keys;
}

History::History() : m_memory(sizeof(Tables)) {
    if (!m_memory) throw std::bad_alloc();
    clear();
}

void History::clear() { m_tables = new (m_memory.start()) Tables(); }

/// Calls `action` with every correction entry of the position.
template <class Action>
void History::forEachCorrection(const CorrectionKeys& keys, Action action) const {
    const Color us = keys.sideToMove;
    action(m_tables->corrections.pawns[us][keys.structure.pawns % kCorrectionSize]);
    for (const Color color : {White, Black})
        action(m_tables->corrections.pieces[color][us][keys.structure.pieces[color] % kCorrectionSize]);
    const auto [first, second] = keys.lastMoves;
    if (first != kNoPieceSquare && second != kNoPieceSquare)
        action(m_tables->corrections.moves[first][second]);
}

int History::correction(const CorrectionKeys& keys) const {
    int sum = 0;
    forEachCorrection(keys, [&](const CorrectionEntry& entry) { sum += entry; });
    return sum * tune::correctionPerTable / kCorrectionLimit;
}

void History::forgetCorrections() { new (&m_tables->corrections) Corrections(); }

void History::learnCorrection(const CorrectionKeys& keys, int depth, int errorCp) {
    const int bonus = std::clamp(errorCp * depth / kFullDepth, -kLargestStep, kLargestStep);
    forEachCorrection(keys, [&](CorrectionEntry& entry) { entry.add(bonus); });
}

}  // namespace plyglass
