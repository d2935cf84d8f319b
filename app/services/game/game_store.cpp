// Saving without waiting: PGN text is made on the caller's thread (quick), files are written on one of ours
// (slow).
#include "app/services/game/game_store.h"
#include "app/services/moved_aside.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSysInfo>
#include <algorithm>
#include <cerrno>
#include <csignal>

#include "engine/base/file_append.h"
#include "engine/base/file_text.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

constexpr int kMaxWindows = 16;
/// An autosave is a few kilobytes; anything larger is none.
constexpr qint64 kLargestAutosave = 64 << 20;

QString now() { return QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss")); }

Result<QByteArray> readSmallFile(const QString& path) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || file.size() > kLargestAutosave || !file.open(QIODevice::ReadOnly))
        return fail(translatable("Engine", "The file could not be read."));
    return file.readAll();
}

/// Whether the process that made the lock lives.
bool isHeld(const QLockFile& lock) {
    qint64 pid = 0;
    QString host;
    QString application;
    if (!lock.getLockInfo(&pid, &host, &application)) return true;
    return host != QSysInfo::machineHostName() || ::kill(static_cast<pid_t>(pid), 0) == 0 || errno != ESRCH;
}

}  // namespace

GameStore::GameStore(QString directory, QObject* parent)
    : QObject(parent), m_directory(std::move(directory)) {
    m_writer.setMaxThreadCount(1);
    m_writer.setExpiryTimeout(-1);
    QDir().mkpath(m_directory);
    for (int window = 1; window <= kMaxWindows; ++window) {
        m_autosave = slot(window);
        if (auto claimed = claim(m_autosave)) {
            m_autosave = std::move(*claimed);
            return;
        }
    }
}

GameStore::~GameStore() {
    m_writer.start([this] { retryKept(); });
    flush();
}

QString GameStore::historyPath() const { return m_directory + "/games.pgn"; }

GameFile GameStore::slot(int window) const {
    const QString name =
        window == 1 ? QStringLiteral("unfinished") : QStringLiteral("unfinished-%1").arg(window);
    return {m_directory + '/' + name + ".pgn", nullptr};
}

/// Nothing if another window holds it. Where no lock can be made at all, everything is ours.
std::optional<GameFile> GameStore::claim(const GameFile& file) const {
    const QFileInfo info(file.path);
    auto lock = std::make_shared<QLockFile>(info.path() + '/' + info.completeBaseName() + ".lock");
    // However long a window is open, its lock is good as long as the process lives.
    lock->setStaleLockTime(0);
    if (lock->tryLock(0)) return GameFile{file.path, std::move(lock)};
    // On a full disk the lock of a window that ended cannot be replaced; it holds nothing for all that.
    if (lock->error() == QLockFile::LockFailedError && isHeld(*lock)) return std::nullopt;
    return GameFile{file.path, nullptr};
}

GameStore::Found GameStore::findUnfinished() {
    Found found;
    collectKept();
    for (int window = 1; window <= kMaxWindows; ++window) {
        const GameFile file = slot(window);
        if (!QFile::exists(file.path)) continue;
        if (file.path == m_autosave.path)
            look(m_autosave, found);
        else if (auto claimed = claim(file))
            look(std::move(*claimed), found);
    }
    std::stable_sort(found.games.begin(), found.games.end(), [](const auto& a, const auto& b) {
        return QFileInfo(a.file.path).lastModified() > QFileInfo(b.file.path).lastModified();
    });
    return found;
}

void GameStore::look(GameFile file, Found& found) {
    const auto bytes = readSmallFile(file.path);
    auto saved = bytes ? readSavedGame(bytesOf(*bytes)) : tl::unexpected(bytes.error());
    if (!saved) {
        const QString aside = moveAside(file.path);
        if (!found.damage.isEmpty()) found.damage += ' ';
        found.damage +=
            tr("The unfinished game could not be read (%1) %2")
                .arg(errorText(saved.error()), aside.isEmpty() ? tr("It stays in %1.").arg(file.path)
                                                               : tr("It is kept in %1.").arg(aside));
    } else if (saved->game.outcome().isOver()) {
        this->file({std::move(*saved), std::move(file)});
    } else if (!saved->game.root()->children().empty()) {
        found.games.push_back({std::move(*saved), std::move(file)});
    }
}

/// What an earlier window could not add to the history.
void GameStore::collectKept() {
    const QStringList names =
        QDir(m_directory).entryList({QStringLiteral("left-*.pgn")}, QDir::Files, QDir::Name);
    for (const QString& name : names) {
        auto claimed = claim({m_directory + '/' + name, nullptr});
        const auto bytes = claimed ? readSmallFile(claimed->path) : Result<QByteArray>(QByteArray());
        if (!bytes || bytes->isEmpty()) continue;
        m_writer.start(
            [this, text = bytes->toStdString(), from = std::move(*claimed)] { archive(text, from); });
    }
}

void GameStore::adopt(GameFile file) {
    const std::lock_guard lock(m_mutex);
    m_autosave = std::move(file);
}

void GameStore::autosave(const Game& game) {
    std::string text = writePgn(game);
    const std::lock_guard lock(m_mutex);
    if (m_pending) {
        m_pending->text = std::move(text);
        return;
    }
    m_pending = std::make_shared<Autosave>(Autosave{m_autosave.path, std::move(text)});
    m_writer.start([this, autosave = m_pending] { writeAutosave(autosave); });
}

void GameStore::writeAutosave(const std::shared_ptr<Autosave>& autosave) {
    {
        const std::lock_guard lock(m_mutex);
        if (autosave->isDropped) return;
        m_pending.reset();
    }
    if (const auto done = writeFileText(autosave->path.toStdString(), autosave->text); !done)
        emit failed(errorText(done.error()));
    retryKept();
}

void GameStore::leave(const Game& game) {
    GameFile from;
    {
        const std::lock_guard lock(m_mutex);
        // Its place in the queue is before the archive, where the next game must not be written.
        if (m_pending) m_pending->isDropped = true;
        m_pending.reset();
        from = m_autosave;
    }
    m_writer.start([this, text = writePgn(game), from = std::move(from)] { archive(text, from); });
}

void GameStore::file(UnfinishedGame game) {
    m_writer.start(
        [this, text = writePgn(game.saved.game), from = std::move(game.file)] { archive(text, from); });
}

void GameStore::archive(const std::string& text, const GameFile& from) {
    retryKept();
    if (const auto done = appendFileText(historyPath().toStdString(), text); !done)
        keep(text, from, errorText(done.error()));
    else
        QFile::remove(from.path);
}

/// The name of the autosave is needed for the next game: what could not be archived moves to one of its own.
void GameStore::keep(const std::string& text, const GameFile& from, const QString& reason) {
    const QString pid = QString::number(QCoreApplication::applicationPid());
    const bool isKeptAlready = QFileInfo(from.path).fileName().startsWith(QLatin1String("left-"));
    GameFile file = from;
    if (!isKeptAlready)
        file = claim({freePath(m_directory + "/left-" + now() + '-' + pid, QStringLiteral("pgn")), nullptr})
                   .value_or(from);
    const bool isNew = file.path != from.path;
    bool onDisk = !isNew;
    if (isNew && writeFileText(file.path.toStdString(), text)) {
        onDisk = true;
        QFile::remove(from.path);
    } else if (isNew) {
        // Without room for a copy the last autosave itself will do; what came after it is still known here.
        onDisk = QFile::rename(from.path, file.path);
    }
    const QString where =
        onDisk ? tr("It is kept in %1 and is added to the earlier games when there is free space.")
                     .arg(file.path)
               : tr("Free some space before you close this window. Plyglass tries to save the game again "
                    "after every move.");
    m_kept.push_back({text, std::move(file)});
    emit failed(tr("The game could not be added to the earlier games (%1) %2").arg(reason, where));
}

void GameStore::retryKept() {
    std::erase_if(m_kept, [this](const Kept& kept) {
        if (!appendFileText(historyPath().toStdString(), kept.text)) return false;
        QFile::remove(kept.file.path);
        return true;
    });
}

void GameStore::write(const QString& path, const std::string& text) {
    if (const auto done = writeFileText(path.toStdString(), text); done)
        emit written(path);
    else
        emit failed(errorText(done.error()));
}

void GameStore::exportGame(const Game& game, const QString& path) {
    m_writer.start([this, text = writePgn(game), path] { write(path, text); });
}

void GameStore::exportAgain(const Game& game, const QString& path, const std::string& before) {
    m_writer.start([this, text = writePgn(game), path, before] {
        const bool isThere = QFileInfo::exists(path);
        const auto bytes = isThere ? readSmallFile(path) : Result<QByteArray>(QByteArray());
        if (isThere && (!bytes || bytesOf(*bytes) != before))
            emit foundOther(path);
        else
            write(path, text);
    });
}

void GameStore::appendGame(const Game& game, const QString& path) {
    m_writer.start([this, text = writePgn(game), path] {
        // Other programs may end a file without the empty line that stands between two games.
        if (const auto done = appendFileText(path.toStdString(), '\n' + text); done)
            emit appended(path);
        else
            emit failed(errorText(done.error()));
    });
}

void GameStore::settle() {
    m_writer.start([this] { emit settled(); });
}

void GameStore::flush() { m_writer.waitForDone(); }

}  // namespace plyglass
