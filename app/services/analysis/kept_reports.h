// Stored game reports: one file per game and settings. A report is found by the moves of its game,
// independent of tags and node count.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

#include "engine/lab/analysis/game_report.h"

namespace plyglass {

class KeptReports {
  public:
    /// The reports now in the folder.
    explicit KeptReports(QString folder);
    /// The reports of a library's games, stored next to the library.
    static KeptReports besideLibrary(const QString& libraryFile);

    /// File of a report in a folder.
    static QString file(const QString& folder, const GameLine& line, const ReportProvenance& provenance);
    /// Best report on a game: complete ones first, then most nodes per position, then the newest. Empty if
    /// none is readable.
    std::optional<GameReport> deepest(const GameLine& line) const;
    bool isEmpty() const { return m_files.isEmpty(); }

  private:
    QString m_folder;
    QStringList m_files;  ///< sorted
};

}  // namespace plyglass
