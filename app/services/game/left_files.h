// Files of games beside the library, written while that cannot be, and taken into it later.
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "app/services/library/played/played_games.h"
#include "engine/chess/pgn.h"

namespace plyglass {

/// Seed of a game started here; 0 for others.
std::uint64_t seedOf(const PgnEntry& entry);

/// Readable games of a file, and the number of unreadable ones.
struct GamesOfFile {
    std::vector<PlayedGame> games;
    int unreadable = 0;
};

GamesOfFile gamesOfFile(const std::string& text);

class LeftFiles {
  public:
    explicit LeftFiles(QString directory) : m_directory(std::move(directory)) {}

    /// Path for a new file.
    QString newPath() const;
    QStringList paths() const;
    /// Seeds of the games in all of them.
    std::unordered_set<std::uint64_t> seeds() const;

  private:
    QString m_directory;
};

}  // namespace plyglass
