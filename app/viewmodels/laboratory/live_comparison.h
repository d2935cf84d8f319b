// Two configurations searching the same position at the same time, and the factor between them.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <array>
#include <optional>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/game_controller.h"
#include "app/viewmodels/laboratory/lab_configurations_model.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/rows_model.h"
#include "app/viewmodels/shared/table_rows.h"

namespace plyglass {

/// One of the two searches.
struct LiveRow {
    Q_GADGET
    Q_PROPERTY(QString badge MEMBER badge)
    Q_PROPERTY(int series MEMBER series)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString nodes MEMBER nodes)
    Q_PROPERTY(QString depth MEMBER depth)
    Q_PROPERTY(QString time MEMBER time)
    Q_PROPERTY(QString rate MEMBER rate)
    Q_PROPERTY(QString score MEMBER score)
    Q_PROPERTY(bool isMate MEMBER isMate)
    Q_PROPERTY(QString line MEMBER line)
    Q_PROPERTY(bool ready MEMBER ready)
    Q_PROPERTY(bool thinking MEMBER thinking)

  public:
    QString badge{};
    int series = 0;
    QString name{};
    QString nodes{};
    QString depth{};
    QString time{};
    QString rate{};   ///< nodes per second
    QString score{};  ///< from White's view
    bool isMate = false;
    QString line{};
    bool ready = false;  ///< it has not searched yet
    bool thinking = false;
    friend bool operator==(const LiveRow&, const LiveRow&) = default;
};

class LiveComparison : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(LiveComparison)
    QML_UNCREATABLE("Laboratory.live")
    /// Indices of the two configurations.
    Q_PROPERTY(int firstIndex READ firstIndex WRITE setFirstIndex NOTIFY choiceChanged FINAL)
    Q_PROPERTY(int secondIndex READ secondIndex WRITE setSecondIndex NOTIFY choiceChanged FINAL)
    /// Time limit of each.
    Q_PROPERTY(int seconds READ seconds WRITE setSeconds NOTIFY choiceChanged FINAL)
    Q_PROPERTY(QString whyNotStart READ whyNotStart NOTIFY choiceChanged FINAL)
    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY positionChanged FINAL)
    Q_PROPERTY(QString positionText READ positionText NOTIFY positionChanged FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// Two rows: badge, series, name, nodes, depth, time, rate, score, isMate, line, phase.
    Q_PROPERTY(plyglass::RowsModel* sides READ sides CONSTANT FINAL)
    /// Nodes to each finished depth, for the chart: badge, name, series, values, abandoned.
    Q_PROPERTY(plyglass::RowsModel* series READ series CONSTANT FINAL)
    /// "×12", "≥ ×31"; "" without a common depth.
    Q_PROPERTY(QString factorText READ factorText NOTIFY changed FINAL)
    /// "B needs ×12 the nodes of A to depth 7."
    Q_PROPERTY(QString factorSentence READ factorSentence NOTIFY changed FINAL)

  public:
    LiveComparison(GameController& controller, EngineService& engine, LabConfigurationsModel& configurations,
                   QObject* parent = nullptr);

    int firstIndex() const { return m_sides[0].configuration; }
    void setFirstIndex(int index) { choose(0, index); }
    int secondIndex() const { return m_sides[1].configuration; }
    void setSecondIndex(int index) { choose(1, index); }
    int seconds() const { return m_seconds; }
    void setSeconds(int seconds);
    QString whyNotStart() const;
    BoardPosition board() const;
    QString positionText() const;
    bool running() const { return m_sides[0].lane.isBusy() || m_sides[1].lane.isBusy(); }
    RowsModel* sides() { return &m_rows; }
    RowsModel* series() { return &m_series; }
    QString factorText() const { return m_factorText; }
    QString factorSentence() const { return m_factorSentence; }

    /// Both search the position on the board of the Play page.
    Q_INVOKABLE void start();
    /// Stops both and keeps the figures.
    Q_INVOKABLE void stop();

  signals:
    void choiceChanged();
    void positionChanged();
    void changed();

  private:
    const Position& shownPosition() const {
        return m_position && running() ? *m_position : m_controller.shown()->position();
    }
    struct Side {
        EngineLane lane;
        int configuration = 0;
        Configuration searched = {};  ///< configuration at the start of the search,
        int number = 0;               ///< and its row in the list then
        std::optional<SearchInfo> info = {};
    };
    void choose(std::size_t side, int index);
    void begin(Side& side);
    void listenTo(Side& side);
    void refresh();
    void refreshFactor();
    /// Row of the side's configuration, at the start of its search if there is one.
    static int numberOf(const Side& side) { return side.info ? side.number : side.configuration; }
    LiveRow rowOf(const Side& side) const;

    GameController& m_controller;
    LabConfigurationsModel& m_configurations;
    std::array<Side, 2> m_sides;
    std::optional<Position> m_position;  ///< of the running or last search
    int m_seconds = 60;
    RowsOf<LiveRow> m_rows;
    RowsOf<ChartLine> m_series;
    QTimer m_beat;  ///< updates both sides' figures together
    QString m_factorText;
    QString m_factorSentence;
};

}  // namespace plyglass
