// Computes piece and square values of a run's network on a separate thread.
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

    /// Analyses a network in a run's folder over positions from its training games, or random positions if
    /// there are none; deterministic. Supersedes the previous request.
    void look(const QString& folder, int generation);
    /// Stops and waits without further signals; drops the next request.
    void abandon();

  signals:
    /// `ofGames`: number of positions from games; 0 = random positions.
    void ready(const plyglass::PieceSquareValues& values, int ofGames);
    /// One sentence: the file and the reason.
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
    std::optional<Wish> m_next;  ///< requested while another one is computed
    std::shared_ptr<Found> m_found;
};

}  // namespace plyglass
