#include "app/viewmodels/play/shown_evaluation.h"

#include <QtNumeric>

#include "app/services/game/score_view.h"
#include "app/viewmodels/play/game_words.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/lab/analysis/win_percent.h"

namespace plyglass {

namespace {

ScoreView scoreOfEnd(const Outcome& outcome) {
    if (outcome.result == GameResult::Draw) return {};
    return {true, 0, outcome.result == GameResult::WhiteWins ? 1 : -1};
}

/// The scale of a score that was found when a side moved or is to move: by itself, or by its opponent if it
/// is a person.
double scaleOf(const Position& position, Players players, Color side) {
    if (!players) return 1;
    const Color judge = players->isPerson(side) ? ~side : side;
    return winScale(position, players->players[judge].evaluator.choice.kind);
}

struct WeighedScore {
    ScoreView score;
    double winScale = 1;
};

/// As the game has it written at a node.
std::optional<WeighedScore> scoreAt(const GameNode& node, Players players) {
    if (node.evalMate) return WeighedScore{{true, 0, *node.evalMate}};
    if (!node.evalCp) return std::nullopt;
    const Position& position = node.position();
    return WeighedScore{{false, *node.evalCp, 0}, scaleOf(position, players, ~position.sideToMove())};
}

/// The newest evaluation on the way to a node stands until there is a newer one.
std::optional<WeighedScore> recordedScore(const GameNode* node, Players players) {
    for (; node; node = node->parent())
        if (const auto score = scoreAt(*node, players)) return score;
    return std::nullopt;
}

WeighedScore runningScore(const Position& position, Score score, Players players) {
    const Color side = position.sideToMove();
    return {scoreForWhite(score, side, 0), scaleOf(position, players, side)};
}

ShownEvaluation shownAs(const WeighedScore& score, const QString& text) {
    return {true, whiteShare(score.score, score.winScale), text};
}

}  // namespace

Players playersOf(const GameController& controller) {
    return controller.isOpened() ? nullptr : &controller.setup();
}

ShownEvaluation evaluationOf(const GameController& controller, const std::optional<SearchInfo>& running) {
    const GameNode* const shown = controller.shown();
    const bool isLive = shown == controller.live();
    if (const Outcome outcome = controller.outcome(); isLive && outcome.isOver())
        return shownAs({scoreOfEnd(outcome)}, resultText(outcome));
    const std::optional<WeighedScore> score =
        isLive && running && running->depth > 0
            ? runningScore(shown->position(), running->score, playersOf(controller))
            : recordedScore(shown, playersOf(controller));
    return score ? shownAs(*score, barScoreText(score->score)) : ShownEvaluation{};
}

QList<double> evaluationHistory(const std::vector<const GameNode*>& line, Players players) {
    constexpr double kWholePercent = 100;
    QList<double> history;
    history.reserve(static_cast<qsizetype>(line.size()));
    double last = qQNaN();
    for (const GameNode* node : line) {
        if (const auto score = scoreAt(*node, players))
            last = kWholePercent * whiteShare(score->score, score->winScale);
        history += last;
    }
    return history;
}

}  // namespace plyglass
