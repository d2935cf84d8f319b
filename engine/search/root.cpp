// The root: its moves, what is told of the search while it runs, and the answer.
#include <algorithm>
#include <utility>

#include "engine/chess/movegen.h"
#include "engine/search/search_thread.h"

namespace plyglass {

namespace {

/// Techniques that want to know what the board of an interior node looks like.
bool wantsStaticScores(const Techniques& t) {
    return t.reverseFutility || t.razoring || t.nullMove || t.probCut || t.futility || t.lateMovePruning ||
           t.lateMoveReductions || t.correctionHistory;
}

}  // namespace

SearchThread::SearchThread(SharedSearch& shared, ThreadMemory& memory, int index)
    :
#ifndef PLYGLASS_FIXED_TECHNIQUES
      m_techniques(effective(shared.request.techniques)),
#endif
      m_shared(shared),
      m_request(shared.request),
      m_table(shared.table),
      m_index(index),
      m_time(m_request.limits, shared.preparationMs),
      m_position(m_request.position),
      m_history(memory.history),
      m_evaluator(*memory.evaluator),
      m_random(m_request.seed),
      m_replyFilter(m_request.replyFilter.get()),
      m_keys(m_request.history),
      m_judges(wantsStaticScores(m_techniques)),
      m_pondering(m_request.ponder) {
    // A game's own list of keys ends with the root itself, which is no earlier position.
    if (!m_keys.empty() && m_keys.back() == m_position.key()) m_keys.pop_back();
    m_rootIndex = static_cast<int>(m_keys.size());
    m_keys.resize(m_keys.size() + kMaxPly + 1);
    m_keys[m_rootIndex] = m_position.key();
    frame(0).keys = StructureKeys::of(m_position);
    m_evaluator.reset(m_position);
    if (shared.trace && index == 0)
        m_recorder = std::make_unique<TraceRecorder>(*shared.trace, m_statistics, shared.traceOptions);
    prepareRoot();
}

/// The moves to consider, in their first order; an answer is ready in case the search is stopped at once.
void SearchThread::prepareRoot() {
    Node root{.alpha = -kInfinity, .beta = kInfinity, .depth = 0, .ply = 0};
    MoveBuffer& buffer = frame(0).buffer;
    generateLegal(m_position, buffer.moves);
    if (hasTable()) lookUp(root);
    orderMoves(root, buffer);
    const auto& wanted = m_request.searchMoves;
    for (const Move move : buffer.moves)
        if (wanted.empty() || std::find(wanted.begin(), wanted.end(), move) != wanted.end())
            m_rootMoves.push_back({.move = move, .pv = {move}});
    // Should none of the wanted moves be legal, any move is better than none.
    if (m_rootMoves.empty())
        for (const Move move : buffer.moves) m_rootMoves.push_back({.move = move, .pv = {move}});
    m_info.rootMoves = static_cast<int>(m_rootMoves.size());
    if (!m_rootMoves.empty()) m_info.pv = m_rootMoves.front().pv;
}

void SearchThread::run() {
    if (!m_rootMoves.empty()) {
        deepen();
        const std::lock_guard lock(m_publishing);
        m_published = m_statistics;
        return;
    }
    const Node root{.alpha = -kInfinity, .beta = kInfinity, .depth = 0, .ply = 0};
    enter(root, NodeKind::Main);
    m_info.score = scoreWithoutMoves(0);
    m_completed = true;
}

/// One pass over the root moves that are not yet among the best lines. Returns the best score, a bound if it
/// is outside the window.
Score SearchThread::searchRoot(Node root) {
    m_info.rootMovesDone = 0;
    if (!enter(root, NodeKind::Main)) return kDrawScore;
    judge(root);
    root.improving = true;
    if (hasTable()) lookUp(root);
    const MoveKnowledge knowledge = knowledgeOf(root);
    for (auto i = static_cast<std::size_t>(m_line); i < m_rootMoves.size(); ++i) {
        RootMove& rootMove = m_rootMoves[i];
        const std::uint64_t before = m_nodes;
        const Score score = searchMove(root, rootMove.move, knowledge);
        rootMove.nodes += m_nodes - before;
        if (m_stopped) return kDrawScore;
        considerAtRoot(root, rootMove, score);
        ++m_info.rootMovesDone;
        if (m_techniques.alphaBeta && root.best >= root.beta) break;
    }
    if (m_line == 0 && root.best < root.beta) storeInTable(root, Bound::Exact);
    return root.best;
}

/// With ties drawn by lot the window stays one unit wider, so that a score equal to the best is exact and no
/// mere bound.
void SearchThread::considerAtRoot(Node& root, RootMove& rootMove, Score score) {
    ++root.movesTried;
    const bool drawsLots = m_techniques.tieChancePercent > 0;
    const bool winsTie = drawsLots && score == root.best && m_random.chance(m_techniques.tieChancePercent);
    if (score <= root.best && !winsTie) return;
    m_statistics.tiesDrawn += winsTie;
    root.best = score;
    if (score <= root.alpha && !winsTie) return;  // the window was too high for it: no more than a bound
    root.bestMove = rootMove.move;
    updateLine(0, rootMove.move);
    rootMove.score = score;
    rootMove.pv.assign(m_pv[0].begin(), m_pv[0].begin() + m_pvLength[0]);
    m_bestInProgress = rootMove.move;
    m_scoreInProgress = score;
    if (m_techniques.alphaBeta) root.alpha = drawsLots ? score - 1 : score;
}

/// Behind the lines already found.
void SearchThread::moveToFront(Move move) {
    const auto first = m_rootMoves.begin() + m_line;
    const auto found =
        std::find_if(first, m_rootMoves.end(), [move](const RootMove& r) { return r.move == move; });
    if (found != m_rootMoves.end()) std::rotate(first, found, found + 1);
}

/// Of threads that searched the same position the one whose move has most on its side: each thread votes for
/// its move by its depth and its score.
const SearchThread& SearchThread::elected() const {
    if (m_shared.threads.size() == 1 || m_request.multiPv > 1 || m_request.limits.depth) return *this;
    Score worst = kInfinity;
    for (const auto& thread : m_shared.threads) worst = std::min(worst, thread->completedScore());
    const auto votesFor = [&](Move move) {
        std::int64_t votes = 0;
        for (const auto& thread : m_shared.threads)
            if (thread->completedDepth() > 0 && thread->bestRootMove().move == move)
                votes += static_cast<std::int64_t>(thread->completedScore() - worst + 14) *
                         thread->completedDepth();
        return votes;
    };
    const SearchThread* best = this;
    for (const auto& thread : m_shared.threads) {
        if (thread->completedDepth() == 0 || isMate(best->completedScore())) continue;
        if (votesFor(thread->bestRootMove().move) > votesFor(best->bestRootMove().move)) best = thread.get();
    }
    return *best;
}

SearchResult SearchThread::result() {
    SearchResult result;
    result.completed = m_completed;
    if (m_stopped && !m_bestInProgress.isNull() && m_line == 0) {
        moveToFront(m_bestInProgress);
        m_info.score = m_scoreInProgress;
        m_info.pv = m_rootMoves.front().pv;
        if (m_info.lines.empty()) m_info.lines.emplace_back();
        m_info.lines.front() = {m_info.score, m_info.pv};
    } else if (m_info.depth == 0 && !m_rootMoves.empty()) {
        m_info.score = evaluate();
    }
    if (const SearchThread& best = elected(); &best != this) {
        m_info.score = best.m_info.score;
        m_info.pv = best.m_info.pv;
        m_info.lines = best.m_info.lines;
    }
    if (!m_info.pv.empty()) result.bestMove = m_info.pv.front();
    for (const auto& thread : m_shared.threads)
        if (thread->m_info.deepestLine.size() > m_info.deepestLine.size())
            m_info.deepestLine = thread->m_info.deepestLine;
    report(m_time.elapsedMs());
    result.info = std::move(m_info);
    return result;
}

void SearchThread::report(std::int64_t elapsedMs) {
    m_lastReportMs = elapsedMs;
    m_info.timeMs = elapsedMs;
    m_info.statistics = m_statistics;
    for (std::size_t i = 1; i < m_shared.threads.size(); ++i)
        m_info.statistics += m_shared.threads[i]->published();
    if (!m_shared.onInfo) return;
    m_info.hashFullPermille = hasTable() ? m_table->fullPermille() : 0;
    m_shared.onInfo(m_info);
}

/// The line the search found, continued by exact entries of the table where a table answer cut it short.
std::vector<Move> SearchThread::extendedPv(std::vector<Move> pv, int length) const {
    if (!hasTable()) return pv;
    Position position = m_position;
    Undo undo;
    for (const Move move : pv) position.makeMove(move, undo);
    while (static_cast<int>(pv.size()) < length) {
        const auto entry = m_table->probe(position.key());
        if (!entry || entry->bound != Bound::Exact || !isLegal(position, entry->move)) break;
        position.makeMove(entry->move, undo);
        pv.push_back(entry->move);
    }
    return pv;
}

}  // namespace plyglass
