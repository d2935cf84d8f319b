// Moves that are played from the opening book, without a search. Private to engine/search and engine/levels.
#pragma once

#include <optional>

#include "engine/search/search.h"

namespace plyglass {

/// The book's answer, drawn with the request's seed: no finished depth, and its move as the only line. Its
/// score is the book's evaluation, if it has one. Nothing if the technique is off, the position stands deeper
/// in the game than the book is used, it is not in the book, or the request asks for more than a move:
/// several lines, certain moves, pondering.
std::optional<SearchResult> answerFromBook(const SearchRequest& request);

}  // namespace plyglass
