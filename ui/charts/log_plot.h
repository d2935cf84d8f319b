// Nodes by depth on a logarithmic axis.
#pragma once

#include "ui/charts/chart_item.h"
#include "ui/charts/log_scale.h"

class QPainter;

namespace plyglass {

/// Up to three curves over 1, 2, 3 …: the current search, a dashed reference that may leave the plot at the
/// top, and the search before the last change. Zero and NaN are omitted.
class LogPlot : public plyglass::ChartItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<qreal> values MEMBER m_values NOTIFY dataChanged FINAL)
    Q_PROPERTY(QList<qreal> compare MEMBER m_compare NOTIFY dataChanged FINAL)
    Q_PROPERTY(QList<qreal> previous MEMBER m_previous NOTIFY dataChanged FINAL)
    Q_PROPERTY(QString label MEMBER m_label NOTIFY looksChanged FINAL)
    Q_PROPERTY(QString compareLabel MEMBER m_compareLabel NOTIFY looksChanged FINAL)
    Q_PROPERTY(QString previousLabel MEMBER m_previousLabel NOTIFY looksChanged FINAL)
    /// Caption inside the plot at the lower right.
    Q_PROPERTY(QString caption MEMBER m_caption NOTIFY looksChanged FINAL)
    /// Column name in the cursor's box, such as "Depth".
    Q_PROPERTY(QString columnName MEMBER m_columnName NOTIFY looksChanged FINAL)
    /// Number of the first column.
    Q_PROPERTY(int firstColumn MEMBER m_firstColumn NOTIFY looksChanged FINAL)
    /// Column of the cursor; −1 for none.
    Q_PROPERTY(int cursor MEMBER m_cursor NOTIFY looksChanged FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY dataChanged FINAL)
    /// The numbers at the cursor, or of the last column, as a sentence for assistive technology.
    Q_PROPERTY(QString summary READ summary NOTIFY dataChanged FINAL)
    Q_PROPERTY(QColor lineColor MEMBER m_lineColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor compareColor MEMBER m_compareColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor previousColor MEMBER m_previousColor NOTIFY looksChanged FINAL)
    /// Colour of the labels; each line's own colour if invalid.
    Q_PROPERTY(QColor labelColor MEMBER m_labelColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor boxColor MEMBER m_boxColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor boxLineColor MEMBER m_boxLineColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor boxTextColor MEMBER m_boxTextColor NOTIFY looksChanged FINAL)

  public:
    explicit LogPlot(QQuickItem* parent = nullptr);

    /// Length of the longest curve.
    [[nodiscard]] int columns() const;
    [[nodiscard]] QString summary() const;

    /// The column nearest to x in item coordinates; −1 if there is none.
    Q_INVOKABLE int columnAt(qreal x) const;
    /// Values of a column as a sentence; may be empty.
    Q_INVOKABLE QString describe(int column) const;

    void paint(QPainter* painter) override;

  private:
    struct Series {
        QList<qreal> values;
        QString label;
        QColor color;
        Qt::PenStyle pen = Qt::SolidLine;
        bool markers = false;
    };
    struct Frame {
        QRectF plot;
        LogScale scale;
        int columns = 0;
        int step = 1;
    };

    [[nodiscard]] QList<Series> series() const;
    [[nodiscard]] Frame frame() const;
    [[nodiscard]] QPointF place(const Frame& frame, qsizetype column, double value) const;
    void drawAxes(QPainter& painter, const Frame& frame) const;
    void drawColumnNumbers(QPainter& painter, const Frame& frame) const;
    void drawSeries(QPainter& painter, const Frame& frame, const Series& one) const;
    void drawMarkers(QPainter& painter, const QPolygonF& line, const QColor& color) const;
    void drawLabels(QPainter& painter, const Frame& frame) const;
    void drawCursor(QPainter& painter, const Frame& frame) const;

    QList<qreal> m_values;
    QList<qreal> m_compare;
    QList<qreal> m_previous;
    QString m_label;
    QString m_compareLabel;
    QString m_previousLabel;
    QString m_caption;
    QString m_columnName;
    int m_firstColumn = 1;
    int m_cursor = -1;
    QColor m_lineColor{Qt::blue};
    QColor m_compareColor{Qt::gray};
    QColor m_previousColor{Qt::gray};
    QColor m_labelColor;
    QColor m_boxColor{Qt::white};
    QColor m_boxLineColor{Qt::gray};
    QColor m_boxTextColor{Qt::black};
};

}  // namespace plyglass
