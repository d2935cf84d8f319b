#include "app/viewmodels/play/game_end_view_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/services/translated.h"
#include "app/viewmodels/play/game_end_words.h"
#include "app/viewmodels/play/game_words.h"
#include "app/viewmodels/shared/board_squares.h"
#include "app/viewmodels/shared/player_names.h"
#include "app/viewmodels/shared/setup_choices.h"
#include "engine/words/plain_words.h"
#include "engine/words/report_words.h"

namespace plyglass {

namespace {

/// Nodes per position: a few seconds for a game.
constexpr std::uint64_t kEndNodes = 20'000;
constexpr double kEvenPercent = 50;
/// Part of the person's share of a win that is a turning point.
constexpr double kTurnPercent = 25;
constexpr int kLastLine = 7;

double ownPercent(const GameReport& report, Color own, int position) {
    const double white = report.whitePercent(position).value_or(kEvenPercent);
    return own == White ? white : 2 * kEvenPercent - white;
}

}  // namespace

GameEndViewModel::GameEndViewModel(GameController& controller, Settings& settings, const QString& folder,
                                   QObject* parent)
    : QObject(parent), m_controller(controller), m_streak(settings), m_service(folder) {
    connect(&controller, &GameController::stateChanged, this, &GameEndViewModel::onStateChanged);
    connect(&controller, &GameController::leaving, this, [this] {
        m_service.shutDown();
        m_own.reset();
        m_report.reset();
    });
    connect(&m_service, &GameReportService::progressed, this, [this](const JobProgress& progress) {
        m_progress = progress.total == 0
                         ? 0
                         : static_cast<double>(progress.done) / static_cast<double>(progress.total);
        emit progressChanged();
    });
    connect(&m_service, &GameReportService::finished, this, &GameEndViewModel::onFinished);
}

void GameEndViewModel::onStateChanged() {
    const bool isEnd = m_controller.isOver() && !m_controller.isOpened() && m_controller.live()->ply() > 0;
    const auto own = isEnd ? m_controller.setup().onlyPerson() : std::nullopt;
    if (own == m_own && m_controller.outcome() == m_outcome) return;
    if (m_own && !own) m_streak.takeBack();
    m_outcome = m_controller.outcome();
    m_own = own;
    m_service.shutDown();
    m_report.reset();
    m_mistakes.clear();
    m_looking = false;
    if (own) count();
    search();
    emit changed();
}

void GameEndViewModel::count() {
    using Result = WinStreak::Result;
    const PlayerSetup& opponent = m_controller.setup().players[~*m_own];
    if (opponent.kind != PlayerKind::Computer) return m_streak.reset();
    m_streak.count(opponent.level, winner().isEmpty() ? Result::Drawn : won() ? Result::Won : Result::Lost);
}

void GameEndViewModel::setWatched(bool watched) {
    if (watched == m_watched) return;
    m_watched = watched;
    search();
    emit watchedChanged();
}

void GameEndViewModel::setLooking(bool looking) {
    if (looking == m_looking) return;
    m_looking = looking;
    emit changed();
}

void GameEndViewModel::search() {
    if (!m_watched || !m_own || m_report || m_service.isRunning()) return;
    m_line = mainLineOf(m_controller.game());
    m_progress = 0;
    ReportSettings settings;
    settings.nodes = kEndNodes;
    settings.asksLevels = false;
    m_service.start(m_line, settings, maxThreads());
    emit progressChanged();
}

void GameEndViewModel::onFinished(const QString& error) {
    const auto report = m_service.report();
    if (!error.isEmpty() || !m_own || !report || !report->isComplete() || report->line != m_line) return;
    m_report = report;
    m_praise = praiseOf(*report, *m_own, won());
    m_mistakes = mistakesToReview(*report, *m_own);
    MoveMarks marks;
    const auto nodes = nodesTo(m_controller.game().mainLineEnd());
    for (const int move : m_mistakes) {
        const auto index = static_cast<std::size_t>(move);
        if (index < nodes.size()) marks[nodes[index]] = {markNag(report->moves[index].mark)};
    }
    emit marked(marks);
    emit changed();
}

QString GameEndViewModel::headline() const { return m_own ? endHeadline(m_controller, *m_own) : QString(); }

QString GameEndViewModel::reason() const { return m_own ? endReason(m_controller, *m_own) : QString(); }

QString GameEndViewModel::winner() const {
    if (!m_own || m_outcome.result == GameResult::Draw) return {};
    return sideName(m_outcome.result == GameResult::WhiteWins ? White : Black);
}

QString GameEndViewModel::opponentName() const {
    return m_own ? playerName(m_controller.setup(), ~*m_own) : QString();
}

QString GameEndViewModel::praise() const {
    return m_report ? translated(praiseText(m_praise, *m_report)) : QString();
}

QString GameEndViewModel::praiseReason() const {
    return m_report ? translated(praiseReasonText(m_praise, *m_report)) : QString();
}

BoardPosition GameEndViewModel::praiseBoard() const {
    if (!m_report) return {};
    BoardPosition board = boardOf(LinePositions(m_report->line), praisedPosition());
    if (!m_praise.fact || m_praise.fact->kind == FactKind::Hanging) return board;
    const std::vector<Square>& squares = m_praise.fact->squares;
    for (std::size_t i = 1; i < squares.size(); ++i)
        board.arrows +=
            BoardArrow{squareText(squares.front()), squareText(squares[i]), BoardArrow::Kind::Hint};
    return board;
}

QPoint GameEndViewModel::praiseMiddle() const {
    if (!m_report || m_report->line.moves.empty()) return {};
    std::vector<Square> squares{m_report->line.moves[static_cast<std::size_t>(m_praise.move)].to()};
    if (m_praise.fact) squares = m_praise.fact->squares;
    const auto [left, right] = std::minmax_element(squares.begin(), squares.end(),
                                                   [](Square a, Square b) { return fileOf(a) < fileOf(b); });
    const auto [low, high] = std::minmax_element(squares.begin(), squares.end(),
                                                 [](Square a, Square b) { return rankOf(a) < rankOf(b); });
    const int file = (fileOf(*left) + fileOf(*right)) / 2;
    const int rank = (rankOf(*low) + rankOf(*high)) / 2;
    return isWhite() ? QPoint(file, kLastLine - rank) : QPoint(kLastLine - file, rank);
}

QList<double> GameEndViewModel::course() const {
    QList<double> course;
    for (int i = 0; m_report && i < static_cast<int>(m_report->positions.size()); ++i)
        course += ownPercent(*m_report, *m_own, i) / kEvenPercent - 1;
    return course;
}

int GameEndViewModel::turning() const {
    if (!m_report) return -1;
    if (m_praise.fact) return praisedPosition();
    int most = -1;
    double swing = kTurnPercent;
    for (const int move : m_report->turningPoints) {
        const double change =
            std::abs(ownPercent(*m_report, *m_own, move + 1) - ownPercent(*m_report, *m_own, move));
        if (change < swing) continue;
        swing = change;
        most = move + 1;
    }
    return most;
}

QString GameEndViewModel::turningText() const {
    const int position = turning();
    return position < 1 ? QString() : translated(plyglass::turningText(m_praise, *m_report, position - 1));
}

QList<int> GameEndViewModel::mistakes() const {
    QList<int> positions;
    for (const int move : m_mistakes) positions += move + 1;
    return positions;
}

QString GameEndViewModel::takeBackText() const {
    return m_own ? plyglass::takeBackText(m_controller, *m_own) : QString();
}

int GameEndViewModel::suggestedLevel() const { return m_own ? m_streak.suggestedLevel() : 0; }

QString GameEndViewModel::suggestion() const {
    if (suggestedLevel() == 0) return {};
    return m_streak.isStronger() ? tr("Three wins in a row") : tr("Three losses in a row");
}

QString GameEndViewModel::suggestionLine() const {
    if (suggestedLevel() == 0) return {};
    return (m_streak.isStronger() ? tr("%1 is a little stronger.") : tr("%1 is a little weaker."))
        .arg(suggestedName());
}

QString GameEndViewModel::suggestedName() const { return levelNames().value(suggestedLevel() - 1); }

void GameEndViewModel::review() {
    if (!m_report || m_mistakes.empty()) return;
    std::vector<MistakeExercise> exercises;
    for (const int move : m_mistakes) exercises.push_back(exerciseOf(*m_report, move));
    emit reviewRequested(exercises);
}

void GameEndViewModel::playSuggested() {
    const int level = suggestedLevel();
    if (level == 0) return;
    GameSetup setup = m_controller.setup();
    PlayerSetup& opponent = setup.players[~*m_own];
    opponent = atLevel(opponent, level);
    m_streak.reset();
    setup.swapSides();
    m_controller.newGame(setup);
}

}  // namespace plyglass
