// The weights of an evaluator that is being edited, one group at a time.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QStringList>
#include <memory>
#include <vector>

#include "engine/eval/classical/classical_weights.h"
#include "engine/eval/evaluator.h"
#include "engine/eval/genome.h"

namespace plyglass {

class WeightModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(Weight)
    QML_UNCREATABLE("Evaluation.weights")

  public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        ValueRole,    ///< centipawns; in the middlegame if there are two values
        EndgameRole,  ///< centipawns in the endgame; 0 if there is one value
        ChangedRole   ///< differs from the value before editing
    };

    explicit WeightModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Starts editing an evaluator; the list is empty if it has no weights.
    void edit(const EvaluatorChoice& evaluator);
    /// The evaluator with the edited weights.
    EvaluatorChoice edited() const;
    bool isEditable() const { return m_genome || m_hand; }
    bool isChanged() const;
    /// Whether each weight has a middlegame and an endgame value.
    bool isTapered() const { return m_hand != nullptr; }
    int minValue() const;
    int maxValue() const { return -minValue(); }

    QStringList groups() const;
    int group() const { return m_group; }
    void setGroup(int group);
    /// Sets one value of a row of the group, clamped to `minValue` … `maxValue`; returns whether it changed.
    bool set(int row, bool endgame, int value);

    const Genome* genome() const { return m_genome.get(); }
    const ClassicalWeights* classicalWeights() const { return m_hand.get(); }

  private:
    struct Group {
        QString name;
        int first;
        int size;
    };
    std::vector<Group> groupList() const;
    int place(int row) const;
    int valueAt(int place, bool endgame) const;

    EvaluatorChoice m_before;
    std::shared_ptr<Genome> m_genome;
    std::shared_ptr<ClassicalWeights> m_hand;
    int m_group = 0;
};

}  // namespace plyglass
