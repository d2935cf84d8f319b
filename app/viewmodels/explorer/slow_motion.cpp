// Nothing is replayed: a node's window follows from its children's windows, so every step can be shown by
// itself.
#include "app/viewmodels/explorer/slow_motion.h"

#include <algorithm>
#include <optional>

#include "app/viewmodels/explorer/trace_passes.h"
#include "app/viewmodels/shared/move_words.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

constexpr int kMaxPerSecond = 60;
/// Margin of the bars on either side of a pass's window, as a part of it; and at least in centipawns.
constexpr int kBesidePart = 4;
constexpr int kMinBesideCp = 5;

/// Beta cutoffs: by a move, a null move, or the static evaluation.
bool isCutoff(TraceEnd reason) {
    return reason == TraceEnd::BetaCutoff || reason == TraceEnd::StandPat || reason == TraceEnd::NullMove ||
           reason == TraceEnd::ReverseFutility || reason == TraceEnd::ProbCut ||
           reason == TraceEnd::MultiCut || reason == TraceEnd::RepetitionAhead;
}

}  // namespace

std::vector<TraceStep> stepsOf(const SearchTree& tree, NodeIndex first, NodeIndex end) {
    std::vector<TraceStep> steps;
    std::vector<NodeIndex> open;
    const auto leaveNodesBefore = [&](NodeIndex next) {
        while (!open.empty() && tree.node(open.back()).end <= next) {
            steps.push_back({open.back(), true});
            open.pop_back();
        }
    };
    for (NodeIndex node = first; node < end; ++node) {
        leaveNodesBefore(node);
        steps.push_back({node, false});
        open.push_back(node);
    }
    leaveNodesBefore(end);
    return steps;
}

SlowMotion::SlowMotion(QObject* parent) : QAbstractListModel(parent) {
    connect(&m_timer, &QTimer::timeout, this, [this] {
        forward();
        if (m_step + 1 >= stepCount()) setPlaying(false);
    });
}

int SlowMotion::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_frames.size());
}

QHash<int, QByteArray> SlowMotion::roleNames() const {
    return {{MoveRole, "moveText"}, {AlphaRole, "alphaText"}, {BetaRole, "betaText"}, {LowRole, "low"},
            {HighRole, "high"},     {LastRole, "last"},       {LeftRole, "isLeft"},   {ValueRole, "valueAt"}};
}

QVariant SlowMotion::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Frame& frame = m_frames[static_cast<std::size_t>(index.row())];
    const bool isLast = index.row() == rowCount() - 1;
    switch (role) {
        case MoveRole:
            return frame.move;
        case AlphaRole:
            return frame.alpha;
        case BetaRole:
            return frame.beta;
        case LowRole:
            return frame.bar.low;
        case HighRole:
            return frame.bar.high;
        case LastRole:
            return isLast;
        case LeftRole:
            return isLast && m_steps[static_cast<std::size_t>(m_step)].isLeft;
        case ValueRole:
            return frame.bar.value;
        default:
            return {};
    }
}

void SlowMotion::show(const SearchTree& tree, Window window) {
    setPlaying(false);
    m_window = window;
    m_tree = tree;
    m_wholeSearch = false;
    begin();
}

void SlowMotion::begin() {
    m_first = m_end = 0;
    if (!m_tree.isEmpty()) {
        m_first = m_wholeSearch ? 0 : m_tree.top();
        m_end = m_wholeSearch ? static_cast<NodeIndex>(m_tree.trace().nodes().size()) : m_tree.end();
    }
    m_steps = stepsOf(m_tree, m_first, m_first + std::min(nodeCount(), kMaxNodes));
    findEvents();
    m_step = 0;
    takeStep();
    emit stepsChanged();
}

/// A root move becomes the best one if its score exceeds all earlier ones of its pass.
void SlowMotion::findEvents() {
    m_cutoffs.clear();
    m_newBests.clear();
    std::optional<NodeIndex> root;
    Score best = -kInfinity;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const auto& [index, isLeft] = m_steps[i];
        if (!isLeft) continue;
        const TraceNode& node = m_tree.node(index);
        if (isCutoff(node.reason)) m_cutoffs.push_back(static_cast<int>(i));
        const NodeIndex parent = node.parent;
        const bool isRootMove = node.role == TraceRole::Move && m_tree.node(parent).role == TraceRole::Root;
        if (!isRootMove || m_tree.boundOf(index) == TraceBound::Unknown ||
            m_tree.childWith(parent, node.move) != index)
            continue;
        if (root != parent) best = -kInfinity;
        root = parent;
        if (-node.score <= best) continue;
        best = -node.score;
        m_newBests.push_back(static_cast<int>(i));
    }
}

void SlowMotion::goToNext(const std::vector<int>& steps) {
    const auto next = std::upper_bound(steps.begin(), steps.end(), m_step);
    if (next != steps.end()) setStep(*next);
}

void SlowMotion::showPass(std::size_t pass) {
    setPlaying(false);
    const NodeIndex root = m_tree.trace().passes()[pass].root;
    m_tree = m_tree.withPass(pass);
    const auto entry = std::find_if(m_steps.begin(), m_steps.end(),
                                    [root](const TraceStep& step) { return step.node == root; });
    if (m_wholeSearch && entry != m_steps.end()) {
        setStep(static_cast<int>(entry - m_steps.begin()));
        return;
    }
    m_wholeSearch = false;
    begin();
}

void SlowMotion::setWholeSearch(bool whole) {
    if (whole == m_wholeSearch || m_tree.isEmpty()) return;
    setPlaying(false);
    m_tree = m_tree.withPass(m_tree.trace().passOf(static_cast<NodeIndex>(node())));
    m_wholeSearch = whole;
    begin();
}

QString SlowMotion::stepText() const {
    return tr("Step %1 of %2")
        .arg(groupedText(static_cast<std::uint64_t>(m_step + 1)), groupedText(m_steps.size()));
}

QString SlowMotion::limitText() const {
    if (nodeCount() <= kMaxNodes) return {};
    return tr("Only the first %1 nodes of %2.").arg(groupedText(kMaxNodes), groupedText(nodeCount()));
}

int SlowMotion::node() const {
    return m_steps.empty() ? -1 : static_cast<int>(m_steps[static_cast<std::size_t>(m_step)].node);
}

void SlowMotion::setStep(int step) {
    step = std::clamp(step, 0, std::max(0, stepCount() - 1));
    if (step == m_step) return;
    m_step = step;
    takeStep();
}

void SlowMotion::setPlaying(bool playing) {
    if (playing == m_timer.isActive()) return;
    if (playing && m_step + 1 >= stepCount()) setStep(0);
    if (playing && !m_steps.empty())
        m_timer.start(1000 / m_stepsPerSecond);
    else
        m_timer.stop();
    emit playingChanged();
}

void SlowMotion::setStepsPerSecond(int steps) {
    steps = std::clamp(steps, 1, kMaxPerSecond);
    if (steps == m_stepsPerSecond) return;
    m_stepsPerSecond = steps;
    if (m_timer.isActive()) m_timer.setInterval(1000 / steps);
    emit playingChanged();
}

void SlowMotion::over() {
    if (m_steps.empty()) return;
    const TraceStep now = m_steps[static_cast<std::size_t>(m_step)];
    const auto from = m_steps.begin() + m_step + 1;
    const auto left = std::find_if(
        from, m_steps.end(), [&](const TraceStep& step) { return step.node == now.node && step.isLeft; });
    setStep(now.isLeft || left == m_steps.end() ? m_step + 1 : static_cast<int>(left - m_steps.begin()));
}

SlowMotion::Bounds SlowMotion::boundsAt(NodeIndex node, const TraceStep& child) const {
    const TraceNode& at = m_tree.node(node);
    const TraceNode& below = m_tree.node(child.node);
    Bounds bounds{at.alpha, at.beta};
    // Tests and null moves have windows of their own; those of ProbCut captures are above the node's.
    const bool isReply = child.node != node && below.role == TraceRole::Move && -below.beta < at.beta;
    if (!isReply || m_window == Window::Stays) return bounds;
    bounds.alpha = std::max<Score>(bounds.alpha, -below.beta);
    // A reduced or zero-window search that fails high is repeated before it counts.
    const bool counts = child.isLeft && m_tree.boundOf(child.node) != TraceBound::Unknown &&
                        m_tree.childWith(node, below.move) == child.node;
    if (counts) bounds.alpha = std::max<Score>(bounds.alpha, -below.score);
    return bounds;
}

NodeIndex SlowMotion::lastReplyTo(NodeIndex node) const {
    NodeIndex last = node;
    for (const NodeIndex child : m_tree.trace().children(node))
        if (m_tree.node(child).role == TraceRole::Move) last = child;
    return last;
}

SlowMotion::Frame SlowMotion::frameOf(NodeIndex node, const Bounds& window) const {
    Frame frame;
    frame.move = moveWords(m_tree, node);
    const Color mover = m_tree.sideToMove(node);
    const bool white = mover == White;
    frame.alpha = scoreText(white ? window.alpha : window.beta, mover);
    frame.beta = scoreText(white ? window.beta : window.alpha, mover);
    const double low = placeOnBar(window.alpha, mover, m_scale);
    const double high = placeOnBar(window.beta, mover, m_scale);
    frame.bar = {std::min(low, high), std::max(low, high),
                 placeOnBar(m_tree.node(node).score, mover, m_scale)};
    return frame;
}

BarScale SlowMotion::scaleOf(NodeIndex root) const {
    const TraceNode& node = m_tree.node(root);
    const bool white = m_tree.sideToMove(root) == White;
    const BarScale most;
    const int low = std::max<int>(white ? node.alpha : -node.beta, most.lowCp);
    const int high = std::min<int>(white ? node.beta : -node.alpha, most.highCp);
    const int beside = std::max((high - low) / kBesidePart, kMinBesideCp);
    if (low >= high) return most;
    return {std::max(low - beside, most.lowCp), std::min(high + beside, most.highCp)};
}

QString SlowMotion::scaleText() const {
    if (m_steps.empty()) return {};
    return QStringLiteral("%1 … %2").arg(scoreText(static_cast<Score>(m_scale.lowCp), White),
                                         scoreText(static_cast<Score>(m_scale.highCp), White));
}

void SlowMotion::takeStep() {
    beginResetModel();
    m_frames.clear();
    m_sentence.clear();
    if (!m_steps.empty()) {
        const TraceStep& step = m_steps[static_cast<std::size_t>(m_step)];
        const std::vector<NodeIndex> path = m_tree.pathTo(step.node);
        m_scale = scaleOf(path.front());
        for (std::size_t i = 0; i < path.size(); ++i) {
            TraceStep child{path[i], false};
            if (i + 1 < path.size())
                child = {path[i + 1], step.isLeft && i + 2 == path.size()};
            else if (step.isLeft)
                child = {lastReplyTo(step.node), true};
            m_frames.push_back(frameOf(path[i], boundsAt(path[i], child)));
        }
        m_sentence = sentenceOf(step);
    }
    endResetModel();
    emit stepChanged();
}

QString SlowMotion::sentenceOf(const TraceStep& step) const {
    const QString move = moveWords(m_tree, step.node);
    if (!step.isLeft) {
        const Trace& trace = m_tree.trace();
        const bool beginsPass = m_tree.node(step.node).role == TraceRole::Root && trace.passes().size() > 1;
        const QString event =
            beginsPass ? passStartText(trace, trace.passOf(step.node)) : tr("%1 is entered").arg(move);
        return tr("%1: %2 is to move, the window is %3.")
            .arg(event, sideWord(m_tree.sideToMove(step.node)), windowWords(m_tree, step.node));
    }
    const QString left =
        tr("%1 returns %2. %3.").arg(move, valueWords(m_tree, step.node), reasonWords(m_tree, step.node));
    const QString effect = effectOf(step.node);
    return effect.isEmpty() ? left : left + u' ' + effect;
}

/// Effect of a node's score on its parent's window.
QString SlowMotion::effectOf(NodeIndex child) const {
    const TraceNode& node = m_tree.node(child);
    if (node.role != TraceRole::Move || m_tree.boundOf(child) == TraceBound::Unknown) return {};
    const NodeIndex parent = node.parent;
    const Score before = boundsAt(parent, {child, false}).alpha;
    const Score after = boundsAt(parent, {child, true}).alpha;
    if (m_window == Window::Stays) return {};
    const QString mover = sideWord(m_tree.sideToMove(parent));
    if (-node.score <= before) return tr("No better for %1.").arg(mover);
    if (after == before) return tr("Better than expected: it is searched again.");
    if (after >= m_tree.node(parent).beta)
        return tr("Too good for %1: the opponent avoids this line, so the other moves are skipped.")
            .arg(mover);
    return tr("The best for %1 so far: the window gets narrower.").arg(mover);
}

}  // namespace plyglass
