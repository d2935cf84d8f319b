// Adam (Kingma and Ba 2014) with decoupled weight decay (AdamW; Loshchilov and Hutter 2019): what one step
// does to one weight.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

namespace plyglass {

struct AdamOptions {
    double learningRate;
    double gradientScale = 1;  ///< what a gradient is multiplied by first
    double weightDecay = 0;    ///< of every weight, times the learning rate
    double beta1 = 0.9;        ///< what the first moment, the mean of the gradients, keeps of itself
    double beta2 = 0.999;      ///< the same of the second moment, the mean of their squares
    double epsilon = 1e-8;     ///< keeps the divisor from zero
    double max = std::numeric_limits<double>::infinity();  ///< weights stay within ±max
};

/// The options as one step needs them, the same for all weights.
template <class Real>
struct AdamStep {
    /// `number`: of this step, from 1; both moments began at zero, which the first steps correct.
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
    Real rate;  ///< the learning rate, the first moment's beginning corrected in it
    Real keep;  ///< of a weight, what its decay leaves
    Real epsilon;
    Real max;
};

/// A weight and what Adam remembers of its gradients.
template <class Real>
struct AdamWeight {
    Real& value;
    Real& firstMoment;
    Real& secondMoment;
};

/// Always inlined, so that it becomes part of loops that are compiled for wider registers.
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
