#include "app/services/library/played/own_results.h"

#include <algorithm>
#include <string_view>

#include "app/services/game_setup.h"
#include "app/services/library/played/games_elsewhere.h"
#include "app/services/library/played/own_game_text.h"
#include "app/services/library/store/collections.h"
#include "app/services/library/store/library_connection.h"
#include "app/services/library/store/stored_game.h"

namespace plyglass {

namespace {

double scoreFor(Color color, GameResult result) {
    if (result == GameResult::Draw) return 0.5;
    return (result == GameResult::WhiteWins) == (color == White) ? 1 : 0;
}

/// Level with the measured strength of these settings; 0 if there is none. At full strength only the
/// defaults: with a depth limit or other techniques the strength is unknown.
double measuredLevel(const PlayerSetup& player) {
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

/// Sets the user's side and opponent from the settings. False if it is not a game of a person against the
/// computer.
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

const QString kSelect = QStringLiteral(
    "SELECT g.id, g.date, g.result, o.name, g.moves, g.start, g.text, g.text_at, g.text_size FROM games g "
    "JOIN names o ON o.id = g.opening WHERE ");

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

/// Reads the games into its results.
class ResultReader {
  public:
    ResultReader(LibraryConnection& connection, const std::function<bool()>& goesOn)
        : m_connection(connection), m_goesOn(goesOn), m_texts(connection) {}

    Result<OwnResults> read(const OwnNames& names) {
        const auto elsewhere = sidesElsewhere(m_connection, names);
        if (!elsewhere) return tl::unexpected(elsewhere.error());
        if (auto done = readPlayed(); !done) return tl::unexpected(done.error());
        if (auto done = readElsewhere(elsewhere->sides); !done) return tl::unexpected(done.error());
        m_results.copies = elsewhere->copies;
        std::ranges::sort(m_results.games, {},
                          [](const OwnResult& game) { return std::pair(game.date, game.id); });
        return std::move(m_results);
    }

  private:
    Result<void> readPlayed() {
        auto query = m_connection.query(
            kSelect + QStringLiteral("g.collection IN (SELECT id FROM collections WHERE kind = ?) AND "
                                     "g.state = ? AND g.result <> 0 ORDER BY g.id"),
            {static_cast<int>(CollectionKind::Played), static_cast<int>(StoredState::Kept)});
        if (!query) return tl::unexpected(query.error());
        while (query->next() && goesOn()) {
            const StoredResult stored = storedResult(*query);
            OwnResult game = begin(stored);
            if (setPlayers(stored, game)) take(stored, std::move(game));
        }
        return {};
    }

    /// For these games opponent and take-backs are unknown.
    Result<void> readElsewhere(const std::unordered_map<std::int64_t, Color>& sides) {
        auto query = m_connection.prepare(kSelect + QStringLiteral("g.id = ?"));
        if (!query) return tl::unexpected(query.error());
        for (const auto& [id, side] : sides) {
            if (!goesOn()) break;
            if (auto done = m_connection.execute(*query, {qlonglong{id}}); !done) return done;
            if (!query->next()) continue;
            const StoredResult stored = storedResult(*query);
            OwnResult game = begin(stored);
            game.color = side;
            game.unrated = Unrated::Elsewhere;
            take(stored, std::move(game));
        }
        return {};
    }

    static OwnResult begin(const StoredResult& stored) {
        OwnResult game;
        game.id = stored.id;
        game.date = stored.date;
        game.plies = static_cast<int>(stored.moves.size());
        game.isUsualStart = stored.start.isEmpty();
        game.opening = stored.opening;
        return game;
    }

    /// False if it is not a game of a person against the computer, or its text is damaged.
    bool setPlayers(const StoredResult& stored, OwnResult& game) {
        const auto text = m_texts.text(stored.pack, stored.place);
        const OwnGameText said = text ? readOwnGameText(*text) : OwnGameText{};
        if (text && (said.white.empty() || said.black.empty())) return false;
        const auto white = playerFromText(said.white);
        const auto black = playerFromText(said.black);
        if (!text || !white || !black) {
            ++m_results.damaged;
            return false;
        }
        if (!plyglass::setPlayers(game, *white, *black)) return false;
        game.unrated = whyUnrated(game, said.hasTakenBack);
        return true;
    }

    void take(const StoredResult& stored, OwnResult game) {
        const auto line = storedLine(stored.start, stored.moves);
        const auto course = line ? courseOf(*line, game.color, m_reports) : std::nullopt;
        if (!course) {
            ++m_results.damaged;
            return;
        }
        game.score = scoreFor(game.color, stored.result);
        game.course = *course;
        m_results.games.push_back(std::move(game));
    }

    bool goesOn() const { return !m_goesOn || m_goesOn(); }

    LibraryConnection& m_connection;
    const std::function<bool()>& m_goesOn;
    const KeptReports m_reports = KeptReports::besideLibrary(m_connection.file());
    TextReader m_texts;
    OwnResults m_results;
};

}  // namespace

Result<OwnResults> readOwnResults(LibraryConnection& connection, const OwnNames& names,
                                  const std::function<bool()>& goesOn) {
    return ResultReader(connection, goesOn).read(names);
}

}  // namespace plyglass
