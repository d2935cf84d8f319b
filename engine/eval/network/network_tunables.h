// Tunable scale and bias of each network output: see engine/search/tunables.h. Ordinary builds ignore them,
// so their values here must be neutral: tuned values go into the output weights and biases of the network.
// Outputs that a network does not have are never read.
#pragma once

#include "engine/base/tunable.h"

namespace plyglass::tune {

/// Unit of the scales below.
constexpr int kTunedScaleUnit = 1000;

// Scale of each output, in thousandths.
PLYGLASS_TUNABLE(networkScale0, 1000, 500, 2000, 40);
PLYGLASS_TUNABLE(networkScale1, 1000, 500, 2000, 40);
PLYGLASS_TUNABLE(networkScale2, 1000, 500, 2000, 40);
PLYGLASS_TUNABLE(networkScale3, 1000, 500, 2000, 40);
PLYGLASS_TUNABLE(networkScale4, 1000, 500, 2000, 40);
PLYGLASS_TUNABLE(networkScale5, 1000, 500, 2000, 40);
PLYGLASS_TUNABLE(networkScale6, 1000, 500, 2000, 40);
PLYGLASS_TUNABLE(networkScale7, 1000, 500, 2000, 40);

// Bias of each output, in centipawns from the side to move's view.
PLYGLASS_TUNABLE(networkBias0, 0, -100, 100, 4);
PLYGLASS_TUNABLE(networkBias1, 0, -100, 100, 4);
PLYGLASS_TUNABLE(networkBias2, 0, -100, 100, 4);
PLYGLASS_TUNABLE(networkBias3, 0, -100, 100, 4);
PLYGLASS_TUNABLE(networkBias4, 0, -100, 100, 4);
PLYGLASS_TUNABLE(networkBias5, 0, -100, 100, 4);
PLYGLASS_TUNABLE(networkBias6, 0, -100, 100, 4);
PLYGLASS_TUNABLE(networkBias7, 0, -100, 100, 4);

}  // namespace plyglass::tune
