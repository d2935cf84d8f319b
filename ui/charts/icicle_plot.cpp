#include "ui/charts/icicle_plot.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace plyglass {

namespace {

constexpr qreal kBlockGap = 1;
constexpr qreal kBlockRadius = 2;
constexpr qreal kTextInset = 7;
/// Narrower blocks have no border, which would fill them.
constexpr qreal kMinWithEdge = 5;
/// Lower rows show one line of text only.
constexpr qreal kTwoLines = 38;

}  // namespace

void IciclePlot::setModel(QAbstractItemModel* model) {
    if (model == m_model) return;
    if (m_model) m_model->disconnect(this);
    m_model = model;
    if (m_model) {
        connect(m_model, &QAbstractItemModel::modelReset, this, &IciclePlot::readBlocks);
        connect(m_model, &QAbstractItemModel::rowsInserted, this, &IciclePlot::readBlocks);
        connect(m_model, &QAbstractItemModel::rowsRemoved, this, &IciclePlot::readBlocks);
    }
    readBlocks();
    emit modelChanged();
}

void IciclePlot::readBlocks() {
    m_blocks.clear();
    if (m_model) {
        const QHash<int, QByteArray> names = m_model->roleNames();
        const auto role = [&names](const char* name) { return names.key(name, -1); };
        const int rowRole = role("row"), xRole = role("x"), widthRole = role("width"),
                  kindRole = role("kind"), titleRole = role("title"), valueRole = role("value"),
                  idRole = role("nodeId");
        for (int i = 0; i < m_model->rowCount(); ++i) {
            const QModelIndex at = m_model->index(i, 0);
            m_blocks.push_back({at.data(rowRole).toInt(), at.data(xRole).toReal(),
                                at.data(widthRole).toReal(), at.data(kindRole).toString(),
                                at.data(titleRole).toString(), at.data(valueRole).toString(),
                                at.data(idRole).toInt()});
        }
    }
    update();
}

QRectF IciclePlot::placeOf(const Block& block) const {
    const qreal width = std::max<qreal>(1, block.width - kBlockGap);
    return {m_nameWidth + block.x, block.row * m_rowHeight, width, m_rowHeight - 2 * kBlockGap};
}

const IciclePlot::Block* IciclePlot::blockAt(qreal x, qreal y) const {
    const auto at = std::find_if(m_blocks.begin(), m_blocks.end(), [&](const Block& block) {
        return placeOf(block).adjusted(0, 0, kBlockGap, kBlockGap).contains(x, y);
    });
    return at == m_blocks.end() ? nullptr : &*at;
}

int IciclePlot::nodeAt(qreal x, qreal y) const {
    const Block* block = blockAt(x, y);
    return block ? block->id : -1;
}

int IciclePlot::rowAt(qreal x, qreal y) const {
    const Block* block = blockAt(x, y);
    return block ? static_cast<int>(block - m_blocks.data()) : -1;
}

QRectF IciclePlot::placeOfRow(int row) const {
    if (row < 0 || row >= static_cast<int>(m_blocks.size())) return {};
    return placeOf(m_blocks[static_cast<std::size_t>(row)]);
}

void IciclePlot::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(m_font);
    painter->setPen(m_textColor);
    for (qsizetype row = 0; row < m_rowNames.size(); ++row)
        painter->drawText(QRectF(0, double(row) * m_rowHeight, m_nameWidth - 8, m_rowHeight - 2 * kBlockGap),
                          Qt::AlignVCenter | Qt::AlignLeft, m_rowNames[row]);
    for (const Block& block : m_blocks) drawBlock(*painter, block);
}

void IciclePlot::drawBlock(QPainter& painter, const Block& block) const {
    const QRectF place = placeOf(block);
    if (block.kind == QLatin1String("never") || block.kind == QLatin1String("unrecorded")) {
        drawHatched(painter, block, place);
        return;
    }
    const bool best = block.kind == QLatin1String("best");
    const bool cut = block.kind == QLatin1String("cut");
    const bool test = block.kind == QLatin1String("test");
    QColor fill = best ? m_bestColor : cut ? m_cutColor : test ? m_testColor : m_blockColor;
    const bool lit = block.id == m_hoverId;
    if (lit) fill = fill.lightness() < 128 ? fill.lighter(130) : fill.darker(108);
    const bool current = block.id == m_currentId;
    QPen pen(Qt::NoPen);
    if (place.width() >= kMinWithEdge) {
        if (best) pen = QPen(m_bestEdgeColor, 1);
        if (cut) pen = QPen(m_cutEdgeColor, 1);
        if (test) pen = QPen(m_axisColor, 1);
    }
    if (current) pen = QPen(m_currentColor, 2);
    painter.setPen(pen);
    painter.setBrush(fill);
    const qreal inset = pen.style() == Qt::NoPen ? 0 : pen.widthF() / 2;
    const qreal radius = place.width() >= kMinWithEdge ? kBlockRadius : 0;
    painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), radius, radius);
    drawTexts(painter, block, place);
}

void IciclePlot::drawHatched(QPainter& painter, const Block& block, const QRectF& place) const {
    const bool never = block.kind == QLatin1String("never");
    painter.setPen(QPen(m_axisColor, 1, Qt::DashLine));
    painter.setBrush(QBrush(m_axisColor, never ? Qt::BDiagPattern : Qt::Dense7Pattern));
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), kBlockRadius, kBlockRadius);
    if (!never) drawTexts(painter, block, place);
}

void IciclePlot::drawTexts(QPainter& painter, const Block& block, const QRectF& place) const {
    const QFontMetricsF titles(m_titleFont);
    const QFontMetricsF values(m_font);
    const bool narrow = titles.horizontalAdvance(block.title) > place.width() - 2 * kTextInset;
    const qreal inset = narrow ? 3 : kTextInset;
    const qreal room = place.width() - 2 * inset;
    if (block.title.isEmpty() || titles.horizontalAdvance(block.title) > room) return;
    const bool best = block.kind == QLatin1String("best");
    const bool quiet = block.kind == QLatin1String("merged") || block.kind == QLatin1String("unrecorded");
    const qreal valueWidth = block.value.isEmpty() ? 0 : values.horizontalAdvance(block.value);
    const bool two = m_rowHeight >= kTwoLines && valueWidth > 0 && valueWidth <= room;
    const qreal titleEnd = titles.horizontalAdvance(block.title) + kTextInset;
    const bool beside = !two && valueWidth > 0 && titleEnd + valueWidth <= room;
    const qreal height = titles.height() + (two ? values.height() : 0);
    const qreal y = place.center().y() - height / 2;
    painter.setFont(quiet ? m_font : m_titleFont);
    painter.setPen(best ? m_bestTextColor : quiet ? m_textColor : m_strongTextColor);
    const auto align = static_cast<int>((quiet ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter);
    painter.drawText(QRectF(place.x() + inset, y, room, titles.height()), align, block.title);
    if (!two && !beside) return;
    painter.setFont(m_font);
    painter.setPen(best ? m_bestTextColor : m_textColor);
    const QRectF below(place.x() + inset, y + titles.height(), room, values.height());
    const QRectF right(place.x() + inset + titleEnd, y, room - titleEnd, titles.height());
    painter.drawText(two ? below : right, align, block.value);
}

}  // namespace plyglass
