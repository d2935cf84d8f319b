// The report of the game on the board: made in the background, its graph, its figures, and the moves that
// cost something with what was better and why it was missed.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <memory>

#include "app/services/analysis/game_report_service.h"
#include "app/services/game/game_controller.h"
#include "app/services/game/tone.h"
#include "app/services/practice/mistake_deck.h"
#include "app/services/settings.h"
#include "app/viewmodels/analyse/analyse_view_model.h"
#include "app/viewmodels/analyse/report_rows.h"
#include "app/viewmodels/shared/move_marks.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

class ReportViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Report)
    QML_UNCREATABLE("App.report")
    // The work
    /// There is a game of which a report could be made, or made further.
    Q_PROPERTY(bool canMake READ canMake NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// Something is known of this game.
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
    Q_PROPERTY(bool complete READ complete NOTIFY changed FINAL)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged FINAL)
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressChanged FINAL)
    /// How closely the next report looks: 0 quickly, 1 as usual, 2 closely.
    Q_PROPERTY(int thoroughness READ thoroughness WRITE setThoroughness NOTIFY changed FINAL)
    // The graph
    /// White's win percentage in each position, the start first; NaN where it is not known.
    Q_PROPERTY(QList<double> percents READ percents NOTIFY changed FINAL)
    /// Of the move that led to each position: 0 nothing, 2 inaccuracy, 3 mistake or blunder.
    Q_PROPERTY(QList<int> marks READ marks NOTIFY changed FINAL)
    /// The position of the game that is on the board, or from which its line leaves the game.
    Q_PROPERTY(int currentPosition READ currentPosition NOTIFY shownChanged FINAL)
    // What is told
    Q_PROPERTY(QString openingText READ openingText NOTIFY changed FINAL)
    Q_PROPERTY(QString sourceText READ sourceText NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RowsModel* figures READ figures CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* moves READ moves CONSTANT FINAL)
    /// Whose moves are listed: 0 both sides', 1 White's, 2 Black's.
    Q_PROPERTY(int sides READ sides WRITE setSides NOTIFY changed FINAL)
    // The move on the board
    Q_PROPERTY(QString whyText READ whyText NOTIFY shownChanged FINAL)
    Q_PROPERTY(plyglass::RowsModel* lines READ lines CONSTANT FINAL)

  public:
    /// What the report is about, and the board on which its lines are looked at.
    struct Parts {
        GameController& controller;
        EngineService& engine;
        AnalyseViewModel& analyse;
        Settings& settings;
    };
    /// Reports are kept in the folder.
    ReportViewModel(const Parts& parts, const QString& folder, QObject* parent = nullptr);

    bool canMake() const;
    bool running() const { return m_service.isRunning(); }
    bool known() const { return m_report != nullptr; }
    bool complete() const { return m_report && m_report->isComplete(); }
    double progress() const;
    QString progressText() const;
    int thoroughness() const { return m_thoroughness; }
    void setThoroughness(int thoroughness);
    QList<double> percents() const;
    QList<int> marks() const;
    int currentPosition() const;
    QString openingText() const;
    QString sourceText() const;
    RowsModel* figures() { return &m_figures; }
    RowsModel* moves() { return &m_moves; }
    int sides() const { return static_cast<int>(m_sides); }
    void setSides(int sides);
    QString whyText() const;
    RowsModel* lines() { return &m_lines; }
    /// nullptr before anything is known of this game.
    std::shared_ptr<const GameReport> report() const { return m_report; }

    /// Begins a report of the game, or goes on with it.
    Q_INVOKABLE void make();
    /// Keeps what has been found.
    Q_INVOKABLE void stop() { m_service.stop(); }
    Q_INVOKABLE void goToPosition(int position);
    /// The next listed move behind the board's position, or with −1 the one before it.
    Q_INVOKABLE void step(int direction);
    /// The board shows a line of `lines` after so many plies; 0: the game again.
    Q_INVOKABLE void preview(int line, int plies);
    /// So much of a line becomes a variation of the game.
    Q_INVOKABLE void playLine(int line, int plies);
    /// Scores, signs, notes and better lines go into the game; to be undone as one edit.
    Q_INVOKABLE void writeIntoGame();
    /// Mistakes become exercises: the person's, in a game of others those of the sides listed. False if there
    /// are none, and why is said.
    Q_INVOKABLE bool practise();

    /// Whether a computer's mistakes become exercises as well.
    void setPractisesComputer(bool on) { m_practisesComputer = on; }
    void shutDown() { m_service.shutDown(); }

  signals:
    void changed();
    void shownChanged();
    void progressChanged();
    void runningChanged(bool running);
    /// The signs of the moves of the game.
    void marked(const plyglass::MoveMarks& marks);
    /// They do not say yet which game they are from.
    void exercisesFound(const std::vector<plyglass::MistakeExercise>& exercises);
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    ReportSettings reportSettings() const;
    /// Whether a line is the game's main line, or what it was before more moves were played.
    bool isOfThisGame(const GameLine& line) const;
    ReportedSides ownSides() const;
    bool isPractised(Color side) const;
    const GameNode* nodeAt(int position) const;
    /// The index of the move that led to the position on the board; −1 if that is not in the game.
    int shownMove() const;
    /// The game has changed: its report may be another one's, or one may be known from before.
    void onGameChanged();
    void show(std::shared_ptr<const GameReport> report);
    void update();
    void updateShown();
    void tellMarks();
    void onFinished(const QString& error);

    GameController& m_controller;
    Judgements& m_judgements;
    AnalyseViewModel& m_analyse;
    Settings& m_settings;
    GameReportService m_service;
    GameLine m_line;  ///< of the report that is shown or being made
    std::shared_ptr<const GameReport> m_report;
    JobProgress m_progress;
    int m_thoroughness;
    ReportedSides m_sides = ReportedSides::Both;
    bool m_practisesComputer = false;
    RowsOf<ReportFigure> m_figures;
    RowsOf<ReportedMove> m_moves;
    RowsOf<ReportLine> m_lines;
};

}  // namespace plyglass
