// The ways of thinking that are compared: A, against which the others are measured, B, C …
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QStringList>
#include <vector>

#include "engine/lab/experiments/configuration.h"

namespace plyglass {

/// "A" … "Z", "AA" …
QString badgeOf(int configuration);
/// The number of its colour, 1 … 6; 0 for those beyond the sixth, which have none of their own.
int seriesOf(int configuration);

class LabConfigurationsModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(LabConfigurations)
    QML_UNCREATABLE("Laboratory.configurations")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(QStringList names READ names NOTIFY changed FINAL)

  public:
    enum Role {
        BadgeRole = Qt::UserRole + 1,
        SeriesRole,
        NameRole,
        DifferenceRole  ///< from A, in words; of A itself what it is
    };

    explicit LabConfigurationsModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_configurations.size()); }
    /// "A  Everything on", in order.
    QStringList names() const;
    const std::vector<Configuration>& configurations() const { return m_configurations; }
    void set(std::vector<Configuration> configurations);
    /// `row` must be one.
    const Configuration& at(int row) const { return m_configurations[static_cast<std::size_t>(row)]; }
    void replace(int row, const Configuration& configuration);

    /// One more like A. Returns its row, −1 if there are too many.
    Q_INVOKABLE int add() { return duplicate(0); }
    Q_INVOKABLE int duplicate(int row);
    /// The last one stays.
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void rename(int row, const QString& name);

  signals:
    void changed();
    /// It is no longer there.
    void removed(int row);

  private:
    std::string freeName(const std::string& wanted) const;
    void emitChanged();

    std::vector<Configuration> m_configurations;
};

}  // namespace plyglass
