// Changes to a game that are not played in it: lines added as analysis, variations deleted and promoted, what
// is said about moves, tags; with undo and redo.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/game.h"

namespace plyglass {

/// The first move of the variation that `node` stands in: the nearest move on its way, itself included, that
/// is not the first continuation. nullptr in the main line.
const GameNode* variationStart(const GameNode* node);

/// What is said about a move, and a line that could have been played instead.
struct Annotation {
    const GameNode* node = nullptr;  ///< not the start position
    Remarks remarks;
    std::vector<Move> variation = {};  ///< from the position before the move; may be there already
};

/// The edits of one game, to be undone in reverse order. What was deleted is kept until `clear` or until the
/// edits are destroyed, so pointers to its nodes stay valid; `Game::contains` says that they are out of the
/// tree. A recorded result belongs to the game: it goes along when another line becomes the main one.
class GameEdits {
  public:
    /// Adds what a line has beyond the game behind the continuations that are there, and returns its last
    /// node; the current node stays. Fails, and changes nothing, if a move is illegal.
    Result<const GameNode*> add(Game& game, const GameNode* from, const std::vector<Move>& line);
    /// Takes a move and all that follows it out of the tree. If the current node is among them, its place is
    /// taken by the move before. Fails for the start position.
    Result<void> remove(Game& game, const GameNode* node);
    /// Puts the variation in which `node` stands before the move that it replaces. Fails in the main line.
    Result<void> promote(Game& game, const GameNode* node);
    /// Makes the line through `node` the main line. Fails if it is.
    Result<void> makeMainLine(Game& game, const GameNode* node);
    /// Replaces what is said about a move, or about the start position. Taking back by hand the words that
    /// were written last is an undo.
    Result<void> annotate(Game& game, const GameNode* node, Remarks remarks);
    /// Many of them, with their lines as variations, as one edit. The current node stays. Fails, and changes
    /// nothing, if a node is not in the game or a move is illegal.
    Result<void> annotate(Game& game, const std::vector<Annotation>& annotations);

    /// Replaces the tags, and the result at the end of the main line. Fails if the position there says
    /// another one.
    Result<void> setHeader(Game& game, Tags tags, GameResult result);

    bool canUndo() const { return !m_done.empty(); }
    bool canRedo() const { return !m_undone.empty(); }
    /// The node that was changed: deleted and there again, promoted and back in its place; nullptr if there
    /// is nothing to undo or only the header was changed. Added moves that lead to `played` are part of the
    /// game by now: they stay.
    const GameNode* undo(Game& game, const GameNode* played = nullptr);
    /// The same for redo; of what is deleted again, the move before.
    const GameNode* redo(Game& game);
    /// Forgets what was undone: after a move, which would change what redo means.
    void dropUndone() { m_undone.clear(); }
    /// Forgets all edits: for another game.
    void clear();

  private:
    /// A node put at the front of its siblings.
    struct Raised {
        GameNode* node = nullptr;
        std::size_t place = 0;  ///< it had before
    };
    /// Of the whole game.
    struct Header {
        Tags tags;
        Outcome outcome;
        const GameNode* outcomeNode = nullptr;
    };
    struct Edit {
        std::vector<Raised> raised = {};
        GameNode* parent = nullptr;  ///< of what was deleted or added
        GameNode* node = nullptr;    ///< deleted or added, or the first that was raised
        std::size_t place = 0;
        bool adds = false;       ///< the node and what follows it are there after the edit, not before
        bool continues = false;  ///< undone together with the edit before it
        std::optional<Remarks> remarks = {};  ///< of `node`, before the edit or after it: the other ones
        std::optional<Header> header = {};    ///< likewise
        std::unique_ptr<GameNode> subtree = nullptr;  ///< while it is out of the game
        const GameNode* outcomeNode = nullptr;        ///< before the edit
    };

    static bool isRemarkOn(const Edit& edit, const GameNode* node);
    static void apply(Game& game, Edit& edit);
    /// What is said by now for what was said, and back.
    static void exchange(Game& game, Edit& edit);
    static void takeOut(Game& game, Edit& edit);
    static void putBack(Edit& edit);
    static void raise(Raised& raised);
    static void lower(const Raised& raised);
    void record(Game& game, Edit edit);
    const GameNode* undoOne(Game& game);
    const GameNode* redoOne(Game& game);
    /// The current node goes to the end of a line from there; where it leaves the game it is added to it. An
    /// edit of no node if it is there already.
    static Edit walkAlong(Game& game, const std::vector<Move>& line);
    void keepPlayed(const GameNode* played);

    std::vector<Edit> m_done;
    std::vector<Edit> m_undone;
};

}  // namespace plyglass
