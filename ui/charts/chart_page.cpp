// See chart_page.h.
#include "ui/charts/chart_page.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace plyglass {

namespace {

constexpr QSize kPageSize(960, 560);
constexpr int kPageMargin = 24;
constexpr int kPngScale = 2;
constexpr int kTitlePixels = 16;
constexpr double kColumnGap = 8;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ChartPage)
};

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

/// After the end of a file that failed Qt knows no more why it did: every step is asked at once.
QString writeWhole(const QString& path, const QByteArray& bytes) {
    QSaveFile out(path);
    const bool isWritten = out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.flush();
    if (!isWritten && out.error() == QFileDevice::ResourceError)
        return Words::tr("%1 could not be written: the disk is full.").arg(path);
    if (isWritten && out.commit()) return {};
    return Words::tr("%1 could not be written: %2.").arg(path, out.errorString());
}

}  // namespace

QString writeChartPage(const ChartPage& page, const QString& path) {
    QByteArray bytes;
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
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
        if (!image.save(&out, "PNG")) return Words::tr("%1 could not be written as a picture.").arg(path);
    }
    return writeWhole(path, bytes);
}

}  // namespace plyglass
