// Habits of the weak levels, counted: do they take what stands free, do they save an attacked queen, do they
// mate a lone king? Positions come from quick games at full strength; a move drawn at random then leaves a
// piece where it can be taken, or attacks the queen. What is right is decided by a full-strength search.
// Usage: level_habits [FROM [TO [SEED]]], the levels 2 to 6 by default.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/random.h"
#include "engine/chess/fen.h"
#include "engine/chess/game.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/eval/see.h"
#include "engine/levels/level_searcher.h"
#include "engine/search/score.h"

using namespace plyglass;

namespace {

constexpr std::uint64_t kJudgeNodes = 15'000;
constexpr int kClearLeadCp = 170;   ///< by which the right move must be better than any other
constexpr int kSavedQueenCp = 150;  ///< a move that scores this much below the best has lost the queen
constexpr int kBalancedCp = 250;    ///< no position is decided before the piece is left
constexpr std::uint64_t kPlayNodes = 2'000;
constexpr int kRandomPlies = 6;
constexpr int kFirstPly = 10;
constexpr int kLastPly = 70;
constexpr int kFreePieces = 60;
constexpr int kFreeQueens = 48;
constexpr int kAttackedQueens = 40;
constexpr int kEndings = 20;
constexpr int kMaxMoves = 50;
constexpr int kDefenderDepth = 6;

struct Question {
    Position position = Position::start();
    Move last;                ///< the move that left or attacked the piece
    std::vector<Move> takes;  ///< of the piece that was left; empty if the queen was attacked
};

/// A full-strength search of the position, or of some of its moves.
class Judge {
  public:
    std::vector<RootLine> lines(const Position& position, int count) {
        SearchRequest request;
        request.position = position;
        request.limits.nodes = kJudgeNodes;
        request.multiPv = count;
        request.hashMib = 4;
        return m_searcher.search(request).info.lines;
    }
    Score score(const Position& position, std::vector<Move> moves = {}) {
        SearchRequest request;
        request.position = position;
        request.limits.nodes = kJudgeNodes;
        request.searchMoves = std::move(moves);
        request.hashMib = 4;
        return m_searcher.search(request).info.score;
    }

  private:
    Searcher m_searcher;
};

LevelRequest requestOf(int level, const Position& position, Move last, std::uint64_t seed) {
    LevelRequest request;
    request.search.position = position;
    request.level = *levelFromNumber(level);
    request.gameSeed = seed;
    request.lastMove = last;
    return request;
}

/// The positions of a quick game at full strength that are not decided.
std::vector<Position> positionsOfGame(std::uint64_t seed) {
    std::vector<Position> result;
    Game game;
    Searcher player;
    Random random(seed);
    for (int ply = 0; ply < kRandomPlies; ++ply) {
        const MoveList moves = legalMoves(game.position());
        (void)game.play(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))]);
    }
    while (!game.outcome().isOver() && game.current()->ply() < kLastPly) {
        SearchRequest request;
        request.position = game.position();
        request.gameKeys = game.keys();
        request.limits.nodes = kPlayNodes;
        request.hashMib = 1;
        const SearchResult found = player.search(request);
        if (std::abs(found.info.score) > kBalancedCp) break;
        if (game.current()->ply() >= kFirstPly) result.push_back(game.position());
        if (!game.play(found.bestMove)) break;
    }
    return result;
}

bool isOneOf(const std::vector<Move>& moves, Move move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// Captures of the piece on `square` that win at least `gainCp` by exchange.
std::vector<Move> captureOn(const Position& position, Square square, int gainCp) {
    std::vector<Move> result;
    for (const Move move : legalMoves(position))
        if (move.to() == square && position.isCapture(move) && winsExchange(position, move, gainCp))
            result.push_back(move);
    return result;
}

/// After `move` a piece of a type in `types` stands where it is simply taken, and taking is clearly best.
std::optional<Question> leftFree(Judge& judge, const Position& before, Move move, bool queen) {
    const PieceType type = typeOf(before.pieceAt(move.from()));
    const bool wanted = queen ? type == Queen : type == Knight || type == Bishop || type == Rook;
    if (!wanted || move.isPromotion() || move.isCastling() || before.isCapture(move) ||
        before.givesCheck(move))
        return std::nullopt;
    const Position position = before.after(move);
    const std::vector<Move> takes = captureOn(position, move.to(), queen ? 600 : 250);
    if (takes.empty()) return std::nullopt;
    const auto lines = judge.lines(position, static_cast<int>(takes.size()) + 1);
    Score other = -kMateScore;
    for (const RootLine& line : lines)
        if (!isOneOf(takes, line.pv.front())) other = std::max(other, line.score);
    if (!isOneOf(takes, lines.front().pv.front()) || lines.front().score - other < kClearLeadCp)
        return std::nullopt;
    return Question{position, move, takes};
}

/// After `move` the queen of the side to move is attacked by the piece that moved, and can be saved.
std::optional<Question> queenAttacked(Judge& judge, const Position& before, Move move) {
    if (before.givesCheck(move) || move.isPromotion() || move.isCastling() || before.isCapture(move))
        return std::nullopt;
    if (!winsExchange(before, move, 0)) return std::nullopt;
    const Position position = before.after(move);
    const Bitboard queens = position.pieces(position.sideToMove(), Queen);
    if (queens == 0) return std::nullopt;
    const Square queen = lowest(queens);
    const auto takers = [&](const Position& at) {
        return (at.attackersTo(queen, at.occupied()) & at.pieces(~position.sideToMove())) != 0;
    };
    if (takers(before) || !takers(position) ||
        !contains(position.attackersTo(queen, position.occupied()), move.to()))
        return std::nullopt;
    if (typeOf(position.pieceAt(move.to())) == Queen) return std::nullopt;
    const Position passed = position.afterPass();
    if (captureOn(passed, queen, 300).empty()) return std::nullopt;
    if (judge.score(position) < -kBalancedCp) return std::nullopt;
    return Question{position, move, {}};
}

struct Questions {
    std::vector<Question> pieces;
    std::vector<Question> queens;
    std::vector<Question> attacked;

    bool isFull() const {
        return pieces.size() >= kFreePieces && queens.size() >= kFreeQueens &&
               attacked.size() >= kAttackedQueens;
    }
};

/// Adds at most one question of each kind, with a move drawn at random.
void ask(Questions& all, Judge& judge, const Position& position, Random& random) {
    if (position.inCheck()) return;
    const MoveList legal = legalMoves(position);
    std::vector<Move> moves(legal.begin(), legal.end());
    for (std::size_t i = moves.size(); i > 1; --i) std::swap(moves[i - 1], moves[random.below(i)]);
    const auto add = [&](std::vector<Question>& to, std::size_t most, const auto& question) {
        for (std::size_t i = 0; i < moves.size() && to.size() < most; ++i) {
            if (const auto found = question(moves[i])) {
                to.push_back(*found);
                return;
            }
        }
    };
    add(all.pieces, kFreePieces, [&](Move move) { return leftFree(judge, position, move, false); });
    add(all.queens, kFreeQueens, [&](Move move) { return leftFree(judge, position, move, true); });
    add(all.attacked, kAttackedQueens, [&](Move move) { return queenAttacked(judge, position, move); });
}

Questions makeQuestions(std::uint64_t seed) {
    Questions all;
    Judge judge;
    Random random(seed);
    while (!all.isFull())
        for (const Position& position : positionsOfGame(random.next()))
            if (random.chance(50)) ask(all, judge, position, random);
    return all;
}

int taken(int level, const std::vector<Question>& questions, std::uint64_t seed) {
    int count = 0;
    LevelSearcher player;
    for (const Question& question : questions) {
        const Move move = player.search(requestOf(level, question.position, question.last, ++seed)).bestMove;
        count += isOneOf(question.takes, move);
    }
    return count;
}

int queensLeft(int level, const std::vector<Question>& questions, std::uint64_t seed) {
    int count = 0;
    LevelSearcher player;
    Judge judge;
    for (const Question& question : questions) {
        const Move move = player.search(requestOf(level, question.position, question.last, ++seed)).bestMove;
        const Position after = question.position.after(move);
        const Bitboard queens = after.pieces(question.position.sideToMove(), Queen);
        if (queens == 0 || captureOn(after, lowest(queens), 300).empty()) continue;
        count += judge.score(question.position) - judge.score(question.position, {move}) > kSavedQueenCp;
    }
    return count;
}

/// A won position: king and `type` against a king, the winner to move.
Position ending(PieceType type, Random& random) {
    while (true) {
        std::string board(64, ' ');
        const auto put = [&](char piece) { board[random.below(64)] = piece; };
        put('k'), put('K'), put(type == Queen ? 'Q' : 'R');
        std::string fen;
        for (int rank = 0; rank < 8; ++rank) {
            for (int file = 0; file < 8; ++file) {
                const char piece = board[static_cast<std::size_t>(rank * 8 + file)];
                fen += piece == ' ' ? '1' : piece;
            }
            if (rank < 7) fen += '/';
        }
        const auto position = Position::fromFen(fen + " w - - 0 1");
        if (!position || count(position->occupied()) != 3) continue;
        const Square piece = lowest(position->pieces(White, type));
        if (!(position->attackersTo(piece, position->occupied()) & position->pieces(Black))) return *position;
    }
}

bool mates(int level, PieceType type, std::uint64_t seed) {
    Random random(seed);
    Game game(ending(type, random));
    LevelSearcher winner;
    Searcher loser;
    while (!game.outcome().isOver() && game.current()->ply() < 2 * kMaxMoves) {
        Move move;
        if (game.position().sideToMove() == White) {
            LevelRequest request = requestOf(level, game.position(), game.current()->move(), seed);
            request.search.gameKeys = game.keys();
            move = winner.search(request).bestMove;
        } else {
            SearchRequest request;
            request.position = game.position();
            request.gameKeys = game.keys();
            request.limits.depth = kDefenderDepth;
            request.hashMib = 4;
            move = loser.search(request).bestMove;
        }
        if (!game.play(move)) return false;
    }
    return game.outcome().result == GameResult::WhiteWins;
}

int matesOf(int level, PieceType type, std::uint64_t seed) {
    int won = 0;
    for (int game = 0; game < kEndings; ++game)
        won += mates(level, type, seed + static_cast<std::uint64_t>(game));
    return won;
}

}  // namespace

int main(int argc, char** argv) {
    const int from = argc > 1 ? std::atoi(argv[1]) : 2;
    const int to = argc > 2 ? std::atoi(argv[2]) : 6;
    const std::uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 2026;
    const Questions questions = makeQuestions(seed);
    fmt::print(
        "| level | free pieces taken of {} | free queens of {} | queens left of {} | "
        "queen mates of {} | rook mates of {} |\n| --- | --- | --- | --- | --- | --- |\n",
        kFreePieces, kFreeQueens, kAttackedQueens, kEndings, kEndings);
    for (int level = from; level <= to; ++level) {
        fmt::print("| {} | {} | {} | {} | {} | {} |\n", level, taken(level, questions.pieces, seed),
                   taken(level, questions.queens, seed), queensLeft(level, questions.attacked, seed),
                   matesOf(level, Queen, seed), matesOf(level, Rook, seed));
        std::fflush(stdout);
    }
    return 0;
}
