#include "engine/learning/selfplay/data_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <system_error>
#include <tuple>
#include <unordered_set>
#include <utility>

#include "engine/base/file_text.h"
#include "engine/base/random.h"
#include "engine/base/shuffle.h"
#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

constexpr const char* kNothingWritten = "Stopped; nothing was written.";
/// Upper bounds of the score classes, in stored scores.
constexpr std::array<int, 3> kScoreClasses = {50, 200, 1000};

/// Identity of a run, as a sort key.
auto keyOf(const ShardOrigin& origin) {
    return std::tuple(origin.seed, origin.evaluator, origin.nodes, origin.endgameNodes, origin.off,
                      origin.randomPlies, origin.adjudicated, origin.program, origin.checksum);
}
using RunKey = decltype(keyOf(std::declval<ShardOrigin>()));

struct Run {
    ShardOrigin origin;
    std::map<std::uint32_t, StoredGame> games;
};

void countPositions(const StoredGame& game, std::unordered_set<std::uint64_t>& seen,
                    DataStatistics& statistics) {
    Position position = Position::start();
    Undo undo;
    for (std::size_t ply = 0; ply < game.moves.size() && isLegal(position, game.moves[ply]); ++ply) {
        if (ply >= game.randomPlies) {
            const int size = std::abs(static_cast<int>(game.scores[ply - game.randomPlies]));
            std::size_t scoreClass = 0;
            while (scoreClass < kScoreClasses.size() && size > kScoreClasses[scoreClass]) ++scoreClass;
            ++statistics.positions;
            ++statistics.byScore[scoreClass];
            ++statistics.byPieces[static_cast<std::size_t>(count(position.occupied()))];
            statistics.repeatedPositions += !seen.insert(position.key()).second;
        }
        position.makeMove(game.moves[ply], undo);
    }
}

void note(const Result<ShardReading>& reading, const std::string& file, DataStatistics& statistics) {
    ++statistics.files;
    if (std::string trouble = troubleOf(reading, file); !trouble.empty())
        statistics.troubles.push_back(std::move(trouble));
}

RunStatistics& runOf(const ShardOrigin& origin, DataStatistics& statistics) {
    std::vector<RunStatistics>& runs = statistics.runs;
    const auto found = std::find_if(runs.begin(), runs.end(),
                                    [&](const RunStatistics& run) { return run.origin == origin; });
    return found == runs.end() ? runs.emplace_back(RunStatistics{.origin = origin}) : *found;
}

/// Calls `use` with every game and its origin, each number of a run once.
void eachGame(const std::vector<std::string>& files, const JobContext& context, DataStatistics& statistics,
              const std::function<void(const ShardOrigin&, const StoredGame&)>& use) {
    std::set<std::pair<RunKey, std::uint32_t>> played;
    for (const std::string& file : files) {
        if (context.stopRequested()) return;
        context.report({statistics.files, files.size(), "files", file});
        std::vector<StoredGame> games;
        const auto reading = readShard(file, [&](const StoredGame& game) { games.push_back(game); });
        note(reading, file, statistics);
        if (!reading) continue;
        RunStatistics& run = runOf(reading->origin, statistics);
        std::error_code unknown;
        const auto size = std::filesystem::file_size(file, unknown);
        run.bytes += unknown ? 0 : size;
        for (const StoredGame& game : games) {
            run.storedPositions += game.scores.size();
            if (!played.insert({keyOf(reading->origin), game.number}).second) {
                ++statistics.repeatedGames;
                continue;
            }
            ++statistics.games;
            ++run.games;
            run.positions += game.scores.size();
            ++statistics.results[game.halfPoints];
            use(reading->origin, game);
        }
    }
}

/// Origin of a shuffled file: common properties, and "several" for the others.
ShardOrigin commonOrigin(const std::vector<ShardOrigin>& origins, std::uint64_t seed,
                         const std::string& checksum) {
    ShardOrigin common = origins.empty() ? ShardOrigin{} : origins.front();
    common.seed = seed;
    common.checksum = checksum;
    for (const ShardOrigin& origin : origins) {
        if (origin.evaluator != common.evaluator) common.evaluator = "several";
        if (origin.program != common.program) common.program = "several";
        if (origin.off != common.off) common.off = "several";
        if (origin.nodes != common.nodes) common.nodes = 0;
        if (origin.endgameNodes != common.endgameNodes) common.endgameNodes = 0;
        common.adjudicated = common.adjudicated && origin.adjudicated;
    }
    return common;
}

/// As hexadecimal digits.
std::string checksumOfGames(const std::vector<StoredGame>& games) {
    std::uint64_t sum = 0;
    for (const StoredGame& game : games) sum = scrambled(sum ^ checksumOf(game));
    return fmt::format("{:016x}", sum);
}

Result<void> writeRun(const Run& run, const std::filesystem::path& path) {
    auto writer = ShardWriter::create(path.string(), run.origin);
    if (!writer) return tl::unexpected(writer.error());
    for (const auto& [number, game] : run.games)
        if (const auto added = writer->add(game); !added) return added;
    return writer->close();
}

}  // namespace

DataStatistics statisticsOf(const std::vector<std::string>& files, const JobContext& context) {
    DataStatistics statistics;
    std::unordered_set<std::uint64_t> seen;
    eachGame(files, context, statistics,
             [&](const ShardOrigin&, const StoredGame& game) { countPositions(game, seen, statistics); });
    return statistics;
}

Result<DataStatistics> mergeGames(const std::vector<std::string>& files, const std::filesystem::path& folder,
                                  const JobContext& context) {
    DataStatistics statistics;
    std::map<RunKey, Run> runs;
    eachGame(files, context, statistics, [&](const ShardOrigin& origin, const StoredGame& game) {
        Run& run = runs.try_emplace(keyOf(origin), Run{origin, {}}).first->second;
        run.games.emplace(game.number, game);
    });
    if (context.stopRequested()) return fail(kNothingWritten);
    if (const auto made = makeFolder(folder); !made) return tl::unexpected(made.error());
    int number = 0;
    for (const auto& [key, run] : runs) {
        const auto path = folder / fmt::format("merged-{:04}-seed{}.games", ++number, run.origin.seed);
        if (const auto written = writeRun(run, path); !written) return tl::unexpected(written.error());
    }
    return statistics;
}

Result<ShuffledGames> shuffleGames(const std::vector<std::string>& files, const std::filesystem::path& folder,
                                   std::uint64_t seed, const JobContext& context) {
    ShuffledGames shuffled;
    std::vector<ShardOrigin> origins;
    std::vector<StoredGame> games;
    eachGame(files, context, shuffled.statistics, [&](const ShardOrigin& origin, const StoredGame& game) {
        if (origins.empty() || origins.back() != origin) origins.push_back(origin);
        games.push_back(game);
    });
    if (context.stopRequested()) return fail(kNothingWritten);
    if (const auto made = makeFolder(folder); !made) return tl::unexpected(made.error());
    Random random(seed);
    shuffle(games, random);
    shuffled.file = (folder / fmt::format("shuffled-seed{}.games", seed)).string();
    auto writer = ShardWriter::create(shuffled.file, commonOrigin(origins, seed, checksumOfGames(games)));
    if (!writer) return tl::unexpected(writer.error());
    for (std::uint32_t number = 0; number < games.size(); ++number) {
        games[number].number = number;
        if (const auto added = writer->add(games[number]); !added) return tl::unexpected(added.error());
    }
    if (const auto closed = writer->close(); !closed) return tl::unexpected(closed.error());
    return shuffled;
}

}  // namespace plyglass
