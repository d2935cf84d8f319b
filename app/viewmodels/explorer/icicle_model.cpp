#include "app/viewmodels/explorer/icicle_model.h"

#include <algorithm>

#include "app/viewmodels/explorer/trace_words.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

/// Width of the block of unsearched replies, which have no nodes and so no width of their own.
constexpr double kUnsearchedWidth = 12;
/// Narrower nodes show no block of unsearched replies.
constexpr double kMinWithNever = 60;
/// Narrower blocks show no text.
constexpr double kMinWithText = 26;
/// Narrower blocks show only the number of "18 moves".
constexpr double kMinWithMoves = 76;

class Builder {
  public:
    Builder(const SearchTree& tree, const std::vector<NodeIndex>& bestLine)
        : m_tree(tree), m_bestLine(bestLine) {}

    IcicleLayout build(NodeIndex top, double width) {
        place({0, 0, width, kindOf(top), top});
        below(top, 1, 0, width);
        return std::move(m_layout);
    }

  private:
    IcicleKind kindOf(NodeIndex index) const {
        if (std::find(m_bestLine.begin(), m_bestLine.end(), index) != m_bestLine.end())
            return IcicleKind::Best;
        if (m_tree.node(index).role != TraceRole::Move) return IcicleKind::Test;
        return m_tree.boundOf(index) == TraceBound::AtLeast ? IcicleKind::Cut : IcicleKind::Searched;
    }

    void place(const IcicleBlock& block) {
        m_layout.rows = std::max(m_layout.rows, block.row + 1);
        m_layout.blocks.push_back(block);
    }

    /// Places the children of a node side by side in the order of the search.
    void below(NodeIndex parent, int row, double x, double width) {
        if (m_tree.node(parent).nodes <= 1) return;
        const double perNode =
            spread(parent, row, x, width) / static_cast<double>(m_tree.node(parent).nodes - 1);
        IcicleBlock narrow{row, x, 0, IcicleKind::Merged, parent, 0};
        for (NodeIndex child = parent + 1; child < m_tree.node(parent).end; child = m_tree.node(child).end) {
            const double wide = perNode * static_cast<double>(m_tree.node(child).nodes);
            if (wide < kMinIcicleBlock) {
                if (narrow.count++ == 0) narrow.x = x, narrow.node = child;
                narrow.width += wide;
            } else {
                flush(narrow);
                enter(child, row, x, wide);
            }
            x += wide;
        }
        flush(narrow);
        if (const std::uint64_t lost = m_tree.unrecordedHere(parent); lost > 0)
            place({row, x, perNode * static_cast<double>(lost), IcicleKind::Unrecorded, parent});
    }

    /// Places the block of unsearched replies at the right end; returns the width left.
    double spread(NodeIndex parent, int row, double x, double width) {
        if (width < kMinWithNever) return width;
        const TraceReplies replies = m_tree.repliesOf(parent);
        const int never = replies.leftOut() - replies.quiet;
        if (never <= 0 || replies.tried == 0) return width;
        place({row, x + width - kUnsearchedWidth, kUnsearchedWidth, IcicleKind::Never, parent, never});
        return width - kUnsearchedWidth;
    }

    /// A test of the same position has no row of its own; its children replace it.
    void enter(NodeIndex child, int row, double x, double width) {
        const bool hasBelow = m_tree.node(child).end > child + 1;
        if (isSamePosition(m_tree.node(child).role) && hasBelow) {
            below(child, row, x, width);
            return;
        }
        place({row, x, width, kindOf(child), child});
        below(child, row + 1, x, width);
    }

    void flush(IcicleBlock& narrow) {
        if (narrow.count == 1) narrow.kind = kindOf(narrow.node);
        if (narrow.count > 0 && narrow.width >= 1) place(narrow);
        narrow.count = 0;
        narrow.width = 0;
        narrow.kind = IcicleKind::Merged;
    }

    const SearchTree& m_tree;
    const std::vector<NodeIndex>& m_bestLine;
    IcicleLayout m_layout;
};

QString kindName(IcicleKind kind) {
    switch (kind) {
        case IcicleKind::Best:
            return QStringLiteral("best");
        case IcicleKind::Searched:
            return QStringLiteral("searched");
        case IcicleKind::Cut:
            return QStringLiteral("cut");
        case IcicleKind::Test:
            return QStringLiteral("test");
        case IcicleKind::Merged:
            return QStringLiteral("merged");
        case IcicleKind::Never:
            return QStringLiteral("never");
        case IcicleKind::Unrecorded:
            break;
    }
    return QStringLiteral("unrecorded");
}

bool isOneNode(const IcicleBlock& block) { return block.kind <= IcicleKind::Test; }

}  // namespace

IcicleLayout layOutIcicle(const SearchTree& tree, NodeIndex top, double width,
                          const std::vector<NodeIndex>& bestLine) {
    if (tree.isEmpty() || width < 1) return {};
    return Builder(tree, bestLine).build(top, width);
}

int IcicleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_layout.blocks.size());
}

QHash<int, QByteArray> IcicleModel::roleNames() const {
    return {{RowRole, "row"},     {XRole, "x"},         {WidthRole, "width"},  {KindRole, "kind"},
            {TitleRole, "title"}, {ValueRole, "value"}, {NodeIdRole, "nodeId"}};
}

QVariant IcicleModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const IcicleBlock& block = m_layout.blocks[static_cast<std::size_t>(index.row())];
    switch (role) {
        case RowRole:
            return block.row;
        case XRole:
            return block.x;
        case WidthRole:
            return block.width;
        case KindRole:
            return kindName(block.kind);
        case TitleRole:
            return block.width < kMinWithText ? QString() : titleOf(block);
        case ValueRole:
            return block.width < kMinWithText || !isOneNode(block) ? QString()
                                                                   : valueWords(m_tree, block.node);
        case NodeIdRole:
            return static_cast<int>(block.node);
        default:
            return {};
    }
}

QString IcicleModel::titleOf(const IcicleBlock& block) const {
    switch (block.kind) {
        case IcicleKind::Merged: {
            const QString count = groupedText(static_cast<std::uint64_t>(block.count));
            return block.width < kMinWithMoves
                       ? count
                       : tr("%1 moves", nullptr, static_cast<int>(block.count)).arg(count);
        }
        case IcicleKind::Never:
            return {};
        case IcicleKind::Unrecorded:
            return tr("not recorded");
        default:
            return shortMoveWords(m_tree, block.node);
    }
}

bool IcicleModel::shows(const IcicleBlock& block, NodeIndex node) const {
    if (isOneNode(block)) return block.node == node;
    if (block.kind != IcicleKind::Merged || node < block.node) return false;
    NodeIndex sibling = block.node;
    for (int i = 1; i < block.count && sibling < node; ++i) sibling = m_tree.node(sibling).end;
    return sibling == node;
}

int IcicleModel::shownIdOf(int node) const {
    if (!m_tree.contains(node)) return -1;
    for (auto at = static_cast<NodeIndex>(node);; at = m_tree.node(at).parent) {
        const auto shown = std::find_if(m_layout.blocks.begin(), m_layout.blocks.end(),
                                        [&](const IcicleBlock& block) { return shows(block, at); });
        if (shown != m_layout.blocks.end()) return static_cast<int>(shown->node);
        if (at == m_top || m_tree.node(at).role == TraceRole::Root) return -1;
    }
}

const IcicleBlock* IcicleModel::blockAt(int row) const {
    return row < 0 || row >= rowCount() ? nullptr : &m_layout.blocks[static_cast<std::size_t>(row)];
}

std::uint64_t IcicleModel::nodesOf(const IcicleBlock& merged) const {
    std::uint64_t nodes = 0;
    NodeIndex node = merged.node;
    for (int i = 0; i < merged.count; ++i, node = m_tree.node(node).end) nodes += m_tree.node(node).nodes;
    return nodes;
}

int IcicleModel::singleNodeAt(int row) const {
    const IcicleBlock* block = blockAt(row);
    return block && block->kind != IcicleKind::Merged ? static_cast<int>(block->node) : -1;
}

QString IcicleModel::nameAt(int row) const {
    const IcicleBlock* block = blockAt(row);
    if (!block) return {};
    switch (block->kind) {
        case IcicleKind::Merged:
            return tr("%n moves side by side", nullptr, static_cast<int>(block->count));
        case IcicleKind::Never:
            return tr("Never searched");
        case IcicleKind::Unrecorded:
            return tr("Not recorded");
        default:
            return moveWords(m_tree, block->node);
    }
}

QString IcicleModel::wordsAt(int row) const {
    const IcicleBlock* block = blockAt(row);
    if (!block) return {};
    switch (block->kind) {
        case IcicleKind::Merged:
            return tr("%1 nodes, each too narrow to be drawn alone", nullptr, pluralOf(nodesOf(*block)))
                .arg(groupedText(nodesOf(*block)));
        case IcicleKind::Never:
            return unsearchedText(m_tree, block->node);
        case IcicleKind::Unrecorded:
            return unrecordedWords(m_tree.unrecordedHere(block->node));
        default:
            return tr("%1, %2 nodes. %3", nullptr, pluralOf(m_tree.node(block->node).nodes))
                .arg(valueWords(m_tree, block->node), groupedText(m_tree.node(block->node).nodes),
                     reasonWords(m_tree, block->node));
    }
}

QStringList IcicleModel::rowNames() const {
    QStringList names;
    for (int row = 0; row < m_layout.rows; ++row) {
        // The move that leads to a node belongs to the other side.
        if (row == 0 && m_tree.node(m_top).role == TraceRole::Root) {
            names += QString();
            continue;
        }
        const bool whiteMoved = (m_tree.sideToMove(m_top) == Black) == (row % 2 == 0);
        names += whiteMoved ? tr("White") : tr("Black");
    }
    return names;
}

void IcicleModel::setWidth(double width) {
    if (width == m_width) return;
    m_width = width;
    emit widthChanged();
    layOut();
}

void IcicleModel::show(const SearchTree& tree, NodeIndex top, std::vector<NodeIndex> bestLine) {
    m_tree = tree;
    m_top = top;
    m_bestLine = std::move(bestLine);
    layOut();
}

void IcicleModel::layOut() {
    beginResetModel();
    m_layout = layOutIcicle(m_tree, m_top, m_width, m_bestLine);
    endResetModel();
    emit laidOut();
}

}  // namespace plyglass
