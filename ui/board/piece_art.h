// Pictures of the pieces: vector art from the resources, rasterized once per set, piece and size.
#pragma once

#include <QImage>
#include <QString>

namespace plyglass {

/// The picture of a piece, `pixels` wide and high (device pixels, premultiplied), from a shared cache. `set`
/// is "plyglass", "diagram" or "glyph"; `piece` is colour and letter ("wN"), of which the glyph set uses only
/// the letter. Below 32 pixels "plyglass" uses the plainer "diagram" set. An unknown set or piece gives a
/// null image and a warning. Call it from the GUI thread only.
QImage pieceArt(const QString& set, const QString& piece, int pixels);

/// Whether `pieceArt` has this picture in its cache.
bool isPieceArtCached(const QString& set, const QString& piece, int pixels);

}  // namespace plyglass
