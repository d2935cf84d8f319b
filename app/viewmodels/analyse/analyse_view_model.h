// The Analyse page: searches the shown position without a limit, with up to five lines. Moves played on its
// board become variations of the game.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <optional>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/game_controller.h"
#include "app/services/game/score_view.h"
#include "app/services/settings.h"
#include "app/viewmodels/analyse/analysis_line.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/rows_model.h"
#include "engine/chess/line_walk.h"
#include "engine/chess/movegen.h"

namespace plyglass {

class AnalyseViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Analyse)
    QML_UNCREATABLE("App.analyse")
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY changed FINAL)
    // The engine
    Q_PROPERTY(bool engineOn READ engineOn WRITE setEngineOn NOTIFY changed FINAL)
    Q_PROPERTY(int lineCount READ lineCount WRITE setLineCount NOTIFY changed FINAL)
    Q_PROPERTY(int lineCountMax READ lineCountMax CONSTANT FINAL)
    Q_PROPERTY(bool searching READ searching NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RowsModel* lines READ lines CONSTANT FINAL)
    /// "depth 16, 2.4 M nodes"; "" before the first depth.
    Q_PROPERTY(QString progressText READ progressText NOTIFY changed FINAL)
    /// Text shown while there are no lines.
    Q_PROPERTY(QString emptyText READ emptyText NOTIFY changed FINAL)
    Q_PROPERTY(bool hasEval READ hasEval NOTIFY changed FINAL)
    Q_PROPERTY(double evalWhiteShare READ evalWhiteShare NOTIFY changed FINAL)
    Q_PROPERTY(QString evalText READ evalText NOTIFY changed FINAL)
    // The board
    /// With arrows for the first moves of the lines and what is threatened, and with the person's marks;
    /// without them while a line is shown.
    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY boardChanged FINAL)
    /// The board shows a line.
    Q_PROPERTY(bool previewing READ previewing NOTIFY boardChanged FINAL)
    Q_PROPERTY(bool threatShown READ threatShown WRITE setThreatShown NOTIFY boardChanged FINAL)
    Q_PROPERTY(QString threatText READ threatText NOTIFY boardChanged FINAL)

  public:
    AnalyseViewModel(GameController& controller, EngineService& engine, Settings& settings,
                     QObject* parent = nullptr);

    /// Searches run only while the page is visible.
    bool active() const { return m_active; }
    void setActive(bool active);
    bool engineOn() const { return m_engineOn; }
    void setEngineOn(bool on);
    int lineCount() const { return m_lineCount; }
    void setLineCount(int count);
    int lineCountMax() const { return kMaxLines; }
    bool searching() const { return m_lane.isBusy(); }
    RowsModel* lines() { return &m_lines; }
    QString progressText() const;
    QString emptyText() const;
    bool hasEval() const { return isOver() || m_info; }
    double evalWhiteShare() const;
    QString evalText() const;

    BoardPosition board() const;
    bool previewing() const { return m_previewPly > 0; }
    bool threatShown() const { return m_threatShown; }
    void setThreatShown(bool shown);
    QString threatText() const { return m_threatText; }

    /// Request, result and position of the endless search; `wantsSearch`: whether it should run.
    EngineRequest endlessRequest() const;
    const std::optional<SearchInfo>& info() const { return m_info; }
    const Position& searched() const { return m_searched; }
    bool wantsSearch() const { return m_active && m_engineOn && !m_suspended && hasLegalMove(m_searched); }
    /// Adds moves from the shown position as a variation of the game.
    void explore(const std::vector<Move>& line);
    /// Pauses the endless search while something else needs the whole machine.
    void setSuspended(bool suspended);
    /// Shows the first `plies` plies of a line on the board; 0: the game again.
    void previewLine(LineWalk line, int plies);

    /// Plays a move on the board: adds it as a variation or follows an existing one.
    Q_INVOKABLE void playMove(const QString& from, const QString& to, const QString& promotion);
    /// Reads SAN or coordinates; returns the error, "" if it was played.
    Q_INVOKABLE QString typeMove(const QString& text);
    /// Shows the first `plies` plies of a line on the board; 0: the game again.
    Q_INVOKABLE void preview(int line, int plies);
    /// Adds the first `plies` plies of a line as a variation of the game.
    Q_INVOKABLE void playLine(int line, int plies);

    static constexpr int kMaxLines = 5;

  signals:
    void changed();
    void boardChanged();
    /// Reports in a sentence why a move could not be played.
    void refused(const QString& reason);

  private:
    const Position& shownPosition() const { return m_controller.shown()->position(); }
    /// Whether the position is mate or stalemate.
    bool isOver() const { return !hasLegalMove(m_searched); }
    ScoreView score() const;
    /// Restarts or stops the search, as page, switch and position require.
    void restart();
    /// Searches the threat of the side not to move while the page is visible and the machine is free.
    void askThreat();
    void onReported(const SearchInfo& info);
    void onThreat(const QuestionAnswer& answer);

    GameController& m_controller;
    Settings& m_settings;
    EngineLane m_lane;
    EngineLane m_threatLane;
    RowsOf<AnalysisLine> m_lines;
    bool m_active = false;
    bool m_engineOn = true;
    bool m_suspended = false;
    int m_lineCount = 3;
    std::optional<SearchInfo> m_info;
    Position m_searched = Position::start();  ///< position that m_info is about
    LineWalk m_preview;
    int m_previewPly = 0;
    bool m_threatShown = false;
    BoardArrows m_threatArrow;
    QString m_threatText;
};

}  // namespace plyglass
