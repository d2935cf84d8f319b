// Ending games early: by what both players think of them, or by their length. Off unless asked for.
#pragma once

#include <array>
#include <optional>

#include "engine/chess/game.h"

namespace plyglass {

/// A side that thinks itself lost for so many of its moves in a row has lost.
struct ResignRule {
    int moves = 3;
    int scoreCp = 400;      ///< lost: −scoreCp or less from the side's own view
    bool bothSides = true;  ///< the other side has to think itself that much ahead for as long
};

/// Both sides think the game is level.
struct DrawByScoreRule {
    int fromMove = 40;  ///< not before this move number
    int moves = 8;      ///< of each side, in a row
    int scoreCp = 10;   ///< within ±scoreCp
};

/// No game lasts longer than so many plies, those of the opening among them.
struct LengthRule {
    int plies = 0;
    GameResult result = GameResult::Draw;  ///< Ongoing: the game is left unfinished
};

struct AdjudicationRules {
    std::optional<ResignRule> resign;
    std::optional<DrawByScoreRule> draw;
    std::optional<LengthRule> length;
};

/// Follows one game.
class Adjudicator {
  public:
    explicit Adjudicator(const AdjudicationRules& rules) : m_rules(rules) {}

    /// `mover` has just moved as move number `moveNumber` and thought its position worth `scoreCp` (mates
    /// count as more than any score); nothing if it did not say. The game's result, if that settles it.
    GameResult note(Color mover, int moveNumber, std::optional<int> scoreCp);
    /// What a game comes to that has lasted so many plies; nothing if it goes on.
    std::optional<GameResult> atPly(int ply) const;

  private:
    AdjudicationRules m_rules;
    std::array<int, kColors> m_lostMoves{};
    std::array<int, kColors> m_wonMoves{};
    int m_levelPlies = 0;
};

}  // namespace plyglass
