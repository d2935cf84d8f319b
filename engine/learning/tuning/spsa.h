// Simultaneous perturbation stochastic approximation (SPSA): tunes parameters θ of a program by games.
//
// In iteration k all parameters are perturbed at once in random directions (Δ = ±1): the program at θ + c·Δ
// plays the one at θ − c·Δ. The result of "plus" estimates the change of strength along that direction, and θ
// moves accordingly. The gains a = a₁/(A + k)^0.602 and c = c₁/k^0.101 decrease slowly (Spall 1992, 1998). As
// is usual for chess engines, both are given by their values in the last iteration: c becomes the step of the
// parameter, and a/c² the learning rate, the same for all parameters; A is a tenth of the iterations. Real
// values are rounded stochastically, so that the mean is exact.
//
// The only state is θ and the iteration count: random numbers depend only on the seed and the iteration.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/tunable.h"

namespace plyglass {

struct SpsaOptions {
    int iterations = 2000;   ///< at least 1
    double endRate = 0.002;  ///< in the last iteration: in units of c per game won
    std::uint64_t seed = 1;  ///< seed of directions and rounding

    friend bool operator==(const SpsaOptions&, const SpsaOptions&) = default;
};

/// Parameter values of both sides in one iteration: integers within their ranges.
struct SpsaTrial {
    std::vector<int> plus;
    std::vector<int> minus;
};

class Spsa {
  public:
    /// Starts at the parameters' values. Requires at least one parameter, with each value within its range.
    Spsa(std::vector<TunableRow> parameters, SpsaOptions options);

    const std::vector<TunableRow>& parameters() const { return m_parameters; }
    /// Number of finished iterations.
    int iteration() const { return m_iteration; }
    bool isFinished() const { return m_iteration >= m_options.iterations; }
    /// Current values, in parameter order, each within its range.
    const std::vector<double>& theta() const { return m_theta; }

    /// Values for the next iteration; repeated calls give the same.
    SpsaTrial trial() const;
    /// Finishes an iteration: "plus" won `lead` games more than it lost.
    void step(double lead);
    /// Resumes a run after `iteration` iterations; each `theta` must be within its range.
    void resume(int iteration, std::vector<double> theta);

  private:
    /// Random numbers of a parameter in an iteration.
    struct Draw {
        int sign = 1;         ///< Δ
        double rounding = 0;  ///< in [0, 1): added before rounding down
    };
    std::vector<Draw> draws() const;
    double perturbation(const TunableRow& parameter) const;
    double rate() const;

    std::vector<TunableRow> m_parameters;
    SpsaOptions m_options;
    int m_iteration = 0;
    std::vector<double> m_theta;
};

}  // namespace plyglass
