// Numbers and lines as sentences and tables write them: the one source for the laboratory, the command line
// and the window. Notation is the same in all languages.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/chess/position.h"
#include "engine/search/score.h"

namespace plyglass {

/// "1 304 310" with narrow spaces that never part (U+202F).
std::string grouped(std::uint64_t number);

/// "+0.41", "−1.20", "0.00", with a true minus (U+2212).
std::string pawnsToText(int cp);
/// "52.4", "−1.2", "0.0" with so many decimals and a true minus; what rounds to zero has no sign.
std::string decimalToText(double number, int decimals);
/// The same with a plus: "+52.4", "−1.2", "0.0".
std::string signedToText(double number, int decimals);
/// "#3", "#−3" for a mate in so many moves, negative against White; "#" for 0.
std::string mateToText(int moves);

/// "White wins": Syzygy tables know it, not how soon; "Black wins". Marked for translation.
std::string tableWinToText(bool isForWhite);

/// "×41", "×1.9", "×0.46": so many significant digits, whole thousands grouped; "×0" for what is no factor.
/// The window has room for two, the columns of reports for three.
std::string factorToText(double factor, int digits = 2);

/// "+0.41", "−1.20", "0.00", "#3", "#−3", "White wins": from White's view, the score being that of `view`.
std::string scoreToText(Score score, Color view);

/// "5.Nxe5 dxe5 6.Qxd8+": a line in SAN with move numbers, at most so many moves of it. Its moves are legal;
/// a null move is a "pass".
std::string lineToText(const Position& position, const std::vector<Move>& line, std::size_t most = 8);

}  // namespace plyglass
