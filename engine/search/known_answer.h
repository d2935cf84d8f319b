// Moves known without a search, from the opening book or the endgame tables. Private to engine/search and
// engine/levels.
#pragma once

#include <optional>

#include "engine/search/search.h"

namespace plyglass {

/// A result from the request's knowledge, with no finished depth and one line. Empty if the techniques are
/// off, if nothing is known, or if the request needs a search: several lines, search moves, pondering,
/// infinite analysis.
///
/// Book: a move drawn with the request's seed, scored by the book, up to the ply that the technique allows.
/// Endgame tables: the quickest mate or the longest resistance, with its full line. No answer for draws,
/// which are searched, or where the fifty-move rule could spoil the mate.
std::optional<SearchResult> answerFromKnowledge(const SearchRequest& request);

}  // namespace plyglass
