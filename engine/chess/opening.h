// Where games start: a position and moves from it, read from a book or played at random.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/result.h"
#include "engine/chess/game.h"

namespace plyglass {

/// A start position and moves from it.
struct Opening {
    Position start = Position::start();
    std::vector<Move> moves;

    /// The position in which the players take over.
    Position end() const;
};
/// The moves up to the game's current node.
Opening openingOf(const Game& game);
/// The first moves of the main line, up to a pass.
Opening openingOf(const Game& game, int maxPlies);

/// Whether a game may start here: it is not over by mate, stalemate, too little material or fifty moves.
bool isPlayable(const Position& position);
struct PositionList {
    std::vector<Position> positions;
    std::vector<Text> notes;  ///< what had to be put right, and on which line
};
/// The positions of a book, one on each line as FEN or EPD; empty lines and lines starting with # are passed
/// over. Errors and notes name the line by `name`, which is what the book is called, and its number: no
/// position, or one that is not playable.
Result<PositionList> readPositions(std::string_view text, const std::string& name);

/// Any legal move, each as likely as the next. Null only if the position has none.
Move chooseRandomMove(const Position& position, Random& random);

struct OpeningRules {
    /// One of them is drawn for each try; none: always the start position.
    std::vector<Position> starts = {};
    /// Random legal moves; their number is drawn for each try if there is a choice.
    int minPlies = 8;
    int maxPlies = 8;
    /// Whether an opening is kept; must depend on the game alone. Empty: all are.
    std::function<bool(const Game&)> accepts = {};
};

/// Random openings, the same for the same rules and seed on every machine.
class OpeningGenerator {
  public:
    OpeningGenerator(OpeningRules rules, std::uint64_t seed) : m_rules(std::move(rules)), m_random(seed) {}

    /// The next opening, played to its end: a game that is not over. Nothing if so many tries lead to none,
    /// or `isStopped` says so between two of them.
    std::optional<Game> next(int maxTries, const std::function<bool()>& isStopped = {});

  private:
    std::optional<Game> tryOne();

    OpeningRules m_rules;
    Random m_random;
};

}  // namespace plyglass
