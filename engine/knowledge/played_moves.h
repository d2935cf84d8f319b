// Moves and results of a set of games by position: the extended book of Deep Blue (Campbell, Hoane and Hsu
// 2002), here from the user's own games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "engine/chess/game.h"
#include "engine/chess/opening.h"

namespace plyglass {

/// A move and the results of its games, for the side that played it.
struct PlayedMove {
    Move move;
    int wins = 0;
    int draws = 0;
    int losses = 0;

    int games() const { return wins + draws + losses; }
    /// Points from these games in thousandths (a draw is half a point); 500 without games.
    int scorePermille() const { return games() == 0 ? 500 : (1000 * wins + 500 * draws) / games(); }
    friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

/// Plies per game that are stored.
constexpr int kRememberedPlies = 40;

class PlayedMoves {
  public:
    /// Adds the main line of a finished game, up to `maxPlies`; ignores games without a result. Returns
    /// whether it was added.
    bool add(const Game& game, int maxPlies = kRememberedPlies);
    /// Adds the beginning of a game, as far as its moves are legal.
    bool add(const Opening& line, GameResult result);

    /// Legal moves, most played first.
    std::vector<PlayedMove> movesAt(const Position& position) const;
    std::size_t gameCount() const { return m_games; }
    std::size_t positionCount() const { return m_moves.size(); }
    bool isEmpty() const { return m_games == 0; }

  private:
    std::unordered_map<std::uint64_t, std::vector<PlayedMove>> m_moves;
    std::size_t m_games = 0;
};

/// Bonus for a move's score, −40 to 40 centipawns: by its results, with more weight the more often it was
/// played, and by its share among all moves played there.
int experienceBonusCp(const PlayedMove& move, std::span<const PlayedMove> all);

}  // namespace plyglass
