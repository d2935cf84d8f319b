#include "app/services/learning/evolution_session.h"
#include "engine/base/json_fields.h"

#include <algorithm>
#include <utility>

namespace plyglass {

namespace {

/// Minimum fraction done for an estimate of the remaining time.
constexpr double kShareToJudgeBy = 0.005;
constexpr qint64 kMsToJudgeBy = 3000;
/// Interval of writes of the run's file.
constexpr qint64 kSaveEveryMs = 1000;

constexpr auto kStrengthFields = [](auto& strength, const auto& each) {
    each("champion", strength.champion);
    each("all", strength.all);
};

}  // namespace

EvolutionSession::EvolutionSession(LearningRuns& runs, QObject* parent) : LearningSession(runs, parent) {}

Result<void> EvolutionSession::begin(const EvolutionSettings& settings, int threads) {
    const auto run = create(settings.byFit ? LearningKind::EvolveByFit : LearningKind::EvolveByGames,
                            settings.genetics.seed, toJson(settings), threads);
    if (!run) return tl::unexpected(run.error());
    show(*run);
    m_settings = settings;
    emit generationsChanged();
    return startWork();
}

Result<void> EvolutionSession::load() {
    auto settings = parseEvolutionSettings(shownRun().settings, folder() + "/run.json: \"settings\"");
    if (!settings) return tl::unexpected(settings.error());
    m_settings = std::move(*settings);
    m_read = std::make_shared<std::vector<EvolvedGeneration>>();
    job().start([read = m_read, folder = folder(), settings = m_settings](const JobContext&) -> Result<void> {
        auto generations = EvolutionWork::read(folder, settings);
        if (!generations) return tl::unexpected(generations.error());
        *read = std::move(*generations);
        return {};
    });
    return {};
}

Result<void> EvolutionSession::extend(int generations) {
    if (!run() || !problem().empty()) return fail(translatable("Engine", "There is no run to resume."));
    if (const auto free = checkFree(); !free) return free;
    m_settings.generations = std::min(m_settings.generations + generations, kMaxGenerations);
    shownRun().settings["generations"] = m_settings.generations;
    return startWork();
}

void EvolutionSession::startJob(int threads) {
    m_gamesBefore = m_games;
    m_work = std::make_shared<EvolutionWork>(m_settings, folder(), m_generations);
    m_news = m_work->takeNews();
    m_shareBefore = share();
    m_pace.start();
    job().start([work = m_work](const JobContext& context) { return work->run(context); }, threads);
}

void EvolutionSession::resetResults() {
    m_generations.clear();
    m_work.reset();
    m_news = {};
    m_game.reset();
    m_games = 0;
}

void EvolutionSession::fetchProgress() {
    const bool wasGathering = isGathering();
    const EvolutionStage before = m_news.stage;
    m_news = m_work->takeNews();
    // Each stage of data collection has its own progress, all generations together another.
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
    if (!m_sinceSaved.isValid() || m_sinceSaved.elapsed() >= kSaveEveryMs) {
        save();
        m_sinceSaved.start();
    }
    emit generationsChanged();
}

void EvolutionSession::onOpened(const QString& error) {
    if (error.isEmpty())
        m_generations = std::move(*m_read);
    else
        markDamaged(error.toStdString());
    m_read.reset();
    readResults();
}

void EvolutionSession::writeResults() {
    Json generations = Json::array();
    for (const EvolvedGeneration& generation : m_generations) {
        Json one = generation.strength ? jsonOf(*generation.strength, kStrengthFields) : Json::object();
        one["games"] = generation.tournament.games;
        one["draws"] = generation.tournament.draws;
        generations.push_back(std::move(one));
    }
    shownRun().results["games"] = m_games;
    shownRun().results["generations"] = std::move(generations);
}

/// Missing or invalid results are measured again when the run is resumed.
void EvolutionSession::readResults() {
    JsonFields results(run()->results, "results");
    m_games = results.count("games");
    const Json& list = results.list("generations");
    for (std::size_t i = 0; i < std::min(list.size(), m_generations.size()); ++i) {
        JsonFields one(list[i], "generation");
        m_generations[i].tournament = {one.integer("games", 0), one.integer("draws", 0)};
        GenomeStrength strength{.generation = static_cast<int>(i)};
        kStrengthFields(strength, JsonReader(one));
        if (!one.error()) m_generations[i].strength = strength;
    }
}

double EvolutionSession::gamesPerSecond() const {
    const qint64 ms = sinceStartMs();
    return ms < kMsToJudgeBy / 3 ? 0 : 1000.0 * double(m_games - m_gamesBefore) / double(ms);
}

bool EvolutionSession::isGathering() const {
    return m_news.stage == EvolutionStage::PlayingGames || m_news.stage == EvolutionStage::ReadingGames ||
           m_news.stage == EvolutionStage::ScoringMoves;
}

double EvolutionSession::share() const {
    if (isGathering()) return m_news.total == 0 ? 0 : double(m_news.done) / double(m_news.total);
    const double all = m_settings.generations + 1;
    const double perGeneration = m_settings.tournamentGames() + m_settings.strengthGamesOf(0);
    double within = 0;
    if (m_news.stage == EvolutionStage::Measuring && perGeneration > 0)
        within = double(m_news.done) / perGeneration;
    // The generation being measured is already counted: subtract its remaining part.
    else if (m_news.stage == EvolutionStage::Strength && perGeneration > 0)
        within = (double(m_news.done) - double(m_news.total)) / perGeneration;
    return std::clamp((double(m_generations.size()) + within) / all, 0.0, 1.0);
}

std::optional<qint64> EvolutionSession::remainingMs() const {
    if (!isRunning() || m_pace.elapsed() < kMsToJudgeBy) return std::nullopt;
    const double done = share() - m_shareBefore;
    if (done < kShareToJudgeBy) return std::nullopt;
    return static_cast<qint64>(double(m_pace.elapsed()) * (1 - share()) / done);
}

}  // namespace plyglass
