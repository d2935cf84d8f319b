#include "engine/learning/selfplay/game_stream.h"

#include <fmt/format.h>
#include <zstd.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "engine/base/bytes.h"

namespace plyglass {

namespace {

/// Bytes of a game besides its moves and scores: number, random plies, half points, moves.
constexpr std::size_t kFixedBytes = 4 + 1 + 1 + 2;
constexpr std::size_t kLengthBytes = 4;
constexpr std::size_t kChecksumBytes = 4;

bool isPossible(std::uint32_t length) {
    return length >= kFixedBytes && length <= kFixedBytes + 4 * kLongestStoredGame;
}

std::uint32_t shortChecksum(std::string_view content) {
    return static_cast<std::uint32_t>(checksumOf(content));
}

/// The game that the content of a record is; none if it contradicts itself.
Result<StoredGame> readContent(std::string_view content) {
    StoredGame game;
    game.number = takeNumber<std::uint32_t>(content);
    game.randomPlies = takeNumber<std::uint8_t>(content);
    game.halfPoints = takeNumber<std::uint8_t>(content);
    const auto moves = takeNumber<std::uint16_t>(content);
    if (game.halfPoints > 2)
        return fail(translatable("Engine", "game {} has a result of {} half points"), game.number,
                    game.halfPoints);
    if (game.randomPlies > moves || content.size() != 4u * moves - 2u * game.randomPlies)
        return fail(translatable("Engine", "game {} has the wrong length"), game.number);
    for (int i = 0; i < moves; ++i) game.moves.push_back(Move::fromBits(takeNumber<std::uint16_t>(content)));
    while (!content.empty()) game.scores.push_back(takeNumber<std::int16_t>(content));
    return game;
}

/// Whether more bytes would change nothing for takeGame: a whole game stands in front, or what cannot be one.
bool canTakeGame(std::string_view bytes) {
    if (bytes.size() < kLengthBytes) return false;
    const auto length = takeNumber<std::uint32_t>(bytes);
    return !isPossible(length) || bytes.size() >= length + kChecksumBytes;
}

/// Takes a game from the front of the bytes. An error says whether they break off or are damaged, and then
/// nothing is taken.
Result<StoredGame> takeGame(std::string_view& bytes) {
    if (!canTakeGame(bytes)) return fail(translatable("Engine", "the last game is incomplete"));
    std::string_view rest = bytes;
    const auto length = takeNumber<std::uint32_t>(rest);
    if (!isPossible(length))
        return fail(translatable("Engine", "a game of {} bytes is not possible"), length);
    const std::string_view content = rest.substr(0, length);
    rest.remove_prefix(length);
    if (takeNumber<std::uint32_t>(rest) != shortChecksum(content))
        return fail(translatable("Engine", "a game is damaged: its checksum is wrong"));
    auto game = readContent(content);
    if (game) bytes = rest;
    return game;
}

struct FreeUnpacker {
    void operator()(ZSTD_DCtx* unpacker) const { ZSTD_freeDCtx(unpacker); }
};

/// Unpacks a stream piece by piece, as it was written, so that damage takes nothing with it that came before.
class Unpacker {
  public:
    explicit Unpacker(std::string_view packed)
        : m_packed(packed),
          m_in{packed.data(), 0, 0},
          m_unpacker(ZSTD_createDCtx()),
          m_wanted(ZSTD_initDStream(m_unpacker.get())) {}

    /// Adds what comes next. False at the end; `why` says if that came early.
    bool next(std::string& bytes, std::string& why) {
        if (m_in.pos == m_packed.size() && !m_hasMore) {
            if (m_wanted != 0) why = "it was not finished";
            return false;
        }
        // Not more than one piece needs, with one byte to begin what should not be there after the last.
        m_in.size = std::min(m_packed.size(), m_in.pos + std::max<std::size_t>(1, m_wanted));
        ZSTD_outBuffer out{m_room.data(), m_room.size(), 0};
        m_wanted = ZSTD_decompressStream(m_unpacker.get(), &out, &m_in);
        if (ZSTD_isError(m_wanted)) {
            why = fmt::format("its compressed data is damaged ({})", ZSTD_getErrorName(m_wanted));
            return false;
        }
        bytes.append(m_room.data(), out.pos);
        m_hasMore = out.pos == out.size;
        return true;
    }

  private:
    std::string_view m_packed;
    ZSTD_inBuffer m_in;
    std::unique_ptr<ZSTD_DCtx, FreeUnpacker> m_unpacker;
    std::size_t m_wanted;    ///< how much the unpacker would like to be given; 0 when all is unpacked
    bool m_hasMore = false;  ///< the room was too small for all that is unpacked
    std::vector<char> m_room = std::vector<char>(ZSTD_DStreamOutSize());
};

}  // namespace

std::string readGameStream(std::string_view packed, const std::function<void(const StoredGame&)>& onGame) {
    Unpacker unpacker(packed);
    std::string bytes;  // of a game that has started
    std::string cutOff;
    while (unpacker.next(bytes, cutOff)) {
        std::string_view rest = bytes;
        while (canTakeGame(rest)) {
            const auto game = takeGame(rest);
            if (!game) return game.error().english;
            onGame(*game);
        }
        bytes.erase(0, bytes.size() - rest.size());
    }
    return bytes.empty() || !cutOff.empty() ? cutOff : "the last game is incomplete";
}

}  // namespace plyglass
