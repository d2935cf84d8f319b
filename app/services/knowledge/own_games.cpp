#include "app/services/knowledge/own_games.h"

#include <utility>

#include "app/services/library/find/game_search.h"
#include "app/services/library/played/games_elsewhere.h"
#include "app/services/library/store/collections.h"
#include "app/services/library/transfer/game_export.h"
#include "engine/base/guarded.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

Result<PlayedMoves> movesOf(const QString& file, const OwnNames& names) {
    PlayedMoves moves;
    const auto library = LibraryConnection::open(file);
    const auto played =
        library ? standingCollection(**library, CollectionKind::Played) : tl::unexpected(library.error());
    auto ids = played ? findGames(**library, {.collection = *played}) : tl::unexpected(played.error());
    if (!ids) return moves;
    if (const auto elsewhere = sidesElsewhere(**library, names))
        for (const auto& [id, side] : elsewhere->sides) ids->push_back(id);
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

void OwnGames::read(const QString& library, const OwnNames& names) {
    const bool isSame = std::exchange(m_names, names) == names;
    if (std::exchange(m_isAsked, true) && isSame) return;
    m_thread.start([this, file = library, names] {
        QMetaObject::invokeMethod(this, [this] { m_isAsked = false; });
        auto read = guarded([&] { return movesOf(file, names); });
        if (!read) return;  // keep the old data
        auto moves = std::make_shared<const PlayedMoves>(std::move(*read));
        QMetaObject::invokeMethod(this, [this, moves = std::move(moves)] {
            m_moves = moves;
            emit changed();
        });
    });
}

}  // namespace plyglass
