#include "engine/learning/selfplay/shard_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <map>
#include <set>
#include <stop_token>
#include <system_error>
#include <unordered_set>
#include <utility>

#include "engine/base/file_text.h"
#include "engine/base/random.h"
#include "engine/base/shuffle.h"
#include "engine/chess/movegen.h"
#include "engine/learning/selfplay/training_target.h"

namespace plyglass {

namespace {

constexpr std::string_view kEnding = ".games";
constexpr const char* kNothingWritten = "Stopped; nothing was written.";
/// Upper bounds of the score classes, in stored scores.
constexpr std::array<int, 3> kScoreClasses = {50, 200, 1000};

/// Ids of techniques that are on by default and off here.
std::string switchedOff(const Techniques& techniques) {
    std::string ids;
    for (const Technique& technique : allTechniques()) {
        if (!technique.isOn(Techniques{}) || technique.isOn(techniques)) continue;
        if (!ids.empty()) ids += ',';
        ids += technique.id;
    }
    return ids;
}

ShardOrigin originOf(const DataRunOptions& options) {
    return {.seed = options.games.seed,
            .evaluator = options.evaluatorName,
            .nodes = options.games.nodes,
            .endgameNodes = options.games.endgameNodes,
            .off = switchedOff(options.games.techniques),
            .randomPlies = options.games.randomPlies,
            .adjudicated = options.games.adjudicates,
            .program = options.program,
            .checksum = originChecksum(options.games.evaluators[0])};
}

/// A file name that is free in the folder.
std::string freeName(const DataRunOptions& options) {
    for (int part = 1;; ++part) {
        const auto path = options.folder / fmt::format("seed{}-{:04}{}", options.games.seed, part, kEnding);
        if (!std::filesystem::exists(path)) return path.string();
    }
}

/// Numbers of the run's games already in the folder.
Result<std::set<std::uint32_t>> playedBefore(const std::filesystem::path& folder, const ShardOrigin& origin) {
    const auto files = shardsIn(folder);
    if (!files) return tl::unexpected(files.error());
    std::set<std::uint32_t> played;
    for (const std::string& file : *files) {
        const auto found = readShardNumbers(file);
        if (found && found->origin == origin) played.insert(found->numbers.begin(), found->numbers.end());
    }
    return played;
}

/// Games of a run, by number.
using RunGames = std::map<std::uint32_t, ScoredGame>;

void countPositions(const ScoredGame& game, std::unordered_set<std::uint64_t>& seen,
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
              const std::function<void(const ShardOrigin&, const ScoredGame&)>& use) {
    std::set<std::pair<ShardOrigin, std::uint32_t>> played;
    for (const std::string& file : files) {
        if (context.stopRequested()) return;
        context.report({statistics.files, files.size(), "files", file});
        std::vector<ScoredGame> games;
        const auto reading = readShard(file, [&](const ScoredGame& game) { games.push_back(game); });
        note(reading, file, statistics);
        if (!reading) continue;
        RunStatistics& run = runOf(reading->origin, statistics);
        std::error_code unknown;
        const auto size = std::filesystem::file_size(file, unknown);
        run.bytes += unknown ? 0 : size;
        for (const ScoredGame& game : games) {
            run.storedPositions += game.scores.size();
            if (!played.insert({reading->origin, game.number}).second) {
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
std::string checksumOfGames(const std::vector<ScoredGame>& games) {
    std::uint64_t sum = 0;
    for (const ScoredGame& game : games) sum = scrambled(sum ^ checksumOf(game));
    return fmt::format("{:016x}", sum);
}

Result<void> writeRun(const std::filesystem::path& path, const ShardOrigin& origin, const RunGames& games) {
    auto writer = ShardWriter::create(path.string(), origin);
    if (!writer) return tl::unexpected(writer.error());
    for (const auto& [number, game] : games)
        if (const auto added = writer->add(game); !added) return added;
    return writer->close();
}

}  // namespace

Result<std::vector<std::string>> shardsIn(const std::filesystem::path& folder) {
    std::error_code error;
    std::vector<std::string> files;
    for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (at->path().extension() == kEnding) files.push_back(at->path().string());
    if (error)
        return fail(translatable("Engine", "{} could not be read: {}."), folder.string(), error.message());
    std::sort(files.begin(), files.end());
    return files;
}

Result<DataRunReport> playForData(const DataRunOptions& options, const JobContext& context) {
    if (const auto made = makeFolder(options.folder); !made) return tl::unexpected(made.error());
    const ShardOrigin origin = originOf(options);
    const auto played = playedBefore(options.folder, origin);
    if (!played) return tl::unexpected(played.error());
    DataRunReport report;
    report.before = played->size();
    if (played->size() >= static_cast<std::size_t>(options.games.games)) return report;
    auto writer = ShardWriter::create(freeName(options), origin);
    if (!writer) return tl::unexpected(writer.error());

    std::stop_source stop;
    const std::stop_callback passOn(context.stop, [&stop] { stop.request_stop(); });
    JobContext job = context;
    job.stop = stop.get_token();
    job.onProgress = [&](JobProgress progress) {
        progress.done += played->size();
        context.report(progress);
    };
    SelfGamesOptions games = options.games;
    games.isPlayed = [&](int number) { return played->contains(static_cast<std::uint32_t>(number)); };
    Result<void> written;
    const auto begin = std::chrono::steady_clock::now();
    playSelfGames(
        games,
        [&](int number, const Game& game) {
            const ScoredGame stored = scoredGame(game, static_cast<std::uint32_t>(number), games.randomPlies,
                                                 scoreScaleOf(games.evaluators[0]));
            if (written) written = writer->add(stored);
            if (!written) return void(stop.request_stop());
            ++report.games;
            ++report.results[stored.halfPoints];
            report.positions += stored.scores.size();
            if (options.onGame) options.onGame(game);
        },
        job);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    report.positionsPerSecond = static_cast<double>(report.positions) / std::max(seconds, 1e-9);
    if (written) written = writer->close();
    if (!written) return tl::unexpected(written.error());
    return report;
}

DataStatistics statisticsOf(const std::vector<std::string>& files, const JobContext& context) {
    DataStatistics statistics;
    std::unordered_set<std::uint64_t> seen;
    eachGame(files, context, statistics,
             [&](const ShardOrigin&, const ScoredGame& game) { countPositions(game, seen, statistics); });
    return statistics;
}

Result<DataStatistics> mergeGames(const std::vector<std::string>& files, const std::filesystem::path& folder,
                                  const JobContext& context) {
    DataStatistics statistics;
    std::map<ShardOrigin, RunGames> runs;
    eachGame(files, context, statistics, [&](const ShardOrigin& origin, const ScoredGame& game) {
        runs[origin].emplace(game.number, game);
    });
    if (context.stopRequested()) return fail(kNothingWritten);
    if (const auto made = makeFolder(folder); !made) return tl::unexpected(made.error());
    int number = 0;
    for (const auto& [origin, games] : runs) {
        const auto path = folder / fmt::format("merged-{:04}-seed{}{}", ++number, origin.seed, kEnding);
        if (const auto written = writeRun(path, origin, games); !written)
            return tl::unexpected(written.error());
    }
    return statistics;
}

Result<ShuffledGames> shuffleGames(const std::vector<std::string>& files, const std::filesystem::path& folder,
                                   std::uint64_t seed, const JobContext& context) {
    ShuffledGames shuffled;
    std::vector<ShardOrigin> origins;
    std::vector<ScoredGame> games;
    eachGame(files, context, shuffled.statistics, [&](const ShardOrigin& origin, const ScoredGame& game) {
        if (origins.empty() || origins.back() != origin) origins.push_back(origin);
        games.push_back(game);
    });
    if (context.stopRequested()) return fail(kNothingWritten);
    if (const auto made = makeFolder(folder); !made) return tl::unexpected(made.error());
    Random random(seed);
    shuffle(games, random);
    shuffled.file = (folder / fmt::format("shuffled-seed{}{}", seed, kEnding)).string();
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
