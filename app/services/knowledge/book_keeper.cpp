#include "app/services/knowledge/book_keeper.h"

#include <QFileInfo>
#include <filesystem>
#include <utility>

#include "app/services/translated.h"
#include "engine/base/file_text.h"
#include "engine/chess/pgn.h"
#include "engine/knowledge/book_builder.h"

namespace plyglass {

namespace {

const QString kNameKey = QStringLiteral("book/name");
/// Maximum number of undo steps.
constexpr std::size_t kMaxUndo = 100;

using Book = std::shared_ptr<const OpeningBook>;

Result<Book> readBook(const std::string& path) {
    const auto bytes = readFileText(path);
    if (!bytes) return fail(bytes.error());
    auto book = OpeningBook::parse(*bytes, path);
    if (!book) return fail(book.error());
    return std::make_shared<const OpeningBook>(*std::move(book));
}

Result<Book> withGames(const Book& now, const std::string& path, int& variations) {
    const auto text = readFileText(path, kMaxGamesBytes);
    if (!text) return fail(text.error());
    OpeningBook book = *now;
    int games = 0;
    for (const PgnEntry& entry : indexPgn(*text)) {
        const auto game = readPgn(std::string_view(*text).substr(entry.offset, entry.length), entry.line);
        if (!game) continue;
        variations += addGame(book, *game, BookKeeper::kAddedPlies).variations;
        ++games;
    }
    if (games == 0) return fail(translatable("Engine", "There is no readable game in {}."), path);
    return std::make_shared<const OpeningBook>(std::move(book));
}

Result<Book> withPlayed(const Book& now, const Result<PlayedMoves>& played) {
    if (!played) return fail(played.error());
    const int minGames = played->gameCount() > BookKeeper::kFewGames ? BookKeeper::kMinGames : 1;
    const auto positions =
        collectBook(OpeningNames(), *played, {.minGames = minGames, .maxPlies = BookKeeper::kAddedPlies});
    OpeningBook book = *now;
    (void)addPositions(book, positions);
    if (book == *now)
        return fail(translatable("Engine",
                                 "These games say nothing for the opening book: it needs games with "
                                 "a result that begin in the usual start position."));
    return std::make_shared<const OpeningBook>(std::move(book));
}

Result<Book> withLines(const Book& now, const std::string& path) {
    const auto text = readFileText(path);
    if (!text) return fail(text.error());
    OpeningBook book = *now;
    if (const auto added = addText(book, *text); !added)
        return fail(translatable("Engine", "File {}: {}"), path, added.error());
    return std::make_shared<const OpeningBook>(std::move(book));
}

Result<Book> withFile(const Book& now, const QString& path, int& variations) {
    return path.endsWith(QStringLiteral(".pgn"), Qt::CaseInsensitive)
               ? withGames(now, path.toStdString(), variations)
               : withLines(now, path.toStdString());
}

}  // namespace

BookKeeper::BookKeeper(QString directory, Settings& settings, QObject* parent)
    : QObject(parent), m_directory(std::move(directory)), m_settings(settings) {
    m_thread.setMaxThreadCount(1);
    if (QFileInfo::exists(QString::fromStdString(ownPath()))) load();
}

BookKeeper::~BookKeeper() { m_thread.waitForDone(); }

std::string BookKeeper::ownPath() const { return m_directory.toStdString() + "/own-book.bin"; }

void BookKeeper::load() {
    change([path = ownPath()](const Book&) { return readBook(path); },
           [this](const Book& book) {
               m_book = book;
               m_name = m_settings.readText(kNameKey);
               emit changed();
           });
}

void BookKeeper::open(const QString& path) {
    change([file = path.toStdString()](const Book&) { return readBook(file); },
           [this, name = QFileInfo(path).fileName()](const Book& book) { install(book, name); });
}

void BookKeeper::addFiles(const QStringList& paths) {
    const auto variations = std::make_shared<int>(0);
    extend(
        [paths, variations](const Book& now) {
            Result<Book> book = now;
            for (const QString& path : paths)
                if (book) book = withFile(*book, path, *variations);
            return book;
        },
        variations);
}

void BookKeeper::addPlayed(const std::function<Result<PlayedMoves>()>& read, BookUse use,
                           const QString& name) {
    if (use == BookUse::Add) {
        extend([read](const Book& now) { return withPlayed(now, read()); });
        return;
    }
    change([read](const Book&) { return withPlayed(std::make_shared<const OpeningBook>(), read()); },
           [this, name](const Book& book) {
               install(book, name);
               emit added(static_cast<int>(book->moveCount()), 0);
           });
}

void BookKeeper::extend(const Change& make, const std::shared_ptr<int>& variations) {
    change(make, [this, variations, before = m_book->moveCount()](const Book& book) {
        install(book, m_name);
        emit added(static_cast<int>(book->moveCount() - before), variations ? *variations : 0);
    });
}

void BookKeeper::saveAs(const QString& path) {
    run([this, path, book = m_book] {
        const auto done = writeFileText(path.toStdString(), book->toBytes());
        const QString message = done ? QString() : translated(done.error());
        QMetaObject::invokeMethod(this, [this, path, message] {
            if (message.isEmpty())
                emit saved(path);
            else
                emit failed(message);
        });
    });
}

void BookKeeper::set(const Position& position, const BookMove& move) {
    if (isBusy()) return;
    OpeningBook book = *m_book;
    book.set(position, move);
    install(std::make_shared<const OpeningBook>(std::move(book)), m_name);
}

void BookKeeper::remove(const Position& position, Move move) {
    if (isBusy()) return;
    OpeningBook book = *m_book;
    if (book.remove(position, move)) install(std::make_shared<const OpeningBook>(std::move(book)), m_name);
}

void BookKeeper::useBuiltIn() {
    if (!isBusy()) install(OpeningBook::builtIn(), {});
}

void BookKeeper::undo() {
    if (isBusy() || m_earlier.empty()) return;
    Earlier earlier = std::move(m_earlier.back());
    m_earlier.pop_back();
    m_book = std::move(earlier.book);
    m_name = std::move(earlier.name);
    store();
    emit changed();
}

void BookKeeper::change(const Change& make, const std::function<void(const Book&)>& use) {
    if (isBusy()) return;
    m_busy = true;
    emit busyChanged();
    run([this, make, use, now = m_book] {
        auto made = make(now);
        QMetaObject::invokeMethod(this, [this, use, made = std::move(made)] {
            m_busy = false;
            emit busyChanged();
            if (made)
                use(*made);
            else
                emit failed(translated(made.error()));
        });
    });
}

void BookKeeper::install(Book book, const QString& name) {
    m_earlier.push_back({std::exchange(m_book, std::move(book)), std::exchange(m_name, name)});
    if (m_earlier.size() > kMaxUndo) m_earlier.erase(m_earlier.begin());
    store();
    emit changed();
}

/// The book on disk is used at the next start; without one, the built-in book.
void BookKeeper::store() {
    m_settings.write(kNameKey, m_name);
    run([this, path = ownPath(), directory = m_directory.toStdString(), isOwn = !isBuiltIn(), book = m_book] {
        std::error_code ignored;
        if (!isOwn) {
            std::filesystem::remove(path, ignored);
            return;
        }
        auto done = makeFolder(directory);
        if (done) done = writeFileText(path, book->toBytes());
        if (!done)
            QMetaObject::invokeMethod(this,
                                      [this, message = translated(done.error())] { emit failed(message); });
    });
}

void BookKeeper::run(std::function<void()> work) { m_thread.start(std::move(work)); }

}  // namespace plyglass
