#include "engine/learning/tuning/spsa.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "engine/base/random.h"

namespace plyglass {

namespace {

// Spall's exponents.
constexpr double kRateExponent = 0.602;
constexpr double kPerturbationExponent = 0.101;
/// A as a fraction of the iterations: limits the first steps.
constexpr double kStability = 0.1;

/// Uniform in [0, 1), in steps of 2^−53.
double uniform(Random& random) { return static_cast<double>(random.next() >> 11) * 0x1p-53; }

double within(const TunableRow& parameter, double value) {
    return std::clamp<double>(value, parameter.lowest, parameter.highest);
}

int rounded(const TunableRow& parameter, double value, double rounding) {
    return static_cast<int>(within(parameter, std::floor(within(parameter, value) + rounding)));
}

}  // namespace

Spsa::Spsa(std::vector<TunableRow> parameters, SpsaOptions options)
    : m_parameters(std::move(parameters)), m_options(options) {
    assert(!m_parameters.empty() && options.iterations >= 1);
    for (const TunableRow& parameter : m_parameters) m_theta.push_back(parameter.value);
}

SpsaTrial Spsa::trial() const {
    const std::vector<Draw> drawn = draws();
    SpsaTrial trial;
    for (std::size_t i = 0; i < m_parameters.size(); ++i) {
        const TunableRow& parameter = m_parameters[i];
        const double shift = perturbation(parameter) * drawn[i].sign;
        // The same random number for both sides preserves their distance.
        trial.plus.push_back(rounded(parameter, m_theta[i] + shift, drawn[i].rounding));
        trial.minus.push_back(rounded(parameter, m_theta[i] - shift, drawn[i].rounding));
    }
    return trial;
}

void Spsa::step(double lead) {
    assert(!isFinished());
    const std::vector<Draw> drawn = draws();
    for (std::size_t i = 0; i < m_parameters.size(); ++i) {
        const TunableRow& parameter = m_parameters[i];
        const double gain = rate() * parameter.step * parameter.step / perturbation(parameter);
        m_theta[i] = within(parameter, m_theta[i] + gain * lead * drawn[i].sign);
    }
    ++m_iteration;
}

void Spsa::resume(int iteration, std::vector<double> theta) {
    assert(theta.size() == m_parameters.size() && iteration >= 0 && iteration <= m_options.iterations);
    m_iteration = iteration;
    m_theta = std::move(theta);
}

std::vector<Spsa::Draw> Spsa::draws() const {
    Random random(scrambled(m_options.seed) + static_cast<std::uint64_t>(m_iteration));
    std::vector<Draw> drawn;
    for (std::size_t i = 0; i < m_parameters.size(); ++i) {
        const int sign = random.below(2) == 0 ? -1 : 1;
        drawn.push_back({sign, uniform(random)});
    }
    return drawn;
}

/// c of the next iteration.
double Spsa::perturbation(const TunableRow& parameter) const {
    return parameter.step *
           std::pow(static_cast<double>(m_options.iterations) / (m_iteration + 1), kPerturbationExponent);
}

/// a of the next iteration, for a parameter with step 1.
double Spsa::rate() const {
    const double stability = kStability * m_options.iterations;
    return m_options.endRate *
           std::pow((stability + m_options.iterations) / (stability + m_iteration + 1), kRateExponent);
}

}  // namespace plyglass
