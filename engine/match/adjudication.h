// Adjudication: ends games early, by the scores of both players or by length. Off by default.
#pragma once

#include <array>
#include <optional>

#include "engine/chess/game.h"

namespace plyglass {

/// Resignation: a side whose score is −scoreCp or less for this many of its moves in a row loses.
struct ResignRule {
    int moves = 3;
    int scoreCp = 400;      ///< threshold from the side's own view
    bool bothSides = true;  ///< requires the other side's scores to agree
};

/// Draw: both sides' scores are within ±scoreCp.
struct DrawByScoreRule {
    int fromMove = 40;  ///< not before this move number
    int moves = 8;      ///< of each side, in a row
    int scoreCp = 10;   ///< within ±scoreCp
};

/// Maximum game length in plies, opening included.
struct LengthRule {
    int plies = 0;
    GameResult result = GameResult::Draw;  ///< Ongoing: the game remains unfinished
};

struct AdjudicationRules {
    std::optional<ResignRule> resign;
    std::optional<DrawByScoreRule> draw;
    std::optional<LengthRule> length;
};

/// Adjudicates one game.
class Adjudicator {
  public:
    explicit Adjudicator(const AdjudicationRules& rules) : m_rules(rules) {}

    /// Records the score that `mover` reported with move number `moveNumber`; mate scores exceed all others;
    /// empty if none was reported. Returns the result if that decides the game.
    GameResult note(Color mover, int moveNumber, std::optional<int> scoreCp);
    /// The result by game length after `ply` plies; empty if the game continues.
    std::optional<GameResult> atPly(int ply) const;

  private:
    AdjudicationRules m_rules;
    std::array<int, kColors> m_lostMoves{};
    std::array<int, kColors> m_wonMoves{};
    int m_levelPlies = 0;
};

}  // namespace plyglass
