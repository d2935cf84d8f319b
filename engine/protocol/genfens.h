// Opening positions for games of an engine against itself, as OpenBench asks for them: some random moves,
// kept if the result is balanced.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/result.h"
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
/// position.
Result<std::vector<Position>> readBook(const std::string& path);

/// What the makers of openings share.
struct GenfensOptions {
    std::vector<Position> starts = {Position::start()};  ///< one is chosen at random for each opening
    std::uint64_t seed = 0;
    Techniques techniques = {};
    EvaluatorChoice evaluator = {};
    /// Most random lines are thrown away; where all of so many are, the starts lead to nothing balanced.
    int maxTries = 2000;
};

/// Makes openings, the same for the same options on every machine.
class OpeningMaker {
  public:
    /// `searcher` judges the balance; its table is used and cleared.
    OpeningMaker(Searcher& searcher, GenfensOptions options);

    /// A position eight or nine random plies on from a start, with a legal move, nobody in check and neither
    /// side ahead. Fails if none is found in many tries, or if `stop` is set meanwhile.
    Result<Position> next(const std::atomic<bool>& stop);

  private:
    bool playRandomMoves(Position& position);
    bool isBalanced(const Position& position);

    Searcher& m_searcher;
    GenfensOptions m_options;
    Random m_random;
};

}  // namespace plyglass
