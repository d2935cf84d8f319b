// Places and names of squares on the screen. Squares are numbered a1 = 0, b1 = 1 … h8 = 63.
#pragma once

#include <QRect>
#include <QString>

namespace plyglass {

constexpr int kSquares = 64;

/// Column 0 … 7 from the left of the screen.
constexpr int columnOf(int square, bool flipped) { return flipped ? 7 - square % 8 : square % 8; }

/// Row 0 … 7 from the top of the screen.
constexpr int rowOf(int square, bool flipped) { return flipped ? square / 8 : 7 - square / 8; }

/// The square's place on a board of squares `unit` wide.
inline QRect squareRect(int square, int unit, bool flipped) {
    return {columnOf(square, flipped) * unit, rowOf(square, flipped) * unit, unit, unit};
}

/// "e4" for 28; empty for an invalid square.
inline QString squareName(int square) {
    if (square < 0 || square >= kSquares) return {};
    return QString(QLatin1Char(static_cast<char>('a' + square % 8))) + QString::number(square / 8 + 1);
}

/// 28 for "e4"; −1 for an invalid name.
inline int squareNamed(QStringView name) {
    if (name.size() != 2) return -1;
    const int file = name[0].unicode() - 'a';
    const int rank = name[1].unicode() - '1';
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
}

}  // namespace plyglass
