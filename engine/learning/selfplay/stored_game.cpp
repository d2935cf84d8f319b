#include "engine/learning/selfplay/stored_game.h"

#include <algorithm>

#include "engine/base/bytes.h"
#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

std::int16_t storedScore(const GameNode& node, Color mover, int scaleCp) {
    const int sign = mover == White ? 1 : -1;
    constexpr int kMax = kStoredMate - 1;
    if (node.evalMate)
        return static_cast<std::int16_t>(*node.evalMate * sign > 0 ? kStoredMate : -kStoredMate);
    const int score = node.evalCp.value_or(0) * sign * kStoredScoreScale / scaleCp;
    return static_cast<std::int16_t>(std::clamp(score, -kMax, kMax));
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

std::uint64_t checksumOf(const StoredGame& game) {
    std::string bytes;
    putNumber(bytes, game.number);
    putNumber(bytes, game.randomPlies);
    putNumber(bytes, game.halfPoints);
    for (const Move move : game.moves) putNumber(bytes, move.bits());
    for (const std::int16_t score : game.scores) putNumber(bytes, levelOfScore(score));
    return checksumOf(bytes);
}

Result<void> eachScored(const StoredGame& game,
                        const std::function<void(const Position&, Move, std::size_t scored)>& use) {
    Position position = Position::start();
    Undo undo;
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
        const Move move = game.moves[ply];
        if (!isLegal(position, move))
            return fail(translatable("Engine", "game {} has an illegal move"), game.number);
        if (ply >= game.randomPlies) use(position, move, ply - game.randomPlies);
        position.makeMove(move, undo);
    }
    return {};
}

}  // namespace plyglass
