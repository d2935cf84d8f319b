// A library of games played here, for the tests of statistics.
#pragma once

#include <fmt/format.h>

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <memory>
#include <string>
#include <vector>

#include "app/services/analysis/kept_reports.h"
#include "app/services/game_setup.h"
#include "app/services/library/store/collections.h"
#include "app/services/library/store/library_writer.h"
#include "engine/chess/pgn.h"
#include "engine/lab/analysis/game_report_file.h"
#include "tests/app/library/shelf.h"

namespace plyglass::testing {

/// The text of a game played here.
struct PlayedText {
    Color person = White;
    int level = 4;
    std::string result = "1-0";
    std::string date = "2026.11.02";
    std::string moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";
    std::string tags = {};
    std::string opponent = {};  ///< its settings; empty: those of the level

    std::string pgn() const {
        const std::string own = toText(PlayerSetup{});
        const std::string other =
            opponent.empty() ? toText(atLevel({PlayerKind::Computer}, level)) : opponent;
        return fmt::format(
            "[Date \"{}\"]\n[Result \"{}\"]\n[PlyglassWhite \"{}\"]\n[PlyglassBlack \"{}\"]\n{}\n{} {}\n\n",
            date, result, person == White ? own : other, person == White ? other : own, tags, moves, result);
    }
};

/// Adds a game to the first collection of this kind; returns its id.
inline std::int64_t addToLibrary(LibraryConnection& library, const std::string& pgn,
                                 CollectionKind kind = CollectionKind::Played) {
    auto writer = LibraryWriter::make(library);
    auto transaction = LibraryTransaction::begin(library);
    const auto collection = standingCollection(library, kind);
    if (!writer || !transaction || !collection) qFatal("no game");
    const auto id = (*writer)->add(*collection, libraryGameFrom(pgn));
    if (!id || !transaction->commit()) qFatal("no game");
    return *id;
}

class OwnShelf {
  public:
    OwnShelf() {
        auto opened = LibraryConnection::open(file());
        if (!opened) qFatal("%s", opened.error().english.c_str());
        library = std::move(*opened);
    }
    QString file() const { return m_folder.filePath("library.sqlite"); }
    std::int64_t add(const PlayedText& game) const { return addToLibrary(*library, game.pgn()); }

    std::unique_ptr<LibraryConnection> library;

  private:
    QTemporaryDir m_folder;
};

/// Stores a report of the game with these moves beside a library. `forWhite`: the score of each position, the
/// start first.
inline GameReport keepReport(const QString& library, std::string_view moves,
                             const std::vector<Score>& forWhite, std::uint64_t nodes = kReportNodes) {
    ReportSettings settings;
    settings.nodes = nodes;
    GameReport report = newReport(mainLineOf(readPgn(moves).value()), settings);
    for (std::size_t i = 0; i < report.positions.size(); ++i) {
        const bool isWhite = moverOf(report.line, static_cast<int>(i)) == White;
        report.positions[i] = SearchedPosition{isWhite ? forWhite.at(i) : -forWhite.at(i), {}, 1, nodes};
    }
    assess(report);
    const QString folder = QFileInfo(library).path() + "/reports";
    const QString file = KeptReports::file(folder, report.line, report.provenance);
    if (!QDir().mkpath(folder) || !saveGameReport(file.toStdString(), report)) qFatal("no report");
    return report;
}

}  // namespace plyglass::testing
