#include "engine/learning/selfplay/game_block.h"

#include <zstd.h>

#include <array>
#include <new>
#include <utility>

#include "engine/base/bytes.h"
#include "engine/learning/selfplay/move_rank.h"

namespace plyglass {

namespace {

/// Repetitions are rare: lower zstd levels encode short matches at a loss.
constexpr int kPackingLevel = 19;
constexpr std::size_t kHeadBytes = 4 + 1 + 1 + 2;
constexpr std::uint8_t kMaxHalfPoints = 2;
/// Upper limit per kind of byte in a block; far above real sizes.
constexpr unsigned long long kMaxUnpacked = 1ull << 20;

void appendPacked(std::string& packed, std::string_view bytes) {
    std::string frame(ZSTD_compressBound(bytes.size()), '\0');
    const std::size_t size =
        ZSTD_compress(frame.data(), frame.size(), bytes.data(), bytes.size(), kPackingLevel);
    if (ZSTD_isError(size)) throw std::bad_alloc();  // the only possible error
    putNumber(packed, static_cast<std::uint32_t>(size));
    packed.append(frame, 0, size);
}

/// Decompresses one kind of byte from the front.
std::optional<std::string> takeUnpacked(std::string_view& packed) {
    if (packed.size() < sizeof(std::uint32_t)) return std::nullopt;
    const auto size = takeNumber<std::uint32_t>(packed);
    if (size > packed.size()) return std::nullopt;
    const auto unpackedSize = ZSTD_getFrameContentSize(packed.data(), size);
    if (unpackedSize > kMaxUnpacked) return std::nullopt;  // also covers error codes
    std::string bytes(static_cast<std::size_t>(unpackedSize), '\0');
    if (ZSTD_decompress(bytes.data(), bytes.size(), packed.data(), size) != bytes.size()) return std::nullopt;
    packed.remove_prefix(size);
    return bytes;
}

/// Scores alternate between the sides: each is predicted as the negative of the last one.
std::uint8_t differenceOf(std::int8_t level, std::int8_t before) {
    return static_cast<std::uint8_t>(level + before);
}
std::int8_t levelFrom(std::uint8_t difference, std::int8_t before) {
    return static_cast<std::int8_t>(static_cast<std::uint8_t>(difference - before));
}

/// Parses the data of a game other than moves and scores; returns its number of moves.
std::size_t takeHead(std::string_view& heads, ScoredGame& game) {
    game.number = takeNumber<std::uint32_t>(heads);
    game.randomPlies = takeNumber<std::uint8_t>(heads);
    game.halfPoints = takeNumber<std::uint8_t>(heads);
    return takeNumber<std::uint16_t>(heads);
}

bool takeMoves(std::string_view& ranks, std::size_t count, ScoredGame& game) {
    if (ranks.size() < count) return false;
    Position position = Position::start();
    Undo undo;
    Move last;
    game.moves.reserve(count);
    for (const char rank : ranks.substr(0, count)) {
        const auto move = RankedMoves(position, last).at(static_cast<unsigned char>(rank));
        if (!move) return false;
        game.moves.push_back(*move);
        position.makeMove(*move, undo);
        last = *move;
    }
    ranks.remove_prefix(count);
    return true;
}

bool takeScores(std::string_view& levels, std::size_t count, ScoredGame& game) {
    if (levels.size() < count) return false;
    std::int8_t level = 0;
    game.scores.reserve(count);
    for (const char difference : levels.substr(0, count)) {
        level = levelFrom(static_cast<std::uint8_t>(difference), level);
        if (level < -kMateLevel) return false;
        game.scores.push_back(scoreOfLevel(level));
    }
    levels.remove_prefix(count);
    return true;
}

}  // namespace

Result<void> GameBlock::add(const ScoredGame& game) {
    if (game.halfPoints > kMaxHalfPoints || game.scores.size() + game.randomPlies != game.moves.size())
        return fail(translatable("Engine", "game {} contradicts itself"), game.number);
    if (game.moves.size() > kLongestScoredGame)
        return fail(translatable("Engine", "game {} is too long to be stored"), game.number);
    std::string ranks;
    Position position = Position::start();
    Undo undo;
    Move last;
    for (const Move move : game.moves) {
        const auto rank = RankedMoves(position, last).rankOf(move);
        if (!rank) return fail(translatable("Engine", "game {} has an illegal move"), game.number);
        putNumber(ranks, static_cast<std::uint8_t>(*rank));
        position.makeMove(move, undo);
        last = move;
    }
    putNumber(m_heads, game.number);
    putNumber(m_heads, game.randomPlies);
    putNumber(m_heads, game.halfPoints);
    putNumber(m_heads, static_cast<std::uint16_t>(game.moves.size()));
    m_ranks += ranks;
    std::int8_t before = 0;
    for (const std::int16_t score : game.scores) {
        const std::int8_t level = levelOfScore(score);
        putNumber(m_levels, differenceOf(level, before));
        before = level;
    }
    return {};
}

std::string GameBlock::take() {
    std::string packed;
    for (std::string* bytes : {&m_heads, &m_ranks, &m_levels}) {
        appendPacked(packed, *bytes);
        bytes->clear();
    }
    return packed;
}

std::optional<std::vector<ScoredGame>> gamesOfBlock(std::string_view packed) {
    std::array<std::string, 3> unpacked;
    for (std::string& bytes : unpacked) {
        auto taken = takeUnpacked(packed);
        if (!taken) return std::nullopt;
        bytes = std::move(*taken);
    }
    std::string_view heads = unpacked[0], ranks = unpacked[1], levels = unpacked[2];
    std::vector<ScoredGame> games;
    games.reserve(heads.size() / kHeadBytes);
    while (heads.size() >= kHeadBytes) {
        ScoredGame& game = games.emplace_back();
        const std::size_t moves = takeHead(heads, game);
        const bool contradicts = game.halfPoints > kMaxHalfPoints || game.randomPlies > moves;
        if (contradicts || moves > kLongestScoredGame || !takeMoves(ranks, moves, game) ||
            !takeScores(levels, moves - game.randomPlies, game))
            return std::nullopt;
    }
    if (!heads.empty() || !ranks.empty() || !levels.empty()) return std::nullopt;
    return games;
}

std::optional<std::vector<std::uint32_t>> numbersOfBlock(std::string_view packed) {
    const auto bytes = takeUnpacked(packed);
    if (!bytes || bytes->size() % kHeadBytes != 0) return std::nullopt;
    std::vector<std::uint32_t> numbers;
    ScoredGame game;
    for (std::string_view heads = *bytes; !heads.empty();) {
        (void)takeHead(heads, game);
        numbers.push_back(game.number);
    }
    return numbers;
}

}  // namespace plyglass
