// The classical evaluation as one pass over a position that reports each term to a sink. The search's sink
// sums the weights, the explanation's sorts them by theme, the tuner's counts the weights used.
//
// A sink has `add<Us>(term, index = 0, times = 1)`: side `Us` has the term `times` times; and
// `danger<Us>(feature, times)` for the king of `Us`.
#pragma once

#include "engine/eval/classical/classical_king.h"
#include "engine/eval/classical/classical_passed.h"
#include "engine/eval/classical/classical_pawns.h"
#include "engine/eval/classical/classical_pieces.h"
#include "engine/eval/classical/classical_threats.h"
#include "engine/eval/classical/endgame_scale.h"

namespace plyglass {

/// The square from the owner's view: Black's e8 is its e1.
constexpr int ownView(Color color, Square square) { return square ^ (color * 56); }
constexpr ClassicalTerm squareTerm(PieceType type) {
    return static_cast<ClassicalTerm>(static_cast<int>(ClassicalTerm::PawnSquare) + type);
}

/// Material and piece-square terms, which the evaluator updates incrementally.
template <Color Us, class Sink>
void scoreStanding(const Position& position, Sink& sink) {
    for (Bitboard left = position.pieces(Us); left;) {
        const Square square = popLowest(left);
        const PieceType type = typeOf(position.pieceAt(square));
        if (type != King) sink.template add<Us>(ClassicalTerm::Material, type);
        sink.template add<Us>(squareTerm(type), ownView(Us, square));
    }
}

/// Pawn structure and shelter, which the pawn hash table caches. Returns the passed pawns of both sides.
template <class Sink>
Bitboard scorePawnStructure(const Position& position, Sink& sink) {
    const Bitboard passed = scorePawns<White>(position, sink) | scorePawns<Black>(position, sink);
    scoreShelter<White>(position, sink);
    scoreShelter<Black>(position, sink);
    return passed;
}

/// All other terms; `passed` comes from scorePawnStructure.
template <class Sink>
void scoreInterplay(const Position& position, Bitboard passed, Sink& sink) {
    ClassicalBoard board(position);
    scorePieces<White>(board, sink);
    scorePieces<Black>(board, sink);
    scoreKingDanger<White>(board, sink);
    scoreKingDanger<Black>(board, sink);
    scoreThreats<White>(board, sink);
    scoreThreats<Black>(board, sink);
    scorePassed<White>(board, passed & board.pawns[White], sink);
    scorePassed<Black>(board, passed & board.pawns[Black], sink);
    scoreSpace<White>(board, sink);
    scoreSpace<Black>(board, sink);
    if (position.sideToMove() == White)
        sink.template add<White>(ClassicalTerm::Tempo);
    else
        sink.template add<Black>(ClassicalTerm::Tempo);
}

/// All terms, from scratch.
template <class Sink>
void scoreAll(const Position& position, Sink& sink) {
    scoreStanding<White>(position, sink);
    scoreStanding<Black>(position, sink);
    const Bitboard passed = scorePawnStructure(position, sink);
    scoreInterplay(position, passed, sink);
}

/// Penalty for king danger, in centipawns.
constexpr int dangerPenalty(int danger) {
    const int bounded = danger < 0 ? 0 : danger > kMaxDanger ? kMaxDanger : danger;
    return bounded * bounded / kDangerScale;
}
constexpr Tapered dangerPenaltyOf(Tapered danger) {
    return makeTapered(dangerPenalty(middlegameOf(danger)), dangerPenalty(endgameOf(danger)));
}

/// Final score for White: scales the endgame half by the chance to win, then tapers.
inline int blend(const Position& position, Tapered sum, int phase) {
    const int endgame = endgameOf(sum);
    const int scale = endgameScale(position, endgame >= 0 ? White : Black).scale;
    if (scale == 0) return 0;
    return taper(middlegameOf(sum), endgame * scale / kNormalScale, phase);
}

/// Phase limited to kFullPhase, which promotions could exceed; 0 with only pawns and kings.
constexpr int boundedPhase(int phase) { return phase > kFullPhase ? kFullPhase : phase; }
int phaseOf(const Position& position);

}  // namespace plyglass
