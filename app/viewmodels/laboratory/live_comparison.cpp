// Two slots of the engine, with one timer for their figures.
#include "app/viewmodels/laboratory/live_comparison.h"

#include <algorithm>
#include <cmath>

#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/move_words.h"
#include "app/viewmodels/shared/number_text.h"
#include "app/viewmodels/shared/setting_comparison.h"
#include "engine/chess/movegen.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

constexpr int kBeatMs = 100;
constexpr int kMaxLiveSeconds = 3600;
/// Moves of the best line that are shown.
constexpr int kLineMoves = 8;

}  // namespace

LiveComparison::LiveComparison(GameController& controller, EngineService& engine,
                               LabConfigurationsModel& configurations, QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_configurations(configurations),
      m_sides{Side{.lane{engine, EngineSlot::A}, .configuration = 0},
              Side{.lane{engine, EngineSlot::B}, .configuration = 1}} {
    m_beat.setInterval(kBeatMs);
    connect(&m_beat, &QTimer::timeout, this, &LiveComparison::refresh);
    for (Side& side : m_sides) listenTo(side);
    connect(&controller, &GameController::shownChanged, this, &LiveComparison::positionChanged);
    connect(&configurations, &LabConfigurationsModel::changed, this, [this] {
        for (Side& side : m_sides)
            side.configuration = std::clamp(side.configuration, 0, m_configurations.count() - 1);
        emit choiceChanged();
        refresh();
    });
    refresh();
}

void LiveComparison::choose(std::size_t side, int index) {
    if (index < 0 || index >= m_configurations.count() || running()) return;
    m_sides[side].configuration = index;
    m_sides[side].info.reset();
    emit choiceChanged();
    refresh();
}

void LiveComparison::setSeconds(int seconds) {
    m_seconds = std::clamp(seconds, 1, kMaxLiveSeconds);
    emit choiceChanged();
}

QString LiveComparison::whyNotStart() const {
    if (m_sides[0].configuration == m_sides[1].configuration)
        return tr("Choose two different configurations.");
    return {};
}

BoardPosition LiveComparison::board() const { return boardOf(shownPosition()); }

QString LiveComparison::positionText() const {
    return shownPosition().sideToMove() == White ? tr("White to move") : tr("Black to move");
}

void LiveComparison::start() {
    stop();
    if (!whyNotStart().isEmpty()) return;
    m_position = m_controller.shown()->position();
    for (Side& side : m_sides) begin(side);
    m_beat.start();
    refresh();
    emit positionChanged();
}

void LiveComparison::begin(Side& side) {
    side.searched = m_configurations.at(side.configuration);
    side.number = side.configuration;
    side.info = SearchInfo{};
    EngineRequest request;
    request.clearFirst = true;
    request.asked.search.position = *m_position;
    thinkAs(side.searched, request.asked);
    request.asked.search.seed = 1;
    request.asked.search.limits.moveTimeMs = m_seconds * 1000;
    side.lane.ask(request);
}

void LiveComparison::stop() {
    for (Side& side : m_sides) side.lane.cancel();
    m_beat.stop();
    refresh();
    emit positionChanged();
}

void LiveComparison::listenTo(Side& side) {
    connect(&side.lane, &EngineLane::reported, this,
            [&side](const EngineReport& report) { side.info = report.info; });
    connect(&side.lane, &EngineLane::answered, this, [this, &side](const EngineAnswer& answer) {
        side.info = answer.result.info;
        if (running()) return;
        m_beat.stop();
        refresh();
        emit positionChanged();
    });
}

LiveRow LiveComparison::rowOf(const Side& side) const {
    const bool known = side.info.has_value();
    const Configuration& configuration = known ? side.searched : m_configurations.at(side.configuration);
    const QString nothing = QStringLiteral("–");
    LiveRow row{.badge = badgeOf(numberOf(side)),
                .series = seriesOf(numberOf(side)),
                .name = translated(configuration.name),
                .nodes = nothing,
                .depth = nothing,
                .time = nothing,
                .rate = nothing,
                .score = nothing,
                .ready = !known,
                .thinking = side.lane.isBusy()};
    if (!known) return row;
    const SearchInfo& info = *side.info;
    const std::uint64_t nodes = info.statistics.totalNodes();
    row.nodes = counterText(nodes);
    row.depth = QString::number(info.depth);
    row.time = secondsText(info.timeMs);
    row.line = text(lineToText(*m_position, info.pv, kLineMoves));
    if (info.timeMs > 0 && nodes > 0)
        row.rate = rateText(static_cast<double>(nodes) * 1000 / static_cast<double>(info.timeMs));
    if (info.depth == 0) return row;
    const ScoreView score = scoreForWhite(info.score, m_position->sideToMove(), 0);
    row.score = scoreText(score);
    row.isMate = score.isMate;
    return row;
}

void LiveComparison::refresh() {
    QList<LiveRow> rows;
    QList<ChartLine> series;
    for (const Side& side : m_sides) {
        rows.append(rowOf(side));
        QList<double> values;
        if (side.info)
            for (const auto& [depth, nodes] : nodesToDepth(*side.info)) {
                while (values.size() < depth - 1) values += std::nan("");
                values += static_cast<double>(nodes);
            }
        series.append({.badge = rows.back().badge,
                       .name = rows.back().name,
                       .series = rows.back().series,
                       .values = values});
    }
    m_rows.setRows(std::move(rows));
    m_series.setRows(std::move(series));
    refreshFactor();
    emit changed();
}

/// Compares at the deepest depth both have finished; if one has finished the next, the other's nodes so far
/// are a lower bound.
void LiveComparison::refreshFactor() {
    m_factorText.clear();
    m_factorSentence.clear();
    if (!m_sides[0].info || !m_sides[1].info) return;
    const std::array<NodesToDepth, 2> finished{nodesToDepth(*m_sides[0].info),
                                               nodesToDepth(*m_sides[1].info)};
    int common = 0;
    for (const auto& [depth, nodes] : finished[0])
        if (finished[1].contains(depth)) common = depth;
    if (common == 0) return;
    const auto count = [](std::uint64_t nodes) {
        return static_cast<double>(std::max<std::uint64_t>(nodes, 1));
    };
    double factor = count(finished[1].at(common)) / count(finished[0].at(common));
    int depth = common;
    bool atLeast = false;
    for (const std::size_t leader : {0, 1}) {
        const std::size_t other = 1 - leader;
        if (!finished[leader].contains(common + 1)) continue;
        const double least =
            count(m_sides[other].info->statistics.totalNodes()) / count(finished[leader].at(common + 1));
        if (least < 1) continue;
        factor = other == 1 ? least : 1 / least;
        depth = common + 1;
        atLeast = true;
    }
    const bool second = factor >= 1;
    const QString times = plyglass::factorText(second ? factor : 1 / factor);
    m_factorText = (atLeast ? QStringLiteral("≥ ") : QString()) + times;
    m_factorSentence = (atLeast ? tr("%1 needs at least %2 the nodes of %3 to depth %4.")
                                : tr("%1 needs %2 the nodes of %3 to depth %4."))
                           .arg(badgeOf(numberOf(m_sides[second ? 1 : 0])), times,
                                badgeOf(numberOf(m_sides[second ? 0 : 1])))
                           .arg(depth);
}

}  // namespace plyglass
