// A hint in three steps: the piece, its square, the move. Each is asked for; the last may be played.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "app/services/game/game_controller.h"
#include "app/viewmodels/shared/board_position.h"
#include "engine/words/plain_words.h"

namespace plyglass {

class HintViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(MoveHint)
    QML_UNCREATABLE("App.game.hint")
    /// 0 none, 1 piece, 2 square, 3 move.
    Q_PROPERTY(int step READ step NOTIFY changed FINAL)
    /// "Your knight has a strong move."
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed FINAL)

  public:
    explicit HintViewModel(GameController& controller, QObject* parent = nullptr);

    int step() const { return m_step; }
    QString sentence() const;
    /// Rings and the arrow of this step; empty without a hint.
    BoardArrows arrows() const;
    /// The piece, once its square is shown; else "".
    QString piece() const;

    /// The first step, or one step on; nothing follows the move.
    Q_INVOKABLE void next();
    Q_INVOKABLE void play();
    Q_INVOKABLE void close() { setStep(0); }

  signals:
    void changed();
    /// For screen readers: "Hint 1 of 3: …"
    void announced(const QString& text);

  private:
    void onFound(const GameNode* node, const RootLine& line);
    /// A hint is about one position.
    void follow();
    void setStep(int step);
    QStringList squares() const;

    GameController& m_controller;
    int m_step = 0;
    const GameNode* m_node = nullptr;  ///< compared, never followed: it may be gone
    Hinted m_hinted;
};

}  // namespace plyglass
