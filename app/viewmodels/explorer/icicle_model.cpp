#include "app/viewmodels/explorer/icicle_model.h"

#include <algorithm>

#include "app/viewmodels/explorer/trace_words.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

/// Narrower blocks show no text.
constexpr double kMinWithText = 26;
/// Narrower blocks show only the number of "18 moves".
constexpr double kMinWithMoves = 76;

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
