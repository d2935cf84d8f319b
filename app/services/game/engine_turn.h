// The engine's turn: a computer searches for its move, or a random player draws one.
#pragma once

#include <QObject>

#include "app/services/engine/engine_lane.h"
#include "app/services/game/search_context.h"

namespace plyglass {

class EngineTurn : public QObject {
    Q_OBJECT
  public:
    explicit EngineTurn(EngineService& engine, QObject* parent = nullptr);

    bool isThinking() const { return m_lane.isBusy(); }
    /// Whether a computer is thinking and can be told to move now.
    bool canMoveNow() const { return isThinking() && isComputer(); }

    /// Starts the turn of the context's player at its node; `request` lacks the search.
    void begin(SearchContext context, EngineRequest request);
    /// The current or last search.
    const SearchContext& context() const { return m_context; }
    void moveNow();
    /// Aborts the search; only `dropped` follows. Clears its table, so that it always holds only searches
    /// whose moves were played.
    void drop();
    /// As `drop`; the next search is on another line and starts with an empty table, as it follows from the
    /// game's record.
    void leaveLine();
    /// As `drop`, for changed settings: the search restarts with an empty table, and `restarted` is emitted.
    void dropForRestart();

  signals:
    // Computers:
    void began(const plyglass::SearchContext& context);
    void reported(const plyglass::SearchInfo& info);
    void restarted();
    void moveFound(const plyglass::SearchResult& result);
    void ranOutOfMemory();
    // Random players:
    void randomMoveDrawn(plyglass::Move move);
    // Both:
    void dropped();

  private:
    bool isComputer() const { return m_player == PlayerKind::Computer; }

    EngineLane m_lane;
    EngineService& m_engine;
    PlayerKind m_player = PlayerKind::Computer;
    SearchContext m_context;
    MemoryAtStart m_nextMemory = MemoryAtStart::Fresh;
};

}  // namespace plyglass
