// A library of a few games, for tests.
#pragma once

#include <QStringList>
#include <QTemporaryDir>
#include <memory>
#include <string>
#include <vector>

#include "app/services/library/find/game_search.h"
#include "app/services/library/store/library_game.h"
#include "app/services/library/store/stored_game.h"
#include "app/services/library/transfer/pgn_import.h"
#include "engine/base/file_text.h"

namespace plyglass {

inline constexpr const char* kThree =
    "[Event \"London\"]\n[Site \"London\"]\n[Date \"1851.06.21\"]\n[White \"Anderssen, Adolf\"]\n"
    "[Black \"Kieseritzky, Lionel\"]\n[Result \"1-0\"]\n[WhiteElo \"2600\"]\n\n"
    "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ {the queen comes out} 4. Kf1 b5 1-0\n\n"
    "[Event \"Paris\"]\n[Date \"1858.??.??\"]\n[White \"Morphy, Paul\"]\n[Black \"Duke Karl\"]\n"
    "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 d6 3. d4 Bg4 1-0\n\n"
    "[Event \"Berlin\"]\n[Date \"1852\"]\n[White \"Dufresne, Jean\"]\n[Black \"Anderssen, Adolf\"]\n"
    "[Result \"0-1\"]\n\n1. d4 d5 2. c4 e6 (2... dxc4 {accepted}) 3. Nc3 0-1\n\n";

inline Position positionAfter(const std::string& moves) {
    auto game = readPgn(moves);
    game->goTo(game->lineEnd());
    return game->position();
}

/// The only game of a PGN text, as stored by the library.
inline LibraryGame libraryGameFrom(const std::string& pgn) {
    auto game = readLibraryGame(indexPgn(pgn).front(), pgn);
    if (!game) qFatal("%s", game.error().english.c_str());
    return std::move(*game);
}

/// A library in its own folder.
struct Shelf {
    QTemporaryDir folder;
    std::unique_ptr<LibraryConnection> library = open();

    std::unique_ptr<LibraryConnection> open() const {
        auto opened = LibraryConnection::open(folder.filePath("library.sqlite"));
        if (!opened) qFatal("%s", opened.error().english.c_str());
        return std::move(*opened);
    }
    ImportSummary import(const std::string& pgn, const QString& name = "some.pgn") {
        const QString path = folder.filePath(name);
        if (!writeFileText(path.toStdString(), pgn)) qFatal("no file");
        auto summary = importPgnFile(*library, path, {});
        if (!summary) qFatal("%s", summary.error().english.c_str());
        return std::move(*summary);
    }
    std::vector<std::int64_t> find(const GameFilter& filter, GameOrder order = GameOrder::Added,
                                   Qt::SortOrder direction = Qt::AscendingOrder) {
        auto found = findGames(*library, filter, {order, direction});
        if (!found) qFatal("%s", found.error().english.c_str());
        return std::move(*found);
    }
    QStringList whites(const std::vector<std::int64_t>& ids) {
        QStringList names;
        const auto rows = gameRows(*library, ids);
        if (!rows) qFatal("%s", rows.error().english.c_str());
        for (const GameRow& row : *rows) names << row.white.section(',', 0, 0);
        return names;
    }
    QString textOf(std::int64_t id) { return QString::fromStdString(*storedText(*library, id)).trimmed(); }
};

}  // namespace plyglass
