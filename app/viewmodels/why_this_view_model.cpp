// See why_this_view_model.h.
#include "app/viewmodels/why_this_view_model.h"

#include <algorithm>

#include "app/services/why_words.h"
#include "app/viewmodels/board_squares.h"
#include "app/viewmodels/number_text.h"
#include "app/viewmodels/players.h"
#include "app/viewmodels/trace_words.h"
#include "engine/lab/words.h"

namespace plyglass {

namespace {

QString toneOf(WhyNotVerdict verdict) {
    if (verdict == WhyNotVerdict::GetsMated || verdict == WhyNotVerdict::MissesMate)
        return QStringLiteral("mate");
    return isAgainst(verdict) ? QStringLiteral("bad") : QStringLiteral("good");
}

}  // namespace

int RivalMoveModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RivalMoveModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
        case MoveRole:
            return row.move;
        case ScoreRole:
            return row.score;
        case VerdictRole:
            return row.verdict;
        case ReasonRole:
            return row.reason;
        case LineRole:
            return row.line;
        case WorseRole:
            return row.worse;
        default:
            return {};
    }
}

QHash<int, QByteArray> RivalMoveModel::roleNames() const {
    return {{MoveRole, "moveText"}, {ScoreRole, "scoreText"}, {VerdictRole, "verdict"},
            {ReasonRole, "reason"}, {LineRole, "line"},       {WorseRole, "worse"}};
}

void RivalMoveModel::clear() {
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

void RivalMoveModel::set(const WhyThisAnswer& answer, const Position& position) {
    beginResetModel();
    m_rows.clear();
    for (const Rival& rival : answer.rivals)
        m_rows.push_back({QString::fromStdString(lineInWords(position, {rival.move}, 1)),
                          scoreWords(rival.score, position.sideToMove()),
                          rival.score > answer.score && !isAgainst(rival.verdict)
                              ? QString()
                              : verdictText(rival.verdict, answer.score, rival.score),
                          reasonsSentence(rival.reasons),
                          QString::fromStdString(lineInWords(position, rival.line)),
                          isAgainst(rival.verdict)});
    endResetModel();
}

WhyThisViewModel::WhyThisViewModel(GameController& controller, EngineService& engine, QObject* parent)
    : QObject(parent), m_controller(controller), m_engine(engine) {
    connect(&engine, &EngineService::answered, this, &WhyThisViewModel::onAnswered);
    connect(&controller, &GameController::shownChanged, this, [this] {
        // An answer about another position would stand beside the wrong board.
        if (m_running || m_answer) forget();
        emit canAskChanged();
    });
}

bool WhyThisViewModel::canAsk() const { return m_controller.shown()->parent() != nullptr; }

QString WhyThisViewModel::verdict() const {
    if (!m_answer) return {};
    const Score best = m_answer->rivals.empty() ? m_answer->score : m_answer->rivals.front().score;
    return verdictText(m_answer->verdict, best, m_answer->score);
}

QString WhyThisViewModel::tone() const {
    return m_answer ? toneOf(m_answer->verdict) : QStringLiteral("neutral");
}

QString WhyThisViewModel::words() const { return m_answer ? whyThisText(*m_answer, m_position) : QString(); }

QString WhyThisViewModel::causeText() const {
    return m_answer ? plyglass::causeText(*m_answer, m_position) : QString();
}

QString WhyThisViewModel::depthText() const {
    if (!m_answer) return {};
    return tr("Depth %1, %2 positions").arg(m_answer->depth).arg(counterText(m_answer->nodes));
}

QStringList WhyThisViewModel::moveArrow() const {
    return m_answer ? squaresOf(m_position, m_answer->played) : QStringList();
}

QStringList WhyThisViewModel::rivalArrow() const {
    if (!m_answer || m_answer->rivals.empty()) return {};
    return squaresOf(m_position, m_answer->rivals.front().move);
}

void WhyThisViewModel::ask() {
    const GameNode* node = m_controller.shown();
    if (!node->parent()) return;
    m_position = node->parent()->position();
    m_moveText = QString::fromStdString(lineInWords(m_position, {node->move()}, 1));
    m_answer.reset();
    m_rivals.clear();
    EngineRequest request;
    request.kind = EngineRequest::Kind::WhyThis;
    request.candidate = node->move();
    SearchRequest& search = request.search;
    const PlayerSetup& player = m_controller.setup().players[m_position.sideToMove()];
    if (player.kind == PlayerKind::Computer) thinkLike(player, search);
    search.techniques = *presetFromId("full");
    search.threads = 1;
    search.limits = {};
    search.position = m_position;
    search.lastMove = node->parent()->move();
    for (const GameNode* at = node->parent()->parent(); at; at = at->parent())
        search.history.push_back(at->position().key());
    std::reverse(search.history.begin(), search.history.end());
    search.gameSeed = m_controller.setup().seed;
    m_running = true;
    m_generation = m_engine.think(EngineSlot::WhyThis, request);
    emit changed();
}

void WhyThisViewModel::forget() {
    if (m_running) m_engine.cancel(EngineSlot::WhyThis);
    m_running = false;
    m_answer.reset();
    m_rivals.clear();
    m_moveText.clear();
    emit changed();
}

void WhyThisViewModel::onAnswered(const EngineAnswer& answer) {
    if (answer.slot != EngineSlot::WhyThis || answer.generation != m_generation || !m_running) return;
    m_running = false;
    if (answer.whyThis) {
        m_answer = *answer.whyThis;
        m_rivals.set(*m_answer, m_position);
    }
    emit changed();
}

}  // namespace plyglass
