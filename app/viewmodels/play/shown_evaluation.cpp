#include "app/viewmodels/play/shown_evaluation.h"

#include <QtNumeric>

#include "app/services/game/recorded_evaluation.h"
#include "app/viewmodels/play/game_words.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/lab/analysis/win_percent.h"

namespace plyglass {

namespace {

ScoreView scoreOfEnd(const Outcome& outcome) {
    if (outcome.result == GameResult::Draw) return {};
    return {true, 0, outcome.result == GameResult::WhiteWins ? 1 : -1};
}

/// The evaluator and scale of a game from elsewhere are unknown.
double shareOf(const PositionScore& known, const GameNode& node, const GameController& controller) {
    const bool isOurs = known.isJudgement || !controller.isOpened();
    return whiteShare(known.score, isOurs ? winScale(node.position(), kStandardEvaluator) : 1);
}

}  // namespace

ShownEvaluation evaluationOf(const GameController& controller) {
    const GameNode& shown = *controller.shown();
    if (const Outcome end = controller.outcome(); &shown == controller.live() && end.isOver())
        return {true, whiteShare(scoreOfEnd(end)), resultText(end)};
    const auto known = knownScore(shown, &controller.judgements());
    if (!known) return {};
    return {true, shareOf(*known, shown, controller), barScoreText(known->score)};
}

QList<double> evaluationHistory(const GameController& controller) {
    constexpr double kWholePercent = 100;
    QList<double> history;
    history.reserve(static_cast<qsizetype>(controller.shownLine().size()));
    for (const GameNode* node : controller.shownLine()) {
        const auto known = knownScore(*node, &controller.judgements());
        history += known ? kWholePercent * shareOf(*known, *node, controller) : qQNaN();
    }
    return history;
}

}  // namespace plyglass
