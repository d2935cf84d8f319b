#include "engine/learning/training/network_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

#include "engine/base/file_text.h"
#include "engine/base/random.h"
#include "engine/eval/network/network_file.h"
#include "engine/learning/selfplay/shard_folder.h"
#include "engine/learning/training/network_run_clock.h"
#include "engine/learning/training/network_run_file.h"
#include "engine/match/match_score.h"

namespace plyglass {

namespace {

/// Rounds without adjudication: the first networks cannot recognize decided games.
constexpr int kPlayedOutRounds = 2;
std::uint64_t seedOf(const NetworkRunOptions& options, int round) {
    // Short enough for a file name.
    constexpr std::uint64_t kMax = 1'000'000;
    return scrambled(options.seed * kMaxRounds + static_cast<std::uint64_t>(round)) % kMax;
}

/// Executes the rounds of a run.
class NetworkRunner {
  public:
    NetworkRunner(NetworkRun& run, const std::filesystem::path& folder, const JobContext& context,
                  const NetworkRunWatcher& watcher)
        : m_run(run), m_folder(folder), m_context(context), m_watcher(watcher), m_clock(run) {}

    Result<void> go();

  private:
    NetworkGeneration& last() { return m_run.generations.back(); }
    std::string checkpoint() const {
        return (m_folder / fmt::format("training-{:03}.checkpoint", m_run.generations.back().number))
            .string();
    }
    Result<void> start();
    Result<void> make();
    Result<void> play();
    Result<void> learn();
    Result<TrainingData> games(int round);
    Result<void> resume(NetworkTrainer& trainer, std::uint64_t fingerprint);
    Result<void> note(const TrainingReport& report, const NetworkTrainer& trainer, std::uint64_t fingerprint);
    Result<void> write(Network network);
    Result<void> measure();
    Result<void> save();
    Result<EvaluatorChoice> player(int generation) const;
    JobContext job(NetworkRunStage stage, std::stop_token stop);

    NetworkRun& m_run;
    const std::filesystem::path& m_folder;
    const JobContext& m_context;
    const NetworkRunWatcher& m_watcher;
    NetworkRunClock m_clock;
};

Result<void> NetworkRunner::go() {
    if (const auto started = start(); !started) return started;
    while (!m_context.stopRequested()) {
        if (!last().isMade) {
            if (const auto made = make(); !made) return made;
        } else if (!last().isMeasured) {
            if (const auto measured = measure(); !measured) return measured;
        } else if (last().number < m_run.options.rounds) {
            m_run.generations.push_back({.number = last().number + 1});
        } else {
            break;
        }
    }
    return {};
}

/// Creates generation 0 if missing.
Result<void> NetworkRunner::start() {
    if (!m_run.generations.empty()) return {};
    if (const auto made = makeFolder(m_folder); !made) return made;
    m_run.generations.push_back({});
    return write(randomNetwork(m_run.options.shape, m_run.options.seed));
}

Result<void> NetworkRunner::make() {
    if (const auto played = play(); !played || m_context.stopRequested()) return played;
    return learn();
}

Result<void> NetworkRunner::play() {
    const int round = last().number;
    const auto network = player(round - 1);
    if (!network) return tl::unexpected(network.error());
    DataRunOptions options;
    options.games.games = m_run.options.games;
    options.games.nodes = m_run.options.nodes;
    options.games.nodesAreSoft = true;
    options.games.seed = seedOf(m_run.options, round);
    options.games.adjudicates = round > kPlayedOutRounds;
    options.games.evaluators = {*network, *network};
    options.evaluatorName = fmt::format("generation {}", round - 1);
    options.program = "network run";
    options.folder = gamesFolderOf(m_folder, round);
    if (m_watcher.onGame) options.onGame = [this, round](const Game& game) { m_watcher.onGame(round, game); };
    m_clock.begin(NetworkRunStage::Playing);
    const auto report = playForData(options, job(NetworkRunStage::Playing, m_context.stop));
    if (!report) return tl::unexpected(report.error());
    last().seconds[0] += m_clock.stageSeconds();
    last().games = report->before + report->games;
    return save();
}

/// Training data of a round, including earlier rounds in the window, in an order independent of threads and
/// interruptions.
Result<TrainingData> NetworkRunner::games(int round) {
    TrainingData data;
    last().results = {};
    const SampleOptions options = {.filter = {}, .target = targetOf(round)};
    for (int from = std::max(1, round - m_run.options.windowRounds + 1); from <= round; ++from) {
        const auto files = shardsIn(gamesFolderOf(m_folder, from));
        if (!files) return tl::unexpected(files.error());
        std::map<std::uint32_t, ScoredGame> byNumber;
        for (const std::string& file : *files) {
            if (m_context.stopRequested()) return data;
            // Games lost from a damaged file were played again into another one.
            (void)readShard(file, [&](const ScoredGame& game) { byNumber.emplace(game.number, game); });
        }
        for (const auto& [number, game] : byNumber) {
            if (m_context.stopRequested()) return data;
            if (from == round) ++last().results[game.halfPoints];
            if (const auto added = addGame(data, game, options); !added) return tl::unexpected(added.error());
        }
    }
    if (data.positions.empty() || data.heldOut.empty())
        return fail(
            translatable("Engine",
                         "The games in {} have no positions to learn from; play more games in each round."),
            gamesFolderOf(m_folder, round).string());
    shufflePositions(data, seedOf(m_run.options, round));
    return data;
}

Result<void> NetworkRunner::learn() {
    const NetworkRunOptions& options = m_run.options;
    const int round = last().number;
    const auto data = games(round);
    if (!data) return tl::unexpected(data.error());
    if (m_context.stopRequested()) return {};
    last().positions = data->positions.size();
    last().heldOut = data->heldOut.size();
    last().leftOut = data->leftOut;

    TrainingOptions training;
    training.trainer.shape = options.shape;
    training.trainer.seed = seedOf(options, round);
    training.trainer.threads = m_context.threads;
    training.samples = options.samples;
    training.batchSize = options.batchSize;
    training.learningRate = options.learningRate;
    training.reportEvery = std::max<std::uint64_t>(1, options.samples / kLossReports);
    NetworkTrainer trainer(training.trainer);
    const std::uint64_t fingerprint = runFingerprint(trainer, *data, training);
    if (const auto resumed = resume(trainer, fingerprint); !resumed) return resumed;

    m_clock.begin(NetworkRunStage::Training);
    std::stop_source stop;
    const std::stop_callback passOn(m_context.stop, [&stop] { stop.request_stop(); });
    Result<void> noted;
    train(trainer, *data, training, job(NetworkRunStage::Training, stop.get_token()),
          [&](const TrainingReport& report) {
              if (noted) noted = note(report, trainer, fingerprint);
              if (!noted) stop.request_stop();
          });
    last().seconds[1] += m_clock.stageSeconds();
    if (!noted || trainer.steps() * static_cast<std::uint64_t>(options.batchSize) < options.samples)
        return noted;
    last().quantizationLossCp = quantizationLoss(trainer, data->heldOut).meanCp;
    return write(trainer.network());
}

/// Resumes an interrupted training from its last report, if there is one.
Result<void> NetworkRunner::resume(NetworkTrainer& trainer, std::uint64_t fingerprint) {
    std::vector<LossPoint>& losses = last().losses;
    if (!losses.empty() && std::filesystem::exists(checkpoint())) {
        const auto bytes = readFileText(checkpoint(), kMaxStateBytes);
        if (!bytes) return tl::unexpected(bytes.error());
        if (const auto restored = restoreCheckpoint(trainer, fingerprint, *bytes, checkpoint()); !restored)
            return restored;
    }
    const std::uint64_t shown = trainer.steps() * static_cast<std::uint64_t>(m_run.options.batchSize);
    std::erase_if(losses, [&](const LossPoint& point) { return point.samples > shown; });
    return {};
}

/// Stores a report with its state. If killed in between, the run resumes from the previous report.
Result<void> NetworkRunner::note(const TrainingReport& report, const NetworkTrainer& trainer,
                                 std::uint64_t fingerprint) {
    last().losses.push_back({report.samples, report.error, report.heldOutError});
    if (const auto saved = save(); !saved) return saved;
    return writeFileText(checkpoint(), toCheckpoint(trainer, fingerprint));
}

Result<void> NetworkRunner::write(Network network) {
    const int number = last().number;
    network.name = fmt::format("Generation {}", number);
    network.lineage.generation = number;
    network.lineage.seed = m_run.options.seed;
    if (number > 0) {
        network.lineage.parents = {fmt::format("Generation {}", number - 1)};
        network.lineage.notes = fmt::format("learnt from {} games of the generation before", last().games);
    }
    const auto written = writeFileText(networkFileOf(m_folder, number).string(), toFileBytes(network));
    if (!written) return written;
    last().isMade = true;
    if (const auto saved = save(); !saved) return saved;
    std::error_code ignored;  // a leftover checkpoint is harmless
    std::filesystem::remove(checkpoint(), ignored);
    return {};
}

Result<void> NetworkRunner::measure() {
    const auto network = player(last().number);
    if (!network) return tl::unexpected(network.error());
    SelfGamesOptions options;
    options.games = m_run.options.strengthGames;
    options.nodes = m_run.options.strengthNodes;
    options.seed = m_run.options.seed;
    options.evaluators = {*network, EvaluatorKind::Material};
    m_clock.begin(NetworkRunStage::Measuring);
    MatchScore score;
    playSelfGames(
        options, [&](int number, const Game& game) { score.add(recordOf(number, game)); },
        job(NetworkRunStage::Measuring, m_context.stop));
    last().seconds[2] += m_clock.stageSeconds();
    if (m_context.stopRequested()) return {};
    last().counts = score.counts();
    last().pairs = score.pairs();
    last().isMeasured = true;
    return save();
}

Result<EvaluatorChoice> NetworkRunner::player(int generation) const {
    auto network = loadNetwork(networkFileOf(m_folder, generation).string());
    if (!network) return tl::unexpected(network.error());
    EvaluatorChoice choice(EvaluatorKind::Network);
    choice.network = std::make_shared<const Network>(std::move(*network));
    return choice;
}

Result<void> NetworkRunner::save() {
    const auto written = writeFileText((m_folder / kNetworkRunFile).string(), toJsonText(m_run));
    if (written && m_watcher.onChange) m_watcher.onChange(m_run);
    return written;
}

JobContext NetworkRunner::job(NetworkRunStage stage, std::stop_token stop) {
    JobContext job = m_context;
    job.stop = std::move(stop);
    job.onProgress = [this, stage](const JobProgress& progress) {
        const NetworkRunStep step = m_clock.step(stage, progress);
        if (m_watcher.onStep) m_watcher.onStep(step);
        m_context.report(progress);
    };
    return job;
}

}  // namespace

int NetworkRun::made() const {
    return static_cast<int>(std::count_if(generations.begin(), generations.end(),
                                          [](const NetworkGeneration& one) { return one.isMade; }));
}

bool NetworkRun::isFinished() const {
    return !generations.empty() && generations.back().number == options.rounds &&
           generations.back().isMeasured;
}

Result<NetworkRunOptions> checkedNetworkRun(NetworkRunOptions options) {
    if (const auto shape = checkedShape(options.shape); !shape) return tl::unexpected(shape.error());
    if (options.rounds < 1 || options.rounds > kMaxRounds)
        return fail(translatable("Engine", "A run has 1 to {} rounds, not {}."), kMaxRounds, options.rounds);
    if (options.games < kMinRoundGames)
        return fail(translatable("Engine", "A round needs at least {} games, not {}."), kMinRoundGames,
                    options.games);
    if (options.nodes < 1 || options.strengthNodes < 1)
        return fail(translatable("Engine", "A move needs at least one node."));
    if (options.windowRounds < 1)
        return fail(translatable("Engine", "Each round must train on the games of at least one round."));
    if (options.batchSize < 1 || options.samples < static_cast<std::uint64_t>(options.batchSize))
        return fail(translatable("Engine", "Each round must show at least one batch of positions."));
    if (!(options.learningRate > 0 && options.learningRate <= 1))
        return fail(translatable("Engine", "The learning rate must be above 0 and at most 1."));
    if (options.strengthGames < 0)
        return fail(translatable("Engine", "The number of games against material cannot be negative."));
    return options;
}

/// The schedule of the built-in network.
TrainingTarget targetOf(int round) {
    constexpr std::array<std::pair<double, double>, 4> kSharesAndDecays = {
        {{1.0, 1.0}, {0.7, 1.0}, {0.7, 0.95}, {0.7, 0.8}}};
    const auto last = static_cast<int>(kSharesAndDecays.size()) - 1;
    const auto [share, decay] = kSharesAndDecays[static_cast<std::size_t>(std::clamp(round - 1, 0, last))];
    return {.tdWeight = share, .lambda = decay};
}

Result<void> makeNetworks(NetworkRun& run, const std::filesystem::path& folder, const JobContext& context,
                          const NetworkRunWatcher& watcher) {
    return NetworkRunner(run, folder, context, watcher).go();
}

Result<NetworkRun> loadNetworkRun(const std::filesystem::path& folder) {
    const std::string file = (folder / kNetworkRunFile).string();
    const auto text = readFileText(file, kMaxSettingsBytes);
    if (!text) return tl::unexpected(text.error());
    return parseNetworkRun(*text, file);
}

std::filesystem::path networkFileOf(const std::filesystem::path& folder, int generation) {
    return folder / fmt::format("generation-{:03}.network", generation);
}

std::filesystem::path gamesFolderOf(const std::filesystem::path& folder, int generation) {
    return folder / "games" / fmt::format("round-{:03}", generation);
}

}  // namespace plyglass
