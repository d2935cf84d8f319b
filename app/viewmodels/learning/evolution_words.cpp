#include "app/viewmodels/learning/evolution_words.h"

#include <QDir>
#include <QFileInfo>
#include <cmath>

#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

QString generationLeftText(qint64 ms) {
    const double minutes = double(ms) / 60'000;
    if (minutes < 1.5) return QObject::tr("%1 s left").arg((ms + 500) / 1000);
    return QObject::tr("%1 min left").arg(std::lround(minutes));
}

/// "run-0003" of ".../run-0003/games", else the folder's own name.
QString folderText(const std::string& folder) {
    const QFileInfo info(text(folder));
    return info.fileName() == u"games" ? info.dir().dirName() : info.fileName();
}

}  // namespace

QList<NamedValue> factsOf(const EvolutionSession& session) {
    const LearningRun* run = session.run();
    if (!run || !session.problem().empty()) return {};
    const EvolutionSettings& settings = session.settings();
    const GeneticOptions& genetics = settings.genetics;
    const auto count = [](int number) { return groupedText(static_cast<std::uint64_t>(number)); };
    const QString games =
        settings.fitFolder.empty()
            ? QObject::tr("%1 games of its own", nullptr, settings.fitGames).arg(count(settings.fitGames))
            : QObject::tr("games of %1").arg(folderText(settings.fitFolder));
    QList<NamedValue> rows;
    if (!settings.byFit)
        rows +=
            NamedValue{QObject::tr("Fitness"),
                       QObject::tr("%1 games each, %2 nodes").arg(2 * settings.rounds).arg(settings.nodes)};
    else if (settings.fitChoices == 0)
        rows += NamedValue{QObject::tr("Fitness"), QObject::tr("fit to %1").arg(games)};
    else
        rows += QList<NamedValue>{
            {QObject::tr("Fitness"), QObject::tr("fit to moves in %1 positions", nullptr, settings.fitChoices)
                                         .arg(count(settings.fitChoices))},
            {QObject::tr("Positions"), QObject::tr("of %1").arg(games)}};
    rows += QList<NamedValue>{
        {QObject::tr("Started from"),
         settings.start == plainGenome() ? QObject::tr("all pieces equal") : text(settings.start.name)},
        {QObject::tr("Candidates"),
         genetics.elite == 0 ? QString::number(genetics.population)
                             : QObject::tr("%1, elite size %2").arg(genetics.population).arg(genetics.elite)},
        {QObject::tr("Seed"), QString::number(genetics.seed)}};
    return rows;
}

QString headlineOf(const EvolutionSession& session) {
    if (!session.run()) return {};
    if (session.state() == LearningSession::State::Opening)
        return QObject::tr("Opening run %1").arg(session.number());
    if (session.state() == LearningSession::State::Damaged)
        return QObject::tr("Run %1 cannot be read").arg(session.number());
    if (session.isRunning() && session.news().stage == EvolutionStage::PlayingGames)
        return QObject::tr("Playing games for the fit");
    if (session.isRunning() && session.news().stage == EvolutionStage::ReadingGames)
        return QObject::tr("Reading the games");
    if (session.isRunning() && session.news().stage == EvolutionStage::ScoringMoves)
        return QObject::tr("Scoring moves for the fit");
    return QObject::tr("Generation %1 of %2")
        .arg(std::max(0, static_cast<int>(session.generations().size()) - 1))
        .arg(session.settings().generations);
}

QString detailOf(const EvolutionSession& session) {
    if (!session.isRunning()) {
        const LearningRun* run = session.run();
        return run && run->workedMs > 0 ? QObject::tr("%1 of work").arg(durationText(run->workedMs))
                                        : QString();
    }
    const EvolutionNews& news = session.news();
    switch (news.stage) {
        case EvolutionStage::PlayingGames:
            return QObject::tr("game %1 of %2").arg(groupedText(news.done), groupedText(news.total));
        case EvolutionStage::ScoringMoves:
            return QObject::tr("position %1 of %2").arg(groupedText(news.done), groupedText(news.total));
        case EvolutionStage::Strength:
            return QObject::tr("strength: game %1 of %2").arg(news.done).arg(news.total);
        case EvolutionStage::Measuring:
            if (session.settings().byFit)
                return QObject::tr("fitting to %1 positions").arg(groupedText(news.samples));
            return QObject::tr("next: game %1 of %2").arg(news.done).arg(news.total);
        default:
            return {};
    }
}

QString rateOf(const EvolutionSession& session) {
    if (!session.isRunning()) return {};
    QStringList parts;
    if (const double rate = session.gamesPerSecond(); rate > 0)
        parts += QObject::tr("%1 games/s").arg(decimalText(rate, rate < 10 ? 1 : 0));
    if (const auto left = session.remainingMs()) parts += generationLeftText(*left);
    return parts.join(QStringLiteral(", "));
}

}  // namespace plyglass
