// Saving without waiting: PGN text is made on the caller's thread (quick), files are written on one of ours
// (slow).
#include "app/services/game_store.h"

#include <fmt/format.h>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>
#include <algorithm>
#include <charconv>

#include "engine/chess/fen.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

constexpr const char* kWhiteTag = "PlyglassWhite";
constexpr const char* kBlackTag = "PlyglassBlack";
constexpr const char* kNodeTag = "PlyglassNode";
constexpr const char* kSeedTag = "PlyglassSeed";
constexpr int kMostWindows = 16;
/// An autosave is a few kilobytes; anything larger is none.
constexpr qint64 kLargestAutosave = 64 << 20;

/// The way from the root to a node: the index of the child at every ply, "0.0.1"; "-" is the root.
std::string pathTo(const GameNode* node) {
    std::vector<std::size_t> steps;
    for (; node->parent(); node = node->parent()) {
        const auto& siblings = node->parent()->children();
        const auto at =
            std::find_if(siblings.begin(), siblings.end(), [&](const auto& s) { return s.get() == node; });
        steps.push_back(static_cast<std::size_t>(at - siblings.begin()));
    }
    std::reverse(steps.begin(), steps.end());
    return steps.empty() ? "-" : fmt::format("{}", fmt::join(steps, "."));
}

/// nullptr if the path leads nowhere.
const GameNode* follow(const GameNode* node, std::string_view path) {
    if (path == "-") return node;
    while (true) {
        std::size_t index = 0;
        const auto [end, error] = std::from_chars(path.data(), path.data() + path.size(), index);
        if (error != std::errc() || index >= node->children().size()) return nullptr;
        node = node->children()[index].get();
        path.remove_prefix(static_cast<std::size_t>(end - path.data()));
        if (path.empty()) return node;
        if (!path.starts_with('.')) return nullptr;
        path.remove_prefix(1);
    }
}

/// 0 for a game from before there were seeds.
Result<std::uint64_t> readSeed(std::string_view text) {
    std::uint64_t seed = 0;
    if (text.empty()) return seed;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error == std::errc() && end == text.data() + text.size()) return seed;
    return fail(fmt::format("The game's seed is a whole number below 2^64, not \"{}\".", text.substr(0, 20)));
}

std::string errorOf(const QFileDevice& file) { return file.errorString().toStdString(); }

Result<void> writeWhole(const QString& path, const std::string& text) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0 ||
        !file.commit())
        return fail(fmt::format("{} could not be written: {}.", path.toStdString(), errorOf(file)));
    return {};
}

Result<void> append(const QString& path, const std::string& text) {
    QFile file(path);
    if (!file.open(QIODevice::Append) || file.write(text.data(), static_cast<qint64>(text.size())) < 0 ||
        !file.flush())
        return fail(fmt::format("{} could not be written: {}.", path.toStdString(), errorOf(file)));
    return {};
}

QString moveAside(const QString& path) {
    const QFileInfo info(path);
    const QString stem = info.path() + '/' + info.completeBaseName() + ".damaged-" +
                         QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    QString aside = stem + ".pgn";
    for (int n = 2; QFile::exists(aside); ++n) aside = QStringLiteral("%1-%2.pgn").arg(stem).arg(n);
    return QFile::rename(path, aside) ? aside : QString();
}

Result<SavedGame> readSaved(const QByteArray& bytes) {
    auto game = readPgn(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (!game) return tl::unexpected(game.error());
    auto setup = readSetup(*game);
    if (!setup) return tl::unexpected(setup.error());
    return SavedGame{std::move(*game), std::move(*setup)};
}

}  // namespace

void writeSetup(Game& game, const GameSetup& setup) {
    game.setTag("TimeControl", toText(setup.time));
    game.setTag(kWhiteTag, toText(setup.players[White]));
    game.setTag(kBlackTag, toText(setup.players[Black]));
    if (setup.seed != 0) game.setTag(kSeedTag, fmt::format("{}", setup.seed));
    game.setTag(kNodeTag, pathTo(game.current()));
}

Result<GameSetup> readSetup(Game& game) {
    GameSetup setup;
    const auto white = playerFromText(game.tag(kWhiteTag));
    const auto black = playerFromText(game.tag(kBlackTag));
    const auto time = timeControlFromText(game.tag("TimeControl"));
    if (!white) return tl::unexpected(white.error());
    if (!black) return tl::unexpected(black.error());
    if (!time) return tl::unexpected(time.error());
    setup.players = {*white, *black};
    setup.time = *time;
    setup.start = game.startPosition();
    const auto seed = readSeed(game.tag(kSeedTag));
    if (!seed) return tl::unexpected(seed.error());
    setup.seed = *seed;
    const GameNode* node = follow(game.root(), game.tag(kNodeTag));
    if (!node) return fail("The place in the game is missing.");
    game.goTo(node);
    return setup;
}

void forgetPlace(Game& game) { game.removeTag(kNodeTag); }

GameStore::GameStore(QString directory, QObject* parent)
    : QObject(parent), m_directory(std::move(directory)) {
    m_writer.setMaxThreadCount(1);
    m_writer.setExpiryTimeout(-1);
    QDir().mkpath(m_directory);
    for (int window = 1; window <= kMostWindows; ++window) {
        const QString name =
            window == 1 ? QStringLiteral("unfinished") : QStringLiteral("unfinished-%1").arg(window);
        m_autosavePath = m_directory + '/' + name + ".pgn";
        m_lock = std::make_unique<QLockFile>(m_directory + '/' + name + ".lock");
        // However long a window is open, its lock is good as long as the process lives.
        m_lock->setStaleLockTime(0);
        if (m_lock->tryLock(0)) return;
        if (m_lock->error() != QLockFile::LockFailedError) return;
    }
}

GameStore::~GameStore() { flush(); }

QString GameStore::historyPath() const { return m_directory + "/games.pgn"; }

GameStore::Found GameStore::findUnfinished() {
    Found found;
    QFile file(m_autosavePath);
    if (!file.exists()) return found;
    const bool readable = file.size() <= kLargestAutosave && file.open(QIODevice::ReadOnly);
    auto saved = readable ? readSaved(file.readAll()) : Result<SavedGame>(fail("The file cannot be read."));
    file.close();
    if (!saved) {
        const QString aside = moveAside(m_autosavePath);
        found.damage = tr("The unfinished game could not be read (%1) %2")
                           .arg(QString::fromStdString(saved.error().message),
                                aside.isEmpty() ? tr("It stays in %1.").arg(m_autosavePath)
                                                : tr("It is kept in %1.").arg(aside));
        return found;
    }
    if (saved->game.outcome().isOver()) {
        archive(saved->game);
        forgetAutosave();
        return found;
    }
    if (saved->game.root()->children().empty()) return found;
    found.game = std::move(*saved);
    return found;
}

void GameStore::autosave(const Game& game) {
    std::string text = writePgn(game);
    const std::lock_guard lock(m_mutex);
    const bool queued = m_pending.has_value();
    m_pending = std::move(text);
    if (!queued) m_writer.start([this] { writePending(); });
}

void GameStore::writePending() {
    std::string text;
    {
        const std::lock_guard lock(m_mutex);
        if (!m_pending) return;
        text = std::move(*m_pending);
        m_pending.reset();
    }
    if (const auto done = writeWhole(m_autosavePath, text); !done)
        emit failed(QString::fromStdString(done.error().message));
}

void GameStore::forgetAutosave() {
    {
        const std::lock_guard lock(m_mutex);
        m_pending.reset();
    }
    m_writer.start([path = m_autosavePath] { QFile::remove(path); });
}

void GameStore::archive(const Game& game) {
    m_writer.start([this, text = writePgn(game), path = historyPath()] {
        if (const auto done = append(path, text); !done)
            emit failed(QString::fromStdString(done.error().message));
    });
}

void GameStore::exportGame(const Game& game, const QString& path) {
    m_writer.start([this, text = writePgn(game), path] {
        if (const auto done = writeWhole(path, text); done)
            emit written(path);
        else
            emit failed(QString::fromStdString(done.error().message));
    });
}

void GameStore::flush() { m_writer.waitForDone(); }

}  // namespace plyglass
