// The person's games in figures, as tables.
#pragma once

#include <string>

#include "app/services/library/statistics.h"

namespace plyglass {

/// One table below the other; a sentence if there is no game.
std::string statisticsText(const OwnStatistics& statistics);

}  // namespace plyglass
