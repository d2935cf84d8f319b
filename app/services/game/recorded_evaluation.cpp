#include "app/services/game/recorded_evaluation.h"

namespace plyglass {

namespace {

ScoreView viewOf(const Judgement& judgement, const GameNode& node) {
    return scoreForWhite(judgement.score(), node.position().sideToMove(), 0);
}

}  // namespace

std::optional<PositionScore> knownScore(const GameNode& node, const Judgements* judgements) {
    if (const Judgement* const known = judgements ? judgements->of(node) : nullptr)
        return PositionScore{viewOf(*known, node), true};
    if (node.evalMate) return PositionScore{{true, 0, *node.evalMate}};
    return node.evalCp ? std::optional(PositionScore{{false, *node.evalCp, 0}}) : std::nullopt;
}

void recordJudgements(GameNode* node, const Judgements& judgements) {
    for (; node->parent(); node = node->parent()) {
        const Judgement* const known = judgements.of(*node);
        const bool isBehind =
            known && !known->isOfTables() && node->evalDepth && *node->evalDepth > known->depth;
        if (!known || isBehind) continue;
        const ScoreView score = viewOf(*known, *node);
        node->evalCp = score.isMate ? std::nullopt : std::optional(score.cp);
        node->evalMate = score.isMate && score.mateIn != 0 ? std::optional(score.mateIn) : std::nullopt;
        node->evalDepth = known->depth > 0 ? std::optional(known->depth) : std::nullopt;
    }
}

}  // namespace plyglass
