#include "app/viewmodels/explorer/why_not_view_model.h"

#include <algorithm>

#include "app/services/translated.h"
#include "app/viewmodels/explorer/trace_words.h"
#include "app/viewmodels/shared/number_text.h"
#include "app/viewmodels/shared/verdict_tone.h"
#include "engine/chess/san.h"
#include "engine/lab/analysis/format.h"
#include "engine/words/why_words.h"

namespace plyglass {

namespace {

QList<WhyNotDepthRow> depthRows(const WhyNotAnswer& answer, const Position& position) {
    const Position after = position.after(answer.candidateLine.front());
    const Color mover = position.sideToMove();
    const QString kNothing = QStringLiteral("–");
    const int first = answer.depths.empty() ? 0 : answer.depths.front().depth;
    QList<WhyNotDepthRow> rows;
    for (const WhyNotDepth& depth : answer.depths)
        rows.append({depth.depth, QString::fromStdString(toSan(position, depth.bestMove)),
                     scoreText(depth.best, mover),
                     depth.candidate ? scoreText(*depth.candidate, mover) : kNothing,
                     depth.reply.isNull() ? kNothing : QString::fromStdString(toSan(after, depth.reply)),
                     depth.depth == answer.rejectedAtDepth && depth.depth > first});
    return rows;
}

}  // namespace

WhyNotViewModel::WhyNotViewModel(EngineService& engine, QObject* parent)
    : QObject(parent), m_lane(engine, EngineSlot::Explorer) {
    connect(&m_lane, &EngineLane::reported, this, &WhyNotViewModel::onReported);
    connect(&m_lane, &EngineLane::answered, this, &WhyNotViewModel::onAnswered);
}

QString WhyNotViewModel::verdict() const {
    if (!m_answer) return {};
    return translated(verdictText(m_answer->verdict, m_answer->bestScore, m_answer->candidateScore));
}

QString WhyNotViewModel::tone() const {
    return m_answer ? toneOf(m_answer->verdict) : QStringLiteral("neutral");
}

QString WhyNotViewModel::words() const {
    return m_answer ? translated(whyNotText(*m_answer, m_question.search.position)) : QString();
}

QString WhyNotViewModel::depthText() const {
    return m_answer ? translated(plyglass::depthText(*m_answer)) : QString();
}

WhyNotViewModel::LineMove WhyNotViewModel::lineMove(int ply) const {
    const std::vector<Move>& line = m_answer->candidateLine;
    Position before = m_question.search.position;
    for (int i = 0; i < ply; ++i) before.play(line[static_cast<std::size_t>(i)]);
    return {before, line[static_cast<std::size_t>(ply)]};
}

BoardArrows WhyNotViewModel::arrowAt(int ply, BoardArrow::Kind kind) const {
    if (ply >= lineLength()) return {};
    const LineMove at = lineMove(ply);
    return arrowsOf(at.before, at.move, kind);
}

QVariantList WhyNotViewModel::arrows() const {
    return valuesOf(arrowAt(0, BoardArrow::Kind::Asked) + arrowAt(1, BoardArrow::Kind::Threat));
}

void WhyNotViewModel::ask(const WhyNotQuestion& question) {
    refuse({});
    m_question = question;
    m_question.search.limits = {};
    m_question.search.limits.nodes = m_budget;
    m_moveText = QString::fromStdString(lineToText(question.search.position, {question.candidate}, 1));
    m_answer.reset();
    m_progressText = tr("Looking for the best move");
    EngineRequest request;
    request.kind = EngineRequest::Kind::WhyNot;
    request.asked.search = m_question.search;
    request.candidate = question.candidate;
    m_lane.ask(request);
    emit changed();
    emit lineChanged(0);
}

void WhyNotViewModel::refuse(const QString& reason) {
    if (reason == m_error) return;
    m_error = reason;
    emit errorChanged();
}

void WhyNotViewModel::forget() {
    m_lane.cancel();
    m_answer.reset();
    m_moveText.clear();
    refuse({});
    emit changed();
    emit lineChanged(0);
}

void WhyNotViewModel::onReported(const EngineReport& report) {
    if (report.question.whyNot) {
        show(*report.question.whyNot);
        return;
    }
    m_progressText = tr("Depth %1, %2 nodes")
                         .arg(report.info.depthInProgress)
                         .arg(counterText(report.info.statistics.totalNodes()));
    emit changed();
}

void WhyNotViewModel::onAnswered(const EngineAnswer& answer) {
    if (answer.question.whyNot && !answer.question.whyNot->bestLine.empty()) {
        show(*answer.question.whyNot);
        return;
    }
    refuse(tr("The question was stopped before there was an answer."));
    emit changed();
}

/// A deeper answer keeps the place in the line as far as the line is the same.
void WhyNotViewModel::show(const WhyNotAnswer& answer) {
    const std::vector<Move> before = m_answer ? m_answer->candidateLine : std::vector<Move>();
    const std::vector<Move>& after = answer.candidateLine;
    const auto kept = std::mismatch(before.begin(), before.end(), after.begin(), after.end()).first;
    const int keptPlies = static_cast<int>(kept - before.begin());
    m_answer = answer;
    m_depths.setRows(depthRows(*m_answer, m_question.search.position));
    if (before != m_answer->candidateLine) emit lineChanged(keptPlies);
    emit changed();
}

}  // namespace plyglass
