// Judgements of positions: the deepest known result of a full-strength search or the endgame tables.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "engine/levels/level_searcher.h"

namespace plyglass {

/// Value of a position and its source.
struct Judgement {
    std::vector<RootLine> lines;  ///< at least one, best first
    int depth = 0;                ///< plies; invalid if from the tables
    std::uint64_t nodes = 0;      ///< of the same search
    MoveSource source = MoveSource::Search;
    bool isOfLine = false;  ///< taken from the position after the best move of such a search

    Score score() const { return lines.front().score; }
    /// Null if the line is empty.
    Move bestMove() const { return lines.front().pv.empty() ? Move() : lines.front().pv.front(); }
    bool isOfTables() const { return source == MoveSource::Endgames; }
};

/// Whether `one` outranks `other` for the same position: tables first, then depth; at similar depths a search
/// of the position itself, then nodes.
bool isDeeper(const Judgement& one, const Judgement& other);
/// Whether results of the request count as judgements: full strength, default techniques and evaluator, all
/// moves.
bool judges(const LevelRequest& request);
/// Judgement from such a search so far; empty before the first iteration, and if moves were preferred for
/// other reasons than their score.
std::optional<Judgement> judgementOf(const SearchInfo& found);

class JudgementStore {
  public:
    /// nullptr if unknown. `gameKeys` are the keys of earlier positions, as in a SearchRequest: a position
    /// with other repetitions or near the fifty-move limit is a different one.
    const Judgement* find(const Position& position, std::span<const std::uint64_t> gameKeys) const;
    /// False if a deeper judgement is already known.
    bool keep(const Position& position, std::span<const std::uint64_t> gameKeys, Judgement judgement);

  private:
    std::unordered_map<std::uint64_t, Judgement> m_known;
};

}  // namespace plyglass
