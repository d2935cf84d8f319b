// One AdamW step of one weight: Adam (Kingma and Ba 2014) with decoupled weight decay (Loshchilov and Hutter
// 2019).
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

namespace plyglass {

struct AdamOptions {
    double learningRate;
    double gradientScale = 1;  ///< factor applied to every gradient
    double weightDecay = 0;    ///< decoupled weight decay; multiplied by the learning rate
    double beta1 = 0.9;        ///< decay of the first moment (mean of gradients)
    double beta2 = 0.999;      ///< decay of the second moment (mean of squared gradients)
    double epsilon = 1e-8;     ///< prevents division by zero
    double max = std::numeric_limits<double>::infinity();  ///< weights stay within ±max
};

/// Precomputed values of one step, common to all weights.
template <class Real>
struct AdamStep {
    /// `number`: step number from 1, for the bias correction of both moments.
    AdamStep(const AdamOptions& options, std::uint64_t number)
        : gradientScale(static_cast<Real>(options.gradientScale)),
          beta1(static_cast<Real>(options.beta1)),
          beta2(static_cast<Real>(options.beta2)),
          secondMomentScale(
              static_cast<Real>(1 / (1 - std::pow(options.beta2, static_cast<double>(number))))),
          rate(static_cast<Real>(options.learningRate /
                                 (1 - std::pow(options.beta1, static_cast<double>(number))))),
          keep(static_cast<Real>(1 - options.learningRate * options.weightDecay)),
          epsilon(static_cast<Real>(options.epsilon)),
          max(static_cast<Real>(options.max)) {}

    Real gradientScale;
    Real beta1;
    Real beta2;
    Real secondMomentScale;
    Real rate;  ///< learning rate with bias correction of the first moment
    Real keep;  ///< factor of a weight after decay
    Real epsilon;
    Real max;
};

/// A weight with its moments.
template <class Real>
struct AdamWeight {
    Real& value;
    Real& firstMoment;
    Real& secondMoment;
};

/// Always inlined into loops compiled for wider registers.
template <class Real>
[[gnu::always_inline]] inline void stepByAdam(const AdamWeight<Real>& weight, Real gradient,
                                              const AdamStep<Real>& step) {
    const Real scaled = gradient * step.gradientScale;
    weight.firstMoment = step.beta1 * weight.firstMoment + (1 - step.beta1) * scaled;
    weight.secondMoment = step.beta2 * weight.secondMoment + (1 - step.beta2) * scaled * scaled;
    const Real spread = std::sqrt(weight.secondMoment * step.secondMomentScale) + step.epsilon;
    const Real moved = weight.value * step.keep - step.rate * weight.firstMoment / spread;
    const Real low = moved > -step.max ? moved : -step.max;
    weight.value = low < step.max ? low : step.max;
}

}  // namespace plyglass
