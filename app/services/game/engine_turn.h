// The engine's turn: a computer thinks about its move, or a random player draws one.
#pragma once

#include <QObject>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/game_setup.h"
#include "engine/chess/game.h"

namespace plyglass {

/// A search as the window needs to know it while it runs.
struct SearchContext {
    const GameNode* node = nullptr;  ///< whose position is searched
    PlayerSetup player;
    LevelRequest request;
    Color color() const { return request.position.sideToMove(); }
};

class EngineTurn : public QObject {
    Q_OBJECT
  public:
    explicit EngineTurn(EngineService& engine, QObject* parent = nullptr);

    bool isThinking() const { return m_lane.isBusy(); }
    /// A computer thinks and can be told to play what it has found.
    bool canMoveNow() const { return isThinking() && isComputer(); }

    void begin(const SearchContext& context, EngineRequest request);
    void moveNow();
    /// Ends the thought: nothing more is heard of it but `dropped`.
    void drop();
    /// The same for settings that changed in the middle of it: the computer thinks again with an empty table,
    /// and what is heard is `restarted`.
    void dropForRestart();

  signals:
    // Of computers:
    void began(const plyglass::SearchContext& context);
    void reported(const plyglass::SearchInfo& info);
    void restarted();
    void moveFound(const plyglass::SearchResult& result);
    void ranOutOfMemory();
    // Of random players:
    void randomMoveDrawn(plyglass::Move move);
    // Of both:
    void dropped();

  private:
    bool isComputer() const { return m_player == PlayerKind::Computer; }

    EngineLane m_lane;
    PlayerKind m_player = PlayerKind::Computer;
    bool m_clearFirst = false;  ///< the next thought begins with an empty table
};

}  // namespace plyglass
