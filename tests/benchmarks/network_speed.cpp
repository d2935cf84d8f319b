// Speed of networks: nanoseconds that a network adds to a node of a search, for every instruction set, and
// positions trained a second. Usage: network_speed [THREADS]
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <vector>

#include "engine/base/shuffle.h"
#include "engine/chess/movegen.h"
#include "engine/eval/network/network_evaluator.h"
#include "engine/learning/training/network_trainer.h"

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

/// A long random game: positions and their moves.
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

/// Makes all moves and all replies repeatedly, like a search; with an evaluator it evaluates each position.
/// Returns the number of positions.
int walk(Position& position, int depth, NetworkEvaluator* evaluator, std::int64_t& sum) {
    MoveList moves;
    generateLegal(position, moves);
    int nodes = 0;
    for (const Move move : moves) {
        const MoveDelta delta = position.deltaOf(move);
        Undo undo;
        position.makeMove(move, undo);
        if (evaluator) {
            evaluator->push(delta);
            sum += evaluator->evaluate(position);
        } else {
            sum += delta.size;
        }
        nodes += 1 + (depth > 1 ? walk(position, depth - 1, evaluator, sum) : 0);
        if (evaluator) evaluator->pop();
        position.undoMove(move, undo);
    }
    return nodes;
}

/// Processor time per node of such walks.
double nanosecondsOfWalks(const std::vector<Step>& game, NetworkEvaluator* evaluator) {
    constexpr int kRounds = 10;
    constexpr std::size_t kEvery = 6;
    std::int64_t sum = 0;
    std::int64_t nodes = 0;
    const std::clock_t begin = std::clock();
    for (std::size_t at = 0; at < game.size(); at += kEvery)
        for (int round = 0; round < kRounds; ++round) {
            Position position = game[at].position;
            if (evaluator) evaluator->reset(position);
            nodes += walk(position, 2, evaluator, sum);
        }
    if (sum == 1) fmt::print(" ");  // prevents the compiler from removing the work
    return static_cast<double>(std::clock() - begin) * (1e9 / CLOCKS_PER_SEC) / static_cast<double>(nodes);
}

/// Nanoseconds that a network adds to a node; the median of several measurements.
double nanosecondsOf(const NetworkShape& shape, const NetworkKernels& kernels,
                     const std::vector<Step>& game) {
    NetworkEvaluator evaluator(std::make_shared<const Network>(randomNetwork(shape, 1)), kernels);
    std::array<double, 11> measured;
    for (double& one : measured)
        one = nanosecondsOfWalks(game, &evaluator) - nanosecondsOfWalks(game, nullptr);
    std::nth_element(measured.begin(), measured.begin() + measured.size() / 2, measured.end());
    return measured[measured.size() / 2];
}

std::vector<TrainingPosition> trainingPositions(std::size_t size) {
    std::vector<TrainingPosition> positions;
    for (std::uint64_t seed = 1; positions.size() < size; ++seed)
        for (const Step& step : randomGame(120, seed))
            positions.push_back(packed(step.position, static_cast<double>(seed % 101) / 100));
    positions.resize(size);
    Random random(1);
    shuffle(positions, random);
    return positions;
}

double positionsPerSecond(const NetworkShape& shape, int threads, const NetworkArithmetic& arithmetic,
                          const std::vector<TrainingPosition>& positions) {
    constexpr std::size_t kBatch = 16384;
    constexpr double kSeconds = 3;
    TrainerOptions options;
    options.shape = shape;
    options.threads = threads;
    NetworkTrainer trainer(options, arithmetic);
    trainer.step({positions.data(), kBatch}, 0.001);
    std::size_t shown = 0;
    const auto begin = Clock::now();
    while (secondsSince(begin) < kSeconds) {
        trainer.step({positions.data() + shown % positions.size(), kBatch}, 0.001);
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
        const NetworkShape shape = {.hidden = hidden};
        fmt::print("{:>4} neurons:", hidden);
        for (const NetworkKernels& kernels : availableKernels())
            fmt::print("  {} {:.1f} ns", kernels.name, nanosecondsOf(shape, kernels, game));
        fmt::print("  training, {} threads:", threads);
        for (const NetworkArithmetic& arithmetic : availableArithmetics())
            fmt::print("  {} {:.2f} M/s", arithmetic.name,
                       positionsPerSecond(shape, threads, arithmetic, positions) / 1e6);
        fmt::print("\n");
    }
    return 0;
}
