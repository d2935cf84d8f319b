// File of self-play games (shard): a JSON line with the origin, then blocks of compressed games. A block has
// a marker, the length of its content (4 bytes), its checksum (8 bytes) and the content (game_block.h); an
// empty block ends the file. From a truncated file all complete blocks can be read; after a damaged block
// reading continues at the next marker.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/eval/evaluator.h"
#include "engine/learning/selfplay/scored_game.h"

namespace plyglass {

/// Settings that produced the games; runs are ordered by their seeds.
struct ShardOrigin {
    std::uint64_t seed = 0;
    std::string evaluator;           ///< name
    std::uint64_t nodes = 0;         ///< soft limit per move
    std::uint64_t endgameNodes = 0;  ///< soft limit with few pieces; 0 if equal to `nodes`
    std::string off;                 ///< ids of techniques switched off, separated by commas
    int randomPlies = 8;
    bool adjudicated = true;  ///< decided games were ended early
    std::string program;      ///< version
    /// Checksum of the evaluator's weights, in hexadecimal, since names are not unique; for shuffled games,
    /// of the games.
    std::string checksum = {};

    friend auto operator<=>(const ShardOrigin&, const ShardOrigin&) = default;
};

/// Checksum of weights in the format of an origin.
std::string originChecksum(const EvaluatorChoice& evaluator);

/// Uncompressed size at which a block is written (about 15 000 positions); it is also written after a minute.
/// Blocks of twice the size would save 0.6 %.
constexpr std::size_t kBlockBytes = 32768;

/// Writes a new file. If the program is killed, the games of the unwritten block are lost.
class ShardWriter {
  public:
    /// Fails if the file exists or cannot be created.
    static Result<ShardWriter> create(const std::string& path, const ShardOrigin& origin,
                                      std::size_t blockBytes = kBlockBytes);
    ShardWriter(ShardWriter&&) noexcept;
    ShardWriter& operator=(ShardWriter&&) noexcept;
    ~ShardWriter();

    /// Adds a game, with scores rounded to the nearest level, see levelOfScore. Fails on a write error (a
    /// full disk), leaving the file at the block before; or, without changes, if the game cannot be stored.
    Result<void> add(const ScoredGame& game);
    /// Writes the rest and ends the file. The destructor also does, but cannot report errors.
    Result<void> close();

  private:
    struct File;
    explicit ShardWriter(std::unique_ptr<File> file);

    std::unique_ptr<File> m_file;
};

struct ShardReading {
    ShardOrigin origin;
    std::uint64_t games = 0;  ///< number of games read
    std::string damage;       ///< clause about the file's damage; "" if it is intact
};

/// Calls `use` with each game. Fails if nothing can be read; damaged parts are skipped.
Result<ShardReading> readShard(const std::string& path, const std::function<void(const ScoredGame&)>& onGame);
/// As above; reports files that cannot be read completely, and games that `use` rejects, to `onError`.
void readShard(const std::string& path, const std::function<Result<void>(const ScoredGame&)>& use,
               const std::function<void(const std::string&)>& onError);
/// Origin of the games of a file. Fails as readShard does.
Result<ShardOrigin> readShardOrigin(const std::string& path);
struct ShardNumbers {
    ShardOrigin origin;
    std::vector<std::uint32_t> numbers;  ///< of the games that readShard reads, in that order
};
/// Numbers of the games in a file, without decompressing moves. Fails as readShard does.
Result<ShardNumbers> readShardNumbers(const std::string& path);

/// Message about a file that was not read completely; "" if it was.
std::string troubleOf(const Result<ShardReading>& reading, const std::string& file);

}  // namespace plyglass
