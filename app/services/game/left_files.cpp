#include "app/services/game/left_files.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>

#include "app/services/game/saved_game.h"
#include "app/services/moved_aside.h"
#include "engine/base/file_text.h"

namespace plyglass {

std::uint64_t seedOf(const PgnEntry& entry) { return seedFromText(entry.tag(kSeedTag)).value_or(0); }

GamesOfFile gamesOfFile(const std::string& text) {
    GamesOfFile read;
    for (const PgnEntry& entry : indexPgn(text)) {
        PlayedGame game{.text = text.substr(entry.offset, entry.length), .seed = seedOf(entry)};
        game.opened = takeOrigin(game.text);
        if (readOnlyGame(game.text))
            read.games.push_back(std::move(game));
        else
            ++read.unreadable;
    }
    return read;
}

QString LeftFiles::newPath() const {
    const QString when = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString stem =
        m_directory + "/left-" + when + '-' + QString::number(QCoreApplication::applicationPid());
    return freePath(stem, QStringLiteral("pgn"));
}

QStringList LeftFiles::paths() const {
    QStringList paths;
    const QDir folder(m_directory);
    for (const QString& name : folder.entryList({QStringLiteral("left-*.pgn")}, QDir::Files, QDir::Name))
        if (!isAside(name)) paths << folder.filePath(name);
    return paths;
}

std::unordered_set<std::uint64_t> LeftFiles::seeds() const {
    std::unordered_set<std::uint64_t> seeds;
    for (const QString& path : paths())
        for (const PgnEntry& entry : indexPgn(readFileText(path.toStdString()).value_or("")))
            seeds.insert(seedOf(entry));
    seeds.erase(0);
    return seeds;
}

}  // namespace plyglass
