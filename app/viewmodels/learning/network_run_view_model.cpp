// Beginning, leaving off and going on; which run and which generation are looked at.
#include "app/viewmodels/learning/network_run_view_model.h"

#include <QFile>
#include <QRandomGenerator>
#include <algorithm>
#include <utility>

#include "engine/base/file_text.h"
#include "engine/eval/network/network_file.h"
#include "engine/learning/training/network_run_file.h"

namespace plyglass {

namespace {

QString sentenceOf(const Error& error) { return QString::fromStdString(error.message); }

}  // namespace

NetworkRunViewModel::NetworkRunViewModel(LearningRuns& runs, EvaluatorLibrary& evaluators, QObject* parent)
    : QObject(parent),
      m_runs(runs),
      m_evaluators(evaluators),
      m_match(evaluators),
      m_rivals(evaluators),
      m_strength({"badge", "name", "series", "values", "givenUp", "low", "high"}),
      m_losses({"badge", "name", "series", "values", "givenUp", "low", "high"}) {
    m_match.setOpponentIndex(evaluators.indexOf(PlayerEvaluator(EvaluatorKind::Material).id));
    connect(&m_service, &NetworkRunService::stepped, this, &NetworkRunViewModel::stepped);
    connect(&m_service, &NetworkRunService::changed, this, &NetworkRunViewModel::onRunChanged);
    connect(&m_service, &NetworkRunService::played, this, [this] {
        // A long game of an earlier network does not keep the newest from being seen.
        if (m_service.game()->generation != std::exchange(m_watched, m_service.game()->generation))
            m_watch.clear();
        m_watch.offer(*m_service.game());
    });
    connect(&m_service, &NetworkRunService::ended, this, &NetworkRunViewModel::onEnded);
    connect(&m_runs, &LearningRuns::changed, this, &NetworkRunViewModel::changed);
    connect(&m_runs, &LearningRuns::activeChanged, this, &NetworkRunViewModel::changed);
    connect(&m_rivals, &RivalsViewModel::scored, this, &NetworkRunViewModel::keepRivalScore);
    connect(&m_match, &MatchViewModel::scored, this, &NetworkRunViewModel::keepMatch);
    connect(&m_worthService, &SquareWorthService::failed, this, &NetworkRunViewModel::refused);
    connect(&m_worthService, &SquareWorthService::ready, this,
            [this](const SquareWorths& worths, int ofGames) {
                m_worths.show(worths);
                m_worthsCaption =
                    ofGames > 0
                        ? tr("Each square: what a further piece there changes, on average over %1 "
                             "positions of its own games; the colour is the difference from the mean "
                             "over all squares.")
                              .arg(ofGames)
                        : tr("Each square: what a further piece there changes, on average over positions "
                             "drawn by lot; the colour is the difference from the mean over all squares.");
                emit worthsChanged();
            });
    const auto newest = std::find_if(m_runs.all().begin(), m_runs.all().end(), [](const LearningRun& run) {
        return run.kind == LearningKind::TrainNetwork && run.problem.empty();
    });
    if (newest != m_runs.all().end()) open(newest->number);
}

void NetworkRunViewModel::shutDown() {
    m_watch.setActive(false);
    if (isRunning()) {
        // What the run has made last is still looked at, which begins more of what ends below.
        m_service.abandon();
        keepState(LearningState::Paused);
        m_runs.release();
    }
    m_match.shutDown();
    m_rivals.shutDown();
    m_worthService.abandon();
}

void NetworkRunViewModel::begin() {
    if (!canBegin()) {
        emit refused(tr("Run %1 is under way: pause or stop it first.").arg(m_runs.active()));
        return;
    }
    const nlohmann::ordered_json settings = {{"preset", m_plan.id()}, {"threads", m_plan.threads()}};
    const auto created = m_runs.create(LearningKind::TrainNetwork, m_plan.options().seed, settings);
    if (!created) {
        emit refused(sentenceOf(created.error()));
        return;
    }
    const std::string folder = m_runs.folderOf(created->number).toStdString();
    const auto written =
        writeFileText(folder + '/' + kNetworkRunFile, toJsonText(NetworkRun{m_plan.options(), {}}));
    if (!written) {
        emit refused(sentenceOf(written.error()));
        return;
    }
    open(created->number);
    go();
}

void NetworkRunViewModel::resume() {
    if (canResume()) go();
}

void NetworkRunViewModel::go() {
    if (const auto claimed = m_runs.claim(m_shown); !claimed) {
        emit refused(sentenceOf(claimed.error()));
        return;
    }
    m_leave = Leave::No;
    m_sinceStart.start();
    const auto& settings = shown()->settings;
    const auto stored = settings.contains("threads") ? countFrom(settings["threads"]) : std::nullopt;
    const std::int64_t threads = stored.value_or(m_plan.threads());
    m_service.start(m_run, m_runs.folderOf(m_shown),
                    static_cast<int>(std::clamp<std::int64_t>(threads, 1, mostThreads())));
    keepState(LearningState::Running);
    emit stepped();
    emit changed();
}

void NetworkRunViewModel::pause() {
    if (!isRunning()) return;
    m_leave = Leave::ToPause;
    m_service.stop();
    emit changed();
}

void NetworkRunViewModel::stop() {
    if (!isRunning()) {
        if (shown() && shown()->state == LearningState::Paused) keepState(LearningState::Stopped);
        emit changed();
        return;
    }
    m_leave = Leave::ToStop;
    m_service.stop();
    emit changed();
}

void NetworkRunViewModel::onRunChanged() {
    m_run = m_service.run();
    fillCurves();
    const int newest = m_run.made() - 1;
    // Matches that are under way are those of the generation looked at.
    if (m_follows && newest != m_generation && !m_rivals.running())
        choose(newest);
    else
        fillFacts();
    emit changed();
}

void NetworkRunViewModel::onEnded(const QString& error) {
    m_run = m_service.run();
    const LearningState state = !error.isEmpty()           ? LearningState::Failed
                                : m_run.isFinished()       ? LearningState::Finished
                                : m_leave == Leave::ToStop ? LearningState::Stopped
                                                           : LearningState::Paused;
    keepState(state, error);
    m_runs.release();
    emit stepped();
    emit changed();
}

void NetworkRunViewModel::keepState(LearningState state, const QString& failure) {
    if (!shown()) return;
    LearningRun run = *shown();
    if (run.state == LearningState::Running) run.workedMs += m_sinceStart.restart();
    run.state = state;
    run.failure = failure.toStdString();
    if (const auto kept = m_runs.keep(run); !kept) emit refused(sentenceOf(kept.error()));
}

bool NetworkRunViewModel::canResume() const {
    const LearningRun* run = shown();
    return run && m_unreadable.isEmpty() && !m_service.isRunning() && m_runs.active() == 0 &&
           !m_run.isFinished();
}

void NetworkRunViewModel::showRun(int number) {
    if (number == m_shown) return;
    if (isRunning()) {
        emit refused(tr("Run %1 is under way: pause or stop it first.").arg(m_shown));
        return;
    }
    open(number);
}

void NetworkRunViewModel::open(int number) {
    // A score and maps of the run before would pass for those of this one.
    m_match.clearChallenger();
    m_worths.clear();
    m_watch.clear();
    m_shown = number;
    m_unreadable.clear();
    m_follows = true;
    const LearningRun* run = m_runs.find(number);
    auto state = run && run->problem.empty() ? loadNetworkRun(m_runs.folderOf(number).toStdString())
                                             : Result<NetworkRun>(fail(run ? run->problem : std::string()));
    m_run = state ? std::move(*state) : NetworkRun();
    if (!state) m_unreadable = sentenceOf(state.error());
    fillCurves();
    choose(m_run.made() - 1);
    showKeptMatch();
    emit stepped();
    emit changed();
}

void NetworkRunViewModel::forget(int number) {
    if (number != m_shown || isRunning()) return;
    m_shown = 0;
    m_watch.clear();
    m_run = {};
    m_unreadable.clear();
    fillCurves();
    choose(-1);
    emit stepped();
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
    if (!isRunning() || !m_follows || !chosen()) return;
    m_follows = false;
    fillCurves();
    emit changed();
}

void NetworkRunViewModel::choose(int generation) {
    m_generation = generation;
    m_missing.clear();
    fillFacts();
    const auto network = chosenNetwork();
    if (!network) {
        m_match.clearChallenger();
        m_rivals.clear();
        m_worthService.abandon();
        m_worths.clear();
        m_neurons.show(nullptr);
        return;
    }
    EvaluatorChoice choice(EvaluatorKind::Network);
    choice.network = std::make_shared<const Network>(*network);
    m_match.setChallenger(tr("generation %1").arg(generation), choice, m_run.options.strengthNodes);
    m_rivals.show(choice, rivalScores());
    m_neurons.show(choice.network);
    const int newestGames = m_run.generations.back().games > 0 ? m_run.generations.back().number
                                                               : m_run.generations.back().number - 1;
    m_worthService.look(m_runs.folderOf(m_shown), generation, newestGames);
}

const NetworkGeneration* NetworkRunViewModel::chosen() const {
    return m_generation < 0 || m_generation >= generations()
               ? nullptr
               : &m_run.generations[static_cast<std::size_t>(m_generation)];
}

std::optional<Network> NetworkRunViewModel::chosenNetwork() {
    if (!chosen()) return std::nullopt;
    auto network = loadNetwork(networkFileOf(m_runs.folderOf(m_shown).toStdString(), m_generation).string());
    m_missing = network ? QString() : sentenceOf(network.error());
    if (!network) return std::nullopt;
    return std::move(*network);
}

void NetworkRunViewModel::keepAs(const QString& name) {
    auto network = chosenNetwork();
    if (!network) {
        emit refused(tr("There is no network to keep yet."));
        return;
    }
    network->name = name.simplified().isEmpty() ? suggestedName().toStdString() : name.toStdString();
    const auto kept = m_evaluators.keep(std::move(*network));
    if (!kept)
        emit refused(sentenceOf(kept.error()));
    else
        emit said(tr("Kept as “%1”. It can be chosen wherever evaluators are.")
                      .arg(m_evaluators.find(*kept)->name));
}

QString NetworkRunViewModel::suggestedName() const {
    return tr("Network run %1, generation %2").arg(m_shown).arg(m_generation);
}

QString NetworkRunViewModel::suggestedFileName() const {
    return QStringLiteral("run-%1-generation-%2.network").arg(m_shown).arg(m_generation);
}

void NetworkRunViewModel::exportTo(const QUrl& file) {
    const auto network = chosenNetwork();
    if (!network) {
        emit refused(tr("There is no network to export yet."));
        return;
    }
    const auto written = writeFileText(file.toLocalFile().toStdString(), toFileBytes(*network));
    if (written)
        emit said(tr("Written to %1.").arg(file.toLocalFile()));
    else
        emit refused(sentenceOf(written.error()));
}

Result<std::string> NetworkRunViewModel::keptId() {
    auto network = chosenNetwork();
    if (!network) return fail(tr("There is no network to play against yet.").toStdString());
    for (const LibraryEvaluator& evaluator : m_evaluators.all()) {
        const auto& theirs = evaluator.evaluator.choice.network;
        if (evaluator.isOwn() && theirs && theirs->judgesLike(*network)) return evaluator.evaluator.id;
    }
    network->name = suggestedName().toStdString();
    return m_evaluators.keep(std::move(*network));
}

void NetworkRunViewModel::playAgainst() {
    const auto id = keptId();
    if (!id)
        emit refused(sentenceOf(id.error()));
    else
        emit opponentChosen(m_evaluators.find(*id)->evaluator);
}

}  // namespace plyglass
