#include "ui/board/piece_art.h"

#include <QCache>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace plyglass {
namespace {

constexpr int kPlainBelowPixels = 32;  // the default set's facets blur below this size
constexpr int kCacheKib = 24 * 1024;   // about forty full sets at 90 px
constexpr int kLargestPixels = 4096;

struct ArtKey {
    QString set;
    QString piece;
    int pixels = 0;

    bool operator==(const ArtKey&) const = default;
};

size_t qHash(const ArtKey& key, size_t seed = 0) { return qHashMulti(seed, key.set, key.piece, key.pixels); }

QCache<ArtKey, QImage>& cache() {
    static QCache<ArtKey, QImage> images(kCacheKib);
    return images;
}

ArtKey artKey(const QString& set, const QString& piece, int pixels) {
    if (set == QLatin1String("glyph")) return {set, piece.right(1), pixels};
    if (set == QLatin1String("plyglass") && pixels < kPlainBelowPixels) return {"diagram", piece, pixels};
    return {set, piece, pixels};
}

}  // namespace

bool isPieceArtCached(const QString& set, const QString& piece, int pixels) {
    return cache().contains(artKey(set, piece, pixels));
}

QImage pieceArt(const QString& set, const QString& piece, int pixels) {
    if (piece.isEmpty() || pixels <= 0) return {};
    const ArtKey key = artKey(set, piece, qMin(pixels, kLargestPixels));
    if (const QImage* known = cache().object(key)) return *known;

    const QString file = QStringLiteral(":/plyglass/pieces/%1/%2.svg").arg(key.set, key.piece);
    QSvgRenderer renderer;
    if (!QFile::exists(file) || !renderer.load(file)) {
        qWarning("There is no drawing of the piece \"%s\" in the piece set \"%s\".", qPrintable(piece),
                 qPrintable(set));
        return {};
    }
    auto* image = new QImage(key.pixels, key.pixels, QImage::Format_ARGB32_Premultiplied);
    image->fill(Qt::transparent);
    QPainter painter(image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter);
    painter.end();
    const QImage result = *image;
    cache().insert(key, image, qMax<int>(1, int(image->sizeInBytes() / 1024)));
    return result;
}

}  // namespace plyglass
