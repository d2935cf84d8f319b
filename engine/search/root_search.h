// Root search: orders the root moves and runs the passes that find the best of them. Private to
// engine/search.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/base/random.h"
#include "engine/search/node_search.h"
#include "engine/search/root_move.h"

namespace plyglass {

class RootSearch {
  public:
    /// `nodes` must outlive it. Considers only the `wanted` moves; empty = all. The moves are already in
    /// their first order, so a result is ready even if the search is stopped at once.
    RootSearch(NodeSearch& nodes, const SearchRequest& request, std::span<const Move> wanted);

    /// One iteration: finds the best move, then the best of the rest, and so on for `lines` lines. Returns
    /// early when the search is stopped.
    void searchLines(int depth, int lines);
    /// Looks for a shorter mate than that of each line, with every move, until the search has entered
    /// `maxNodes`. Skips lines whose mate is already proved shortest.
    void proveMates(std::uint64_t maxNodes);
    /// Number of lines, from the best one on, whose mate is proved shortest.
    int linesProved() const { return m_linesProved; }
    /// Number of lines that `searchLines` has finished.
    int linesDone() const { return m_line; }
    /// Result so far for the line being searched; empty if the iteration has found nothing yet.
    const std::optional<RootLine>& lineSoFar() const { return m_lineSoFar; }

    /// Root moves, best lines first; empty if there is no legal move.
    const std::vector<RootMove>& moves() const { return m_moves; }
    /// Root moves finished in the current pass.
    int movesDone() const { return m_movesDone; }
    /// Sorts the lines of a finished iteration by score.
    void sortLines();
    /// Takes over another thread's best move as the result of this iteration.
    void adopt(const RootMove& best);

  private:
    void prepareMoves(std::span<const Move> wanted);
    void addBonuses(const SearchRequest& request);
    void searchLine(int depth);
    bool proveMate(const RootMove& line);
    Score pass(Node& root);
    Score searchMove(Node& root, RootMove& rootMove, const MoveScorer& scorer);
    void updateBest(Node& root, RootMove& rootMove, Score score);
    void moveToFront(Move move, int line);

    NodeSearch& m_nodes;
    Random m_random;  ///< for the random tie-break
    std::vector<RootMove> m_moves;
    int m_line = 0;  ///< line being searched, from 0
    int m_linesProved = 0;
    std::optional<RootLine> m_lineSoFar;
    int m_movesDone = 0;
    bool m_hasBonuses = false;
};

}  // namespace plyglass
