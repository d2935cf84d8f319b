#include "app/viewmodels/evaluation/evaluation_view_model.h"

#include <algorithm>
#include <iterator>

#include "app/services/translated.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/line_walk.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

/// Nodes of the search that finds the line.
constexpr std::uint64_t kLineNodes = 300'000;

QString sideCpText(int cpForWhite) { return scoreText({.cp = cpForWhite}); }

}  // namespace

EvaluationViewModel::EvaluationViewModel(GameController& controller, EngineService& engine,
                                         EvaluatorLibrary& evaluators, QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_lane(engine, EngineSlot::Evaluation),
      m_evaluators(evaluators),
      m_evaluatorIndex(evaluators.indexOf(PlayerEvaluator().id)) {
    m_weights.edit(chosen().evaluator.choice);
    connect(&controller, &GameController::shownChanged, this, [this] {
        m_line.clear();
        update();
    });
    connect(&m_lane, &EngineLane::answered, this, &EvaluationViewModel::onAnswered);
}

void EvaluationViewModel::setActive(bool active) {
    if (active == m_active) return;
    m_active = active;
    emit activeChanged();
    m_line.clear();
    update();
}

void EvaluationViewModel::setView(int view) {
    if (view < OfPosition || view > OfMove || view == m_view) return;
    m_view = static_cast<View>(view);
    update();
}

void EvaluationViewModel::setEvaluatorIndex(int index) {
    if (index < 0 || index >= static_cast<int>(m_evaluators.all().size()) || index == m_evaluatorIndex)
        return;
    choose(index);
}

void EvaluationViewModel::choose(int index) {
    m_evaluatorIndex = index;
    m_weights.edit(chosen().evaluator.choice);
    m_line.clear();
    update();
}

QStringList EvaluationViewModel::evaluatorNames() const { return m_evaluators.names(); }
QString EvaluationViewModel::explanation() const { return chosen().explanation; }

void EvaluationViewModel::setWeightGroup(int group) {
    m_weights.setGroup(group);
    emit changed();
}

void EvaluationViewModel::setWeight(int row, bool endgame, int value) {
    if (!m_weights.set(row, endgame, value)) return;
    // The line belongs to the previous evaluator, so it is searched again.
    m_line.clear();
    update();
}

void EvaluationViewModel::resetWeights() {
    const int group = m_weights.group();
    m_weights.edit(chosen().evaluator.choice);
    m_weights.setGroup(group);
    m_line.clear();
    update();
}

void EvaluationViewModel::keepAs(const QString& name) {
    const Lineage lineage{{chosen().name.toStdString()}, 0, 0, "Edited by hand."};
    Result<std::string> kept = fail(translatable("Engine", "This evaluator has no weights to save."));
    if (const Genome* genome = m_weights.genome())
        kept = m_evaluators.keep(Genome{name.toStdString(), lineage, genome->genes});
    else if (const ClassicalWeights* weights = m_weights.classicalWeights())
        kept = m_evaluators.keep(NamedClassicalWeights{name.toStdString(), lineage, *weights});
    if (!kept) {
        emit refused(translated(kept.error()));
        return;
    }
    const int group = m_weights.group();
    choose(m_evaluators.indexOf(*kept));
    setWeightGroup(group);
}

void EvaluationViewModel::removeOwn() {
    const std::string id = chosen().evaluator.id;
    m_evaluatorIndex = m_evaluators.indexOf(PlayerEvaluator().id);
    if (const auto removed = m_evaluators.remove(id); !removed) {
        emit refused(translated(removed.error()));
        m_evaluatorIndex = m_evaluators.indexOf(id);
    }
    choose(m_evaluatorIndex);
}

void EvaluationViewModel::playAgainst() {
    if (edited())
        emit refused(tr("Save the weights first, then play against them."));
    else
        emit opponentChosen(chosen().evaluator);
}

QString EvaluationViewModel::firstHead() const { return isOfMove() ? tr("Before") : tr("White"); }
QString EvaluationViewModel::secondHead() const { return isOfMove() ? tr("After") : tr("Black"); }
QString EvaluationViewModel::netHead() const { return isOfMove() ? tr("Change") : tr("For White"); }

void EvaluationViewModel::update() {
    m_lane.cancel();
    if (m_active) {
        if (m_view == OfLine && m_line.empty())
            searchLine();
        else
            judge();
    }
    emit changed();
}

void EvaluationViewModel::judge() {
    const GameNode* shown = m_controller.shown();
    const EvaluatorChoice evaluator = m_weights.edited();
    const LineWalk line(shown->position(), m_view == OfLine ? m_line : std::vector<Move>());
    const Position& position = line.last();
    m_board = m_view == OfLine ? boardOf(line, line.length()) : boardOf(*shown);
    std::vector<TermCp> rows;
    if (isOfMove()) {
        const Position& before = shown->parent()->position();
        for (const TermChange& term : termChanges(evaluator, before, position))
            rows.push_back({translated(term.name), term.beforeCp, term.afterCp, term.changeCp()});
        m_scoreText = sideCpText(scoreForWhite(evaluator, position) - scoreForWhite(evaluator, before));
        m_title = tr("What %1 changed").arg(QString::fromStdString(lineToText(before, {shown->move()}, 1)));
    } else {
        for (const EvaluationTerm& term : termsOf(evaluator, position))
            rows.push_back({translated(term.name), term.whiteCp, term.blackCp, term.whiteCp - term.blackCp});
        m_scoreText = sideCpText(scoreForWhite(evaluator, position));
        m_title = m_view == OfLine
                      ? tr("After %1").arg(QString::fromStdString(lineToText(shown->position(), m_line, 99)))
                  : shown->parent()  ? tr("The position on the board")
                  : m_view == OfMove ? tr("No move has been played yet: the start position")
                                     : tr("The start position");
    }
    m_terms.setRows(termRows(rows));
    m_values.setRows(pieceValueRows(evaluator, position));
}

void EvaluationViewModel::searchLine() {
    EngineRequest request;
    request.asked.search.position = m_controller.shown()->position();
    request.asked.search.evaluator = m_weights.edited();
    request.asked.search.limits.nodes = kLineNodes;
    request.clearFirst = true;
    m_lane.ask(request);
}

void EvaluationViewModel::onAnswered(const EngineAnswer& answer) {
    m_line = answer.result.info.pv;
    judge();
    emit changed();
}

}  // namespace plyglass
