// Colour of a verdict on a move.
#pragma once

#include <QString>

#include "engine/lab/analysis/why_not.h"

namespace plyglass {

/// good, bad or mate.
QString toneOf(WhyNotVerdict verdict);

}  // namespace plyglass
