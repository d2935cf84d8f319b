// "Why this move?": the last move of the position shown, its rivals and what each would have lost, and what
// the level of the player overlooked.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QObject>
#include <optional>

#include "app/services/engine_service.h"
#include "app/viewmodels/game_controller.h"

namespace plyglass {

/// The rivals of the move, best first.
class RivalMoveModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(RivalMoves)
    QML_UNCREATABLE("WhyThis.rivals")

  public:
    enum Role { MoveRole = Qt::UserRole + 1, ScoreRole, VerdictRole, ReasonRole, LineRole, WorseRole };

    explicit RivalMoveModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void clear();
    void set(const WhyThisAnswer& answer, const Position& position);

  private:
    struct Row {
        QString move;
        QString score;
        QString verdict;
        QString reason;
        QString line;
        bool worse;
    };
    std::vector<Row> m_rows;
};

class WhyThisViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(WhyThis)
    QML_UNCREATABLE("App.whyThis")
    /// There is a move that led to the position shown.
    Q_PROPERTY(bool canAsk READ canAsk NOTIFY canAskChanged FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    Q_PROPERTY(bool answered READ answered NOTIFY changed FINAL)
    /// "5…Nxe5": the move asked about.
    Q_PROPERTY(QString moveText READ moveText NOTIFY changed FINAL)
    /// "is the best move", "costs 1.2 pawns".
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)
    /// good, bad, mate or neutral.
    Q_PROPERTY(QString tone READ tone NOTIFY changed FINAL)
    /// Reasons against the move, if there are any, its line and score.
    Q_PROPERTY(QString words READ words NOTIFY changed FINAL)
    /// What the player's level overlooked; "" if there is nothing to explain.
    Q_PROPERTY(QString causeText READ causeText NOTIFY changed FINAL)
    Q_PROPERTY(QString depthText READ depthText NOTIFY changed FINAL)
    /// From and to of the move, and of the best other move; empty if there is none.
    Q_PROPERTY(QStringList moveArrow READ moveArrow NOTIFY changed FINAL)
    Q_PROPERTY(QStringList rivalArrow READ rivalArrow NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::RivalMoveModel* rivals READ rivals CONSTANT FINAL)

  public:
    WhyThisViewModel(GameController& controller, EngineService& engine, QObject* parent = nullptr);

    bool canAsk() const;
    bool running() const { return m_running; }
    bool answered() const { return m_answer.has_value(); }
    QString moveText() const { return m_moveText; }
    QString verdict() const;
    QString tone() const;
    QString words() const;
    QString causeText() const;
    QString depthText() const;
    QStringList moveArrow() const;
    QStringList rivalArrow() const;
    RivalMoveModel* rivals() { return &m_rivals; }

    /// About the move that led to the position shown; nothing happens if there is none.
    Q_INVOKABLE void ask();
    /// Ends the question early; what is known by then is the answer.
    Q_INVOKABLE void stop() { m_engine.stop(EngineSlot::WhyThis); }
    /// Forgets question and answer.
    Q_INVOKABLE void forget();

  signals:
    void canAskChanged();
    void changed();

  private:
    void onAnswered(const EngineAnswer& answer);

    GameController& m_controller;
    EngineService& m_engine;
    Generation m_generation = 0;
    bool m_running = false;
    Position m_position = Position::start();  ///< before the move
    QString m_moveText;
    std::optional<WhyThisAnswer> m_answer;
    RivalMoveModel m_rivals;
};

}  // namespace plyglass
