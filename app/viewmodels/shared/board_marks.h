// A person's arrows and circles as the board has them: "d1 h5 green", a circle with one square twice.
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "engine/chess/marks.h"

namespace plyglass {

QStringList markTexts(const std::vector<Mark>& marks);
/// Squares by name, and green, red, blue or yellow; nothing if one of them is none.
std::optional<Mark> markOf(const QString& from, const QString& to, const QString& color);

}  // namespace plyglass
