// The engine's turn: a computer thinks about its move, or a random player draws one.
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
    /// A computer thinks and can be told to play what it has found.
    bool canMoveNow() const { return isThinking() && isComputer(); }

    /// Begins the turn of the context's player at its node, by the request without its search.
    void begin(SearchContext context, EngineRequest request);
    /// The thought that runs, or was the last.
    const SearchContext& context() const { return m_context; }
    void moveNow();
    /// Ends the thought: nothing more is heard of it but `dropped`. What it has left in the table is
    /// forgotten, so that the table always holds the thoughts whose moves were played.
    void drop();
    /// The same, and the next thought is about another line: it begins with an empty table, and so follows
    /// from what the game's record has.
    void leaveLine();
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
    EngineService& m_engine;
    PlayerKind m_player = PlayerKind::Computer;
    SearchContext m_context;
    MemoryAtStart m_nextMemory = MemoryAtStart::Fresh;
};

}  // namespace plyglass
