// Weak levels: how a level changes a request and selects its move.
//
// The level searches within its limits: few plies, few nodes, evaluation noise, overlooked moves. It draws
// one of the best-looking moves at random, rarely one that looks much worse. Before playing, a verification
// search of the same depth without these weaknesses limits the loss: no obvious recapture refused, no piece
// given away for nothing. The result does not depend on earlier searches.
#pragma once

#include <functional>

#include "engine/levels/level_searcher.h"

namespace plyglass {

/// Win probability, 0 … 1, of the side with this score: a logistic curve by which a lead of `leadCp` wins 73
/// games in 100.
double winningChance(Score score, int leadCp);
/// Loss of win probability, 0 … 0.5, by a move that scores `score` where the best move scores `best`.
/// Measured as if the best move kept the game level; otherwise no move would cost anything in a decided game,
/// and pieces would be given away.
double lossOf(Score best, Score score, int leadCp);

/// The search with the level's weaknesses: its depth, nodes, noise and overlooked moves, for as many lines as
/// it chooses among.
SearchRequest asLevelSees(const LevelRequest& request);

/// Runs a full-strength search; `isShown`: reports its progress.
using PlainSearch = std::function<SearchResult(const SearchRequest&, bool isShown)>;

/// The level's result for a weakened request: see LevelSearcher.
SearchResult searchAtLevel(const LevelRequest& request, const PlainSearch& search);

}  // namespace plyglass
