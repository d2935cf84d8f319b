// What the search asks of the transposition table and what it tells it. A table entry answers a node if it
// was searched at least as deep and its bound decides the window; otherwise it still names the move to try
// first (Greenblatt 1967, Slate and Atkin 1977).
#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/search/search_thread.h"

namespace plyglass {

namespace {

/// Positions this many plies after the last capture or pawn move are not answered by the table: the same
/// position with a younger clock may be won where this one is about to be a draw.
constexpr int kOldClock = 90;

}  // namespace

/// Fills in what the table knows of the node. Two positions may share a key, so its move is checked.
void SearchThread::lookUp(Node& node) {
    ++m_statistics.tableProbes;
    const auto entry = m_table->probe(m_position.key());
    if (!entry) return;
    ++m_statistics.tableHits;
    if (!entry->move.isNull() && isLegal(m_position, entry->move)) node.tableMove = entry->move;
    node.tableScore = scoreFromTable(entry->score, node.ply);
    node.tableDepth = entry->depth;
    node.tableBound = entry->bound;
    if (entry->staticScore != TableEntry::kNoStaticScore) node.rawScore = entry->staticScore;
}

/// With principal variation search, nodes that want an exact score are searched all the same: their line is
/// what people see.
std::optional<Score> SearchThread::answerFromTable(Node& node) {
    if (!hasTable() || !node.excluded.isNull()) return std::nullopt;
    lookUp(node);
    if (node.tableScore == kNoScore || node.tableDepth < node.depth) return std::nullopt;
    if (m_techniques.principalVariation && node.isOpen()) return std::nullopt;
    if (m_techniques.repetition && m_position.halfmoveClock() >= kOldClock) return std::nullopt;
    const bool decides = node.tableBound == Bound::Exact ||
                         (node.tableBound == Bound::Lower && node.tableScore >= node.beta) ||
                         (node.tableBound == Bound::Upper && node.tableScore <= node.alpha);
    if (!decides) return std::nullopt;
    ++m_statistics.tableCutoffs;
    return node.tableScore;
}

void SearchThread::storeInTable(const Node& node, Bound bound) {
    if (!hasTable() || m_stopped || !node.excluded.isNull()) return;
    const int rawScore = node.rawScore == kNoScore ? TableEntry::kNoStaticScore : node.rawScore;
    m_table->store(m_position.key(), {.move = node.bestMove,
                                      .score = scoreToTable(node.best, node.ply),
                                      .staticScore = rawScore,
                                      .depth = std::max(node.depth, 0),
                                      .bound = bound});
}

}  // namespace plyglass
