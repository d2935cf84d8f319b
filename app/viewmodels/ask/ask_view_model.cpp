#include "app/viewmodels/ask/ask_view_model.h"

#include <algorithm>

#include "app/services/translated.h"
#include "app/viewmodels/ask/answer_words.h"
#include "app/viewmodels/ask/answers_about_moves.h"
#include "app/viewmodels/ask/answers_about_players.h"
#include "app/viewmodels/ask/answers_about_positions.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

using Question = AskViewModel::Question;

bool isAboutMove(Question question) {
    return question >= Question::WhyThis && question <= Question::Techniques;
}

bool isOneSearch(Question question) {
    return question == Question::Changes || question == Question::Reach || question == Question::Balance;
}

}  // namespace

AskViewModel::AskViewModel(GameController& controller, EngineService& engine, QObject* parent)
    : QObject(parent), m_controller(controller), m_lane(engine, EngineSlot::Ask), m_records(controller) {
    connect(&m_lane, &EngineLane::reported, this, &AskViewModel::onReported);
    connect(&m_lane, &EngineLane::answered, this, &AskViewModel::onAnswered);
    connect(&controller, &GameController::shownChanged, this, &AskViewModel::onShownChanged);
    connect(&controller, &GameController::ended, this, &AskViewModel::onShownChanged);
    connect(&controller, &GameController::stateChanged, this, &AskViewModel::subjectChanged);
}

void AskViewModel::setOpen(bool open) {
    if (open == m_open) return;
    m_open = open;
    if (!open) forget();
    emit openChanged();
}

QString AskViewModel::lastMoveText() const {
    const GameNode* node = m_controller.shown();
    return node->parent() ? numberedMove(node->parent()->position(), node->move()) : QString();
}

bool AskViewModel::canAskPosition() const { return hasLegalMove(m_controller.shown()->position()); }

void AskViewModel::onShownChanged() {
    // An answer about another position, or about a game that is over, would not fit the board.
    if (m_question != Question::None) forget();
    emit subjectChanged();
}

void AskViewModel::forget() {
    m_question = Question::None;
    dropAnswer();
    emit changed();
}

void AskViewModel::dropAnswer() {
    m_lane.cancel();
    m_card.reset();
    m_rows.setRows({});
    m_pickError.clear();
    chooseLine(-1, m_asked.position(), {});
}

void AskViewModel::ask(Question question) {
    forget();
    setOpen(true);
    const std::optional<AskedPosition> before = beforeShownMove(m_controller, m_records);
    if (question == Question::None || (isAboutMove(question) && question != Question::WhyNot && !before))
        return;
    if (!isAboutMove(question) && !canAskPosition()) return;
    m_question = question;
    m_asked = isAboutMove(question) && before ? *before : shownPosition(m_controller);
    m_progress.clear();
    switch (question) {
        case Question::WhyThis:
            think(EngineRequest::Kind::WhyThis, m_asked.played);
            break;
        case Question::WhyNot:
            // Before a person's own move the question is about that move, after the computer's about the
            // alternatives.
            setInstead(before && (before->byComputer || !canAskPosition()));
            break;
        case Question::Changes:
        case Question::Reach:
            askAboutSearch();
            break;
        case Question::Techniques:
            think(EngineRequest::Kind::Ablation);
            break;
        case Question::Threat:
            think(EngineRequest::Kind::Threat);
            break;
        case Question::Balance:
            think(EngineRequest::Kind::Search);
            if (m_controller.judgements().of(m_asked.request.search)) show(cardOf(SearchInfo()));
            break;
        case Question::Levels:
            think(EngineRequest::Kind::Levels);
            break;
        case Question::None:
            break;
    }
    emit changed();
    emit boardChanged();
}

/// Uses the game's own search if this window has it, else a new one.
void AskViewModel::askAboutSearch() {
    if (m_asked.kept)
        show(cardOf(m_asked.kept->info));
    else
        think(EngineRequest::Kind::Search);
}

void AskViewModel::think(EngineRequest::Kind kind, Move candidate) {
    EngineRequest request = requestOf(m_asked, kind);
    request.candidate = candidate;
    request.asked.search.limits.nodes = m_budget;
    if (kind == EngineRequest::Kind::Ablation) request.asked.search.limits.depth = m_asked.depthLimit;
    m_lane.ask(request);
}

void AskViewModel::setInstead(bool instead) {
    const std::optional<AskedPosition> before = beforeShownMove(m_controller, m_records);
    m_instead = before && (instead || !canAskPosition());
    m_asked = m_instead ? *before : shownPosition(m_controller);
    dropAnswer();
    emit changed();
}

QStringList AskViewModel::pickMoves() const {
    if (!isPicking()) return {};
    QStringList texts;
    MoveList moves;
    generateLegal(m_asked.position(), moves);
    for (const Move move : moves)
        if (!m_instead || move != m_asked.played)
            texts += QString::fromStdString(toSan(m_asked.position(), move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

void AskViewModel::pick(const QString& move) {
    if (m_question != Question::WhyNot) return;
    const auto parsed = parseMove(m_asked.position(), move.trimmed().toStdString());
    if (!parsed) {
        m_pickError = translated(parsed.error());
        emit changed();
        return;
    }
    m_pickedMove = QString::fromStdString(toSan(m_asked.position(), *parsed));
    dropAnswer();
    think(EngineRequest::Kind::WhyNot, *parsed);
    emit changed();
    emit boardChanged();
}

/// A position has one value on every page, so a deeper search of it is reported instead.
SearchInfo AskViewModel::atItsDeepest(SearchInfo info) const {
    const Judgement* const known = m_controller.judgements().of(m_asked.request.search);
    const auto found = judgementOf(info);
    if (!known || (found && isDeeper(*found, *known))) return info;
    info.score = known->score();
    info.pv = known->lines.front().pv;
    info.depth = known->depth;
    info.statistics = {};
    info.statistics.nodes.front() = known->nodes;
    return info;
}

ThreatAnswer AskViewModel::atItsDeepest(ThreatAnswer answer) const {
    const Judgement* const known = m_controller.judgements().of(m_asked.request.search);
    if (!known || isDeeper({{}, answer.best.depth, answer.best.nodes}, *known)) return answer;
    const std::vector<Move>& line = known->lines.front().pv;
    const Position& position = m_asked.position();
    answer.best = {position,     known->score(),
                   line,         factsAlong(position, {line, known->score()}, position.sideToMove()),
                   known->depth, known->nodes};
    return answer;
}

std::optional<AnswerCard> AskViewModel::cardOf(const QuestionAnswer& answer) const {
    if (answer.whyThis) return whyThisCard(m_asked, *answer.whyThis);
    if (answer.whyNot) return whyNotCard(m_asked, *answer.whyNot);
    if (answer.threat) return threatCard(m_asked, atItsDeepest(*answer.threat));
    if (answer.ablation) return ablationCard(m_asked, *answer.ablation);
    if (answer.levels) return levelsCard(m_asked, *answer.levels);
    return std::nullopt;
}

AnswerCard AskViewModel::cardOf(const SearchInfo& info) const {
    if (m_question == Question::Changes) return changesCard(m_asked, info);
    return m_question == Question::Reach ? reachCard(m_asked, info)
                                         : balanceCard(m_asked, atItsDeepest(info));
}

void AskViewModel::onReported(const EngineReport& report) {
    if (auto card = cardOf(report.question)) {
        show(*std::move(card));
    } else if (report.info.depth > 0 && isOneSearch(m_question)) {
        show(cardOf(report.info));
    } else if (report.info.depth > 0) {
        m_progress = searchedText(report.info.depth, report.info.statistics.totalNodes());
        emit changed();
    }
}

void AskViewModel::onAnswered(const EngineAnswer& answer) {
    auto card = cardOf(answer.question);
    if (!card && answer.result.info.rootMoves > 0) card = cardOf(answer.result.info);
    if (card)
        show(*std::move(card));
    else
        emit changed();
}

void AskViewModel::show(AnswerCard card) {
    QList<AskTableRow> rows;
    for (const AnswerRow& row : card.rows)
        rows.append({row.cells, row.detail, !row.line.empty(), row.strong, row.bad});
    m_rows.setRows(rows);
    // A deeper answer must not replace the line that is being stepped through.
    m_card = std::move(card);
    if (m_ply == 0) chooseLine(-1, m_card->position, m_card->line);
    emit changed();
    emit boardChanged();
}

void AskViewModel::chooseLine(int row, const Position& from, const std::vector<Move>& line) {
    m_row = row;
    m_ply = 0;
    m_walk = LineWalk(from, line);
    emit boardChanged();
}

void AskViewModel::walk(int row) {
    if (!m_card || row < 0 || row >= static_cast<int>(m_card->rows.size())) return;
    const AnswerRow& chosen = m_card->rows[static_cast<std::size_t>(row)];
    if (chosen.line.empty()) return;
    const bool isBack = row == m_row && m_ply > 0;
    chooseLine(row, chosen.from.value_or(m_card->position), chosen.line);
    setPly(isBack ? 0 : 1);
}

void AskViewModel::setPly(int ply) {
    const int within = std::clamp(ply, 0, m_walk.length());
    if (within == m_ply) return;
    m_ply = within;
    emit boardChanged();
}

/// Basis of the answer; "why not" itself says whether its answer is final.
QString AskViewModel::plainVerdict() const {
    return m_card && !m_card->plainVerdict.isEmpty() ? m_card->plainVerdict : verdict();
}

QString AskViewModel::note() const {
    if (!m_card) return m_progress;
    if (!isRunning() || m_question == Question::WhyNot) return m_card->note;
    return m_card->note.isEmpty() ? tr("So far") : tr("So far: %1").arg(m_card->note);
}

QStringList AskViewModel::widestCells() const {
    QStringList widest = columns();
    if (!m_card) return widest;
    for (const AnswerRow& row : m_card->rows)
        for (int column = 0; column < std::min(row.cells.size(), widest.size()); ++column)
            if (row.cells[column].size() > widest[column].size()) widest[column] = row.cells[column];
    return widest;
}

bool AskViewModel::takesBoard() const {
    if (m_question == Question::None) return false;
    return m_ply > 0 || isPicking() || m_asked.position().key() != m_controller.shown()->position().key();
}

/// The position on the line being stepped through, else the position of the question.
BoardPosition AskViewModel::board() const {
    if (m_ply > 0) return boardOf(m_walk, m_ply);
    BoardPosition board = boardOf(m_asked.position());
    if (isPicking()) board.allowMoves(m_asked.position());
    if (m_card) board.arrows = m_card->arrows;
    return board;
}

}  // namespace plyglass
