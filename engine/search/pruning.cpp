// What is not worth a search: positions that are hopeless or far too good, and moves that will hardly matter.
// All of it is a wager on the static score; each wager has its switch and its count. Margins are centipawns.
#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/eval/see.h"
#include "engine/search/reductions.h"
#include "engine/search/search_thread.h"

namespace plyglass {

namespace {

constexpr int kRazorMargin = 390;
constexpr int kRazorMarginPerDepthSquared = 310;

constexpr int kReverseFutilityDepth = 9;
constexpr int kReverseFutilityMargin = 105;  ///< per ply

constexpr int kNullMoveDepth = 3;
constexpr int kNullMoveReduction = 4;
constexpr int kNullMoveDepthsPerPly = 3;  ///< one ply more of reduction for so many plies of depth
constexpr int kNullMoveGainPerPly = 280;  ///< and for so much above beta, up to kNullMoveMostGain plies
constexpr int kNullMoveMostGain = 3;
/// How far the static score may stand below beta: so much for each ply of depth, less so much.
constexpr int kNullMoveTrustPerPly = 28;
constexpr int kNullMoveTrust = 210;
constexpr int kVerifiedDepth = 14;  ///< from here on a cutoff by passing is checked by a real search

constexpr int kProbCutDepth = 5;
constexpr int kProbCutMargin = 265;
constexpr int kProbCutReduction = 4;

constexpr int kLateMovesAtZero = 3;  ///< quiet moves tried at depth 0; grows with the square of the depth
constexpr int kFutilityDepth = 9;
constexpr int kFutilityMargin = 155;
constexpr int kFutilityMarginPerDepth = 125;
constexpr int kHistoryDepth = 5;
constexpr int kHistoryMargin = -3500;  ///< per ply
constexpr int kExchangeDepth = 9;
constexpr int kQuietExchangeMargin = -25;    ///< times the square of the depth
constexpr int kCaptureExchangeMargin = -90;  ///< per ply

bool hasPieces(const Position& position) {
    const Color us = position.sideToMove();
    return (position.pieces(us) & ~position.pieces(Pawn) & ~position.pieces(King)) != 0;
}

}  // namespace

/// Only where a yes or no is wanted, the board can be judged and nothing is being tested.
std::optional<Score> SearchThread::pruneNode(Node& node) {
    if (node.isOpen() || node.staticScore == kNoScore || !node.excluded.isNull()) return std::nullopt;
    if (isMate(node.beta)) return std::nullopt;
    if (const auto score = razor(node)) return score;
    if (const auto score = reverseFutility(node)) return score;
    if (const auto score = nullMove(node)) return score;
    return probCut(node);
}

/// Razoring: so far below alpha that only captures could help; they are looked at alone.
std::optional<Score> SearchThread::razor(const Node& node) {
    if (!m_techniques.razoring) return std::nullopt;
    if (node.estimate >= node.alpha - kRazorMargin - kRazorMarginPerDepthSquared * node.depth * node.depth)
        return std::nullopt;
    const Node captures{
        .alpha = node.alpha, .beta = node.beta, .depth = 0, .ply = node.ply, .kind = node.kind};
    const Score score = visit(&SearchThread::quiescence, captures, TraceRole::RazorTest);
    if (score > node.alpha || m_stopped) return std::nullopt;
    ++m_statistics.razorings;
    return score;
}

/// Reverse futility: so far above beta that the opponent will not catch up in the few plies left.
std::optional<Score> SearchThread::reverseFutility(const Node& node) {
    if (!m_techniques.reverseFutility || node.depth > kReverseFutilityDepth) return std::nullopt;
    const int margin = kReverseFutilityMargin * (node.depth - (node.improving ? 1 : 0));
    if (node.estimate - margin < node.beta || isMate(node.estimate)) return std::nullopt;
    ++m_statistics.reverseFutilityCutoffs;
    return (node.estimate + node.beta) / 2;
}

/// Null move: if even passing leaves the opponent no way down to beta, a real move will not either. Wrong
/// where moving is a burden, so not with pawns alone, and checked at great depth.
std::optional<Score> SearchThread::nullMove(const Node& node) {
    if (!m_techniques.nullMove || node.depth < kNullMoveDepth || node.estimate < node.beta)
        return std::nullopt;
    if (frame(node.ply - 1).continuation == nullptr && node.ply > 0)
        return std::nullopt;  // no pass on a pass
    if (node.ply < m_noNullMoveBefore || !hasPieces(m_position)) return std::nullopt;
    if (node.staticScore < node.beta - kNullMoveTrustPerPly * node.depth + kNullMoveTrust)
        return std::nullopt;

    ++m_statistics.nullMoveTries;
    const int gain = std::min((node.estimate - node.beta) / kNullMoveGainPerPly, kNullMoveMostGain);
    const int depth = node.depth - kNullMoveReduction - node.depth / kNullMoveDepthsPerPly - gain;
    makeNullMove(node.ply);
    if (hasTable()) m_table->prefetch(m_position.key());
    Node closed = node;
    closed.alpha = node.beta - 1;
    const Score score = searchChild(closed, node.beta, depth, NodeKind::NullMove, !node.cutExpected);
    undoNullMove(node.ply);
    if (m_stopped || score < node.beta || !verifiedNullMove(node, depth)) return std::nullopt;
    ++m_statistics.nullMoveCutoffs;
    return isMate(score) ? node.beta : score;
}

/// Whether a search without passing, as shallow as the one with it, comes to the same end.
bool SearchThread::verifiedNullMove(const Node& node, int depth) {
    if (node.depth < kVerifiedDepth || m_noNullMoveBefore > 0) return true;
    m_noNullMoveBefore = node.ply + 3 * std::max(depth, 0) / 4 + 1;
    const Node unpassed{.alpha = node.beta - 1,
                        .beta = node.beta,
                        .depth = depth,
                        .ply = node.ply,
                        .kind = NodeKind::NullMove};
    const Score score = visit(&SearchThread::negamax, unpassed, TraceRole::NullMoveCheck);
    m_noNullMoveBefore = 0;
    return !m_stopped && score >= node.beta;
}

/// ProbCut (Buro 1995): a capture that beats beta by a margin in a shallow search very probably beats it in a
/// deep one.
std::optional<Score> SearchThread::probCut(const Node& node) {
    if (!m_techniques.probCut || node.depth < kProbCutDepth) return std::nullopt;
    const Score goal = node.beta + kProbCutMargin;
    if (isMate(goal)) return std::nullopt;
    const bool tableDoubts = node.tableScore != kNoScore && node.tableScore < goal &&
                             node.tableDepth >= node.depth - kProbCutReduction + 1;
    if (tableDoubts) return std::nullopt;
    const MoveKnowledge knowledge = knowledgeOf(node);
    MovePicker picker =
        MovePicker::forQuiescence(knowledge, frame(node.ply).buffer, m_statistics, /*evasions=*/false);
    Node raised = node;
    raised.alpha = goal - 1;
    for (Move move = picker.next(); !move.isNull(); move = picker.next()) {
        if (isQuiet(move) || !winsExchange(m_position, move, goal - node.staticScore)) continue;
        makeMove(node.ply, move);
        Score score = searchChild(raised, goal, 0, NodeKind::Reduced, true);
        if (score >= goal && !m_stopped)
            score = searchChild(raised, goal, node.depth - kProbCutReduction, NodeKind::Reduced, true);
        undoMove(node.ply, move);
        if (m_stopped) return kDrawScore;
        if (score < goal) continue;
        ++m_statistics.probCuts;
        raised.best = score;
        raised.bestMove = move;
        raised.depth = node.depth - kProbCutReduction + 1;
        storeInTable(raised, Bound::Lower);
        return isMate(score) ? score : score - kProbCutMargin;
    }
    return std::nullopt;
}

/// Whether a move is left out: only when some move has already been found that does not lose by force, and
/// not while a quicker mate is sought, of which no static score knows anything.
bool SearchThread::isPruned(const Node& node, Move move, const MoveKnowledge& knowledge, MovePicker& picker) {
    if (node.best <= -kMateThreshold || isProving(node) || !hasPieces(m_position)) return false;
    if (isQuiet(move)) return isQuietPruned(node, move, knowledge, picker);
    if (!m_techniques.exchangePruning || node.depth > kExchangeDepth) return false;
    if (winsExchange(m_position, move, kCaptureExchangeMargin * node.depth)) return false;
    ++m_statistics.exchangePrunes;
    return true;
}

bool SearchThread::isQuietPruned(const Node& node, Move move, const MoveKnowledge& knowledge,
                                 MovePicker& picker) {
    // Late moves: enough quiet moves have been tried at this depth.
    const int enough = (kLateMovesAtZero + node.depth * node.depth) / (node.improving ? 1 : 2);
    if (m_techniques.lateMovePruning && node.movesTried >= enough && !m_position.inCheck()) {
        picker.skipQuiets();
        ++m_statistics.lateMovePrunes;
        return true;
    }
    const int depth =
        std::max(node.depth - lateMoveReduction(node.depth, node.movesTried + 1) / kWholePly, 0);
    // History: such moves have disappointed again and again.
    if (m_techniques.historyPruning && depth <= kHistoryDepth &&
        knowledge.quietValue(move) < kHistoryMargin * node.depth) {
        ++m_statistics.historyPrunes;
        return true;
    }
    // Futility: so far below alpha that a quiet move will not help in the few plies left.
    const bool futile = node.staticScore != kNoScore && depth <= kFutilityDepth &&
                        node.staticScore + kFutilityMargin + kFutilityMarginPerDepth * depth <= node.alpha;
    if (m_techniques.futility && futile && !m_position.givesCheck(move)) {
        ++m_statistics.futilityPrunes;
        return true;
    }
    // Exchanges: the move gives material away.
    if (m_techniques.exchangePruning && depth <= kExchangeDepth &&
        !winsExchange(m_position, move, kQuietExchangeMargin * depth * depth)) {
        ++m_statistics.exchangePrunes;
        return true;
    }
    return false;
}

}  // namespace plyglass
