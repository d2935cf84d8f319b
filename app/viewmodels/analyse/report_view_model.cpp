#include "app/viewmodels/analyse/report_view_model.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "app/services/analysis/annotated_game.h"
#include "app/services/translated.h"
#include "engine/lab/analysis/format.h"
#include "engine/words/report_words.h"

namespace plyglass {

namespace {

const QString kThoroughnessKey = QStringLiteral("report/care");
constexpr std::array<std::uint64_t, 3> kThoroughnessNodes = {50'000, kReportNodes, 1'000'000};
constexpr int kDefaultThoroughness = 1;

bool isBeginOf(const GameLine& part, const GameLine& whole) {
    return part.start == whole.start && part.moves.size() <= whole.moves.size() &&
           std::equal(part.moves.begin(), part.moves.end(), whole.moves.begin());
}

}  // namespace

ReportViewModel::ReportViewModel(const Parts& parts, const QString& folder, QObject* parent)
    : QObject(parent),
      m_controller(parts.controller),
      m_judgements(parts.engine.judgements()),
      m_analyse(parts.analyse),
      m_settings(parts.settings),
      m_service(folder),
      m_thoroughness(parts.settings.readInt(kThoroughnessKey, kDefaultThoroughness, 0,
                                            static_cast<int>(kThoroughnessNodes.size()) - 1)) {
    connect(&m_controller, &GameController::gameChanged, this, &ReportViewModel::onGameChanged);
    connect(&m_controller, &GameController::shownChanged, this, &ReportViewModel::updateShown);
    connect(&m_service, &GameReportService::found, this, &ReportViewModel::onFound);
    connect(&m_service, &GameReportService::changed, this, [this](const auto& report) {
        // A known report stays until the deeper one is equally complete.
        if (!m_report || m_report->line != report->line ||
            report->searchedPositions() >= m_report->searchedPositions())
            show(report);
    });
    connect(&m_service, &GameReportService::progressed, this, [this](const JobProgress& progress) {
        m_progress = progress;
        emit progressChanged();
    });
    connect(&m_service, &GameReportService::finished, this, &ReportViewModel::onFinished);
}

ReportSettings ReportViewModel::reportSettings() const {
    ReportSettings settings;
    settings.nodes = kThoroughnessNodes[static_cast<std::size_t>(m_thoroughness)];
    // A stopped report is continued with its own settings.
    if (m_report && m_report->line == m_line && !complete())
        settings.nodes = std::max(settings.nodes, m_report->provenance.nodes);
    return settings;
}

bool ReportViewModel::isOfThisGame(const GameLine& line) const {
    return isBeginOf(line, mainLineOf(m_controller.game()));
}

bool ReportViewModel::canMake() const {
    if (running()) return false;
    const GameLine line = mainLineOf(m_controller.game());
    if (line.moves.empty()) return false;
    return !complete() || m_report->line != line ||
           m_report->provenance.nodes < kThoroughnessNodes[static_cast<std::size_t>(m_thoroughness)];
}

void ReportViewModel::setThoroughness(int thoroughness) {
    thoroughness = std::clamp(thoroughness, 0, static_cast<int>(kThoroughnessNodes.size()) - 1);
    if (thoroughness == m_thoroughness) return;
    m_thoroughness = thoroughness;
    m_settings.write(kThoroughnessKey, thoroughness);
    emit changed();
}

double ReportViewModel::progress() const {
    return m_progress.total == 0
               ? 0
               : static_cast<double>(m_progress.done) / static_cast<double>(m_progress.total);
}

QString ReportViewModel::progressText() const {
    if (!running()) return {};
    if (m_progress.total == 0) return tr("Beginning…");
    return tr("%1 of %2 %3")
        .arg(m_progress.done)
        .arg(m_progress.total)
        .arg(translated(makeText(m_progress.unit.c_str())));
}

QList<double> ReportViewModel::percents() const {
    QList<double> percents;
    for (int i = 0; m_report && i < static_cast<int>(m_report->positions.size()); ++i)
        percents += m_report->whitePercent(i).value_or(std::numeric_limits<double>::quiet_NaN());
    return percents;
}

QList<int> ReportViewModel::marks() const {
    constexpr int kWarn = 2;
    constexpr int kBad = 3;
    QList<int> marks;
    if (!m_report) return marks;
    marks += 0;
    for (const ReportMove& move : m_report->moves)
        marks += isBad(move.mark) ? kBad : move.mark == MoveMark::Inaccuracy ? kWarn : 0;
    return marks;
}

const GameNode* ReportViewModel::nodeAt(int position) const {
    const auto nodes = nodesTo(m_controller.game().mainLineEnd());
    if (position <= 0 || nodes.empty()) return m_controller.game().root();
    return nodes[std::min(static_cast<std::size_t>(position), nodes.size()) - 1];
}

int ReportViewModel::currentPosition() const {
    const auto nodes = nodesTo(m_controller.game().mainLineEnd());
    for (const GameNode* node = m_controller.shown(); node && node->parent(); node = node->parent()) {
        const auto ply = static_cast<std::size_t>(node->ply());
        if (ply <= nodes.size() && nodes[ply - 1] == node) return node->ply();
    }
    return 0;
}

int ReportViewModel::shownMove() const {
    const int position = currentPosition();
    const bool isThere = m_report && position > 0 && m_controller.shown()->ply() == position &&
                         position <= static_cast<int>(m_report->moves.size());
    return isThere ? position - 1 : -1;
}

QString ReportViewModel::openingText() const {
    return m_report ? translated(reportOpeningText(m_report->line, m_controller.knowledge().book.get()))
                    : QString();
}

QString ReportViewModel::sourceText() const {
    return m_report ? translated(plyglass::provenanceText(m_report->provenance)) : QString();
}

/// The person's own side; both sides in a game of others.
ReportedSides ReportViewModel::ownSides() const {
    const auto own = m_controller.ownSide();
    if (!own) return ReportedSides::Both;
    return *own == White ? ReportedSides::White : ReportedSides::Black;
}

void ReportViewModel::setSides(int sides) {
    m_sides = static_cast<ReportedSides>(std::clamp(sides, 0, static_cast<int>(ReportedSides::Black)));
    update();
}

QString ReportViewModel::whyText() const {
    const int move = shownMove();
    if (move < 0) return {};
    const ReportMove& judged = m_report->moves[static_cast<std::size_t>(move)];
    if (judged.awaitsSearch)
        return running() ? tr("It is checked again when all positions are searched.")
                         : tr("Continue the report to have it checked again.");
    return translated(whyMissedText(*m_report, move, MissedLines::ShownBeside));
}

void ReportViewModel::make() {
    if (!canMake()) return;
    m_line = mainLineOf(m_controller.game());
    m_progress = {};
    if (m_report && m_report->line != m_line) show(nullptr);
    m_service.start(m_line, reportSettings(), maxThreads());
    emit runningChanged(true);
    emit changed();
    emit progressChanged();
}

void ReportViewModel::onFinished(const QString& error) {
    emit runningChanged(false);
    update();
    emit progressChanged();
    if (!error.isEmpty()) emit notified(error, Tone::Bad);
}

void ReportViewModel::onGameChanged() {
    if (!m_line.moves.empty() && isOfThisGame(m_line)) {
        tellMarks();
        emit changed();
        return;
    }
    const bool wasRunning = running();
    m_service.shutDown();
    m_line = {};
    m_sides = ownSides();
    show(nullptr);
    if (m_controller.isOver() || m_controller.isOpened())
        if (const GameLine line = mainLineOf(m_controller.game()); !line.moves.empty())
            m_service.lookUp(line);
    if (!wasRunning) return;
    emit runningChanged(false);
    emit notified(
        tr("The report stopped, since another game is on the board. What it has found is kept: open its game "
           "again to continue it."),
        Tone::Neutral);
}

void ReportViewModel::onFound(std::shared_ptr<const GameReport> report) {
    m_line = report->line;
    show(std::move(report));
}

void ReportViewModel::show(std::shared_ptr<const GameReport> report) {
    if (!report && !m_report) {
        emit changed();
        return;
    }
    m_report = std::move(report);
    if (m_report) m_judgements.hear(*m_report);
    update();
}

void ReportViewModel::update() {
    m_figures.setRows(m_report ? reportFigures(*m_report) : QList<ReportFigure>());
    tellMarks();
    updateShown();
    emit changed();
}

void ReportViewModel::updateShown() {
    const int move = shownMove();
    m_moves.setRows(m_report ? reportedMoves(*m_report, m_sides, move) : QList<ReportedMove>());
    m_lines.setRows(move >= 0 ? reportLines(*m_report, move) : QList<ReportLine>());
    emit shownChanged();
}

void ReportViewModel::tellMarks() {
    MoveMarks marks;
    const auto nodes = m_report ? nodesTo(m_controller.game().mainLineEnd()) : std::vector<const GameNode*>();
    for (std::size_t i = 0; m_report && i < std::min(nodes.size(), m_report->moves.size()); ++i)
        if (const int nag = markNag(m_report->moves[i].mark); nag != 0) marks[nodes[i]] = {nag};
    emit marked(marks);
}

void ReportViewModel::goToPosition(int position) { m_controller.show(nodeAt(position)); }

void ReportViewModel::step(int direction) {
    const int now = currentPosition() - 1;
    const QList<ReportedMove>& rows = m_moves.rows();
    if (direction > 0) {
        const auto next =
            std::find_if(rows.begin(), rows.end(), [now](const auto& row) { return row.move > now; });
        if (next != rows.end()) goToPosition(next->move + 1);
    } else {
        const auto next =
            std::find_if(rows.rbegin(), rows.rend(), [now](const auto& row) { return row.move < now; });
        if (next != rows.rend()) goToPosition(next->move + 1);
    }
}

void ReportViewModel::preview(int line, int plies) {
    if (line < 0 || line >= m_lines.count()) return;
    m_analyse.previewLine(LineWalk(nodeAt(shownMove())->position(), m_lines.rows()[line].moves), plies);
}

void ReportViewModel::playLine(int line, int plies) {
    if (line < 0 || line >= m_lines.count()) return;
    const std::vector<Move> moves = firstPlies(m_lines.rows()[line].moves, plies);
    m_controller.show(nodeAt(shownMove()));
    if (const auto done = m_controller.explore(moves); !done)
        emit notified(translated(done.error()), Tone::Warn);
}

void ReportViewModel::writeIntoGame() {
    if (!m_report) return;
    m_controller.commentDraft().keep();
    const auto done = m_controller.annotate(annotationsOf(m_controller.game(), *m_report));
    if (done)
        emit notified(tr("The report was written into the game; Ctrl+Z takes it out again."), Tone::Good);
    else
        emit notified(translated(done.error()), Tone::Warn);
}

bool ReportViewModel::isPractised(Color side) const {
    if (const GameSetup* players = m_controller.players(); players && !players->isPerson(side))
        return m_practisesComputer;
    if (const auto own = m_controller.ownSide()) return side == *own;
    return m_sides == ReportedSides::Both || (m_sides == ReportedSides::White) == (side == White);
}

bool ReportViewModel::practise() {
    if (!m_report) return false;
    std::vector<MistakeExercise> exercises;
    for (const Color side : {White, Black}) {
        if (!isPractised(side)) continue;
        for (MistakeExercise& exercise : exercisesOf(*m_report, side))
            exercises.push_back(std::move(exercise));
    }
    if (exercises.empty())
        emit notified(complete()
                          ? tr("The report found no mistake to practise in this game.")
                          : tr("The report is not finished (it was stopped, or moves were added) and has "
                               "no mistake to practise yet. Choose “Continue” to finish it."),
                      Tone::Neutral);
    else
        emit exercisesFound(exercises);
    return !exercises.empty();
}

}  // namespace plyglass
