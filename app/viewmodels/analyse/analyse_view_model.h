// The Analyse page: the position that is shown is searched without end, with up to five lines; moves played
// on its board become variations of the game.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <optional>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/game_controller.h"
#include "app/services/game/score_view.h"
#include "app/services/settings.h"
#include "app/viewmodels/analyse/analysis_line.h"
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
    /// What stands in the place of the lines while there are none.
    Q_PROPERTY(QString emptyText READ emptyText NOTIFY changed FINAL)
    Q_PROPERTY(bool hasEval READ hasEval NOTIFY changed FINAL)
    Q_PROPERTY(double evalWhiteShare READ evalWhiteShare NOTIFY changed FINAL)
    Q_PROPERTY(QString evalText READ evalText NOTIFY changed FINAL)
    // The board
    Q_PROPERTY(QString placement READ placement NOTIFY boardChanged FINAL)
    Q_PROPERTY(QStringList lastMove READ lastMove NOTIFY boardChanged FINAL)
    Q_PROPERTY(QString checkSquare READ checkSquare NOTIFY boardChanged FINAL)
    Q_PROPERTY(QStringList legalMoves READ legalMoves NOTIFY boardChanged FINAL)
    Q_PROPERTY(bool whiteToMove READ whiteToMove NOTIFY boardChanged FINAL)
    /// A line is being looked through on the board.
    Q_PROPERTY(bool previewing READ previewing NOTIFY boardChanged FINAL)
    /// "c3 b5 best": the first moves of the lines, and what is threatened.
    Q_PROPERTY(QStringList arrows READ arrows NOTIFY arrowsChanged FINAL)
    Q_PROPERTY(bool threatShown READ threatShown WRITE setThreatShown NOTIFY arrowsChanged FINAL)
    Q_PROPERTY(QString threatText READ threatText NOTIFY arrowsChanged FINAL)

  public:
    AnalyseViewModel(GameController& controller, EngineService& engine, Settings& settings,
                     QObject* parent = nullptr);

    /// Nothing is searched while nobody looks.
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

    QString placement() const;
    QStringList lastMove() const;
    QString checkSquare() const;
    QStringList legalMoves() const;
    bool whiteToMove() const;
    bool previewing() const { return m_previewPly > 0; }
    QStringList arrows() const;
    bool threatShown() const { return m_threatShown; }
    void setThreatShown(bool shown);
    QString threatText() const { return m_threatText; }

    /// What the endless search is asked, has found, and where; `wantsSearch`: whether it is to run.
    EngineRequest endlessRequest() const;
    const std::optional<SearchInfo>& info() const { return m_info; }
    const Position& searched() const { return m_searched; }
    bool wantsSearch() const { return m_active && m_engineOn && !m_suspended && hasLegalMove(m_searched); }
    /// Moves from the shown position become a variation of the game.
    void explore(const std::vector<Move>& line);
    /// The endless search waits while something else needs the whole machine.
    void setSuspended(bool suspended);
    /// The board shows a line, wherever it begins, after so many of its plies; 0: the game again.
    void previewLine(LineWalk line, int plies);

    /// A move on the board: it goes into the game as a variation, or walks along one that is there.
    Q_INVOKABLE void playMove(const QString& from, const QString& to, const QString& promotion);
    /// SAN or coordinates; says what is wrong with it, "" if it was played.
    Q_INVOKABLE QString typeMove(const QString& text);
    /// The board shows a line after so many of its plies; 0: the game again.
    Q_INVOKABLE void preview(int line, int plies);
    /// So much of a line becomes a variation of the game.
    Q_INVOKABLE void playLine(int line, int plies);

    static constexpr int kMaxLines = 5;

  signals:
    void changed();
    void boardChanged();
    void arrowsChanged();
    /// A move could not be played, in a sentence.
    void refused(const QString& reason);

  private:
    const Position& shownPosition() const { return m_controller.shown()->position(); }
    /// Whether the position is mate or stalemate.
    bool isOver() const { return !hasLegalMove(m_searched); }
    ScoreView score() const;
    /// Begins anew, or ends, as page, switch and position say.
    void restart();
    /// What the side not to move threatens, as long as somebody looks and nothing else needs the machine.
    void askThreat();
    EngineRequest threatRequest() const;
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
    Position m_searched = Position::start();  ///< what m_info is about
    LineWalk m_preview;
    int m_previewPly = 0;
    bool m_threatShown = false;
    QStringList m_threatArrow;
    QString m_threatText;
};

}  // namespace plyglass
