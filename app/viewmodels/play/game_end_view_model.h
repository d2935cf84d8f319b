// The end of a game that a person played against a computer: who won and how, what the person did well, the
// course of the game, its mistakes to review, and what comes next. The game is searched while this is shown.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPoint>
#include <memory>
#include <optional>

#include "app/services/analysis/game_report_service.h"
#include "app/services/game/game_controller.h"
#include "app/services/practice/mistake_deck.h"
#include "app/viewmodels/play/win_streak.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/move_marks.h"
#include "engine/lab/analysis/praise.h"

namespace plyglass {

class GameEndViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(GameEnd)
    QML_UNCREATABLE("App.gameEnd")
    // The end
    /// Whether such a game is over.
    Q_PROPERTY(bool over READ isOver NOTIFY changed FINAL)
    Q_PROPERTY(QString headline READ headline NOTIFY changed FINAL)
    Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)
    /// "white", "black", or "" for a draw.
    Q_PROPERTY(QString winner READ winner NOTIFY changed FINAL)
    Q_PROPERTY(bool won READ won NOTIFY changed FINAL)
    /// Whether the person has White.
    Q_PROPERTY(bool white READ isWhite NOTIFY changed FINAL)
    Q_PROPERTY(QString opponentName READ opponentName NOTIFY changed FINAL)
    // The search of the game
    /// Whether the end is shown: only then is the game searched.
    Q_PROPERTY(bool watched READ watched WRITE setWatched NOTIFY watchedChanged FINAL)
    /// Whether the moves are listed in its place.
    Q_PROPERTY(bool looking READ looking WRITE setLooking NOTIFY changed FINAL)
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
    /// 0 … 1.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged FINAL)
    // What is known then
    Q_PROPERTY(QString praise READ praise NOTIFY changed FINAL)
    Q_PROPERTY(QString praiseReason READ praiseReason NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::BoardPosition praiseBoard READ praiseBoard NOTIFY changed FINAL)
    /// Column and row, as the person sees the board, of the square in the middle of the praised move.
    Q_PROPERTY(int praiseColumn READ praiseColumn NOTIFY changed FINAL)
    Q_PROPERTY(int praiseRow READ praiseRow NOTIFY changed FINAL)
    /// By position, −1 … 1 from the person's view.
    Q_PROPERTY(QList<double> course READ course NOTIFY changed FINAL)
    /// Position where the game turned, and its words; −1 if it did nowhere.
    Q_PROPERTY(int turning READ turning NOTIFY changed FINAL)
    Q_PROPERTY(QString turningText READ turningText NOTIFY changed FINAL)
    /// Positions after the mistakes to review.
    Q_PROPERTY(QList<int> mistakes READ mistakes NOTIFY changed FINAL)
    // What comes next
    Q_PROPERTY(QString takeBackText READ takeBackText NOTIFY changed FINAL)
    /// "Three wins in a row"; "" without a suggestion.
    Q_PROPERTY(QString suggestion READ suggestion NOTIFY changed FINAL)
    Q_PROPERTY(QString suggestionLine READ suggestionLine NOTIFY changed FINAL)
    Q_PROPERTY(QString suggestedName READ suggestedName NOTIFY changed FINAL)

  public:
    /// The searched games are kept in the folder.
    GameEndViewModel(GameController& controller, Settings& settings, const QString& folder,
                     QObject* parent = nullptr);

    bool isOver() const { return m_own.has_value(); }
    QString headline() const;
    QString reason() const;
    QString winner() const;
    bool won() const { return isOver() && !winner().isEmpty() && (winner() == u"white") == isWhite(); }
    bool isWhite() const { return m_own != Black; }
    QString opponentName() const;
    bool watched() const { return m_watched; }
    void setWatched(bool watched);
    bool looking() const { return m_looking; }
    void setLooking(bool looking);
    bool known() const { return m_report != nullptr; }
    double progress() const { return m_progress; }
    QString praise() const;
    QString praiseReason() const;
    BoardPosition praiseBoard() const;
    int praiseColumn() const { return praiseMiddle().x(); }
    int praiseRow() const { return praiseMiddle().y(); }
    QList<double> course() const;
    int turning() const;
    QString turningText() const;
    QList<int> mistakes() const;
    QString takeBackText() const;
    QString suggestion() const;
    QString suggestionLine() const;
    QString suggestedName() const;

    /// Asks for the exercises of the mistakes.
    Q_INVOKABLE void review();
    /// Starts a game against the suggested opponent.
    Q_INVOKABLE void playSuggested();
    void shutDown() { m_service.shutDown(); }

  signals:
    void changed();
    void watchedChanged();
    void progressChanged();
    /// Exercises without the reference to their game.
    void reviewRequested(const std::vector<plyglass::MistakeExercise>& exercises);
    /// The signs of the mistakes to review.
    void marked(const plyglass::MoveMarks& marks);

  private:
    void onStateChanged();
    void count();
    void search();
    void onFinished(const QString& error);
    /// Position index after the praised move.
    int praisedPosition() const { return m_praise.move + 1; }
    QPoint praiseMiddle() const;
    int suggestedLevel() const;

    GameController& m_controller;
    WinStreak m_streak;
    GameReportService m_service;
    std::optional<Color> m_own;  ///< the person's side, once the game is over
    Outcome m_outcome;
    bool m_watched = false;
    bool m_looking = false;
    double m_progress = 0;
    GameLine m_line;                             ///< of the running or finished search
    std::shared_ptr<const GameReport> m_report;  ///< complete
    Praise m_praise;
    std::vector<int> m_mistakes;  ///< indices of moves
};

}  // namespace plyglass
