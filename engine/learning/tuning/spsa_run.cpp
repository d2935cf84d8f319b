#include "engine/learning/tuning/spsa_run.h"

#include <fmt/format.h>

#include <utility>

#include "engine/base/random.h"
#include "engine/protocol/tunables_text.h"

namespace plyglass {

namespace {

constexpr const char* kPlus = "plus";
constexpr const char* kMinus = "minus";

Contestant contestant(const char* name, const std::vector<int>& values, const SpsaState& state,
                      const SpsaRunOptions& options) {
    ProcessPlayerOptions engine = options.engine;
    for (std::size_t i = 0; i < values.size(); ++i)
        engine.options.emplace_back(tunableOption(state.names[i]), std::to_string(values[i]));
    return {name,
            [engine = std::move(engine), start = options.startProgram] {
                return ProcessPlayer::start(engine, start);
            },
            options.limits};
}

/// A forfeited game says nothing about the parameters.
Result<void> refuseForfeit(const GameRecord& record, int iteration, const std::string& engine) {
    if (record.forfeit == Forfeit::None) return {};
    return fail(translatable("Engine",
                             "{} forfeited game {} of iteration {}: {}. What was tuned before is kept: mend "
                             "the engine and run the same command again."),
                engine, record.index + 1, iteration + 1, record.ending);
}

JobContext contextOfIteration(const SpsaState& state, const JobContext& context) {
    JobContext games;
    games.threads = context.threads;
    games.onProgress = [&](const JobProgress& progress) {
        const auto pairs = static_cast<std::uint64_t>(state.pairs);
        const auto before = static_cast<std::uint64_t>(state.iteration) * 2 * pairs;
        const auto total = static_cast<std::uint64_t>(state.options.iterations) * 2 * pairs;
        std::string message = fmt::format("iteration {} of {}, {} before", state.iteration + 1,
                                          state.options.iterations, scoreText(state.games));
        if (context.stopRequested()) message += "; stopping after this iteration";
        context.report({before + progress.done, total, "games", std::move(message)});
    };
    return games;
}

Result<GameCounts> playIteration(const SpsaState& state, const SpsaTrial& trial,
                                 const SpsaRunOptions& options, const JobContext& context) {
    MatchOptions match;
    match.players = {contestant(kPlus, trial.plus, state, options),
                     contestant(kMinus, trial.minus, state, options)};
    match.games = 2 * state.pairs;
    match.seed = scrambled(state.options.seed) + static_cast<std::uint64_t>(state.iteration);
    match.openings = options.openings(state.iteration);
    match.rules = options.rules;
    match.onGame = [&](const GameRecord& record, const Game&) {
        return refuseForfeit(record, state.iteration, options.engine.command.program);
    };
    const auto score = playMatch(match, contextOfIteration(state, context));
    if (!score) return tl::unexpected(score.error());
    return score->counts();
}

}  // namespace

Result<void> runSpsa(SpsaState& state, const SpsaRunOptions& options, const JobContext& context) {
    Spsa spsa = spsaOf(state);
    while (!spsa.isFinished() && !context.stopRequested()) {
        const auto counts = playIteration(state, spsa.trial(), options, context);
        if (!counts) return tl::unexpected(counts.error());
        spsa.step(static_cast<double>(counts->wins - counts->losses));
        state.iteration = spsa.iteration();
        state.theta = spsa.theta();
        state.games.wins += counts->wins;
        state.games.draws += counts->draws;
        state.games.losses += counts->losses;
        if (const auto kept = options.keep(state); !kept) return kept;
    }
    return {};
}

}  // namespace plyglass
