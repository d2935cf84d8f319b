// Several games as one tree.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/game.h"

namespace plyglass {

/// Adds a game with its variations to a tree, whose main line, tags and result stay. Moves that both have are
/// there once and keep what either says of them: comments one behind the other, and signs; a score that is
/// there stays. `label` and what the game says before its first move become a comment at the end of its main
/// line, which is returned as a node of the tree. Fails, and changes nothing, if the game begins with another
/// position.
Result<const GameNode*> mergeGame(Game& tree, const Game& game, std::string_view label);

/// A new game made of several, of which it claims to be none.
class MergedTree {
  public:
    /// The same as `mergeGame`; the first game says where the tree starts.
    Result<void> add(const Game& game, std::string_view label);
    /// The tree, once a game was added. The event is "Merged games (3)"; a player has a name where all games
    /// have the same. It has a result if all games have that at the end of the same line. Otherwise its main
    /// line is that of the first game that does not end on the board by a rule, as by mate; if all do, of
    /// the first game, and the board says how that ends.
    std::optional<Game> take();

  private:
    void nameAfter(std::string_view tag);
    bool endAsAllDid();
    void leaveOpen();

    std::optional<Game> m_tree;
    std::vector<const GameNode*> m_ends;  ///< of the main line of each game, in the tree
    std::vector<Outcome> m_outcomes;      ///< there
    std::vector<Tags> m_tags;             ///< of each game
};

}  // namespace plyglass
