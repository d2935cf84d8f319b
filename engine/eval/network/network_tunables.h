// The scale and the bias of each output of the network, for tuning: see engine/search/tunables.h. Ordinary
// builds do not compute with them, so their values here must change nothing: what was tuned goes into the
// output weights and biases of the network. Outputs that a network does not have are never read.
#pragma once

#include "engine/base/tunable.h"

namespace plyglass::tune {

/// The scales below are multiples of one part in so many.
constexpr int kTunedScaleUnit = 1000;

// The score of an output is multiplied by so many thousandths.
PLYGLASS_TUNABLE(networkScale0, 1000, 500, 2000, 40);
PLYGLASS_TUNABLE(networkScale1, 1000, 500, 2000, 40);
PLYGLASS_TUNABLE(networkScale2, 1000, 500, 2000, 40);
PLYGLASS_TUNABLE(networkScale3, 1000, 500, 2000, 40);
PLYGLASS_TUNABLE(networkScale4, 1000, 500, 2000, 40);
PLYGLASS_TUNABLE(networkScale5, 1000, 500, 2000, 40);
PLYGLASS_TUNABLE(networkScale6, 1000, 500, 2000, 40);
PLYGLASS_TUNABLE(networkScale7, 1000, 500, 2000, 40);

// Then so many centipawns are added, from the side to move's view.
PLYGLASS_TUNABLE(networkBias0, 0, -100, 100, 4);
PLYGLASS_TUNABLE(networkBias1, 0, -100, 100, 4);
PLYGLASS_TUNABLE(networkBias2, 0, -100, 100, 4);
PLYGLASS_TUNABLE(networkBias3, 0, -100, 100, 4);
PLYGLASS_TUNABLE(networkBias4, 0, -100, 100, 4);
PLYGLASS_TUNABLE(networkBias5, 0, -100, 100, 4);
PLYGLASS_TUNABLE(networkBias6, 0, -100, 100, 4);
PLYGLASS_TUNABLE(networkBias7, 0, -100, 100, 4);

}  // namespace plyglass::tune
