// The numbers that annotate moves in PGN (Numeric Annotation Glyphs) as the signs that chess books print, and
// in words.
#pragma once

#include <QString>
#include <vector>

namespace plyglass {

/// "!", "±" … as they follow a move: judgements of the move at once, those of the position behind a blank.
/// Numbers that have no sign stand as they are: "$145".
QString nagSigns(const std::vector<int>& nags);
/// "good move, White is slightly better"; empty for none.
QString nagWords(const std::vector<int>& nags);
/// The first that judges the move: $1 to $6, from "!" to "?!"; 0 if none does.
int judgingNag(const std::vector<int>& nags);
/// The numbers that have words of their own, in order.
std::vector<int> allNags();

}  // namespace plyglass
