// How a weak level plays: what it makes of a request, and which of the moves it sees it chooses.
//
// It searches as it sees the game: a few plies, a few positions, errors of judgement, moves overlooked. Among
// the moves that look best it draws one, rarely one that looks much worse. Before it plays, it looks at the
// move once more without its weaknesses (as far ahead as before), so that whatever it does wrong stays within
// bounds: no obvious recapture refused, no piece thrown away for nothing. Nothing here depends on what was
// searched before.
#pragma once

#include <functional>

#include "engine/levels/level_searcher.h"

namespace plyglass {

/// Winning chance in 0 … 1 of the side with this score, among players of whom a lead of `leadCp` wins 73
/// games in 100: a logistic curve.
double winningChance(Score score, int leadCp);
/// What a move that scores `score` costs of the winning chance where the best scores `best`, 0 … 0.5.
/// Measured as if the best kept the game level: in a won or lost game no move would seem to cost anything,
/// and pieces would be given away.
double lossOf(Score best, Score score, int leadCp);

/// The search in which the level of a request, not the full one, sees the position: its plies, its positions,
/// its errors, without the moves that it overlooks. For so many lines as it chooses among.
SearchRequest asLevelSees(const LevelRequest& request);

/// A full-strength search as asked for; `isShown` if its progress is to be reported.
using PlainSearch = std::function<SearchResult(const SearchRequest&, bool isShown)>;

/// The level's answer to a weakened request: see LevelSearcher.
SearchResult searchAtLevel(const LevelRequest& request, const PlainSearch& search);

}  // namespace plyglass
