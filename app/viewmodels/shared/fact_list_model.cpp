// See fact_list_model.h.
#include "app/viewmodels/shared/fact_list_model.h"

namespace plyglass {

int FactListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_facts.size());
}

QVariant FactListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Fact& fact = m_facts[static_cast<std::size_t>(index.row())];
    if (role == NameRole) return fact.name;
    return role == ValueTextRole ? QVariant(fact.value) : QVariant();
}

QHash<int, QByteArray> FactListModel::roleNames() const {
    return {{NameRole, "name"}, {ValueTextRole, "valueText"}};
}

void FactListModel::set(std::vector<Fact> facts) {
    if (facts == m_facts) return;
    if (facts.size() != m_facts.size()) {
        beginResetModel();
        m_facts = std::move(facts);
        endResetModel();
        return;
    }
    m_facts = std::move(facts);
    emit dataChanged(index(0), index(rowCount() - 1));
}

}  // namespace plyglass
