// The day page: the game that waits, the last results, the rating.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <memory>

#include "app/services/game/autosave.h"
#include "app/services/game/game_controller.h"
#include "app/services/library/game_library.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/rows_model.h"
#include "app/viewmodels/today/today_rows.h"

namespace plyglass {

class TodayViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Today)
    QML_UNCREATABLE("App.today")
    // The game that waits: the running one, or else an unfinished one that is offered
    Q_PROPERTY(bool waiting READ isWaiting NOTIFY gameChanged FINAL)
    /// "Against Dora"
    Q_PROPERTY(QString gameTitle READ gameTitle NOTIFY gameChanged FINAL)
    /// "Move 14. Your turn."
    Q_PROPERTY(QString gameText READ gameText NOTIFY gameChanged FINAL)
    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY gameChanged FINAL)
    /// Whether Black is below.
    Q_PROPERTY(bool flipped READ isFlipped NOTIFY gameChanged FINAL)
    // The person's games
    /// Whether they have been read.
    Q_PROPERTY(bool ready READ isReady NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RowsModel* results READ results CONSTANT FINAL)
    /// "about 820"; "" without a rated game.
    Q_PROPERTY(QString ratingText READ ratingText NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RowsModel* rating READ rating CONSTANT FINAL)
    /// Labels of its columns.
    Q_PROPERTY(QStringList ratingDays READ ratingDays NOTIFY changed FINAL)

  public:
    /// All three outlive the page.
    TodayViewModel(GameController& controller, Autosave& autosave, GameLibrary& library,
                   QObject* parent = nullptr);

    bool isWaiting() const { return waitingGame().node != nullptr; }
    QString gameTitle() const;
    QString gameText() const;
    BoardPosition board() const;
    bool isFlipped() const;
    bool isReady() const { return m_statistics != nullptr; }
    RowsModel* results() { return &m_results; }
    QString ratingText() const { return isReady() ? aboutRatingText(*m_statistics) : QString(); }
    RowsModel* rating() { return &m_rating; }
    QStringList ratingDays() const;

    /// Reads the person's games and follows the library until `end`: while the page is shown.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void end();
    /// Goes on with the game that waits.
    Q_INVOKABLE void resume();
    /// Opens the game of a result: `openRequested` follows.
    Q_INVOKABLE void openResult(int row);

  signals:
    void gameChanged();
    void changed();
    /// The library game with this number should be read and opened.
    void openRequested(qint64 id);

  private:
    /// Both null without one.
    struct WaitingGame {
        const GameNode* node = nullptr;  ///< its last position
        const GameSetup* setup = nullptr;
    };

    bool isPlaying() const;
    WaitingGame waitingGame() const;
    void take(const std::shared_ptr<const OwnStatistics>& statistics);

    GameController& m_controller;
    Autosave& m_autosave;
    GameLibrary& m_library;
    bool m_isShown = false;
    std::shared_ptr<const OwnStatistics> m_statistics;
    RowsOf<TodayResultRow> m_results;
    RowsOf<ChartLine> m_rating;
};

}  // namespace plyglass
