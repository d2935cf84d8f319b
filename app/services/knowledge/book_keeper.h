// The opening book that the computer plays from: the built-in one, or one that a person opened or changed.
// What was changed is saved at once.
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

/// What becomes of a book to which games are given.
enum class BookUse : std::uint8_t { Add, Replace };

class BookKeeper : public QObject {
    Q_OBJECT
  public:
    /// An own book is kept in the folder `directory`, which is made if need be; it is read in the background,
    /// until then the built-in book counts.
    BookKeeper(QString directory, Settings& settings, QObject* parent = nullptr);
    /// Waits until everything is on disk.
    ~BookKeeper() override;

    /// Never null.
    std::shared_ptr<const OpeningBook> book() const { return m_book; }
    /// Of the file that it came from; empty for the built-in book.
    QString name() const { return m_name; }
    /// Whether it is the built-in book, unchanged.
    bool isBuiltIn() const { return m_book == OpeningBook::builtIn(); }
    /// A file is being read or searched through; changes wait for it.
    bool isBusy() const { return m_busy; }
    bool canUndo() const { return !m_earlier.empty(); }

    /// Each returns at once; `changed` or `failed` follows. The book of a file takes the place of this one.
    void open(const QString& path);
    /// Of PGN files, by their names, the first `kAddedPlies` plies of each game, with its variations; of
    /// other files lines in algebraic notation. If one of them cannot be read nothing is added.
    void addFiles(const QStringList& paths);
    /// What was played in games, as `read` says on the keeper's thread, is added to the book or becomes the
    /// book, which has this name then. Moves are weighed by their results: 2 for each game won, 1 for each
    /// game drawn; those that only lost are left out. Of more than `kFewGames` games a move must have been
    /// played in `kMinGames`.
    void addPlayed(const std::function<Result<PlayedMoves>()>& read, BookUse use, const QString& name);
    /// In Polyglot's format; `saved` follows instead of `changed`.
    void saveAs(const QString& path);
    void set(const Position& position, const BookMove& move);
    void remove(const Position& position, Move move);
    void useBuiltIn();
    /// One change back, or one book.
    void undo();

    static constexpr int kAddedPlies = 24;
    static constexpr std::size_t kFewGames = 1000;
    static constexpr int kMinGames = 3;

  signals:
    void changed();
    /// A change begins or has ended.
    void busyChanged();
    /// New moves came into the book, some of them from variations of games.
    void added(int moves, int fromVariations);
    void saved(const QString& path);
    /// One sentence: what, where, what to do.
    void failed(const QString& message);

  private:
    using Book = std::shared_ptr<const OpeningBook>;
    /// On the keeper's thread: makes a book of the one there is.
    using Change = std::function<Result<Book>(const Book& now)>;
    struct Earlier {
        Book book;
        QString name;
    };

    std::string ownPath() const;
    void load();
    /// `make` may count the moves that come from variations.
    void extend(const Change& make, const std::shared_ptr<int>& variations = {});
    /// Makes another book in the background, and uses it; nothing while another one is being made.
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
    QThreadPool m_thread;  ///< one thread, so that everything happens in order
};

}  // namespace plyglass
