// A file of games from self-play: a line of JSON that says where they come from, then the games, compressed
// by zstd as they come in. A file that was cut off anywhere still gives all games that were finished before.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/learning/selfplay/stored_game.h"

namespace plyglass {

/// What made the games.
struct ShardOrigin {
    std::string evaluator;           ///< its name
    std::uint64_t nodes = 0;         ///< soft limit for each move
    std::uint64_t endgameNodes = 0;  ///< the same with few pieces; 0 if it is `nodes`
    std::string off;                 ///< ids of techniques switched off, separated by commas
    std::uint64_t seed = 0;
    int randomPlies = 8;
    bool adjudicated = true;  ///< decided games were ended early
    std::string program;      ///< version
    /// Of the weights that judged, in hexadecimal digits, since names can be given twice; of games that were
    /// shuffled, of which these are. Older files have none.
    std::string checksum = {};

    friend bool operator==(const ShardOrigin&, const ShardOrigin&) = default;
};

/// Writes a new file; every game is on its way to the disk when `add` returns.
class ShardWriter {
  public:
    /// Fails if the file exists or cannot be made.
    static Result<ShardWriter> create(const std::string& path, const ShardOrigin& origin);
    ShardWriter(ShardWriter&&) noexcept;
    ShardWriter& operator=(ShardWriter&&) noexcept;
    ~ShardWriter();

    /// Fails if the disk is full, for one; the file then ends with the game before.
    Result<void> add(const StoredGame& game);
    /// Ends the file as the compression format requires; without it the last game still counts.
    Result<void> close();

  private:
    struct File;
    explicit ShardWriter(std::unique_ptr<File> file);

    std::unique_ptr<File> m_file;
};

struct ShardReading {
    ShardOrigin origin;
    std::uint64_t games = 0;
    std::string cutOff;  ///< why the file ends before its end; "" if it does not
};

/// Gives the games one by one. Fails if there is nothing to be read; a damaged tail only ends it early.
Result<ShardReading> readShard(const std::string& path, const std::function<void(const StoredGame&)>& onGame);
/// The same; `onTrouble` hears in a sentence of a file that could not be read, or not to its end, and of
/// games that `use` refuses.
void readShard(const std::string& path, const std::function<Result<void>(const StoredGame&)>& use,
               const std::function<void(const std::string&)>& onTrouble);
/// What a person should know of a file that could not be read, or not to its end; "" if there is nothing.
std::string troubleOf(const Result<ShardReading>& reading, const std::string& file);

}  // namespace plyglass
