// Common parts of all charts: colours, font, the text of an empty chart, and throttled redraw.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QColor>
#include <QElapsedTimer>
#include <QFont>
#include <QQuickPaintedItem>
#include <QTimer>

#include "ui/charts/chart_page.h"

namespace plyglass {

/// Base class of the charts. A change of data redraws at most four times a second, a change of appearance at
/// once. Charts name it with its namespace: Qt's type registrar finds the base only by its full name.
class ChartItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ChartItem is the base of the charts.")
    Q_PROPERTY(QColor gridColor MEMBER m_gridColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor axisColor MEMBER m_axisColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor textColor MEMBER m_textColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor groundColor MEMBER m_groundColor NOTIFY looksChanged FINAL)
    /// Font of ticks and labels.
    Q_PROPERTY(QFont font MEMBER m_font NOTIFY looksChanged FINAL)
    /// Centred text while there is nothing to draw.
    Q_PROPERTY(QString emptyText MEMBER m_emptyText NOTIFY looksChanged FINAL)

  public:
    explicit ChartItem(QQuickItem* parent = nullptr);

    /// The current chart with title, legend and small print: the bytes of a file, "svg" or "png"; empty if
    /// this kind of chart cannot be exported.
    Q_INVOKABLE QByteArray picture(const QString& format, const QString& title,
                                   const QString& smallPrint) const;

  signals:
    void looksChanged();
    void dataChanged();

  protected:
    /// Drawing function and colours for files; by default none, so that the chart cannot be saved.
    virtual ChartPage page() const { return {}; }
    /// Draws the empty text centred in a rectangle, on several lines if needed.
    void drawEmptyText(QPainter& painter, const QRectF& room) const;

    QColor m_gridColor{Qt::gray};
    QColor m_axisColor{Qt::gray};
    QColor m_textColor{Qt::gray};
    QColor m_groundColor{Qt::transparent};
    QFont m_font;
    QString m_emptyText;

  private:
    /// Redraws now if the last redraw is 250 ms old, else when it will be.
    void redrawCalmly();

    QElapsedTimer m_sinceRedraw;
    QTimer m_nextRedraw;
};

}  // namespace plyglass
