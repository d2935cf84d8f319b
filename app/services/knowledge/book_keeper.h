// The computer's opening book: built-in, or opened or edited by the user. Changes are saved at once.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <vector>

#include "app/services/settings.h"
#include "engine/knowledge/opening_book.h"
#include "engine/knowledge/played_moves.h"

namespace plyglass {

/// How games change a book.
enum class BookUse : std::uint8_t { Add, Replace };

class BookKeeper : public QObject {
    Q_OBJECT
  public:
    /// The user's book is stored in `directory`, which is created if needed; it is loaded in the background,
    /// with the built-in book in use until then.
    BookKeeper(QString directory, Settings& settings, QObject* parent = nullptr);
    /// Waits until everything is on disk.
    ~BookKeeper() override;

    /// Never null.
    std::shared_ptr<const OpeningBook> book() const { return m_book; }
    /// Name of the book's file; empty for the built-in book.
    QString name() const { return m_name; }
    /// Whether it is the unchanged built-in book.
    bool isBuiltIn() const { return m_book == OpeningBook::builtIn(); }
    /// Whether a file is being read or scanned; changes wait for it.
    bool isBusy() const { return m_busy; }
    bool canUndo() const { return !m_earlier.empty(); }

    /// Asynchronous; `changed` or `failed` follows. The file's book replaces the current one.
    void open(const QString& path);
    /// Adds the first `kAddedPlies` plies of each game of PGN files (by file name), with variations; lines in
    /// algebraic notation from other files. Adds nothing if a file is unreadable.
    void addFiles(const QStringList& paths);
    /// Adds the moves of games, read by `read` on the keeper's thread, to the book, or replaces it with them
    /// under this name. Weights by result: 2 per win, 1 per draw; moves that only lost are excluded. With
    /// more than `kFewGames` games, moves need at least `kMinGames` games.
    void addPlayed(const std::function<Result<PlayedMoves>()>& read, BookUse use, const QString& name);
    /// In Polyglot format; `saved` follows instead of `changed`.
    void saveAs(const QString& path);
    void set(const Position& position, const BookMove& move);
    void remove(const Position& position, Move move);
    void useBuiltIn();
    /// Undoes a change, or the replacement of the book.
    void undo();

    static constexpr int kAddedPlies = 24;
    static constexpr std::size_t kFewGames = 1000;
    static constexpr int kMinGames = 3;

  signals:
    void changed();
    /// A change has started or ended.
    void busyChanged();
    /// New moves in the book, and how many are from variations.
    void added(int moves, int fromVariations);
    void saved(const QString& path);
    /// One sentence: what, where, what to do.
    void failed(const QString& message);

  private:
    using Book = std::shared_ptr<const OpeningBook>;
    /// Makes a new book from the current one, on the keeper's thread.
    using Change = std::function<Result<Book>(const Book& now)>;
    struct Earlier {
        Book book;
        QString name;
    };

    std::string ownPath() const;
    void load();
    /// `make` may count the moves from variations.
    void extend(const Change& make, const std::shared_ptr<int>& variations = {});
    /// Makes a new book in the background and uses it; no effect while another is being made.
    void change(const Change& make, const std::function<void(const Book&)>& use);
    void install(Book book, const QString& name);
    void store();
    void run(std::function<void()> work);

    QString m_directory;
    Settings& m_settings;
    Book m_book = OpeningBook::builtIn();
    QString m_name;
    std::vector<Earlier> m_earlier;
    bool m_busy = false;
    QThreadPool m_thread;  ///< a single thread, for the order of changes
};

}  // namespace plyglass
