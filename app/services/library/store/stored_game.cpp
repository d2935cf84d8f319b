#include "app/services/library/store/stored_game.h"

#include "app/services/library/store/library_connection.h"
#include "app/services/utf8_text.h"

namespace plyglass {

namespace {

tl::unexpected<Error> failMissing(const LibraryConnection& connection) {
    return fail(translatable("Engine", "The library {} is damaged: the text of a game is missing."),
                connection.file().toStdString());
}

}  // namespace

Result<StoredPlace> storedPlace(LibraryConnection& connection, std::int64_t id) {
    auto query = connection.query(
        QStringLiteral("SELECT collection, text, text_at, text_size, owns_text FROM games WHERE id = ?"),
        {qlonglong{id}});
    if (!query) return tl::unexpected(query.error());
    if (!query->next())
        return fail(translatable("Engine", "There is no game with the number {} in the library."), id);
    StoredPlace place;
    place.collection = query->value(0).toLongLong();
    place.text = query->value(1).toLongLong();
    place.inText.at = query->value(2).toUInt();
    place.inText.size = query->value(3).toUInt();
    place.ownsText = query->value(4).toBool();
    return place;
}

Result<std::string> storedPack(LibraryConnection& connection, std::int64_t text) {
    const auto pack =
        connection.value(QStringLiteral("SELECT data FROM texts WHERE id = ?"), {qlonglong{text}});
    if (!pack) return tl::unexpected(pack.error());
    auto texts = unpackTexts(pack->toByteArray());
    if (!texts) return failMissing(connection);
    return std::move(*texts);
}

Result<std::string_view> textIn(const LibraryConnection& connection, const std::string& texts,
                                const TextPlace& place) {
    if (std::size_t{place.at} + place.size > texts.size()) return failMissing(connection);
    return std::string_view(texts).substr(place.at, place.size);
}

Result<std::string> storedText(LibraryConnection& connection, const StoredPlace& place) {
    const auto texts = storedPack(connection, place.text);
    if (!texts) return texts;
    const auto text = textIn(connection, *texts, place.inText);
    if (!text) return tl::unexpected(text.error());
    return std::string(*text);
}

Result<std::string> storedText(LibraryConnection& connection, std::int64_t game) {
    const auto place = storedPlace(connection, game);
    return place ? storedText(connection, *place) : tl::unexpected(place.error());
}

Result<std::string_view> TextReader::text(std::int64_t pack, const TextPlace& place) {
    if (pack != m_pack) {
        auto texts = storedPack(m_connection, pack);
        if (!texts) return tl::unexpected(texts.error());
        m_texts = std::move(*texts);
        m_pack = pack;
    }
    return textIn(m_connection, m_texts, place);
}

Result<std::string_view> TextReader::text(std::int64_t game) {
    const auto place = storedPlace(m_connection, game);
    if (!place) return tl::unexpected(place.error());
    return text(place->text, place->inText);
}

QByteArray movesAsBytes(std::span<const Move> moves) {
    QByteArray bytes;
    bytes.reserve(static_cast<qsizetype>(moves.size() * 2));
    for (const Move move : moves) {
        bytes += static_cast<char>(move.bits() & 0xFF);
        bytes += static_cast<char>(move.bits() >> 8);
    }
    return bytes;
}

std::vector<Move> movesOfBytes(const QByteArray& bytes) {
    const std::string_view all = bytesOf(bytes);
    std::vector<Move> moves;
    for (std::size_t i = 0; i < all.size() / 2; ++i) moves.push_back(moveOfBytes(all, i));
    return moves;
}

}  // namespace plyglass
