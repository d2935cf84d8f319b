// What is learnt from cutoffs: the move that refuted a position is tried earlier elsewhere, those tried
// before it in vain later; and how far the static evaluation was off. Private to engine/search.
#pragma once

#include <array>

#include "engine/search/search_state.h"

namespace plyglass {

/// The moves a node has searched without success, for the histories to learn from.
struct TriedMoves {
    static constexpr int kRoom = 32;
    void add(Move move) {
        if (size < kRoom) moves[size++] = move;
    }
    std::array<Move, kRoom> moves;
    int size = 0;
};

/// Rewards the node's best move, if it has one, and the moves tried before it with a malus.
void updateHistories(SearchState& search, const Node& node, const TriedMoves& quiets,
                     const TriedMoves& captures);
/// The table's move has refuted the node without another search.
void rewardTableMove(SearchState& search, const Node& node);
/// The quiet move last made in the node has been searched again after a reduced search: whether it answers
/// the moves before it well.
void rewardReply(SearchState& search, const Node& node, Score score);
/// The quiet move that led to the node, by how it changed the static evaluation.
void rewardEvaluation(SearchState& search, const Node& node);
/// Corrects the static evaluation of positions alike by a node whose score says something about the quiet
/// worth of its position.
void updateCorrection(SearchState& search, const Node& node, Bound bound);

}  // namespace plyglass
