// The configuration being edited in the laboratory: its switches as rows, the rest as properties.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QStringList>

#include "app/viewmodels/laboratory/lab_configurations_model.h"
#include "app/viewmodels/shared/player_settings.h"

namespace plyglass {

class ConfigurationEditor : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(ConfigurationEditor)
    QML_UNCREATABLE("Laboratory.editor")
    /// Row of the edited configuration; −1 = none.
    Q_PROPERTY(int row READ row WRITE setRow NOTIFY rowChanged FINAL)
    Q_PROPERTY(QString badge READ badge NOTIFY changed FINAL)
    Q_PROPERTY(int series READ series NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed FINAL)
    /// Reason why the configuration cannot run under its name; may be "".
    Q_PROPERTY(QString nameError READ nameError NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::PlayerSettings* player READ player CONSTANT FINAL)

  public:
    enum Role {
        TechniqueIdRole = Qt::UserRole + 1,
        NameRole,
        HeadingRole,  ///< group name in the first row of a group
        CheckedRole,
        AvailableRole,
        NeedsRole,   ///< technique that it needs and that is off
        DetailRole,  ///< explanation and source
        DiffersRole  ///< differs from A
    };

    ConfigurationEditor(LabConfigurationsModel& configurations, const EvaluatorLibrary& evaluators,
                        QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int row() const { return m_row; }
    void setRow(int row);
    QString badge() const { return m_row < 0 ? QString() : badgeOf(m_row); }
    int series() const { return m_row < 0 ? 0 : seriesOf(m_row); }
    QString name() const;
    void setName(const QString& name) { m_configurations.rename(m_row, name); }
    QString nameError() const;
    PlayerSettings* player() { return &m_player; }

    Q_INVOKABLE void setOn(const QString& id, bool on) { m_player.setOn(id, on); }

  signals:
    void rowChanged();
    void changed();

  private:
    /// The default configuration while none is edited.
    Configuration edited() const;
    /// The configuration as a player.
    PlayerSetup asPlayer() const;
    void take(const PlayerSetup& player);
    void emitChanged();

    LabConfigurationsModel& m_configurations;
    const EvaluatorLibrary& m_evaluators;
    PlayerSettings m_player;
    int m_row = -1;
};

}  // namespace plyglass
