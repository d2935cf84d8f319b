// The logistic function: maps any number to 0 … 1.
#pragma once

#include <cmath>

namespace plyglass {

/// 1 / (1 + e^−x).
template <class Real>
Real logistic(Real x) {
    return 1 / (1 + std::exp(-x));
}

}  // namespace plyglass
