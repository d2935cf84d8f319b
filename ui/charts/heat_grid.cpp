#include "ui/charts/heat_grid.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace plyglass {

namespace {

constexpr int kSide = 8;
constexpr int kSquares = kSide * kSide;
constexpr double kRadius = 2;
/// Smaller squares have no rounded corners.
constexpr int kMinRounded = 8;

QColor mixed(const QColor& from, const QColor& to, double share) {
    const auto part = [share](float a, float b) { return float(a + (b - a) * share); };
    return QColor::fromRgbF(part(from.redF(), to.redF()), part(from.greenF(), to.greenF()),
                            part(from.blueF(), to.blueF()));
}

}  // namespace

HeatGrid::HeatGrid(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &HeatGrid::colorsChanged, this, [this] { update(); });
    connect(this, &HeatGrid::valuesChanged, this, &HeatGrid::layOut);
}

int HeatGrid::cell() const {
    return std::max(1, static_cast<int>((width() - (m_columns - 1) * m_gap) / m_columns / kSide));
}

void HeatGrid::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (now.width() != before.width()) layOut();
}

void HeatGrid::layOut() {
    m_columns = std::max(1, m_columns);
    const int maps = static_cast<int>(m_values.size()) / kSquares;
    const int rows = (maps + m_columns - 1) / m_columns;
    setImplicitHeight(std::max(0, rows * kSide * cell() + (rows - 1) * m_gap));
    emit layoutChanged();
    update();
}

QColor HeatGrid::colorOf(qreal value) const {
    if (value > 1 || std::isnan(value)) return m_unknown;
    return mixed(m_middle, value < 0 ? m_less : m_more, std::min(1.0, std::abs(value)));
}

void HeatGrid::paint(QPainter* painter) {
    const int side = cell();
    const int pitch = kSide * side + m_gap;
    const bool isRounded = side >= kMinRounded;
    painter->setRenderHint(QPainter::Antialiasing, isRounded);
    painter->setPen(Qt::NoPen);
    const int squares = static_cast<int>(m_values.size()) / kSquares * kSquares;
    for (int i = 0; i < squares; ++i) {
        const int map = i / kSquares;
        const int place = i % kSquares;
        const QRect square(map % m_columns * pitch + place % kSide * side,
                           map / m_columns * pitch + place / kSide * side, std::max(1, side - 1),
                           std::max(1, side - 1));
        if (!isRounded) {
            painter->fillRect(square, colorOf(m_values[i]));
            continue;
        }
        painter->setBrush(colorOf(m_values[i]));
        painter->drawRoundedRect(square, kRadius, kRadius);
    }
}

}  // namespace plyglass
