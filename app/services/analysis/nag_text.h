// NAGs (Numeric Annotation Glyphs) as printed signs and as words.
#pragma once

#include <QString>
#include <vector>

namespace plyglass {

/// "!", "±" … as printed after a move: move ratings directly, position ratings after a blank. NAGs without a
/// sign are printed as numbers: "$145".
QString nagSigns(const std::vector<int>& nags);
/// "good move, White is slightly better"; empty for none.
QString nagWords(const std::vector<int>& nags);
/// The first move rating: $1 to $6, from "!" to "?!"; 0 if there is none.
int judgingNag(const std::vector<int>& nags);
/// NAGs with words, in order.
std::vector<int> allNags();

}  // namespace plyglass
