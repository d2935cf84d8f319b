#include "app/viewmodels/laboratory/laboratory_view_model.h"

#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <algorithm>
#include <utility>

#include "app/services/game_setup.h"
#include "app/services/translated.h"
#include "app/viewmodels/shared/local_path.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/lab/analysis/format.h"
#include "engine/lab/experiments/plans.h"

namespace plyglass {

namespace {

/// Update interval of the elapsed and remaining time.
constexpr int kClockMs = 500;

/// File contents by format.
std::string textOf(const QString& format, const SavedComparison& saved) {
    if (format == u"csv") return toCsv(saved.comparison);
    if (format == u"json") return toJsonText(saved.comparison, saved.provenance);
    return report(experimentOf(saved.comparison, saved.provenance), ReportFormat::Markdown);
}

/// Name of a configuration of a ready-made comparison: its difference from the first.
QString nameOf(const Configuration& configuration, const Configuration& first, const PlanKind& kind) {
    const auto& without = differenceOf(configuration, first).without;
    if (kind.id == "ablation" && !without.empty())
        return LaboratoryViewModel::tr("No %1", "a technique").arg(translated(without.front()->name));
    if (kind.id == "threads") return LaboratoryViewModel::tr("%n threads", nullptr, configuration.threads);
    const int plies = configuration.techniques.quiescencePlies;
    if (kind.id == "quiescence" && plies != 0 && plies != kAllPlies)
        return LaboratoryViewModel::tr("%n plies", nullptr, plies);
    return translated(configuration.name);
}

}  // namespace

LaboratoryViewModel::LaboratoryViewModel(GameController& controller, EngineService& engine,
                                         const EvaluatorLibrary& evaluators, const QString& folder,
                                         QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_editor(m_plan.configurations(), evaluators),
      m_archive(folder),
      m_live(controller, engine, m_plan.configurations()) {
    QList<ReadyMadeRow> kinds;
    for (const PlanKind& kind : allPlanKinds())
        kinds.append(ReadyMadeRow{translated(kind.name), translated(kind.explanation)});
    m_readyMade.setRows(std::move(kinds));
    m_clock.setInterval(kClockMs);
    connect(&m_clock, &QTimer::timeout, this, &LaboratoryViewModel::runChanged);
    connect(this, &LaboratoryViewModel::runChanged, this, &LaboratoryViewModel::busyChanged);
    connect(&m_reproduction, &ReproductionViewModel::changed, this, &LaboratoryViewModel::busyChanged);
    connect(&m_live, &LiveComparison::changed, this, &LaboratoryViewModel::busyChanged);
    connect(&m_plan, &LabPlan::changed, this, &LaboratoryViewModel::planChanged);
    connect(&m_tables, &ResultTables::changed, this, &LaboratoryViewModel::resultsChanged);
    connect(&m_run, &ComparisonRun::advanced, this, &LaboratoryViewModel::onAdvanced);
    connect(&m_run, &ComparisonRun::ended, this, &LaboratoryViewModel::onEnded);
    connect(&m_writer, &FileWriter::notified, this, &LaboratoryViewModel::notified);
    connect(&m_reproduction, &ReproductionViewModel::notified, this, &LaboratoryViewModel::notified);
    connect(&m_archive, &ComparisonArchive::failed, this, &LaboratoryViewModel::setError);
    connect(&m_savedRuns, &SavedRunsModel::failed, this, &LaboratoryViewModel::setError);
    connect(&m_archive, &ComparisonArchive::opened, this,
            [this](const std::shared_ptr<SavedComparison>& saved, const QString& path) {
                show(std::move(*saved), path);
            });
}

LaboratoryViewModel::~LaboratoryViewModel() { shutDown(); }

void LaboratoryViewModel::shutDown() {
    // All are stopped before one is waited for.
    m_live.stop();
    m_run.stop();
    m_reproduction.stop();
    m_run.shutDown();
    m_archive.shutDown();
    m_reproduction.shutDown();
}

void LaboratoryViewModel::setParallelSearches(int searches) {
    m_parallelSearches = std::clamp(searches, 1, maxParallelSearches());
    emit planChanged();
}

int LaboratoryViewModel::maxParallelSearches() const { return std::max(2, maxThreads()); }

QString LaboratoryViewModel::runProblem() const {
    return running() ? tr("A comparison is running: stop it first.") : m_plan.problem();
}

void LaboratoryViewModel::addGamePosition() {
    const GameNode* shown = m_controller.shown();
    const auto searchable = checkSearchable(shown->position());
    setError(searchable ? QString() : translated(searchable.error()));
    if (!searchable) return;
    const GameNode* before = shown->parent();
    const QString name =
        before ? tr("Game, after %1")
                     .arg(QString::fromStdString(lineToText(before->position(), {shown->move()}, 1)))
               : tr("Game, at its start");
    m_plan.positions().add({name.toStdString(), shown->position()});
}

void LaboratoryViewModel::useReadyMade(int index) {
    if (index < 0 || index >= static_cast<int>(allPlanKinds().size())) return;
    const PlanKind& kind = allPlanKinds()[static_cast<std::size_t>(index)];
    ComparisonPlan plan = planOf(kind);
    for (Configuration& configuration : plan.configurations) {
        configuration.name = nameOf(configuration, plan.configurations.front(), kind).toStdString();
        configuration.base = translated(configuration.base).toStdString();
    }
    if (m_plan.positions().count() > 0) plan.positions = m_plan.positions().positions();
    showPlan(plan);
}

void LaboratoryViewModel::showPlan(const ComparisonPlan& plan) {
    m_editor.setRow(-1);
    m_plan.set(plan);
}

void LaboratoryViewModel::startOver() {
    if (running()) return;
    m_editor.setRow(-1);
    m_plan.clear();
    m_run.clear();
    m_before.reset();
    m_reproducibility.reset();
    setError({});
    m_tables.show(comparison());
}

void LaboratoryViewModel::run() {
    if (!runProblem().isEmpty()) return;
    m_before.reset();
    begin(Comparison(m_plan.plan()));
}

void LaboratoryViewModel::runAgain() {
    if (running() || !comparison()) return;
    m_before = *comparison();
    begin(Comparison(m_before->plan()));
}

void LaboratoryViewModel::begin(Comparison comparison) {
    const std::uint64_t seed = comparison.plan().seed;
    SavedComparison saved{provenanceHere(seed), std::move(comparison)};
    const QString file = m_archive.save(saved);
    m_run.show(std::move(saved), file);
    m_tables.forgetDepth();
    m_reproducibility.reset();
    resume();
}

void LaboratoryViewModel::resume() {
    if (running() || !comparison() || comparison()->isFinished()) return;
    m_error.clear();
    m_run.measureMissing(m_parallelSearches);
    m_clock.start();
    m_tables.show(comparison());
    emit runChanged();
    emit planChanged();
}

void LaboratoryViewModel::show(SavedComparison saved, const QString& path) {
    if (running()) return setError(tr("A comparison is running: stop it first."));
    showPlan(saved.comparison.plan());
    m_run.show(std::move(saved), path);
    m_before.reset();
    m_reproducibility.reset();
    m_tables.forgetDepth();
    m_error.clear();
    m_tables.show(comparison());
    emit runChanged();
}

void LaboratoryViewModel::openFile(const QUrl& file) { m_archive.open(localPath(file)); }

void LaboratoryViewModel::onAdvanced() {
    m_tables.show(comparison());
    emit runChanged();
}

void LaboratoryViewModel::onEnded(const QString& error) {
    m_clock.stop();
    if (m_before) m_reproducibility = reproducibilityOf(*m_before, *comparison());
    m_error = error;
    emit runChanged();
    emit planChanged();
}

void LaboratoryViewModel::setError(const QString& error) {
    m_error = error;
    emit runChanged();
}

LabPhase::Phase LaboratoryViewModel::phase() const {
    if (running()) return m_run.isStopping() ? LabPhase::Stopping : LabPhase::Running;
    if (!comparison()) return LabPhase::Empty;
    return comparison()->isFinished() ? LabPhase::Finished : LabPhase::Stopped;
}

QString LaboratoryViewModel::elapsedText() const {
    return running() ? tr("%1 elapsed").arg(durationText(m_run.elapsedMs())) : QString();
}

bool LaboratoryViewModel::repeatSame() const {
    return m_reproducibility && m_reproducibility->same == m_reproducibility->compared;
}

QString LaboratoryViewModel::provenanceText() const {
    return m_run.provenance() ? plyglass::provenanceText(*m_run.provenance()) : QString();
}

QString LaboratoryViewModel::resultTitle() const {
    if (!comparison()) return {};
    const ComparisonPlan& plan = comparison()->plan();
    const QString name = translated(plan.name);
    return plan.positions.size() == 1
               ? tr("%1, %2").arg(name, translated(plan.positions.front().name))
               : tr("%1, %n positions", nullptr, static_cast<int>(plan.positions.size())).arg(name);
}

QString LaboratoryViewModel::suggestedFileName(const QString& extension) const {
    const QString name = comparison() ? translated(comparison()->plan().name) : planName();
    return QStringLiteral("%1 %2.%3").arg(name, QDate::currentDate().toString(Qt::ISODate), extension);
}

void LaboratoryViewModel::exportTo(const QString& format, const QUrl& file) {
    if (!comparison()) return setError(tr("There is nothing to export yet: run a comparison first."));
    m_writer.write(file, [saved = SavedComparison{*m_run.provenance(), *comparison()}, format] {
        return textOf(format, saved);
    });
}

void LaboratoryViewModel::exportPicture(const QByteArray& picture, const QUrl& file) {
    m_writer.write(file, [picture] { return picture.toStdString(); });
}

void LaboratoryViewModel::copyResults() { QGuiApplication::clipboard()->setText(m_tables.asText()); }

}  // namespace plyglass
