#include "app/services/game/computer_decisions.h"

#include "app/services/game/score_view.h"

namespace plyglass {

bool resignsAfter(const Game& game, const GameSetup& setup, const SearchInfo& info) {
    const Color side = game.position().sideToMove();
    if (info.depth == 0 || !setup.isPerson(~side)) return false;
    Standing standing = standingAt(*game.current(), side);
    standing.ownScores.push_back(info.score);
    standing.level = setup.players[side].level;
    return resigns(standing);
}

bool offersDrawNow(const Game& game, const GameSetup& setup, const GameNode* lastOffer) {
    const GameNode& node = *game.current();
    const Color toMove = node.position().sideToMove();
    if (!setup.isPerson(toMove)) return false;
    Standing standing = standingAt(node, ~toMove);
    if (lastOffer && game.contains(lastOffer)) standing.movesSinceOffer = (node.ply() - lastOffer->ply()) / 2;
    return offersDraw(standing);
}

DrawAnswer answerToDrawOffer(const Game& game, const SearchInfo& info) {
    Standing standing = standingAt(*game.current(), ~game.position().sideToMove());
    if (info.depth > 0) standing.ownScores.push_back(-info.score);
    return answerToDrawOffer(standing);
}

void recordEvaluation(GameNode& node, const SearchInfo& info, EvaluatedNode which) {
    if (info.depth == 0 || !node.parent()) return;
    const bool isAfter = which == EvaluatedNode::AfterMove;
    const Color toMove = node.position().sideToMove();
    const ScoreView score = scoreForWhite(info.score, isAfter ? ~toMove : toMove, isAfter ? 1 : 0);
    node.evalCp = score.isMate ? std::nullopt : std::optional(score.cp);
    node.evalMate = score.isMate && score.mateIn != 0 ? std::optional(score.mateIn) : std::nullopt;
    node.evalDepth = info.depth;
}

}  // namespace plyglass
