// Merges games into one tree.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/game.h"

namespace plyglass {

/// Adds a game with its variations to a tree, which keeps its main line, tags and result. Common moves are
/// merged: their comments are joined, their NAGs united; an existing evaluation stays. `label` and the game's
/// initial comment become a comment at the end of the game's main line, whose node in the tree is returned.
/// Fails without changes if the start positions differ.
Result<const GameNode*> mergeGame(Game& tree, const Game& game, std::string_view label);

/// A new game merged from several.
class MergedTree {
  public:
    /// As `mergeGame`; the first game sets the start position.
    Result<void> add(const Game& game, std::string_view label);
    /// The tree, once a game was added. The event is "Merged games (3)"; a player is named if all games
    /// agree. It has a result if all games have that result at the end of the same line. Otherwise the main
    /// line is that of the first game that does not end by rule on the board, such as by mate; if all do,
    /// that of the first game with its result.
    std::optional<Game> take();

  private:
    void nameAfter(std::string_view tag);
    bool endAsAllDid();
    void leaveOpen();

    std::optional<Game> m_tree;
    std::vector<const GameNode*> m_ends;  ///< end of each game's main line, in the tree
    std::vector<Outcome> m_outcomes;      ///< outcome at each end
    std::vector<Tags> m_tags;             ///< tags of each game
};

}  // namespace plyglass
