// Arrows and circles over the pieces: the engine's and the person's.
#pragma once

#include <QPainterPath>
#include <QQmlEngine>
#include <QVariantList>
#include <vector>

#include "ui/board/raster_item.h"

namespace plyglass {

/// Draws a list of marks, each an object {from, to, kind} with squares by name ("e2"). Equal squares make a
/// circle. Kinds: best, second, third, hint, asked, threat (the program's) and green, red, blue, yellow (a
/// person's). Marks with an unknown square or kind are skipped with a warning. An empty list costs nothing.
class ArrowLayer : public plyglass::RasterItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantList arrows READ arrows WRITE setArrows NOTIFY arrowsChanged FINAL)
    Q_PROPERTY(bool flipped MEMBER m_flipped NOTIFY flippedChanged FINAL)

  public:
    explicit ArrowLayer(QQuickItem* parent = nullptr);

    QVariantList arrows() const { return m_arrows; }
    void setArrows(const QVariantList& arrows);

  signals:
    void arrowsChanged();
    void flippedChanged();

  protected:
    Raster paintRaster() override;

  private:
    struct Kind;
    struct Mark {
        int from = 0;
        int to = 0;
        const Kind* kind = nullptr;

        bool operator==(const Mark&) const = default;
    };
    static const Kind* findKind(const QString& name);
    static std::vector<Mark> readMarks(const QVariantList& arrows);
    QPainterPath outline(const Mark& mark, qreal unit) const;

    QVariantList m_arrows;
    std::vector<Mark> m_marks;
    bool m_flipped = false;
};

}  // namespace plyglass
