#include "app/viewmodels/learning/learning_view_model.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <array>

#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/local_path.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/base/file_text.h"

namespace plyglass {

namespace {

constexpr std::array<const char*, 3> kKindNames{
    QT_TRANSLATE_NOOP("plyglass::LearningViewModel", "weights by games"),
    QT_TRANSLATE_NOOP("plyglass::LearningViewModel", "weights by fit"),
    QT_TRANSLATE_NOOP("plyglass::LearningViewModel", "network")};
constexpr std::array<const char*, 5> kStateNames{QT_TRANSLATE_NOOP("plyglass::LearningViewModel", "running"),
                                                 QT_TRANSLATE_NOOP("plyglass::LearningViewModel", "paused"),
                                                 QT_TRANSLATE_NOOP("plyglass::LearningViewModel", "stopped"),
                                                 QT_TRANSLATE_NOOP("plyglass::LearningViewModel", "finished"),
                                                 QT_TRANSLATE_NOOP("plyglass::LearningViewModel", "failed")};
constexpr std::array<const char*, 5> kStateTones{"acc", "neutral", "warn", "good", "bad"};

RunRow rowOf(const LearningRun& run, bool isActive) {
    if (!run.problem.empty())
        return {.number = run.number,
                .title = LearningViewModel::tr("Run %1").arg(run.number),
                .stateText = LearningViewModel::tr("unreadable"),
                .tone = QStringLiteral("bad"),
                .problem = text(run.problem)};
    const auto state = static_cast<std::size_t>(run.state);
    const QString started =
        QLocale().toString(QDateTime::fromMSecsSinceEpoch(run.startedMs), QLocale::ShortFormat);
    return {.number = run.number,
            .title = LearningViewModel::tr("Run %1: %2")
                         .arg(run.number)
                         .arg(LearningViewModel::tr(kKindNames[static_cast<std::size_t>(run.kind)])),
            .detail = LearningViewModel::tr("%1, %2 of work").arg(started, durationText(run.workedMs)),
            .stateText = LearningViewModel::tr(kStateNames[state]),
            .tone = QString::fromLatin1(kStateTones[state]),
            .network = run.kind == LearningKind::TrainNetwork,
            .active = isActive};
}

}  // namespace

LearningViewModel::LearningViewModel(EvaluatorLibrary& evaluators, const QString& dataDirectory,
                                     QObject* parent)
    : QObject(parent),
      m_library(evaluators),
      m_runs(dataDirectory + QStringLiteral("/learning")),
      m_evolution(evaluators, m_runs, dataDirectory + QStringLiteral("/selfplay")),
      m_network(m_runs, evaluators) {
    for (const LearningRunViewModel* run :
         {static_cast<LearningRunViewModel*>(&m_evolution), static_cast<LearningRunViewModel*>(&m_network)}) {
        connect(run, &LearningRunViewModel::refused, this, &LearningViewModel::refused);
        connect(run, &LearningRunViewModel::notified, this, &LearningViewModel::notified);
        connect(run, &LearningRunViewModel::opponentChosen, this, &LearningViewModel::opponentChosen);
    }
    connect(&m_runs, &LearningRuns::activeChanged, this, &LearningViewModel::busyChanged);
    connect(&m_runs, &LearningRuns::activeChanged, this, &LearningViewModel::showRuns);
    connect(&m_runs, &LearningRuns::changed, this, &LearningViewModel::showRuns);
    connect(&m_library, &EvaluatorLibrary::changed, this, &LearningViewModel::showEvaluators);
    showRuns();
    showEvaluators();
}

void LearningViewModel::shutDown() {
    m_evolution.shutDown();
    m_network.shutDown();
}

void LearningViewModel::showRuns() {
    QList<RunRow> rows;
    for (const LearningRun& run : m_runs.all()) rows.append(rowOf(run, run.number == m_runs.active()));
    m_runRows.setRows(std::move(rows));
}

void LearningViewModel::showEvaluators() {
    QList<EvaluatorRow> rows;
    for (const LibraryEvaluator& evaluator : m_library.all())
        rows.append(
            {evaluator.name, evaluator.explanation, evaluator.isOwn(), QFileInfo(evaluator.file).suffix()});
    m_evaluatorRows.setRows(std::move(rows));
}

const LearningRun* LearningViewModel::runAt(int row) const {
    return row >= 0 && row < static_cast<int>(m_runs.all().size())
               ? &m_runs.all()[static_cast<std::size_t>(row)]
               : nullptr;
}

const LibraryEvaluator* LearningViewModel::evaluatorAt(int row) const {
    return row >= 0 && row < static_cast<int>(m_library.all().size())
               ? &m_library.all()[static_cast<std::size_t>(row)]
               : nullptr;
}

void LearningViewModel::openRun(int row) {
    const LearningRun* run = runAt(row);
    if (!run) return;
    if (run->problem.empty() && run->kind == LearningKind::TrainNetwork)
        m_network.openRun(run->number);
    else
        m_evolution.openRun(run->number);
}

void LearningViewModel::removeRun(int row) {
    const LearningRun* run = runAt(row);
    if (!run) return;
    m_evolution.forget(run->number);
    m_network.forget(run->number);
    const auto removed = m_runs.remove(run->number);
    if (!removed) emit refused(translated(removed.error()));
}

void LearningViewModel::playAgainst(int row) {
    if (const LibraryEvaluator* evaluator = evaluatorAt(row)) emit opponentChosen(evaluator->evaluator);
}

void LearningViewModel::removeEvaluator(int row) {
    const LibraryEvaluator* evaluator = evaluatorAt(row);
    if (!evaluator) return;
    const auto removed = m_library.remove(std::string(evaluator->evaluator.id));
    if (!removed) emit refused(translated(removed.error()));
}

void LearningViewModel::exportEvaluator(int row, const QUrl& file) {
    const LibraryEvaluator* evaluator = evaluatorAt(row);
    if (!evaluator || !evaluator->isOwn()) return;
    const QString path = localPath(file);
    const auto content = readFileText(evaluator->file.toStdString());
    const auto written =
        content ? writeFileText(path.toStdString(), *content) : Result<void>(tl::unexpected(content.error()));
    if (written)
        emit notified(tr("Written to %1.").arg(path));
    else
        emit refused(translated(written.error()));
}

}  // namespace plyglass
