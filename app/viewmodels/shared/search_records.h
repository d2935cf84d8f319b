// Results of the computer's searches in this game, by move, for questions about them.
#pragma once

#include <QObject>
#include <unordered_map>

#include "app/services/game/game_controller.h"

namespace plyglass {

class SearchRecords : public QObject {
    Q_OBJECT
  public:
    explicit SearchRecords(GameController& controller, QObject* parent = nullptr);

    /// The search that chose `move` at the node; null if there is none in this window.
    const SearchResult* of(const GameNode* node, Move move) const;

  private:
    static std::uint64_t idOf(const GameNode* node);

    const GameNode* m_searched = nullptr;
    std::unordered_map<std::uint64_t, SearchResult> m_results;
};

}  // namespace plyglass
