// Judges the answers to a task by facts: rules, exchanges, endgame tables and a short search at full
// strength. All functions are pure and deterministic; a verdict takes at most about 50 ms. Any thread.
#pragma once

#include <optional>
#include <vector>

#include "engine/chess/bitboard.h"
#include "engine/lab/facts/fact.h"
#include "engine/lab/teaching/answers.h"
#include "engine/lab/teaching/chess_lesson.h"
#include "engine/lab/teaching/three_questions.h"

namespace plyglass {

/// Where a person is in a task: for all but a series the task's position.
struct TaskState {
    Position position = Position::start();
    int movesMade = 0;  ///< own moves so far

    friend bool operator==(const TaskState&, const TaskState&) = default;
};

TaskState startOf(const Task& task);

enum class Grade {
    Right,  ///< the task is done
    GoOn,   ///< right so far: the series goes on from `next`
    Wrong,
    OutOfMoves,  ///< each move was right, but the series took too many
    Illegal      ///< not a legal move; nothing is judged
};

/// What the opponent's answer to a wrong move does, most important first.
enum class Refutation {
    None,          ///< nothing bad happens; the goal is only not reached
    Mates,         ///< gives mate, perhaps after several moves
    KingEscapes,   ///< to a check that is no mate: the king moves away
    TakesChecker,  ///< … the checking piece is taken
    StepsBetween,  ///< … a piece steps in between
    Stalemate,     ///< the opponent has no move: a draw
    TakesMoved,    ///< captures the piece that has just moved, at a profit
    TakesOther,    ///< captures another piece, at a profit
    WinsMaterial,  ///< wins material in more than one move
    Draws,         ///< the win is gone
    Wins,          ///< the draw is gone (an ending that is lost now)
    Promotes,      ///< a pawn of the opponent promotes
    NotMate,       ///< no check at all where mate was asked, or mate takes longer than asked
    LessThanBest   ///< another move gains more: `better`
};

struct TaskVerdict {
    Grade grade = Grade::Illegal;
    // Wrong: what happens
    Refutation refutation = Refutation::None;
    std::optional<Goal> missed = {};    ///< the first goal that the move misses
    Move move = {};                     ///< the one judged; null for squares and choices
    Move better = {};                   ///< a right move, for LessThanBest only
    PieceType answering = NoPieceType;  ///< piece of the first answer
    PieceType lost = NoPieceType;       ///< what the answer captures
    Square why = NoSquare;              ///< for one of `extra`: the piece that guards it; NoSquare: none
    // A series
    Move reply = {};      ///< of the program, after a right move; null at the end
    int movesLeft = 0;    ///< own moves; 0 at the end
    TaskState next = {};  ///< after move and reply; after a wrong answer where the person tries again
    // Wrong: the proof
    std::vector<Move> line = {};   ///< the opponent's answers, from the position after `move`; may be empty
    std::vector<Fact> facts = {};  ///< against the move, with proof; their lines begin with `move`
    // A check, right or wrong
    std::optional<ThreeQuestions> questions = {};
    // Squares
    Bitboard missing = 0;  ///< right squares that were not marked
    Bitboard extra = 0;    ///< wrong squares that were marked
    // Choices
    std::string key = {};  ///< the right key

    bool isRight() const { return grade == Grade::Right || grade == Grade::GoOn; }
};

/// For Move and Series. `move` may be illegal.
TaskVerdict judge(const Task& task, const TaskState& state, Move move);
/// The first move of a task.
inline TaskVerdict judge(const Task& task, Move move) { return judge(task, startOf(task), move); }
/// For Squares.
TaskVerdict judgeSquares(const Task& task, Bitboard marked);
/// For Choice; `choice` is an index of `task.choices`.
TaskVerdict judgeChoice(const Task& task, std::size_t choice);

/// Hints, one after the other.
enum class HintStep { Piece, Target, Move };

/// Derived from the best right answer. A task in words has none, one about squares only `Target`: one square
/// that is right and not yet marked.
struct Hint {
    PieceType piece = NoPieceType;
    Square from = NoSquare;
    Square to = NoSquare;  ///< for castling the king's target
    Move move = {};
};
std::optional<Hint> hintFor(const Task& task, const TaskState& state, Bitboard marked = 0);

}  // namespace plyglass
