// What the computer's searches of this game found, move by move, for the questions about them.
#pragma once

#include <QObject>
#include <unordered_map>

#include "app/services/game/game_controller.h"

namespace plyglass {

class SearchRecords : public QObject {
    Q_OBJECT
  public:
    explicit SearchRecords(GameController& controller, QObject* parent = nullptr);

    /// The search that chose `move` at the node; null if it was chosen otherwise, or not in this window.
    const SearchResult* of(const GameNode* node, Move move) const;

  private:
    static std::uint64_t idOf(const GameNode* node);

    const GameNode* m_searched = nullptr;
    std::unordered_map<std::uint64_t, SearchResult> m_results;
};

}  // namespace plyglass
