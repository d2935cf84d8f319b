// The configurations that are compared: A, the reference, then B, C …
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QStringList>
#include <vector>

#include "engine/lab/experiments/configuration.h"

namespace plyglass {

/// "A" … "Z", "AA" …
QString badgeOf(int configuration);
/// Number of the colour, 1 … 6; 0 from the seventh on.
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
        DifferenceRole  ///< difference from A, in words; a description for A itself
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
    /// `row` must be valid.
    const Configuration& at(int row) const { return m_configurations[static_cast<std::size_t>(row)]; }
    void replace(int row, const Configuration& configuration);

    /// Adds a copy of A. Returns its row, −1 if there are too many.
    Q_INVOKABLE int add() { return duplicate(0); }
    Q_INVOKABLE int duplicate(int row);
    /// The last one cannot be removed.
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void rename(int row, const QString& name);

  signals:
    void changed();
    /// The row was removed.
    void removed(int row);

  private:
    std::string freeName(const std::string& wanted) const;
    void emitChanged();

    std::vector<Configuration> m_configurations;
};

}  // namespace plyglass
