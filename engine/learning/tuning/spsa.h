// Simultaneous perturbation stochastic approximation: the numbers θ of a program are tuned by games alone.
//
// In iteration k all of them are moved at once, each up or down by chance (Δ = ±1): the program at θ + c·Δ
// plays the one at θ − c·Δ. What "plus" wins by says how the strength changes along that direction, and θ
// goes that way. The gains a = a₁/(A + k)^0.602 and c = c₁/k^0.101 shrink slowly (Spall 1992, 1998). As
// testers of chess engines do, both are given by their values in the last iteration: c becomes the step of
// the number, and a/c² the learning rate, the same for all numbers; A is a tenth of the iterations. Real
// numbers are rounded by chance, up the more probably the nearer they are, so that the mean is right.
//
// No state but θ and the number of iterations: chance is made of the seed and the iteration alone.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/tunable.h"

namespace plyglass {

struct SpsaOptions {
    int iterations = 2000;   ///< at least 1
    double endRate = 0.002;  ///< learning rate in the last iteration: steps of c for each game won more
    std::uint64_t seed = 1;  ///< of the directions and of the rounding

    friend bool operator==(const SpsaOptions&, const SpsaOptions&) = default;
};

/// What both sides play an iteration with: for each parameter a whole number within its range.
struct SpsaTrial {
    std::vector<int> plus;
    std::vector<int> minus;
};

class Spsa {
  public:
    /// Starts at the parameters' values. There is at least one, and each range holds its value.
    Spsa(std::vector<TunableRow> parameters, SpsaOptions options);

    const std::vector<TunableRow>& parameters() const { return m_parameters; }
    /// Iterations that are done.
    int iteration() const { return m_iteration; }
    bool isFinished() const { return m_iteration >= m_options.iterations; }
    /// The numbers as they are now, in the order of the parameters, each within its range.
    const std::vector<double>& theta() const { return m_theta; }

    /// The values that the next iteration is played with; the same however often it is asked.
    SpsaTrial trial() const;
    /// The next iteration has been played: "plus" won `lead` games more than it lost, over all its games.
    void step(double lead);
    /// Takes up a run after so many iterations; `theta` has a number within the range of each parameter.
    void resume(int iteration, std::vector<double> theta);

  private:
    /// What chance has for a parameter in an iteration.
    struct Draw {
        int sign = 1;         ///< Δ
        double rounding = 0;  ///< from 0 up to 1: real numbers are rounded down after adding it
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
