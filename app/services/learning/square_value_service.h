// Works out what a network of a run has learned about pieces and squares, on a thread of its own.
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "app/services/job_service.h"
#include "engine/learning/training/piece_square_values.h"

namespace plyglass {

class SquareValueService : public QObject {
    Q_OBJECT
  public:
    explicit SquareValueService(QObject* parent = nullptr);

    /// Looks at a network in a run's folder, over positions out of the games that it was trained on, or over
    /// random positions if there are none: the same whenever it is asked. What was asked for before is
    /// forgotten.
    void look(const QString& folder, int generation);
    /// Stops and waits; nothing more is heard of it, nor of what was to come next.
    void abandon();

  signals:
    /// `ofGames`: over how many positions out of games; 0 = random positions.
    void ready(const plyglass::PieceSquareValues& values, int ofGames);
    /// One sentence: which file, why not.
    void failed(const QString& sentence);

  private:
    struct Wish {
        QString folder;
        int generation;
    };
    struct Found {
        PieceSquareValues values;
        int ofGames = 0;
    };
    void begin(const Wish& wish);

    JobService m_job;
    std::optional<Wish> m_next;  ///< asked for while another one is worked out
    std::shared_ptr<Found> m_found;
};

}  // namespace plyglass
