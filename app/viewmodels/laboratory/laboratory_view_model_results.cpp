// How far the run is, what it says, and taking that elsewhere.
#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <algorithm>
#include <utility>

#include "app/viewmodels/laboratory/laboratory_view_model.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/base/file_text.h"
#include "engine/lab/experiments/comparison_estimate.h"

namespace plyglass {

namespace {

/// Shorter runs are told in tenths of seconds.
constexpr qint64 kTenthsBelowMs = 10'000;

/// What a format writes into a file.
std::string textOf(const QString& format, const SavedComparison& saved) {
    if (format == u"csv") return toCsv(saved.comparison);
    if (format == u"json") return toJsonText(saved.comparison, saved.provenance);
    return report(experimentOf(saved.comparison, saved.provenance), ReportFormat::Markdown);
}

}  // namespace

QString LaboratoryViewModel::state() const {
    if (running()) return m_run.isStopping() ? QStringLiteral("stopping") : QStringLiteral("running");
    if (!comparison()) return QStringLiteral("empty");
    return comparison()->isFinished() ? QStringLiteral("finished") : QStringLiteral("stopped");
}

double LaboratoryViewModel::progress() const {
    if (!comparison()) return 0;
    return static_cast<double>(comparison()->done()) / static_cast<double>(comparison()->keys().size());
}

QString LaboratoryViewModel::progressTitle() const {
    if (!comparison()) return tr("Nothing measured yet");
    const QString done = groupedText(comparison()->done());
    const QString all = groupedText(comparison()->keys().size());
    if (running())
        return tr("Running %1 of %2").arg(groupedText(comparison()->done() + (nextKey() ? 1 : 0)), all);
    if (!comparison()->isFinished()) return tr("Stopped after %1 of %2").arg(done, all);
    const qint64 ms = m_run.elapsedMs();
    if (ms == 0) return tr("%1 searches").arg(all);
    return tr("%1 searches in %2").arg(all, ms < kTenthsBelowMs ? secondsText(ms) : durationText(ms));
}

const RunKey* LaboratoryViewModel::nextKey() const {
    const auto& keys = comparison()->keys();
    const auto at = std::find_if(keys.begin(), keys.end(),
                                 [this](const RunKey& key) { return !comparison()->find(key); });
    return at == keys.end() ? nullptr : &*at;
}

QString LaboratoryViewModel::progressDetail() const {
    if (!comparison()) return {};
    const ComparisonPlan& plan = comparison()->plan();
    const RunKey* next = running() ? nextKey() : nullptr;
    if (!next) return QString::fromStdString(plan.name);
    return tr("%1 · %2 · depth %3")
        .arg(badgeOf(next->configuration),
             QString::fromStdString(plan.positions[static_cast<std::size_t>(next->position)].name))
        .arg(next->depth);
}

QString LaboratoryViewModel::remainingText() const {
    if (!running()) return {};
    if (m_run.isStopping()) return tr("stopping…");
    const auto remaining = expectedRemainingMs(*comparison(), m_searchesAtOnce);
    return remaining ? tr("about %1 left").arg(durationText(*remaining)) : QString();
}

QString LaboratoryViewModel::elapsedText() const {
    return running() ? tr("%1 elapsed").arg(durationText(m_run.elapsedMs())) : QString();
}

QString LaboratoryViewModel::repeatText() const {
    if (!m_sameness) return {};
    if (m_sameness->compared == 0) return tr("No search of it can be repeated to the node.");
    return m_sameness->same == m_sameness->compared
               ? tr("Done again: all %1 searches count the same, to the node.").arg(m_sameness->compared)
               : tr("Done again: %1 of %2 searches count otherwise than before.")
                     .arg(m_sameness->compared - m_sameness->same)
                     .arg(m_sameness->compared);
}

bool LaboratoryViewModel::repeatSame() const {
    return m_sameness && m_sameness->same == m_sameness->compared;
}

QString LaboratoryViewModel::provenanceText() const {
    return m_run.provenance() ? QString::fromStdString(inWords(*m_run.provenance())) : QString();
}

QString LaboratoryViewModel::resultTitle() const {
    if (!comparison()) return {};
    const ComparisonPlan& plan = comparison()->plan();
    const QString name = QString::fromStdString(plan.name);
    return plan.positions.size() == 1
               ? tr("%1, %2").arg(name, QString::fromStdString(plan.positions.front().name))
               : tr("%1, %2 positions").arg(name).arg(plan.positions.size());
}

Quantity LaboratoryViewModel::costQuantity() const {
    return kChartQuantities[m_quantityIndex] == Quantity::TimeMs ? Quantity::TimeMs : Quantity::Nodes;
}

void LaboratoryViewModel::setQuantityIndex(int index) {
    if (index < 0 || index >= static_cast<int>(std::size(kChartQuantities)) || index == m_quantityIndex)
        return;
    m_quantityIndex = index;
    refreshMeans();
    refreshSeries();
    emit resultsChanged();
}

void LaboratoryViewModel::setResultDepth(int depth) {
    m_resultDepth = std::clamp(depth, resultDepthMin(), resultDepthMax());
    m_depthChosen = true;
    refreshMeans();
    refreshSearches();
    emit resultsChanged();
}

void LaboratoryViewModel::sortBy(const QString& column) {
    m_order = m_order.pressed(column);
    refreshSearches();
    emit resultsChanged();
}

void LaboratoryViewModel::sortMeansBy(const QString& column) {
    m_meansOrder = m_meansOrder.pressed(column);
    refreshMeans();
    emit resultsChanged();
}

void LaboratoryViewModel::refreshResults() {
    if (const Comparison* shown = comparison()) {
        if (!m_depthChosen) m_resultDepth = commonDepth(*shown);
        m_resultDepth = std::clamp(m_resultDepth, resultDepthMin(), resultDepthMax());
    }
    refreshMeans();
    refreshSearches();
    refreshSeries();
    emit resultsChanged();
}

void LaboratoryViewModel::refreshMeans() {
    const Comparison* shown = comparison();
    m_summary.setRows(shown ? summaryRows(*shown, m_resultDepth, costQuantity(), m_meansOrder)
                            : QList<LabRow>());
    m_costRange = shown ? factorRange(*shown, m_resultDepth, costQuantity()) : FactorRange();
    m_verdict = shown ? verdictOf(*shown, m_resultDepth) : MoveVerdict();
}

void LaboratoryViewModel::refreshSearches() {
    const Comparison* shown = comparison();
    m_results.setRows(shown ? resultRows(*shown, m_resultDepth, m_order) : QList<LabRow>());
}

void LaboratoryViewModel::refreshSeries() {
    const Comparison* shown = comparison();
    m_series.setRows(shown ? seriesRows(*shown, kChartQuantities[m_quantityIndex]) : QList<LabRow>());
}

QString LaboratoryViewModel::suggestedFileName(const QString& extension) const {
    const QString name = comparison() ? QString::fromStdString(comparison()->plan().name) : planName();
    return QStringLiteral("%1 %2.%3").arg(name, QDate::currentDate().toString(Qt::ISODate), extension);
}

void LaboratoryViewModel::exportTo(const QString& format, const QUrl& file) {
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    if (!comparison()) return setError(tr("There is nothing to export yet: run a comparison first."));
    const auto saved = std::make_shared<SavedComparison>(SavedComparison{*m_run.provenance(), *comparison()});
    const bool began = m_writer.start([saved, format, path](const JobContext&) {
        return writeFileText(path.toStdString(), textOf(format, *saved));
    });
    if (!began) return setError(tr("Another export is being written: wait a moment."));
    connect(
        &m_writer, &JobService::finished, this,
        [this, path](const QString& error) {
            if (error.isEmpty()) emit exported(path);
        },
        Qt::SingleShotConnection);
}

void LaboratoryViewModel::copyResults() {
    const QList<QByteArray> columns{"position", "badge",     "name", "nodes", "factor",
                                    "time",     "branching", "move", "score"};
    QStringList lines{columns.join('\t')};
    for (int row = 0; row < m_results.count(); ++row) {
        QStringList cells;
        for (const QByteArray& column : columns) cells += m_results.value(row, column).toString();
        lines += cells.join(u'\t');
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

}  // namespace plyglass
