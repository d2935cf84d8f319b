// Moves of the user's games in the library, for the extended book.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <memory>

#include "app/services/library/played/own_names.h"
#include "engine/knowledge/played_moves.h"

namespace plyglass {

class OwnGames : public QObject {
    Q_OBJECT
  public:
    explicit OwnGames(QObject* parent = nullptr);
    /// Waits for the reading thread.
    ~OwnGames() override;

    /// Never null; older versions remain valid.
    std::shared_ptr<const PlayedMoves> moves() const { return m_moves; }
    /// Reads the games played here, or elsewhere under the names, from a library in the background; `changed`
    /// follows. Skips unreadable games.
    void read(const QString& library, const OwnNames& names);

  signals:
    void changed();

  private:
    std::shared_ptr<const PlayedMoves> m_moves = std::make_shared<const PlayedMoves>();
    bool m_isAsked = false;  ///< a reading is requested but not started
    OwnNames m_names;        ///< of the last reading
    QThreadPool m_thread;
};

}  // namespace plyglass
