// What the text of a move says, before anybody looks at the board.
#pragma once

#include <optional>
#include <string_view>

#include "engine/chess/types.h"

namespace plyglass {

/// "Nbxd7", "O-O", "e8=Q".
struct SanText {
    std::optional<CastlingSide> castling;
    PieceType type = Pawn;
    int file = -1;  ///< of the origin, -1: not said
    int rank = -1;
    Square to = NoSquare;
    PieceType promotion = NoPieceType;
};
/// Nothing if it is no such text. Signs of check and judgement behind it are passed over.
std::optional<SanText> readSan(std::string_view text);

/// "e2e4", "e7e8q".
struct UciText {
    Square from;
    Square to;
    PieceType promotion = NoPieceType;
};
/// Of exactly this form.
std::optional<UciText> readUci(std::string_view text);
/// The same with more about it and behind it: "e2-e4", "e4xd5+", "e7-e8=Q".
std::optional<UciText> readCoordinates(std::string_view text);

/// "exd", "e:d" or "ed": a pawn takes from one file to another.
struct FilesText {
    int from;
    int to;
    PieceType promotion = NoPieceType;
};
std::optional<FilesText> readFiles(std::string_view text);

}  // namespace plyglass
