// The ancestors' published tables, reproduced: published, here, ratio, verdict.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>
#include <mutex>
#include <optional>

#include "app/services/job_service.h"
#include "app/viewmodels/laboratory/lab_phase.h"
#include "app/viewmodels/laboratory/published_rows.h"
#include "app/viewmodels/shared/file_writer.h"
#include "app/viewmodels/shared/rows_model.h"
#include "engine/lab/reproductions/published.h"

namespace plyglass {

class ReproductionViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Reproduction)
    QML_UNCREATABLE("Laboratory.reproduction")
    // The plan
    Q_PROPERTY(bool chua2016 READ chua2016 WRITE setChua2016 NOTIFY optionsChanged FINAL)
    Q_PROPERTY(bool pythonChess READ pythonChess WRITE setPythonChess NOTIFY optionsChanged FINAL)
    Q_PROPERTY(bool franaszczuk2003 READ franaszczuk2003 WRITE setFranaszczuk2003 NOTIFY optionsChanged FINAL)
    Q_PROPERTY(int longestMate READ longestMate WRITE setLongestMate NOTIFY optionsChanged FINAL)
    Q_PROPERTY(int deepest READ deepest WRITE setDeepest NOTIFY optionsChanged FINAL)
    Q_PROPERTY(int games READ games WRITE setGames NOTIFY optionsChanged FINAL)
    /// Reason why it cannot run now; may be "".
    Q_PROPERTY(QString runProblem READ runProblem NOTIFY optionsChanged FINAL)
    // The run
    Q_PROPERTY(plyglass::LabPhase::Phase phase READ phase NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    Q_PROPERTY(double progress READ progress NOTIFY changed FINAL)
    Q_PROPERTY(QString progressTitle READ progressTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString progressDetail READ progressDetail NOTIFY changed FINAL)
    Q_PROPERTY(QString error READ error NOTIFY changed FINAL)
    Q_PROPERTY(QString provenanceText READ provenanceText NOTIFY changed FINAL)
    /// "43 of 43 statements confirmed"; "" without results.
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY changed FINAL)
    Q_PROPERTY(int badCount READ badCount NOTIFY changed FINAL)
    // The tables
    /// Rows of PublishedTableRow.
    Q_PROPERTY(plyglass::RowsModel* tables READ tables CONSTANT FINAL)
    Q_PROPERTY(int currentTable READ currentTable WRITE setCurrentTable NOTIFY tableChanged FINAL)
    Q_PROPERTY(QString title READ title NOTIFY tableChanged FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY tableChanged FINAL)
    Q_PROPERTY(QStringList columns READ columns NOTIFY tableChanged FINAL)
    Q_PROPERTY(QList<bool> rightAligned READ rightAligned NOTIFY tableChanged FINAL)
    /// Length of the longest cell or name of each column.
    Q_PROPERTY(QList<int> columnLengths READ columnLengths NOTIFY tableChanged FINAL)
    /// Rows of PublishedRow.
    Q_PROPERTY(plyglass::RowsModel* rows READ rows CONSTANT FINAL)
    Q_PROPERTY(QString notes READ notes NOTIFY tableChanged FINAL)
    /// "4 of 4 statements confirmed"; "no statements" for tables that only show figures side by side.
    Q_PROPERTY(QString tableVerdict READ tableVerdict NOTIFY tableChanged FINAL)
    Q_PROPERTY(plyglass::PublishedClaim::Claim tableClaim READ tableClaim NOTIFY tableChanged FINAL)
    /// Rows of FigurePairRow for the chart of the table.
    Q_PROPERTY(plyglass::RowsModel* pairs READ pairs CONSTANT FINAL)
    Q_PROPERTY(bool pairsLogarithmic READ pairsLogarithmic NOTIFY tableChanged FINAL)
    /// −1 = original order.
    Q_PROPERTY(int sortColumn READ sortColumn NOTIFY sortChanged FINAL)
    Q_PROPERTY(bool sortDescending READ sortDescending NOTIFY sortChanged FINAL)

  public:
    explicit ReproductionViewModel(QObject* parent = nullptr);
    ~ReproductionViewModel() override { shutDown(); }

    bool chua2016() const { return m_with[0]; }
    void setChua2016(bool on) { setWith(0, on); }
    bool pythonChess() const { return m_with[1]; }
    void setPythonChess(bool on) { setWith(1, on); }
    bool franaszczuk2003() const { return m_with[2]; }
    void setFranaszczuk2003(bool on) { setWith(2, on); }
    int longestMate() const { return m_options.longestMate; }
    void setLongestMate(int moves);
    int deepest() const { return m_options.deepest; }
    void setDeepest(int plies);
    int games() const { return m_options.games; }
    void setGames(int games);
    QString runProblem() const;
    /// Smaller options for tests.
    PublishedOptions& options() { return m_options; }

    LabPhase::Phase phase() const;
    bool running() const { return m_job.isRunning(); }
    double progress() const { return m_progress; }
    QString progressTitle() const;
    QString progressDetail() const { return m_detail; }
    QString error() const { return m_error; }
    QString provenanceText() const;
    QString verdictText() const;
    int badCount() const { return m_experiment.count(Verdict::Bad); }
    const Experiment& experiment() const { return m_experiment; }

    RowsModel* tables() { return &m_tables; }
    int currentTable() const { return m_currentTable; }
    void setCurrentTable(int table);
    QString title() const;
    QString caption() const;
    QStringList columns() const;
    QList<bool> rightAligned() const;
    QList<int> columnLengths() const;
    RowsModel* rows() { return &m_rows; }
    QString notes() const;
    QString tableVerdict() const;
    PublishedClaim::Claim tableClaim() const;
    RowsModel* pairs() { return &m_pairs; }
    bool pairsLogarithmic() const { return table() && table()->pairsAreCounts; }
    int sortColumn() const { return m_sortColumn; }
    bool sortDescending() const { return m_sortDescending; }

    Q_INVOKABLE void run();
    Q_INVOKABLE void stop();
    /// Sorts the rows: ascending, then descending, then unsorted.
    Q_INVOKABLE void sortBy(int column);
    /// "csv", "json" or "markdown"; `notified` follows.
    Q_INVOKABLE void exportTo(const QString& format, const QUrl& file);
    /// Name of an exported file; for pictures the name of the table.
    Q_INVOKABLE QString suggestedFileName(const QString& extension) const;
    void shutDown();

  signals:
    void optionsChanged();
    void changed();
    void tableChanged();
    void sortChanged();
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    struct Work;
    void setWith(std::size_t ancestor, bool on);
    std::vector<Ancestor> ancestors() const;
    /// nullptr if there is none.
    const Table* table() const;
    void onProgressed(const JobProgress& progress);
    void onFinished(const QString& error);
    void take();
    void showTable();
    void showRows();
    std::vector<const std::vector<Cell>*> sortedRows() const;

    std::array<bool, 3> m_with{true, true, true};
    PublishedOptions m_options;
    JobService m_job;
    FileWriter m_writer;
    std::shared_ptr<Work> m_work;
    Experiment m_experiment;
    bool m_complete = false;
    double m_progress = 0;
    QString m_detail;
    QString m_error;
    RowsOf<PublishedTableRow> m_tables;
    int m_currentTable = 0;
    RowsOf<PublishedRow> m_rows;
    RowsOf<FigurePairRow> m_pairs;
    int m_sortColumn = -1;
    bool m_sortDescending = false;
};

}  // namespace plyglass
