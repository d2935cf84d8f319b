// One configuration of the laboratory, opened for changing: its switches as rows, the rest as properties.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QStringList>

#include "app/services/learning/evaluator_library.h"
#include "app/viewmodels/laboratory/lab_configurations_model.h"

namespace plyglass {

class ConfigurationEditor : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(ConfigurationEditor)
    QML_UNCREATABLE("Laboratory.editor")
    /// Which configuration is edited; −1 = none.
    Q_PROPERTY(int row READ row WRITE setRow NOTIFY rowChanged FINAL)
    Q_PROPERTY(QString badge READ badge NOTIFY changed FINAL)
    Q_PROPERTY(int series READ series NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed FINAL)
    /// Why it cannot be run under its name; "" if it can.
    Q_PROPERTY(QString nameError READ nameError NOTIFY changed FINAL)
    Q_PROPERTY(QStringList presetNames READ presetNames CONSTANT FINAL)
    Q_PROPERTY(QStringList presetDates READ presetDates CONSTANT FINAL)
    /// −1 = a mixture of one's own.
    Q_PROPERTY(int presetIndex READ presetIndex NOTIFY changed FINAL)
    Q_PROPERTY(QStringList evaluatorNames READ evaluatorNames NOTIFY evaluatorsChanged FINAL)
    /// −1 = one that is not in the list, from a file.
    Q_PROPERTY(int evaluatorIndex READ evaluatorIndex WRITE setEvaluatorIndex NOTIFY changed FINAL)
    /// Also of one that is not in the list.
    Q_PROPERTY(QString evaluatorName READ evaluatorName NOTIFY changed FINAL)
    /// A level, the weakest first; the last is full strength.
    Q_PROPERTY(QStringList levelNames READ levelNames CONSTANT FINAL)
    Q_PROPERTY(int levelIndex READ levelIndex WRITE setLevelIndex NOTIFY changed FINAL)
    Q_PROPERTY(int threads READ threads WRITE setThreads NOTIFY changed FINAL)
    Q_PROPERTY(int threadsMax READ threadsMax CONSTANT FINAL)
    Q_PROPERTY(int hashMib READ hashMib WRITE setHashMib NOTIFY changed FINAL)
    Q_PROPERTY(int hashMibMax READ hashMibMax CONSTANT FINAL)
    /// Plies of captures beyond the depth; −1 = all.
    Q_PROPERTY(int quiescence READ quiescence WRITE setQuiescence NOTIFY changed FINAL)
    Q_PROPERTY(int quiescenceMax READ quiescenceMax CONSTANT FINAL)

  public:
    enum Role {
        TechniqueIdRole = Qt::UserRole + 1,
        NameRole,
        HeadingRole,  ///< the group's name, if it is the first of its group
        CheckedRole,
        AvailableRole,
        NeedsRole,   ///< name of the technique without which it does nothing, if that is off
        DetailRole,  ///< explanation and source
        DiffersRole  ///< set otherwise than in A
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
    QStringList presetNames() const;
    QStringList presetDates() const;
    int presetIndex() const;
    QStringList evaluatorNames() const;
    int evaluatorIndex() const;
    QString evaluatorName() const;
    void setEvaluatorIndex(int index);
    QStringList levelNames() const;
    int levelIndex() const { return edited().level - 1; }
    void setLevelIndex(int index);
    int threads() const { return edited().threads; }
    void setThreads(int threads);
    int threadsMax() const;
    int hashMib() const { return edited().hashMib; }
    void setHashMib(int mib);
    int hashMibMax() const;
    int quiescence() const;
    void setQuiescence(int plies);
    int quiescenceMax() const;

    Q_INVOKABLE void setOn(const QString& id, bool on);
    Q_INVOKABLE void applyPreset(int index);

  signals:
    void rowChanged();
    void changed();
    void evaluatorsChanged();

  private:
    /// A default one while none is edited.
    Configuration edited() const;
    void apply(const Configuration& configuration) { m_configurations.replace(m_row, configuration); }
    void tell();

    LabConfigurationsModel& m_configurations;
    const EvaluatorLibrary& m_evaluators;
    int m_row = -1;
};

}  // namespace plyglass
