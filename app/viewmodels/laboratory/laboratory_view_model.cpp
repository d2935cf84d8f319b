// The plan that is edited, and running it.
#include "app/viewmodels/laboratory/laboratory_view_model.h"

#include <algorithm>
#include <utility>

#include "app/services/game/game_setup.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/lab/experiments/comparison_estimate.h"
#include "engine/lab/experiments/plans.h"

namespace plyglass {

namespace {

constexpr std::uint64_t kMillion = 1'000'000;
constexpr int kMaxSearchSeconds = 36'000;
constexpr int kMostMillions = 1'000'000;
constexpr int kMostRepetitions = 100;
/// Of the texts that count seconds.
constexpr int kClockMs = 500;
constexpr int kFirstToDepth = 6;

ComparisonPlan firstLimits() {
    ComparisonPlan plan;
    plan.name = LaboratoryViewModel::tr("Comparison").toStdString();
    plan.toDepth = kFirstToDepth;
    return plan;
}

}  // namespace

LaboratoryViewModel::LaboratoryViewModel(GameController& controller, EngineService& engine,
                                         const EvaluatorLibrary& evaluators, const QString& folder,
                                         QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_editor(m_configurations, evaluators),
      m_readyMade({"name", "explanation"}),
      m_limits(firstLimits()),
      m_archive(folder),
      m_summary(summaryRoles()),
      m_results(resultRoles()),
      m_series(seriesRoles()),
      m_live(controller, engine, m_configurations) {
    QList<LabRow> kinds;
    for (const PlanKind& kind : allPlanKinds()) kinds.append(LabRow{text(kind.name), text(kind.explanation)});
    m_readyMade.setRows(std::move(kinds));
    m_clock.setInterval(kClockMs);
    connect(&m_clock, &QTimer::timeout, this, &LaboratoryViewModel::runChanged);
    connect(this, &LaboratoryViewModel::runChanged, this, &LaboratoryViewModel::busyChanged);
    connect(&m_reproduction, &ReproductionViewModel::changed, this, &LaboratoryViewModel::busyChanged);
    connect(&m_live, &LiveComparison::changed, this, &LaboratoryViewModel::busyChanged);
    connect(&m_positions, &LabPositionsModel::changed, this, &LaboratoryViewModel::planChanged);
    connect(&m_configurations, &LabConfigurationsModel::changed, this, &LaboratoryViewModel::planChanged);
    connect(&m_run, &ComparisonRun::advanced, this, &LaboratoryViewModel::onAdvanced);
    connect(&m_run, &ComparisonRun::ended, this, &LaboratoryViewModel::onEnded);
    connect(&m_writer, &JobService::finished, this, &LaboratoryViewModel::setError);
    connect(&m_archive, &LabArchive::failed, this, &LaboratoryViewModel::setError);
    connect(&m_archive, &LabArchive::opened, this,
            [this](const std::shared_ptr<SavedComparison>& saved, const QString& path) {
                show(std::move(*saved), path);
            });
}

LaboratoryViewModel::~LaboratoryViewModel() { shutDown(); }

void LaboratoryViewModel::shutDown() {
    // All are asked before one is waited for.
    m_live.stop();
    m_run.stop();
    m_reproduction.stop();
    m_run.shutDown();
    m_archive.shutDown();
    m_writer.abandon();
    m_reproduction.shutDown();
}

void LaboratoryViewModel::setFromDepth(int depth) {
    m_limits.fromDepth = std::clamp(depth, 1, depthMax());
    m_limits.toDepth = std::max(m_limits.toDepth, m_limits.fromDepth);
    emit planChanged();
}

void LaboratoryViewModel::setToDepth(int depth) {
    m_limits.toDepth = std::clamp(depth, 1, depthMax());
    m_limits.fromDepth = std::min(m_limits.fromDepth, m_limits.toDepth);
    emit planChanged();
}

int LaboratoryViewModel::depthMax() const { return kMaxDepth; }

void LaboratoryViewModel::setRepetitions(int repetitions) {
    m_limits.repetitions = std::clamp(repetitions, 1, kMostRepetitions);
    emit planChanged();
}

int LaboratoryViewModel::giveUpSeconds() const { return static_cast<int>((m_limits.maxMs + 999) / 1000); }

void LaboratoryViewModel::setGiveUpSeconds(int seconds) {
    m_limits.maxMs = std::clamp(seconds, 1, kMaxSearchSeconds) * std::int64_t{1000};
    emit planChanged();
}

int LaboratoryViewModel::giveUpMillions() const {
    return static_cast<int>((m_limits.maxNodes + kMillion - 1) / kMillion);
}

void LaboratoryViewModel::setGiveUpMillions(int millions) {
    m_limits.maxNodes = static_cast<std::uint64_t>(std::clamp(millions, 1, kMostMillions)) * kMillion;
    emit planChanged();
}

void LaboratoryViewModel::setSearchesAtOnce(int searches) {
    m_searchesAtOnce = std::clamp(searches, 1, searchesAtOnceMax());
    emit planChanged();
}

int LaboratoryViewModel::searchesAtOnceMax() const { return std::max(2, mostThreads()); }

ComparisonPlan LaboratoryViewModel::plan() const {
    ComparisonPlan plan = m_limits;
    plan.positions = m_positions.positions();
    plan.configurations = m_configurations.configurations();
    return plan;
}

QString LaboratoryViewModel::planText() const {
    const std::uint64_t depths = static_cast<std::uint64_t>(m_limits.toDepth - m_limits.fromDepth + 1);
    const std::uint64_t searches = depths * static_cast<std::uint64_t>(m_limits.repetitions) *
                                   static_cast<std::uint64_t>(m_positions.count()) *
                                   static_cast<std::uint64_t>(m_configurations.count());
    return searches == 1 ? tr("1 search") : tr("%1 searches").arg(groupedText(searches));
}

QString LaboratoryViewModel::whyNotRun() const {
    if (running()) return tr("A comparison is running: stop it first.");
    if (m_positions.count() == 0) return tr("Add a position to search.");
    if (m_configurations.count() < 2) return tr("Add a second configuration to compare with.");
    const auto checked = checkedPlan(plan());
    return checked ? QString() : QString::fromStdString(checked.error().message);
}

void LaboratoryViewModel::addGamePosition() {
    const GameNode* shown = m_controller.shown();
    const auto searchable = checkSearchable(shown->position());
    setError(searchable ? QString() : QString::fromStdString(searchable.error().message));
    if (!searchable) return;
    const int ply = shown->ply();
    const QString name = ply == 0 ? tr("Game, at its start")
                                  : tr("Game, after %1%2%3")
                                        .arg((ply + 1) / 2)
                                        .arg(ply % 2 ? "." : "…", QString::fromStdString(shown->san()));
    m_positions.add({name.toStdString(), shown->position()});
}

void LaboratoryViewModel::useReadyMade(int index) {
    if (index < 0 || index >= static_cast<int>(allPlanKinds().size())) return;
    ComparisonPlan plan = planOf(allPlanKinds()[static_cast<std::size_t>(index)]);
    if (m_positions.count() > 0) plan.positions = m_positions.positions();
    showPlan(plan);
}

void LaboratoryViewModel::showPlan(const ComparisonPlan& plan) {
    m_editor.setRow(-1);
    m_limits = plan;
    m_limits.positions.clear();
    m_limits.configurations.clear();
    m_positions.set(plan.positions);
    m_configurations.set(plan.configurations);
    emit planChanged();
}

void LaboratoryViewModel::startOver() {
    if (running()) return;
    ComparisonPlan plan = firstLimits();
    plan.configurations = LabConfigurationsModel().configurations();
    showPlan(plan);
    m_run.clear();
    m_before.reset();
    m_sameness.reset();
    setError({});
    refreshResults();
}

void LaboratoryViewModel::run() {
    if (!whyNotRun().isEmpty()) return;
    m_before.reset();
    begin(Comparison(plan()));
}

void LaboratoryViewModel::runAgain() {
    if (running() || !comparison()) return;
    m_before = *comparison();
    begin(Comparison(m_before->plan()));
}

void LaboratoryViewModel::begin(Comparison comparison) {
    const std::uint64_t seed = comparison.plan().seed;
    SavedComparison saved{provenanceHere(seed), std::move(comparison)};
    const QString file = m_archive.keep(saved);
    m_run.show(std::move(saved), file);
    m_depthChosen = false;
    m_sameness.reset();
    goOn();
}

void LaboratoryViewModel::goOn() {
    if (running() || !comparison() || comparison()->isFinished()) return;
    m_error.clear();
    m_run.begin(m_searchesAtOnce);
    m_clock.start();
    refreshResults();
    emit runChanged();
    emit planChanged();
}

void LaboratoryViewModel::show(SavedComparison saved, const QString& path) {
    if (running()) return setError(tr("A comparison is running: stop it first."));
    showPlan(saved.comparison.plan());
    m_run.show(std::move(saved), path);
    m_before.reset();
    m_sameness.reset();
    m_depthChosen = false;
    m_error.clear();
    refreshResults();
    emit runChanged();
}

void LaboratoryViewModel::openFile(const QUrl& file) {
    m_archive.openFile(file.isLocalFile() ? file.toLocalFile() : file.toString());
}

void LaboratoryViewModel::onAdvanced() {
    refreshResults();
    emit runChanged();
}

void LaboratoryViewModel::onEnded(const QString& error) {
    m_clock.stop();
    if (m_before) m_sameness = samenessOf(*m_before, *comparison());
    m_error = error;
    emit runChanged();
    emit planChanged();
}

void LaboratoryViewModel::setError(const QString& error) {
    m_error = error;
    emit runChanged();
}

}  // namespace plyglass
