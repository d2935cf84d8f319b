// What stands in the library's tables about one game, and its text and moves read from there.
#pragma once

#include <QByteArray>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/services/library/game_texts.h"
#include "engine/base/result.h"
#include "engine/chess/move.h"

namespace plyglass {

class LibraryConnection;

/// Replaced: an earlier version, kept when a later text took its place.
enum class GameState : std::uint8_t { Kept = 0, Replaced = 1, Deleted = 2 };

/// Whether a game has left the library, so that only the list of deleted games has it, and when.
struct LeftLibrary {
    GameState state = GameState::Kept;
    std::int64_t atS = 0;  ///< in seconds since 1970; means nothing of a kept game
};

/// No library has so many rows in a table: what is beyond comes of damage.
constexpr std::int64_t kMaxNumber = std::int64_t{1} << 53;

/// Where a game belongs, and where its text lies.
struct StoredPlace {
    std::int64_t collection = 0;
    std::int64_t text = 0;
    TextPlace inText = {};
    bool ownsText = false;
};

/// Fails if there is no such game.
Result<StoredPlace> storedPlace(LibraryConnection& connection, std::int64_t id);
/// The texts of a pack, one behind the other.
Result<std::string> storedPack(LibraryConnection& connection, std::int64_t text);
/// One of them; it lives as long as they do.
Result<std::string_view> textIn(const LibraryConnection& connection, const std::string& texts,
                                const TextPlace& place);
/// The PGN text of a game.
Result<std::string> storedText(LibraryConnection& connection, const StoredPlace& place);
Result<std::string> storedText(LibraryConnection& connection, std::int64_t game);

/// Reads the texts of games one after another; those that lie in one pack unpack it once. What it returns
/// lives until the next one is read.
class TextReader {
  public:
    explicit TextReader(LibraryConnection& connection) : m_connection(connection) {}
    Result<std::string_view> text(std::int64_t pack, const TextPlace& place);
    Result<std::string_view> text(std::int64_t game);

  private:
    LibraryConnection& m_connection;
    std::int64_t m_pack = 0;
    std::string m_texts;
};

/// Moves as the table has them: two bytes a move, the lower one first.
QByteArray movesAsBytes(std::span<const Move> moves);
std::vector<Move> movesOfBytes(const QByteArray& bytes);
/// One of them; there must be so many.
inline Move moveOfBytes(std::string_view bytes, std::size_t index) {
    const unsigned low = static_cast<unsigned char>(bytes[2 * index]);
    const unsigned high = static_cast<unsigned char>(bytes[2 * index + 1]);
    return Move::fromBits(static_cast<std::uint16_t>(low | high << 8));
}

}  // namespace plyglass
