// Parses move text without a position.
#pragma once

#include <optional>
#include <string_view>

#include "engine/chess/types.h"

namespace plyglass {

/// "Nbxd7", "O-O", "e8=Q".
struct SanText {
    std::optional<CastlingSide> castling;
    PieceType type = Pawn;
    int file = -1;  ///< file of origin; -1: not given
    int rank = -1;
    Square to = NoSquare;
    PieceType promotion = NoPieceType;
};
/// Empty if the text is not SAN. Check and annotation signs are ignored.
std::optional<SanText> readSan(std::string_view text);

/// "e2e4", "e7e8q".
struct UciText {
    Square from;
    Square to;
    PieceType promotion = NoPieceType;
};
/// Exactly this form.
std::optional<UciText> readUci(std::string_view text);
/// As `readUci`, with additional characters: "e2-e4", "e4xd5+", "e7-e8=Q".
std::optional<UciText> readCoordinates(std::string_view text);

/// "exd", "e:d" or "ed": a pawn capture by files.
struct FilesText {
    int from;
    int to;
    PieceType promotion = NoPieceType;
};
std::optional<FilesText> readFiles(std::string_view text);

}  // namespace plyglass
