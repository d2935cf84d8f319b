// What was played in a set of games, position by position, and what came of it: the extended book, drawn from
// games, of Deep Blue (Campbell, Hoane and Hsu 2002), here from a person's own games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "engine/chess/game.h"
#include "engine/chess/opening.h"

namespace plyglass {

/// A move and the results of the games in which it was played, for the side that played it.
struct PlayedMove {
    Move move;
    int wins = 0;
    int draws = 0;
    int losses = 0;

    int games() const { return wins + draws + losses; }
    /// Points out of these games in thousandths, a draw being half of one; 500 if there is none.
    int scorePermille() const { return games() == 0 ? 500 : (1000 * wins + 500 * draws) / games(); }
    friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

/// Plies of a game that are opening enough to be remembered.
constexpr int kRememberedPlies = 40;

class PlayedMoves {
  public:
    /// Takes in the main line of a game that is over, as far as `maxPlies`; a game without a result teaches
    /// nothing and is passed over. Returns whether it was taken in.
    bool add(const Game& game, int maxPlies = kRememberedPlies);
    /// The same for the beginning of a game, as far as its moves are legal.
    bool add(const Opening& line, GameResult result);

    /// Those that are legal here, the most played first.
    std::vector<PlayedMove> movesAt(const Position& position) const;
    std::size_t gameCount() const { return m_games; }
    std::size_t positionCount() const { return m_moves.size(); }
    bool isEmpty() const { return m_games == 0; }

  private:
    std::unordered_map<std::uint64_t, std::vector<PlayedMove>> m_moves;
    std::size_t m_games = 0;
};

/// What the games say for a move, in centipawns to be added to its score: by its results, the more the more
/// often it was played, and by its share among all moves played there. Between −40 and 40.
int experienceBonusCp(const PlayedMove& move, std::span<const PlayedMove> all);

}  // namespace plyglass
