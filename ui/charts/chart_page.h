// A chart in a file: a page with title and small print, as SVG or PNG.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>
#include <functional>

class QPainter;

namespace plyglass {

/// Holds copies only, so that it can be drawn on any thread.
struct ChartPage {
    QString title;
    QString smallPrint;  ///< below the chart; wraps
    QFont font;          ///< for the small print; the title is larger
    QColor ground, text, titleText;
    std::function<void(QPainter&, const QRectF&)> draw;  ///< draws the chart with its legend into a rectangle
};

/// Font size of a page and its chart, in pixels.
constexpr int kPageFontPixels = 12;

/// The bytes of a file: "svg" or "png".
QByteArray pictureOf(const ChartPage& page, const QString& format);

}  // namespace plyglass
