// A game: a start position, a tree of variations, tags, comments, and why it ended. The only judge of what
// may be played in a game and of when it is over.
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

/// Whether `color` could give mate by any series of legal moves, the other side helping.
bool canEverMate(const Position& position, Color color);
/// How the game ends when the clock of `flagged` has run out: lost, or drawn if the other side could never
/// mate.
Outcome outcomeOnTime(const Position& position, Color flagged);

/// Both clocks in milliseconds, as they stood after a move.
struct ClockPair {
    std::int64_t whiteMs = 0;
    std::int64_t blackMs = 0;
    friend bool operator==(const ClockPair&, const ClockPair&) = default;
};

/// What is said about a move, or about the start position.
struct Remarks {
    std::string commentBefore = {};  ///< before the move (or before the first move, at the root); a line each
    std::string comment = {};        ///< after the move, a line each, commands such as [%clk] kept below
    std::vector<int> nags = {};      ///< $1 = !, …
    std::vector<Mark> marks = {};    ///< on the position after the move
    std::vector<std::string> commands = {};   ///< unknown [%…] commands, byte for byte
    std::optional<int> evalCp = {};           ///< centipawns from White's point of view
    std::optional<int> evalMate = {};         ///< moves to mate, positive if White mates
    std::optional<int> evalDepth = {};        ///< plies searched for the evaluation
    std::optional<std::uint64_t> nodes = {};  ///< nodes the computer searched for it

    friend bool operator==(const Remarks&, const Remarks&) = default;
};

/// One played move and everything said about it. Nodes belong to their Game.
class GameNode : public Remarks {
  public:
    GameNode() = default;
    GameNode(const GameNode&) = delete;
    GameNode& operator=(const GameNode&) = delete;
    /// Without recursion, so that a line may be as long as memory allows.
    ~GameNode();

    /// nullptr for the root, which stands for the start position and has no move.
    const GameNode* parent() const { return m_parent; }
    GameNode* parent() { return m_parent; }
    Move move() const { return m_move; }
    const std::string& san() const { return m_san; }
    /// The position after the move.
    const Position& position() const { return m_position; }
    /// Plies from the start position (root: 0).
    int ply() const { return m_ply; }
    /// The first child continues the line, the others are variations on it.
    const std::vector<std::unique_ptr<GameNode>>& children() const { return m_children; }

    const Remarks& remarks() const { return *this; }

    std::optional<ClockPair> clocks;  ///< after the move, if the game has clocks

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

/// Keys of the positions before a node, from the start of the game: what a search needs to see repetitions.
std::vector<std::uint64_t> keysBefore(const GameNode* node);

/// Which draws end a game.
enum class DrawRule {
    Automatic,  ///< all of them, by themselves
    ByClaim,    ///< threefold repetition and fifty moves must be claimed
    Ignored     ///< none but stalemate: the game goes on as long as there are moves
};

/// How often the position of `node` has been on the board on the way to it, this time included. Only the
/// plies since the last capture or pawn move can hold it.
int repetitionsAt(const GameNode* node);
/// How the game ends at a node by the rules; `recorded` is what was agreed or decided there otherwise, which
/// goes before draws by repetition and by counted moves.
Outcome outcomeByRules(const GameNode* node, DrawRule rule, const Outcome& recorded);
/// Whether threefold repetition or fifty moves stand on the board.
bool isDrawClaimable(const GameNode* node);

/// The clocks as they stood last: at the node or at the nearest one before it that has any.
std::optional<ClockPair> clocksAt(const GameNode* node);

/// PGN tags in the order in which they are written.
using Tags = std::vector<std::pair<std::string, std::string>>;

class Game {
  public:
    explicit Game(Position start = Position::start());
    Game(Game&&) noexcept = default;
    Game& operator=(Game&&) noexcept = default;

    const Position& startPosition() const { return m_root->position(); }
    const GameNode* root() const { return m_root.get(); }
    /// The node whose position is shown and played from.
    const GameNode* current() const { return m_current; }
    GameNode* current() { return m_current; }
    const Position& position() const { return m_current->position(); }
    /// Keys of all positions from the start to the current one, the current one last: what a search needs to
    /// see repetitions.
    std::vector<std::uint64_t> keys() const;
    /// The last node of the line through the current node (first children onward).
    const GameNode* lineEnd() const;
    /// Whether the node is in this game's tree now: one that was deleted is not.
    bool contains(const GameNode* node) const;
    /// Nodes of the current line from the root's first move to its end.
    std::vector<const GameNode*> line() const;
    bool isAtLineEnd() const { return m_current->children().empty(); }

    /// Plays a move at the current node and makes the new node current. A move that is already there is
    /// followed and changes nothing in the tree; with a new one the game goes on here: its line becomes the
    /// main line, and what was there before stays as a variation. Fails if the move is illegal, or if the
    /// game is over at this node by a rule of the board (mate, stalemate, dead position, fivefold,
    /// seventy-five moves).
    Result<const GameNode*> play(Move move);
    /// Adds a move behind the continuations that are there, or follows it, and makes its node current. Only
    /// legality is judged: this is how a written game with its variations is read. A null move is a pass,
    /// which annotators use to show a threat; it fails in check.
    Result<const GameNode*> addMove(Move move);
    /// The same, and puts the move before the continuations that are there.
    Result<const GameNode*> addMoveFirst(Move move);

    /// Walks without changing the tree; each says whether it moved.
    bool goTo(const GameNode* node);
    bool goBack();
    bool goForward();
    void goToStart();

    /// How often the current position has occurred on the way to it (1 = now for the first time).
    int repetitions() const { return repetitionsAt(m_current); }
    /// What ends the game at the current node: mate, stalemate and dead positions first, then what was
    /// agreed, resigned, lost on time or recorded there, then the draws by repetition and by counted moves.
    Outcome outcome() const { return outcomeAt(m_current); }
    /// The same at any node of this game.
    Outcome outcomeAt(const GameNode* node) const;
    /// The last node of the main line: first children from the root onward, as far as where the game was
    /// ended. What follows that is analysis, not part of the game.
    const GameNode* mainLineEnd() const;
    /// Threefold repetition or fifty moves stand on the board and nothing has ended the game yet.
    bool canClaimDraw() const { return !outcome().isOver() && isDrawClaimable(m_current); }
    /// Resignation, agreement, time, a claimed draw: recorded at the current node, whose line becomes the
    /// main line. Playing on from there clears it. The tags Result and Termination of an earlier end go.
    void end(Outcome outcome);
    void clearOutcome();
    DrawRule drawRule() const { return m_drawRule; }
    void setDrawRule(DrawRule rule) { m_drawRule = rule; }

    /// Unknown ones are kept.
    const Tags& tags() const { return m_tags; }
    /// Empty if the tag is not there.
    std::string_view tag(std::string_view name) const;
    void setTag(std::string_view name, std::string_view value);
    /// The same, and keeps another value that was there.
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

/// The nodes from the first move to `node`, both included: without the root.
std::vector<const GameNode*> nodesTo(const GameNode* node);
/// A position and the nodes that lead on from it.
struct PlayedSince {
    Position start;
    std::vector<const GameNode*> nodes;
};
/// The way to `node` without passes, which no other program plays: from the start of the game, or from the
/// position after the last pass.
PlayedSince playedSincePass(const GameNode* node);
/// What the move of a node took; NoPieceType for nothing, and for a pass.
PieceType takenBy(const GameNode& node);

}  // namespace plyglass
