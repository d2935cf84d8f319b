#include "app/services/library/transfer/pgn_import.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "app/services/library/store/collections.h"
#include "app/services/library/store/library_writer.h"
#include "app/services/utf8_text.h"
#include "engine/base/guarded.h"
#include "engine/base/text.h"
#include "engine/base/utf8.h"
#include "engine/chess/pgn_stream.h"

namespace plyglass {

namespace {

/// Batches in the queue: one is written, one waits, one is read.
constexpr std::size_t kWaitingBatches = 1;
/// Maximum time of continuous writing before a pause for others, long enough for a writer that polls every
/// 100 ms, as SQLite does.
constexpr std::chrono::milliseconds kBusyTime{250};
constexpr std::chrono::milliseconds kTurn{120};
/// Timeout for other writers, such as another import.
constexpr int kImportTimeoutMs = 60'000;

constexpr const char* kImportedElsewhere = translatable(
    "Engine", "{} is being imported by another window or program already. Wait until that is done.");

/// Inserts pauses for other writers.
class Turns {
  public:
    /// Pauses if the last pause was long ago.
    void take() {
        if (std::chrono::steady_clock::now() - m_since < kBusyTime) return;
        std::this_thread::sleep_for(kTurn);
        m_since = std::chrono::steady_clock::now();
    }

  private:
    std::chrono::steady_clock::time_point m_since = std::chrono::steady_clock::now();
};

/// Games passed from the reader to the writer.
struct Batch {
    PackedRun run = {};
    std::vector<FaultyGame> faultyGames = {};
    std::uint64_t corrected = 0;
    std::uint64_t cutShort = 0;
    std::uint64_t skipped = 0;
    std::size_t bytesDone = 0;  ///< of the file
    bool isLast = false;
    std::optional<Error> problem = {};  ///< why reading ended here
};

/// Bounded queue between two threads.
class BatchQueue {
  public:
    /// Waits for space. False if the queue is closed.
    bool push(Batch batch) {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_closed || m_batches.size() < kWaitingBatches; });
        if (m_closed) return false;
        m_batches.push_back(std::move(batch));
        m_changed.notify_all();
        return true;
    }
    Batch pop() {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_batches.empty(); });
        Batch batch = std::move(m_batches.front());
        m_batches.pop_front();
        m_changed.notify_all();
        return batch;
    }
    void close() {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
        m_changed.notify_all();
    }

  private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Batch> m_batches;
    bool m_closed = false;
};

/// Reads the file on its own thread. A last batch always follows.
class BatchReader {
  public:
    BatchReader(QFile& file, BatchQueue& queue, const ImportOptions& options, std::stop_token stop)
        : m_file(file),
          m_stream([this](char* buffer, std::size_t size) { return read(buffer, size); }),
          m_queue(queue),
          m_options(options),
          m_stop(std::move(stop)) {}

    void startAt(std::size_t offset, int line) {
        m_stream.startAt(offset, line);
        m_batch.bytesDone = offset;
    }

    void run() {
        const auto done = guarded([this]() -> Result<void> {
            readAll();
            return {};
        });
        if (!done) (void)m_queue.push({.isLast = true, .problem = done.error()});
    }

  private:
    void readAll() {
        while (!m_stop.stop_requested()) {
            auto stretch = m_stream.next();
            if (!stretch) break;
            if (!take(*stretch)) return;
        }
        m_batch.isLast = true;
        (void)push();
    }

    std::size_t read(char* buffer, std::size_t size) {
        const qint64 got = m_file.read(buffer, static_cast<qint64>(size));
        return got > 0 ? static_cast<std::size_t>(got) : 0;
    }

    /// Sends the games read so far. False if the queue is closed.
    bool push() {
        m_batch.run = packRun(std::exchange(m_games, {}));
        m_gamesBytes = 0;
        const std::size_t bytesDone = m_batch.bytesDone;
        const bool isWanted = m_queue.push(std::exchange(m_batch, {}));
        m_batch.bytesDone = bytesDone;
        return isWanted;
    }

    bool take(PgnStretch& stretch) {
        for (PgnLineEntry& entry : stretch.entries) {
            if (m_stop.stop_requested()) return true;
            takeGame(entry, stretch);
            m_batch.bytesDone = stretch.offset + entry.offset + entry.length;
            const bool isFull =
                m_games.size() == m_options.batchGames || m_gamesBytes >= m_options.batchBytes;
            if (isFull && !push()) return false;
        }
        return true;
    }

    void takeGame(PgnLineEntry& entry, const PgnStretch& stretch) {
        auto game = stretch.isTooLong
                        ? Result<LibraryGame>(failTooLong(entry))
                        : readLibraryGame(entry, stretch.textOf(entry), std::move(entry.plainLine));
        const auto tell = [&](const Text& reason, FaultyGame::Fate fate) {
            if (m_batch.faultyGames.size() < ImportSummary::kReportedGames)
                m_batch.faultyGames.push_back({entry.line, reason, fate});
        };
        if (!game) {
            ++m_batch.skipped;
            tell(game.error(), FaultyGame::Fate::Skipped);
            return;
        }
        if (game->line.problem) {
            ++m_batch.cutShort;
            tell(*game->line.problem, FaultyGame::Fate::CutShort);
        } else if (!game->line.notes.empty()) {
            ++m_batch.corrected;
            tell(
                makeText(translatable("Engine", "Line {}: {}"), entry.line, joinTexts(game->line.notes, " ")),
                FaultyGame::Fate::Corrected);
        }
        m_gamesBytes += game->text.size();
        m_games.push_back(std::move(*game));
    }

    static tl::unexpected<Error> failTooLong(const PgnEntry& entry) {
        constexpr std::size_t kMib = 1 << 20;
        const auto name = [&entry](std::string_view tag) {
            const std::string_view given = entry.tag(tag);
            return plyglass::quoted(given.empty() ? "?" : toUtf8(given));
        };
        return fail(translatable("Engine", "Line {}: the game {} – {} is longer than {} MiB; no game is."),
                    entry.line, name("White"), name("Black"), PgnStream::kMaxGameBytes / kMib);
    }

    QFile& m_file;
    PgnStream m_stream;
    BatchQueue& m_queue;
    ImportOptions m_options;
    std::stop_token m_stop;
    std::vector<LibraryGame> m_games;
    std::size_t m_gamesBytes = 0;  ///< of their texts
    Batch m_batch;
};

/// Writes batches and counts.
class BatchWriter {
  public:
    BatchWriter(LibraryConnection& connection, LibraryWriter& writer, const QString& path,
                FileCollection collection)
        : m_connection(connection), m_writer(writer), m_path(path), m_collection(collection) {
        m_summary.collection = collection.id;
    }

    Result<void> write(Batch batch) {
        if (batch.problem) return tl::unexpected(*batch.problem);
        m_summary.skipped += batch.skipped;
        for (FaultyGame& game : batch.faultyGames)
            if (m_summary.faultyGames.size() < ImportSummary::kReportedGames)
                m_summary.faultyGames.push_back(std::move(game));
        auto done = m_writer.together([&]() -> Result<void> {
            const auto noted = noteDone(m_connection, m_collection, batch.run.games.size(), batch.bytesDone);
            if (!noted) return tl::unexpected(noted.error());
            m_isOvertaken = !*noted;
            if (m_isOvertaken) return fail(kImportedElsewhere, m_path.toStdString());
            if (batch.run.games.empty()) return {};
            const auto added = m_writer.addRun(m_collection.id, batch.run);
            return added ? Result<void>() : tl::unexpected(added.error());
        });
        if (!done) return done;
        m_collection.bytesDone = batch.bytesDone;
        m_summary.games += batch.run.games.size();
        m_summary.corrected += batch.corrected;
        m_summary.cutShort += batch.cutShort;
        return {};
    }

    ImportSummary& summary() { return m_summary; }
    /// Another import of the same file has already written the next games.
    bool isOvertaken() const { return m_isOvertaken; }

  private:
    LibraryConnection& m_connection;
    LibraryWriter& m_writer;
    QString m_path;
    FileCollection m_collection;
    bool m_isOvertaken = false;
    ImportSummary m_summary;
};

tl::unexpected<Error> failToRead(const QString& path, const QString& reason) {
    return fail(translatable("Engine", "{} could not be read: {}."), path.toStdString(),
                reason.toStdString());
}

/// SHA-1 of the whole file, which is rewound; partial if stopped.
Result<QByteArray> digestOf(QFile& file, const JobContext& context) {
    constexpr qint64 kBlock = 1 << 20;
    QCryptographicHash hash(QCryptographicHash::Sha1);
    while (!file.atEnd() && !context.stopRequested()) {
        const QByteArray block = file.read(kBlock);
        if (block.isEmpty()) return failToRead(file.fileName(), file.errorString());
        hash.addData(block);
    }
    file.seek(0);
    return hash.result();
}

/// Summary for a file whose games are already in the library.
ImportSummary summaryOfKnown(std::int64_t collection) {
    ImportSummary summary;
    summary.collection = collection;
    summary.isComplete = summary.wasThere = true;
    return summary;
}

/// Line number of a byte, from 1; leaves the file there.
Result<int> lineAt(QFile& file, std::size_t offset) {
    constexpr qint64 kBlock = 1 << 20;
    int line = 1;
    LineEndCounter ends;
    while (static_cast<std::size_t>(file.pos()) < offset) {
        const QByteArray block = file.read(std::min(kBlock, static_cast<qint64>(offset) - file.pos()));
        if (block.isEmpty()) return failToRead(file.fileName(), file.errorString());
        line += ends.count(bytesOf(block));
    }
    return line;
}

}  // namespace

Result<ImportSummary> importPgnFile(LibraryConnection& connection, const QString& path,
                                    const JobContext& context, const ImportOptions& options) {
    QFile file(path);
    if (!QFileInfo(path).isFile()) return failToRead(path, QStringLiteral("it is no file"));
    if (!file.open(QIODevice::ReadOnly)) return failToRead(path, file.errorString());
    if (isUtf16(bytesOf(file.peek(kUtf16ProbeBytes))))
        return failToRead(path, QStringLiteral("it is UTF-16 or UTF-32; save it as UTF-8 and import that"));
    const auto total = static_cast<std::size_t>(file.size());
    const auto digest = digestOf(file, context);
    if (!digest) return tl::unexpected(digest.error());
    if (context.stopRequested()) return ImportSummary{};
    if (auto done = connection.setBusyTimeout(kImportTimeoutMs); !done) return tl::unexpected(done.error());
    const QString name = QFileInfo(path).fileName();
    const auto collection = collectionOfFile(connection, name, *digest);
    if (!collection) return tl::unexpected(collection.error());
    const auto isThere = [total](const auto& known) {
        return known && total > 0 && known->bytesDone == total;
    };
    if (isThere(collection)) return summaryOfKnown(collection->id);
    auto writer = LibraryWriter::make(connection);
    if (!writer) return tl::unexpected(writer.error());

    BatchQueue queue;
    BatchReader reader(file, queue, options, context.stop);
    const auto line = lineAt(file, collection->bytesDone);
    if (!line) return tl::unexpected(line.error());
    reader.startAt(collection->bytesDone, *line);
    BatchWriter batches(connection, **writer, path, *collection);
    Result<void> written;
    {
        std::jthread thread([&reader] { reader.run(); });
        Turns turns;
        for (bool isLast = false; !isLast && written;) {
            Batch batch = queue.pop();
            turns.take();
            isLast = batch.isLast;
            if (isLast && !context.stopRequested()) batch.bytesDone = total;
            const std::size_t bytesDone = batch.bytesDone;
            written = guarded([&] { return batches.write(std::move(batch)); });
            context.report({bytesDone, total, "bytes", std::to_string(batches.summary().games)});
        }
        queue.close();
    }
    // The other import may have reached the end of the file.
    if (batches.isOvertaken() && isThere(collectionOfFile(connection, name, *digest)))
        return summaryOfKnown(collection->id);
    if (!written) return tl::unexpected(written.error());
    if (file.error() != QFileDevice::NoError) return failToRead(path, file.errorString());
    batches.summary().isComplete = !context.stopRequested();
    return std::move(batches.summary());
}

}  // namespace plyglass
