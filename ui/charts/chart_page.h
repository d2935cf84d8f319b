// A chart as it goes into a file: on a page with its title and small print, as SVG or PNG.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>
#include <functional>

class QPainter;

namespace plyglass {

/// Copies only, so that it can be drawn on any thread.
struct ChartPage {
    QString title;
    QString smallPrint;  ///< below the chart; wraps
    QFont font;          ///< of the small print; the title is larger
    QColor ground, text, titleText;
    std::function<void(QPainter&, const QRectF&)> draw;  ///< the chart with its legend, into the room given
};

/// Pixels of the font in which a page and its chart are written.
constexpr int kPageFontPixels = 12;

/// The bytes of a file: "svg" or "png".
QByteArray pictureOf(const ChartPage& page, const QString& format);

}  // namespace plyglass
