#include "app/viewmodels/learning/evolution_plan.h"

#include <QDir>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/services/learning/learning_session.h"
#include "app/services/translated.h"

namespace plyglass {

namespace {

QString aboutText(double ms) {
    const double minutes = ms / 60'000;
    if (minutes < 1) return EvolutionPlan::tr("less than a minute");
    if (minutes < 90) return EvolutionPlan::tr("about %1 min").arg(std::lround(minutes));
    return EvolutionPlan::tr("about %1 h").arg(std::lround(minutes / 60));
}

bool hasGames(const QString& folder) {
    return !QDir(folder).entryList({QStringLiteral("*.games")}, QDir::Files).isEmpty();
}

}  // namespace

EvolutionPlan::EvolutionPlan(const EvaluatorLibrary& evaluators, const LearningRuns& runs, QString dataFolder,
                             QObject* parent)
    : QObject(parent),
      m_evaluators(evaluators),
      m_runs(runs),
      m_dataFolder(std::move(dataFolder)),
      m_threads(defaultThreads()) {
    findStarts();
    usePreset(0);
    refresh();
    connect(&evaluators, &EvaluatorLibrary::changed, this, [this] {
        findStarts();
        emit changed();
    });
}

QStringList EvolutionPlan::presetNames() const {
    QStringList names;
    for (const EvolutionPreset& preset : evolutionPresets()) names += translated(preset.name);
    return names;
}

QStringList EvolutionPlan::presetExplanations() const {
    QStringList explanations;
    for (const EvolutionPreset& preset : evolutionPresets()) explanations += translated(preset.explanation);
    return explanations;
}

QStringList EvolutionPlan::presetTimes() const {
    QStringList times;
    for (const EvolutionPreset& preset : evolutionPresets())
        times += aboutText(expectedMs(preset.settings, m_threads));
    return times;
}

void EvolutionPlan::usePreset(int index) {
    if (index < 0 || index >= static_cast<int>(evolutionPresets().size())) return;
    const std::uint64_t seed = m_settings.genetics.seed;
    m_settings = evolutionPresets()[static_cast<std::size_t>(index)].settings;
    m_settings.genetics.seed = seed;
    m_sourceIndex = 0;
    m_preset = index;
    emit changed();
}

void EvolutionPlan::refresh() {
    m_sources = {{tr("New games, played at the start of the run"), {}}};
    for (const LearningRun& run : m_runs.all()) {
        const QString folder = QDir(m_runs.folderOf(run.number)).filePath(QStringLiteral("games"));
        if (hasGames(folder))
            m_sources.push_back({tr("Games of run %1").arg(run.number), folder.toStdString()});
    }
    if (hasGames(m_dataFolder))
        m_sources.push_back({tr("Self-play data on this machine"), m_dataFolder.toStdString()});
    m_sourceIndex = 0;
    m_settings.fitFolder.clear();
    m_settings.genetics.seed =
        m_runs.all().empty() ? 1 : static_cast<std::uint64_t>(m_runs.all().front().number + 1);
    emit changed();
}

void EvolutionPlan::findStarts() {
    m_starts = {plainGenome(), defaultGenome()};
    for (const LibraryEvaluator& evaluator : m_evaluators.all())
        if (evaluator.isOwn() && evaluator.evaluator.choice.genome)
            m_starts.push_back(*evaluator.evaluator.choice.genome);
}

QStringList EvolutionPlan::startNames() const {
    QStringList names{tr("From scratch: all pieces worth the same"), tr("The built-in scoring genome")};
    for (std::size_t i = 2; i < m_starts.size(); ++i) names += translated(m_starts[i].name);
    return names;
}

int EvolutionPlan::startIndex() const {
    const auto found = std::find(m_starts.begin(), m_starts.end(), m_settings.start);
    return found == m_starts.end() ? 0 : static_cast<int>(found - m_starts.begin());
}

void EvolutionPlan::setStartIndex(int index) {
    if (index >= 0 && index < static_cast<int>(m_starts.size()))
        change(m_settings.start, m_starts[static_cast<std::size_t>(index)]);
}

void EvolutionPlan::setPopulation(int size) {
    change(m_settings.genetics.population, std::clamp(size, kMinIndividuals, kMaxIndividuals));
    setElite(std::min(elite(), population() - 1));
}

int EvolutionPlan::stepPercent() const {
    return static_cast<int>(std::lround(m_settings.genetics.firstStep * 100));
}

QStringList EvolutionPlan::sourceNames() const {
    QStringList names;
    for (const Source& source : m_sources) names += source.name;
    return names;
}

void EvolutionPlan::setSourceIndex(int index) {
    if (index < 0 || index >= static_cast<int>(m_sources.size())) return;
    m_sourceIndex = index;
    change(m_settings.fitFolder, m_sources[static_cast<std::size_t>(index)].folder);
}

int EvolutionPlan::laterPercent() const {
    return static_cast<int>(std::lround(m_settings.fitTarget.tdWeight * 100));
}

void EvolutionPlan::setSeed(int seed) {
    // The seed is not part of a preset.
    m_settings.genetics.seed = static_cast<std::uint64_t>(std::max(0, seed));
    emit changed();
}

void EvolutionPlan::setThreads(int threads) {
    m_threads = std::clamp(threads, 1, threadsMax());
    emit changed();
}

int EvolutionPlan::threadsMax() const { return maxThreads(); }

QString EvolutionPlan::expectedText() const { return aboutText(expectedMs(m_settings, m_threads)); }

}  // namespace plyglass
