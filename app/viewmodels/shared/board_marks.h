// A person's arrows and circles as text for the board: "d1 h5 green", a circle with one square twice.
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "engine/chess/marks.h"

namespace plyglass {

QStringList markTexts(const std::vector<Mark>& marks);
/// Mark between squares by name, in green, red, blue or yellow; nullopt if a name is invalid.
std::optional<Mark> markOf(const QString& from, const QString& to, const QString& color);

}  // namespace plyglass
