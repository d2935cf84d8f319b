// A game: start position, tree of variations, tags, comments and result. It alone decides which moves may be
// played and when the game is over.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/marks.h"
#include "engine/chess/position.h"

namespace plyglass {

enum class GameResult { Ongoing, WhiteWins, BlackWins, Draw };
/// "1-0", "0-1", "1/2-1/2", "*".
std::string_view toPgn(GameResult result);

enum class OutcomeReason {
    None,
    Checkmate,
    Stalemate,
    InsufficientMaterial,
    ThreefoldRepetition,
    FivefoldRepetition,
    FiftyMoves,
    SeventyFiveMoves,
    Resignation,
    Agreement,
    Timeout,
    TimeoutInsufficient,
    Recorded
};

constexpr GameResult winFor(Color color) {
    return color == White ? GameResult::WhiteWins : GameResult::BlackWins;
}

struct Outcome {
    GameResult result = GameResult::Ongoing;
    OutcomeReason reason = OutcomeReason::None;

    bool isOver() const { return result != GameResult::Ongoing; }
    /// "White wins by checkmate", "Draw by stalemate", "White wins: Black resigned".
    Text toText() const;
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Whether `color` can mate by any series of legal moves, with the opponent's help.
bool canEverMate(const Position& position, Color color);
/// Outcome when the clock of `flagged` runs out: a loss, or a draw if the opponent can never mate.
Outcome outcomeOnTime(const Position& position, Color flagged);

/// Both clocks after a move, in milliseconds.
struct ClockPair {
    std::int64_t whiteMs = 0;
    std::int64_t blackMs = 0;
    friend bool operator==(const ClockPair&, const ClockPair&) = default;
};

/// Annotations of a move, or of the start position.
struct Remarks {
    std::string commentBefore = {};  ///< before the move (at the root: before the first move); one per line
    std::string comment = {};        ///< after the move, one per line, without commands such as [%clk]
    std::vector<int> nags = {};      ///< $1 = !, …
    std::vector<Mark> marks = {};    ///< arrows and circles on the position after the move
    std::vector<std::string> commands = {};   ///< unknown [%…] commands, unchanged
    std::optional<int> evalCp = {};           ///< centipawns from White's view
    std::optional<int> evalMate = {};         ///< moves to mate, positive if White mates
    std::optional<int> evalDepth = {};        ///< search depth of the evaluation, in plies
    std::optional<std::uint64_t> nodes = {};  ///< nodes of the computer's search for the move

    friend bool operator==(const Remarks&, const Remarks&) = default;
};

/// A move and its annotations. Nodes belong to their Game.
class GameNode : public Remarks {
  public:
    GameNode() = default;
    GameNode(const GameNode&) = delete;
    GameNode& operator=(const GameNode&) = delete;
    /// Not recursive, so that lines may be of any length.
    ~GameNode();

    /// nullptr for the root, which is the start position and has no move.
    const GameNode* parent() const { return m_parent; }
    GameNode* parent() { return m_parent; }
    Move move() const { return m_move; }
    const std::string& san() const { return m_san; }
    /// The position after the move.
    const Position& position() const { return m_position; }
    /// Plies from the start position (root: 0).
    int ply() const { return m_ply; }
    /// The first child continues the line; the others are variations.
    const std::vector<std::unique_ptr<GameNode>>& children() const { return m_children; }

    const Remarks& remarks() const { return *this; }

    std::optional<ClockPair> clocks;  ///< after the move, if the game is on clocks

  private:
    friend class Game;
    friend class GameEdits;
    GameNode* m_parent = nullptr;
    Move m_move;
    std::string m_san;
    Position m_position = Position::start();
    int m_ply = 0;
    std::vector<std::unique_ptr<GameNode>> m_children;
};

/// Keys of the positions before a node, from the start of the game, for repetition detection.
std::vector<std::uint64_t> keysBefore(const GameNode* node);

/// Which draws end a game.
enum class DrawRule {
    Automatic,  ///< all, automatically
    ByClaim,    ///< threefold repetition and fifty moves must be claimed
    Ignored     ///< only stalemate; the game continues as long as there are moves
};

/// Occurrences of the position of `node` on the path to it, this one included. Only positions since the last
/// capture or pawn move can be equal.
int repetitionsAt(const GameNode* node);
/// Outcome at a node by the rules. `recorded` is the result recorded there, which has priority over draws by
/// repetition and move count.
Outcome outcomeByRules(const GameNode* node, DrawRule rule, const Outcome& recorded);
/// Whether a threefold repetition or the fifty-move rule can be claimed.
bool isDrawClaimable(const GameNode* node);

/// The latest clocks: those of the node or of the nearest earlier node that has any.
std::optional<ClockPair> clocksAt(const GameNode* node);

/// PGN tags, in the order of writing.
using Tags = std::vector<std::pair<std::string, std::string>>;

/// The position after a move or a null move; the error says why it is illegal.
Result<Position> positionAfter(Position position, Move move);

class Game {
  public:
    explicit Game(Position start = Position::start());
    Game(Game&&) noexcept = default;
    Game& operator=(Game&&) noexcept = default;

    const Position& startPosition() const { return m_root->position(); }
    const GameNode* root() const { return m_root.get(); }
    /// The node that is shown and played from.
    const GameNode* current() const { return m_current; }
    GameNode* current() { return m_current; }
    const Position& position() const { return m_current->position(); }
    /// Keys of all positions from the start to the current one, which is last, for repetition detection.
    std::vector<std::uint64_t> keys() const;
    /// Last node of the line through the current node (following first children).
    const GameNode* lineEnd() const;
    /// Whether the node is in this game's tree; deleted nodes are not.
    bool contains(const GameNode* node) const;
    /// Nodes of the current line, from the first move to its end.
    std::vector<const GameNode*> line() const;
    bool isAtLineEnd() const { return m_current->children().empty(); }

    /// Plays a move at the current node and makes its node current. An existing move is followed without
    /// changing the tree. A new move continues the game: its line becomes the main line, and the old
    /// continuation stays as a variation. Fails if the move is illegal, or if the game is over at this node
    /// by rule (mate, stalemate, dead position, fivefold repetition, seventy-five moves).
    Result<const GameNode*> play(Move move);
    /// Adds a move after the existing continuations, or follows it if it exists, and makes its node current.
    /// Checks only legality: used for reading games with variations. A null move is a pass, used by
    /// annotators to show a threat; it fails in check.
    Result<const GameNode*> addMove(Move move);
    /// As `addMove`, but before the existing continuations.
    Result<const GameNode*> addMoveFirst(Move move);

    /// Moves the current node without changing the tree; returns whether it moved.
    bool goTo(const GameNode* node);
    bool goBack();
    bool goForward();
    void goToStart();

    /// Occurrences of the current position on the path to it (1 = the first).
    int repetitions() const { return repetitionsAt(m_current); }
    /// Outcome at the current node: mate, stalemate and dead position first, then a recorded result
    /// (agreement, resignation, time), then draws by repetition and move count.
    Outcome outcome() const { return outcomeAt(m_current); }
    /// Outcome at any node of this game.
    Outcome outcomeAt(const GameNode* node) const;
    /// Last node of the main line: first children from the root, up to where the game ended. Later nodes are
    /// analysis.
    const GameNode* mainLineEnd() const;
    /// Whether a draw can be claimed by threefold repetition or fifty moves, and the game is not over.
    bool canClaimDraw() const { return !outcome().isOver() && isDrawClaimable(m_current); }
    /// Records a result (resignation, agreement, time, claimed draw) at the current node and makes its line
    /// the main line. Playing on from there clears it. Removes the Result and Termination tags of an earlier
    /// end.
    void end(Outcome outcome);
    void clearOutcome();
    DrawRule drawRule() const { return m_drawRule; }
    void setDrawRule(DrawRule rule) { m_drawRule = rule; }

    /// Includes unknown tags.
    const Tags& tags() const { return m_tags; }
    /// Empty if the tag is missing.
    std::string_view tag(std::string_view name) const;
    void setTag(std::string_view name, std::string_view value);
    /// As `setTag`, but keeps existing values.
    void addTag(std::string_view name, std::string_view value);
    void removeTag(std::string_view name);

  private:
    friend class GameEdits;
    static void putFirst(GameNode* node);
    static void makeMainLine(GameNode* node);
    void forgetOutcome();

    std::unique_ptr<GameNode> m_root;
    GameNode* m_current;
    Outcome m_outcome;
    const GameNode* m_outcomeNode = nullptr;
    DrawRule m_drawRule = DrawRule::Automatic;
    Tags m_tags;
};

/// Nodes from the first move to `node`, both included.
std::vector<const GameNode*> nodesTo(const GameNode* node);
/// The last node after `node`, following first children.
const GameNode* endOfLine(const GameNode* node);
/// A position and the nodes that follow it.
struct PlayedSince {
    Position start;
    std::vector<const GameNode*> nodes;
};
/// The path to `node` without null moves, which other programs cannot play: from the start of the game, or
/// from the position after the last null move.
PlayedSince playedSincePass(const GameNode* node);
/// Type of the piece captured by the node's move; NoPieceType for none or a null move.
PieceType takenBy(const GameNode& node);

}  // namespace plyglass
