#include "app/commands/spsa_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "engine/lab/analysis/format.h"
#include "engine/match/match.h"

namespace plyglass {

std::string spsaReportText(const SpsaState& state) {
    constexpr int kDecimals = 2;
    const Spsa spsa = spsaOf(state);
    std::size_t width = 4;
    for (const std::string& name : state.names) width = std::max(width, name.size());
    std::string text =
        fmt::format("Iteration {} of {}, {} games: {} from the view of plus\n\n", state.iteration,
                    state.options.iterations, state.games.games(), scoreText(state.games));
    text += fmt::format("{:{}} {:>8} {:>8} {:>16}\n", "name", width, "default", "now", "change in steps");
    for (std::size_t i = 0; i < state.names.size(); ++i) {
        const TunableRow& row = spsa.parameters()[i];
        const double steps = (state.theta[i] - row.value) / row.step;
        text += fmt::format("{:{}} {:>8} {:>8} {:>16}\n", row.name, width, row.value,
                            std::lround(state.theta[i]), signedToText(steps, kDecimals));
    }
    return text;
}

}  // namespace plyglass
