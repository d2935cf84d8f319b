// Openings: a start position and moves, read from a book or played at random.
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

    /// Position after the moves.
    Position end() const;
};
/// The moves up to the game's current node.
Opening openingOf(const Game& game);
/// The first moves of the main line, up to a null move.
Opening openingOf(const Game& game, int maxPlies);

/// Whether a game can start here: not over by mate, stalemate, insufficient material or fifty moves.
bool isPlayable(const Position& position);
struct PositionList {
    std::vector<Position> positions;
    std::vector<Text> notes;  ///< corrections, with their lines
};
/// Positions of a book, one per line as FEN or EPD; empty lines and lines starting with # are skipped. Errors
/// and notes give `name`, the name of the book, and the line number. Errors: no position, or one that is not
/// playable.
Result<PositionList> readPositions(std::string_view text, const std::string& name);

/// A uniformly random legal move; null only if there is none.
Move chooseRandomMove(const Position& position, Random& random);

struct OpeningRules {
    /// Start positions, one drawn at random for each try; empty: the standard start position.
    std::vector<Position> starts = {};
    /// Number of random moves, drawn for each try from the range.
    int minPlies = 8;
    int maxPlies = 8;
    /// Accepts or rejects an opening; must depend only on the game. Empty: accepts all.
    std::function<bool(const Game&)> accepts = {};
};

/// Random openings; the same rules and seed give the same openings on every machine.
class OpeningGenerator {
  public:
    OpeningGenerator(OpeningRules rules, std::uint64_t seed) : m_rules(std::move(rules)), m_random(seed) {}

    /// The next opening, ending in a game that is not over. Empty after `maxTries` failures, or when
    /// `isStopped` returns true between tries.
    std::optional<Game> next(int maxTries, const std::function<bool()>& isStopped = {});

  private:
    std::optional<Game> tryOne();

    OpeningRules m_rules;
    Random m_random;
};

}  // namespace plyglass
