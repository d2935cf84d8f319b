// Moves that are known without a search: from the opening book, or from the endgame tables. Private to
// engine/search and engine/levels.
#pragma once

#include <optional>

#include "engine/search/search.h"

namespace plyglass {

/// What the request's knowledge has for its position, without any finished depth and with one line; nothing
/// if its techniques are off, nothing is known, or the request asks for more than a move: several lines,
/// certain moves, pondering, an analysis without end.
///
/// The book: a move drawn with the request's seed, its score that of the book. Not deeper in the game than
/// the technique says. The tables: the quickest mate, or the longest resistance, with its whole line; nothing
/// for draws, which are searched, and where the fifty-move rule could spoil the mate.
std::optional<SearchResult> answerFromKnowledge(const SearchRequest& request);

}  // namespace plyglass
