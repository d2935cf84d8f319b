#include "app/viewmodels/learning/network_run_view_model.h"

#include <algorithm>
#include <utility>

#include "app/services/translated.h"
#include "app/viewmodels/learning/elo_text.h"
#include "engine/eval/network/network_file.h"
#include "engine/learning/training/network_run_file.h"

namespace plyglass {

NetworkRunViewModel::NetworkRunViewModel(LearningRuns& runs, EvaluatorLibrary& evaluators, QObject* parent)
    : LearningRunViewModel(m_training, runs, evaluators, parent),
      m_training(runs),
      m_match(evaluators),
      m_rivals(evaluators) {
    m_match.setOpponentIndex(evaluators.indexOf(PlayerEvaluator(EvaluatorKind::Material).id));
    connect(&m_training, &NetworkSession::leaving, this, &NetworkRunViewModel::onLeaving);
    connect(&m_training, &NetworkSession::advanced, this, &NetworkRunViewModel::advanced);
    connect(&m_training, &NetworkSession::savingErrorChanged, this, &NetworkRunViewModel::advanced);
    connect(&m_training, &NetworkSession::changed, this, &NetworkRunViewModel::onChanged);
    connect(&m_training, &NetworkSession::generationsChanged, this, &NetworkRunViewModel::onGenerations);
    connect(&m_training, &NetworkSession::played, this, [this] {
        // A long game of an earlier network does not delay the newest one.
        const int generation = m_training.game()->generation;
        if (generation != std::exchange(m_watched, generation)) m_watch.clear();
        m_watch.offer(*m_training.game());
    });
    connect(&m_rivals, &RivalsViewModel::scored, this, &NetworkRunViewModel::saveRivalScore);
    connect(&m_match, &ReferenceMatchViewModel::scored, this, [this](const MatchResult& match) {
        if (m_training.run()) m_training.saveMatch(match);
    });
    connect(&m_squareValueService, &SquareValueService::failed, this, &NetworkRunViewModel::refused);
    connect(
        &m_squareValueService, &SquareValueService::ready, this,
        [this](const PieceSquareValues& values, int ofGames) {
            m_values.show(values);
            m_squareValuesCaption =
                ofGames > 0
                    ? tr("Each square: how an added piece there changes the score, on average over "
                         "%n positions of the games it learned from. The colour is the difference from the "
                         "mean "
                         "over all squares.",
                         nullptr, ofGames)
                    : tr("Each square: how an added piece there changes the score, on average over "
                         "random positions. The colour is the difference from the mean over all squares.");
            emit valuesChanged();
        });
    const auto newest = std::find_if(runs.all().begin(), runs.all().end(), [](const LearningRun& run) {
        return run.kind == LearningKind::TrainNetwork && run.problem.empty();
    });
    if (newest != runs.all().end()) openRun(newest->number);
}

void NetworkRunViewModel::shutDown() {
    m_watch.setActive(false);
    // Before the objects below: its last result still starts work in them.
    m_training.shutDown();
    m_match.shutDown();
    m_rivals.shutDown();
    m_squareValueService.abandon();
}

void NetworkRunViewModel::begin() {
    refuseIf(m_training.begin(m_plan.options(), {{"preset", m_plan.id()}}, m_plan.threads()));
}

/// Score and maps of the previous run must not remain.
void NetworkRunViewModel::onLeaving() {
    m_match.clearChallenger();
    m_values.clear();
    m_watch.clear();
    m_follows = true;
    m_generation = -1;
}

void NetworkRunViewModel::onChanged() {
    showKeptMatch();
    emit advanced();
    emit changed();
}

void NetworkRunViewModel::onGenerations() {
    fillCurves();
    const int newest = generations() - 1;
    // Running matches belong to the shown generation.
    if (newest < 0 || (m_follows && newest != m_generation && !m_rivals.running()))
        choose(newest);
    else
        fillFacts();
    emit changed();
}

void NetworkRunViewModel::setGeneration(int generation) {
    if (generation < 0 || generation >= generations() || generation == m_generation) return;
    m_follows = generation == generations() - 1;
    choose(generation);
    fillCurves();
    emit changed();
}

void NetworkRunViewModel::stay() {
    if (!running() || !m_follows || !chosen()) return;
    m_follows = false;
    fillCurves();
    emit changed();
}

void NetworkRunViewModel::choose(int generation) {
    m_generation = generation;
    m_missing.clear();
    fillFacts();
    const std::optional<Network> chosen = chosenNetwork();
    if (!chosen) {
        m_match.clearChallenger();
        m_rivals.clear();
        m_squareValueService.abandon();
        m_values.clear();
        m_neurons.show(nullptr);
        return;
    }
    EvaluatorChoice choice(EvaluatorKind::Network);
    choice.network = std::make_shared<const Network>(*chosen);
    m_match.setChallenger(tr("generation %1").arg(generation), choice, network().options.strengthNodes);
    m_rivals.show(choice, m_training.rivalScores(generation));
    m_neurons.show(choice.network);
    m_squareValueService.look(runs().folderOf(runNumber()), generation);
}

const NetworkGeneration* NetworkRunViewModel::chosen() const {
    return m_generation < 0 || m_generation >= generations()
               ? nullptr
               : &network().generations[static_cast<std::size_t>(m_generation)];
}

std::optional<Network> NetworkRunViewModel::chosenNetwork() {
    if (!chosen()) return std::nullopt;
    auto network =
        loadNetwork(networkFileOf(runs().folderOf(runNumber()).toStdString(), m_generation).string());
    m_missing = network ? QString() : translated(network.error());
    if (!network) return std::nullopt;
    return std::move(*network);
}

std::optional<EvaluatorChoice> NetworkRunViewModel::chosenEvaluator() {
    auto network = chosenNetwork();
    if (!network) return std::nullopt;
    EvaluatorChoice choice(EvaluatorKind::Network);
    choice.network = std::make_shared<const Network>(std::move(*network));
    return choice;
}

Result<std::string> NetworkRunViewModel::saveInLibrary(EvaluatorLibrary& library, const std::string& name) {
    Network network = *chosenNetwork();
    network.name = name;
    return library.keep(std::move(network));
}

std::string NetworkRunViewModel::fileBytes() { return toFileBytes(*chosenNetwork()); }

QString NetworkRunViewModel::suggestedName() const {
    return tr("Network run %1, generation %2").arg(runNumber()).arg(m_generation);
}

QString NetworkRunViewModel::suggestedFileName() const {
    return QStringLiteral("run-%1-generation-%2.network").arg(runNumber()).arg(m_generation);
}

QString NetworkRunViewModel::error() const {
    const QString error = LearningRunViewModel::error();
    return error.isEmpty() ? m_missing : error;
}

QString NetworkRunViewModel::strengthCaption() const {
    const NetworkRunOptions& run = network().options;
    if (run.strengthGames == 0) return tr("not measured in this run");
    return tr("against material, %1")
        .arg(conditionsText(QString::number(run.strengthGames), run.strengthNodes));
}

/// The shown generation, or the newest one if it was never trained.
int NetworkRunViewModel::lossGeneration() const {
    const bool isTraining =
        !network().generations.empty() && !network().generations.back().losses.empty() && m_follows;
    if (isTraining) return network().generations.back().number;
    if (chosen() && !chosen()->losses.empty()) return m_generation;
    for (auto one = network().generations.rbegin(); one != network().generations.rend(); ++one)
        if (!one->losses.empty()) return one->number;
    return -1;
}

void NetworkRunViewModel::fillCurves() {
    m_strength.setRows(strengthLines(network()));
    m_losses.setRows(lossLines(network(), lossGeneration()));
}

void NetworkRunViewModel::fillFacts() {
    m_facts.setRows(chosen() ? factsOf(network(), m_generation) : QList<NamedValue>());
}

void NetworkRunViewModel::saveRivalScore(const std::string& rival, const RivalScore& score) {
    if (m_training.run()) m_training.saveRivalScore(m_generation, rival, score);
}

void NetworkRunViewModel::showKeptMatch() {
    const auto match = m_training.run() ? m_training.match() : std::nullopt;
    if (match && !m_match.running() && !m_match.hasScore()) m_match.show(*match);
}

}  // namespace plyglass
