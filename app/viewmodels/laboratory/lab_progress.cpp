#include "app/viewmodels/laboratory/lab_progress.h"

#include <QObject>
#include <algorithm>

#include "app/services/translated.h"
#include "app/viewmodels/laboratory/lab_configurations_model.h"
#include "app/viewmodels/laboratory/lab_results.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/lab/experiments/comparison_estimate.h"

namespace plyglass {

namespace {

/// Shorter runs are shown in tenths of seconds.
constexpr qint64 kTenthsBelowMs = 10'000;

/// The next search to run; nullptr if none.
const RunKey* nextKey(const Comparison& comparison) {
    const auto& keys = comparison.keys();
    const auto at =
        std::find_if(keys.begin(), keys.end(), [&](const RunKey& key) { return !comparison.find(key); });
    return at == keys.end() ? nullptr : &*at;
}

}  // namespace

double progressOf(const ComparisonRun& run) {
    if (!run.comparison()) return 0;
    return static_cast<double>(run.comparison()->done()) /
           static_cast<double>(run.comparison()->keys().size());
}

QString progressTitle(const ComparisonRun& run) {
    if (!run.comparison()) return QObject::tr("Nothing measured yet");
    const QString done = groupedText(run.comparison()->done());
    const auto searches = run.comparison()->keys().size();
    const QString all = groupedText(searches);
    if (run.isRunning())
        return QObject::tr("Running %1 of %2")
            .arg(groupedText(run.comparison()->done() + (nextKey(*run.comparison()) ? 1 : 0)), all);
    if (!run.comparison()->isFinished()) return QObject::tr("Stopped after %1 of %2").arg(done, all);
    const qint64 ms = run.elapsedMs();
    if (ms == 0) return QObject::tr("%1 searches", nullptr, pluralOf(searches)).arg(all);
    return QObject::tr("%1 searches in %2", nullptr, pluralOf(searches))
        .arg(all, ms < kTenthsBelowMs ? secondsText(ms) : durationText(ms));
}

QString progressDetail(const ComparisonRun& run) {
    if (!run.comparison()) return {};
    const ComparisonPlan& plan = run.comparison()->plan();
    const RunKey* next = run.isRunning() ? nextKey(*run.comparison()) : nullptr;
    if (!next) return translated(plan.name);
    return QObject::tr("%1 · %2 · depth %3")
        .arg(badgeOf(next->configuration),
             translated(plan.positions[static_cast<std::size_t>(next->position)].name))
        .arg(next->depth);
}

QString remainingText(const ComparisonRun& run, int parallelSearches) {
    if (!run.isRunning()) return {};
    if (run.isStopping()) return QObject::tr("stopping…");
    const auto remaining = expectedRemainingMs(*run.comparison(), parallelSearches);
    return remaining ? QObject::tr("about %1 left").arg(durationText(*remaining)) : QString();
}

QString repeatText(const Reproducibility& reproducibility) {
    if (reproducibility.compared == 0) return QObject::tr("None of its searches can be repeated exactly.");
    return reproducibility.same == reproducibility.compared
               ? QObject::tr("Rerun: all %1 node counts are the same.").arg(reproducibility.compared)
               : QObject::tr("Rerun: %1 of %2 node counts differ.")
                     .arg(reproducibility.compared - reproducibility.same)
                     .arg(reproducibility.compared);
}

QString provenanceText(const Provenance& provenance) {
    const QString version = QString::fromStdString(provenance.version);
    const QString seed = QString::number(provenance.seed);
    const QString machine = QString::fromStdString(provenance.machine);
    const QString date = QString::fromStdString(provenance.date);
    if (provenance.commit.empty())
        return QObject::tr("Plyglass %1, seed %2, %3, %4 UTC").arg(version, seed, machine, date);
    return QObject::tr("Plyglass %1 (%2), seed %3, %4, %5 UTC")
        .arg(version, QString::fromStdString(provenance.commit), seed, machine, date);
}

}  // namespace plyglass
