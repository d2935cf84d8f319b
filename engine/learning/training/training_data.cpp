#include "engine/learning/training/training_data.h"

#include <fmt/format.h>

#include <cstdlib>
#include <utility>

#include "engine/base/shuffle.h"
#include "engine/learning/selfplay/shard.h"

namespace plyglass {

namespace {

bool isWanted(const Position& position, Move move, int score, const PositionFilter& filter) {
    if (std::abs(score) > filter.maxScore) return false;
    if (filter.skipsChecks && position.inCheck()) return false;
    return !filter.skipsCaptures || position.isQuiet(move);
}

/// The network that produced a file's scores; null, reported to `onError`, if it is not available.
const Network* scorer(const ScoreUpdate& update, const std::string& file,
                      const std::function<void(const std::string&)>& onError) {
    const auto origin = readShardOrigin(file);
    if (!origin) return nullptr;  // reported when its games are read
    const Network* network = update.networkOf(origin->checksum);
    if (!network)
        onError(fmt::format(
            "{}: its scores are by {} ({}), which is not among the networks given; they are "
            "left as they are.",
            file, origin->evaluator, origin->checksum.empty() ? "no checksum" : origin->checksum));
    return network;
}

}  // namespace

Result<std::uint64_t> forEachSample(const ScoredGame& game, const SampleOptions& options,
                                    const std::function<void(const Position&, double target)>& use) {
    std::uint64_t leftOut = 0;
    const std::vector<double> targets = targetsOf(game, options.target);
    const auto replayed = eachScored(game, [&](const Position& position, Move move, std::size_t scored) {
        if (isWanted(position, move, game.scores[scored], options.filter))
            use(position, targets[scored]);
        else
            ++leftOut;
    });
    if (!replayed) return tl::unexpected(replayed.error());
    return leftOut;
}

Result<void> addGame(TrainingData& data, const ScoredGame& game, const SampleOptions& options) {
    std::vector<TrainingPosition> chosen;
    const auto leftOut = forEachSample(game, options, [&](const Position& position, double target) {
        chosen.push_back(packed(position, target));
    });
    if (!leftOut) return tl::unexpected(leftOut.error());
    ++data.games;
    auto& where = (game.number + 1) % kHeldOutEvery == 0 ? data.heldOut : data.positions;
    where.insert(where.end(), chosen.begin(), chosen.end());
    data.leftOut += *leftOut;
    return {};
}

void shufflePositions(TrainingData& data, std::uint64_t seed) {
    Random random(seed);
    shuffle(data.positions, random);
}

Result<TrainingData> loadTrainingData(const std::vector<std::string>& files, const SampleOptions& options,
                                      std::uint64_t seed, const JobContext& context,
                                      const std::function<void(const std::string&)>& onError,
                                      const ScoreUpdate* update) {
    TrainingData data;
    std::uint64_t done = 0;
    for (const std::string& file : files) {
        if (context.stopRequested()) break;
        context.report({done++, files.size(), "files", file});
        const Network* older = update ? scorer(*update, file, onError) : nullptr;
        readShard(
            file,
            [&](const ScoredGame& game) -> Result<void> {
                if (!older) return addGame(data, game, options);
                ScoredGame updated = game;
                if (auto applied = update->apply(updated, *older); !applied) return applied;
                return addGame(data, updated, options);
            },
            onError);
    }
    if (data.positions.empty())
        return fail(translatable(
            "Engine", "There are no positions to train on; play games first (plyglass-lab selfplay)."));
    shufflePositions(data, seed);
    return data;
}

}  // namespace plyglass
