// Text form of patterns: material as "KRPvKR", pawns as "Pd4 !Pc !Pe" or by a structure's name, squares as
// "8/8/8/3N4/8/8/8/8".
#pragma once

#include <span>
#include <string_view>

#include "app/services/library/find/game_pattern.h"
#include "engine/base/result.h"

namespace plyglass {

/// Parses the pieces of White and Black, in any order, separated by v: "KRPvKR". A + after a piece means that
/// many or more, a * any number: "KRP+vKRP*". Optional words may follow:
///   at-least           more pieces, of any type, are allowed
///   opposite-bishops   one bishop each, on squares of different colours
///   same-bishops       one bishop each, on squares of the same colour
/// The error names the invalid part and the correct form.
Result<MaterialPattern> readMaterial(std::string_view text);

/// Parses conditions that must all hold, separated by blanks or commas:
///   Pd4    a white pawn on d4; p: a black one
///   Pd     a white pawn on the d-file; P4: on the fourth rank
///   Pd4/d5 on one of these
///   !Pc    no white pawn on the c-file;  !c: no pawn at all there
///   doubled isolated passed   White has such a pawn
///   carlsbad …                the conditions of a named structure
/// The error names the invalid word and the correct form.
Result<PawnPattern> readPawns(std::string_view text);

/// Parses squares as in the first field of a FEN, rank 8 first. Numbers are ignored squares; K … p a piece, -
/// an empty square, A any white piece, a any black one, * either. Fails if invalid, or if no square is given.
Result<SquarePattern> readSquares(std::string_view text);

/// A named pawn structure.
struct PawnStructure {
    const char* id;     ///< "carlsbad"
    const char* name;   ///< "Carlsbad structure", marked for translation
    const char* pawns;  ///< its conditions, with the usual colours
};
std::span<const PawnStructure> pawnStructures();

}  // namespace plyglass
