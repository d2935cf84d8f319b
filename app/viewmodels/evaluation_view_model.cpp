#include "app/viewmodels/evaluation_view_model.h"

#include <algorithm>
#include <iterator>

#include "app/viewmodels/number_text.h"
#include "app/viewmodels/setup_choices.h"
#include "engine/chess/fen.h"
#include "engine/lab/words.h"

namespace plyglass {

namespace {

/// Of the search that finds the line: a moment.
constexpr std::uint64_t kLineNodes = 300'000;

QString sideCpText(int cpForWhite) { return scoreText({.cp = cpForWhite}); }

}  // namespace

EvaluationViewModel::EvaluationViewModel(GameController& controller, EngineService& engine, QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_engine(engine),
      m_evaluatorIndex(evaluatorIndexOf(EvaluatorKind::Hand)) {
    connect(&controller, &GameController::shownChanged, this, [this] {
        m_line.clear();
        update();
    });
    connect(&engine, &EngineService::answered, this, &EvaluationViewModel::onAnswered);
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
    if (index < 0 || index >= static_cast<int>(allEvaluators().size()) || index == m_evaluatorIndex) return;
    m_evaluatorIndex = index;
    m_line.clear();
    update();
}

QStringList EvaluationViewModel::evaluatorNames() const { return plyglass::evaluatorNames(); }
QString EvaluationViewModel::explanation() const { return evaluatorExplanations().value(m_evaluatorIndex); }
EvaluatorKind EvaluationViewModel::kind() const {
    return allEvaluators()[static_cast<std::size_t>(m_evaluatorIndex)].kind;
}

QString EvaluationViewModel::placement() const { return QString::fromStdString(toPlacement(m_position)); }

QStringList EvaluationViewModel::lastMove() const {
    const GameNode* shown = m_controller.shown();
    const Move move = m_view == OfLine  ? (m_line.empty() ? Move() : m_line.back())
                      : shown->parent() ? shown->move()
                                        : Move();
    if (move.isNull()) return {};
    return {QString::fromStdString(squareName(move.from())), QString::fromStdString(squareName(move.to()))};
}

QString EvaluationViewModel::firstHead() const { return m_view == OfMove ? tr("Before") : tr("White"); }
QString EvaluationViewModel::secondHead() const { return m_view == OfMove ? tr("After") : tr("Black"); }
QString EvaluationViewModel::netHead() const { return m_view == OfMove ? tr("Change") : tr("For White"); }

void EvaluationViewModel::update() {
    m_engine.cancel(EngineSlot::Evaluation);
    m_searching = false;
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
    const EvaluatorChoice evaluator(kind());
    const bool ofMove = m_view == OfMove && shown->parent() != nullptr;
    m_position = m_view == OfLine ? endOf(shown->position(), m_line) : shown->position();
    std::vector<EvaluationTermModel::Row> rows;
    if (ofMove) {
        const Position& before = shown->parent()->position();
        for (const TermChange& term : termChanges(evaluator, before, m_position))
            rows.push_back({QString::fromStdString(term.name), term.beforeCp, term.afterCp, term.changeCp()});
        m_scoreText = sideCpText(scoreForWhite(evaluator, m_position) - scoreForWhite(evaluator, before));
        m_title = tr("What %1 changed").arg(QString::fromStdString(lineInWords(before, {shown->move()}, 1)));
    } else {
        for (const EvaluationTerm& term : termsOf(evaluator, m_position))
            rows.push_back(
                {QString::fromStdString(term.name), term.whiteCp, term.blackCp, term.whiteCp - term.blackCp});
        m_scoreText = sideCpText(scoreForWhite(evaluator, m_position));
        m_title = m_view == OfLine
                      ? tr("After %1").arg(QString::fromStdString(lineInWords(shown->position(), m_line, 99)))
                  : shown->parent() ? tr("The position on the board")
                                    : tr("The position at the beginning");
    }
    m_terms.show(std::move(rows));
    m_worths.show(pieceWorths(evaluator, m_position));
}

void EvaluationViewModel::searchLine() {
    EngineRequest request;
    request.search.position = m_controller.shown()->position();
    request.search.evaluator = kind();
    request.search.limits.nodes = kLineNodes;
    request.clearFirst = true;
    m_generation = m_engine.think(EngineSlot::Evaluation, request);
    m_searching = true;
}

void EvaluationViewModel::onAnswered(const EngineAnswer& answer) {
    if (answer.slot != EngineSlot::Evaluation || answer.generation != m_generation || !m_searching) return;
    m_searching = false;
    m_line = answer.result.info.pv;
    judge();
    emit changed();
}

}  // namespace plyglass
