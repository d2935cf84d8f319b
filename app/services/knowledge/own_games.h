// What was played in the person's own games, for the extended book: those that the library has.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <memory>

#include "app/services/library/own_names.h"
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
    /// Reads the games that were played here, or elsewhere under the names, from a library, in the
    /// background; `changed` follows. What cannot be read is passed over.
    void read(const QString& library, const OwnNames& names);

  signals:
    void changed();

  private:
    std::shared_ptr<const PlayedMoves> m_moves = std::make_shared<const PlayedMoves>();
    bool m_isAsked = false;  ///< to read, and has not begun
    OwnNames m_names;        ///< of the last reading
    QThreadPool m_thread;
};

}  // namespace plyglass
