// The blocks of the icicle picture with their texts; the painter needs no chess.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <vector>

#include "app/viewmodels/explorer/icicle_layout.h"

namespace plyglass {

class IcicleModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(Icicle)
    QML_UNCREATABLE("Explorer.icicle")
    /// Width of the picture, in pixels.
    Q_PROPERTY(double width READ width WRITE setWidth NOTIFY widthChanged FINAL)
    Q_PROPERTY(int rows READ rows NOTIFY laidOut FINAL)
    /// The side that moved, for every row: "White", "Black".
    Q_PROPERTY(QStringList rowNames READ rowNames NOTIFY laidOut FINAL)

  public:
    enum Role {
        RowRole = Qt::UserRole + 1,
        XRole,
        WidthRole,
        KindRole,  ///< "best", "searched", "cut", "test", "merged", "never", "unrecorded"
        TitleRole,
        ValueRole,
        NodeIdRole
    };

    explicit IcicleModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    double width() const { return m_width; }
    void setWidth(double width);
    int rows() const { return m_layout.rows; }
    QStringList rowNames() const;

    void show(const SearchTree& tree, NodeIndex top, std::vector<NodeIndex> bestLine);

    /// Id of the block that contains a node: its own, else the merged block of it or of an ancestor, else
    /// that of the nearest ancestor; −1 if all are outside the picture.
    Q_INVOKABLE int shownIdOf(int node) const;
    /// The node of a block; −1 for a merged block or an invalid row.
    Q_INVOKABLE int singleNodeAt(int row) const;
    /// Name of a block: "5.Nxe5", "18 moves"; "" for an invalid row.
    Q_INVOKABLE QString nameAt(int row) const;
    /// Figures of a block and the reason for its end: "+0.41, 1 541 nodes. Best reply Nxe5".
    Q_INVOKABLE QString wordsAt(int row) const;

  signals:
    void widthChanged();
    void laidOut();

  private:
    void layOut();
    /// Whether a block contains this node, alone or merged.
    bool shows(const IcicleBlock& block, NodeIndex node) const;
    const IcicleBlock* blockAt(int row) const;
    /// Nodes of a merged block.
    std::uint64_t nodesOf(const IcicleBlock& merged) const;
    QString titleOf(const IcicleBlock& block) const;

    SearchTree m_tree;
    NodeIndex m_top = 0;
    std::vector<NodeIndex> m_bestLine;
    double m_width = 0;
    IcicleLayout m_layout;
};

}  // namespace plyglass
