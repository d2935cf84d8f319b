// The recorded tree as a list: one row for every visible node, and rows that count the others.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QCache>
#include <vector>

#include "app/viewmodels/explorer/trace_words.h"

namespace plyglass {

/// The first row is the node at the top. Opening a node reads only that node's replies, however large the
/// tree; texts are made when a row is first shown.
class TraceRowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(TraceRows)
    QML_UNCREATABLE("Explorer.rows")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

  public:
    /// Unrecorded: a count of nodes; Never: a count of replies.
    enum class Kind : std::uint8_t { Node, Never, Unrecorded };
    Q_ENUM(Kind)
    enum Role {
        KindRole = Qt::UserRole + 1,  ///< a Kind
        NodeIdRole,                   ///< the node, or the parent of a counting row
        LevelRole,                    ///< 0 for the first row
        ExpandableRole,
        ExpandedRole,
        MoveRole,
        ValueRole,
        MateRole,  ///< the value is a mate
        WindowRole,
        WindowLowRole,  ///< 0 … 1 on the bar from −8 to +8 pawns, like the next two
        WindowHighRole,
        ValueAtRole,
        ReasonRole,
        DepthTextRole,  ///< see depthWords
        ChangeRole,     ///< "searched again" or ""
        NodesTextRole,
        BestRole,  ///< on the best line from the root
        CutRole,   ///< refuted
        WordsRole  ///< Shows `tree` from a node, which is opened. `bestLine`: the nodes to mark.
    };

    explicit TraceRowsModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    int count() const { return static_cast<int>(m_rows.size()); }

    /// Shows `tree` from a node, which is opened. `bestLine` are the nodes to mark.
    void show(const SearchTree& tree, NodeIndex from, std::vector<NodeIndex> bestLine);
    void clear();

    /// The node of a row, or −1 for a counting row.
    int nodeAt(int row) const;
    int levelAt(int row) const { return m_rows[static_cast<std::size_t>(row)].level; }
    bool isExpanded(int row) const;
    bool isExpandable(int row) const;
    /// The row of the parent; −1 for the first row.
    int parentRow(int row) const;
    void setExpanded(int row, bool expanded);
    /// Opens all rows above a node; returns its row, −1 if it is not below the first row.
    int reveal(NodeIndex node);

  signals:
    void countChanged();

  private:
    struct Row {
        NodeIndex node = 0;
        std::uint16_t level = 0;
        std::uint8_t timesBefore = 0;  ///< earlier searches of the same move below the same parent
        Kind kind = Kind::Node;
        bool expanded = false;
    };
    struct Texts {
        QString move;
        QString value;
        QString window;
        QString reason;
        QString depth;
        QString change;
        QString nodes;
        WindowBar bar;
    };

    std::vector<Row> rowsBelow(const Row& row) const;
    const Texts& textsOf(const Row& row) const;
    Texts writeTexts(const Row& row) const;
    int endOf(int row) const;

    SearchTree m_tree;
    std::vector<Row> m_rows;
    std::vector<NodeIndex> m_bestLine;
    mutable QCache<std::uint64_t, Texts> m_texts{kKeptTexts};
    /// Rows whose texts are cached: some screens full.
    static constexpr int kKeptTexts = 400;
};

}  // namespace plyglass
