// Building the rows anew after each change, and telling the view only what is different.
#include "app/viewmodels/move_list_model.h"

#include <algorithm>

#include "app/viewmodels/number_text.h"

namespace plyglass {

namespace {

/// Longest variation written out in a row.
constexpr int kVariationPlies = 16;

QString evalOf(const GameNode& node) {
    if (node.evalMate) return shortScoreText(ScoreView{true, 0, *node.evalMate});
    return node.evalCp ? shortScoreText(ScoreView{false, *node.evalCp, 0}) : QString();
}

QString variationText(const GameNode* node) {
    QString text;
    int plies = 0;
    for (; node; node = node->children().empty() ? nullptr : node->children().front().get()) {
        if (plies == kVariationPlies) return text + QStringLiteral(" …");
        const Position& before = node->parent()->position();
        if (!text.isEmpty()) text += u' ';
        if (before.sideToMove() == White)
            text += QStringLiteral("%1.").arg(before.fullmoveNumber());
        else if (plies == 0)
            text += QStringLiteral("%1…").arg(before.fullmoveNumber());
        text += QString::fromStdString(node->san());
        ++plies;
    }
    return text;
}

}  // namespace

int MoveListModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
        case RowKindRole:
            return row.kind;
        case NumberRole:
            return row.number;
        case WhiteSanRole:
            return row.white.san;
        case BlackSanRole:
            return row.black.san;
        case WhitePlyRole:
            return row.white.ply;
        case BlackPlyRole:
            return row.black.ply;
        case WhiteEvalRole:
            return row.white.eval;
        case BlackEvalRole:
            return row.black.eval;
        case WhiteCurrentRole:
            return row.white.current;
        case BlackCurrentRole:
            return row.black.current;
        case TextRole:
            return row.text;
        case NodeIdRole:
            return row.nodeId;
        default:
            return {};
    }
}

QHash<int, QByteArray> MoveListModel::roleNames() const {
    return {
        {RowKindRole, "rowKind"},           {NumberRole, "number"},       {WhiteSanRole, "whiteSan"},
        {BlackSanRole, "blackSan"},         {WhitePlyRole, "whitePly"},   {BlackPlyRole, "blackPly"},
        {WhiteEvalRole, "whiteEval"},       {BlackEvalRole, "blackEval"}, {WhiteCurrentRole, "whiteCurrent"},
        {BlackCurrentRole, "blackCurrent"}, {TextRole, "text"},           {NodeIdRole, "nodeId"}};
}

std::vector<MoveListModel::Row> MoveListModel::rowsFor(const std::vector<const GameNode*>& line,
                                                       const GameNode* shown) {
    std::vector<Row> rows;
    std::vector<const GameNode*> remarked;
    std::size_t pair = 0;
    const auto endPair = [&] {
        for (const GameNode* node : remarked) addRemarks(rows, node);
        remarked.clear();
    };
    for (const GameNode* node : line) {
        const Position& before = node->parent()->position();
        const bool white = before.sideToMove() == White;
        if (white || rows.empty()) {
            endPair();
            rows.push_back({QStringLiteral("moves"), before.fullmoveNumber(), {}, {}, {}, -1});
            pair = rows.size() - 1;
        }
        Half& half = white ? rows[pair].white : rows[pair].black;
        half = {QString::fromStdString(node->san()), node->ply(), evalOf(*node), node == shown};
        remarked.push_back(node);
    }
    endPair();
    return rows;
}

void MoveListModel::addRemarks(std::vector<Row>& rows, const GameNode* node) {
    const auto addRow = [&](const char* kind, const QString& text, int id) {
        rows.push_back(
            {QString::fromLatin1(kind), node->parent()->position().fullmoveNumber(), {}, {}, text, id});
    };
    if (!node->comment.empty()) addRow("comment", QString::fromStdString(node->comment), -1);
    for (const auto& sibling : node->parent()->children())
        if (sibling.get() != node) addRow("variation", variationText(sibling.get()), idOf(sibling.get()));
}

void MoveListModel::show(const std::vector<const GameNode*>& line, const GameNode* shown) {
    replaceRows(rowsFor(line, shown));
    int current = -1;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].white.current || m_rows[i].black.current) current = static_cast<int>(i);
    if (current == m_currentRow) return;
    m_currentRow = current;
    emit currentRowChanged();
}

void MoveListModel::replaceRows(std::vector<Row> rows) {
    const std::size_t common = std::min(rows.size(), m_rows.size());
    const auto old = static_cast<int>(m_rows.size());
    const auto now = static_cast<int>(rows.size());
    for (std::size_t i = 0; i < common; ++i) {
        if (rows[i] == m_rows[i]) continue;
        m_rows[i] = std::move(rows[i]);
        emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
    }
    if (now > old) {
        beginInsertRows({}, old, now - 1);
        m_rows.insert(m_rows.end(), std::make_move_iterator(rows.begin() + old),
                      std::make_move_iterator(rows.end()));
        endInsertRows();
    } else if (now < old) {
        beginRemoveRows({}, now, old - 1);
        m_rows.resize(static_cast<std::size_t>(now));
        endRemoveRows();
    }
    if (now != old) emit countChanged();
}

void MoveListModel::forgetNodes() {
    m_ids.clear();
    m_nodes.clear();
}

int MoveListModel::idOf(const GameNode* node) {
    const auto [at, added] = m_ids.try_emplace(node, static_cast<int>(m_nodes.size()));
    if (added) m_nodes.push_back(node);
    return at->second;
}

const GameNode* MoveListModel::nodeOf(int id) const {
    return id >= 0 && id < static_cast<int>(m_nodes.size()) ? m_nodes[static_cast<std::size_t>(id)] : nullptr;
}

}  // namespace plyglass
