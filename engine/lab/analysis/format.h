// Formats numbers and lines for sentences and tables in the laboratory, the command line and the window. The
// same in all languages.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/chess/position.h"
#include "engine/search/score.h"

namespace plyglass {

/// "1 304 310" with narrow no-break spaces (U+202F).
std::string grouped(std::uint64_t number);

/// "+0.41", "−1.20", "0.00", with U+2212 as minus.
std::string pawnsToText(int cp);
/// "52.4", "−1.2", "0.0", with U+2212 as minus; no sign if rounded to zero.
std::string decimalToText(double number, int decimals);
/// As `decimalToText`, with a plus sign: "+52.4", "−1.2", "0.0".
std::string signedToText(double number, int decimals);
/// "#3", "#−3": mate in moves, negative if Black mates; "#" for 0.
std::string mateToText(int moves);

/// "White wins", "Black wins": tablebase win without distance to mate. Marked for translation.
std::string tableWinToText(bool isForWhite);

/// "×41", "×1.9", "×0.46", with this number of significant digits and grouped thousands; "×0" if invalid. The
/// window has room for two digits, the columns of reports for three.
std::string factorToText(double factor, int digits = 2);

/// "+0.41", "−1.20", "0.00", "#3", "#−3", "White wins": White's view of a score from the view of `view`.
std::string scoreToText(Score score, Color view);

/// "5.Nxe5 dxe5 6.Qxd8+": a line in SAN with move numbers, at most `most` moves. Moves must be legal; a null
/// move is written "pass".
std::string lineToText(const Position& position, const std::vector<Move>& line, std::size_t most = 8);

}  // namespace plyglass
