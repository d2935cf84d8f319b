// The report of the game on the board, made in the background: its graph, its figures, and the costly moves
// with a better line and the reason of the mistake.
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
    /// Whether a report can be made or continued.
    Q_PROPERTY(bool canMake READ canMake NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// Part of the report of this game is known.
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
    Q_PROPERTY(bool complete READ complete NOTIFY changed FINAL)
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged FINAL)
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressChanged FINAL)
    /// Thoroughness of the next report: 0 quick, 1 normal, 2 thorough.
    Q_PROPERTY(int thoroughness READ thoroughness WRITE setThoroughness NOTIFY changed FINAL)
    // The graph
    /// White's win percentage in each position, the start first; NaN where it is not known.
    Q_PROPERTY(QList<double> percents READ percents NOTIFY changed FINAL)
    /// Marks by position, for the move that led to it: 0 nothing, 2 inaccuracy, 3 mistake or blunder.
    Q_PROPERTY(QList<int> marks READ marks NOTIFY changed FINAL)
    /// Index of the game's position on the board, or of the one where its line leaves the game.
    Q_PROPERTY(int currentPosition READ currentPosition NOTIFY shownChanged FINAL)
    // The text
    Q_PROPERTY(QString openingText READ openingText NOTIFY changed FINAL)
    Q_PROPERTY(QString sourceText READ sourceText NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RowsModel* figures READ figures CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* moves READ moves CONSTANT FINAL)
    /// Sides whose moves are listed: 0 both, 1 White, 2 Black.
    Q_PROPERTY(int sides READ sides WRITE setSides NOTIFY changed FINAL)
    // The move on the board
    Q_PROPERTY(QString whyText READ whyText NOTIFY shownChanged FINAL)
    Q_PROPERTY(plyglass::RowsModel* lines READ lines CONSTANT FINAL)

  public:
    /// The game, and the board that shows its lines.
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
    /// nullptr before any part of the report is known.
    std::shared_ptr<const GameReport> report() const { return m_report; }

    /// Starts or resumes the report of the game.
    Q_INVOKABLE void make();
    /// Stops and keeps the results.
    Q_INVOKABLE void stop() { m_service.stop(); }
    Q_INVOKABLE void goToPosition(int position);
    /// Steps to the next listed move, or with −1 to the previous one.
    Q_INVOKABLE void step(int direction);
    /// Shows the first `plies` plies of a line of `lines` on the board; 0: the game again.
    Q_INVOKABLE void preview(int line, int plies);
    /// Adds the first `plies` plies of a line as a variation of the game.
    Q_INVOKABLE void playLine(int line, int plies);
    /// Writes scores, signs, notes and better lines into the game as one edit.
    Q_INVOKABLE void writeIntoGame();
    /// Makes exercises of the person's mistakes, or in a game of others of the listed sides' mistakes.
    /// Returns false if there are none, and reports why.
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
    /// Exercises without the reference to their game.
    void exercisesFound(const std::vector<plyglass::MistakeExercise>& exercises);
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    ReportSettings reportSettings() const;
    /// Whether a line is the game's main line, or an earlier state of it.
    bool isOfThisGame(const GameLine& line) const;
    ReportedSides ownSides() const;
    bool isPractised(Color side) const;
    const GameNode* nodeAt(int position) const;
    /// The index of the move that led to the position on the board; −1 if that is not in the game.
    int shownMove() const;
    /// Looks for a stored report of the changed game.
    void onGameChanged();
    void onFound(std::shared_ptr<const GameReport> report);
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
    GameLine m_line;  ///< line of the shown or running report
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
