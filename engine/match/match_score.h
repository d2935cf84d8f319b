// The finished games of a match and their totals.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/chess/game.h"
#include "engine/match/elo.h"
#include "engine/match/player.h"

namespace plyglass {

/// One finished game. Games are numbered from 0; games 2k and 2k + 1 form a pair: one opening, colours
/// reversed. The first player has White in games with an even number.
struct GameRecord {
    int index = 0;
    GameResult result = GameResult::Draw;
    Forfeit forfeit = Forfeit::None;
    int forfeiter = 0;             ///< 0 or 1: first or second player, if there is a forfeit
    int plies = 0;                 ///< without the opening
    std::uint64_t openingKey = 0;  ///< key of the position after the opening
    std::string ending;            ///< as text

    /// The first player's half points: 0, 1 or 2.
    int firstPoints() const;
    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// Player with White in a game: 0 or 1.
constexpr int whitePlayer(int gameIndex) { return gameIndex % 2; }

using ForfeitCounts = std::array<int, kForfeits>;

class MatchScore {
  public:
    /// A game counts once; the order does not matter.
    void add(GameRecord record);

    bool contains(int index) const { return m_records.contains(index); }
    /// Games by number.
    const std::map<int, GameRecord>& records() const { return m_records; }
    int games() const { return static_cast<int>(m_records.size()); }
    /// All finished games, from the first player's view.
    const GameCounts& counts() const { return m_counts; }
    /// Finished pairs.
    const PairCounts& pairs() const { return m_pairs; }
    int finishedPairs() const;
    /// Forfeits of player 0 or 1.
    const ForfeitCounts& forfeits(int player) const { return m_forfeits[player]; }
    /// From pairs if there are any, otherwise from games.
    EloEstimate elo() const;

  private:
    std::map<int, GameRecord> m_records;
    GameCounts m_counts;
    PairCounts m_pairs{};
    std::array<ForfeitCounts, 2> m_forfeits{};
};

}  // namespace plyglass
