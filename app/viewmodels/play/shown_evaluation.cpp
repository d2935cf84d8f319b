#include "app/viewmodels/play/shown_evaluation.h"

#include <QtNumeric>

#include "app/services/game/score_view.h"
#include "app/viewmodels/play/game_words.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

ScoreView scoreOfEnd(const Outcome& outcome) {
    if (outcome.result == GameResult::Draw) return {};
    return {true, 0, outcome.result == GameResult::WhiteWins ? 1 : -1};
}

/// The newest evaluation on the way to a node stands until there is a newer one.
std::optional<ScoreView> recordedScore(const GameNode* node) {
    for (; node; node = node->parent()) {
        if (node->evalMate) return ScoreView{true, 0, *node->evalMate};
        if (node->evalCp) return ScoreView{false, *node->evalCp, 0};
    }
    return std::nullopt;
}

ShownEvaluation shownAs(const ScoreView& score, const QString& text) {
    return {true, whiteShare(score), text};
}

}  // namespace

ShownEvaluation evaluationOf(const GameController& controller, const std::optional<SearchInfo>& running) {
    const GameNode* const shown = controller.shown();
    const bool isLive = shown == controller.live();
    if (const Outcome outcome = controller.outcome(); isLive && outcome.isOver())
        return shownAs(scoreOfEnd(outcome), resultText(outcome));
    const std::optional<ScoreView> score =
        isLive && running && running->depth > 0
            ? scoreForWhite(running->score, shown->position().sideToMove(), 0)
            : recordedScore(shown);
    return score ? shownAs(*score, barScoreText(*score)) : ShownEvaluation{};
}

QList<double> evaluationHistory(const std::vector<const GameNode*>& line) {
    constexpr double kWholePercent = 100;
    QList<double> history;
    history.reserve(static_cast<qsizetype>(line.size()));
    double last = qQNaN();
    for (const GameNode* node : line) {
        if (node->evalMate)
            last = kWholePercent * whiteShare({true, 0, *node->evalMate});
        else if (node->evalCp)
            last = kWholePercent * whiteShare({false, *node->evalCp, 0});
        history += last;
    }
    return history;
}

}  // namespace plyglass
