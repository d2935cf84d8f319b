#include "app/services/knowledge/own_games.h"

#include <utility>

#include "app/services/library/collections.h"
#include "app/services/library/game_export.h"
#include "app/services/library/game_search.h"
#include "engine/base/guarded.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

Result<PlayedMoves> movesOf(const QString& file) {
    PlayedMoves moves;
    const auto library = LibraryConnection::open(file);
    const auto played =
        library ? standingCollection(**library, CollectionKind::Played) : tl::unexpected(library.error());
    const auto ids = played ? findGames(**library, {.collection = *played}) : tl::unexpected(played.error());
    if (!ids) return moves;
    (void)readTexts(**library, *ids,
                    [&moves](std::string_view text) -> Result<void> {
                        if (const auto game = readPgn(text)) (void)moves.add(*game);
                        return {};
                    },
                    {});
    return moves;
}

}  // namespace

OwnGames::OwnGames(QObject* parent) : QObject(parent) { m_thread.setMaxThreadCount(1); }

OwnGames::~OwnGames() { m_thread.waitForDone(); }

void OwnGames::read(const QString& library) {
    if (std::exchange(m_isAsked, true)) return;
    m_thread.start([this, file = library] {
        QMetaObject::invokeMethod(this, [this] { m_isAsked = false; });
        auto read = guarded([&] { return movesOf(file); });
        if (!read) return;  // what was known before stays
        auto moves = std::make_shared<const PlayedMoves>(std::move(*read));
        QMetaObject::invokeMethod(this, [this, moves = std::move(moves)] {
            m_moves = moves;
            emit changed();
        });
    });
}

}  // namespace plyglass
