// The board's geometry for QML.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "ui/board/board_geometry.h"

namespace plyglass {

/// Names and places of squares, numbered a1 = 0 … h8 = 63; −1 is no square.
class Squares : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    using QObject::QObject;

    /// "e4" for 28, "" for no square.
    Q_INVOKABLE QString nameOf(int square) const { return squareName(square); }
    /// 28 for "e4", −1 for no square.
    Q_INVOKABLE int indexOf(const QString& name) const { return squareNamed(name); }
    /// Column from the left and row from the top, as seen.
    Q_INVOKABLE int column(int square, bool flipped) const { return columnOf(square, flipped); }
    Q_INVOKABLE int row(int square, bool flipped) const { return rowOf(square, flipped); }
};

}  // namespace plyglass
