#include "app/services/library/played/opened_from.h"

#include <QCryptographicHash>
#include <algorithm>
#include <bit>
#include <charconv>
#include <tuple>

#include "app/services/library/store/collections.h"
#include "app/services/library/store/stored_game.h"
#include "app/services/utf8_text.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

constexpr std::string_view kOriginTag = "[PlyglassOpened \"";
constexpr std::string_view kTagEnd = "\"]\n";

/// A library game that may be the original.
struct Found {
    std::int64_t id = 0;
    std::int64_t collection = 0;
    bool isAlike = false;   ///< same players and date
    std::string text = {};  ///< empty: purged
};

bool hasText(const std::string& stored, const QByteArray& digest) {
    if (digest.isEmpty() || stored.empty()) return false;
    if (digestOf(stored) == digest) return true;
    const auto read = salvagePgn(stored);
    return read && !read->problem && digestOf(writePgn(read->game)) == digest;
}

bool isBeginningOf(const std::vector<Move>& moves, const std::vector<Move>& more) {
    return moves.size() <= more.size() && std::equal(moves.begin(), moves.end(), more.begin());
}

/// Whether tags and moves agree; one may have more moves at the end.
bool isSameGame(const std::string& stored, const LibraryGame& game) {
    const auto other = readFirstGame(stored);
    if (!other) return false;
    const auto tags = [](const LibraryGame& g) {
        return std::tie(g.white, g.black, g.event, g.site, g.round, g.date);
    };
    return tags(*other) == tags(game) && oneGoesOn(other->line, game.line);
}

/// The game with that number first, then those with the same players and date; excludes games open in a
/// window.
Result<std::vector<Found>> candidates(LibraryConnection& connection, const LibraryGame& game,
                                      const OpenedFrom& from) {
    auto query = connection.query(
        QStringLiteral(
            "WITH alike AS (SELECT id FROM games WHERE white = (SELECT id FROM names WHERE name = ?) "
            "AND black = (SELECT id FROM names WHERE name = ?) AND date = ?) "
            "SELECT g.id, g.collection, g.text_size, g.id IN alike FROM games g WHERE (g.id = ? OR g.id IN "
            "alike) "
            "AND NOT EXISTS (SELECT 1 FROM played p WHERE p.game = g.id AND p.window > 0) "
            "ORDER BY g.id <> ?, g.state, g.id"),
        {text(game.white), text(game.black), game.date, qlonglong{from.id}, qlonglong{from.id}});
    if (!query) return tl::unexpected(query.error());
    std::vector<Found> found;
    while (query->next()) {
        Found each{.id = query->value(0).toLongLong(),
                   .collection = query->value(1).toLongLong(),
                   .isAlike = query->value(3).toBool()};
        if (query->value(2).toInt() > 0) each.text = storedText(connection, each.id).value_or("");
        found.push_back(std::move(each));
    }
    return found;
}

}  // namespace

bool oneGoesOn(const PgnMainLine& line, const PgnMainLine& other) {
    return line.start == other.start &&
           (isBeginningOf(line.moves, other.moves) || isBeginningOf(other.moves, line.moves));
}

QByteArray digestOf(std::string_view text) {
    const QByteArrayView bytes(text.data(), static_cast<qsizetype>(text.size()));
    return QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256).toHex();
}

std::string withOrigin(const std::string& text, const OpenedFrom& from) {
    std::string tagged(kOriginTag);
    tagged += std::to_string(from.id) + ' ' + from.digest.toStdString();
    return (tagged += kTagEnd) += text;
}

std::optional<OpenedFrom> takeOrigin(std::string& text) {
    if (!text.starts_with(kOriginTag)) return std::nullopt;
    const std::size_t end = text.find(kTagEnd);
    if (end == text.npos) return std::nullopt;
    const std::string value = text.substr(kOriginTag.size(), end - kOriginTag.size());
    OpenedFrom from;
    const char* const last = value.data() + value.size();
    const auto [rest, error] = std::from_chars(value.data(), last, from.id);
    if (error == std::errc() && rest != last) from.digest = QByteArray(rest + 1, last - rest - 1);
    text.erase(0, end + kTagEnd.size());
    return from;
}

Result<std::int64_t> gameWithText(LibraryConnection& connection, const LibraryGame& game) {
    auto query = connection.query(
        QStringLiteral("SELECT id FROM games WHERE end_key = ? AND text_size = ? ORDER BY state, id"),
        {qlonglong{std::bit_cast<std::int64_t>(game.line.keys.back())},
         static_cast<qlonglong>(game.text.size())});
    if (!query) return tl::unexpected(query.error());
    while (query->next()) {
        const std::int64_t id = query->value(0).toLongLong();
        if (const auto stored = storedText(connection, id); stored && *stored == game.text) return id;
    }
    return 0;
}

Result<std::int64_t> takeInOpened(LibraryConnection& connection, LibraryWriter& writer,
                                  const LibraryGame& game, const OpenedFrom& from) {
    if (const auto known = gameWithText(connection, game); !known || *known != 0) return known;
    const auto found = candidates(connection, game, from);
    if (!found) return tl::unexpected(found.error());
    const auto place = std::find_if(found->begin(), found->end(), [&](const Found& each) {
        return hasText(each.text, from.digest) || (each.id == from.id && isSameGame(each.text, game));
    });
    if (place != found->end()) {
        if (auto done = writer.addEarlierVersion(place->id); !done) return tl::unexpected(done.error());
        return writer.replace(place->id, game).map([&] { return place->id; });
    }
    const bool isCollectionKnown = !found->empty() && found->front().id == from.id &&
                                   found->front().isAlike && found->front().text.empty();
    const auto collection = isCollectionKnown ? Result<std::int64_t>(found->front().collection)
                                              : standingCollection(connection, CollectionKind::Annotated);
    return collection ? writer.add(*collection, game) : collection;
}

}  // namespace plyglass
