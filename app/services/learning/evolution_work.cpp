#include "app/services/learning/evolution_work.h"
#include "app/services/translated.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "engine/base/file_text.h"
#include "engine/learning/evolution/choices_file.h"
#include "engine/learning/selfplay/shard_folder.h"

namespace plyglass {

namespace {

constexpr double kPointsOfADraw = 0.5;
/// Writing takes at most this fraction (one in …) of the time.
constexpr int kWritingShare = 10;

std::string stateFile(const std::string& folder) {
    return (std::filesystem::path(folder) / "evolution.json").string();
}

}  // namespace

EvolutionWork::EvolutionWork(EvolutionSettings settings, std::string folder,
                             const std::vector<EvolvedGeneration>& before)
    : m_settings(std::move(settings)), m_folder(std::move(folder)) {
    m_evolution = {m_settings.byFit ? kByFit : kByGames, m_settings.genetics, {}};
    for (const EvolvedGeneration& generation : before) {
        m_evolution.generations.push_back(*generation.population);
        m_isMeasured.push_back(generation.strength.has_value());
    }
    m_news.generation = static_cast<int>(before.size());
    m_saved = before.size();
}

Result<std::vector<EvolvedGeneration>> EvolutionWork::read(const std::string& folder,
                                                           const EvolutionSettings& settings) {
    std::vector<EvolvedGeneration> generations;
    const std::string file = stateFile(folder);
    if (!std::filesystem::exists(file)) return generations;
    const auto content = readFileText(file);
    if (!content) return tl::unexpected(content.error());
    const auto evolution = parseEvolution(*content, file);
    if (!evolution) return tl::unexpected(evolution.error());
    if (!(evolution->options == settings.genetics))
        return fail(translatable("Engine", "{} was made with other settings than those of its run."), file);
    for (std::size_t i = 0; i < evolution->generations.size(); ++i)
        generations.push_back({std::make_shared<const Population>(evolution->generations[i]),
                               championOf(*evolution, i),
                               {},
                               {}});
    return generations;
}

Result<void> EvolutionWork::run(const JobContext& job) {
    if (m_settings.byFit)
        if (const auto gathered = gatherFitData(job); !gathered) return gathered;
    while (!job.stopRequested()) {
        measureMissingStrengths(job);
        if (static_cast<int>(m_evolution.generations.size()) > m_settings.generations) break;
        if (!breed(job)) break;
    }
    if (m_saved < m_evolution.generations.size()) save();
    return {};
}

EvolutionNews EvolutionWork::takeNews() {
    const std::lock_guard lock(m_mutex);
    EvolutionNews news = m_news;
    m_news.games = 0;
    m_news.generations.clear();
    m_news.strengths.clear();
    m_news.game.reset();
    return news;
}

void EvolutionWork::begin(EvolutionStage stage, std::uint64_t total) {
    const std::lock_guard lock(m_mutex);
    m_news.stage = stage;
    m_news.generation = static_cast<int>(m_evolution.generations.size());
    m_news.done = 0;
    m_news.total = total;
}

JobContext EvolutionWork::told(const JobContext& job) {
    JobContext context = job;
    context.onProgress = [this, &job](const JobProgress& progress) {
        {
            const std::lock_guard lock(m_mutex);
            if (m_news.stage == EvolutionStage::Strength && progress.done > m_news.done)
                m_news.games += progress.done - m_news.done;
            m_news.done = progress.done;
            m_news.total = progress.total;
        }
        job.report(progress);
    };
    return context;
}

Result<void> EvolutionWork::gatherFitData(const JobContext& job) {
    std::string folder = m_settings.fitFolder;
    if (folder.empty()) {
        folder = (std::filesystem::path(m_folder) / "games").string();
        if (const auto played = playGamesToFitTo(folder, job); !played) return played;
        if (job.stopRequested()) return {};
    }
    const auto files = shardsIn(folder);
    if (!files) return tl::unexpected(files.error());
    std::string trouble;
    FitDataWatcher watcher;
    watcher.onError = [&trouble](const std::string& heard) { trouble = " " + heard; };
    watcher.onStage = [this](FitStage stage, std::size_t total) {
        begin(stage == FitStage::ReadingGames ? EvolutionStage::ReadingGames : EvolutionStage::ScoringMoves,
              total);
    };
    GenomeFitOptions options = m_settings.fitOptions();
    options.choicesFile = (std::filesystem::path(m_folder) / "scored-moves.choices").string();
    m_fitData = plyglass::gatherFitData(*files, options, told(job), watcher);
    if (job.stopRequested()) return {};
    if (m_fitData.size() == 0)
        return fail(translatable("Engine", "There are no positions to fit to in {}.{}"), folder, trouble);
    const std::lock_guard lock(m_mutex);
    m_news.samples = m_fitData.size();
    return {};
}

Result<void> EvolutionWork::playGamesToFitTo(const std::string& folder, const JobContext& job) {
    begin(EvolutionStage::PlayingGames, static_cast<std::uint64_t>(m_settings.fitGames));
    DataRunOptions options;
    options.games.games = m_settings.fitGames;
    options.games.nodes = m_settings.fitNodes;
    options.games.nodesAreSoft = true;
    options.games.seed = m_settings.genetics.seed;
    options.games.evaluators = {EvaluatorKind::Genome, EvaluatorKind::Genome};
    options.games.names = {kReferenceName, kReferenceName};
    options.evaluatorName = infoOf(EvaluatorKind::Genome).id;
    options.onGame = [this](const Game& game) {
        show(game, 0);
        const std::lock_guard lock(m_mutex);
        ++m_news.games;
    };
    options.program = "Plyglass";
    options.folder = folder;
    const auto report = playForData(options, told(job));
    return report ? Result<void>() : tl::unexpected(report.error());
}

void EvolutionWork::measureMissingStrengths(const JobContext& job) {
    m_isMeasured.resize(m_evolution.generations.size());
    for (std::size_t i = 0; i < m_isMeasured.size() && !job.stopRequested(); ++i) {
        const int games = m_settings.strengthGamesOf(static_cast<int>(i));
        if (m_isMeasured[i] || games == 0) continue;
        begin(EvolutionStage::Strength, static_cast<std::uint64_t>(games));
        GenomeStrengthOptions options = m_settings.strengthOptions();
        // By games there are enough games to watch; by fit these are the only ones.
        if (m_settings.byFit)
            options.onGame = [this, i](const Game& game) { show(game, static_cast<int>(i)); };
        const auto strength =
            measureStrength(m_evolution.generations[i], championOf(m_evolution, i), options, told(job));
        if (!strength) return;
        m_isMeasured[i] = true;
        {
            const std::lock_guard lock(m_mutex);
            m_news.strengths.push_back(*strength);
        }
        job.report({static_cast<std::uint64_t>(games), static_cast<std::uint64_t>(games), "games", {}});
    }
}

bool EvolutionWork::breed(const JobContext& job) {
    const std::size_t before = m_evolution.generations.size();
    begin(EvolutionStage::Measuring, static_cast<std::uint64_t>(m_settings.tournamentGames()));
    const auto keep = [&](const Evolution& now) {
        if (std::chrono::steady_clock::now() >= m_nextSave) save();
        const std::lock_guard lock(m_mutex);
        m_news.generations.push_back({std::make_shared<const Population>(now.generations.back()),
                                      championOf(now, now.generations.size() - 1),
                                      m_news.liveTournament,
                                      {}});
    };
    evolve(m_evolution, m_settings.start, static_cast<int>(before), fitness(), job, keep);
    job.report({});
    return m_evolution.generations.size() > before;
}

void EvolutionWork::show(const Game& game, int generation) {
    WatchedGame seen = watchedGame(game, generation);
    const std::lock_guard lock(m_mutex);
    m_news.game = std::move(seen);
}

void EvolutionWork::save() {
    const auto started = std::chrono::steady_clock::now();
    const auto kept = writeFileText(stateFile(m_folder), toJsonText(m_evolution));
    const auto ended = std::chrono::steady_clock::now();
    m_nextSave = ended + kWritingShare * (ended - started);
    if (kept) m_saved = m_evolution.generations.size();
    const std::lock_guard lock(m_mutex);
    m_news.savingError = kept ? std::string() : translated(kept.error()).toStdString();
}

FitnessMeasure EvolutionWork::fitness() {
    return [this](Population& population, const JobContext& job) {
        {
            const std::lock_guard lock(m_mutex);
            m_news.live.clear();
            m_news.liveTournament = {};
            m_places.clear();
            for (const Individual& individual : population.individuals) {
                m_places[individual.genome.name] = m_news.live.size();
                m_news.live.push_back({individual.genome.name, 0, 0});
            }
        }
        if (m_settings.byFit) {
            fitnessByFit(m_fitData)(population, job);
            return;
        }
        GenomeGamesOptions options = m_settings.gamesOptions();
        options.onGame = [&](const Game& game) { onGame(game, job); };
        // Progress counts games only, not rounds.
        JobContext quiet = job;
        quiet.onProgress = {};
        fitnessByGames(options)(population, quiet);
    };
}

void EvolutionWork::onGame(const Game& game, const JobContext& job) {
    WatchedGame seen = watchedGame(game, static_cast<int>(m_evolution.generations.size()));
    const std::lock_guard lock(m_mutex);
    const bool isDraw = seen.result == GameResult::Draw;
    const double white = isDraw ? kPointsOfADraw : seen.result == GameResult::WhiteWins ? 1 : 0;
    for (const auto& [name, points] : {std::pair{seen.white, white}, std::pair{seen.black, 1 - white}}) {
        const auto place = m_places.find(name);
        if (place == m_places.end()) continue;
        LiveCandidate& candidate = m_news.live[place->second];
        candidate.points += points;
        ++candidate.games;
    }
    ++m_news.liveTournament.games;
    if (isDraw) ++m_news.liveTournament.draws;
    ++m_news.games;
    ++m_news.done;
    m_news.game = std::move(seen);
    // Under the lock: reports must not be concurrent.
    job.report({m_news.done, m_news.total, "games", {}});
}

}  // namespace plyglass
