// Figures of the Thinking panel: updated during a search, kept after it, and compared with those before a
// switch was flipped.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <map>
#include <optional>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/game_controller.h"
#include "app/services/game/score_view.h"
#include "app/viewmodels/play/figure_rows.h"
#include "app/viewmodels/play/think_along.h"
#include "app/viewmodels/shared/rows_model.h"
#include "app/viewmodels/shared/setting_comparison.h"

namespace plyglass {

class ThinkingViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Thinking)
    QML_UNCREATABLE("App.thinking")
    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
    /// Whether the panel is visible: only then the computer searches while a person thinks.
    Q_PROPERTY(bool watched READ watched WRITE setWatched NOTIFY watchedChanged FINAL)
    Q_PROPERTY(bool hasResult READ hasResult NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString nodesText READ nodesText NOTIFY changed FINAL)
    /// Nodes of the computer's last move, while the figures are those of the person's position; else "".
    Q_PROPERTY(QString lastNodesText READ lastNodesText NOTIFY changed FINAL)
    Q_PROPERTY(QString speedText READ speedText NOTIFY changed FINAL)
    Q_PROPERTY(QString branchingText READ branchingText NOTIFY changed FINAL)
    Q_PROPERTY(QString hashFullText READ hashFullText NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RowsModel* categories READ categories CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* details READ details CONSTANT FINAL)
    Q_PROPERTY(QList<double> depthNodes READ depthNodes NOTIFY depthsChanged FINAL)
    Q_PROPERTY(QList<double> noCutsNodes READ noCutsNodes NOTIFY depthsChanged FINAL)
    Q_PROPERTY(QList<double> previousNodes READ previousNodes NOTIFY depthsChanged FINAL)
    Q_PROPERTY(QString scoreText READ scoreText NOTIFY changed FINAL)
    Q_PROPERTY(bool scoreIsMate READ scoreIsMate NOTIFY changed FINAL)
    Q_PROPERTY(QString pvText READ pvText NOTIFY changed FINAL)
    /// Text instead of the line before the first search.
    Q_PROPERTY(QString idleText READ idleText NOTIFY changed FINAL)
    Q_PROPERTY(QString changeText READ changeText NOTIFY changed FINAL)
    Q_PROPERTY(QString changeTone READ changeTone NOTIFY changed FINAL)

  public:
    ThinkingViewModel(GameController& controller, EngineService& engine, QObject* parent = nullptr);

    bool active() const { return m_active || (showsThinkAlong() && m_thinkAlong.isRunning()); }
    bool watched() const { return m_watched; }
    void setWatched(bool watched);
    /// Games in which the computer searches while a person thinks.
    void setThinksAlong(ThinkAlong::When when) { m_thinkAlong.setWhen(when); }
    bool hasResult() const { return shown() != nullptr; }
    QString title() const { return m_title; }
    /// Whether the last search reached its time limit before its depth.
    QString nodesText() const;
    QString lastNodesText() const;
    QString speedText() const;
    QString branchingText() const;
    QString hashFullText() const;
    RowsModel* categories() { return &m_categories; }
    RowsModel* details() { return &m_details; }
    QList<double> depthNodes() const;
    QList<double> noCutsNodes() const { return showsThinkAlong() ? QList<double>() : m_noCuts; }
    QList<double> previousNodes() const;
    QString scoreText() const;
    bool scoreIsMate() const;
    QString pvText() const { return m_pvText; }
    QString idleText() const;
    QString changeText() const { return m_change.text; }
    QString changeTone() const { return m_change.tone; }
    /// The running or the last search; nullptr before the first.
    const SearchInfo* info() const { return m_info ? &*m_info : nullptr; }
    /// Side whose search it is.
    Color color() const { return m_context.color(); }

    // Shows a repeated search of the game instead of the last one, until it is ended.
    void showAgain(const SearchContext& context);
    void updateAgain(const SearchInfo& info);
    void finishAgain(const SearchResult& result);
    void endAgain();

  signals:
    void changed();
    void watchedChanged();
    void depthsChanged();
    /// The last position was searched again with new settings.
    void reSearched(const plyglass::SearchContext& context, const plyglass::SearchResult& result);

  private:
    /// The last search of the game, while another is shown.
    struct LastSearch {
        SearchContext context;
        std::optional<SearchInfo> info;
        bool limitReached = false;
    };
    /// Whether the figures are of a search beside the game: then no search of the game runs.
    bool showsThinkAlong() const { return !m_active && !m_last && m_thinkAlong.info() != nullptr; }
    const SearchInfo* shown() const { return showsThinkAlong() ? m_thinkAlong.info() : info(); }
    const SearchContext& shownContext() const {
        return showsThinkAlong() ? m_thinkAlong.context() : m_context;
    }
    void onThinkAlong();
    void begin(const SearchContext& context);
    void show(const SearchContext& context);
    void update(const SearchInfo& info);
    void finish(const SearchResult& result);
    void drop();
    void onSetupChanged();
    /// Searches the last position again, with the current settings of its player.
    void reSearch(const PlayerSetup& player);
    void stopReSearch();
    /// Whether the shown search is such a repetition.
    bool isReSearching() const { return m_reSearchLane.isBusy(); }
    void forget();
    void askForTreeSize();
    void refresh();
    bool hasScore() const;
    ScoreView score() const;
    QString currentTitle() const;
    QString searchTitle() const;
    QString lineText(const SearchInfo& info) const;

    GameController& m_controller;
    EngineLane m_reSearchLane;  ///< searches the last position again
    EngineLane m_treeLane;
    RowsOf<CategoryRow> m_categories;
    RowsOf<NamedValue> m_details;
    SettingComparison m_comparison;
    ThinkAlong m_thinkAlong;
    bool m_watched = false;
    SearchContext m_context;
    std::optional<SearchInfo> m_info;
    QList<double> m_noCuts;
    std::optional<std::uint64_t> m_noCutsKey;  ///< position of m_noCuts
    std::optional<LastSearch> m_last;          ///< set while a repeated search is shown
    bool m_active = false;
    bool m_limitReached = false;
    QString m_title;
    QString m_pvText;
    ChangeText m_change;
};

}  // namespace plyglass
