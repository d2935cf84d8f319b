// What was played in the person's own games, for the extended book: those in the library, and those that end
// while the window is open.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <memory>

#include "engine/knowledge/played_moves.h"

namespace plyglass {

class OwnGames : public QObject {
    Q_OBJECT
  public:
    explicit OwnGames(QObject* parent = nullptr);
    /// Waits until nothing is read any more.
    ~OwnGames() override;

    /// Never null; an older one stays as it is.
    std::shared_ptr<const PlayedMoves> moves() const { return m_moves; }
    /// Reads the games that were played here from a library, in the background; `changed` follows if there
    /// are any. What cannot be read is passed over.
    void read(const QString& library);
    /// Takes in one game, if it is over.
    void add(const Game& game);

  signals:
    void changed();

  private:
    using Moves = std::shared_ptr<const PlayedMoves>;
    void install(Moves moves);

    Moves m_moves = std::make_shared<const PlayedMoves>();
    QThreadPool m_thread;
};

}  // namespace plyglass
