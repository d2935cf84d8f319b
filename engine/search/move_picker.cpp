#include "engine/search/move_picker.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "engine/chess/movegen.h"
#include "engine/eval/see.h"
#include "engine/search/tunables.h"

namespace plyglass {

namespace {

/// Above the largest sum of histories: killers come first among the quiet moves.
constexpr int kKillerBonus = 1 << 20;
/// Above every quiet move but killers, which evasions do not use: captures come first among evasions.
constexpr int kCaptureFirst = 1 << 20;
/// A move's value and index packed into one number, so that a plain maximum finds the highest value, and the
/// first of equal ones. Values lie within ±2²³, indices below 2⁸.
constexpr int kPlaceBits = 8;
constexpr int kLastPlace = (1 << kPlaceBits) - 1;
static_assert(kMaxMoves <= kLastPlace + 1);

/// Older moves count less.
constexpr std::array<int, kContinuationPlies.size()> kContinuationDivisors = {1, 1, 2, 4};

int rankOf(int value, int place) { return value * (kLastPlace + 1) + kLastPlace - place; }
int valueOf(int rank) { return rank >> kPlaceBits; }
int placeOf(int rank) { return kLastPlace - (rank & kLastPlace); }

/// Immediate material gain of a capture or promotion, in centipawns.
int victimValue(const Position& position, Move move) {
    const int promoted = move.isPromotion() ? kExchangeValues[move.promotionType()] : 0;
    return promoted + kExchangeValues[position.takenBy(move)];
}

int killerBonus(const MoveScorer& scorer, Move move) {
    if (!scorer.techniques.killers) return 0;
    for (int k = 0; k < std::ssize(scorer.killers); ++k)
        if (move == scorer.killers[static_cast<std::size_t>(k)]) return kKillerBonus - k;
    return 0;
}

}  // namespace

int MoveScorer::quietValue(Move move) const {
    int value = techniques.history ? history.quiet(position.sideToMove(), move, threats) : 0;
    const Piece piece = position.pieceAt(move.from());
    if (techniques.pawnHistory) value += history.pawn(pawnKey, piece, move.to());
    if (!techniques.continuationHistory) return value;
    for (std::size_t i = 0; i < continuations.size(); ++i)
        if (const ContinuationTable* table = continuations[i])
            value += (*table)[pieceSquare(piece, move.to())] / kContinuationDivisors[i];
    return value;
}

int MoveScorer::captureHistory(Move move) const {
    if (!techniques.history) return 0;
    return history.capture(position.pieceAt(move.from()), move.to(), position.takenBy(move));
}

int MoveScorer::captureValue(Move move) const {
    return victimValue(position, move) * tune::captureVictimWeight + captureHistory(move) -
           kExchangeValues[typeOf(position.pieceAt(move.from()))] / tune::captureAttackerPerPoint;
}

MovePicker::MovePicker(const MoveScorer& scorer, MoveBuffer& buffer, Statistics& statistics)
    : m_scorer(scorer), m_buffer(buffer), m_statistics(statistics), m_stage(Stage::TableMove) {}

MovePicker MovePicker::forQuiescence(const MoveScorer& scorer, MoveBuffer& buffer, Statistics& statistics,
                                     bool evasions) {
    MovePicker picker(scorer, buffer, statistics);
    picker.m_capturesOnly = !evasions;
    return picker;
}

MovePicker MovePicker::forList(const MoveScorer& scorer, MoveBuffer& buffer, Statistics& statistics) {
    MovePicker picker(scorer, buffer, statistics);
    picker.m_stage = Stage::Listed;
    return picker;
}

Move MovePicker::next() {
    switch (m_stage) {
        case Stage::TableMove:
            m_stage = m_scorer.position.inCheck() && !m_capturesOnly ? Stage::GenerateEvasions
                                                                     : Stage::GenerateCaptures;
            if (!m_scorer.tableMove.isNull()) return m_scorer.tableMove;
            return next();
        case Stage::GenerateEvasions:
            prepareEvasions();
            m_stage = Stage::Quiets;
            return next();
        case Stage::GenerateCaptures:
            prepareCaptures();
            m_stage = Stage::GoodCaptures;
            [[fallthrough]];
        case Stage::GoodCaptures:
            if (const Move move = nextCapture(); !move.isNull()) return move;
            m_stage = m_capturesOnly ? Stage::BadCaptures : Stage::GenerateQuiets;
            return next();
        case Stage::GenerateQuiets:
            if (!m_skipQuiets) prepareQuiets();
            m_stage = Stage::Quiets;
            [[fallthrough]];
        case Stage::Quiets:
            if (!m_skipQuiets)
                if (const Move move = nextOfList(); !move.isNull()) return move;
            m_stage = Stage::BadCaptures;
            [[fallthrough]];
        case Stage::BadCaptures:
            return m_badNext < m_badCount ? m_badCaptures[m_badNext++] : Move();
        case Stage::Listed:
            return m_next < m_buffer.moves.size() ? m_buffer.moves[m_next++] : Move();
    }
    return {};
}

/// The remaining move with the highest value; ties in generation order.
Move MovePicker::best() {
    MoveList& moves = m_buffer.moves;
    const int* const ranks = m_buffer.values.data();
    int highest = std::numeric_limits<int>::min();
    for (int i = m_next, size = moves.size(); i < size; ++i) highest = std::max(highest, ranks[i]);
    const int best = placeOf(highest);
    std::swap(moves[m_next], moves[best]);
    m_buffer.values[best] = rankOf(valueOf(ranks[m_next]), best);
    return moves[m_next++];
}

Move MovePicker::nextCapture() {
    while (m_next < m_buffer.moves.size()) {
        const Move move = best();
        if (move == m_scorer.tableMove) continue;
        const bool mayLose = m_scorer.techniques.exchangeOrdering && m_badCount < std::ssize(m_badCaptures);
        if (!mayLose || winsExchange(m_scorer.position, move, exchangeGoal(move))) return move;
        ++m_statistics[Counter::LosingCaptures];
        m_badCaptures[m_badCount++] = move;
    }
    return {};
}

/// SEE threshold of a good capture: captures with a good history may lose a little.
int MovePicker::exchangeGoal(Move move) const {
    return m_capturesOnly ? 0 : -m_scorer.captureHistory(move) / tune::goodCaptureHistoryPerCp;
}

Move MovePicker::nextOfList() {
    while (m_next < m_buffer.moves.size()) {
        const Move move = best();
        if (move != m_scorer.tableMove) return move;
    }
    return {};
}

void MovePicker::prepareCaptures() {
    m_next = 0;
    generateLegalCaptures(m_scorer.position, m_buffer.moves);
    for (int i = 0; i < m_buffer.moves.size(); ++i)
        m_buffer.values[i] = rankOf(m_scorer.captureValue(m_buffer.moves[i]), i);
}

void MovePicker::prepareQuiets() {
    m_next = 0;
    generateLegalQuiets(m_scorer.position, m_buffer.moves);
    for (int i = 0; i < m_buffer.moves.size(); ++i) {
        const Move move = m_buffer.moves[i];
        m_buffer.values[i] = rankOf(m_scorer.quietValue(move) + killerBonus(m_scorer, move), i);
    }
}

void MovePicker::prepareEvasions() {
    m_next = 0;
    generateLegal(m_scorer.position, m_buffer.moves);
    for (int i = 0; i < m_buffer.moves.size(); ++i) {
        const Move move = m_buffer.moves[i];
        const bool quiet = m_scorer.position.isQuiet(move);
        m_buffer.values[i] =
            rankOf(quiet ? m_scorer.quietValue(move) : kCaptureFirst + m_scorer.captureValue(move), i);
    }
}

}  // namespace plyglass
