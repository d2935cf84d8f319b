// The command "genfens": opening positions for games of an engine against itself, as OpenBench asks for them.
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
    std::string book;  ///< a file with a position on each line; empty = the start position alone
};
/// `arguments` is what follows the word "genfens"; words it does not know are skipped.
Result<GenfensCommand> parseGenfens(std::string_view arguments);

/// The positions of a book, FEN or EPD, one on each line. Fails if the file cannot be read or a line is no
/// position to play from.
Result<std::vector<Position>> readBook(const std::string& path);

/// Most random lines are thrown away; where all of so many are, the starts lead to nothing balanced.
constexpr int kMaxGenfensTries = 2000;

struct GenfensOptions {
    std::vector<Position> starts = {Position::start()};  ///< one is drawn for each opening
    Techniques techniques = {};
    EvaluatorChoice evaluator = {};
};
/// Positions eight or nine random plies on from a start, nobody in check and neither side ahead. `searcher`
/// judges the balance; its table is used and cleared. It must outlive the rules.
OpeningRules genfensRules(Searcher& searcher, GenfensOptions options);

}  // namespace plyglass
