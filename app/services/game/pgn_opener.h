// Opening PGN without waiting: text and files of any size are looked through on a thread of the opener's own.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <atomic>
#include <memory>
#include <vector>

#include "engine/chess/game.h"
#include "engine/chess/pgn.h"

namespace plyglass {

/// A text with one game or many, looked through but not yet read. Immutable, so threads may share it.
struct PgnBook {
    QString name;  ///< for messages: a file's name, "the clipboard"
    QByteArray bytes;
    std::vector<PgnEntry> entries;
};

class PgnOpener : public QObject {
    Q_OBJECT
  public:
    explicit PgnOpener(QObject* parent = nullptr);
    ~PgnOpener() override;

    /// Each begins at once and makes whatever was asked before stale. `indexed` or `failed` follows.
    void openFile(const QString& path);
    void openText(const QByteArray& text, const QString& name);
    /// Reads one game of a book, as far as it can be read; `read` or `failed` follows.
    void readGame(const std::shared_ptr<const PgnBook>& book, int index);

  signals:
    void indexed(std::shared_ptr<const plyglass::PgnBook> book);
    /// `problem` is a sentence that names the book, the line and the move where the reading ended; empty if
    /// all of the game was read.
    void read(std::shared_ptr<plyglass::Game> game, const QString& problem);
    /// One sentence: what, where.
    void failed(const QString& message);

  private:
    void index(QString name, QByteArray bytes, quint64 generation);
    void tellFailure(const QString& message, quint64 generation);
    template <class Tell>
    void tell(quint64 generation, Tell tellThem);

    std::atomic<quint64> m_generation{0};
    QThreadPool m_reader;
};

}  // namespace plyglass
