// Patterns as people write them: material as "KRPvKR", pawns as "Pd4 !Pc !Pe" or by the name of a structure,
// squares as "8/8/8/3N4/8/8/8/8".
#pragma once

#include <span>
#include <string_view>

#include "app/services/library/game_pattern.h"
#include "engine/base/result.h"

namespace plyglass {

/// The pieces of White and Black, in any order, with a v between: "KRPvKR". A + after a piece stands for that
/// many or more, a * for any number: "KRP+vKRP*". After them may follow, each as a word of its own:
///   at-least           more pieces than these, of any kind, are allowed
///   opposite-bishops   one bishop each, on squares of different colours
///   same-bishops       one bishop each, on squares of the same colour
/// Fails with the part that is wrong and how to write it.
Result<MaterialPattern> readMaterial(std::string_view text);

/// Conditions that all must hold, with blanks or commas between:
///   Pd4    a white pawn on d4; p: a black one
///   Pd     a white pawn on the d-file; P4: on the fourth rank
///   Pd4/d5 on one of these
///   !Pc    no white pawn on the c-file;  !c: no pawn at all there
///   doubled isolated passed   White has such a pawn
///   carlsbad …                the conditions of a structure by its name
/// Fails with the word that is wrong and how to write it.
Result<PawnPattern> readPawns(std::string_view text);

/// Squares as in the first field of a FEN, rank 8 first. A number stands for squares that do not matter;
/// K … p for a piece, - for an empty square, A for any white piece, a for any black one, * for either. Fails
/// with what is wrong, also if no square is named.
Result<SquarePattern> readSquares(std::string_view text);

/// A pawn structure that has a name.
struct PawnStructure {
    const char* id;     ///< "carlsbad"
    const char* name;   ///< "Carlsbad structure", marked for translation
    const char* pawns;  ///< its conditions, with the colours in which it is usually shown
};
std::span<const PawnStructure> pawnStructures();

}  // namespace plyglass
