#include "engine/knowledge/endgames/retrograde_analysis.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>

#include "engine/base/parallel.h"
#include "engine/chess/attacks.h"

namespace plyglass {

namespace {

/// Positions per chunk.
constexpr std::uint32_t kChunk = 1 << 14;
/// Examined only after another position is decided.
constexpr std::uint8_t kNotDue = 255;

}  // namespace

/// The men of one position.
struct RetrogradeAnalysis::Board {
    Board(const EndgameMaterial& material, const EndgameSquares& at) : squares(at) {
        for (int man = 0; man < std::min(material.size(), kMaxEndgameMen); ++man) {
            occupied |= bitOf(squares[man]);
            byColor[colorOf(material[man])] |= bitOf(squares[man]);
        }
    }

    int manOn(Square square) const {
        return static_cast<int>(std::find(squares.begin(), squares.end(), square) - squares.begin());
    }

    EndgameSquares squares;
    Bitboard occupied = 0;
    std::array<Bitboard, kColors> byColor{};
};

/// The best move with a known value, and whether all values are known.
class RetrogradeAnalysis::BestMove {
  public:
    /// Adds a move by the code of the position after it; kIllegalCode: no such move.
    void add(EndgameCode after) {
        if (after == kIllegalCode) return;
        m_hasMove = true;
        if (after == kUndecidedCode) {
            m_isComplete = false;
            return;
        }
        const EndgameCode code = codeOfMove(after);
        if (rankOf(code) > rankOf(m_best)) m_best = code;
    }
    bool hasMove() const { return m_hasMove; }
    /// The position's code, if decided: all moves are known, or the best one wins.
    EndgameCode code() const { return m_isComplete || isWin(m_best) ? m_best : kUndecidedCode; }

  private:
    bool m_hasMove = false;
    bool m_isComplete = true;
    EndgameCode m_best = kMatedCode;  // below any move
};

RetrogradeAnalysis::RetrogradeAnalysis(const EndgameMaterial& material,
                                       const std::map<EndgameMaterial, EndgameCodes>& known)
    : m_material(material), m_index(material) {
    for (const MenChange& change : changesOf(material)) {
        const EndgameArrangement after = arrangementAfter(material, change);
        m_conversions[change.captured + 1][change.promoted + 1][change.promotion].emplace(
            after, known.at(after.material));
    }
}

const EndgameConversion& RetrogradeAnalysis::conversion(const MenChange& change) const {
    return *m_conversions[change.captured + 1][change.promoted + 1][change.promotion];
}

// The rules

Bitboard RetrogradeAnalysis::attacksOf(int man, const Board& board) const {
    const Piece piece = m_material[man];
    if (typeOf(piece) == Pawn) return pawnAttacks(colorOf(piece), board.squares[man]);
    return attacks(typeOf(piece), board.squares[man], board.occupied);
}

/// The kings are the first two men, in colour order.
bool RetrogradeAnalysis::isAttacked(int king, const Board& board) const {
    for (int man = 0; man < m_material.size(); ++man)
        if (colorOf(m_material[man]) != king && contains(attacksOf(man, board), board.squares[king]))
            return true;
    return false;
}

bool RetrogradeAnalysis::isLegal(std::uint32_t index, Color sideToMove) const {
    const EndgameSquares squares = m_index.squaresOf(index);
    const Board board(m_material, squares);
    if (count(board.occupied) != m_material.size()) return false;
    return m_index.of(squares) == index && !isAttacked(~sideToMove, board);
}

RetrogradeAnalysis::BestMove RetrogradeAnalysis::bestMove(std::uint32_t index, Color sideToMove) const {
    const Board board(m_material, m_index.squaresOf(index));
    BestMove best;
    for (int man = 0; man < m_material.size(); ++man)
        if (colorOf(m_material[man]) == sideToMove) addMoves(man, board, best);
    return best;
}

void RetrogradeAnalysis::addMoves(int man, const Board& board, BestMove& best) const {
    const Color us = colorOf(m_material[man]);
    const Square enemyKing = board.squares[~us];
    Bitboard targets = attacksOf(man, board) & ~board.byColor[us] & ~bitOf(enemyKing);
    if (typeOf(m_material[man]) == King) targets &= ~kingAttacks(enemyKing);
    if (typeOf(m_material[man]) == Pawn) {
        addPawnPushes(man, board, best);
        targets &= board.byColor[~us];
    }
    while (targets) addMove(man, popLowest(targets), board, best);
}

void RetrogradeAnalysis::addPawnPushes(int pawn, const Board& board, BestMove& best) const {
    const Color us = colorOf(m_material[pawn]);
    const int step = us == White ? 8 : -8;
    const Square from = board.squares[pawn];
    const auto once = static_cast<Square>(from + step);
    if (contains(board.occupied, once)) return;
    addMove(pawn, once, board, best);
    const auto twice = static_cast<Square>(once + step);
    if (relativeRank(us, from) == 1 && !contains(board.occupied, twice)) addMove(pawn, twice, board, best);
}

void RetrogradeAnalysis::addMove(int man, Square to, const Board& board, BestMove& best) const {
    const Color us = colorOf(m_material[man]);
    const bool isPawn = typeOf(m_material[man]) == Pawn;
    const int captured = contains(board.occupied, to) ? board.manOn(to) : MenChange::kNone;
    EndgameSquares squares = board.squares;
    squares[man] = to;
    if (isPawn && relativeRank(us, to) == 7) return addPromotions(man, captured, squares, best);
    if (captured != MenChange::kNone)
        return best.add(conversion({.captured = captured}).codeOf(squares, ~us));
    const bool isDoublePush = isPawn && std::abs(to - board.squares[man]) == 16;
    best.add(isDoublePush && m_material.hasEnPassant() ? codeAfterDoublePush(man, squares)
                                                       : codeAfterMove(man, squares));
}

void RetrogradeAnalysis::addPromotions(int pawn, int captured, const EndgameSquares& squares,
                                       BestMove& best) const {
    const Color us = colorOf(m_material[pawn]);
    for (const PieceType type : kPromotionTypes)
        best.add(conversion({captured, pawn, type}).codeOf(squares, ~us));
}

EndgameCode RetrogradeAnalysis::codeAfterMove(int man, const EndgameSquares& squares) const {
    return m_codes[~colorOf(m_material[man])][m_index.of(squares)];
}

/// Code for the side that may now capture en passant or make any other move.
EndgameCode RetrogradeAnalysis::codeAfterDoublePush(int pawn, const EndgameSquares& squares) const {
    const Color us = colorOf(m_material[pawn]);
    const EndgameCode otherwise = codeAfterMove(pawn, squares);
    const int capturer = pawn ^ 1;  // the pawns are men 2 and 3
    const Square to = squares[pawn];
    const Square from = squares[capturer];
    const bool areNeighbours = rankOf(from) == rankOf(to) && std::abs(fileOf(from) - fileOf(to)) == 1;
    if (otherwise == kIllegalCode || !areNeighbours) return otherwise;
    EndgameSquares taken = squares;
    taken[capturer] = static_cast<Square>(us == White ? to - 8 : to + 8);
    const EndgameCode after = conversion({.captured = pawn}).codeOf(taken, us);
    if (after == kIllegalCode) return otherwise;
    const EndgameCode capture = codeOfMove(after);
    if (otherwise == kUndecidedCode) return isWin(capture) ? capture : kUndecidedCode;
    // The only draws known at this point are stalemates: then the capture is the only move.
    if (otherwise == kDrawCode) return capture;
    return rankOf(capture) > rankOf(otherwise) ? capture : otherwise;
}

/// Possible origin squares of a man without capture or promotion; not all need be legal.
Bitboard RetrogradeAnalysis::originsOf(int man, const Board& board) const {
    const Color us = colorOf(m_material[man]);
    const Square at = board.squares[man];
    const Bitboard free = ~board.occupied;
    if (typeOf(m_material[man]) == King) return kingAttacks(at) & free & ~kingAttacks(board.squares[~us]);
    if (typeOf(m_material[man]) != Pawn) return attacksOf(man, board) & free;
    if (relativeRank(us, at) < 2) return 0;
    const int step = us == White ? 8 : -8;
    const Bitboard once = bitOf(static_cast<Square>(at - step)) & free;
    if (relativeRank(us, at) != 3 || !once) return once;
    return once | (bitOf(static_cast<Square>(at - 2 * step)) & free);
}

// The steps

std::vector<RetrogradeAnalysis::Chunk> RetrogradeAnalysis::chunks() const {
    std::vector<Chunk> chunks;
    for (const Color color : {White, Black})
        for (std::uint32_t first = 0; first < m_index.size(); first += kChunk)
            chunks.push_back({color, first, std::min(first + kChunk, m_index.size())});
    return chunks;
}

template <class Work>
bool RetrogradeAnalysis::forEachChunk(const JobContext& job, const Work& work) const {
    const std::vector<Chunk> all = chunks();
    forEachIndex(all.size(), job.threads, [&](std::size_t i) {
        if (!job.stopRequested()) work(all[i], i);
    });
    return !job.stopRequested();
}

void RetrogradeAnalysis::findLegal(const Chunk& chunk) {
    for (std::uint32_t index = chunk.first; index < chunk.last; ++index)
        if (isLegal(index, chunk.sideToMove)) m_codes[chunk.sideToMove][index] = kUndecidedCode;
}

/// Finds the mates in the first step. Returns the stalemates (draws), which are written only when no other
/// thread reads these positions any more.
std::vector<std::uint32_t> RetrogradeAnalysis::findEnds(const Chunk& chunk) {
    std::vector<std::uint32_t> stalemates;
    const std::vector<EndgameCode>& codes = m_codes[chunk.sideToMove];
    for (std::uint32_t index = chunk.first; index < chunk.last; ++index) {
        if (codes[index] == kIllegalCode || bestMove(index, chunk.sideToMove).hasMove()) continue;
        const Board board(m_material, m_index.squaresOf(index));
        if (isAttacked(chunk.sideToMove, board))
            m_due[chunk.sideToMove][index] = 0;
        else
            stalemates.push_back(index);
    }
    return stalemates;
}

/// Schedules positions by the values of their captures and promotions.
void RetrogradeAnalysis::schedule(const Chunk& chunk) {
    for (std::uint32_t index = chunk.first; index < chunk.last; ++index) {
        if (m_codes[chunk.sideToMove][index] != kUndecidedCode) continue;
        const EndgameCode code = bestMove(index, chunk.sideToMove).code();
        if (code != kUndecidedCode && code != kDrawCode)
            m_due[chunk.sideToMove][index] = static_cast<std::uint8_t>(pliesOf(code));
    }
}

/// Finds the positions that are `plies` from mate.
RetrogradeAnalysis::Found RetrogradeAnalysis::decide(const Chunk& chunk, int plies) {
    const std::vector<EndgameCode>& codes = m_codes[chunk.sideToMove];
    std::vector<std::uint8_t>& due = m_due[chunk.sideToMove];
    Found found;
    for (std::uint32_t index = chunk.first; index < chunk.last; ++index) {
        if (codes[index] != kUndecidedCode || due[index] == kNotDue) continue;
        if (due[index] == plies) {
            const EndgameCode code = bestMove(index, chunk.sideToMove).code();
            if (code == codeOfPlies(plies)) found.decided.push_back(index);
            const bool isLater = code != kUndecidedCode && code != kDrawCode && pliesOf(code) > plies;
            due[index] = isLater ? static_cast<std::uint8_t>(pliesOf(code)) : kNotDue;
        }
        found.hasLater |= due[index] != kNotDue;
    }
    return found;
}

/// Writes the codes and schedules the predecessors for the next step.
void RetrogradeAnalysis::settle(const Chunk& chunk, const Found& found, int plies) {
    const Color mover = ~chunk.sideToMove;
    for (const std::uint32_t index : found.decided) {
        m_codes[chunk.sideToMove][index] = codeOfPlies(plies);
        const Board board(m_material, m_index.squaresOf(index));
        for (int man = 0; man < m_material.size(); ++man) {
            if (colorOf(m_material[man]) != mover) continue;
            EndgameSquares squares = board.squares;
            for (Bitboard origins = originsOf(man, board); origins;) {
                squares[man] = popLowest(origins);
                std::atomic_ref(m_due[mover][m_index.of(squares)])
                    .store(static_cast<std::uint8_t>(plies + 1), std::memory_order_relaxed);
            }
        }
    }
}

void RetrogradeAnalysis::decideDraws(const Chunk& chunk) {
    std::vector<EndgameCode>& codes = m_codes[chunk.sideToMove];
    std::replace(codes.begin() + chunk.first, codes.begin() + chunk.last, kUndecidedCode, kDrawCode);
}

bool RetrogradeAnalysis::run(const JobContext& job) {
    for (const Color color : {White, Black}) {
        m_codes[color].assign(m_index.size(), kIllegalCode);
        m_due[color].assign(m_index.size(), kNotDue);
    }
    std::vector<Found> found(chunks().size());
    forEachChunk(job, [&](const Chunk& chunk, std::size_t) { findLegal(chunk); });
    std::vector<std::vector<std::uint32_t>> stalemates(found.size());
    forEachChunk(job, [&](const Chunk& chunk, std::size_t i) { stalemates[i] = findEnds(chunk); });
    forEachChunk(job, [&](const Chunk& chunk, std::size_t i) {
        for (const std::uint32_t index : stalemates[i]) m_codes[chunk.sideToMove][index] = kDrawCode;
    });
    forEachChunk(job, [&](const Chunk& chunk, std::size_t) { schedule(chunk); });
    const auto isOpen = [](const Found& part) { return part.hasLater || !part.decided.empty(); };
    for (int plies = 0; plies == 0 || std::any_of(found.begin(), found.end(), isOpen); ++plies) {
        forEachChunk(job, [&](const Chunk& chunk, std::size_t i) { found[i] = decide(chunk, plies); });
        const bool goesOn =
            forEachChunk(job, [&](const Chunk& chunk, std::size_t i) { settle(chunk, found[i], plies); });
        if (!goesOn) return false;
    }
    return forEachChunk(job, [&](const Chunk& chunk, std::size_t) { decideDraws(chunk); });
}

}  // namespace plyglass
