#include "app/viewmodels/learning/network_words.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/viewmodels/learning/elo_text.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

/// Limit of the chart: beyond it nearly every game is won or lost.
constexpr double kMaxChartElo = 800;
/// Share of a round's time by stage, for the bar.
constexpr std::array<double, 3> kStageShares = {0.85, 0.03, 0.12};

double withinChart(double elo) { return std::clamp(elo, -kMaxChartElo, kMaxChartElo); }

/// Appends NaN for unknown values.
void fillUp(QList<qreal>& values, int size) {
    while (values.size() < size) values += std::nan("");
}

QString countText(std::uint64_t number) { return shortCounterText(number); }

QString targetText(const TrainingTarget& target) {
    const auto later = static_cast<int>(std::lround(100 * target.tdWeight));
    if (target.lambda < 1) return QObject::tr("%1 % later scores, %2 % search").arg(later).arg(100 - later);
    return later == 100 ? QObject::tr("the result alone")
                        : QObject::tr("%1 % result, %2 % search").arg(later).arg(100 - later);
}

QString leftText(double seconds) {
    if (seconds < 0) return {};
    constexpr double kMinute = 60;
    if (seconds < kMinute) return QObject::tr("less than a minute left");
    const auto minutes = static_cast<int>(std::ceil(seconds / kMinute));
    if (minutes < 120) return QObject::tr("%1 min left").arg(minutes);
    return QObject::tr("%1 h left").arg((minutes + 30) / 60);
}

}  // namespace

QString headlineOf(const NetworkSession& session) {
    const int rounds = session.network().options.rounds;
    if (!session.isRunning()) {
        if (session.network().isFinished()) return QObject::tr("Finished: %n generations", nullptr, rounds);
        return QObject::tr("Generation %1 of %2").arg(std::max(0, session.network().made() - 1)).arg(rounds);
    }
    const NetworkRunStep& step = session.step();
    return QObject::tr("Generation %1 of %2").arg(step.generation).arg(rounds);
}

QString detailOf(const NetworkSession& session) {
    if (!session.isRunning()) {
        const LearningRun* run = session.run();
        if (!run) return {};
        const qint64 worked = run->workedMs;
        return session.state() == LearningSession::State::Finished
                   ? QObject::tr("in %1").arg(durationText(worked))
                   : QObject::tr("after %1").arg(durationText(worked));
    }
    const NetworkRunStep& step = session.step();
    if (step.total == 0) return QObject::tr("preparing");
    const QString of = QObject::tr("%1 of %2").arg(countText(step.done), countText(step.total));
    switch (step.stage) {
        case NetworkRunStage::Playing:
            return QObject::tr("plays itself: game %1").arg(of);
        case NetworkRunStage::Training:
            return QObject::tr("learns: %1 positions").arg(of);
        case NetworkRunStage::Measuring:
            break;
    }
    return QObject::tr("against material: game %1").arg(of);
}

double progressOf(const NetworkSession& session) {
    if (session.network().isFinished()) return 1;
    const int rounds = std::max(1, session.network().options.rounds);
    if (!session.isRunning()) return std::clamp(double(session.network().made() - 1) / rounds, 0.0, 1.0);
    const NetworkRunStep& step = session.step();
    if (step.generation == 0) return 0;
    double done = 0;
    for (int stage = 0; stage < static_cast<int>(step.stage); ++stage)
        done += kStageShares[static_cast<std::size_t>(stage)];
    if (step.total > 0)
        done += kStageShares[static_cast<std::size_t>(step.stage)] * double(step.done) / double(step.total);
    return std::min(1.0, (step.generation - 1 + done) / rounds);
}

QString amountOf(const NetworkSession& session) {
    std::uint64_t games = 0;
    for (const NetworkGeneration& one : session.network().generations) games += one.games;
    if (session.isRunning()) games = std::max(games, session.step().allGames);
    return QObject::tr("%1 games", nullptr, pluralOf(games)).arg(groupedText(games));
}

QString rateOf(const NetworkSession& session) {
    if (!session.isRunning()) return {};
    const NetworkRunStep& step = session.step();
    QStringList parts;
    if (step.perSecond > 0)
        parts += (step.stage == NetworkRunStage::Training ? QObject::tr("%1 positions/s")
                                                          : QObject::tr("%1 games/s"))
                     .arg(step.stage == NetworkRunStage::Training
                              ? plyglass::rateText(step.perSecond)
                              : QString::number(std::max<qint64>(1, std::llround(step.perSecond))));
    const QString left = leftText(step.secondsLeft);
    if (!left.isEmpty()) parts += left;
    return parts.join(QStringLiteral(", "));
}

QList<ChartLine> strengthLines(const NetworkRun& run) {
    QList<qreal> elo, low, high;
    for (const NetworkGeneration& one : run.generations) {
        const bool isMeasured = one.isMeasured && one.counts.games() > 0;
        const EloEstimate estimate = one.strength();
        elo += isMeasured ? withinChart(estimate.elo) : std::nan("");
        low += isMeasured ? withinChart(estimate.low) : std::nan("");
        high += isMeasured ? withinChart(estimate.high) : std::nan("");
    }
    const auto newestMeasured =
        std::find_if(elo.rbegin(), elo.rend(), [](qreal value) { return !std::isnan(value); });
    const QString newest =
        newestMeasured == elo.rend()
            ? QString()
            : eloText(run.generations[static_cast<std::size_t>(elo.rend() - newestMeasured - 1)].strength());
    // Reserves space for later generations, so that the chart keeps its scale.
    for (QList<qreal>* values : {&elo, &low, &high}) fillUp(*values, run.options.rounds + 1);
    if (newest.isEmpty()) return {};
    return {
        {.badge = newest, .name = QObject::tr("Elo"), .series = 1, .values = elo, .low = low, .high = high}};
}

QList<ChartLine> lossLines(const NetworkRun& run, int generation) {
    if (generation < 0) return {};
    const NetworkGeneration& trained = run.generations[static_cast<std::size_t>(generation)];
    if (trained.losses.empty()) return {};
    QList<qreal> error, heldOut;
    for (const LossPoint& point : trained.losses) {
        error += point.error;
        heldOut += point.heldOut;
    }
    for (QList<qreal>* values : {&error, &heldOut}) fillUp(*values, trained.isMade ? 0 : kLossReports);
    return {
        {.badge = QObject::tr("training"), .name = QObject::tr("Training"), .series = 1, .values = error},
        {.badge = QObject::tr("held out"), .name = QObject::tr("Held out"), .series = 3, .values = heldOut}};
}

QList<NamedValue> factsOf(const NetworkRun& run, int generation) {
    const NetworkGeneration* one = &run.generations[static_cast<std::size_t>(generation)];
    const NetworkRunOptions& options = run.options;
    const NetworkShape& shape = options.shape;
    const auto weights = static_cast<std::uint64_t>(kNetworkInputs * shape.hidden + shape.hidden +
                                                    shape.buckets * (2 * shape.hidden + 1));
    QList<NamedValue> facts = {{QObject::tr("Weights"), groupedText(weights)}};
    if (generation == 0) {
        facts.push_back({QObject::tr("Created"), QObject::tr("random")});
    } else {
        const double all = double(one->positions + one->heldOut);
        const std::uint64_t games = one->results[0] + one->results[1] + one->results[2];
        facts.push_back(
            {QObject::tr("Positions"), QObject::tr("%1, %2 held out")
                                           .arg(countText(one->positions + one->heldOut),
                                                percentText(all > 0 ? double(one->heldOut) / all : 0))});
        facts.push_back({QObject::tr("Its games"),
                         QObject::tr("%1, %2 drawn")
                             .arg(countText(games),
                                  percentText(games > 0 ? double(one->results[1]) / double(games) : 0))});
        facts.push_back({QObject::tr("Target"), targetText(targetOf(generation))});
        facts.push_back(
            {QObject::tr("Batch, rate"), QStringLiteral("%1, %2")
                                             .arg(groupedText(static_cast<std::uint64_t>(options.batchSize)))
                                             .arg(options.learningRate)});
        facts.push_back({QObject::tr("Quantization loss"),
                         QObject::tr("%1 cp").arg(decimalText(one->quantizationLossCp, 1))});
    }
    facts.push_back({QObject::tr("Seed"), groupedText(options.seed)});
    return facts;
}

}  // namespace plyglass
