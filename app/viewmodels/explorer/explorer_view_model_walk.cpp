// Walking in the tree, and the questions about it.
#include <algorithm>

#include "app/viewmodels/explorer/explorer_view_model.h"
#include "app/viewmodels/explorer/trace_words.h"
#include "app/viewmodels/shared/board_squares.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/san.h"
#include "engine/lab/analysis/words.h"

namespace plyglass {

void ExplorerViewModel::setTop(NodeIndex top) {
    m_top = top;
    m_rows.show(m_tree, top, m_bestLine);
    m_icicle.show(m_tree, top, m_bestLine);
    emit topChanged();
    standAt(0);
}

QStringList ExplorerViewModel::crumbs() const {
    if (!hasTree()) return {};
    QStringList names{m_treeText};
    const std::vector<NodeIndex> path = m_tree.pathTo(m_top);
    for (std::size_t i = 1; i < path.size(); ++i) names += moveWords(m_tree, path[i]);
    return names;
}

int ExplorerViewModel::currentNode() const {
    return m_current.isValid() ? m_rows.data(m_current, TraceRowsModel::NodeIdRole).toInt() : -1;
}

void ExplorerViewModel::standAt(int row) {
    if (row < 0 || row >= m_rows.count()) return;
    m_current = m_rows.index(row);
    m_hover = -1;
    m_answerPly = 0;
    m_showsGame = false;
    emit hoverChanged();
    emit currentChanged();
    showNode();
}

/// The board follows the pointer, else the line asked about, else the current row, else the game.
void ExplorerViewModel::showNode() {
    putOnBoard();
    emit boardChanged();
}

void ExplorerViewModel::putOnBoard() {
    if (m_hover < 0 && m_answerPly > 0) {
        auto [position, move] = m_whyNot.lineMove(m_answerPly - 1);
        const QStringList squares = squaresOf(position, move);
        const QString words = QString::fromStdString(lineInWords(position, {move}, 1));
        position.play(move);
        m_node.showPosition(position, tr("After %1").arg(words), squares);
        return;
    }
    const int shownNode = m_hover >= 0 ? m_hover : treeNodeOnBoard();
    if (m_tree.contains(shownNode)) {
        m_node.show(m_tree, static_cast<NodeIndex>(shownNode));
        return;
    }
    const GameNode* at = shown();
    m_node.showPosition(at->position(), positionText(),
                        at->parent() ? squaresOf(at->parent()->position(), at->move()) : QStringList());
}

void ExplorerViewModel::setHoverNode(int node) {
    if (!m_tree.contains(node)) node = -1;
    if (node == m_hover) return;
    m_hover = node;
    emit hoverChanged();
    showNode();
}

void ExplorerViewModel::setAnswerPly(int ply) {
    ply = std::clamp(ply, 0, m_whyNot.lineLength());
    if (ply == m_answerPly) return;
    m_answerPly = ply;
    showNode();
}

bool ExplorerViewModel::atQuestion() const {
    return m_whyNot.answered() && m_node.position() == m_whyNot.lineMove(0).before;
}

void ExplorerViewModel::select(int node) {
    if (!m_tree.contains(node)) return;
    showPassOf(static_cast<NodeIndex>(node));
    int row = m_rows.reveal(static_cast<NodeIndex>(node));
    if (row < 0) {
        setTop(m_tree.top());
        row = m_rows.reveal(static_cast<NodeIndex>(node));
    }
    standAt(row);
}

void ExplorerViewModel::selectRow(int row) { standAt(row); }

void ExplorerViewModel::toggleRow(int row) {
    const int node = m_rows.nodeAt(row);
    m_rows.setExpanded(row, !m_rows.isExpanded(row));
    // What was closed may have hidden where one stood.
    if (!m_current.isValid() && node >= 0) standAt(row);
    emit currentChanged();
}

void ExplorerViewModel::walk(const QString& direction) {
    const int row = currentRow();
    if (direction == QLatin1String("up")) {
        standAt(row - 1);
    } else if (direction == QLatin1String("down")) {
        standAt(row + 1);
    } else if (direction == QLatin1String("first")) {
        standAt(0);
    } else if (direction == QLatin1String("last")) {
        standAt(m_rows.count() - 1);
    } else if (direction == QLatin1String("left")) {
        if (m_rows.isExpanded(row))
            toggleRow(row);
        else
            standAt(m_rows.parentRow(row));
    } else if (direction == QLatin1String("right")) {
        if (m_rows.isExpanded(row))
            standAt(row + 1);
        else
            toggleRow(row);
    }
}

void ExplorerViewModel::zoom(int node) {
    if (!m_tree.contains(node) || !m_tree.isExpandable(static_cast<NodeIndex>(node))) return;
    showPassOf(static_cast<NodeIndex>(node));
    setTop(static_cast<NodeIndex>(node));
}

void ExplorerViewModel::zoomToCrumb(int index) {
    if (!hasTree()) return;
    const std::vector<NodeIndex> path = m_tree.pathTo(m_top);
    if (index < 0 || index >= static_cast<int>(path.size())) return;
    const NodeIndex before = m_top;
    setTop(path[static_cast<std::size_t>(index)]);
    select(static_cast<int>(before));
}

void ExplorerViewModel::goToBestLine() {
    if (hasTree()) select(static_cast<int>(m_bestLine.back()));
}

/// The tree's node as if it had been played: its line are more positions of the game.
LevelRequest ExplorerViewModel::requestForBoard() const {
    LevelRequest request = requestFor(shown());
    const int at = treeNodeOnBoard();
    if (!m_tree.contains(at)) return request;
    const auto index = static_cast<NodeIndex>(at);
    request.position = m_tree.positionAt(index);
    request.history = m_history;
    for (const std::uint64_t key : m_tree.keysTo(index)) request.history.push_back(key);
    request.lastMove = {};
    return request;
}

void ExplorerViewModel::askWhyNot(const QString& text) {
    setHoverNode(-1);
    if (m_recording || text.trimmed().isEmpty()) return;
    // The recorder's depth is made for trees that can be looked at; a question has a budget of its own.
    LevelRequest request = requestForBoard();
    request.techniques = *presetFromId("full");
    const auto move = parseMove(request.position, text.trimmed().toStdString());
    if (!move) {
        m_whyNot.refuse(QString::fromStdString(move.error().message));
        return;
    }
    m_askedNode = treeNodeOnBoard();
    m_whyNot.ask({request, *move});
}

void ExplorerViewModel::askWhyNotMove(const QString& from, const QString& to, const QString& promotion) {
    askWhyNot(from + to + promotion);
}

/// The reply to the move asked about, in the last pass that searched one: later ones may have asked the
/// table. The move's own node where no reply is recorded.
std::optional<NodeIndex> ExplorerViewModel::refutation() const {
    if (!m_whyNot.answered() || !m_tree.contains(m_askedNode)) return std::nullopt;
    std::optional<NodeIndex> withoutReply;
    for (std::size_t pass = passCount(); pass-- > 0;) {
        const auto before = m_tree.sameIn(pass, static_cast<NodeIndex>(m_askedNode));
        const auto asked = before ? m_tree.childWith(*before, m_whyNot.candidate()) : std::nullopt;
        if (!asked) continue;
        if (const auto reply = m_tree.decidingChild(*asked)) return reply;
        if (!withoutReply) withoutReply = asked;
    }
    return withoutReply;
}

void ExplorerViewModel::showRefutation() {
    if (const auto node = refutation()) select(static_cast<int>(*node));
}

void ExplorerViewModel::forgetFound() {
    m_finder.stop();
    m_found.clear();
    m_foundTotal = 0;
    m_foundAt = -1;
    m_finding = false;
    m_findError.clear();
    emit findChanged();
}

void ExplorerViewModel::find(const QString& text) {
    if (!hasTree()) return;
    const auto pattern = movePatternFromText(text);
    forgetFound();
    m_finding = pattern.has_value();
    const bool isNothing = text.trimmed().isEmpty();
    m_findError = pattern || isNothing ? QString() : tr("This is no move: write Nxe5, e4, O-O or d4e5.");
    if (pattern) m_finder.find(m_tree, *pattern);
    emit findChanged();
}

void ExplorerViewModel::onFound(const std::vector<NodeIndex>& nodes, int total) {
    m_finding = false;
    m_found = nodes;
    m_foundTotal = total;
    if (m_found.empty())
        m_findError = passCount() > 1 ? tr("This move is nowhere in this pass.")
                                      : tr("This move is nowhere in the recorded tree.");
    emit findChanged();
    findNext(1);
}

void ExplorerViewModel::findNext(int step) {
    if (m_found.empty()) return;
    const int count = findCount();
    m_foundAt = m_foundAt < 0 ? 0 : (m_foundAt + step + count) % count;
    select(static_cast<int>(m_found[static_cast<std::size_t>(m_foundAt)]));
    emit findChanged();
}

QString ExplorerViewModel::findStatus() const {
    if (m_finding) return tr("Searching the tree");
    if (m_found.empty()) return {};
    return tr("%1 of %2")
        .arg(groupedText(static_cast<std::uint64_t>(m_foundAt + 1)),
             groupedText(static_cast<std::uint64_t>(m_foundTotal)));
}

}  // namespace plyglass
