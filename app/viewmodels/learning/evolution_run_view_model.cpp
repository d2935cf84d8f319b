#include "app/viewmodels/learning/evolution_run_view_model.h"

#include <algorithm>
#include <memory>

#include "app/services/utf8_text.h"
#include "app/viewmodels/learning/elo_text.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

EvaluatorChoice choiceOf(const Genome& genome) {
    EvaluatorChoice choice(EvaluatorKind::Genome);
    choice.genome = std::make_shared<const Genome>(genome);
    return choice;
}

}  // namespace

EvolutionRunViewModel::EvolutionRunViewModel(EvaluatorLibrary& evaluators, LearningRuns& runs,
                                             const QString& dataFolder, QObject* parent)
    : LearningRunViewModel(m_evolution, runs, evaluators, parent),
      m_evolution(runs),
      m_plan(evaluators, runs, dataFolder),
      m_match(evaluators) {
    connect(&m_evolution, &EvolutionSession::leaving, this, &EvolutionRunViewModel::letGo);
    connect(&m_evolution, &EvolutionSession::advanced, this, &EvolutionRunViewModel::onAdvanced);
    connect(&m_evolution, &EvolutionSession::savingErrorChanged, this, &EvolutionRunViewModel::advanced);
    connect(&m_evolution, &EvolutionSession::generationsChanged, this,
            &EvolutionRunViewModel::showGenerations);
    connect(&m_evolution, &EvolutionSession::changed, this, [this] {
        m_facts.setRows(factsOf(m_evolution));
        showKeptMatch();
        emit changed();
        onAdvanced();
    });
    connect(&m_match, &ReferenceMatchViewModel::scored, this,
            [this](const MatchResult& match) { m_evolution.saveMatch(match); });
}

void EvolutionRunViewModel::shutDown() {
    m_match.shutDown();
    m_watch.setActive(false);
    m_evolution.shutDown();
}

void EvolutionRunViewModel::letGo() {
    m_chosen = -1;
    m_candidate = -1;
    m_watch.clear();
    m_match.clearChallenger();
}

void EvolutionRunViewModel::begin() { refuseIf(m_evolution.begin(m_plan.settings(), m_plan.threads())); }

void EvolutionRunViewModel::extend() { refuseIf(m_evolution.extend(kMoreGenerations)); }

void EvolutionRunViewModel::openNewest() {
    if (m_evolution.run()) return;
    for (const LearningRun& run : runs().all())
        if (run.kind != LearningKind::TrainNetwork && run.problem.empty()) return openRun(run.number);
}

void EvolutionRunViewModel::onAdvanced() {
    if (m_evolution.game()) m_watch.offer(*m_evolution.game());
    if (isLive() || m_barsAreLive) showPopulation();
    emit advanced();
}

bool EvolutionRunViewModel::isLive() const {
    return running() && following() && !byFit() && m_evolution.news().stage == EvolutionStage::Measuring &&
           m_evolution.news().liveTournament.games > 0;
}

int EvolutionRunViewModel::generation() const { return following() ? generationCount() - 1 : m_chosen; }

const EvolvedGeneration* EvolutionRunViewModel::shown() const {
    return generation() < 0 ? nullptr : &m_evolution.generations()[static_cast<std::size_t>(generation())];
}

const Genome* EvolutionRunViewModel::genome() const {
    const EvolvedGeneration* generation = shown();
    if (!generation) return nullptr;
    return m_candidate < 0
               ? &generation->champion
               : &generation->population->individuals[static_cast<std::size_t>(m_candidate)].genome;
}

void EvolutionRunViewModel::showGenerations() {
    if (m_chosen >= generationCount()) m_chosen = -1;
    if (!shown()) m_candidate = -1;
    m_strength.setRows(strengthLines(m_evolution.generations()));
    m_errors.setRows(byFit() ? errorLines(m_evolution.generations()) : QList<ChartLine>());
    const Genome* best = genome();
    m_weights.setRows(best ? weightBars(m_evolution.settings().start, *best) : QList<WeightBars>());
    if (best)
        m_match.setChallenger(challengerText(), choiceOf(*best), m_evolution.settings().nodes);
    else
        m_match.clearChallenger();
    showPopulation();
    emit generationsChanged();
    emit advanced();
}

void EvolutionRunViewModel::showPopulation() {
    m_barsAreLive = isLive();
    if (m_barsAreLive)
        m_population.setRows(liveBars(m_evolution.news().live, 2 * m_evolution.settings().rounds));
    else if (const EvolvedGeneration* generation = shown())
        m_population.setRows(populationBars(*generation->population, byFit(), elite()));
    else
        m_population.setRows({});
    emit populationChanged();
}

void EvolutionRunViewModel::showKeptMatch() {
    const auto match = m_evolution.match();
    if (match && !m_match.running() && !m_match.hasScore()) m_match.show(*match);
}

void EvolutionRunViewModel::chooseGeneration(int index) {
    if (index < 0 || index >= generationCount()) return;
    m_chosen = index == generationCount() - 1 ? -1 : index;
    m_candidate = -1;
    showGenerations();
}

void EvolutionRunViewModel::stay() {
    if (!running() || !shown() || !following()) return;
    m_chosen = generation();
    showGenerations();
}

void EvolutionRunViewModel::chooseCandidate(int index) {
    // The bars of a running generation still change.
    if (!canChoose()) return;
    if (index < -1 || index >= static_cast<int>(shown()->population->individuals.size())) return;
    // A chosen candidate stays when a newer generation arrives.
    if (index >= 0) m_chosen = generation();
    m_candidate = index;
    showGenerations();
}

std::optional<EvaluatorChoice> EvolutionRunViewModel::chosenEvaluator() {
    const Genome* chosen = genome();
    return chosen ? std::optional(choiceOf(*chosen)) : std::nullopt;
}

Result<std::string> EvolutionRunViewModel::saveInLibrary(EvaluatorLibrary& library, const std::string& name) {
    Genome named = *genome();
    named.name = name;
    return library.keep(std::move(named));
}

std::string EvolutionRunViewModel::fileBytes() {
    Genome named = *genome();
    named.name = suggestedName().toStdString();
    return toJsonText(named);
}

QString EvolutionRunViewModel::amountText() const {
    return m_evolution.games() == 0
               ? QString()
               : tr("%1 games", nullptr, pluralOf(m_evolution.games())).arg(groupedText(m_evolution.games()));
}

QString EvolutionRunViewModel::error() const {
    const std::string& saving = m_evolution.news().savingError;
    return m_evolution.problem().empty() && !saving.empty() ? text(saving) : LearningRunViewModel::error();
}

QString EvolutionRunViewModel::candidateText() const {
    if (generation() < 0) return {};
    if (m_candidate >= 0) return tr("no. %1 of generation %2").arg(m_candidate + 1).arg(generation());
    return tr("consensus of generation %1").arg(generation());
}

QString EvolutionRunViewModel::challengerText() const {
    return m_candidate < 0 ? tr("generation %1").arg(generation()) : candidateText();
}

QString EvolutionRunViewModel::populationText() const {
    const int count = m_population.count();
    if (count == 0) return {};
    if (isLive()) return tr("%1 candidates, points so far").arg(count);
    return tr("%1 candidates, fitness in generation %2").arg(count).arg(generation());
}

QString EvolutionRunViewModel::diversityText() const {
    return shown() ? decimalText(diversityOf(*shown()->population), 2) : QStringLiteral("–");
}

QString EvolutionRunViewModel::mutationText() const {
    return shown() ? percentText(meanStepOf(*shown()->population)) : QStringLiteral("–");
}

QString EvolutionRunViewModel::drawsText() const {
    const TournamentCounts counts = isLive()  ? m_evolution.news().liveTournament
                                    : shown() ? shown()->tournament
                                              : TournamentCounts();
    return counts.games == 0 ? QStringLiteral("–") : percentText(double(counts.draws) / counts.games);
}

QString EvolutionRunViewModel::suggestedName() const {
    return m_candidate < 0
               ? tr("Run %1, generation %2").arg(runNumber()).arg(generation())
               : tr("Run %1, generation %2, no. %3").arg(runNumber()).arg(generation()).arg(m_candidate + 1);
}

QString EvolutionRunViewModel::strengthCaption() const {
    const EvolutionSettings& settings = m_evolution.settings();
    return tr("against Genome, %1")
        .arg(conditionsText(QString::number(settings.strengthGames), settings.nodes));
}

}  // namespace plyglass
