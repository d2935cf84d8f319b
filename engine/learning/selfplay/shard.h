// A file of games from self-play: a line of JSON that says where they come from, then blocks of games that
// are packed together. A block is a mark, the length of its content (4 bytes), the content's checksum (8
// bytes) and the content (game_block.h); one without content ends the file. A file that was cut off anywhere
// gives all games of its whole blocks, and behind a damaged block reading goes on at the next mark.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/learning/selfplay/shard_origin.h"
#include "engine/learning/selfplay/stored_game.h"

namespace plyglass {

/// A block is written when its games have so many bytes before they are packed, which are about 15 000
/// positions, or when a minute is over. Of twice the size they are 0.6 % smaller altogether.
constexpr std::size_t kBlockBytes = 32768;

/// Writes a new file. A program that is killed loses the games of the block that it has not written yet.
class ShardWriter {
  public:
    /// Fails if the file exists or cannot be made.
    static Result<ShardWriter> create(const std::string& path, const ShardOrigin& origin,
                                      std::size_t blockBytes = kBlockBytes);
    ShardWriter(ShardWriter&&) noexcept;
    ShardWriter& operator=(ShardWriter&&) noexcept;
    ~ShardWriter();

    /// Scores are kept to the nearest level, see levelOfScore. Fails if the disk is full, for one, the file
    /// then ending with the block before; or, having added nothing, if the game cannot be stored.
    Result<void> add(const StoredGame& game);
    /// Writes what is left and ends the file; the destructor does as well, but cannot say whether it could.
    Result<void> close();

  private:
    struct File;
    explicit ShardWriter(std::unique_ptr<File> file);

    std::unique_ptr<File> m_file;
};

struct ShardReading {
    ShardOrigin origin;
    std::uint64_t games = 0;  ///< that were given
    std::string damage;       ///< what is wrong with the file, in half a sentence; "" if nothing is
};

/// Gives the games one by one. Fails if there is nothing to be read; what is damaged is left out.
Result<ShardReading> readShard(const std::string& path, const std::function<void(const StoredGame&)>& onGame);
/// The same; `onTrouble` hears in a sentence of a file that could not be read, or not all of it, and of
/// games that `use` refuses.
void readShard(const std::string& path, const std::function<Result<void>(const StoredGame&)>& use,
               const std::function<void(const std::string&)>& onTrouble);
/// What made the games of a file. Fails as readShard does.
Result<ShardOrigin> readShardOrigin(const std::string& path);
struct ShardNumbers {
    ShardOrigin origin;
    std::vector<std::uint32_t> numbers;  ///< of the games that readShard gives, in their order
};
/// Which games a file has, without unpacking their moves. Fails as readShard does.
Result<ShardNumbers> readShardNumbers(const std::string& path);

/// What a person should know of a file that could not be read, or not all of it; "" if there is nothing.
std::string troubleOf(const Result<ShardReading>& reading, const std::string& file);

}  // namespace plyglass
