// Checks a preset: from an empty folder to a network, self-play included, and then 200 games against material
// with the same search at fixed nodes. Returns 1 if that took more than 15 minutes, or if the difference is
// not significantly above zero. Usage: network_from_nothing [PRESET [THREADS [SEED]]]
#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <memory>

#include "engine/eval/network/network_file.h"
#include "engine/learning/selfplay/self_games.h"
#include "engine/learning/training/network_presets.h"
#include "engine/learning/training/network_run.h"
#include "engine/match/match_score.h"

using namespace plyglass;

namespace {

constexpr double kMaxSeconds = 15 * 60;
constexpr int kGames = 200;
constexpr std::uint64_t kNodes = 1000;
constexpr std::uint64_t kMatchSeed = 2718;  ///< not the seed of the run's own matches

EloEstimate matchAgainstMaterial(const std::filesystem::path& file, int threads) {
    EvaluatorChoice network(EvaluatorKind::Network);
    network.network = std::make_shared<const Network>(loadNetwork(file.string()).value());
    SelfGamesOptions options;
    options.games = kGames;
    options.nodes = kNodes;
    options.seed = kMatchSeed;
    options.evaluators = {network, EvaluatorKind::Material};
    MatchScore score;
    playSelfGames(options,
                  [&](int number, const Game& game) {
                      GameRecord record;
                      record.index = number;
                      record.result = game.outcomeAt(game.mainLineEnd()).result;
                      score.add(record);
                  },
                  {{}, {}, threads});
    const EloEstimate elo = score.elo();
    fmt::print(
        "Against material at {} nodes a move: {} won, {} drawn, {} lost: {:+.0f} Elo ({:+.0f} … {:+.0f}).\n",
        kNodes, score.counts().wins, score.counts().draws, score.counts().losses, elo.elo, elo.low, elo.high);
    return elo;
}

}  // namespace

int main(int argc, char** argv) {
    const auto preset = networkPresetFromId(argc > 1 ? argv[1] : "standard");
    const int threads = argc > 2 ? std::atoi(argv[2]) : 2;
    if (!preset || threads < 1) {
        fmt::print(stderr, "{}\n", preset ? "There must be at least one thread." : preset.error().english);
        return EXIT_FAILURE;
    }
    const auto folder = std::filesystem::temp_directory_path() / "plyglass-network-from-nothing";
    std::filesystem::remove_all(folder);
    NetworkRun run{preset->options, {}};
    if (argc > 3) run.options.seed = std::strtoull(argv[3], nullptr, 10);
    const auto begin = std::chrono::steady_clock::now();
    const auto made = makeNetworks(run, folder, {{}, {}, threads}, {});
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (!made) {
        fmt::print(stderr, "{}\n", made.error().english);
        return EXIT_FAILURE;
    }
    for (const NetworkGeneration& one : run.generations) {
        const EloEstimate elo = one.strength();
        fmt::print(
            "Generation {}: {} games, {} positions, {:+.0f} Elo ({:+.0f} … {:+.0f}) in {} games at {} "
            "nodes.\n",
            one.number, one.games, one.positions, elo.elo, elo.low, elo.high, one.counts.games(),
            run.options.strengthNodes);
    }
    fmt::print("{:.0f} s on {} threads.\n", seconds, threads);
    const EloEstimate elo = matchAgainstMaterial(networkFileOf(folder, run.options.rounds), threads);
    std::filesystem::remove_all(folder);
    return seconds <= kMaxSeconds && elo.low > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
