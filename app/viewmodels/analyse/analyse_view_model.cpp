#include "app/viewmodels/analyse/analyse_view_model.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/services/translated.h"
#include "app/viewmodels/shared/asked_position.h"
#include "app/viewmodels/shared/board_squares.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/lab/analysis/format.h"
#include "engine/lab/analysis/win_percent.h"

namespace plyglass {

namespace {

const QString kEngineKey = QStringLiteral("analyse/engine");
const QString kLinesKey = QStringLiteral("analyse/lines");
constexpr int kAnalysisHashMib = 96;

}  // namespace

AnalyseViewModel::AnalyseViewModel(GameController& controller, EngineService& engine, Settings& settings,
                                   QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_settings(settings),
      m_lane(engine, EngineSlot::Analysis),
      m_threatLane(engine, EngineSlot::Ask),
      m_engineOn(settings.readBool(kEngineKey, true)),
      m_lineCount(settings.readInt(kLinesKey, 3, 1, kMaxLines)) {
    connect(&controller, &GameController::shownChanged, this, [this] {
        m_previewPly = 0;
        restart();
        askThreat();
    });
    connect(&controller, &GameController::gameChanged, this, &AnalyseViewModel::boardChanged);
    // No search runs here during a report; the report's evaluations are shown.
    connect(&controller.judgements(), &Judgements::changed, this, [this] {
        if (m_suspended && m_active && m_engineOn) onReported({});
    });
    connect(&m_lane, &EngineLane::reported, this,
            [this](const EngineReport& report) { onReported(report.info); });
    connect(&m_lane, &EngineLane::answered, this,
            [this](const EngineAnswer& answer) { onReported(answer.result.info); });
    connect(&m_threatLane, &EngineLane::reported, this, [this](const EngineReport& report) {
        if (report.question.threat) onThreat(report.question);
    });
    connect(&m_threatLane, &EngineLane::answered, this,
            [this](const EngineAnswer& answer) { onThreat(answer.question); });
}

void AnalyseViewModel::setActive(bool active) {
    if (active == m_active) return;
    m_active = active;
    if (!active) {
        m_controller.commentDraft().keep();
        preview(0, 0);
    }
    restart();
    askThreat();
}

void AnalyseViewModel::setEngineOn(bool on) {
    if (on == m_engineOn) return;
    m_engineOn = on;
    m_settings.write(kEngineKey, on);
    restart();
}

void AnalyseViewModel::setSuspended(bool suspended) {
    if (suspended == m_suspended) return;
    m_suspended = suspended;
    restart();
    askThreat();
}

void AnalyseViewModel::setLineCount(int count) {
    count = std::clamp(count, 1, kMaxLines);
    if (count == m_lineCount) return;
    m_lineCount = count;
    m_settings.write(kLinesKey, count);
    m_lines.setRows(m_lines.rows().mid(0, count));
    restart();
}

void AnalyseViewModel::restart() {
    const bool isOther = m_searched != shownPosition();
    m_searched = shownPosition();
    m_lane.cancel();
    if (isOther || !m_active) {
        m_info.reset();
        m_lines.setRows({});
    }
    if (wantsSearch()) m_lane.ask(endlessRequest());
    if (m_active && m_engineOn) onReported({});
    emit changed();
    emit boardChanged();
}

EngineRequest AnalyseViewModel::endlessRequest() const {
    EngineRequest request = analysisRequest(m_searched);
    request.asked.search.gameKeys = keysBefore(m_controller.shown());
    request.asked.search.multiPv = m_lineCount;
    request.asked.search.hashMib = std::min(kAnalysisHashMib, maxHashMib());
    return request;
}

/// A line appears as soon as it is found; a deeper one from before is shown until then.
void AnalyseViewModel::onReported(const SearchInfo& info) {
    SearchInfo found = info;
    found.lines = info.linesSoFar;
    const Judgement* const known = m_controller.judgements().of(*m_controller.shown());
    const auto own = judgementOf(info);
    if (known && (!own || isDeeper(*known, *own))) {
        found.score = known->score();
        found.lines = linesBefore(known->lines, info.linesSoFar, static_cast<std::size_t>(m_lineCount));
    }
    if (found.lines.empty()) return;
    m_info = std::move(found);
    QList<AnalysisLine> rows;
    for (const RootLine& line : m_info->lines) rows += analysisLineOf(m_searched, line);
    m_lines.setRows(std::move(rows));
    emit changed();
    emit boardChanged();
}

QString AnalyseViewModel::progressText() const {
    if (m_suspended) return tr("waiting for the report");
    if (!m_info || m_info->depth == 0) return {};
    return tr("depth %1, %2 nodes").arg(m_info->depth).arg(counterText(m_info->statistics.totalNodes()));
}

QString AnalyseViewModel::emptyText() const {
    if (!hasLegalMove(shownPosition())) return tr("The game is over here: there is no move to look for.");
    if (m_suspended) return tr("The engine waits until the report is made.");
    return m_engineOn ? tr("Searching…") : tr("The engine is off.");
}

ScoreView AnalyseViewModel::score() const {
    if (!isOver()) return scoreForWhite(m_info->score, m_searched.sideToMove(), 0);
    const int winner = m_searched.sideToMove() == White ? -1 : 1;
    return m_searched.inCheck() ? ScoreView{true, 0, winner} : ScoreView{};
}

double AnalyseViewModel::evalWhiteShare() const {
    constexpr double kEven = 0.5;
    return hasEval() ? whiteShare(score(), winScale(m_searched, kStandardEvaluator)) : kEven;
}

QString AnalyseViewModel::evalText() const {
    if (!hasEval()) return {};
    if (!isOver()) return barScoreText(score());
    if (!m_searched.inCheck()) return QStringLiteral("½");
    return m_searched.sideToMove() == White ? QStringLiteral("0–1") : QStringLiteral("1–0");
}

BoardPosition AnalyseViewModel::board() const {
    if (previewing()) return boardOf(m_preview, m_previewPly);
    constexpr std::array kKinds{BoardArrow::Kind::Best, BoardArrow::Kind::Second, BoardArrow::Kind::Third};
    const GameNode& shown = *m_controller.shown();
    BoardPosition board = boardOf(shown);
    board.allowMoves(shown.position());
    if (m_info && m_engineOn)
        for (std::size_t i = 0; i < m_info->lines.size() && i < kKinds.size(); ++i)
            if (!m_info->lines[i].pv.empty())
                board.arrows += arrowsOf(m_searched, m_info->lines[i].pv.front(), kKinds[i]);
    board.arrows += m_threatArrow;
    board.marks = arrowsOf(shown.marks);
    return board;
}

void AnalyseViewModel::setThreatShown(bool shown) {
    if (shown == m_threatShown) return;
    m_threatShown = shown;
    askThreat();
}

void AnalyseViewModel::askThreat() {
    m_threatLane.cancel();
    m_threatArrow.clear();
    m_threatText.clear();
    if (m_active && m_threatShown && !m_suspended) {
        m_threatText = tr("Looking for a threat…");
        m_threatLane.ask(requestOf(plyglass::shownPosition(m_controller), EngineRequest::Kind::Threat));
    }
    emit boardChanged();
}

void AnalyseViewModel::onThreat(const QuestionAnswer& answer) {
    if (answer.threat && answer.threat->isOpen()) return;
    m_threatArrow.clear();
    if (!answer.threat || answer.threat->threat.line.empty()) {
        m_threatText = answer.threat && answer.threat->inCheck ? tr("The threat is on the board: check.")
                                                               : tr("Nothing is threatened.");
    } else {
        const Plan& threat = answer.threat->threat;
        const Move move = threat.line.front();
        const QString text = QString::fromStdString(lineToText(threat.from, {move}, 1));
        m_threatText = answer.threat->isReal()
                           ? tr("Threat: %1").arg(text)
                           : tr("No real threat. The other side would play %1.").arg(text);
        m_threatArrow = arrowsOf(threat.from, move, BoardArrow::Kind::Threat);
    }
    emit boardChanged();
}

void AnalyseViewModel::playMove(const QString& from, const QString& to, const QString& promotion) {
    const auto move = boardMove(shownPosition(), from, to, promotion);
    if (move)
        explore({*move});
    else
        emit refused(translated(move.error()));
}

QString AnalyseViewModel::typeMove(const QString& text) {
    // A null move as PGN writes it: what does the other side threaten?
    const bool isPass = text.trimmed() == u"--" || text.trimmed() == u"Z0";
    const auto move = isPass ? Move() : typedMove(shownPosition(), text);
    if (!move) return translated(move.error());
    explore({*move});
    return {};
}

void AnalyseViewModel::preview(int line, int plies) {
    previewLine(LineWalk(m_searched, movesOfLine(m_info, line)), plies);
}

void AnalyseViewModel::previewLine(LineWalk line, int plies) {
    const int ply = std::clamp(plies, 0, line.length());
    if (ply == 0 && m_previewPly == 0) return;
    if (ply > 0) m_preview = std::move(line);
    m_previewPly = ply;
    emit boardChanged();
}

void AnalyseViewModel::playLine(int line, int plies) {
    explore(firstPlies(movesOfLine(m_info, line), plies));
}

void AnalyseViewModel::explore(const std::vector<Move>& line) {
    if (line.empty()) return;
    if (const auto done = m_controller.explore(line); !done) emit refused(translated(done.error()));
}

}  // namespace plyglass
