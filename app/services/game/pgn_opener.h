// Opens PGN text and files of any size, indexing and reading on its own thread.
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

/// An indexed text with one or more games. Immutable, so it may be shared between threads.
struct PgnBook {
    QString name;  ///< for messages: a file name, "the clipboard"
    QString path;  ///< of the file; empty if the text is from elsewhere
    QByteArray bytes;
    std::vector<PgnEntry> entries;
};

class PgnOpener : public QObject {
    Q_OBJECT
  public:
    explicit PgnOpener(QObject* parent = nullptr);
    ~PgnOpener() override;

    /// Starts at once and supersedes earlier requests. `indexed` or `failed` follows.
    void openFile(const QString& path);
    void openText(const QByteArray& text, const QString& name);
    /// Reads one game as far as possible; `read` or `failed` follows.
    void readGame(const std::shared_ptr<const PgnBook>& book, int index);

  signals:
    void indexed(std::shared_ptr<const plyglass::PgnBook> book);
    /// `problem` names the text, the line and the move where reading stopped; empty if the whole game was
    /// read.
    void read(std::shared_ptr<plyglass::Game> game, const QString& problem);
    /// One sentence: what, where.
    void failed(const QString& message);

  private:
    void index(const QString& name, const QString& path, const QByteArray& bytes, quint64 generation);
    void tellFailure(const QString& message, quint64 generation);
    template <class Tell>
    void tell(quint64 generation, Tell tellThem);

    std::atomic<quint64> m_generation{0};
    QThreadPool m_reader;
};

}  // namespace plyglass
