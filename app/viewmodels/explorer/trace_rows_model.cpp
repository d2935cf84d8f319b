#include "app/viewmodels/explorer/trace_rows_model.h"

#include <algorithm>

#include "app/viewmodels/shared/number_text.h"
#include "engine/search/score.h"

namespace plyglass {

int TraceRowsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QHash<int, QByteArray> TraceRowsModel::roleNames() const {
    return {{KindRole, "kind"},
            {NodeIdRole, "nodeId"},
            {LevelRole, "level"},
            {ExpandableRole, "expandable"},
            {ExpandedRole, "expanded"},
            {MoveRole, "moveText"},
            {ValueRole, "valueText"},
            {MateRole, "mate"},
            {WindowRole, "windowText"},
            {WindowLowRole, "windowLow"},
            {WindowHighRole, "windowHigh"},
            {ValueAtRole, "valueAt"},
            {ReasonRole, "reason"},
            {DepthTextRole, "depthText"},
            {ChangeRole, "changeText"},
            {NodesTextRole, "nodesText"},
            {BestRole, "best"},
            {CutRole, "cut"},
            {WordsRole, "words"}};
}

QVariant TraceRowsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isNode = row.kind == Kind::Node;
    const TraceNode& node = m_tree.node(row.node);
    switch (role) {
        case KindRole:
            return QVariant::fromValue(row.kind);
        case NodeIdRole:
            return static_cast<int>(row.node);
        case LevelRole:
            return row.level;
        case ExpandableRole:
            return isNode && m_tree.isExpandable(row.node);
        case ExpandedRole:
            return row.expanded;
        case MateRole:
            return isNode && isMate(node.score) && m_tree.boundOf(row.node) != TraceBound::Unknown;
        case BestRole:
            return isNode && std::find(m_bestLine.begin(), m_bestLine.end(), row.node) != m_bestLine.end();
        case CutRole:
            return isNode && m_tree.boundOf(row.node) == TraceBound::AtLeast;
        default:
            break;
    }
    const Texts& texts = textsOf(row);
    switch (role) {
        case MoveRole:
            return texts.move;
        case ValueRole:
            return texts.value;
        case WindowRole:
            return texts.window;
        case WindowLowRole:
            return texts.bar.low;
        case WindowHighRole:
            return texts.bar.high;
        case ValueAtRole:
            return texts.bar.value;
        case ReasonRole:
            return texts.reason;
        case DepthTextRole:
            return texts.depth;
        case ChangeRole:
            return texts.change;
        case NodesTextRole:
            return texts.nodes;
        case WordsRole:
            return isNode ? tr("%1, value %2, %3, %4 nodes", nullptr, pluralOf(m_tree.node(row.node).nodes))
                                .arg(texts.move, texts.value, texts.reason, texts.nodes)
                          : texts.move;
        default:
            return {};
    }
}

const TraceRowsModel::Texts& TraceRowsModel::textsOf(const Row& row) const {
    const std::uint64_t key = std::uint64_t{row.node} << 2 | static_cast<std::uint64_t>(row.kind);
    if (const Texts* known = m_texts.object(key)) return *known;
    auto* const texts = new Texts(writeTexts(row));
    m_texts.insert(key, texts);
    return *texts;
}

TraceRowsModel::Texts TraceRowsModel::writeTexts(const Row& row) const {
    Texts texts;
    if (row.kind == Kind::Never) {
        texts.move = unsearchedText(m_tree, row.node);
        return texts;
    }
    if (row.kind == Kind::Unrecorded) {
        texts.move = unrecordedWords(m_tree.unrecordedHere(row.node));
        return texts;
    }
    texts.move = moveWords(m_tree, row.node);
    texts.value = valueWords(m_tree, row.node);
    texts.window = windowWords(m_tree, row.node);
    texts.bar = windowBar(m_tree, row.node);
    texts.reason = reasonWords(m_tree, row.node);
    texts.depth = depthWords(m_tree, row.node);
    if (row.timesBefore > 0) texts.change = tr("searched again");
    texts.nodes = groupedText(m_tree.node(row.node).nodes);
    return texts;
}

void TraceRowsModel::show(const SearchTree& tree, NodeIndex from, std::vector<NodeIndex> bestLine) {
    beginResetModel();
    m_tree = tree;
    m_bestLine = std::move(bestLine);
    m_texts.clear();
    m_rows.clear();
    if (!m_tree.isEmpty()) m_rows.push_back({from});
    endResetModel();
    if (!m_rows.empty()) setExpanded(0, true);
    emit countChanged();
}

void TraceRowsModel::clear() { show(SearchTree(), 0, {}); }

int TraceRowsModel::nodeAt(int row) const {
    if (row < 0 || row >= count()) return -1;
    const Row& at = m_rows[static_cast<std::size_t>(row)];
    return at.kind == Kind::Node ? static_cast<int>(at.node) : -1;
}

bool TraceRowsModel::isExpanded(int row) const {
    return row >= 0 && row < count() && m_rows[static_cast<std::size_t>(row)].expanded;
}

bool TraceRowsModel::isExpandable(int row) const {
    const int node = nodeAt(row);
    return node >= 0 && m_tree.isExpandable(static_cast<NodeIndex>(node));
}

int TraceRowsModel::parentRow(int row) const {
    if (row < 0 || row >= count()) return -1;
    const int level = levelAt(row);
    int above = row - 1;
    while (above >= 0 && levelAt(above) >= level) --above;
    return above;
}

/// Index behind the last row below `row`.
int TraceRowsModel::endOf(int row) const {
    int end = row + 1;
    while (end < count() && levelAt(end) > levelAt(row)) ++end;
    return end;
}

std::vector<TraceRowsModel::Row> TraceRowsModel::rowsBelow(const Row& row) const {
    constexpr std::uint8_t kMaxTimes = 255;
    std::vector<Row> below;
    const auto level = static_cast<std::uint16_t>(row.level + 1);
    for (const NodeIndex child : m_tree.trace().children(row.node)) {
        const TraceNode& node = m_tree.node(child);
        std::uint8_t before = 0;
        for (const Row& sibling : below) {
            const TraceNode& other = m_tree.node(sibling.node);
            if (other.role == node.role && other.move == node.move && before < kMaxTimes) ++before;
        }
        below.push_back({child, level, before});
    }
    if (!unsearchedText(m_tree, row.node).isEmpty()) below.push_back({row.node, level, 0, Kind::Never});
    if (m_tree.unrecordedHere(row.node) > 0) below.push_back({row.node, level, 0, Kind::Unrecorded});
    return below;
}

void TraceRowsModel::setExpanded(int row, bool expanded) {
    if (!isExpandable(row) || isExpanded(row) == expanded) return;
    const auto at = static_cast<std::size_t>(row);
    if (expanded) {
        const std::vector<Row> below = rowsBelow(m_rows[at]);
        if (below.empty()) return;
        beginInsertRows({}, row + 1, row + static_cast<int>(below.size()));
        m_rows.insert(m_rows.begin() + row + 1, below.begin(), below.end());
        m_rows[at].expanded = true;
        endInsertRows();
    } else {
        const int end = endOf(row);
        beginRemoveRows({}, row + 1, end - 1);
        m_rows.erase(m_rows.begin() + row + 1, m_rows.begin() + end);
        m_rows[at].expanded = false;
        endRemoveRows();
    }
    emit dataChanged(index(row), index(row), {ExpandedRole});
    emit countChanged();
}

int TraceRowsModel::reveal(NodeIndex node) {
    if (m_rows.empty()) return -1;
    const std::vector<NodeIndex> path = m_tree.pathTo(node);
    auto step = std::find(path.begin(), path.end(), m_rows.front().node);
    if (step == path.end()) return -1;
    int row = 0;
    for (++step; step != path.end(); ++step) {
        setExpanded(row, true);
        const int end = endOf(row);
        for (++row; row < end && nodeAt(row) != static_cast<int>(*step);) ++row;
        if (row == end) return -1;
    }
    return row;
}

}  // namespace plyglass
