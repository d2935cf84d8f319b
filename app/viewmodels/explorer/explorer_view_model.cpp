#include "app/viewmodels/explorer/explorer_view_model.h"

#include <QThreadPool>
#include <algorithm>
#include <utility>

#include "app/services/translated.h"
#include "app/viewmodels/explorer/trace_passes.h"
#include "app/viewmodels/explorer/trace_words.h"
#include "app/viewmodels/explorer/tree_page.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"

namespace plyglass {

ExplorerViewModel::ExplorerViewModel(GameController& controller, EngineService& engine, Settings& settings,
                                     QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_recording(controller, engine, settings),
      m_whyNot(engine),
      m_board(controller, m_recorded, m_whyNot) {
    connect(&m_recording, &TreeRecording::settingsChanged, this, &ExplorerViewModel::settingsChanged);
    connect(&m_recording, &TreeRecording::progressed, this, &ExplorerViewModel::stateChanged);
    connect(&m_recording, &TreeRecording::recorded, this, &ExplorerViewModel::onRecorded);
    connect(&controller, &GameController::shownChanged, this, [this] {
        const bool showsGame = m_board.showsGame();
        if ((!hasTree() && !recording()) || showsGame) m_board.show();
        emit positionChanged();
    });
    connect(&m_writer, &FileWriter::notified, this, &ExplorerViewModel::saved);
    connect(&m_whyNot, &WhyNotViewModel::changed, this, [this] {
        emit stateChanged();
        emit refutationChanged();
        emit boardChanged();
    });
    connect(&m_whyNot, &WhyNotViewModel::lineChanged, this,
            [this](int kept) { setAnswerPly(std::min(answerPly(), kept)); });
    connect(&m_board, &NodeBoard::changed, this, &ExplorerViewModel::boardChanged);
    connect(&m_board, &NodeBoard::hoverChanged, this, &ExplorerViewModel::hoverChanged);
    connect(&m_find, &TreeFind::changed, this, &ExplorerViewModel::findChanged);
    connect(&m_find, &TreeFind::reached, this, [this](NodeIndex node) { select(static_cast<int>(node)); });
    m_board.show();
}

ExplorerViewModel::~ExplorerViewModel() = default;

QString ExplorerViewModel::positionText() const { return positionName(shown()); }

bool ExplorerViewModel::stale() const { return hasTree() && !m_recorded.isOf(shown()); }

void ExplorerViewModel::record() {
    m_whyNot.forget();
    dropTree();
    m_recorded.root = shown()->position();
    m_recorded.gameKeys = keysBefore(shown());
    m_recorded.name = positionText();
    m_board.show();
    if (hasLegalMove(m_recorded.root))
        m_recording.begin(shown());
    else
        m_emptyText = tr("There is no legal move here, so there is nothing to search.");
    emit treeChanged();
}

void ExplorerViewModel::stop() {
    m_recording.stop();
    m_whyNot.stop();
}

/// Frees the tree before the next recording: two large trees at once would take too much memory.
void ExplorerViewModel::dropTree() {
    m_find.forget();
    m_board.forget();
    m_bestLine.clear();
    m_top = 0;
    m_rows.clear();
    m_icicle.show(SearchTree(), 0, {});
    m_slowMotion.show(SearchTree(), SlowMotion::Window::Stays);
    // Freeing some hundred megabytes takes longer than a frame.
    QThreadPool::globalInstance()->start([gone = std::exchange(m_recorded.tree, SearchTree())] {});
    m_emptyText.clear();
    emit treeChanged();
    emit passChanged();
    emit topChanged();
    emit currentChanged();
}

void ExplorerViewModel::onRecorded(const std::shared_ptr<const Trace>& trace) {
    m_recorded.tree = SearchTree(m_recorded.root, trace);
    if (hasTree()) {
        showPass(tree().pass());
        m_slowMotion.show(tree(),
                          m_recording.cutsOff() ? SlowMotion::Window::Narrows : SlowMotion::Window::Stays);
    } else {
        m_emptyText = tr("The search was stopped before a tree was recorded.");
    }
    emit stateChanged();
    emit treeChanged();
    // The pass is announced after the list of all passes exists.
    emit passChanged();
    emit positionChanged();
}

// In the chooser the last pass comes first.

QStringList ExplorerViewModel::passNames() const {
    QStringList names;
    for (std::size_t pass = passCount(); pass-- > 0;) names += passWords(tree().trace(), pass);
    return names;
}

QStringList ExplorerViewModel::passNodes() const {
    QStringList nodes;
    for (std::size_t pass = passCount(); pass-- > 0;) nodes += groupedText(nodesOfPass(tree().trace(), pass));
    return nodes;
}

int ExplorerViewModel::passIndex() const {
    return hasTree() ? static_cast<int>(passCount() - 1 - tree().pass()) : -1;
}

void ExplorerViewModel::setPassIndex(int index) {
    if (index < 0 || index >= static_cast<int>(passCount()) || index == passIndex()) return;
    const int before = currentNode();
    showPass(passCount() - 1 - static_cast<std::size_t>(index));
    if (tree().contains(before))
        if (const auto same = tree().sameIn(tree().pass(), static_cast<NodeIndex>(before)))
            select(static_cast<int>(*same));
    // Last, since the board follows it.
    m_slowMotion.showPass(tree().pass());
}

void ExplorerViewModel::showPass(std::size_t pass) {
    m_find.forget();
    m_recorded.tree = m_recorded.tree.withPass(pass);
    m_bestLine = tree().bestLine(tree().top());
    m_bestLine.insert(m_bestLine.begin(), tree().top());
    setTop(tree().top());
    emit passChanged();
}

void ExplorerViewModel::showPassOf(NodeIndex node) {
    const std::size_t pass = tree().trace().passOf(node);
    if (pass != tree().pass()) showPass(pass);
}

void ExplorerViewModel::followSlowMotion() {
    const int node = m_slowMotion.node();
    if (!tree().contains(node)) return;
    showPassOf(static_cast<NodeIndex>(node));
    setHoverNode(node);
}

QString ExplorerViewModel::headline() const {
    return hasTree() ? tr("%1; box width: nodes", "depth 5: 617 nodes").arg(sizeText()) : QString();
}

QString ExplorerViewModel::sizeText() const {
    const std::uint64_t count = tree().node(tree().top()).nodes;
    const QString nodes = groupedText(count);
    const int depth = tree().trace().passes()[tree().pass()].depth;
    if (passCount() == 1) return tr("%1 nodes, depth %2", nullptr, pluralOf(count)).arg(nodes).arg(depth);
    return tr("depth %1: %2 nodes, of %3 in all passes", nullptr, pluralOf(count))
        .arg(depth)
        .arg(nodes, groupedText(nodesOfAllPasses(tree().trace())));
}

bool ExplorerViewModel::hasUnrecorded() const {
    return hasTree() && tree().trace().unrecordedBelow(tree().top()) > 0;
}

QString ExplorerViewModel::missingText() const {
    if (!hasTree()) return {};
    const Trace& trace = tree().trace();
    QStringList missing;
    if (trace.isInterrupted(tree().pass()))
        missing += tr("stopped in the middle of depth %1").arg(trace.depth());
    if (hasUnrecorded())
        missing += tr("%1 nodes at ply %2 and deeper not recorded", nullptr,
                      pluralOf(trace.unrecordedBelow(tree().top())))
                       .arg(groupedText(trace.unrecordedBelow(tree().top())))
                       .arg(trace.cutPly());
    QStringList sentences;
    if (!missing.isEmpty())
        sentences += tr("The tree is incomplete: %1.").arg(missing.join(QStringLiteral(", ")));
    if (trace.isInterrupted() && !trace.isInterrupted(tree().pass()))
        sentences += tr("The search was stopped in the middle of depth %1.").arg(trace.depth());
    return sentences.join(u' ');
}

void ExplorerViewModel::setTop(NodeIndex top) {
    m_top = top;
    m_rows.show(tree(), top, m_bestLine);
    m_icicle.show(tree(), top, m_bestLine);
    emit topChanged();
    selectRowAt(0);
}

QStringList ExplorerViewModel::crumbs() const {
    if (!hasTree()) return {};
    QStringList names{m_recorded.name};
    const std::vector<NodeIndex> path = tree().pathTo(m_top);
    for (std::size_t i = 1; i < path.size(); ++i) names += moveWords(tree(), path[i]);
    return names;
}

int ExplorerViewModel::currentNode() const {
    return m_current.isValid() ? m_rows.data(m_current, TraceRowsModel::NodeIdRole).toInt() : -1;
}

void ExplorerViewModel::selectRowAt(int row) {
    if (row < 0 || row >= m_rows.count()) return;
    m_current = m_rows.index(row);
    emit currentChanged();
    m_board.showNode(currentNode());
}

void ExplorerViewModel::select(int node) {
    if (!tree().contains(node)) return;
    showPassOf(static_cast<NodeIndex>(node));
    int row = m_rows.reveal(static_cast<NodeIndex>(node));
    if (row < 0) {
        setTop(tree().top());
        row = m_rows.reveal(static_cast<NodeIndex>(node));
    }
    selectRowAt(row);
}

void ExplorerViewModel::toggleRow(int row) {
    const int node = m_rows.nodeAt(row);
    m_rows.setExpanded(row, !m_rows.isExpanded(row));
    // Closing a row may have hidden the current one.
    if (!m_current.isValid() && node >= 0) selectRowAt(row);
    emit currentChanged();
}

void ExplorerViewModel::walk(const QString& direction) {
    const int row = currentRow();
    if (direction == QLatin1String("up")) {
        selectRowAt(row - 1);
    } else if (direction == QLatin1String("down")) {
        selectRowAt(row + 1);
    } else if (direction == QLatin1String("first")) {
        selectRowAt(0);
    } else if (direction == QLatin1String("last")) {
        selectRowAt(m_rows.count() - 1);
    } else if (direction == QLatin1String("left")) {
        if (m_rows.isExpanded(row))
            toggleRow(row);
        else
            selectRowAt(m_rows.parentRow(row));
    } else if (direction == QLatin1String("right")) {
        if (m_rows.isExpanded(row))
            selectRowAt(row + 1);
        else
            toggleRow(row);
    }
}

void ExplorerViewModel::zoom(int node) {
    if (!tree().contains(node) || !tree().isExpandable(static_cast<NodeIndex>(node))) return;
    showPassOf(static_cast<NodeIndex>(node));
    setTop(static_cast<NodeIndex>(node));
}

void ExplorerViewModel::zoomToCrumb(int index) {
    if (!hasTree()) return;
    const std::vector<NodeIndex> path = tree().pathTo(m_top);
    if (index < 0 || index >= static_cast<int>(path.size())) return;
    const NodeIndex before = m_top;
    setTop(path[static_cast<std::size_t>(index)]);
    select(static_cast<int>(before));
}

void ExplorerViewModel::goToBestLine() {
    if (hasTree()) select(static_cast<int>(m_bestLine.back()));
}

void ExplorerViewModel::prepareQuestion() {
    m_questionRequested = true;
    if (hasTree() && m_recorded.isOf(shown()))
        select(static_cast<int>(tree().top()));
    else
        m_board.showGame(hasTree());
}

bool ExplorerViewModel::takeQuestion() { return std::exchange(m_questionRequested, false); }

/// Treats the tree's node as if it had been played: its line is added to the game's history.
LevelRequest ExplorerViewModel::requestForBoard() const {
    LevelRequest request = m_recording.requestFor(shown());
    const int at = m_board.treeNode();
    if (!tree().contains(at)) return request;
    const auto index = static_cast<NodeIndex>(at);
    request.search.position = tree().positionAt(index);
    request.search.gameKeys = m_recorded.gameKeys;
    for (const std::uint64_t key : tree().keysTo(index)) request.search.gameKeys.push_back(key);
    request.lastMove = {};
    return request;
}

void ExplorerViewModel::askWhyNot(const QString& text) {
    setHoverNode(-1);
    if (recording() || text.trimmed().isEmpty()) return;
    // The recorder's depth keeps trees readable; a question has a budget of its own.
    LevelRequest request = requestForBoard();
    request.search.techniques = *presetFromId("full");
    const auto move = parseMove(request.search.position, text.trimmed().toStdString());
    if (!move) {
        m_whyNot.refuse(translated(move.error()));
        return;
    }
    m_board.rememberQuestion();
    m_whyNot.ask({request.search, *move});
}

void ExplorerViewModel::askWhyNotMove(const QString& from, const QString& to, const QString& promotion) {
    askWhyNot(from + to + promotion);
}

/// The reply to the move asked about, in the last pass that searched one: later passes may have used the
/// table. The move's own node if no reply is recorded.
std::optional<NodeIndex> ExplorerViewModel::refutation() const {
    if (!m_whyNot.answered() || !tree().contains(m_board.askedNode())) return std::nullopt;
    std::optional<NodeIndex> withoutReply;
    for (std::size_t pass = passCount(); pass-- > 0;) {
        const auto before = tree().sameIn(pass, static_cast<NodeIndex>(m_board.askedNode()));
        const auto asked = before ? tree().childWith(*before, m_whyNot.candidate()) : std::nullopt;
        if (!asked) continue;
        if (const auto reply = tree().decidingChild(*asked)) return reply;
        if (!withoutReply) withoutReply = asked;
    }
    return withoutReply;
}

void ExplorerViewModel::showRefutation() {
    if (const auto node = refutation()) select(static_cast<int>(*node));
}

void ExplorerViewModel::find(const QString& move) {
    if (hasTree()) m_find.find(tree(), move);
}

void ExplorerViewModel::savePage(const QUrl& file) {
    if (!hasTree()) return;
    m_writer.write(file, [tree = tree(), top = m_top, name = m_recorded.name, head = sizeText()] {
        return treeHtml(tree, top, name, head);
    });
}

}  // namespace plyglass
