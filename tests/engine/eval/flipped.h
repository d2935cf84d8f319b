// A position with colours exchanged and the board flipped, for testing colour symmetry of evaluators.
#pragma once

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string>
#include <vector>

#include "engine/chess/fen.h"
#include "engine/chess/position.h"

namespace plyglass {

inline std::string otherCase(std::string text) {
    for (char& letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        letter = static_cast<char>(std::isupper(code) ? std::tolower(code) : std::toupper(code));
    }
    return text;
}

inline Position flipped(const Position& position) {
    std::istringstream fields(toFen(position));
    std::string placement, side, castling, enPassant, clocks;
    fields >> placement >> side >> castling >> enPassant;
    std::getline(fields, clocks);
    std::vector<std::string> ranks;
    std::istringstream rows(placement);
    for (std::string row; std::getline(rows, row, '/');) ranks.insert(ranks.begin(), otherCase(row));
    std::string turned;
    for (const std::string& rank : ranks) turned += (turned.empty() ? "" : "/") + rank;
    if (enPassant.size() == 2) enPassant[1] = enPassant[1] == '3' ? '6' : '3';
    const std::string castlingTurned = castling == "-" ? castling : otherCase(castling);
    return Position::fromFen(turned + (side == "w" ? " b " : " w ") + castlingTurned + " " + enPassant +
                             clocks)
        .value();
}

}  // namespace plyglass
