#include "engine/learning/selfplay/self_play.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <system_error>

#include "engine/base/file_text.h"
#include "engine/learning/selfplay/training_target.h"

namespace plyglass {

namespace {

constexpr std::string_view kEnding = ".games";

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

ShardOrigin originOf(const SelfPlayOptions& options) {
    return {.evaluator = options.evaluatorName,
            .nodes = options.games.nodes,
            .endgameNodes = options.games.endgameNodes,
            .off = switchedOff(options.games.techniques),
            .seed = options.games.seed,
            .randomPlies = options.games.randomPlies,
            .adjudicated = options.games.adjudicates,
            .program = options.program,
            .checksum = originChecksum(options.games.evaluators[0])};
}

/// A file name that is free in the folder.
std::string freeName(const SelfPlayOptions& options) {
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

Result<SelfPlayReport> playForData(const SelfPlayOptions& options, const JobContext& context) {
    if (const auto made = makeFolder(options.folder); !made) return tl::unexpected(made.error());
    const ShardOrigin origin = originOf(options);
    const auto played = playedBefore(options.folder, origin);
    if (!played) return tl::unexpected(played.error());
    SelfPlayReport report;
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
            const StoredGame stored = storedGame(game, static_cast<std::uint32_t>(number), games.randomPlies,
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

}  // namespace plyglass
