// The drawings of the pieces: vector art from the resources, turned into pixels once per set, piece and size.
#pragma once

#include <QImage>
#include <QString>

namespace plyglass {

/// The picture of one piece, `pixels` wide and high (device pixels, premultiplied), from a shared cache.
/// `set` is "plyglass", "diagram" or "glyph"; `piece` is colour and letter ("wN"), where the glyph set looks
/// at the letter only. Below 32 pixels "plyglass" is drawn from the plainer "diagram" set. An unknown set or
/// piece gives a null image and a warning. Call it from the GUI thread only.
QImage pieceArt(const QString& set, const QString& piece, int pixels);

/// True if `pieceArt` can answer for this size without drawing anything.
bool isPieceArtCached(const QString& set, const QString& piece, int pixels);

}  // namespace plyglass
