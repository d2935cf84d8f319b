#include "ui/charts/chart_page.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

namespace plyglass {

namespace {

constexpr QSize kPageSize(960, 560);
constexpr int kPageMargin = 24;
constexpr int kPngScale = 2;
constexpr int kTitlePixels = 16;
constexpr double kColumnGap = 8;

void drawPage(QPainter& painter, const ChartPage& page) {
    painter.fillRect(QRect(QPoint(), kPageSize), page.ground);
    QRectF room =
        QRectF(QPointF(), QSizeF(kPageSize)).adjusted(kPageMargin, kPageMargin, -kPageMargin, -kPageMargin);
    QFont heading = page.font;
    heading.setPixelSize(kTitlePixels);
    heading.setWeight(QFont::DemiBold);
    painter.setFont(heading);
    painter.setPen(page.titleText);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop, page.title);
    room.setTop(room.top() + QFontMetricsF(heading).height() + kColumnGap);

    painter.setFont(page.font);
    painter.setPen(page.text);
    const QRectF print =
        QFontMetricsF(page.font).boundingRect(room, Qt::AlignBottom | Qt::TextWordWrap, page.smallPrint);
    painter.drawText(print.isEmpty() ? room : print, Qt::AlignLeft | Qt::AlignBottom | Qt::TextWordWrap,
                     page.smallPrint);
    room.setBottom(room.bottom() - print.height() - kColumnGap);
    page.draw(painter, room);
}

}  // namespace

QByteArray pictureOf(const ChartPage& page, const QString& format) {
    QByteArray bytes;
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    if (format == u"svg") {
        QSvgGenerator generator;
        generator.setOutputDevice(&out);
        generator.setSize(kPageSize);
        generator.setViewBox(QRect(QPoint(), kPageSize));
        generator.setTitle(page.title);
        generator.setDescription(page.smallPrint);
        QPainter painter(&generator);
        drawPage(painter, page);
    } else {
        QImage image(kPageSize * kPngScale, QImage::Format_RGB32);
        image.setDevicePixelRatio(kPngScale);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        drawPage(painter, page);
        painter.end();
        image.save(&out, "PNG");
    }
    return bytes;
}

}  // namespace plyglass
