// The run and its figures; evolution_view_model_words.cpp says them.
#include "app/viewmodels/learning/evolution_view_model.h"

#include <QFileInfo>
#include <algorithm>
#include <memory>

#include "app/services/utf8_text.h"
#include "app/viewmodels/learning/evolution_figures.h"
#include "engine/base/file_text.h"

namespace plyglass {

namespace {

const QList<QByteArray> kLineRoles{"badge", "name", "series", "values", "low", "high"};

EvaluatorChoice choiceOf(const Genome& genome) {
    EvaluatorChoice choice(EvaluatorKind::Genome);
    choice.genome = std::make_shared<const Genome>(genome);
    return choice;
}

}  // namespace

EvolutionViewModel::EvolutionViewModel(EvaluatorLibrary& evaluators, LearningRuns& runs,
                                       const QString& dataFolder, QObject* parent)
    : QObject(parent),
      m_evaluators(evaluators),
      m_runs(runs),
      m_run(runs),
      m_plan(evaluators, runs, dataFolder),
      m_facts({"name", "valueText"}),
      m_strength(kLineRoles),
      m_errors(kLineRoles),
      m_population({"share", "valueText", "elite", "name"}),
      m_weights({"name", "before", "now", "beforeText", "nowText"}),
      m_match(evaluators) {
    connect(&m_run, &EvolutionRun::leaving, this, &EvolutionViewModel::letGo);
    connect(&m_run, &EvolutionRun::advanced, this, &EvolutionViewModel::onAdvanced);
    connect(&m_run, &EvolutionRun::generationsChanged, this, &EvolutionViewModel::showGenerations);
    connect(&m_run, &EvolutionRun::changed, this, [this] {
        showFacts();
        showKeptMatch();
        emit changed();
        onAdvanced();
    });
    connect(&m_match, &MatchViewModel::scored, this,
            [this](const MatchResult& match) { refuseIf(m_run.keepMatch(match)); });
}

void EvolutionViewModel::shutDown() {
    m_match.shutDown();
    m_watch.setActive(false);
    m_run.shutDown();
}

void EvolutionViewModel::refuseIf(const Result<void>& result) {
    if (!result) emit refused(QString::fromStdString(result.error().message));
}

void EvolutionViewModel::letGo() {
    m_chosen = -1;
    m_candidate = -1;
    m_watch.clear();
    m_match.clearChallenger();
}

void EvolutionViewModel::start() { refuseIf(m_run.begin(m_plan.settings(), m_plan.threads())); }

void EvolutionViewModel::resume() {
    if (state() == u"finished")
        refuseIf(m_run.extend(kMoreGenerations, m_plan.threads()));
    else
        refuseIf(m_run.resume(m_plan.threads()));
}

void EvolutionViewModel::openRun(int number) {
    if (number != runNumber()) refuseIf(m_run.open(number));
}

void EvolutionViewModel::openNewest() {
    if (m_run.run()) return;
    for (const LearningRun& run : m_runs.all())
        if (run.kind != LearningKind::TrainNetwork && run.problem.empty()) return openRun(run.number);
}

void EvolutionViewModel::forget() { m_run.close(); }

void EvolutionViewModel::onAdvanced() {
    if (m_run.game()) m_watch.offer(*m_run.game());
    if (isLive() || m_barsAreLive) showPopulation();
    emit advanced();
}

bool EvolutionViewModel::isLive() const {
    return running() && following() && !byFit() && m_run.news().stage == EvolutionStage::Measuring &&
           m_run.news().liveTournament.games > 0;
}

int EvolutionViewModel::generation() const { return following() ? generationCount() - 1 : m_chosen; }

const EvolvedGeneration* EvolutionViewModel::shown() const {
    return generation() < 0 ? nullptr : &m_run.generations()[static_cast<std::size_t>(generation())];
}

const Genome* EvolutionViewModel::genome() const {
    const EvolvedGeneration* generation = shown();
    if (!generation) return nullptr;
    return m_candidate < 0
               ? &generation->champion
               : &generation->population->individuals[static_cast<std::size_t>(m_candidate)].genome;
}

void EvolutionViewModel::showGenerations() {
    if (m_chosen >= generationCount()) m_chosen = -1;
    if (!shown()) m_candidate = -1;
    m_strength.setRows(strengthRows(m_run.generations()));
    m_errors.setRows(byFit() ? errorRows(m_run.generations()) : QList<LabRow>());
    const Genome* best = genome();
    m_weights.setRows(best ? weightRows(m_run.settings().start, *best) : QList<LabRow>());
    if (best)
        m_match.setChallenger(challengerText(), choiceOf(*best), m_run.settings().nodes);
    else
        m_match.clearChallenger();
    showPopulation();
    emit generationsChanged();
    emit advanced();
}

void EvolutionViewModel::showPopulation() {
    m_barsAreLive = isLive();
    if (m_barsAreLive)
        m_population.setRows(liveRows(m_run.news().live, 2 * m_run.settings().rounds));
    else if (const EvolvedGeneration* generation = shown())
        m_population.setRows(populationRows(*generation->population, byFit(), elite()));
    else
        m_population.setRows({});
    emit populationChanged();
}

void EvolutionViewModel::showKeptMatch() {
    const auto match = m_run.match();
    if (match && !m_match.running() && !m_match.hasScore()) m_match.show(*match);
}

void EvolutionViewModel::chooseGeneration(int index) {
    if (index < 0 || index >= generationCount()) return;
    m_chosen = index == generationCount() - 1 ? -1 : index;
    m_candidate = -1;
    showGenerations();
}

void EvolutionViewModel::stay() {
    if (!running() || !shown() || !following()) return;
    m_chosen = generation();
    showGenerations();
}

void EvolutionViewModel::chooseCandidate(int index) {
    // Bars that still move would be others a moment later.
    if (!canChoose()) return;
    if (index < -1 || index >= static_cast<int>(shown()->population->individuals.size())) return;
    // Whoever is chosen stays, also when there is a newer generation.
    if (index >= 0) m_chosen = generation();
    m_candidate = index;
    showGenerations();
}

void EvolutionViewModel::playAgainst() {
    const Genome* chosen = this->genome();
    if (!chosen) return;
    // The id is kept with the game, so that it must name the genome for good: it is one of the person's own.
    Genome genome = *chosen;
    genome.name = suggestedName().toStdString();
    for (const LibraryEvaluator& own : m_evaluators.all())
        if (own.isOwn() && own.evaluator.choice == choiceOf(genome)) {
            emit opponentChosen(own.evaluator);
            return;
        }
    const auto kept = m_evaluators.keep(genome);
    if (!kept) return refuseIf(tl::unexpected(kept.error()));
    emit opponentChosen(m_evaluators.find(*kept)->evaluator);
}

void EvolutionViewModel::keepAs(const QString& name) {
    const Genome* chosen = this->genome();
    if (!chosen) return;
    Genome genome = *chosen;
    genome.name = (name.trimmed().isEmpty() ? suggestedName() : name).toStdString();
    const auto kept = m_evaluators.keep(genome);
    if (!kept) return refuseIf(tl::unexpected(kept.error()));
    emit said(
        tr("Kept as “%1”; it can be chosen wherever evaluators are.").arg(m_evaluators.find(*kept)->name));
}

void EvolutionViewModel::exportTo(const QUrl& file) {
    const Genome* chosen = this->genome();
    if (!chosen) return;
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    Genome genome = *chosen;
    genome.name = suggestedName().toStdString();
    const auto written = writeFileText(path.toStdString(), toJsonText(genome));
    if (!written) return refuseIf(written);
    emit said(tr("Written to %1.").arg(path));
}

}  // namespace plyglass
