// The computer shown on the Play page: the only one of the game, or the chosen one of two.
#pragma once

#include <vector>

#include "app/services/game/game_controller.h"
#include "app/viewmodels/shared/player_settings.h"

namespace plyglass {

class ComputerPlayer : public plyglass::PlayerSettings {
    Q_OBJECT
    QML_NAMED_ELEMENT(ComputerPlayer)
    QML_UNCREATABLE("App.techniques.player")
    /// Computers to choose from.
    Q_PROPERTY(QStringList names READ names NOTIFY changed FINAL)
    Q_PROPERTY(int index READ index WRITE setIndex NOTIFY changed FINAL)
    /// Whether a computer plays in this game.
    Q_PROPERTY(bool exists READ exists NOTIFY changed FINAL)

  public:
    ComputerPlayer(GameController& controller, const EvaluatorLibrary& evaluators, QObject* parent = nullptr);

    QStringList names() const;
    int index() const;
    void setIndex(int index);
    bool exists() const { return !computers().empty(); }
    Color color() const;

    /// Shows the computer of a side; does nothing if the side has none.
    Q_INVOKABLE void choose(bool white);

  private:
    std::vector<Color> computers() const;

    GameController& m_controller;
    Color m_chosen = Black;
};

}  // namespace plyglass
