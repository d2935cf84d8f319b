// How fast networks are judged by and trained here: nanoseconds for a move followed by a score, on every
// instruction set there is, and positions that the trainer learns from in a second. Usage: network_speed
// [THREADS]
#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <memory>
#include <vector>

#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/eval/network_evaluator.h"
#include "engine/learning/network_trainer.h"

using namespace plyglass;

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

struct Step {
    Position position;
    MoveDelta delta;
};

/// A long random game: positions and how they come about.
std::vector<Step> randomGame(int plies, std::uint64_t seed) {
    Random random(seed);
    std::vector<Step> steps;
    Position position = Position::start();
    while (static_cast<int>(steps.size()) < plies) {
        MoveList moves;
        generateLegal(position, moves);
        if (moves.empty() || position.halfmoveClock() > 90) return steps;
        const Move move = moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
        const MoveDelta delta = position.deltaOf(move);
        (void)position.play(move);
        steps.push_back({position, delta});
    }
    return steps;
}

/// For a move and the score after it, as a search asks for them.
double nanosecondsOf(const NetworkShape& shape, const NetworkKernels& kernels,
                     const std::vector<Step>& game) {
    constexpr int kRounds = 20000;
    NetworkEvaluator evaluator(std::make_shared<const Network>(randomNetwork(shape, 1)), kernels);
    std::int64_t sum = 0;
    const auto begin = Clock::now();
    for (int round = 0; round < kRounds; ++round) {
        evaluator.reset(Position::start());
        for (const Step& step : game) {
            evaluator.push(step.delta);
            sum += evaluator.evaluate(step.position);
        }
    }
    const double seconds = secondsSince(begin);
    if (sum == 1) fmt::print(" ");  // so that nothing is optimised away
    return seconds * 1e9 / (static_cast<double>(kRounds) * static_cast<double>(game.size()));
}

std::vector<TrainingPosition> trainingPositions(std::size_t size) {
    std::vector<TrainingPosition> positions;
    for (std::uint64_t seed = 1; positions.size() < size; ++seed)
        for (const Step& step : randomGame(120, seed))
            positions.push_back(
                packed(step.position, static_cast<int>(seed % 400) - 200, static_cast<int>(seed % 3)));
    positions.resize(size);
    Random random(1);
    for (std::size_t i = size; i > 1; --i) std::swap(positions[i - 1], positions[random.below(i)]);
    return positions;
}

double positionsPerSecond(const NetworkShape& shape, int threads,
                          const std::vector<TrainingPosition>& positions) {
    constexpr std::size_t kBatch = 16384;
    constexpr double kSeconds = 3;
    TrainerOptions options;
    options.shape = shape;
    options.threads = threads;
    NetworkTrainer trainer(options);
    trainer.correct({positions.data(), kBatch}, 0.001);
    std::size_t shown = 0;
    const auto begin = Clock::now();
    while (secondsSince(begin) < kSeconds) {
        trainer.correct({positions.data() + shown % positions.size(), kBatch}, 0.001);
        shown += kBatch;
    }
    return static_cast<double>(shown) / secondsSince(begin);
}

}  // namespace

int main(int argc, char** argv) {
    const int threads = argc > 1 ? std::max(std::atoi(argv[1]), 1) : 2;
    const std::vector<Step> game = randomGame(60, 3);
    const std::vector<TrainingPosition> positions = trainingPositions(std::size_t{1} << 18);
    for (const int hidden : {32, 64, 128, 256, 512}) {
        const NetworkShape shape = {.hidden = hidden, .buckets = 8, .isMirrored = true};
        fmt::print("{:>4} neurons:", hidden);
        for (const NetworkKernels& kernels : availableKernels())
            fmt::print("  {} {:.1f} ns", kernels.name, nanosecondsOf(shape, kernels, game));
        fmt::print("  training {:.2f} M/s ({}, {} threads)\n",
                   positionsPerSecond(shape, threads, positions) / 1e6, bestArithmetic().name, threads);
    }
    return 0;
}
