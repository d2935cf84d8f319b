#include "engine/learning/selfplay/stored_game.h"

#include <fmt/format.h>

#include <algorithm>

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

std::int16_t storedScore(const GameNode& node, Color mover, int scaleCp) {
    const int sign = mover == White ? 1 : -1;
    constexpr int kMax = kStoredMate - 1;
    if (node.evalMate)
        return static_cast<std::int16_t>(*node.evalMate * sign > 0 ? kStoredMate : -kStoredMate);
    const int score = node.evalCp.value_or(0) * sign * kStoredScoreScale / scaleCp;
    return static_cast<std::int16_t>(std::clamp(score, -kMax, kMax));
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

}  // namespace

StoredGame storedGame(const Game& game, std::uint32_t number, int randomPlies, int scaleCp) {
    StoredGame stored;
    stored.number = number;
    stored.randomPlies = static_cast<std::uint8_t>(randomPlies);
    const GameResult result = game.outcomeAt(game.mainLineEnd()).result;
    stored.halfPoints = result == GameResult::WhiteWins ? 2 : result == GameResult::BlackWins ? 0 : 1;
    const GameNode* node = game.root();
    while (!node->children().empty() && stored.moves.size() < kLongestStoredGame) {
        const Color mover = node->position().sideToMove();
        node = node->children().front().get();
        stored.moves.push_back(node->move());
        if (node->ply() > randomPlies) stored.scores.push_back(storedScore(*node, mover, scaleCp));
    }
    return stored;
}

void appendTo(std::string& bytes, const StoredGame& game) {
    std::string content;
    putNumber(content, game.number);
    putNumber(content, game.randomPlies);
    putNumber(content, game.halfPoints);
    putNumber(content, static_cast<std::uint16_t>(game.moves.size()));
    for (const Move move : game.moves) putNumber(content, move.bits());
    for (const std::int16_t score : game.scores) putNumber(content, score);
    putNumber(bytes, static_cast<std::uint32_t>(content.size()));
    bytes += content;
    putNumber(bytes, shortChecksum(content));
}

bool canTakeGame(std::string_view bytes) {
    if (bytes.size() < kLengthBytes) return false;
    const auto length = takeNumber<std::uint32_t>(bytes);
    return !isPossible(length) || bytes.size() >= length + kChecksumBytes;
}

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

}  // namespace plyglass
