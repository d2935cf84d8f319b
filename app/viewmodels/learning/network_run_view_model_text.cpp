// What the page says about a network run: progress, curves, facts.
#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

#include "app/viewmodels/learning/elo_text.h"
#include "app/viewmodels/learning/network_run_view_model.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

namespace {

/// Beyond this the chart says no more: nearly every game is lost, or won.
constexpr double kMaxChartElo = 800;
/// How a round's time is divided among its stages, for the bar.
constexpr std::array<double, 3> kStageShares = {0.85, 0.03, 0.12};

double withinChart(double elo) { return std::clamp(elo, -kMaxChartElo, kMaxChartElo); }

/// With what is not known yet.
void fillUp(QList<qreal>& values, int size) {
    while (values.size() < size) values += std::nan("");
}

QString countText(std::uint64_t number) { return shortCounterText(number); }

QString startText(const LearningRun& run) {
    const QDateTime start = QDateTime::fromMSecsSinceEpoch(run.startedMs);
    const QString time = QLocale().toString(start.time(), QStringLiteral("HH:mm"));
    if (start.date() == QDate::currentDate()) return time;
    return QStringLiteral("%1 %2").arg(QLocale().toString(start.date(), QStringLiteral("d MMM")), time);
}

QString targetText(const TrainingTarget& target) {
    const auto later = static_cast<int>(std::lround(100 * target.laterShare));
    if (target.traceDecay < 1)
        return NetworkRunViewModel::tr("%1 % later course, %2 % search").arg(later).arg(100 - later);
    return later == 100 ? NetworkRunViewModel::tr("the result alone")
                        : NetworkRunViewModel::tr("%1 % result, %2 % search").arg(later).arg(100 - later);
}

QString leftText(double seconds) {
    if (seconds < 0) return {};
    constexpr double kMinute = 60;
    if (seconds < kMinute) return NetworkRunViewModel::tr("less than a minute left");
    const auto minutes = static_cast<int>(std::ceil(seconds / kMinute));
    if (minutes < 120) return NetworkRunViewModel::tr("%1 min left").arg(minutes);
    return NetworkRunViewModel::tr("%1 h left").arg((minutes + 30) / 60);
}

}  // namespace

QString NetworkRunViewModel::phase() const {
    const LearningRun* run = shown();
    if (!run) return QStringLiteral("empty");
    if (!m_unreadable.isEmpty()) return QStringLiteral("damaged");
    if (isRunning()) return m_service.isStopping() ? QStringLiteral("pausing") : QStringLiteral("running");
    switch (run->state) {
        case LearningState::Stopped:
            return QStringLiteral("stopped");
        case LearningState::Finished:
            return QStringLiteral("finished");
        case LearningState::Failed:
            return QStringLiteral("failed");
        default:
            return QStringLiteral("paused");
    }
}

QString NetworkRunViewModel::badge() const {
    const LearningRun* run = shown();
    return run ? tr("Run %1, started %2").arg(run->number).arg(startText(*run)) : QString();
}

QString NetworkRunViewModel::problem() const {
    if (!m_unreadable.isEmpty()) return m_unreadable;
    return shown() && shown()->state == LearningState::Failed ? QString::fromStdString(shown()->failure)
                                                              : m_missing;
}

QString NetworkRunViewModel::headline() const {
    const int rounds = m_run.options.rounds;
    if (!isRunning()) {
        if (m_run.isFinished()) return tr("Finished: %1 generations").arg(rounds);
        return tr("Generation %1 of %2").arg(std::max(0, generations() - 1)).arg(rounds);
    }
    const NetworkRunStep& step = m_service.step();
    return tr("Generation %1 of %2").arg(step.generation).arg(rounds);
}

QString NetworkRunViewModel::detail() const {
    if (!isRunning()) {
        const LearningRun* run = shown();
        if (!run) return {};
        const qint64 worked = run->workedMs;
        return phase() == QStringLiteral("finished") ? tr("in %1").arg(durationText(worked))
                                                     : tr("after %1").arg(durationText(worked));
    }
    const NetworkRunStep& step = m_service.step();
    if (step.total == 0) return tr("getting ready");
    const QString of = tr("%1 of %2").arg(countText(step.done), countText(step.total));
    switch (step.stage) {
        case NetworkRunStage::Playing:
            return tr("plays itself: game %1").arg(of);
        case NetworkRunStage::Training:
            return tr("learns: %1 positions").arg(of);
        case NetworkRunStage::Measuring:
            break;
    }
    return tr("against material: game %1").arg(of);
}

double NetworkRunViewModel::share() const {
    if (m_run.isFinished()) return 1;
    const int rounds = std::max(1, m_run.options.rounds);
    if (!isRunning()) return std::clamp(double(generations() - 1) / rounds, 0.0, 1.0);
    const NetworkRunStep& step = m_service.step();
    if (step.generation == 0) return 0;
    double done = 0;
    for (int stage = 0; stage < static_cast<int>(step.stage); ++stage)
        done += kStageShares[static_cast<std::size_t>(stage)];
    if (step.total > 0)
        done += kStageShares[static_cast<std::size_t>(step.stage)] * double(step.done) / double(step.total);
    return std::min(1.0, (step.generation - 1 + done) / rounds);
}

QString NetworkRunViewModel::amountText() const {
    std::uint64_t games = 0;
    for (const NetworkGeneration& one : m_run.generations) games += one.games;
    if (isRunning()) games = std::max(games, m_service.step().allGames);
    return tr("%1 games").arg(groupedText(games));
}

QString NetworkRunViewModel::rateText() const {
    if (!isRunning()) return {};
    const NetworkRunStep& step = m_service.step();
    QStringList parts;
    if (step.perSecond > 0)
        parts += (step.stage == NetworkRunStage::Training ? tr("%1 positions/s") : tr("%1 games/s"))
                     .arg(step.stage == NetworkRunStage::Training
                              ? plyglass::rateText(step.perSecond)
                              : QString::number(std::max<qint64>(1, std::llround(step.perSecond))));
    const QString left = leftText(step.secondsLeft);
    if (!left.isEmpty()) parts += left;
    return parts.join(QStringLiteral(", "));
}

QString NetworkRunViewModel::strengthText() const {
    const NetworkGeneration* one = chosen();
    if (!one || !one->isMeasured || one->counts.games() == 0) return {};
    const QString margin = marginText(one->strength());
    return margin.isEmpty() ? eloText(one->strength())
                            : QStringLiteral("%1 %2").arg(eloText(one->strength()), margin);
}

QString NetworkRunViewModel::strengthCaption() const {
    const NetworkRunOptions& run = m_run.options;
    if (run.strengthGames == 0) return tr("not measured in this run");
    return tr("against material, %1")
        .arg(conditionsText(QString::number(run.strengthGames), run.strengthNodes));
}

/// That of the generation looked at, or of the newest one if that never trained.
int NetworkRunViewModel::lossGeneration() const {
    const bool isTraining =
        !m_run.generations.empty() && !m_run.generations.back().losses.empty() && m_follows;
    if (isTraining) return m_run.generations.back().number;
    if (chosen() && !chosen()->losses.empty()) return m_generation;
    for (auto one = m_run.generations.rbegin(); one != m_run.generations.rend(); ++one)
        if (!one->losses.empty()) return one->number;
    return -1;
}

void NetworkRunViewModel::fillCurves() {
    QList<qreal> elo, low, high;
    for (const NetworkGeneration& one : m_run.generations) {
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
            : eloText(
                  m_run.generations[static_cast<std::size_t>(elo.rend() - newestMeasured - 1)].strength());
    // Room for what is to come, so that the chart stays where it is.
    for (QList<qreal>* values : {&elo, &low, &high}) fillUp(*values, m_run.options.rounds + 1);
    const auto list = [](const QList<qreal>& values) { return QVariant::fromValue(values); };
    m_strength.setRows(newest.isEmpty()
                           ? QList<LabRow>()
                           : QList<LabRow>{{newest, tr("Elo"), 1, list(elo),
                                            QVariant::fromValue(QList<bool>()), list(low), list(high)}});
    QList<qreal> error, heldOut;
    const int shownLoss = lossGeneration();
    if (shownLoss >= 0)
        for (const LossPoint& point : m_run.generations[static_cast<std::size_t>(shownLoss)].losses) {
            error += point.error;
            heldOut += point.heldOut;
        }
    const bool hasLosses = !error.isEmpty();
    const int reports =
        shownLoss >= 0 && !m_run.generations[static_cast<std::size_t>(shownLoss)].isMade ? kLossReports : 0;
    for (QList<qreal>* values : {&error, &heldOut}) fillUp(*values, reports);
    const QVariant none = QVariant::fromValue(QList<qreal>());
    const QVariant noneGivenUp = QVariant::fromValue(QList<bool>());
    m_losses.setRows(
        !hasLosses
            ? QList<LabRow>()
            : QList<LabRow>{{tr("training"), tr("Training"), 1, list(error), noneGivenUp, none, none},
                            {tr("held out"), tr("Held out"), 3, list(heldOut), noneGivenUp, none, none}});
}

void NetworkRunViewModel::fillFacts() {
    const NetworkGeneration* one = chosen();
    if (!one) return m_facts.set({});
    const NetworkRunOptions& options = m_run.options;
    const NetworkShape& shape = options.shape;
    const auto weights = static_cast<std::uint64_t>(kNetworkInputs * shape.hidden + shape.hidden +
                                                    shape.buckets * (2 * shape.hidden + 1));
    std::vector<Fact> facts = {{tr("Weights"), groupedText(weights)}};
    if (m_generation == 0) {
        facts.push_back({tr("Made"), tr("drawn by lot")});
    } else {
        const double all = double(one->positions + one->heldOut);
        const std::uint64_t games = one->results[0] + one->results[1] + one->results[2];
        facts.push_back({tr("Positions"), tr("%1, %2 held out")
                                              .arg(countText(one->positions + one->heldOut),
                                                   percentText(all > 0 ? double(one->heldOut) / all : 0))});
        facts.push_back({tr("Its games"),
                         tr("%1, %2 drawn")
                             .arg(countText(games),
                                  percentText(games > 0 ? double(one->results[1]) / double(games) : 0))});
        facts.push_back({tr("Target"), targetText(targetOf(m_generation))});
        facts.push_back(
            {tr("Batch, rate"), QStringLiteral("%1, %2")
                                    .arg(groupedText(static_cast<std::uint64_t>(options.batchSize)))
                                    .arg(options.learningRate)});
        facts.push_back({tr("Lost by rounding"), tr("%1 cp").arg(decimalText(one->roundingCp, 1))});
    }
    facts.push_back({tr("Seed"), groupedText(options.seed)});
    m_facts.set(std::move(facts));
}

void NetworkRunViewModel::keepRivalScore(const std::string& rival, const RivalScore& score) {
    if (!shown()) return;
    LearningRun run = *shown();
    run.results["rivals"][std::to_string(m_generation)][rival] = {
        {"counts", {score.counts.wins, score.counts.draws, score.counts.losses}},
        {"pairs", score.pairs},
        {"checksum", score.checksum}};
    if (const auto kept = m_runs.keep(run); !kept) emit refused(QString::fromStdString(kept.error().message));
}

void NetworkRunViewModel::keepMatch(const MatchResult& match) {
    if (!shown()) return;
    LearningRun run = *shown();
    run.results["match"] = toJson(match);
    if (const auto kept = m_runs.keep(run); !kept) emit refused(QString::fromStdString(kept.error().message));
}

void NetworkRunViewModel::showKeptMatch() {
    if (!shown() || !shown()->results.contains("match")) return;
    if (const auto match = matchResultFrom(shown()->results["match"])) m_match.show(*match);
}

RivalScores NetworkRunViewModel::rivalScores() const {
    RivalScores scores;
    const LearningRun* run = shown();
    const std::string generation = std::to_string(m_generation);
    if (!run || !run->results.contains("rivals") || !run->results["rivals"].is_object() ||
        !run->results["rivals"].contains(generation))
        return scores;
    for (const auto& [id, json] : run->results["rivals"][generation].items()) {
        // What somebody else wrote there is measured anew.
        if (!json.is_object() || !json.contains("counts") || !json.contains("pairs") ||
            !json.contains("checksum"))
            continue;
        std::array<std::int64_t, 3> counts{};
        RivalScore score;
        if (!readCounts(json["counts"], counts) || !readCounts(json["pairs"], score.pairs) ||
            !json["checksum"].is_number_unsigned())
            continue;
        score.counts = {counts[0], counts[1], counts[2]};
        score.checksum = json["checksum"].get<std::uint64_t>();
        scores[id] = score;
    }
    return scores;
}

}  // namespace plyglass
