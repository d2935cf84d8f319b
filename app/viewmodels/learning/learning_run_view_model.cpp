#include "app/viewmodels/learning/learning_run_view_model.h"

#include <QDateTime>
#include <QLocale>

#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/local_path.h"
#include "engine/base/file_text.h"

namespace plyglass {

LearningRunViewModel::LearningRunViewModel(LearningSession& session, LearningRuns& runs,
                                           EvaluatorLibrary& evaluators, QObject* parent)
    : QObject(parent), m_session(session), m_runs(runs), m_evaluators(evaluators) {
    connect(&runs, &LearningRuns::activeChanged, this, &LearningRunViewModel::changed);
}

void LearningRunViewModel::refuseIf(const Result<void>& result) {
    if (!result) emit refused(translated(result.error()));
}

QString LearningRunViewModel::runText() const {
    return m_session.run() ? runStartText(*m_session.run()) : QString();
}

QString LearningRunViewModel::error() const {
    if (!m_session.problem().empty()) return text(m_session.problem());
    if (!m_session.savingError().empty()) return text(m_session.savingError());
    return m_session.run() ? text(m_session.run()->failure) : QString();
}

void LearningRunViewModel::openRun(int number) {
    if (number != runNumber()) refuseIf(m_session.openRun(number));
}

void LearningRunViewModel::forget(int number) {
    if (number == runNumber() && !running()) m_session.close();
}

void LearningRunViewModel::saveAs(const QString& name) {
    if (!chosenEvaluator()) return emit refused(tr("There is nothing to save yet."));
    const QString called = name.simplified().isEmpty() ? suggestedName() : name;
    const auto saved = saveInLibrary(m_evaluators, called.toStdString());
    if (!saved) return refuseIf(tl::unexpected(saved.error()));
    emit notified(tr("Saved as “%1”. You can choose it in every list of evaluators.")
                      .arg(m_evaluators.find(*saved)->name));
}

void LearningRunViewModel::exportTo(const QUrl& file) {
    if (!chosenEvaluator()) return emit refused(tr("There is nothing to export yet."));
    const QString path = localPath(file);
    const auto written = writeFileText(path.toStdString(), fileBytes());
    if (!written) return refuseIf(written);
    emit notified(tr("Written to %1.").arg(path));
}

/// The id is saved with the game, so it must stay valid: it is one of the person's own evaluators.
void LearningRunViewModel::playAgainst() {
    const auto chosen = chosenEvaluator();
    if (!chosen) return emit refused(tr("There is nothing to play against yet."));
    for (const LibraryEvaluator& own : m_evaluators.all())
        if (own.isOwn() && own.evaluator.choice == *chosen) return emit opponentChosen(own.evaluator);
    const auto saved = saveInLibrary(m_evaluators, suggestedName().toStdString());
    if (!saved) return refuseIf(tl::unexpected(saved.error()));
    emit opponentChosen(m_evaluators.find(*saved)->evaluator);
}

QString runStartText(const LearningRun& run) {
    const QDateTime started = QDateTime::fromMSecsSinceEpoch(run.startedMs);
    const bool isToday = started.date() == QDate::currentDate();
    const QString when = isToday ? started.toString(QStringLiteral("HH:mm"))
                                 : QLocale().toString(started, QLocale::ShortFormat);
    return LearningRunViewModel::tr("Run %1, started %2").arg(run.number).arg(when);
}

}  // namespace plyglass
