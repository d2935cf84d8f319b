#include "app/viewmodels/play/technique_groups.h"

#include <QQmlEngine>
#include <algorithm>
#include <utility>

#include "app/services/translated.h"
#include "app/viewmodels/play/technique_list_model.h"

namespace plyglass {

TechniqueGroup::TechniqueGroup(TechniqueListModel& techniques, QString name) : m_name(std::move(name)) {
    // Only a change of the filter may move rows; counts and figures change ten times a second.
    setFilterRole(TechniqueListModel::MatchesRole);
    setSourceModel(&techniques);
}

bool TechniqueGroup::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return index.data(TechniqueListModel::GroupRole).toString() == m_name &&
           index.data(TechniqueListModel::MatchesRole).toBool();
}

TechniqueGroups::TechniqueGroups(TechniqueListModel& techniques) : m_techniques(techniques) {
    for (const Technique& technique : allTechniques()) {
        const QString name = translated(technique.group);
        if (!m_groups.empty() && m_groups.back()->name() == name) continue;
        m_groups.push_back(std::make_unique<TechniqueGroup>(techniques, name));
        QQmlEngine::setObjectOwnership(m_groups.back().get(), QQmlEngine::CppOwnership);
    }
    connect(&techniques, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex&, const QModelIndex&, const QList<int>& roles) {
                onTechniquesChanged(roles);
            });
}

int TechniqueGroups::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_groups.size());
}

QVariant TechniqueGroups::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    TechniqueGroup* group = m_groups[static_cast<std::size_t>(index.row())].get();
    const auto isOn = [this](const Technique& technique) {
        const Techniques now = m_techniques.techniques();
        return technique.isOn(now) && missingFor(technique, now) == nullptr;
    };
    const auto count = [&](const auto& condition) {
        return static_cast<int>(
            std::count_if(allTechniques().begin(), allTechniques().end(), [&](const Technique& technique) {
                return translated(technique.group) == group->name() && condition(technique);
            }));
    };
    switch (role) {
        case NameRole:
            return group->name();
        case TechniquesRole:
            return QVariant::fromValue<QAbstractItemModel*>(group);
        case MatchCountRole:
            return group->rowCount();
        case TotalRole:
            return count([](const Technique&) { return true; });
        case OnCountRole:
            return count(isOn);
        default:
            return {};
    }
}

QHash<int, QByteArray> TechniqueGroups::roleNames() const {
    return {{NameRole, "name"},
            {TechniquesRole, "techniques"},
            {MatchCountRole, "matchCount"},
            {TotalRole, "total"},
            {OnCountRole, "onCount"}};
}

void TechniqueGroups::onTechniquesChanged(const QList<int>& roles) {
    if (roles.isEmpty() || roles.contains(TechniqueListModel::CheckedRole))
        emit dataChanged(index(0), index(rowCount() - 1), {OnCountRole});
    if (roles.contains(TechniqueListModel::MatchesRole))
        emit dataChanged(index(0), index(rowCount() - 1), {MatchCountRole});
}

}  // namespace plyglass
