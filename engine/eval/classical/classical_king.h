// King safety: attackers, weak squares next to the king, safe checks. The features add up to a danger value
// that the sink squares.
#pragma once

#include <algorithm>

#include "engine/eval/classical/classical_board.h"

namespace plyglass {

/// Counts the features of KingDangerFeature for the king of `Us`.
template <Color Us, class Sink>
void scoreKingDanger(const ClassicalBoard& board, Sink& sink) {
    constexpr Color Them = ~Us;
    const Position& position = board.position;
    const Square king = board.king[Us];
    for (int type = Knight; type <= Queen; ++type)
        sink.template danger<Us>(KnightAttackers + type - Knight, board.zoneAttackers[Us][type]);
    sink.template danger<Us>(ZoneAttacks, board.zoneAttacks[Us]);

    const Bitboard lightlyDefended =
        ~board.attacked[Us] | board.attackedBy[Us][King] | board.attackedBy[Us][Queen];
    const Bitboard weak = board.attacked[Them] & ~board.attackedTwice[Us] & lightlyDefended;
    sink.template danger<Us>(WeakZone, count(weak & board.kingZone[Us]));

    const Bitboard safe = ~position.pieces(Them) & (~board.attacked[Us] | (weak & board.attackedTwice[Them]));
    const Bitboard seenThroughQueen = board.occupied & ~position.pieces(Us, Queen);
    const Bitboard diagonal = bishopAttacks(king, seenThroughQueen);
    const Bitboard orthogonal = rookAttacks(king, seenThroughQueen);
    const auto& by = board.attackedBy[Them];
    const Bitboard knightChecks = knightAttacks(king) & by[Knight];
    const Bitboard bishopChecks = diagonal & by[Bishop];
    const Bitboard rookChecks = orthogonal & by[Rook];
    const Bitboard queenChecks = (diagonal | orthogonal) & by[Queen];
    sink.template danger<Us>(KnightChecks, count(knightChecks & safe));
    sink.template danger<Us>(BishopChecks, count(bishopChecks & safe));
    sink.template danger<Us>(RookChecks, count(rookChecks & safe));
    sink.template danger<Us>(QueenChecks, count(queenChecks & safe & ~board.attackedBy[Us][Queen]));
    const Bitboard unsafe = (knightChecks | bishopChecks | rookChecks) & ~safe & ~position.pieces(Them);
    sink.template danger<Us>(UnsafeChecks, count(unsafe));

    constexpr Bitboard kCamp = Us == White ? ~0ull >> 24 : ~0ull << 24;
    const int middle = std::clamp(fileOf(king), 1, 6);
    const Bitboard files = fileBits(middle - 1) | fileBits(middle) | fileBits(middle + 1);
    const Bitboard flank = kCamp & (files | (middle < 4 ? files << 1 & ~kFileA : files >> 1 & ~kFileH));
    const Bitboard flankAttacks = flank & board.attacked[Them];
    sink.template danger<Us>(NoEnemyQueen, position.pieces(Them, Queen) == 0);
    sink.template danger<Us>(FlankAttacks,
                             count(flankAttacks) + count(flankAttacks & board.attackedTwice[Them]));
    sink.template danger<Us>(FlankDefences, count(flank & board.attacked[Us]));
    sink.template danger<Us>(PinnedPieces, count(board.pinned[Us]));
    int open = 0;
    for (int file = middle - 1; file <= middle + 1; ++file) open += !(board.pawns[Us] & fileBits(file));
    sink.template danger<Us>(OpenFiles, open);
    sink.template danger<Us>(DangerConstant, 1);
}

}  // namespace plyglass
