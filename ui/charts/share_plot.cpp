#include "ui/charts/share_plot.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace plyglass {

namespace {

constexpr double kGap = 1;
constexpr double kMinWidth = 2;

/// Widths in pixels: proportional, but at least the minimum; the widest segment is reduced for that.
QList<double> segmentWidths(const QList<qreal>& shares, double sum, double room) {
    QList<double> widths;
    double total = 0;
    for (const double share : shares) {
        const double width = share > 0 ? std::max(kMinWidth, room * share / sum) : 0;
        widths.append(width);
        total += width;
    }
    const auto widest = std::max_element(widths.begin(), widths.end());
    if (widest != widths.end()) *widest = std::max(kMinWidth, *widest - (total - room));
    return widths;
}

}  // namespace

void SharePlot::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF bar = boundingRect();
    const double radius = std::min(3.0, bar.height() / 2);
    QPainterPath outline;
    outline.addRoundedRect(bar, radius, radius);
    painter->setClipPath(outline);
    painter->fillRect(bar, m_groundColor);

    double sum = 0;
    qsizetype shown = 0;
    for (const double share : m_shares) {
        sum += std::max(0.0, double(share));
        shown += share > 0;
    }
    if (shown == 0 || m_colors.isEmpty()) return;
    const QList<double> widths = segmentWidths(m_shares, sum, bar.width() - kGap * double(shown - 1));
    double x = bar.left();
    for (qsizetype i = 0; i < widths.size(); ++i) {
        if (widths[i] <= 0) continue;
        painter->fillRect(QRectF(x, bar.top(), widths[i], bar.height()),
                          m_colors[std::min(i, m_colors.size() - 1)]);
        x += widths[i] + kGap;
    }
}

}  // namespace plyglass
