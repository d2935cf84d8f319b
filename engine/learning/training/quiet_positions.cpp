#include "engine/learning/training/quiet_positions.h"

#include <cstdlib>
#include <unordered_set>

#include "engine/learning/training/capture_search.h"

namespace plyglass {

namespace {

/// Maximum gain by captures in a quiet position.
constexpr int kQuietMarginCp = 10;

std::optional<double> resultForWhite(const Game& game) {
    switch (game.outcomeAt(game.mainLineEnd()).result) {
        case GameResult::WhiteWins:
            return 1.0;
        case GameResult::BlackWins:
            return 0.0;
        case GameResult::Draw:
            return 0.5;
        case GameResult::Ongoing:
            return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

bool isQuiet(const Position& position, ClassicalEvaluator& evaluator) {
    if (position.inCheck()) return false;
    Position copy = position;
    evaluator.reset(copy);
    const int limit = evaluator.evaluate(copy) + kQuietMarginCp;
    return captureSearch(copy, evaluator, limit, limit + 1) <= limit;
}

std::vector<QuietPosition> quietPositions(const Game& game, const QuietPositionOptions& options,
                                          ClassicalEvaluator& evaluator) {
    const auto result = resultForWhite(game);
    std::vector<QuietPosition> chosen;
    if (!result) return chosen;
    std::unordered_set<std::uint64_t> seen;
    for (const GameNode* node = game.root(); !node->children().empty();
         node = node->children().front().get()) {
        const GameNode& next = *node->children().front();
        const bool isDecided = next.evalMate || (next.evalCp && std::abs(*next.evalCp) > options.maxScoreCp);
        if (node->ply() < options.skipPlies || isDecided) continue;
        if (!seen.insert(node->position().key()).second) continue;
        if (!isQuiet(node->position(), evaluator)) continue;
        chosen.push_back({node->position(), *result, next.evalCp});
    }
    return chosen;
}

}  // namespace plyglass
