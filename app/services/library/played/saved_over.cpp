#include "app/services/library/played/saved_over.h"

#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

/// Present library content for the number of a game.
struct Standing {
    std::string text;  ///< empty: purged
    bool isDeleted = false;
    bool isPlayed = false;
};

Result<Standing> standingGame(LibraryConnection& connection, std::int64_t id) {
    auto query = connection.query(QStringLiteral("SELECT g.state, g.text_size, EXISTS (SELECT 1 FROM played "
                                                 "p WHERE p.game = g.id AND p.window > 0) "
                                                 "FROM games g WHERE g.id = ?"),
                                  {qlonglong{id}});
    if (!query) return tl::unexpected(query.error());
    if (!query->next() || query->value(1).toInt() == 0) return Standing{};
    auto text = storedText(connection, id);
    if (!text) return tl::unexpected(text.error());
    return Standing{.text = std::move(*text),
                    .isDeleted = query->value(0).toInt() != static_cast<int>(StoredState::Kept),
                    .isPlayed = query->value(2).toBool()};
}

/// Whether they can be versions of one game: the same known players, or one line is the beginning of the
/// other. The library may have been replaced.
bool canBeVersions(const std::string& stored, const LibraryGame& game) {
    const auto other = readFirstGame(stored);
    if (!other) return true;
    const auto isKnown = [](const std::string& name) { return !name.empty() && name != "?"; };
    return (isKnown(game.white) && other->white == game.white && other->black == game.black) ||
           oneGoesOn(other->line, game.line);
}

/// Whether both texts are the same game, apart from line breaks.
bool isSameGame(const std::string& stored, const std::string& text) {
    if (stored == text) return true;
    const auto read = salvagePgn(stored);
    return read && !read->problem && writePgn(read->game) == text;
}

}  // namespace

Result<SavedOver> saveOver(LibraryConnection& connection, LibraryWriter& writer, OpenedGame& opened,
                           const LibraryGame& game) {
    auto outcome = SavedOver::Saved;
    bool isWritten = opened.isWritten;
    const auto done = writer.together([&]() -> Result<void> {
        const auto standing = standingGame(connection, opened.id);
        if (!standing) return tl::unexpected(standing.error());
        const bool isSame = isSameGame(standing->text, game.text);
        if (isSame && !standing->isDeleted) return {};
        if (standing->text.empty() || standing->isPlayed) {
            outcome = standing->isPlayed ? SavedOver::BeingPlayed : SavedOver::Gone;
            return {};
        }
        const bool isSavedHere = opened.isWritten && standing->text == opened.saved;
        if (!isSame && !isSavedHere && !isSameGame(standing->text, opened.found) &&
            !canBeVersions(standing->text, game)) {
            outcome = SavedOver::Gone;
            return {};
        }
        if (!isSame && !isSavedHere) {
            if (auto kept = writer.addEarlierVersion(opened.id); !kept) return kept;
            outcome = SavedOver::EarlierKept;
        }
        isWritten = true;
        return writer.replace(opened.id, game);
    });
    if (!done) return tl::unexpected(done.error());
    if (isSaved(outcome))
        opened = {.id = opened.id, .saved = game.text, .isWritten = isWritten};
    else
        opened = {.id = opened.id};
    return outcome;
}

}  // namespace plyglass
