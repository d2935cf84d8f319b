// A chart as it goes into a file: on a page with its title and small print, as SVG or PNG.
#pragma once

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

/// SVG if the path ends so, else PNG. Returns why it could not be written, as a sentence; empty if it was.
/// The file is there whole or not at all.
QString writeChartPage(const ChartPage& page, const QString& path);

}  // namespace plyglass
