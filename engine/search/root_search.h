// The root: its moves in their order, and the passes that find the best of them. Private to engine/search.
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
    /// `nodes` outlives it. Only the `wanted` moves are considered; empty = all. They stand in their first
    /// order: an answer is ready in case the search is stopped at once.
    RootSearch(NodeSearch& nodes, const SearchRequest& request, std::span<const Move> wanted);

    /// One iteration finds the best move, then the best of the others, and so on for as many lines as are
    /// wanted. Ends early when the search is stopped.
    void searchLines(int depth, int lines);
    /// Looks for a quicker mate than that of each line, with every move, until the search has entered
    /// `maxNodes`. Lines that are known to have none are searched no more.
    void proveMates(std::uint64_t maxNodes);
    /// How many lines, from the best one on, are known to have the quickest mate.
    int linesProved() const { return m_linesProved; }
    /// How many lines `searchLines` has finished.
    int linesDone() const { return m_line; }
    /// What is known of the line that is being searched, if the iteration has found something.
    const std::optional<RootLine>& lineSoFar() const { return m_lineSoFar; }

    /// The best lines first; empty if there is no legal move.
    const std::vector<RootMove>& moves() const { return m_moves; }
    /// Root moves that the pass in progress has finished.
    int movesDone() const { return m_movesDone; }
    /// The lines of a finished iteration by their scores.
    void sortLines();
    /// Goes on with what another thread found, as if the one line wanted had found it.
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
    int m_line = 0;  ///< which of the best lines is being searched, from 0
    int m_linesProved = 0;
    std::optional<RootLine> m_lineSoFar;
    int m_movesDone = 0;
    bool m_hasBonuses = false;
};

}  // namespace plyglass
