// The whole classical evaluation as one walk over a position that tells a sink what it finds. The search's
// sink adds numbers, the explanation's sorts them by theme, the tuner's notes which weights were used.
//
// A sink has `add<Us>(term, index = 0, times = 1)`: the side `Us` has the thing `times` times; and
// `danger<Us>(feature, times)` for the king of `Us`.
#pragma once

#include "engine/eval/classical/classical_king.h"
#include "engine/eval/classical/classical_passed.h"
#include "engine/eval/classical/classical_pawns.h"
#include "engine/eval/classical/classical_pieces.h"
#include "engine/eval/classical/classical_threats.h"
#include "engine/eval/classical/endgame_scale.h"

namespace plyglass {

/// The square as the owner of a piece sees it: Black's e8 is its e1.
constexpr int ownView(Color color, Square square) { return square ^ (color * 56); }
constexpr ClassicalTerm squareTerm(PieceType type) {
    return static_cast<ClassicalTerm>(static_cast<int>(ClassicalTerm::PawnSquare) + type);
}

/// Material and squares: what the evaluator keeps move by move.
template <Color Us, class Sink>
void scoreStanding(const Position& position, Sink& sink) {
    for (Bitboard left = position.pieces(Us); left;) {
        const Square square = popLowest(left);
        const PieceType type = typeOf(position.pieceAt(square));
        if (type != King) sink.template add<Us>(ClassicalTerm::Material, type);
        sink.template add<Us>(squareTerm(type), ownView(Us, square));
    }
}

/// Pawns and shelter: what the pawn table remembers. Returns the passed pawns of both sides.
template <class Sink>
Bitboard scorePawnStructure(const Position& position, Sink& sink) {
    const Bitboard passed = scorePawns<White>(position, sink) | scorePawns<Black>(position, sink);
    scoreShelter<White>(position, sink);
    scoreShelter<Black>(position, sink);
    return passed;
}

/// All the rest; `passed` from scorePawnStructure.
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

/// All of it, from scratch.
template <class Sink>
void scoreAll(const Position& position, Sink& sink) {
    scoreStanding<White>(position, sink);
    scoreStanding<Black>(position, sink);
    const Bitboard passed = scorePawnStructure(position, sink);
    scoreInterplay(position, passed, sink);
}

/// What a danger of the king costs in centipawns.
constexpr int dangerPenalty(int danger) {
    const int bounded = danger < 0 ? 0 : danger > kMaxDanger ? kMaxDanger : danger;
    return bounded * bounded / kDangerScale;
}
constexpr Tapered dangerPenaltyOf(Tapered danger) {
    return makeTapered(dangerPenalty(middlegameOf(danger)), dangerPenalty(endgameOf(danger)));
}

/// White's sums made one number for White: the endgame half shrinks by what cannot be won, then the halves
/// blend.
inline int blend(const Position& position, Tapered sum, int phase) {
    const int endgame = endgameOf(sum);
    const int scale = endgameScale(position, endgame >= 0 ? White : Black).scale;
    if (scale == 0) return 0;
    return taper(middlegameOf(sum), endgame * scale / kNormalScale, phase);
}

/// kFullPhase while all pieces are there (promotions count no more than that), 0 with pawns and kings only.
constexpr int boundedPhase(int phase) { return phase > kFullPhase ? kFullPhase : phase; }
int phaseOf(const Position& position);

}  // namespace plyglass
