// Which pass of the recorded search is looked at, and what it is of the whole.
#include "app/viewmodels/explorer/explorer_view_model.h"
#include "app/viewmodels/explorer/trace_passes.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

// In the chooser the last pass comes first.

QStringList ExplorerViewModel::passNames() const {
    QStringList names;
    for (std::size_t pass = passCount(); pass-- > 0;) names += passWords(m_tree.trace(), pass);
    return names;
}

QStringList ExplorerViewModel::passNodes() const {
    QStringList nodes;
    for (std::size_t pass = passCount(); pass-- > 0;) nodes += groupedText(nodesOfPass(m_tree.trace(), pass));
    return nodes;
}

int ExplorerViewModel::passIndex() const {
    return hasTree() ? static_cast<int>(passCount() - 1 - m_tree.pass()) : -1;
}

void ExplorerViewModel::setPassIndex(int index) {
    if (index < 0 || index >= static_cast<int>(passCount()) || index == passIndex()) return;
    const int before = currentNode();
    showPass(passCount() - 1 - static_cast<std::size_t>(index));
    if (m_tree.contains(before))
        if (const auto same = m_tree.sameIn(m_tree.pass(), static_cast<NodeIndex>(before)))
            select(static_cast<int>(*same));
    // Last, since the board follows it where it is looked at.
    m_slowMotion.showPass(m_tree.pass());
}

void ExplorerViewModel::showPass(std::size_t pass) {
    forgetFound();
    m_tree = m_tree.withPass(pass);
    m_bestLine = m_tree.bestLine(m_tree.top());
    m_bestLine.insert(m_bestLine.begin(), m_tree.top());
    setTop(m_tree.top());
    emit passChanged();
}

void ExplorerViewModel::showPassOf(NodeIndex node) {
    const std::size_t pass = m_tree.trace().passOf(node);
    if (pass != m_tree.pass()) showPass(pass);
}

void ExplorerViewModel::followSlowMotion() {
    const int node = m_slowMotion.node();
    if (!m_tree.contains(node)) return;
    showPassOf(static_cast<NodeIndex>(node));
    setHoverNode(node);
}

QString ExplorerViewModel::headline() const {
    if (!hasTree()) return {};
    const QString nodes = groupedText(m_tree.node(m_tree.top()).nodes);
    const int depth = m_tree.trace().passes()[m_tree.pass()].depth;
    if (passCount() == 1) return tr("%1 nodes, depth %2; width is work").arg(nodes).arg(depth);
    return tr("depth %1: %2 nodes, of %3 in all passes; width is work")
        .arg(depth)
        .arg(nodes, groupedText(nodesOfAllPasses(m_tree.trace())));
}

bool ExplorerViewModel::hasUnrecorded() const {
    return hasTree() && m_tree.trace().unrecordedBelow(m_tree.top()) > 0;
}

QString ExplorerViewModel::missingText() const {
    if (!hasTree()) return {};
    const Trace& trace = m_tree.trace();
    QStringList missing;
    if (trace.isInterrupted(m_tree.pass()))
        missing += tr("stopped in the middle of depth %1").arg(trace.depth());
    if (hasUnrecorded())
        missing += tr("%1 nodes at ply %2 and deeper not recorded")
                       .arg(groupedText(trace.unrecordedBelow(m_tree.top())))
                       .arg(trace.cutPly());
    QStringList sentences;
    if (!missing.isEmpty())
        sentences += tr("Not the whole tree: %1.").arg(missing.join(QStringLiteral(", ")));
    if (trace.isInterrupted() && !trace.isInterrupted(m_tree.pass()))
        sentences += tr("The search was stopped in the middle of depth %1.").arg(trace.depth());
    return sentences.join(u' ');
}

}  // namespace plyglass
