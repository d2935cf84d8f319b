#include "app/services/game/recorded_evaluation.h"

#include "app/services/game/score_view.h"

namespace plyglass {

void recordEvaluation(GameNode& node, const SearchInfo& info, EvaluatedNode which) {
    const bool isKnown = info.depth > 0 || info.source == MoveSource::Endgames;
    if (!isKnown || !node.parent()) return;
    const bool isAfter = which == EvaluatedNode::AfterMove;
    const Color toMove = node.position().sideToMove();
    const ScoreView score = scoreForWhite(info.score, isAfter ? ~toMove : toMove, isAfter ? 1 : 0);
    node.evalCp = score.isMate ? std::nullopt : std::optional(score.cp);
    node.evalMate = score.isMate && score.mateIn != 0 ? std::optional(score.mateIn) : std::nullopt;
    node.evalDepth = info.depth > 0 ? std::optional(info.depth) : std::nullopt;
}

}  // namespace plyglass
