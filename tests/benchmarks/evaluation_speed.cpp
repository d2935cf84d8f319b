// Evaluations per second of each evaluator, moves made and taken back included: every position one ply after
// a fixed set of game positions is scored, over and over for some seconds.
#include <fmt/format.h>

#include <chrono>
#include <vector>

#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/eval/evaluator.h"

using namespace plyglass;

namespace {

constexpr int kGames = 40;
constexpr int kPliesPerGame = 80;
constexpr double kSeconds = 2.0;

std::vector<Position> somePositions() {
    std::vector<Position> positions;
    Random random(1);
    for (int game = 0; game < kGames; ++game) {
        Position position = Position::start();
        for (int ply = 0; ply < kPliesPerGame; ++ply) {
            MoveList moves;
            generateLegal(position, moves);
            if (moves.empty()) break;
            Undo undo;
            position.makeMove(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))],
                              undo);
            positions.push_back(position);
        }
    }
    return positions;
}

struct Rate {
    double withMoves;  ///< per second, generating, making and taking back moves included
    long long checksum;
};

Rate measure(Evaluator& evaluator, bool score, std::vector<Position> positions) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    long long scored = 0;
    long long sum = 0;
    double elapsed = 0;
    while (elapsed < kSeconds) {
        for (Position& position : positions) {
            MoveList moves;
            generateLegal(position, moves);
            evaluator.reset(position);
            for (const Move move : moves) {
                Undo undo;
                evaluator.push(position.deltaOf(move));
                position.makeMove(move, undo);
                if (score) sum += evaluator.evaluate(position);
                position.undoMove(move, undo);
                evaluator.pop();
                ++scored;
            }
        }
        elapsed = std::chrono::duration<double>(Clock::now() - start).count();
    }
    return {static_cast<double>(scored) / elapsed, sum};
}

}  // namespace

int main() {
    const std::vector<Position> positions = somePositions();
    for (const EvaluatorInfo& info : allEvaluators()) {
        const auto evaluator = makeEvaluator(info.kind);
        const Rate moving = measure(*evaluator, false, positions);
        const Rate scoring = measure(*evaluator, true, positions);
        const double evaluationNs = 1e9 / scoring.withMoves - 1e9 / moving.withMoves;
        fmt::print("{:15} {:6.2f} M moves with score/s, {:6.0f} ns a score alone ({:.2f} M/s), sum {}\n",
                   info.id, scoring.withMoves / 1e6, evaluationNs, 1e3 / evaluationNs, scoring.checksum);
    }
}
