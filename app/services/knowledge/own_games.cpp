#include "app/services/knowledge/own_games.h"

#include <utility>

#include "engine/base/file_text.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

PlayedMoves movesOf(const std::string& path) {
    PlayedMoves moves;
    const auto text = readFileText(path, kMaxGamesBytes);
    if (!text) return moves;
    for (const PgnEntry& entry : indexPgn(*text)) {
        const auto game = readPgn(std::string_view(*text).substr(entry.offset, entry.length), entry.line);
        if (game) (void)moves.add(*game);
    }
    return moves;
}

}  // namespace

OwnGames::OwnGames(QObject* parent) : QObject(parent) { m_thread.setMaxThreadCount(1); }

OwnGames::~OwnGames() { m_thread.waitForDone(); }

void OwnGames::read(const QString& path) {
    m_thread.start([this, file = path.toStdString()] {
        auto moves = std::make_shared<const PlayedMoves>(movesOf(file));
        QMetaObject::invokeMethod(this, [this, moves = std::move(moves)] {
            if (!moves->isEmpty()) install(moves);
        });
    });
}

void OwnGames::add(const Game& game) {
    PlayedMoves moves = *m_moves;
    if (moves.add(game)) install(std::make_shared<const PlayedMoves>(std::move(moves)));
}

void OwnGames::install(Moves moves) {
    m_moves = std::move(moves);
    emit changed();
}

}  // namespace plyglass
