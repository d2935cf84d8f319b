// The person's statistics as tables.
#pragma once

#include <string>

#include "app/services/library/played/statistics.h"

namespace plyglass {

/// All tables, one below the other; a sentence if there is no game.
std::string statisticsText(const OwnStatistics& statistics);

}  // namespace plyglass
