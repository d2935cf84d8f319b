#include "engine/learning/selfplay/game_block.h"

#include <zstd.h>

#include <array>
#include <new>
#include <utility>

#include "engine/base/bytes.h"
#include "engine/learning/selfplay/move_rank.h"
#include "engine/learning/selfplay/stored_score.h"

namespace plyglass {

namespace {

/// The bytes hardly ever repeat: lower levels take short repetitions that cost more than they spare.
constexpr int kPackingLevel = 19;
constexpr std::size_t kHeadBytes = 4 + 1 + 1 + 2;
constexpr std::uint8_t kMaxHalfPoints = 2;
/// What one kind of byte may have in a block; far more than it has.
constexpr unsigned long long kMaxUnpacked = 1ull << 20;

void appendPacked(std::string& packed, std::string_view bytes) {
    std::string frame(ZSTD_compressBound(bytes.size()), '\0');
    const std::size_t size =
        ZSTD_compress(frame.data(), frame.size(), bytes.data(), bytes.size(), kPackingLevel);
    if (ZSTD_isError(size)) throw std::bad_alloc();  // nothing else can go wrong
    putNumber(packed, static_cast<std::uint32_t>(size));
    packed.append(frame, 0, size);
}

/// Takes one kind of byte from the front.
std::optional<std::string> takeUnpacked(std::string_view& packed) {
    if (packed.size() < sizeof(std::uint32_t)) return std::nullopt;
    const auto size = takeNumber<std::uint32_t>(packed);
    if (size > packed.size()) return std::nullopt;
    const auto unpackedSize = ZSTD_getFrameContentSize(packed.data(), size);
    if (unpackedSize > kMaxUnpacked) return std::nullopt;  // as are the codes of errors
    std::string bytes(static_cast<std::size_t>(unpackedSize), '\0');
    if (ZSTD_decompress(bytes.data(), bytes.size(), packed.data(), size) != bytes.size()) return std::nullopt;
    packed.remove_prefix(size);
    return bytes;
}

/// Scores of the two sides in turn: each is expected to be the last one seen from the other side.
std::uint8_t differenceOf(std::int8_t level, std::int8_t before) {
    return static_cast<std::uint8_t>(level + before);
}
std::int8_t levelFrom(std::uint8_t difference, std::int8_t before) {
    return static_cast<std::int8_t>(static_cast<std::uint8_t>(difference - before));
}

/// Takes what is known of a game besides its moves and scores; returns how many moves it has.
std::size_t takeHead(std::string_view& heads, StoredGame& game) {
    game.number = takeNumber<std::uint32_t>(heads);
    game.randomPlies = takeNumber<std::uint8_t>(heads);
    game.halfPoints = takeNumber<std::uint8_t>(heads);
    return takeNumber<std::uint16_t>(heads);
}

bool takeMoves(std::string_view& ranks, std::size_t count, StoredGame& game) {
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

bool takeScores(std::string_view& levels, std::size_t count, StoredGame& game) {
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

Result<void> GameBlock::add(const StoredGame& game) {
    if (game.halfPoints > kMaxHalfPoints || game.scores.size() + game.randomPlies != game.moves.size())
        return fail(translatable("Engine", "game {} contradicts itself"), game.number);
    if (game.moves.size() > kLongestStoredGame)
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

std::optional<std::vector<StoredGame>> gamesOfBlock(std::string_view packed) {
    std::array<std::string, 3> unpacked;
    for (std::string& bytes : unpacked) {
        auto taken = takeUnpacked(packed);
        if (!taken) return std::nullopt;
        bytes = std::move(*taken);
    }
    std::string_view heads = unpacked[0], ranks = unpacked[1], levels = unpacked[2];
    std::vector<StoredGame> games;
    games.reserve(heads.size() / kHeadBytes);
    while (heads.size() >= kHeadBytes) {
        StoredGame& game = games.emplace_back();
        const std::size_t moves = takeHead(heads, game);
        const bool contradicts = game.halfPoints > kMaxHalfPoints || game.randomPlies > moves;
        if (contradicts || moves > kLongestStoredGame || !takeMoves(ranks, moves, game) ||
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
    StoredGame game;
    for (std::string_view heads = *bytes; !heads.empty();) {
        (void)takeHead(heads, game);
        numbers.push_back(game.number);
    }
    return numbers;
}

}  // namespace plyglass
