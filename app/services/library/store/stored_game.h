// Stored data of a game in the library's tables, with its text and moves.
#pragma once

#include <QByteArray>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/services/library/store/game_texts.h"
#include "engine/base/result.h"
#include "engine/chess/move.h"

namespace plyglass {

class LibraryConnection;

/// Replaced: an earlier version, kept when a newer text replaced it.
enum class StoredState : std::uint8_t { Kept = 0, Replaced = 1, Deleted = 2 };

/// Whether and when a game was deleted or replaced.
struct LeftLibrary {
    StoredState state = StoredState::Kept;
    std::int64_t atS = 0;  ///< in seconds since 1970; invalid for a kept game
};

/// Larger row numbers are the result of damage.
constexpr std::int64_t kMaxNumber = std::int64_t{1} << 53;

/// Collection of a game, and location of its text.
struct StoredPlace {
    std::int64_t collection = 0;
    std::int64_t text = 0;
    TextPlace inText = {};
    bool ownsText = false;
};

/// Fails if there is no such game.
Result<StoredPlace> storedPlace(LibraryConnection& connection, std::int64_t id);
/// Concatenated texts of a pack.
Result<std::string> storedPack(LibraryConnection& connection, std::int64_t text);
/// One of them; valid as long as `texts`.
Result<std::string_view> textIn(const LibraryConnection& connection, const std::string& texts,
                                const TextPlace& place);
/// PGN text of a game.
Result<std::string> storedText(LibraryConnection& connection, const StoredPlace& place);
Result<std::string> storedText(LibraryConnection& connection, std::int64_t game);

/// Reads texts of games in sequence; decompresses each pack once. Results are valid until the next read.
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

/// Stored form of moves: two bytes per move, little-endian.
QByteArray movesAsBytes(std::span<const Move> moves);
std::vector<Move> movesOfBytes(const QByteArray& bytes);
/// One of them; there must be enough bytes.
inline Move moveOfBytes(std::string_view bytes, std::size_t index) {
    const unsigned low = static_cast<unsigned char>(bytes[2 * index]);
    const unsigned high = static_cast<unsigned char>(bytes[2 * index + 1]);
    return Move::fromBits(static_cast<std::uint16_t>(low | high << 8));
}

}  // namespace plyglass
