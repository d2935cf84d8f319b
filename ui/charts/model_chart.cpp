#include "ui/charts/model_chart.h"

#include <utility>

namespace plyglass {

ModelChart::ModelChart(QQuickItem* parent) : ChartItem(parent) {
    connect(this, &ChartItem::looksChanged, this, &ModelChart::dataChanged);
}

void ModelChart::setModel(QAbstractItemModel* model) {
    if (m_model == model) return;
    if (m_model) m_model->disconnect(this);
    m_model = model;
    if (model) {
        connect(model, &QAbstractItemModel::dataChanged, this, &ModelChart::read);
        connect(model, &QAbstractItemModel::modelReset, this, &ModelChart::read);
        connect(model, &QAbstractItemModel::rowsInserted, this, &ModelChart::read);
        connect(model, &QAbstractItemModel::rowsRemoved, this, &ModelChart::read);
        connect(model, &QObject::destroyed, this, [this] { m_model = nullptr; });
    }
    emit modelChanged();
    read();
}

void ModelChart::read() {
    clearRows();
    const QHash<int, QByteArray> names = m_model ? m_model->roleNames() : QHash<int, QByteArray>();
    for (int row = 0; m_model && row < m_model->rowCount(); ++row)
        readRow(Row(names, m_model->index(row, 0)));
    emit dataChanged();
}

ChartPage ModelChart::pageWith(const QFont& font, std::function<void(QPainter&, const QRectF&)> draw) const {
    ChartPage page;
    page.font = font;
    page.ground = m_groundColor;
    page.text = m_textColor;
    page.titleText = m_boxTextColor;
    page.draw = std::move(draw);
    return page;
}

}  // namespace plyglass
