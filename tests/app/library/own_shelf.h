// A library whose games were played here, for the tests of statistics.
#pragma once

#include <fmt/format.h>

#include <QTemporaryDir>
#include <memory>
#include <string>
#include <vector>

#include "app/services/game/game_setup.h"
#include "app/services/library/collections.h"
#include "app/services/library/library_writer.h"

namespace plyglass::testing {

/// A game that was played here, as text.
struct PlayedText {
    Color person = White;
    int level = 4;
    std::string result = "1-0";
    std::string date = "2026.11.02";
    std::string moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";
    std::string tags = {};
    std::string opponent = {};  ///< its settings; empty: the level's

    std::string pgn() const {
        const std::string own = toText(PlayerSetup{});
        const std::string other =
            opponent.empty() ? toText(atLevel({PlayerKind::Computer}, level)) : opponent;
        return fmt::format(
            "[Date \"{}\"]\n[Result \"{}\"]\n[PlyglassWhite \"{}\"]\n[PlyglassBlack \"{}\"]\n{}\n{} {}\n\n",
            date, result, person == White ? own : other, person == White ? other : own, tags, moves, result);
    }
};

/// Puts a game into the one collection of this kind; its number in the library.
inline std::int64_t addToLibrary(LibraryConnection& library, const std::string& pgn,
                                 CollectionKind kind = CollectionKind::Played) {
    auto writer = LibraryWriter::make(library);
    auto transaction = LibraryTransaction::begin(library);
    const auto collection = standingCollection(library, kind);
    const auto entries = indexPgn(pgn);
    auto game = readLibraryGame(entries.front(), pgn);
    if (!writer || !transaction || !collection || !game) qFatal("no game");
    const auto id = (*writer)->add(*collection, *game);
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

/// "1. e4 {[%eval 0.2]} e5 …" with these evaluations; an empty one is left out.
inline std::string evaluated(const std::vector<std::string>& moves, const std::vector<std::string>& evals) {
    std::string text;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i % 2 == 0) text += fmt::format("{}. ", i / 2 + 1);
        text += moves[i] + " ";
        if (!evals[i].empty()) text += fmt::format("{{[%eval {}]}} ", evals[i]);
    }
    return text;
}

}  // namespace plyglass::testing
