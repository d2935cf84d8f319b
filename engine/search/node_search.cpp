#include "engine/search/node_search.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/search/move_ordering.h"
#include "engine/search/steps/extend_reduce.h"
#include "engine/search/steps/probe.h"
#include "engine/search/steps/prune.h"
#include "engine/search/steps/record.h"

namespace plyglass {

namespace {

// Weight of a fail-high score against beta.
constexpr int kStandPatTrust = 1;
constexpr int kQuiescenceTrust = 3;

}  // namespace

NodeResult NodeSearch::negamax(NodeRequest request) {
    SearchState& search = m_state;
    if (search.isProving()) return proveMate(request);
    // 1. Quiescence: beyond the horizon search only captures, promotions and check evasions.
    request.depth = std::max(request.depth, 0);
    if (request.depth == 0 && search.techniques.quiescencePlies > 0) return quiescence(request);

    // 2. Limits: count the node; stop if a limit is reached.
    if (!enter(request)) return kStopped;
    Node node{request};

    // 3. Draw detection, upcoming repetition, mate-distance pruning: positions that the rules decide.
    if (const auto result = settledByRules(node)) return *result;

    // 4. Endgame tables, Syzygy tables: with few men left the result is known.
    if (const auto result = answerFromEndgames(search, node)) return *result;
    if (const auto result = answerFromSyzygy(search, node)) return *result;

    // 5. Transposition table probe: a cutoff, or at least the move to try first.
    node.wasPv |= node.isPv();
    if (const auto result = answerFromTable(search, node)) return *result;

    // 6. Leaf evaluation: at the horizon.
    if (node.depth == 0 || node.ply >= kMaxPly - 1) {
        const NodeResult leaf = scoreLeaf(node);
        node.best = leaf.score;
        storeInTable(search, node, Bound::Exact);
        return leaf;
    }

    // 7. Static evaluation: before any move.
    computeStaticEval(search, node);

    // 8. Hindsight adjustment: was the move that led here reduced too much or too little?
    adjustInHindsight(search, node);

    // 9. Razoring, reverse futility, null move, ProbCut: skip hopeless positions, and those the opponent
    //    will avoid.
    if (const auto result = pruneNode(search, *this, node)) return *result;

    // 10. Internal iterative reduction: without a table move, search less deeply.
    internalIterativeReduction(search, node);

    // 11. Singular extension, multi-cut, negative extension: is the table move the only good one?
    if (const auto result = singularExtension(search, *this, node)) return *result;

    // 12. Alpha-beta, principal variation search: try the moves, most promising first, until one fails
    //     high.
    const Window window = node.window;
    const TraceEnd end = tryMoves(node);
    if (search.stopped) return kStopped;

    // 13. Mate or stalemate: there was no legal move.
    if (node.moveCount == 0)
        return node.excluded.isNull() ? search.resultWithoutMoves(node.ply) : NodeResult{window.alpha, end};

    // 14. Cutoff averaging, correction history, transposition table store: save the result.
    node.best = finalScore(search, node, node.depth);
    const Bound bound = window.boundOf(node.best);
    updateCorrection(search, node, bound);
    storeInTable(search, node, bound);
    return {node.best, end};
}

/// Proves whether there is a mate within the depth: every move is searched to the end, without evaluation.
NodeResult NodeSearch::proveMate(const NodeRequest& request) {
    SearchState& search = m_state;
    if (!enter(request)) return kStopped;
    Node node{request};
    search.stopped = search.nodes >= search.proofBudget;
    if (search.stopped) return kStopped;
    if (const auto result = settledByRules(node)) return *result;
    if (const auto result = answerFromEndgames(search, node)) return *result;
    if (node.depth == 0) {
        const bool isMated = search.position().inCheck() && !hasLegalMove(search.position());
        return isMated ? search.resultWithoutMoves(node.ply) : NodeResult{kDrawScore, TraceEnd::Horizon};
    }
    if (const auto result = answerFromTable(search, node)) return *result;
    const Window window = node.window;
    NodeResult result{kDrawScore, tryMoves(node)};
    if (search.stopped) return kStopped;
    if (node.moveCount > 0)
        result.score = node.best;
    else if (node.moveNumber > 0)
        result.end = TraceEnd::Horizon;
    else
        result = search.resultWithoutMoves(node.ply);
    node.best = result.score;
    storeInTable(search, node, window.boundOf(node.best));
    result.score = std::max(node.best, node.atLeast);
    return result;
}

/// Quiescence search: captures, promotions and check evasions until the position is quiet or the cap is
/// reached (Shannon 1950: evaluate only quiet positions). The depth counts down from 0: its negative is the
/// number of quiescence plies played.
NodeResult NodeSearch::quiescence(const NodeRequest& request) {
    SearchState& search = m_state;
    Node node{request};
    node.kind = NodeKind::Quiescence;

    // 1. Limits: count the node; stop if a limit is reached.
    if (!enter(node)) return kStopped;

    // 2. Draw detection, upcoming repetition: positions that the rules decide.
    if (const auto result = search.settledByDraw(node)) return *result;

    // 3. Endgame tables: with few men left the score is known.
    if (const auto result = answerFromEndgames(search, node)) return *result;

    // 4. Leaf evaluation: at the cap.
    if (-node.depth >= search.techniques.quiescencePlies || node.ply >= kMaxPly - 1) return scoreLeaf(node);

    // 5. Transposition table probe; not with a cap, where depths have another meaning.
    node.wasPv = node.isPv();
    const bool asksTable = search.hasTable() && search.techniques.quiescencePlies == kAllPlies;
    if (asksTable)
        if (const auto result = answerFromTable(search, node)) return *result;

    // 6. Stand pat: captures are optional, so the static evaluation is a lower bound, except in check.
    search.statistics[Counter::EvasionNodes] += search.position().inCheck();
    if (search.mayStandPat()) {
        if (!hasLegalMove(search.position())) return search.resultWithoutMoves(node.ply);
        if (standPat(node)) {
            if (asksTable && node.tableBound == Bound::None) storeInTable(search, node, Bound::Lower);
            return {node.best, TraceEnd::StandPat};
        }
    }

    // 7. Quiescence moves, SEE and delta pruning: captures and promotions, most promising first; in check all
    //    evasions, and no evasion at all is mate.
    const TraceEnd end = tryQuiescenceMoves(node);
    if (search.stopped) return kStopped;
    if (!search.mayStandPat() && node.moveCount == 0) return search.resultWithoutMoves(node.ply);

    // 8. Cutoff averaging, transposition table store: save the result.
    node.best = finalScore(search, node, kQuiescenceTrust);
    if (asksTable) storeInTable(search, node, node.window.failsHigh(node.best) ? Bound::Lower : Bound::Upper);
    return {node.best, end};
}

bool NodeSearch::enter(const NodeRequest& node) {
    if (--m_nodesToPoll < 0) {
        const auto nodesToPoll = m_monitor.poll();
        m_state.stopped = !nodesToPoll;
        m_nodesToPoll = nodesToPoll.value_or(1) - 1;
        if (m_state.stopped) return false;
    }
    ++m_state.nodes;
    ++m_state.statistics.nodes[static_cast<std::size_t>(node.kind)];
    if (node.ply > m_state.statistics.selectiveDepth) {
        m_state.statistics.selectiveDepth = node.ply;
        m_state.deepestLine = m_state.stack.lineTo(node.ply);
    }
    m_state.stack.enter(node.ply);
    return true;
}

/// Draws; a draw that the side to move can reach (a lower bound); mate-distance pruning: the best possible
/// score is mate with the next move, the worst is being mated now, and if neither can change the choice
/// higher in the tree, the node is cut.
std::optional<NodeResult> NodeSearch::settledByRules(Node& node) {
    if (const auto result = m_state.settledByDraw(node)) return result;
    if (!m_state.techniques.mateDistance || m_state.isProving()) return std::nullopt;
    Window& window = node.window;
    window = {std::max(window.alpha, matedAt(node.ply)), std::min(window.beta, -matedAt(node.ply + 1))};
    if (!window.failsHigh(window.alpha)) return std::nullopt;
    ++m_state.statistics[Counter::MateDistanceCutoffs];
    return NodeResult{window.alpha, TraceEnd::MateDistance};
}

NodeResult NodeSearch::scoreLeaf(const Node& node) {
    if (!hasLegalMove(m_state.position())) return m_state.resultWithoutMoves(node.ply);
    return {scaledEval(m_state, m_state.evaluate()), TraceEnd::Horizon};
}

TraceEnd NodeSearch::tryMoves(Node& node) {
    SearchState& search = m_state;
    computeThreats(search, node.ply);
    const MoveScorer scorer = scorerFor(search, node);
    MovePicker picker = movesOf(search, node, scorer);
    TriedMoves quiets;
    TriedMoves captures;
    TraceEnd end = TraceEnd::AllTried;
    for (Move move = picker.next(); !move.isNull(); move = picker.next()) {
        if (move == node.excluded) continue;
        ++node.moveNumber;
        const int history = scorer.historyOf(move);
        if (const Counter reason = reasonToPrune(search, node, move, history, picker);
            reason != Counter::None) {
            ++search.statistics[reason];
            if (m_recorder) m_recorder->skip(reason);
            continue;
        }
        const Score score = searchMove(node, move, history);
        if (search.stopped) return TraceEnd::Interrupted;
        if (updateBest(node, score, move)) {
            ++search.stack[node.ply].cutoffs;
            end = TraceEnd::BetaCutoff;
            break;
        }
        if (move != node.bestMove) (search.isQuiet(move) ? quiets : captures).add(move);
    }
    updateHistories(search, node, quiets, captures);
    return end;
}

Score NodeSearch::searchMove(const Node& node, Move move, int history) {
    SearchState& search = m_state;
    const MoveDelta delta = search.prepareMove(move);
    const int extension = extensionOf(search, node, move);
    const int depth = node.depth - 1 + extension;
    const int reduction = reductionOf(search, node, move, history);
    search.stack.makeMove(node.ply, move, delta);
    search.stack[node.ply].moveNumber = node.moveNumber;
    if (extension > 1) ++search.stack[node.ply + 1].doubleExtensions;
    const Score score = pvSearch(node, depth, std::min(depth, std::max(depth - reduction, 1)));
    search.stack.undoMove(node.ply, move);
    return score;
}

/// Principal variation search: the score of the move just made. After the first move, the others are searched
/// with a zero window, first at the reduced depth (late move reductions). A move that beats alpha is searched
/// again.
Score NodeSearch::pvSearch(const Node& node, int depth, int reducedDepth) {
    Statistics& statistics = m_state.statistics;
    const bool scouts = m_state.techniques.principalVariation && node.moveCount > 0;
    const Window scout = scouts ? Window::zero(node.window.alpha + 1) : node.window;
    NodeKind kind = node.kind;
    Score score = kNoScore;
    int scoutedDepth = -1;
    if (reducedDepth < depth) {
        ++statistics[Counter::Reductions];
        m_state.stack[node.ply].reduction = depth - reducedDepth;
        NodeRequest reduced = node.child(scout, reducedDepth, NodeKind::Reduced);
        reduced.cutNode = true;
        score = searchChild(reduced);
        m_state.stack[node.ply].reduction = 0;
        if (node.window.failsLow(score) || m_state.stopped) return score;
        ++statistics[Counter::ReductionReSearches];
        scoutedDepth = reducedDepth;
        depth += reSearchChange(m_state, node, score, depth);
        kind = NodeKind::ReSearch;
    }
    if (scouts && depth > scoutedDepth) {
        score = searchChild(node.child(scout, depth, kind));
        if (scoutedDepth >= 0 && !m_state.stopped) rewardReply(m_state, node, score);
    }
    if (scouts) {
        if (!node.window.contains(score) || m_state.stopped) return score;
        ++statistics[Counter::NullWindowReSearches];
        kind = NodeKind::ReSearch;
    }
    NodeRequest child = node.child(node.window, depth, kind);
    child.cutNode &= !node.isPv();
    return searchChild(child);
}

/// Updates best score, best move and PV with a searched move. True on a beta cutoff.
bool NodeSearch::updateBest(Node& node, Score score, Move move) {
    ++node.moveCount;
    if (score <= node.best) return false;
    node.best = score;
    if (node.window.failsLow(score)) return false;
    node.bestMove = move;
    m_state.stack.updatePv(node.ply, move);
    if (!m_state.techniques.alphaBeta) return false;
    node.window.alpha = score;
    // A proof searches for ever longer mates: the first one found is the shortest.
    if (!node.window.failsHigh(score) && !(m_state.isProving() && score >= kMateThreshold)) return false;
    ++m_state.statistics[Counter::BetaCutoffs];
    m_state.statistics[Counter::FirstMoveCutoffs] += node.moveCount == 1;
    return true;
}

/// True if the static evaluation already fails high.
bool NodeSearch::standPat(Node& node) {
    SearchState& search = m_state;
    // In check only if evasions are off: then evaluate as if not in check.
    computeEval(search, node);
    node.best = node.eval;
    if (!search.techniques.alphaBeta || node.window.failsLow(node.best)) return false;
    node.window.alpha = node.best;
    if (!node.window.failsHigh(node.best)) return false;
    node.best = finalScore(search, node, kStandPatTrust);
    ++search.statistics[Counter::StandPats];
    return true;
}

TraceEnd NodeSearch::tryQuiescenceMoves(Node& node) {
    SearchState& search = m_state;
    if (search.position().inCheck()) computeThreats(search, node.ply);
    const MoveScorer scorer = scorerFor(search, node);
    MovePicker picker = quiescenceMovesOf(search, node, scorer);
    for (Move move = picker.next(); !move.isNull(); move = picker.next()) {
        if (isPrunedInQuiescence(search, node, move)) continue;
        search.makeMove(node.ply, move);
        const Score score = searchChild(node.child(node.window, node.depth - 1, NodeKind::Quiescence));
        search.stack.undoMove(node.ply, move);
        if (search.stopped) return TraceEnd::Interrupted;
        if (updateBest(node, score, move)) return TraceEnd::BetaCutoff;
    }
    return node.moveCount > 0 ? TraceEnd::AllTried : TraceEnd::Horizon;
}

Score NodeSearch::visit(const NodeRequest& request, TraceRole role) {
    if (m_recorder) open(request, role);
    const auto [score, end] = request.kind == NodeKind::Quiescence ? quiescence(request) : negamax(request);
    if (m_recorder) m_recorder->leave(score, m_state.stopped ? TraceEnd::Interrupted : end);
    return score;
}

/// Records the entry to a node.
void NodeSearch::open(const NodeRequest& request, TraceRole role) {
    const Move move = role == TraceRole::Move ? m_state.stack[request.ply - 1].move : Move();
    // The main search passes nodes without depth to quiescence.
    const bool isQuiescence =
        request.depth <= 0 && m_state.techniques.quiescencePlies > 0 && !m_state.isProving();
    m_recorder->enter({.alpha = static_cast<std::int16_t>(request.window.alpha),
                       .beta = static_cast<std::int16_t>(request.window.beta),
                       .depth = static_cast<std::int16_t>(request.depth),
                       .move = move,
                       .ply = static_cast<std::uint8_t>(request.ply),
                       .kind = isQuiescence ? NodeKind::Quiescence : request.kind,
                       .role = role == TraceRole::Move && move.isNull() ? TraceRole::NullMove : role});
}

void NodeSearch::openRoot(const NodeRequest& root) {
    if (m_recorder) open(root, TraceRole::Root);
}

void NodeSearch::closeRoot(Score score) {
    if (m_recorder) m_recorder->leave(score, m_state.stopped ? TraceEnd::Interrupted : TraceEnd::AllTried);
}

void NodeSearch::beginIteration(int depth) {
    m_state.iterationDepth = depth;
    if (m_recorder) m_recorder->beginIteration(depth);
}

}  // namespace plyglass
