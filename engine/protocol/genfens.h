// The command "genfens" of OpenBench: opening positions for self-play games.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/opening.h"
#include "engine/search/search.h"

namespace plyglass {

/// "genfens N seed S book <None|file>".
struct GenfensCommand {
    int count = 0;
    std::uint64_t seed = 0;
    std::string book;  ///< a file with one position per line; empty = only the start position
};
/// `arguments` follows the word "genfens"; unknown words are skipped.
Result<GenfensCommand> parseGenfens(std::string_view arguments);

/// Positions of a book, FEN or EPD, one per line. Fails if the file cannot be read or a line is not a
/// playable position.
Result<std::vector<Position>> readBook(const std::string& path);

/// Maximum tries per opening. Most random lines are rejected; if all are, no start position is balanced.
constexpr int kMaxGenfensTries = 2000;

struct GenfensOptions {
    std::vector<Position> starts = {Position::start()};  ///< one is drawn for each opening
    EngineSettings engine = {};                          ///< on one thread, with a small table
};
/// Positions eight or nine random plies after a start, without check and balanced. `searcher` evaluates the
/// balance, using and clearing its table; it must outlive the rules.
OpeningRules genfensRules(Searcher& searcher, GenfensOptions options);

}  // namespace plyglass
