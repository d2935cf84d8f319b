// Where game reports are kept: one file a game and settings. A report is found by the moves of its game,
// whatever its tags say and however closely it looked.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

#include "engine/lab/analysis/game_report.h"

namespace plyglass {

class KeptReports {
  public:
    /// Those that are in the folder by now.
    explicit KeptReports(QString folder);
    /// Those of the games of a library, which are beside it.
    static KeptReports besideLibrary(const QString& libraryFile);

    /// The file of a report in a folder.
    static QString file(const QString& folder, const GameLine& line, const ReportProvenance& provenance);
    /// Of several reports on a game the one with most nodes a position, then the newest; those in which every
    /// position is searched go before the others. None if there is none that can be read.
    std::optional<GameReport> deepest(const GameLine& line) const;
    bool isEmpty() const { return m_files.isEmpty(); }

  private:
    QString m_folder;
    QStringList m_files;  ///< sorted
};

}  // namespace plyglass
