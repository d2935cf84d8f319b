#include "app/services/learning/evolution_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace plyglass {

using Json = nlohmann::ordered_json;

namespace {

/// Before so much of the work is done nothing is said about its end.
constexpr double kShareToJudgeBy = 0.005;
constexpr qint64 kMsToJudgeBy = 3000;
/// Between two writings of the run's own file.
constexpr qint64 kKeepEveryMs = 1000;

/// Five counts; nothing if they are not there.
std::optional<PairCounts> pairsFrom(const Json& json) {
    PairCounts pairs{};
    if (!readCounts(json, pairs)) return std::nullopt;
    return pairs;
}

int countIn(const Json& json, const char* id) {
    if (!json.is_object() || !json.contains(id)) return 0;
    return static_cast<int>(countFrom(json[id]).value_or(0));
}

}  // namespace

EvolutionRun::EvolutionRun(LearningRuns& runs, QObject* parent) : QObject(parent), m_runs(runs) {
    connect(&m_job, &JobService::progressed, this, [this] {
        if (!m_work) return;
        take();
        emit advanced();
    });
    connect(&m_job, &JobService::finished, this, &EvolutionRun::onFinished);
}

Result<void> EvolutionRun::begin(const EvolutionSettings& settings, int threads) {
    if (m_runs.active() != 0)
        return fail(fmt::format("Run {} is under way: pause it first.", m_runs.active()));
    if (m_job.isRunning()) return fail("Another run is being opened: wait a moment.");
    auto run = m_runs.create(settings.byFit ? LearningKind::EvolveByFit : LearningKind::EvolveByGames,
                             settings.genetics.seed, toJson(settings));
    if (!run) return tl::unexpected(run.error());
    emit leaving();
    m_run = std::move(*run);
    m_settings = settings;
    m_problem.clear();
    m_generations.clear();
    m_news = {};
    m_game.reset();
    m_games = 0;
    emit generationsChanged();
    return work(threads);
}

Result<void> EvolutionRun::open(int number) {
    if (m_job.isRunning()) return fail("A run is under way: pause it first.");
    const LearningRun* found = m_runs.find(number);
    if (!found) return fail(fmt::format("There is no run {}.", number));
    emit leaving();
    m_run = *found;
    m_problem = found->problem;
    m_generations.clear();
    m_news = {};
    m_game.reset();
    m_games = 0;
    const std::string folder = m_runs.folderOf(number).toStdString();
    if (m_problem.empty()) {
        auto settings = parseEvolutionSettings(m_run->settings, folder + "/run.json: \"settings\"");
        if (settings)
            m_settings = std::move(*settings);
        else
            m_problem = settings.error().message;
    }
    if (m_problem.empty()) {
        auto read = std::make_shared<std::vector<EvolvedGeneration>>();
        m_job.start([read, folder, settings = m_settings](const JobContext&) -> Result<void> {
            auto generations = EvolutionWork::read(folder, settings);
            if (!generations) return tl::unexpected(generations.error());
            *read = std::move(*generations);
            return {};
        });
        m_read = read;
    }
    emit generationsChanged();
    emit changed();
    return {};
}

Result<void> EvolutionRun::resume(int threads) {
    if (!m_run || !m_problem.empty()) return fail("There is no run to go on with.");
    if (m_job.isRunning()) return fail("The run is under way.");
    if (m_run->state == LearningState::Finished) return fail("The run is finished.");
    return work(threads);
}

Result<void> EvolutionRun::extend(int generations, int threads) {
    if (!m_run || !m_problem.empty()) return fail("There is no run to go on with.");
    if (m_job.isRunning()) return fail("The run is under way.");
    return work(threads, generations);
}

Result<void> EvolutionRun::work(int threads, int more) {
    if (const auto claimed = m_runs.claim(m_run->number); !claimed) return claimed;
    if (more > 0) {
        m_settings.generations = std::min(m_settings.generations + more, kMostGenerations);
        m_run->settings = toJson(m_settings);
    }
    m_run->state = LearningState::Running;
    m_run->failure.clear();
    keep();
    m_wanted = LearningState::Finished;
    m_workedBeforeMs = m_run->workedMs;
    m_gamesBefore = m_games;
    m_since.start();
    m_work = std::make_shared<EvolutionWork>(m_settings, m_runs.folderOf(m_run->number).toStdString(),
                                             m_generations);
    m_news = m_work->takeNews();
    m_shareBefore = share();
    m_pace.start();
    m_job.start([work = m_work](const JobContext& job) { return work->run(job); }, threads);
    emit changed();
    return {};
}

void EvolutionRun::end(LearningState state) {
    if (!isRunning()) return;
    m_wanted = state;
    m_job.stop();
    emit changed();
}

void EvolutionRun::close() {
    Q_ASSERT(!isRunning());
    emit leaving();
    m_job.abandon();
    m_run.reset();
    m_problem.clear();
    m_generations.clear();
    m_news = {};
    m_game.reset();
    m_games = 0;
    emit generationsChanged();
    emit changed();
}

void EvolutionRun::shutDown() {
    const bool wasRunning = isRunning();
    m_job.abandon();
    if (!wasRunning) return;
    take();
    m_run->state = LearningState::Paused;
    writeResults();
    keep();
    m_work.reset();
    m_runs.release();
}

void EvolutionRun::take() {
    const bool wasGathering = isGathering();
    const EvolutionStage before = m_news.stage;
    m_news = m_work->takeNews();
    // Each stage of the gathering is a share of its own, all generations together are another.
    if (isGathering() != wasGathering || (isGathering() && m_news.stage != before)) {
        m_pace.restart();
        m_shareBefore = share();
    }
    m_games += m_news.games;
    if (m_news.game) m_game = std::exchange(m_news.game, std::nullopt);
    const bool isMore = !m_news.generations.empty() || !m_news.strengths.empty();
    for (EvolvedGeneration& generation : m_news.generations) m_generations.push_back(std::move(generation));
    for (const GenomeStrength& strength : m_news.strengths)
        m_generations[static_cast<std::size_t>(strength.generation)].strength = strength;
    if (!isMore) return;
    if (!m_sinceKept.isValid() || m_sinceKept.elapsed() >= kKeepEveryMs) {
        writeResults();
        keep();
        m_sinceKept.start();
    }
    emit generationsChanged();
}

void EvolutionRun::onFinished(const QString& error) {
    if (!m_work) {
        if (error.isEmpty())
            m_generations = std::move(*m_read);
        else
            m_problem = error.toStdString();
        m_read.reset();
        readResults();
    } else {
        take();
        const bool isDone = static_cast<int>(m_generations.size()) > m_settings.generations;
        m_run->state = !error.isEmpty() ? LearningState::Failed : isDone ? LearningState::Finished : m_wanted;
        m_run->failure = error.toStdString();
        writeResults();
        m_work.reset();
        keep();
        m_runs.release();
    }
    emit generationsChanged();
    emit changed();
}

void EvolutionRun::keep() {
    if (const auto kept = m_runs.keep(*m_run); !kept) m_news.savingError = kept.error().message;
}

void EvolutionRun::writeResults() {
    m_run->workedMs = m_workedBeforeMs + (m_work ? m_since.elapsed() : 0);
    Json generations = Json::array();
    for (const EvolvedGeneration& generation : m_generations) {
        Json one = {{"games", generation.tournament.games}, {"draws", generation.tournament.draws}};
        if (generation.strength) {
            one["champion"] = generation.strength->champion;
            one["all"] = generation.strength->all;
        }
        generations.push_back(std::move(one));
    }
    m_run->results["games"] = m_games;
    m_run->results["generations"] = std::move(generations);
}

/// What is missing or not as it should be is measured again when the run goes on.
void EvolutionRun::readResults() {
    const Json& results = m_run->results;
    m_games = static_cast<std::uint64_t>(countIn(results, "games"));
    if (!results.contains("generations") || !results["generations"].is_array()) return;
    const Json& list = results["generations"];
    for (std::size_t i = 0; i < std::min(list.size(), m_generations.size()); ++i) {
        m_generations[i].tournament = {countIn(list[i], "games"), countIn(list[i], "draws")};
        if (!list[i].is_object() || !list[i].contains("champion") || !list[i].contains("all")) continue;
        const auto champion = pairsFrom(list[i]["champion"]);
        const auto all = pairsFrom(list[i]["all"]);
        if (champion && all) m_generations[i].strength = GenomeStrength{static_cast<int>(i), *champion, *all};
    }
}

Result<void> EvolutionRun::keepMatch(const MatchResult& match) {
    Q_ASSERT(m_run);
    m_run->results["match"] = toJson(match);
    return m_runs.keep(*m_run);
}

std::optional<MatchResult> EvolutionRun::match() const {
    if (!m_run || !m_run->results.contains("match")) return std::nullopt;
    return matchResultFrom(m_run->results["match"]);
}

double EvolutionRun::gamesPerSecond() const {
    const qint64 ms = isRunning() ? m_since.elapsed() : 0;
    return ms < kMsToJudgeBy / 3 ? 0 : 1000.0 * double(m_games - m_gamesBefore) / double(ms);
}

bool EvolutionRun::isGathering() const {
    return m_news.stage == EvolutionStage::PlayingGames || m_news.stage == EvolutionStage::ReadingGames ||
           m_news.stage == EvolutionStage::ScoringMoves;
}

double EvolutionRun::share() const {
    if (isGathering()) return m_news.total == 0 ? 0 : double(m_news.done) / double(m_news.total);
    const double all = m_settings.generations + 1;
    const double perGeneration = m_settings.tournamentGames() + m_settings.strengthGamesOf(0);
    double within = 0;
    if (m_news.stage == EvolutionStage::Measuring && perGeneration > 0)
        within = double(m_news.done) / perGeneration;
    // The generation whose strength is measured is counted already: what is missing of it is taken off.
    else if (m_news.stage == EvolutionStage::Strength && perGeneration > 0)
        within = (double(m_news.done) - double(m_news.total)) / perGeneration;
    return std::clamp((double(m_generations.size()) + within) / all, 0.0, 1.0);
}

std::optional<qint64> EvolutionRun::remainingMs() const {
    if (!isRunning() || m_pace.elapsed() < kMsToJudgeBy) return std::nullopt;
    const double done = share() - m_shareBefore;
    if (done < kShareToJudgeBy) return std::nullopt;
    return static_cast<qint64>(double(m_pace.elapsed()) * (1 - share()) / done);
}

}  // namespace plyglass
