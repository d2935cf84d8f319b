// A tree as rows of blocks, one row for each level.
#pragma once

#include <QAbstractItemModel>
#include <QPointer>
#include <QStringList>
#include <vector>

#include "ui/charts/chart_item.h"

class QPainter;

namespace plyglass {

/// Draws the blocks of a list model with the roles row, x, width (pixels), kind, title, value and nodeId.
/// Kinds: best, searched, cut, test, merged, never (hatched), unrecorded (dotted). Blocks of one row do not
/// overlap.
class IciclePlot : public plyglass::ChartItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QAbstractItemModel* model READ model WRITE setModel NOTIFY modelChanged FINAL)
    Q_PROPERTY(qreal rowHeight MEMBER m_rowHeight NOTIFY looksChanged FINAL)
    /// Left of the blocks, a name for every row.
    Q_PROPERTY(QStringList rowNames MEMBER m_rowNames NOTIFY looksChanged FINAL)
    Q_PROPERTY(qreal nameWidth MEMBER m_nameWidth NOTIFY looksChanged FINAL)
    /// The block with a ring, and the highlighted one; −1 for none.
    Q_PROPERTY(int currentId MEMBER m_currentId NOTIFY looksChanged FINAL)
    Q_PROPERTY(int hoverId MEMBER m_hoverId NOTIFY looksChanged FINAL)
    Q_PROPERTY(QFont titleFont MEMBER m_titleFont NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor bestColor MEMBER m_bestColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor bestEdgeColor MEMBER m_bestEdgeColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor bestTextColor MEMBER m_bestTextColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor blockColor MEMBER m_blockColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor testColor MEMBER m_testColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor cutColor MEMBER m_cutColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor cutEdgeColor MEMBER m_cutEdgeColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor currentColor MEMBER m_currentColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor strongTextColor MEMBER m_strongTextColor NOTIFY looksChanged FINAL)

  public:
    using ChartItem::ChartItem;

    [[nodiscard]] QAbstractItemModel* model() const { return m_model; }
    void setModel(QAbstractItemModel* model);

    /// Id of the block at a point of the item; −1 if there is none.
    Q_INVOKABLE int nodeAt(qreal x, qreal y) const;
    /// Its row in the model; −1 if there is none.
    Q_INVOKABLE int rowAt(qreal x, qreal y) const;
    /// Rectangle of a row of the model; empty if there is no such row.
    Q_INVOKABLE QRectF placeOfRow(int row) const;

    void paint(QPainter* painter) override;

  signals:
    void modelChanged();

  private:
    struct Block {
        int row = 0;
        qreal x = 0;
        qreal width = 0;
        QString kind;
        QString title;
        QString value;
        int id = -1;
    };
    void readBlocks();
    [[nodiscard]] const Block* blockAt(qreal x, qreal y) const;
    [[nodiscard]] QRectF placeOf(const Block& block) const;
    void drawBlock(QPainter& painter, const Block& block) const;
    void drawHatched(QPainter& painter, const Block& block, const QRectF& place) const;
    void drawTexts(QPainter& painter, const Block& block, const QRectF& place) const;

    QPointer<QAbstractItemModel> m_model;
    std::vector<Block> m_blocks;
    qreal m_rowHeight = 52;
    QStringList m_rowNames;
    qreal m_nameWidth = 54;
    int m_currentId = -1;
    int m_hoverId = -1;
    QFont m_titleFont;
    QColor m_bestColor{Qt::cyan};
    QColor m_bestEdgeColor{Qt::cyan};
    QColor m_bestTextColor{Qt::white};
    QColor m_blockColor{Qt::darkGray};
    QColor m_testColor{Qt::black};
    QColor m_cutColor{Qt::darkRed};
    QColor m_cutEdgeColor{Qt::red};
    QColor m_currentColor{Qt::white};
    QColor m_strongTextColor{Qt::white};
};

}  // namespace plyglass
