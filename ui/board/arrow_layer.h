// Arrows and circles over the pieces: the engine's and the person's.
#pragma once

#include <QJSValue>
#include <QPainterPath>
#include <QQmlEngine>
#include <vector>

#include "ui/board/raster_item.h"

namespace plyglass {

/// Draws a list of marks, each an object {from, to, kind} with squares by name ("e2"). Equal squares make a
/// circle. Marks with an unknown square or kind are skipped with a warning. An empty list costs nothing.
class ArrowLayer : public plyglass::RasterItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QJSValue arrows READ arrows WRITE setArrows NOTIFY arrowsChanged FINAL)
    Q_PROPERTY(bool flipped MEMBER m_flipped NOTIFY flippedChanged FINAL)

  public:
    /// The program's and, from Green on, a person's.
    enum Kind { Best, Second, Third, Hint, Asked, Threat, Green, Red, Blue, Yellow };
    Q_ENUM(Kind)

    explicit ArrowLayer(QQuickItem* parent = nullptr);

    QJSValue arrows() const { return m_arrows; }
    void setArrows(const QJSValue& arrows);

  signals:
    void arrowsChanged();
    void flippedChanged();

  protected:
    Raster paintRaster() override;

  private:
    struct Look;
    struct Mark {
        int from = 0;
        int to = 0;
        const Look* look = nullptr;

        bool operator==(const Mark&) const = default;
    };
    static const Look* lookOf(const QJSValue& kind);
    static std::vector<Mark> readMarks(const QJSValue& arrows);
    QPainterPath outline(const Mark& mark, qreal unit) const;

    QJSValue m_arrows;
    std::vector<Mark> m_marks;
    bool m_flipped = false;
};

}  // namespace plyglass
