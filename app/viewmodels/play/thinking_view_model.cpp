// Converts snapshots of the search to the figures of the panel.
#include "app/viewmodels/play/thinking_view_model.h"
#include "app/services/opponent_name.h"

#include <QtNumeric>
#include <cmath>
#include <utility>

#include "app/viewmodels/shared/number_text.h"
#include "app/viewmodels/shared/setup_choices.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

constexpr int kReSearchHashMib = 32;
constexpr std::size_t kLongestLine = 16;

QList<double> byDepth(const NodesToDepth& nodes) {
    QList<double> list;
    for (const auto& [depth, count] : nodes) {
        while (list.size() + 1 < depth) list += qQNaN();
        list += static_cast<double>(count);
    }
    return list;
}

}  // namespace

ThinkingViewModel::ThinkingViewModel(GameController& controller, EngineService& engine, QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_reSearchLane(engine, EngineSlot::Compare),
      m_treeLane(engine, EngineSlot::Compare),
      m_thinkAlong(controller, engine) {
    connect(&m_thinkAlong, &ThinkAlong::changed, this, &ThinkingViewModel::onThinkAlong);
    connect(&m_thinkAlong, &ThinkAlong::turned, this, &ThinkingViewModel::onThinkAlong);
    connect(&controller, &GameController::searchBegan, this, &ThinkingViewModel::begin);
    connect(&controller, &GameController::searchReported, this, &ThinkingViewModel::update);
    connect(&controller, &GameController::searchEnded, this, &ThinkingViewModel::finish);
    connect(&controller, &GameController::searchDropped, this, &ThinkingViewModel::drop);
    connect(&controller, &GameController::setupChanged, this, &ThinkingViewModel::onSetupChanged);
    connect(&controller, &GameController::stateChanged, this, &ThinkingViewModel::refresh);
    connect(&controller, &GameController::leaving, this, &ThinkingViewModel::forget);
    connect(&m_reSearchLane, &EngineLane::reported, this,
            [this](const EngineReport& report) { update(report.info); });
    connect(&m_reSearchLane, &EngineLane::answered, this, [this](const EngineAnswer& answer) {
        finish(answer.result);
        emit reSearched(m_context, answer.result);
    });
    connect(&m_treeLane, &EngineLane::answered, this, [this](const EngineAnswer& answer) {
        for (const std::uint64_t size : answer.treeSizes) m_noCuts += static_cast<double>(size);
        emit depthsChanged();
    });
    refresh();
}

void ThinkingViewModel::begin(const SearchContext& context) {
    m_last.reset();
    show(context);
}

void ThinkingViewModel::show(const SearchContext& context) {
    stopReSearch();
    m_context = context;
    m_info = SearchInfo{};
    m_active = true;
    m_limitReached = false;
    m_comparison.begin(context.request.search.position, context.player);
    if (m_noCutsKey != context.request.search.position.key()) askForTreeSize();
    refresh();
    emit depthsChanged();
}

void ThinkingViewModel::update(const SearchInfo& info) {
    const bool moreDepths = !m_info || m_info->depths.size() != info.depths.size();
    m_info = info;
    m_comparison.update(info);
    refresh();
    if (moreDepths) emit depthsChanged();
}

void ThinkingViewModel::finish(const SearchResult& result) {
    m_active = false;
    m_limitReached = !result.completed;
    update(result.info);
}

void ThinkingViewModel::drop() {
    if (!m_active || isReSearching() || m_last) return;
    m_active = false;
    if (m_info && m_info->depth == 0) m_info.reset();
    refresh();
}

void ThinkingViewModel::forget() {
    stopReSearch();
    m_last.reset();
    m_active = false;
    m_context = {};
    m_info.reset();
    m_noCuts.clear();
    m_noCutsKey.reset();
    m_limitReached = false;
    refresh();
    emit depthsChanged();
}

void ThinkingViewModel::onSetupChanged() {
    emit changed();
    if (!m_context.node || !m_info || m_controller.isThinking()) return;
    const PlayerSetup& now = m_controller.setup().players[m_context.color()];
    if (now.kind == PlayerKind::Computer && !thinksAlike(now, m_context.player)) reSearch(now);
}

void ThinkingViewModel::reSearch(const PlayerSetup& player) {
    SearchContext context = m_context;
    context.player = player;
    thinkLike(player, context.request);
    context.request.search.hashMib = std::min(context.request.search.hashMib, kReSearchHashMib);
    begin(context);
    EngineRequest request;
    request.asked = context.request;
    request.clearFirst = true;
    m_reSearchLane.ask(request);
    refresh();
}

void ThinkingViewModel::stopReSearch() {
    if (!isReSearching()) return;
    m_active = false;
    m_reSearchLane.cancel();
}

void ThinkingViewModel::showAgain(const SearchContext& context) {
    LastSearch last = m_last.value_or(LastSearch{m_context, m_info, m_limitReached});
    show(context);
    m_last = std::move(last);
    refresh();
}

void ThinkingViewModel::updateAgain(const SearchInfo& info) {
    if (m_last) update(info);
}

void ThinkingViewModel::finishAgain(const SearchResult& result) {
    if (m_last) finish(result);
}

void ThinkingViewModel::endAgain() {
    if (!m_last) return;
    const LastSearch last = *std::exchange(m_last, std::nullopt);
    if (!last.context.node) return forget();
    show(last.context);
    m_active = false;
    m_limitReached = last.limitReached;
    m_info = last.info;
    if (m_info) m_comparison.update(*m_info);
    refresh();
    emit depthsChanged();
}

void ThinkingViewModel::askForTreeSize() {
    m_noCuts.clear();
    m_noCutsKey = m_context.request.search.position.key();
    EngineRequest request;
    request.kind = EngineRequest::Kind::TreeSize;
    request.asked.search.position = m_context.request.search.position;
    m_treeLane.ask(request);
}

void ThinkingViewModel::setWatched(bool watched) {
    if (watched == m_watched) return;
    m_watched = watched;
    m_thinkAlong.setWatched(watched);
    emit watchedChanged();
}

void ThinkingViewModel::onThinkAlong() {
    if (m_active) return;
    refresh();
    emit depthsChanged();
}

void ThinkingViewModel::refresh() {
    const SearchInfo* now = shown();
    const Statistics statistics = now ? now->statistics : Statistics{};
    m_categories.setRows(categoryRows(statistics));
    m_details.setRows(detailRows(statistics));
    m_pvText = now ? lineText(*now) : QString();
    m_change = m_info && !showsThinkAlong() ? m_comparison.change() : ChangeText{};
    m_title = currentTitle();
    emit changed();
}

/// The best move for a person's own position is hidden, so that the person can find it.
QString ThinkingViewModel::lineText(const SearchInfo& info) const {
    if (showsThinkAlong()) return tr("The line is not shown while you think; H gives a hint.");
    if (!m_controller.showsComputersLine())
        return tr("The computer's line is not shown while a clock runs; the settings can change that.");
    return QString::fromStdString(lineToText(m_context.request.search.position, info.pv, kLongestLine));
}

/// The search of a weaker player is shown under its name.
QString ThinkingViewModel::currentTitle() const {
    const PlayerSetup& player = m_context.player;
    const QString title = searchTitle();
    if (title.isEmpty() || showsThinkAlong() || player.isFull()) return title;
    return tr("%1: %2", "a player, a search").arg(opponentName(player.level), title);
}

QString ThinkingViewModel::searchTitle() const {
    if (showsThinkAlong())
        return (m_thinkAlong.isRunning() ? tr("analysing your position · depth %1 · %2")
                                         : tr("your position, analysed · depth %1 · %2"))
            .arg(shown()->depth)
            .arg(secondsText(shown()->timeMs));
    if (!m_info) return {};
    if (m_info->source == MoveSource::Book) return tr("from the opening book");
    if (m_info->source == MoveSource::Endgames) return tr("from the endgame tables");
    const QString time = secondsText(m_info->timeMs);
    const auto& limits = m_context.request.search.limits;
    if (m_active) {
        const int reached = m_info->depth == 0 ? std::max(1, m_info->depthInProgress) : m_info->depth;
        const QString depth =
            limits.depth ? tr("depth %1 of %2").arg(reached).arg(*limits.depth) : tr("depth %1").arg(reached);
        const bool byTime = !limits.depth && limits.moveTimeMs;
        const QString spent = byTime ? tr("%1 of %2").arg(time, secondsText(*limits.moveTimeMs)) : time;
        const QString running =
            tr("%1 · selective %2 · %3").arg(depth).arg(m_info->statistics.selectiveDepth).arg(spent);
        if (m_last) return tr("thinking again · %1").arg(running);
        return isReSearching() ? tr("the last position again · %1").arg(running) : running;
    }
    if (m_last) return tr("thought again, depth %1, %2").arg(m_info->depth).arg(time);
    if (m_limitReached && limits.depth && m_info->depth < *limits.depth)
        return tr("last search, depth %1 of %2, time limit, %3")
            .arg(m_info->depth)
            .arg(*limits.depth)
            .arg(time);
    return tr("last search, depth %1, %2").arg(m_info->depth).arg(time);
}

QString ThinkingViewModel::idleText() const {
    const GameSetup& setup = m_controller.setup();
    if (m_controller.isOpened()) return tr("This game is only shown: the computer does not think.");
    if (m_controller.isOver()) return tr("The game is over.");
    const bool hasComputer = setup.players[White].kind == PlayerKind::Computer ||
                             setup.players[Black].kind == PlayerKind::Computer;
    return hasComputer ? tr("Plyglass thinks after your move.") : tr("No computer plays in this game.");
}

QString ThinkingViewModel::nodesText() const {
    return counterText(shown() ? shown()->statistics.totalNodes() : 0);
}

QString ThinkingViewModel::lastNodesText() const {
    return showsThinkAlong() && m_info ? counterText(m_info->statistics.totalNodes()) : QString();
}

QString ThinkingViewModel::speedText() const {
    const SearchInfo* now = shown();
    if (!now || now->timeMs <= 0) return QStringLiteral("–");
    return rateText(static_cast<double>(now->statistics.totalNodes()) * 1000.0 /
                    static_cast<double>(now->timeMs));
}

QString ThinkingViewModel::branchingText() const {
    if (!shown() || shown()->depth == 0) return QStringLiteral("–");
    const NodesToDepth nodes = nodesToDepth(*shown());
    if (nodes.empty()) return QStringLiteral("–");
    const auto& [depth, count] = *nodes.rbegin();
    return decimalText(std::pow(static_cast<double>(count), 1.0 / depth), 1);
}

QString ThinkingViewModel::hashFullText() const {
    constexpr double kPermille = 1000.0;
    if (!shown() || !shownContext().player.techniques.transpositionTable) return QStringLiteral("–");
    return percentText(shown()->hashFullPermille / kPermille);
}

QList<double> ThinkingViewModel::depthNodes() const {
    return shown() ? byDepth(nodesToDepth(*shown())) : QList<double>();
}

QList<double> ThinkingViewModel::previousNodes() const {
    return showsThinkAlong() ? QList<double>() : byDepth(m_comparison.previous());
}

ScoreView ThinkingViewModel::score() const { return scoreForWhite(m_info->score, m_context.color(), 0); }

bool ThinkingViewModel::hasScore() const {
    return !showsThinkAlong() && m_info && (m_info->depth > 0 || m_info->source == MoveSource::Endgames);
}

QString ThinkingViewModel::scoreText() const { return hasScore() ? plyglass::scoreText(score()) : QString(); }

bool ThinkingViewModel::scoreIsMate() const { return hasScore() && score().isMate; }

}  // namespace plyglass
