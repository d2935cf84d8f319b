// The plan of a comparison being edited: positions, configurations, depths and limits.
#pragma once

#include <QObject>

#include "app/viewmodels/laboratory/lab_configurations_model.h"
#include "app/viewmodels/laboratory/lab_positions_model.h"
#include "engine/lab/experiments/comparison.h"

namespace plyglass {

class LabPlan : public QObject {
    Q_OBJECT
  public:
    explicit LabPlan(QObject* parent = nullptr);

    LabPositionsModel& positions() { return m_positions; }
    LabConfigurationsModel& configurations() { return m_configurations; }
    QString name() const { return QString::fromStdString(m_limits.name); }
    int fromDepth() const { return m_limits.fromDepth; }
    void setFromDepth(int depth);
    int toDepth() const { return m_limits.toDepth; }
    void setToDepth(int depth);
    int repetitions() const { return m_limits.repetitions; }
    void setRepetitions(int repetitions);
    /// Time limit of a search in seconds,
    int giveUpSeconds() const;
    void setGiveUpSeconds(int seconds);
    /// and its node limit in millions.
    int giveUpMillions() const;
    void setGiveUpMillions(int millions);

    /// The plan with all its parts.
    ComparisonPlan plan() const;
    void set(const ComparisonPlan& plan);
    /// Resets to no positions and two configurations.
    void clear();
    /// "64 searches"
    QString sizeText() const;
    /// Reason why it cannot run, as a sentence; may be "".
    QString problem() const;

  signals:
    void changed();

  private:
    LabPositionsModel m_positions;
    LabConfigurationsModel m_configurations;
    ComparisonPlan m_limits;  ///< name, seed, depths and limits; the lists hold the rest
};

}  // namespace plyglass
