// Arrows and circles that people draw on a board, as PGN keeps them: [%cal Gd1h5] and [%csl Re4].
#pragma once

#include <QStringList>
#include <string>
#include <vector>

namespace plyglass {

/// As the board has them: "d1 h5 user", a circle with one square twice. What is no mark is passed over.
QStringList boardMarks(const std::vector<std::string>& commands);
/// The commands with these marks instead of those that were there; all others stay.
std::vector<std::string> withBoardMarks(std::vector<std::string> commands, const QStringList& marks);

}  // namespace plyglass
