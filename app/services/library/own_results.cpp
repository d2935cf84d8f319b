#include "app/services/library/own_results.h"

#include <algorithm>
#include <string_view>

#include "app/services/game/game_setup.h"
#include "app/services/library/collections.h"
#include "app/services/library/library_connection.h"
#include "app/services/library/own_game_text.h"
#include "app/services/library/stored_game.h"

namespace plyglass {

namespace {

double scoreFor(Color color, GameResult result) {
    if (result == GameResult::Draw) return 0.5;
    return (result == GameResult::WhiteWins) == (color == White) ? 1 : 0;
}

/// The level whose measured strength these settings have; 0 if there is none. At full strength that is only
/// the engine as it comes: with a limit of depth, or other techniques, nobody knows.
int measuredLevel(const PlayerSetup& player) {
    if (player.kind != PlayerKind::Computer) return 0;
    if (!player.isFull()) return player.level;
    return player.depth == kNoDepthLimit && thinksAlike(player, PlayerSetup{}) ? kFullLevel : 0;
}

Unrated whyUnrated(const OwnResult& game, bool hasTakenBack) {
    if (game.level == 0) return Unrated::Opponent;
    if (!game.isUsualStart) return Unrated::Start;
    if (hasTakenBack) return Unrated::TakenBack;
    return game.hasDay() ? Unrated::No : Unrated::NoDate;
}

/// What the settings of both sides say: who the person is, and whom against. False if it is no game of a
/// person against the computer.
bool setPlayers(OwnResult& game, const PlayerSetup& white, const PlayerSetup& black) {
    const bool isWhite = white.kind == PlayerKind::Person;
    if (isWhite == (black.kind == PlayerKind::Person)) return false;
    game.color = isWhite ? White : Black;
    game.level = measuredLevel(isWhite ? black : white);
    return true;
}

struct StoredResult {
    std::int64_t id = 0;
    int date = 0;
    GameResult result = GameResult::Ongoing;
    std::string opening;
    std::vector<Move> moves;
    QString start;
    std::int64_t pack = 0;
    TextPlace place;
};

StoredResult storedResult(const QSqlQuery& row) {
    StoredResult stored;
    stored.id = row.value(0).toLongLong();
    stored.date = row.value(1).toInt();
    stored.result = static_cast<GameResult>(row.value(2).toInt());
    stored.opening = row.value(3).toString().section(u':', 0, 0).toStdString();
    stored.moves = movesOfBytes(row.value(4).toByteArray());
    stored.start = row.value(5).toString();
    stored.pack = row.value(6).toLongLong();
    stored.place.at = row.value(7).toUInt();
    stored.place.size = row.value(8).toUInt();
    return stored;
}

enum class Read { Taken, NotOwn, Damaged };

Read readOwn(const StoredResult& stored, std::string_view text, const KeptReports& reports, OwnResult& game) {
    const OwnGameText said = readOwnGameText(text);
    if (said.white.empty() || said.black.empty()) return Read::NotOwn;
    const auto white = playerFromText(said.white);
    const auto black = playerFromText(said.black);
    if (!white || !black) return Read::Damaged;
    if (!setPlayers(game, *white, *black)) return Read::NotOwn;
    const auto line = storedLine(stored.start, stored.moves);
    const auto course = line ? courseOf(*line, game.color, reports) : std::nullopt;
    if (!course) return Read::Damaged;
    game.id = stored.id;
    game.score = scoreFor(game.color, stored.result);
    game.date = stored.date;
    game.plies = static_cast<int>(stored.moves.size());
    game.isUsualStart = stored.start.isEmpty();
    game.opening = stored.opening;
    game.course = *course;
    game.unrated = whyUnrated(game, said.hasTakenBack);
    return Read::Taken;
}

}  // namespace

Result<OwnResults> readOwnResults(LibraryConnection& connection, const std::function<bool()>& goesOn) {
    auto query = connection.prepare(QStringLiteral(
        "SELECT g.id, g.date, g.result, o.name, g.moves, g.start, g.text, g.text_at, g.text_size "
        "FROM games g JOIN names o ON o.id = g.opening WHERE g.collection IN (SELECT id FROM collections "
        "WHERE kind = ?) AND g.state = ? AND g.result <> 0 ORDER BY g.id"));
    if (!query) return tl::unexpected(query.error());
    const QVariantList values{static_cast<int>(CollectionKind::Played), static_cast<int>(GameState::Kept)};
    if (auto done = connection.execute(*query, values); !done) return tl::unexpected(done.error());
    OwnResults results;
    const KeptReports reports = KeptReports::besideLibrary(connection.file());
    TextReader texts(connection);
    while (query->next() && (!goesOn || goesOn())) {
        const StoredResult stored = storedResult(*query);
        const auto text = texts.text(stored.pack, stored.place);
        OwnResult game;
        const Read read = text ? readOwn(stored, *text, reports, game) : Read::Damaged;
        if (read == Read::Taken) results.games.push_back(std::move(game));
        if (read == Read::Damaged) ++results.damaged;
    }
    std::stable_sort(results.games.begin(), results.games.end(),
                     [](const OwnResult& a, const OwnResult& b) { return a.date < b.date; });
    return results;
}

}  // namespace plyglass
