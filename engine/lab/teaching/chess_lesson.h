// A course for people who learn chess: lessons of short tasks on the board. The texts and positions are data
// (resources/lessons/chess, read by chess_lesson_file); what is right is computed from the position
// (judge.h), never stored.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/chess/position.h"

namespace plyglass {

/// What a move must do. A task may name several goals; a right move reaches all of them.
enum class GoalKind {
    // By the rules alone
    Reach,        ///< ends on `square`
    Take,         ///< captures, on `square` if there is one
    Check,        ///< gives check
    KingAway,     ///< answers a check with a king move
    TakeChecker,  ///< answers a check by capturing the piece that gives it
    StepBetween,  ///< answers a check by interposing
    Castle,       ///< castles on either side
    CastleShort,  ///< castles on the king's side
    CastleLong,   ///< castles on the queen's side
    Promote,      ///< promotes, to `piece` if there is one
    EnPassant,    ///< captures en passant
    Develop,      ///< brings a knight or bishop from its first square, or castles
    // By the rules, several moves deep, or by the endgame tables
    Mate,  ///< forces mate in `count` moves or fewer
    Win,   ///< keeps a won ending won (tables); the series ends with mate or a promotion that wins
    Draw,  ///< keeps a drawn ending drawn (tables)
    // By exchanges and a short search
    TakeFree,     ///< captures a piece, and gives nothing for it
    TakeBest,     ///< captures with profit, and no other move gains more
    LoseNothing,  ///< no worse than the best move: saves what is attacked, allows no mate
    Fork,         ///< the moved piece attacks two targets at once; wins material
    Pin,          ///< pins a piece to its king or to a more valuable piece, or uses such a pin; wins material
    Skewer,       ///< attacks a piece and another behind it; wins material
    Discover      ///< uncovers an attack or a check of another piece; wins material
};

struct Goal {
    GoalKind kind = GoalKind::Mate;
    Square square = NoSquare;       ///< Reach, Take
    PieceType piece = NoPieceType;  ///< Promote
    int count = 1;                  ///< Mate

    friend bool operator==(const Goal&, const Goal&) = default;
};

/// A set of squares that follows from the position.
enum class SquaresKind {
    MovesOf,      ///< where the piece on `square` can go
    FreePieces,   ///< pieces of the opponent that can be taken for nothing
    Threatened,   ///< own pieces (the side to move's) that the opponent would win if it were to move
    Checkers,     ///< pieces that give check
    AttackersOf,  ///< pieces of the side to move that attack `square`
    GuardsOf,     ///< pieces that guard the piece on `square`: its own side's attackers of the square
    Pinned,       ///< pieces of the opponent that are pinned to their king
    MateSquares   ///< where a move gives mate
};

/// A value that follows from the position; its values are words, which the choices of a task name.
enum class FactAsked {
    State,     ///< "mate", "stalemate", "check", "open": of the side to move
    Exchange,  ///< "wins", "even", "loses": the capture on `square` with the least valuable piece, exchanged
               ///< out
    ShortCastling,  ///< "yes", "moved", "check", "through", "into", "blocked"
    LongCastling,   ///< the same
    EnPassant,      ///< "yes", "no"
    Material,       ///< "white", "black", "equal": by 1, 3, 3, 5, 9
    Worth,          ///< "1", "3", "5", "9": of the piece on `square`
    Ending,         ///< "win", "draw", "loss": of the side to move, by the tables
    Threat,         ///< "mate", "piece", "nothing": what the opponent would do if it were to move
    Guarded         ///< "yes", "no": whether the piece on `square` is guarded
};

/// An answer in words.
struct Choice {
    std::string key = {};   ///< a value of the fact asked for
    std::string text = {};  ///< in English, to be translated
};

enum class TaskKind {
    Move,     ///< one move
    Series,   ///< several moves, with replies of the program
    Squares,  ///< mark squares
    Choice    ///< one of several answers in words
};

struct Task {
    TaskKind kind = TaskKind::Move;
    Position position = Position::start();
    std::string question = {};     ///< "White gives mate in one. Where?"
    std::string remark = {};       ///< what to remember, shown with the right answer; may be empty
    std::vector<Goal> goals = {};  ///< Move, Series
    int moves = 1;                 ///< Series: own moves to the end; 0: until the goal is reached
    SquaresKind squares = SquaresKind::MovesOf;  ///< Squares
    FactAsked fact = FactAsked::State;           ///< Choice
    Square square = NoSquare;                    ///< of `squares` or `fact`
    std::vector<Choice> choices = {};            ///< Choice; exactly one is right
    int line = 0;                                ///< of the question in its file, from 1
};

struct ChessLesson {
    std::string id = {};  ///< "mate-in-one"; stable, for what is remembered about a lesson
    int number = 0;       ///< from 1
    std::string group = {};
    std::string title = {};
    std::vector<std::string> intro = {};  ///< paragraphs; "**…**" is emphasis
    std::vector<Task> tasks = {};
};

/// Minutes that a lesson takes.
constexpr int kLessonMinutes = 10;

/// In teaching order. Immutable, thread-safe; lessons of one group follow each other.
const std::vector<ChessLesson>& chessLessons();

}  // namespace plyglass
