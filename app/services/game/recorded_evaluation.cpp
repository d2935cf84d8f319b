#include "app/services/game/recorded_evaluation.h"

namespace plyglass {

namespace {

/// nullptr where what is written down is deeper by more than so many plies, or there is nothing.
const Judgement* deepestOf(const GameNode& node, const Judgements* judgements, int plies) {
    const Judgement* const known = judgements ? judgements->of(node) : nullptr;
    const bool isBehind =
        known && !known->isOfTables() && node.evalDepth && *node.evalDepth > known->depth + plies;
    return isBehind ? nullptr : known;
}

ScoreView viewOf(const Judgement& judgement, const GameNode& node) {
    return scoreForWhite(judgement.score(), node.position().sideToMove(), 0);
}

}  // namespace

std::optional<PositionScore> knownScore(const GameNode& node, const Judgements* judgements) {
    if (const Judgement* const known = deepestOf(node, judgements, kNearPlies))
        return PositionScore{viewOf(*known, node), true};
    if (node.evalMate) return PositionScore{{true, 0, *node.evalMate}};
    return node.evalCp ? std::optional(PositionScore{{false, *node.evalCp, 0}}) : std::nullopt;
}

void recordJudgements(GameNode* node, const Judgements& judgements) {
    for (; node->parent(); node = node->parent()) {
        const Judgement* const known = deepestOf(*node, &judgements, 0);
        if (!known) continue;
        const ScoreView score = viewOf(*known, *node);
        node->evalCp = score.isMate ? std::nullopt : std::optional(score.cp);
        node->evalMate = score.isMate && score.mateIn != 0 ? std::optional(score.mateIn) : std::nullopt;
        node->evalDepth = known->depth > 0 ? std::optional(known->depth) : std::nullopt;
    }
}

}  // namespace plyglass
