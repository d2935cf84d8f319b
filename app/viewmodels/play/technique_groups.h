// The techniques by group.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QSortFilterProxyModel>
#include <memory>
#include <vector>

namespace plyglass {

class TechniqueListModel;

/// Techniques of one group that match the filter.
class TechniqueGroup : public QSortFilterProxyModel {
    Q_OBJECT
  public:
    TechniqueGroup(TechniqueListModel& techniques, QString name);
    QString name() const { return m_name; }

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    const QString m_name;
};

/// One row for each group, in the order of the table of techniques.
class TechniqueGroups : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(TechniqueGroups)
    QML_UNCREATABLE("Techniques.groups")

  public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        TechniquesRole,  ///< model of the matching techniques
        MatchCountRole,  ///< number of matching techniques
        TotalRole,
        OnCountRole  ///< number of techniques that are on and effective
    };

    explicit TechniqueGroups(TechniqueListModel& techniques);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

  private:
    void onTechniquesChanged(const QList<int>& roles);

    TechniqueListModel& m_techniques;
    std::vector<std::unique_ptr<TechniqueGroup>> m_groups;
};

}  // namespace plyglass
