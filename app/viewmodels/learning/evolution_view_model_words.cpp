// What the page says of a run, in words and numbers.
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <cmath>

#include "app/services/utf8_text.h"
#include "app/viewmodels/learning/elo_text.h"
#include "app/viewmodels/learning/evolution_figures.h"
#include "app/viewmodels/learning/evolution_view_model.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

QString generationLeftText(qint64 ms) {
    const double minutes = double(ms) / 60'000;
    if (minutes < 1.5) return EvolutionViewModel::tr("%1 s left").arg((ms + 500) / 1000);
    return EvolutionViewModel::tr("%1 min left").arg(std::lround(minutes));
}

/// "run-0003" of ".../run-0003/games", else the folder's own name.
QString folderText(const std::string& folder) {
    const QFileInfo info(text(folder));
    return info.fileName() == u"games" ? info.dir().dirName() : info.fileName();
}

}  // namespace

QString EvolutionViewModel::state() const {
    if (!m_run.run()) return QStringLiteral("empty");
    if (m_run.isOpening()) return QStringLiteral("opening");
    if (!m_run.problem().empty()) return QStringLiteral("unreadable");
    if (m_run.isEnding()) return QStringLiteral("ending");
    switch (m_run.run()->state) {
        case LearningState::Running:
            return QStringLiteral("running");
        case LearningState::Paused:
            return QStringLiteral("paused");
        case LearningState::Stopped:
            return QStringLiteral("stopped");
        case LearningState::Finished:
            return QStringLiteral("finished");
        case LearningState::Failed:
            break;
    }
    return QStringLiteral("failed");
}

QString EvolutionViewModel::runText() const {
    const LearningRun* run = m_run.run();
    if (!run) return {};
    const QDateTime started = QDateTime::fromMSecsSinceEpoch(run->startedMs);
    const bool isToday = started.date() == QDate::currentDate();
    const QString when = isToday ? started.toString(QStringLiteral("HH:mm"))
                                 : QLocale().toString(started, QLocale::ShortFormat);
    return tr("Run %1, started %2").arg(run->number).arg(when);
}

void EvolutionViewModel::showFacts() {
    const LearningRun* run = m_run.run();
    if (!run || !m_run.problem().empty()) return m_facts.setRows({});
    const EvolutionSettings& settings = m_run.settings();
    const GeneticOptions& genetics = settings.genetics;
    const auto count = [](int number) { return groupedText(static_cast<std::uint64_t>(number)); };
    const QString games = settings.fitFolder.empty() ? tr("%1 games of its own").arg(count(settings.fitGames))
                                                     : tr("games of %1").arg(folderText(settings.fitFolder));
    QList<LabRow> rows;
    if (!settings.byFit)
        rows +=
            LabRow{tr("Fitness"), tr("%1 games each, %2 nodes").arg(2 * settings.rounds).arg(settings.nodes)};
    else if (settings.fitChoices == 0)
        rows += LabRow{tr("Fitness"), tr("fit to %1").arg(games)};
    else
        rows +=
            QList<LabRow>{{tr("Fitness"), tr("fit to moves in %1 positions").arg(count(settings.fitChoices))},
                          {tr("Positions"), tr("of %1").arg(games)}};
    rows += QList<LabRow>{
        {tr("Began with"),
         settings.start == plainGenome() ? tr("all pieces alike") : text(settings.start.name)},
        {tr("Candidates"), genetics.elite == 0
                               ? QString::number(genetics.population)
                               : tr("%1, of which %2 live on").arg(genetics.population).arg(genetics.elite)},
        {tr("Seed"), QString::number(genetics.seed)}};
    m_facts.setRows(std::move(rows));
}

QString EvolutionViewModel::headline() const {
    if (!m_run.run()) return {};
    if (state() == u"opening") return tr("Opening run %1").arg(runNumber());
    if (state() == u"unreadable") return tr("Run %1 cannot be read").arg(runNumber());
    if (running() && m_run.news().stage == EvolutionStage::PlayingGames) return tr("Playing games to fit to");
    if (running() && m_run.news().stage == EvolutionStage::ReadingGames) return tr("Reading the games");
    if (running() && m_run.news().stage == EvolutionStage::ScoringMoves) return tr("Scoring moves to fit to");
    return tr("Generation %1 of %2")
        .arg(std::max(0, generationCount() - 1))
        .arg(m_run.settings().generations);
}

QString EvolutionViewModel::detail() const {
    if (!running()) {
        const LearningRun* run = m_run.run();
        return run && run->workedMs > 0 ? tr("%1 of work").arg(durationText(run->workedMs)) : QString();
    }
    const EvolutionNews& news = m_run.news();
    switch (news.stage) {
        case EvolutionStage::PlayingGames:
            return tr("game %1 of %2").arg(groupedText(news.done), groupedText(news.total));
        case EvolutionStage::ScoringMoves:
            return tr("position %1 of %2").arg(groupedText(news.done), groupedText(news.total));
        case EvolutionStage::Strength:
            return tr("strength: game %1 of %2").arg(news.done).arg(news.total);
        case EvolutionStage::Measuring:
            if (byFit()) return tr("fitting to %1 positions").arg(groupedText(news.samples));
            return tr("next: game %1 of %2").arg(news.done).arg(news.total);
        default:
            return {};
    }
}

QString EvolutionViewModel::gamesText() const {
    return m_run.games() == 0 ? QString() : tr("%1 games").arg(groupedText(m_run.games()));
}

QString EvolutionViewModel::rateText() const {
    if (!running()) return {};
    QStringList parts;
    if (const double rate = m_run.gamesPerSecond(); rate > 0)
        parts += tr("%1 games/s").arg(decimalText(rate, rate < 10 ? 1 : 0));
    if (const auto left = m_run.remainingMs()) parts += generationLeftText(*left);
    return parts.join(QStringLiteral(", "));
}

QString EvolutionViewModel::error() const {
    if (!m_run.problem().empty()) return text(m_run.problem());
    if (!m_run.news().savingError.empty()) return text(m_run.news().savingError);
    return m_run.run() ? text(m_run.run()->failure) : QString();
}

QString EvolutionViewModel::candidateText() const {
    if (generation() < 0) return {};
    if (m_candidate >= 0) return tr("no. %1 of generation %2").arg(m_candidate + 1).arg(generation());
    return tr("consensus of generation %1").arg(generation());
}

QString EvolutionViewModel::challengerText() const {
    return m_candidate < 0 ? tr("generation %1").arg(generation()) : candidateText();
}

QString EvolutionViewModel::populationText() const {
    const int count = m_population.count();
    if (count == 0) return {};
    if (isLive()) return tr("%1 candidates, points so far").arg(count);
    return tr("%1 candidates, fitness in generation %2").arg(count).arg(generation());
}

QString EvolutionViewModel::diversityText() const {
    return shown() ? decimalText(diversityOf(*shown()->population), 2) : QStringLiteral("–");
}

QString EvolutionViewModel::mutationText() const {
    return shown() ? percentText(meanStepOf(*shown()->population)) : QStringLiteral("–");
}

QString EvolutionViewModel::drawsText() const {
    const TournamentCounts counts = isLive()  ? m_run.news().liveTournament
                                    : shown() ? shown()->tournament
                                              : TournamentCounts();
    return counts.games == 0 ? QStringLiteral("–") : percentText(double(counts.draws) / counts.games);
}

QString EvolutionViewModel::suggestedName() const {
    return m_candidate < 0
               ? tr("Run %1, generation %2").arg(runNumber()).arg(generation())
               : tr("Run %1, generation %2, no. %3").arg(runNumber()).arg(generation()).arg(m_candidate + 1);
}

QString EvolutionViewModel::strengthCaption() const {
    const EvolutionSettings& settings = m_run.settings();
    return tr("against Genome, %1")
        .arg(conditionsText(QString::number(settings.strengthGames), settings.nodes));
}

}  // namespace plyglass
