// Name of the computer at a level.
#pragma once

#include <QString>

namespace plyglass {

/// "Dora"; between two levels "Dora–Emil".
QString opponentName(double level);

}  // namespace plyglass
