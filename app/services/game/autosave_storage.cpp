#include "app/services/game/autosave_storage.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "app/services/moved_aside.h"
#include "app/services/translated.h"
#include "engine/base/file_text.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

std::uint64_t seedIn(const std::string& pgn) {
    const auto entries = indexPgn(pgn);
    return entries.empty() ? 0 : seedOf(entries.front());
}

/// Whether one text of a game is newer than another, by times in whole seconds; within a second the longer
/// one, since nothing is removed from a running game.
template <class Game>
bool isNewer(const Game& game, std::int64_t otherChangedS, const std::string& otherText) {
    return game.changedS != otherChangedS ? game.changedS > otherChangedS
                                          : game.text.size() > otherText.size();
}

}  // namespace

int AutosaveStorage::timeoutMs() const {
    if (m_hasFailed) return kShortTimeoutMs;
    return m_isInHurry ? kHurriedTimeoutMs : LibraryConnection::kTimeoutMs;
}

void AutosaveStorage::hurry() {
    m_isInHurry = true;
    m_library.reset();
}

Result<PlayedGames*> AutosaveStorage::library() {
    // Another window may have started a new library, or the file may have been replaced.
    if (m_library && !m_library->isInPlace()) m_library.reset();
    if (!m_library) {
        auto opened = PlayedGames::open(libraryFile(m_directory), timeoutMs());
        if (!opened) return tl::unexpected(opened.error());
        m_library = std::move(*opened);
    }
    return m_library.get();
}

template <class Action>
std::invoke_result_t<Action, PlayedGames&> AutosaveStorage::withLibrary(Action action) {
    auto games = library();
    std::invoke_result_t<Action, PlayedGames&> done = games ? action(**games) : tl::unexpected(games.error());
    // Reopen next time: the file may be replaced, and the timeout changes.
    if (std::exchange(m_hasFailed, !done) || !done) m_library.reset();
    return done;
}

QString AutosaveStorage::save(const WindowSlot& slot, const PlayedGame& game) {
    const auto saved = withLibrary([&](PlayedGames& games) { return games.save(slot.number, game); });
    return saved ? onWritten(slot) : keepBeside(slot, game, translated(saved.error()));
}

QString AutosaveStorage::keepBeside(const WindowSlot& slot, const PlayedGame& game, const QString& reason) {
    const QString path = besidePath(slot.number);
    const auto written = writeFileText(path.toStdString(), game.text);
    m_isBoardUnsaved = !written;
    return besideInWords(written, path, reason);
}

QString AutosaveStorage::besideInWords(const Result<void>& written, const QString& path,
                                       const QString& reason) {
    if (!written) return tr("The game could not be saved. %1 %2").arg(reason, translated(written.error()));
    // Report once only.
    if (std::exchange(m_toldReason, reason) == reason) return {};
    return tr("%1 Until then the game is kept in %2.").arg(reason, path);
}

QString AutosaveStorage::finish(const WindowSlot& slot, const PlayedGame& game) {
    const auto saved = withLibrary([&](PlayedGames& games) { return games.finish(slot.number, game); });
    if (!saved) return keepAside(slot, game, translated(saved.error()));
    return onWritten(slot);
}

AutosaveStorage::Kept AutosaveStorage::keepOpened(const WindowSlot& slot, const PlayedGame& game,
                                                  const std::shared_ptr<OpenedGame>& opened) {
    std::erase_if(m_openedUnsaved, [&](const auto& homeless) { return homeless.opened == opened; });
    const std::string aside = opened->aside;
    const auto kept =
        withLibrary([&](PlayedGames& games) { return games.keepOpened(slot.number, game, *opened); });
    if (!kept) return {std::nullopt, keepOpenedAside({opened, game, slot.number}, translated(kept.error()))};
    if (!aside.empty()) QFile::remove(QString::fromStdString(aside));
    return {*kept, onWritten(slot)};
}

QString AutosaveStorage::keepOpenedAside(OpenedUnsaved game, const QString& reason) {
    m_isLeft = true;
    OpenedGame& opened = *game.opened;
    if (opened.aside.empty()) opened.aside = m_leftFiles.newPath().toStdString();
    opened.asideText = game.game.text;
    const QString path = QString::fromStdString(opened.aside);
    const auto written = writeFileText(opened.aside, withOrigin(game.game.text, originOf(opened)));
    if (!written) m_openedUnsaved.push_back(std::move(game));
    return besideInWords(written, path, reason);
}

Result<SavedOver> AutosaveStorage::saveOver(OpenedGame& opened, const std::string& text) {
    return withLibrary([&](PlayedGames& games) { return games.saveOver(opened, text); });
}

QString AutosaveStorage::onWritten(const WindowSlot& slot) {
    m_toldReason.clear();
    m_isBoardUnsaved = false;
    QFile::remove(besidePath(slot.number));
    return std::exchange(m_isLeft, false) ? takeInFiles() : QString();
}

/// The window's file is needed for the next game: a finished game gets its own file.
QString AutosaveStorage::keepAside(const WindowSlot& slot, const PlayedGame& game, const QString& reason) {
    m_isLeft = true;
    m_isBoardUnsaved = false;
    m_toldReason = reason;
    const QString path = m_leftFiles.newPath();
    if (writeFileText(path.toStdString(), game.text)) {
        QFile::remove(besidePath(slot.number));
        return tr("%1 The game is kept in %2 and is taken into the library when that can be written.")
            .arg(reason, path);
    }
    // Without space for a copy, keep the last saved text; later moves are still in memory.
    const bool isOnDisk = QFile::rename(besidePath(slot.number), path);
    m_unsaved.push_back(game);
    if (isOnDisk)
        return tr("%1 The game is kept in %2 and is taken into the library when there is free space.")
            .arg(reason, path);
    return tr("%1 Do that before you close this window. Plyglass tries to save the game again after every "
              "move.")
        .arg(reason);
}

UnfinishedGames AutosaveStorage::findUnfinished(const WindowSlot& own) {
    UnfinishedGames found;
    hurry();
    takeInLeft(found.problems);
    found.opened = leftOpen(own);
    std::vector<Candidate> candidates = inLibrary(own, found.problems);
    for (int window = 1; window <= kMaxWindows; ++window)
        if (auto beside = besideLibrary(window, own, candidates)) candidates.push_back(std::move(*beside));
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.changedS > b.changedS; });
    for (Candidate& candidate : candidates) look(std::move(candidate), found);
    m_isInHurry = false;
    m_library.reset();
    return found;
}

void AutosaveStorage::releaseOpened(const WindowSlot& slot) {
    (void)withLibrary([&](PlayedGames& games) { return games.releaseOpened(slot.number); });
}

/// Once reported they become ordinary games.
std::vector<LeftOpen> AutosaveStorage::leftOpen(const WindowSlot& own) {
    std::vector<LeftOpen> left;
    (void)withLibrary([&](PlayedGames& games) -> Result<void> {
        auto open = games.leftOpen();
        if (!open) return tl::unexpected(open.error());
        for (LeftOpen& game : *open) {
            const int window = game.window;
            if (window != 0 && window != own.number && !claimSlot(m_directory, window)) continue;
            left.push_back(std::move(game));
            if (auto done = games.releaseOpened(window); !done) return done;
        }
        return {};
    });
    return left;
}

std::vector<AutosaveStorage::Candidate> AutosaveStorage::inLibrary(const WindowSlot& own,
                                                                   QStringList& problems) {
    std::vector<Candidate> candidates;
    const auto left = m_leftFiles.seeds();
    const auto done = withLibrary([&](PlayedGames& games) -> Result<void> {
        auto running = games.running();
        if (!running) return tl::unexpected(running.error());
        for (RunningGame& game : *running) {
            auto slot = game.window == own.number ? std::optional(own) : claimSlot(m_directory, game.window);
            // The file next to the library has the end of the game.
            if (slot && !left.contains(game.game.seed))
                candidates.push_back({std::move(game.game.text), std::move(*slot), game.changedS, {}});
        }
        return {};
    });
    if (done) return candidates;
    m_toldReason = translated(done.error());
    problems << tr("%1 Until then games are kept in files beside it.").arg(m_toldReason);
    return candidates;
}

/// The newer of both texts counts, if they are the same game; a different one in the library is finished.
std::optional<AutosaveStorage::Candidate> AutosaveStorage::besideLibrary(int window, const WindowSlot& own,
                                                                         std::vector<Candidate>& inLibrary) {
    const QString path = besidePath(window);
    if (!QFile::exists(path)) return std::nullopt;
    const auto same = std::find_if(inLibrary.begin(), inLibrary.end(),
                                   [window](const Candidate& c) { return c.slot.number == window; });
    std::optional<WindowSlot> slot;
    if (same != inLibrary.end())
        slot = same->slot;
    else
        slot = window == own.number ? std::optional(own) : claimSlot(m_directory, window);
    if (!slot) return std::nullopt;
    const auto text = readFileText(path.toStdString());
    Candidate beside{text.value_or(""), *slot, QFileInfo(path).lastModified().toSecsSinceEpoch(), path};
    std::string newer;
    if (same == inLibrary.end())
        newer = newerInLibrary(beside);
    else if (seedIn(same->text) == seedIn(beside.text) && !isNewer(beside, same->changedS, same->text))
        newer = same->text;
    if (!newer.empty()) {
        putAwayOlder(beside, newer);
        return std::nullopt;
    }
    if (same == inLibrary.end()) return beside;
    (void)withLibrary([&](PlayedGames& games) { return games.release(window); });
    inLibrary.erase(same);
    return beside;
}

std::string AutosaveStorage::newerInLibrary(const Candidate& beside) {
    const std::uint64_t seed = seedIn(beside.text);
    std::string newer;
    if (seed == 0) return newer;
    (void)withLibrary([&](PlayedGames& games) -> Result<void> {
        const auto stored = games.withSeed(seed);
        if (!stored) return tl::unexpected(stored.error());
        if (*stored && (*stored)->window == 0 && !isNewer(beside, (*stored)->changedS, (*stored)->game.text))
            newer = (*stored)->game.text;
        return {};
    });
    return newer;
}

/// If the newer text does not continue the older one, the older one becomes a game of its own.
void AutosaveStorage::putAwayOlder(const Candidate& beside, const std::string& newer) {
    const PlayedGame older{.text = beside.text};
    if (goesOnFrom(beside.text, newer) ||
        withLibrary([&](PlayedGames& games) { return games.takeIn(std::span(&older, 1)); }))
        QFile::remove(beside.file);
}

void AutosaveStorage::look(Candidate candidate, UnfinishedGames& found) {
    auto saved = readSavedGame(candidate.text);
    if (!saved) {
        const QString aside = candidate.file.isEmpty() ? QString() : moveAside(candidate.file);
        const QString where = candidate.file.isEmpty() ? tr("It stays in the library.")
                              : aside.isEmpty()        ? tr("It stays in %1.").arg(candidate.file)
                                                       : tr("It is kept in %1.").arg(aside);
        found.problems
            << tr("The unfinished game could not be read (%1) %2").arg(translated(saved.error()), where);
    } else if (!saved->game.outcome().isOver()) {
        if (!saved->game.root()->children().empty())
            found.games.push_back({std::move(*saved), std::move(candidate.slot)});
        return;
    } else if (!candidate.file.isEmpty()) {
        found.problems << finish(candidate.slot, {std::move(candidate.text), saved->setup.seed});
        found.problems.removeAll(QString());
        return;
    }
    if (candidate.file.isEmpty())
        (void)withLibrary([&](PlayedGames& games) { return games.release(candidate.slot.number); });
}

/// Games held in memory are newer than their files.
QString AutosaveStorage::takeInFiles() {
    QStringList problems;
    if (takeInLeft(problems)) takeInHomeless();
    return problems.join(u' ');
}

void AutosaveStorage::takeInHomeless() {
    std::erase_if(m_openedUnsaved, [&](const auto& homeless) {
        return withLibrary([&](PlayedGames& games) {
                   return games.keepOpened(homeless.window, homeless.game, *homeless.opened);
               })
            .has_value();
    });
    if (!m_unsaved.empty() && withLibrary([&](PlayedGames& games) { return games.takeIn(m_unsaved); }))
        m_unsaved.clear();
    m_isLeft = m_isLeft || !m_unsaved.empty() || !m_openedUnsaved.empty();
}

bool AutosaveStorage::takeInLeft(QStringList& problems) {
    for (const QString& path : m_leftFiles.paths()) {
        const auto text = readFileText(path.toStdString());
        if (!text) continue;
        const GamesOfFile read = gamesOfFile(*text);
        const auto done = withLibrary([&](PlayedGames& games) { return games.takeIn(read.games); });
        if (!done) {
            m_isLeft = true;
            return false;
        }
        if (!read.games.empty() && read.unreadable == 0)
            QFile::remove(path);
        else
            problems << tr("A game that was kept in a file could not be read; it stays in %1.")
                            .arg(moveAside(path));
    }
    return true;
}

}  // namespace plyglass
