// Edits of a game other than playing it: analysis lines, deletion and promotion of variations, annotations,
// tags; with undo and redo.
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

/// First move of the variation that contains `node`: the nearest move on its path, itself included, that is
/// not a first continuation. nullptr in the main line.
const GameNode* variationStart(const GameNode* node);

/// Annotations for a move, and an alternative line.
struct Annotation {
    const GameNode* node = nullptr;  ///< not the start position
    Remarks remarks;
    std::vector<Move> variation = {};  ///< from the position before the move; may already exist
};

/// Undo history of one game. Deleted nodes are kept until `clear` or destruction, so pointers to them stay
/// valid; `Game::contains` is false for them. A recorded result belongs to the game: it moves along when
/// another line becomes the main line.
class GameEdits {
  public:
    /// Adds a line after the existing continuations, where it differs, and returns its last node; the current
    /// node stays. Fails without changes if a move is illegal.
    Result<const GameNode*> add(Game& game, const GameNode* from, const std::vector<Move>& line);
    /// Removes a move and everything after it. If the current node is removed, the move before becomes
    /// current. Fails for the start position.
    Result<void> remove(Game& game, const GameNode* node);
    /// Moves the variation that contains `node` before the move it replaces. Fails in the main line.
    Result<void> promote(Game& game, const GameNode* node);
    /// Makes the line through `node` the main line. Fails if it already is.
    Result<void> makeMainLine(Game& game, const GameNode* node);
    /// Replaces the annotations of a move or of the start position. Restoring the previous annotations by
    /// hand counts as an undo.
    Result<void> annotate(Game& game, const GameNode* node, Remarks remarks);
    /// Sets many annotations, with their lines as variations, as one edit. The current node stays. Fails
    /// without changes if a node is not in the game or a move is illegal.
    Result<void> annotate(Game& game, const std::vector<Annotation>& annotations);

    /// Replaces the tags, and the result at the end of the main line. Fails if the position there has another
    /// result by rule.
    Result<void> setHeader(Game& game, Tags tags, GameResult result);

    bool canUndo() const { return !m_done.empty(); }
    bool canRedo() const { return !m_undone.empty(); }
    /// Undoes the last edit and returns the node it changed; nullptr if there was none or only the header
    /// changed. Added moves on the path to `played` have become part of the game and stay.
    const GameNode* undo(Game& game, const GameNode* played = nullptr);
    /// Redoes an edit; returns the changed node, or the parent of a node that is deleted again.
    const GameNode* redo(Game& game);
    /// Discards the redo history: call after a move.
    void dropUndone() { m_undone.clear(); }
    /// Discards the whole history, for another game.
    void clear();

  private:
    /// A node moved to the front of its siblings.
    struct Raised {
        GameNode* node = nullptr;
        std::size_t place = 0;  ///< index before the edit
    };
    /// Tags and result of the game.
    struct Header {
        Tags tags;
        Outcome outcome;
        const GameNode* outcomeNode = nullptr;
    };
    struct Edit {
        std::vector<Raised> raised = {};
        GameNode* parent = nullptr;  ///< parent of the node deleted or added
        GameNode* node = nullptr;    ///< deleted or added, or the first one raised
        std::size_t place = 0;
        bool adds = false;                            ///< the subtree exists after the edit, not before
        bool continues = false;                       ///< undone together with the previous edit
        std::optional<Remarks> remarks = {};          ///< the other version of `node`'s annotations
        std::optional<Header> header = {};            ///< the other version of the header
        std::unique_ptr<GameNode> subtree = nullptr;  ///< while not in the game
        const GameNode* outcomeNode = nullptr;        ///< before the edit
    };

    static bool isRemarkOn(const Edit& edit, const GameNode* node);
    static void apply(Game& game, Edit& edit);
    /// Swaps the current annotations or header with the other version.
    static void exchange(Game& game, Edit& edit);
    static void takeOut(Game& game, Edit& edit);
    static void putBack(Edit& edit);
    static void raise(Raised& raised);
    static void lower(const Raised& raised);
    void record(Game& game, Edit edit);
    const GameNode* undoOne(Game& game);
    const GameNode* redoOne(Game& game);
    /// Moves the current node along a line to its end, adding missing moves. The edit has no node if nothing
    /// was added.
    static Edit walkAlong(Game& game, const std::vector<Move>& line);
    void keepPlayed(const GameNode* played);

    std::vector<Edit> m_done;
    std::vector<Edit> m_undone;
};

}  // namespace plyglass
