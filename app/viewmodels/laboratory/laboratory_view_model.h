// The Laboratory page: a plan to edit, its run, and its results.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <QUrl>
#include <optional>

#include "app/services/game/game_controller.h"
#include "app/services/laboratory/comparison_archive.h"
#include "app/services/laboratory/comparison_run.h"
#include "app/viewmodels/laboratory/configuration_editor.h"
#include "app/viewmodels/laboratory/lab_phase.h"
#include "app/viewmodels/laboratory/lab_plan.h"
#include "app/viewmodels/laboratory/lab_progress.h"
#include "app/viewmodels/laboratory/live_comparison.h"
#include "app/viewmodels/laboratory/reproduction_view_model.h"
#include "app/viewmodels/laboratory/result_tables.h"
#include "app/viewmodels/laboratory/saved_runs_model.h"
#include "app/viewmodels/shared/file_writer.h"

namespace plyglass {

/// A ready-made comparison.
struct ReadyMadeRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString explanation MEMBER explanation)

  public:
    QString name{};
    QString explanation{};
    friend bool operator==(const ReadyMadeRow&, const ReadyMadeRow&) = default;
};

class LaboratoryViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Laboratory)
    QML_UNCREATABLE("App.laboratory")
    // The plan
    Q_PROPERTY(plyglass::LabPositionsModel* positions READ positions CONSTANT FINAL)
    Q_PROPERTY(plyglass::LabConfigurationsModel* configurations READ configurations CONSTANT FINAL)
    Q_PROPERTY(plyglass::ConfigurationEditor* editor READ editor CONSTANT FINAL)
    /// name, explanation
    Q_PROPERTY(plyglass::RowsModel* readyMade READ readyMade CONSTANT FINAL)
    Q_PROPERTY(QString planName READ planName NOTIFY planChanged FINAL)
    Q_PROPERTY(int fromDepth READ fromDepth WRITE setFromDepth NOTIFY planChanged FINAL)
    Q_PROPERTY(int toDepth READ toDepth WRITE setToDepth NOTIFY planChanged FINAL)
    Q_PROPERTY(int depthMax READ depthMax CONSTANT FINAL)
    Q_PROPERTY(int repetitions READ repetitions WRITE setRepetitions NOTIFY planChanged FINAL)
    /// Time limit of a search in seconds,
    Q_PROPERTY(int giveUpSeconds READ giveUpSeconds WRITE setGiveUpSeconds NOTIFY planChanged FINAL)
    /// and its node limit in millions.
    Q_PROPERTY(int giveUpMillions READ giveUpMillions WRITE setGiveUpMillions NOTIFY planChanged FINAL)
    Q_PROPERTY(int parallelSearches READ parallelSearches WRITE setParallelSearches NOTIFY planChanged FINAL)
    Q_PROPERTY(int maxParallelSearches READ maxParallelSearches CONSTANT FINAL)
    /// "64 searches"
    Q_PROPERTY(QString planText READ planText NOTIFY planChanged FINAL)
    /// Reason why the plan cannot run now, as a sentence; may be "".
    Q_PROPERTY(QString runProblem READ runProblem NOTIFY planChanged FINAL)
    // The run
    Q_PROPERTY(plyglass::LabPhase::Phase phase READ phase NOTIFY runChanged FINAL)
    Q_PROPERTY(bool running READ running NOTIFY runChanged FINAL)
    Q_PROPERTY(double progress READ progress NOTIFY runChanged FINAL)
    Q_PROPERTY(QString progressTitle READ progressTitle NOTIFY runChanged FINAL)
    Q_PROPERTY(QString progressDetail READ progressDetail NOTIFY runChanged FINAL)
    Q_PROPERTY(QString remainingText READ remainingText NOTIFY runChanged FINAL)
    Q_PROPERTY(QString elapsedText READ elapsedText NOTIFY runChanged FINAL)
    /// Error of the last run, file or export; may be "".
    Q_PROPERTY(QString error READ error NOTIFY runChanged FINAL)
    /// Whether a rerun had the same node counts, as a sentence; "" without a rerun.
    Q_PROPERTY(QString repeatText READ repeatText NOTIFY runChanged FINAL)
    Q_PROPERTY(bool repeatSame READ repeatSame NOTIFY runChanged FINAL)
    Q_PROPERTY(QString provenanceText READ provenanceText NOTIFY runChanged FINAL)
    Q_PROPERTY(plyglass::SavedRunsModel* savedRuns READ savedRuns CONSTANT FINAL)
    // Results
    Q_PROPERTY(bool hasResults READ hasResults NOTIFY resultsChanged FINAL)
    /// "From Shannon to today, 8 positions"; "" without results.
    Q_PROPERTY(QString resultTitle READ resultTitle NOTIFY resultsChanged FINAL)
    Q_PROPERTY(plyglass::RowsModel* summary READ summary CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* results READ results CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* series READ series CONSTANT FINAL)
    /// Nodes, time, nodes per second, branching.
    Q_PROPERTY(int quantityIndex READ quantityIndex WRITE setQuantityIndex NOTIFY resultsChanged FINAL)
    /// Depth of tables and bars; follows the run until it is chosen.
    Q_PROPERTY(int resultDepth READ resultDepth WRITE setResultDepth NOTIFY resultsChanged FINAL)
    Q_PROPERTY(int resultDepthMin READ resultDepthMin NOTIFY resultsChanged FINAL)
    Q_PROPERTY(int resultDepthMax READ resultDepthMax NOTIFY resultsChanged FINAL)
    Q_PROPERTY(QString sortColumn READ sortColumn NOTIFY resultsChanged FINAL)
    Q_PROPERTY(bool sortDescending READ sortDescending NOTIFY resultsChanged FINAL)
    /// Sort column of the means and the bars.
    Q_PROPERTY(QString meansColumn READ meansColumn NOTIFY resultsChanged FINAL)
    Q_PROPERTY(bool meansDescending READ meansDescending NOTIFY resultsChanged FINAL)
    /// Powers of ten that enclose the bars.
    Q_PROPERTY(int costLow READ costLow NOTIFY resultsChanged FINAL)
    Q_PROPERTY(int costHigh READ costHigh NOTIFY resultsChanged FINAL)
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY resultsChanged FINAL)
    Q_PROPERTY(bool verdictSame READ verdictSame NOTIFY resultsChanged FINAL)
    /// Whether any view computes something.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
    // The other views
    Q_PROPERTY(plyglass::ReproductionViewModel* reproduction READ reproduction CONSTANT FINAL)
    Q_PROPERTY(plyglass::LiveComparison* live READ live CONSTANT FINAL)

  public:
    /// Keeps runs in `folder`, which is made with the first one.
    LaboratoryViewModel(GameController& controller, EngineService& engine, const EvaluatorLibrary& evaluators,
                        const QString& folder, QObject* parent = nullptr);
    ~LaboratoryViewModel() override;

    LabPositionsModel* positions() { return &m_plan.positions(); }
    LabConfigurationsModel* configurations() { return &m_plan.configurations(); }
    ConfigurationEditor* editor() { return &m_editor; }
    RowsModel* readyMade() { return &m_readyMade; }
    QString planName() const { return m_plan.name(); }
    int fromDepth() const { return m_plan.fromDepth(); }
    void setFromDepth(int depth) { m_plan.setFromDepth(depth); }
    int toDepth() const { return m_plan.toDepth(); }
    void setToDepth(int depth) { m_plan.setToDepth(depth); }
    int depthMax() const { return kMaxDepth; }
    int repetitions() const { return m_plan.repetitions(); }
    void setRepetitions(int repetitions) { m_plan.setRepetitions(repetitions); }
    int giveUpSeconds() const { return m_plan.giveUpSeconds(); }
    void setGiveUpSeconds(int seconds) { m_plan.setGiveUpSeconds(seconds); }
    int giveUpMillions() const { return m_plan.giveUpMillions(); }
    void setGiveUpMillions(int millions) { m_plan.setGiveUpMillions(millions); }
    int parallelSearches() const { return m_parallelSearches; }
    void setParallelSearches(int searches);
    int maxParallelSearches() const;
    QString planText() const { return m_plan.sizeText(); }
    QString runProblem() const;
    /// The plan with all its parts.
    ComparisonPlan plan() const { return m_plan.plan(); }

    LabPhase::Phase phase() const;
    bool running() const { return m_run.isRunning(); }
    double progress() const { return progressOf(m_run); }
    QString progressTitle() const { return plyglass::progressTitle(m_run); }
    QString progressDetail() const { return plyglass::progressDetail(m_run); }
    QString remainingText() const { return plyglass::remainingText(m_run, m_parallelSearches); }
    QString elapsedText() const;
    QString error() const { return m_error; }
    QString repeatText() const {
        return m_reproducibility ? plyglass::repeatText(*m_reproducibility) : QString();
    }
    bool repeatSame() const;
    QString provenanceText() const;
    SavedRunsModel* savedRuns() { return &m_savedRuns; }
    /// The shown comparison; nullptr before the first run.
    const Comparison* comparison() const { return m_run.comparison(); }

    bool hasResults() const { return comparison() && comparison()->done() > 0; }
    QString resultTitle() const;
    RowsModel* summary() { return m_tables.summary(); }
    RowsModel* results() { return m_tables.results(); }
    RowsModel* series() { return m_tables.series(); }
    int quantityIndex() const { return m_tables.quantityIndex(); }
    void setQuantityIndex(int index) { m_tables.setQuantityIndex(index); }
    int resultDepth() const { return m_tables.depth(); }
    void setResultDepth(int depth) { m_tables.setDepth(depth); }
    int resultDepthMin() const { return m_tables.depthMin(); }
    int resultDepthMax() const { return m_tables.depthMax(); }
    QString sortColumn() const { return m_tables.order().column; }
    bool sortDescending() const { return m_tables.order().descending; }
    QString meansColumn() const { return m_tables.meansOrder().column; }
    bool meansDescending() const { return m_tables.meansOrder().descending; }
    int costLow() const { return m_tables.costRange().low; }
    int costHigh() const { return m_tables.costRange().high; }
    QString verdictText() const { return m_tables.verdict().text; }
    bool verdictSame() const { return m_tables.verdict().same; }

    bool busy() const { return running() || m_reproduction.running() || m_live.running(); }
    ReproductionViewModel* reproduction() { return &m_reproduction; }
    LiveComparison* live() { return &m_live; }
    /// Stops everything and waits; measured searches are on disk.
    void shutDown();

    /// Adds the position on the board of the Play page.
    Q_INVOKABLE void addGamePosition();
    /// Makes a ready-made comparison the plan, on the current positions; on the suite if there are none.
    Q_INVOKABLE void useReadyMade(int index);
    /// Resets to no positions, two configurations and no results; files stay.
    Q_INVOKABLE void startOver();
    Q_INVOKABLE void run();
    Q_INVOKABLE void stop() {
        m_run.stop();
        emit runChanged();
    }
    /// Runs the missing searches of a stopped run.
    Q_INVOKABLE void resume();
    /// Reruns the shown comparison into a file of its own, then compares the node counts.
    Q_INVOKABLE void runAgain();
    /// Sorts the rows of each position: ascending, then descending, then unsorted.
    Q_INVOKABLE void sortBy(const QString& column) { m_tables.sortBy(column); }
    /// Sorts the means and the bars in the same way.
    Q_INVOKABLE void sortMeansBy(const QString& column) { m_tables.sortMeansBy(column); }
    /// Exports as "csv", "json" or "markdown", like `plyglass-lab compare`; `notified` follows.
    Q_INVOKABLE void exportTo(const QString& format, const QUrl& file);
    /// Exports a picture of the shown comparison or reproduction; `notified` follows.
    Q_INVOKABLE void exportPicture(const QByteArray& picture, const QUrl& file);
    Q_INVOKABLE QString suggestedFileName(const QString& extension) const;
    Q_INVOKABLE void openFile(const QUrl& file);
    Q_INVOKABLE void clearError() { setError({}); }
    /// Copies the results as text with tabs between the columns, for a spreadsheet.
    Q_INVOKABLE void copyResults();

  signals:
    void planChanged();
    void runChanged();
    void resultsChanged();
    void busyChanged();
    /// Result of an export.
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    void begin(Comparison comparison);
    void show(SavedComparison saved, const QString& path);
    void showPlan(const ComparisonPlan& plan);
    void onAdvanced();
    void onEnded(const QString& error);
    void setError(const QString& error);

    GameController& m_controller;
    LabPlan m_plan;
    ConfigurationEditor m_editor;
    RowsOf<ReadyMadeRow> m_readyMade;
    int m_parallelSearches = 1;

    ComparisonRun m_run;
    ComparisonArchive m_archive;
    SavedRunsModel m_savedRuns{m_archive};
    FileWriter m_writer;
    std::optional<Comparison> m_before;  ///< the comparison being rerun
    std::optional<Reproducibility> m_reproducibility;
    QString m_error;
    QTimer m_clock;

    ResultTables m_tables;
    ReproductionViewModel m_reproduction;
    LiveComparison m_live;
};

}  // namespace plyglass
