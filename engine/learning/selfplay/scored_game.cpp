#include "engine/learning/selfplay/scored_game.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "engine/base/bytes.h"
#include "engine/base/logistic.h"
#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

constexpr double kLevelsOfGame = 250;
constexpr int kLastStep = 124;
/// Representative of the first level above the last step: about the middle of its expected scores.
constexpr int kNearlyDecidedScore = 1330;
constexpr int kFarBeyondScore = 3000;

struct Levels {
    std::array<std::int16_t, kMateLevel + 1> score{};      ///< by level
    std::array<std::int8_t, kDecidedScore + 1> ofScore{};  ///< level by score

    Levels() {
        for (int level = 0; level <= kLastStep; ++level) {
            const double expected = 0.5 + level / kLevelsOfGame;
            const double exact = kStoredScoreScale * std::log(expected / (1 - expected));
            score[static_cast<std::size_t>(level)] = static_cast<std::int16_t>(std::lround(exact));
        }
        score[kLastStep + 1] = kNearlyDecidedScore;
        score[kLastStep + 2] = kFarBeyondScore;
        score[kMateLevel] = kStoredMate;
        const auto expectedOf = [](int cp) { return logistic(cp / double{kStoredScoreScale}); };
        std::size_t level = 0;
        for (int cp = 0; cp <= kDecidedScore; ++cp) {
            const double expected = expectedOf(cp);
            while (level <= kLastStep &&
                   expectedOf(score[level + 1]) - expected <= expected - expectedOf(score[level]))
                ++level;
            ofScore[static_cast<std::size_t>(cp)] = static_cast<std::int8_t>(level);
        }
    }
};

const Levels& levels() {
    static const Levels all;
    return all;
}

std::int16_t storedScore(const GameNode& node, Color mover, int scaleCp) {
    const int sign = mover == White ? 1 : -1;
    constexpr int kMax = kStoredMate - 1;
    if (node.evalMate)
        return static_cast<std::int16_t>(*node.evalMate * sign > 0 ? kStoredMate : -kStoredMate);
    const int score = node.evalCp.value_or(0) * sign * kStoredScoreScale / scaleCp;
    return static_cast<std::int16_t>(std::clamp(score, -kMax, kMax));
}

}  // namespace

std::int8_t levelOfScore(std::int16_t score) {
    const int size = std::abs(int{score});
    const int level = size >= kStoredMate    ? kMateLevel
                      : size > kDecidedScore ? kLastStep + 2
                                             : levels().ofScore[static_cast<std::size_t>(size)];
    return static_cast<std::int8_t>(score < 0 ? -level : level);
}

std::int16_t scoreOfLevel(std::int8_t level) {
    const std::int16_t size =
        levels().score[static_cast<std::size_t>(std::min(std::abs(int{level}), kMateLevel))];
    return static_cast<std::int16_t>(level < 0 ? -size : size);
}

ScoredGame scoredGame(const Game& game, std::uint32_t number, int randomPlies, int scaleCp) {
    ScoredGame stored;
    stored.number = number;
    stored.randomPlies = static_cast<std::uint8_t>(randomPlies);
    const GameResult result = game.outcomeAt(game.mainLineEnd()).result;
    stored.halfPoints = result == GameResult::WhiteWins ? 2 : result == GameResult::BlackWins ? 0 : 1;
    const GameNode* node = game.root();
    while (!node->children().empty() && stored.moves.size() < kLongestScoredGame) {
        const Color mover = node->position().sideToMove();
        node = node->children().front().get();
        stored.moves.push_back(node->move());
        if (node->ply() > randomPlies) stored.scores.push_back(storedScore(*node, mover, scaleCp));
    }
    return stored;
}

std::uint64_t checksumOf(const ScoredGame& game) {
    std::string bytes;
    putNumber(bytes, game.number);
    putNumber(bytes, game.randomPlies);
    putNumber(bytes, game.halfPoints);
    for (const Move move : game.moves) putNumber(bytes, move.bits());
    for (const std::int16_t score : game.scores) putNumber(bytes, levelOfScore(score));
    return checksumOf(bytes);
}

Result<void> eachScored(const ScoredGame& game,
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
