// Where the nodes went, as a picture: a row for every ply, as wide as its nodes. Blocks in pixels, for a
// painter that knows no chess.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <vector>

#include "app/viewmodels/explorer/search_tree.h"

namespace plyglass {

enum class IcicleKind : std::uint8_t {
    Best,  ///< on the best line
    Searched,
    Cut,        ///< refuted
    Test,       ///< no move: a pass, or the same position once more
    Merged,     ///< several neighbours, each too narrow
    Never,      ///< replies that were never searched; its width is no work
    Unrecorded  ///< searched, but not recorded
};

struct IcicleBlock {
    int row = 0;  ///< plies below the node at the top
    double x = 0;
    double width = 0;
    IcicleKind kind = IcicleKind::Searched;
    NodeIndex node =
        0;          ///< of several neighbours the first; of what was never searched or recorded the parent
    int count = 1;  ///< nodes merged, or replies never searched
};

struct IcicleLayout {
    std::vector<IcicleBlock> blocks;
    int rows = 0;
};

/// Narrower neighbours are merged into one block, and nothing is drawn below it: what the layout costs
/// depends on the width alone.
constexpr double kMinIcicleBlock = 7;

/// `bestLine` are the nodes to mark.
IcicleLayout layOutIcicle(const SearchTree& tree, NodeIndex top, double width,
                          const std::vector<NodeIndex>& bestLine);

class IcicleModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(Icicle)
    QML_UNCREATABLE("Explorer.icicle")
    /// Of the picture, in pixels.
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

    /// The id of the block that shows a node: its own, else that of the neighbours merged with it or with one
    /// of its parents, else that of the nearest parent; −1 if all of them are outside the picture.
    Q_INVOKABLE int shownIdOf(int node) const;
    /// The node that a block shows; −1 if it shows several merged into one, or for a row that is not there.
    Q_INVOKABLE int singleNodeAt(int row) const;
    /// What a block is: "5.Nxe5", "18 moves"; "" for a row that is not there.
    Q_INVOKABLE QString nameAt(int row) const;
    /// Its figures, and why there is no more to see: "+0.41, 1 541 nodes. Best reply Nxe5".
    Q_INVOKABLE QString wordsAt(int row) const;

  signals:
    void widthChanged();
    void laidOut();

  private:
    void layOut();
    /// Whether a block stands for this node: as itself, or as one of several.
    bool shows(const IcicleBlock& block, NodeIndex node) const;
    const IcicleBlock* blockAt(int row) const;
    /// Of neighbours merged into one block.
    std::uint64_t nodesOf(const IcicleBlock& merged) const;
    QString titleOf(const IcicleBlock& block) const;

    SearchTree m_tree;
    NodeIndex m_top = 0;
    std::vector<NodeIndex> m_bestLine;
    double m_width = 0;
    IcicleLayout m_layout;
};

}  // namespace plyglass
