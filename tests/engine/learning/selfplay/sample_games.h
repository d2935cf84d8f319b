// Random games for file tests, and files of them.
#pragma once

#include <QFile>
#include <QTemporaryDir>

#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/learning/selfplay/scored_game.h"
#include "engine/learning/selfplay/shard.h"

namespace plyglass {

/// A game of random moves with random stored scores.
inline ScoredGame randomGame(std::uint32_t number, int plies = 40) {
    Random random(number + 1);
    ScoredGame game{number, 8, static_cast<std::uint8_t>(random.below(3)), {}, {}};
    Position position = Position::start();
    for (int ply = 0; ply < plies; ++ply) {
        const MoveList moves = legalMoves(position);
        if (moves.empty()) break;
        const Move move = moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
        if (ply >= game.randomPlies)
            game.scores.push_back(
                scoreOfLevel(static_cast<std::int8_t>(static_cast<int>(random.below(101)) - 50)));
        game.moves.push_back(move);
        (void)position.play(move);
    }
    return game;
}

inline const ShardOrigin kSampleOrigin = {.seed = 7,
                                          .evaluator = "classical",
                                          .nodes = 1000,
                                          .endgameNodes = 3000,
                                          .off = "late-move-pruning",
                                          .randomPlies = 8,
                                          .adjudicated = true,
                                          .program = "0.1.0",
                                          .checksum = "f42a6102716cdceb"};

/// The first random games as "a.games", one per block.
inline std::string writeShard(const QTemporaryDir& folder, std::uint32_t games) {
    const std::string path = folder.filePath("a.games").toStdString();
    auto writer = ShardWriter::create(path, kSampleOrigin, 1);
    for (std::uint32_t i = 0; i < games; ++i) (void)writer->add(randomGame(i));
    (void)writer->close();
    return path;
}

inline std::vector<ScoredGame> gamesOf(const std::string& path, std::string* damage = nullptr) {
    std::vector<ScoredGame> games;
    const auto reading = readShard(path, [&](const ScoredGame& game) { games.push_back(game); });
    if (damage && reading) *damage = reading->damage;
    return games;
}

inline QByteArray bytesOf(const std::string& path) {
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A file of these bytes, "b.games".
inline std::string writeBytes(const QTemporaryDir& folder, const QByteArray& bytes) {
    QFile file(folder.filePath("b.games"));
    if (file.open(QIODevice::WriteOnly | QIODevice::Truncate)) file.write(bytes);
    return file.fileName().toStdString();
}

}  // namespace plyglass
