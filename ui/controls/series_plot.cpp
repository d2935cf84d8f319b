// See series_plot.h. Reading the model, and the picture for files.
#include "ui/controls/series_plot.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>

namespace plyglass {

namespace {

constexpr QSize kPageSize(960, 560);
constexpr int kPageMargin = 24;
constexpr int kPngScale = 2;
constexpr int kTitlePixels = 16;
constexpr int kPagePixels = 12;

PlotUnit unitOf(const QString& name) {
    return name == u"ms" ? PlotUnit::Milliseconds : name == u"plain" ? PlotUnit::Plain : PlotUnit::Count;
}

}  // namespace

SeriesPlot::SeriesPlot(QQuickItem* parent) : ChartItem(parent) {
    connect(this, &ChartItem::looksChanged, this, &SeriesPlot::dataChanged);
}

void SeriesPlot::setModel(QAbstractItemModel* model) {
    if (m_model == model) return;
    if (m_model) m_model->disconnect(this);
    m_model = model;
    if (m_model) {
        connect(m_model, &QAbstractItemModel::dataChanged, this, &SeriesPlot::onDataChanged);
        connect(m_model, &QAbstractItemModel::modelReset, this, &SeriesPlot::onDataChanged);
        connect(m_model, &QAbstractItemModel::rowsInserted, this, &SeriesPlot::onDataChanged);
        connect(m_model, &QAbstractItemModel::rowsRemoved, this, &SeriesPlot::onDataChanged);
        connect(m_model, &QObject::destroyed, this, [this] { m_model = nullptr; });
    }
    emit modelChanged();
    onDataChanged();
}

void SeriesPlot::onDataChanged() {
    m_series.clear();
    const QHash<int, QByteArray> names = m_model ? m_model->roleNames() : QHash<int, QByteArray>();
    for (int row = 0; m_model && row < m_model->rowCount(); ++row) {
        const auto value = [&](const char* role) { return m_model->index(row, 0).data(names.key(role, -1)); };
        m_series.append({value("badge").toString(), value("name").toString(), value("series").toInt(),
                         value("values").value<QList<qreal>>(), value("givenUp").value<QList<bool>>()});
    }
    emit dataChanged();
    redrawCalmly();
}

void SeriesPlot::setCursor(int column) {
    if (m_cursor == column) return;
    m_cursor = column;
    emit cursorChanged();
    emit dataChanged();
    update();
}

Plot SeriesPlot::plot() const {
    Plot plot;
    plot.series = m_series;
    QList<qreal> all;
    for (const PlotSeries& one : m_series) all += one.values;
    plot.axis =
        m_logarithmic ? PlotAxis::logarithmic(all, unitOf(m_unit)) : PlotAxis::linear(all, unitOf(m_unit));
    plot.columnName = m_columnName;
    plot.firstColumn = m_firstColumn;
    plot.looks = {m_font,     m_gridColor,    m_axisColor,    m_textColor, m_groundColor, m_labelColor,
                  m_boxColor, m_boxLineColor, m_boxTextColor, m_restColor, m_colors};
    return plot;
}

int SeriesPlot::columnAt(qreal x) const {
    const Plot now = plot();
    return now.isEmpty() ? -1 : SeriesPainter(now, boundingRect()).columnAt(x);
}

QString SeriesPlot::summary() const {
    const QString sentence = describe(m_cursor >= 0 ? m_cursor : columns() - 1);
    return sentence.isEmpty() ? m_emptyText : sentence;
}

QString SeriesPlot::describe(int column) const {
    const Plot now = plot();
    QStringList parts;
    for (const PlotSeries& one : now.series) {
        if (column < 0 || column >= one.values.size() || !(one.values[column] > 0)) continue;
        const QString more = one.givenUp.value(column) ? QStringLiteral("> ") : QString();
        parts += QStringLiteral("%1 %2%3").arg(one.name, more, now.axis.text(one.values[column]));
    }
    if (parts.isEmpty()) return {};
    return QStringLiteral("%1 %2: %3")
        .arg(m_columnName)
        .arg(column + m_firstColumn)
        .arg(parts.join(QStringLiteral(", ")));
}

void SeriesPlot::paint(QPainter* painter) {
    const Plot now = plot();
    const SeriesPainter picture(now, boundingRect());
    if (now.isEmpty()) {
        painter->setRenderHint(QPainter::Antialiasing);
        picture.drawAxes(*painter);
        drawEmptyText(*painter, picture.area());
        return;
    }
    picture.draw(*painter);
    picture.drawCursor(*painter, m_cursor);
}

void SeriesPlot::drawPage(QPainter& painter, const QString& title, const QString& smallPrint) const {
    Plot now = plot();
    now.looks.font.setPixelSize(kPagePixels);
    painter.fillRect(QRect(QPoint(), kPageSize), m_groundColor);
    QRectF room =
        QRectF(QPointF(), QSizeF(kPageSize)).adjusted(kPageMargin, kPageMargin, -kPageMargin, -kPageMargin);
    QFont heading = m_font;
    heading.setPixelSize(kTitlePixels);
    heading.setWeight(QFont::DemiBold);
    painter.setFont(heading);
    painter.setPen(m_boxTextColor);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop, title);
    room.setTop(room.top() + QFontMetricsF(heading).height() + 8);

    painter.setFont(now.looks.font);
    painter.setPen(m_textColor);
    const QRectF print =
        QFontMetricsF(now.looks.font).boundingRect(room, Qt::AlignBottom | Qt::TextWordWrap, smallPrint);
    painter.drawText(print.isEmpty() ? room : print, Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap,
                     smallPrint);
    room.setBottom(room.bottom() - print.height() - 8);

    const SeriesPainter legend(now, room);
    const double height = legend.legendHeight(room.width());
    legend.drawLegend(painter, QRectF(room.left(), room.bottom() - height, room.width(), height));
    room.setBottom(room.bottom() - height - 8);
    SeriesPainter(now, room).draw(painter);
}

QString SeriesPlot::saveTo(const QUrl& file, const QString& title, const QString& smallPrint) const {
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly))
        return tr("%1 could not be written: %2.").arg(path, out.errorString());
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        QSvgGenerator generator;
        generator.setOutputDevice(&out);
        generator.setSize(kPageSize);
        generator.setViewBox(QRect(QPoint(), kPageSize));
        generator.setTitle(title);
        generator.setDescription(smallPrint);
        QPainter painter(&generator);
        drawPage(painter, title, smallPrint);
    } else {
        QImage image(kPageSize * kPngScale, QImage::Format_RGB32);
        image.setDevicePixelRatio(kPngScale);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        drawPage(painter, title, smallPrint);
        painter.end();
        if (!image.save(&out, "PNG")) return tr("%1 could not be written as a picture.").arg(path);
    }
    return out.commit() ? QString() : tr("%1 could not be written: %2.").arg(path, out.errorString());
}

}  // namespace plyglass
