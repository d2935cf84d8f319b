// What is known of positions: the deepest that a search at full strength, or the endgame tables, found of
// each.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "engine/levels/level_searcher.h"

namespace plyglass {

/// What one position is worth, and how that was found.
struct Judgement {
    std::vector<RootLine> lines;  ///< at least one, best first
    int depth = 0;                ///< plies; meaningless if the tables know it
    std::uint64_t nodes = 0;      ///< of the same search
    MoveSource source = MoveSource::Search;
    bool isOfLine = false;  ///< of the position after the best move of such a search

    Score score() const { return lines.front().score; }
    /// Null if the line has no move.
    Move bestMove() const { return lines.front().pv.empty() ? Move() : lines.front().pv.front(); }
    bool isOfTables() const { return source == MoveSource::Endgames; }
};

/// Whether the one says more of the same position than the other: the tables most, then by depth; of near
/// depths a search of its own, then by nodes.
bool isDeeper(const Judgement& one, const Judgement& other);
/// Whether what a search finds is a judgement of its position: at full strength, with the techniques and the
/// evaluator as shipped, among all moves. Anything else is somebody's opinion.
bool judges(const LevelRequest& request);
/// What such a search has found so far; none before the first depth, and where it preferred moves for another
/// reason than their worth.
std::optional<Judgement> judgementOf(const SearchInfo& found);

class JudgementStore {
  public:
    /// nullptr if nothing is known. `gameKeys` are the keys of the game's positions before this one, as in a
    /// SearchRequest: what a repetition and the fifty-move rule do to its value makes it another position.
    const Judgement* find(const Position& position, std::span<const std::uint64_t> gameKeys) const;
    /// False if something deeper is known already.
    bool keep(const Position& position, std::span<const std::uint64_t> gameKeys, Judgement judgement);

  private:
    std::unordered_map<std::uint64_t, Judgement> m_known;
};

}  // namespace plyglass
