#include "engine/search/root_search.h"

#include <algorithm>
#include <utility>

#include "engine/chess/movegen.h"
#include "engine/knowledge/played_moves.h"
#include "engine/search/move_ordering.h"
#include "engine/search/steps/probe.h"
#include "engine/search/steps/record.h"
#include "engine/search/tunables.h"

namespace plyglass {

namespace {

constexpr int kAspirationDepth = 4;
constexpr int kMaxWindowReduction = 3;

/// Aspiration window: a narrow window around the previous score, for more cutoffs.
struct AspirationWindow {
    Window window = {};
    Score width = kInfinity;

    static AspirationWindow around(Score score) {
        const Score width = tune::aspirationWidth + score * score / tune::aspirationScoreParts;
        return {{std::max(score - width, -kInfinity), std::min(score + width, kInfinity)}, width};
    }
    bool failsLow(Score score) const { return window.failsLow(score) && window.alpha > -kInfinity; }
    bool failsHigh(Score score) const { return window.failsHigh(score) && window.beta < kInfinity; }
    /// Widens the side on which the score failed.
    void widen(Score score) {
        const bool low = failsLow(score);
        width += width / 2;
        const bool wide = width > kMateThreshold / 8 || isMate(score);
        if (low) {
            window.beta = (window.alpha + window.beta) / 2;
            window.alpha = wide ? -kInfinity : std::max(score - width, -kInfinity);
        } else {
            window.beta = wide ? kInfinity : std::min(score + width, kInfinity);
        }
    }
};

}  // namespace

RootSearch::RootSearch(NodeSearch& nodes, const SearchRequest& request, std::span<const Move> wanted)
    : m_nodes(nodes), m_random(request.seed) {
    prepareMoves(wanted);
    addBonuses(request);
}

void RootSearch::prepareMoves(std::span<const Move> wanted) {
    SearchState& search = m_nodes.state();
    Node root{{.depth = 0, .ply = 0}};
    MoveBuffer& buffer = search.stack[0].buffer;
    generateLegal(search.position(), buffer.moves);
    if (search.hasTable()) lookUp(search, root);
    orderMoves(search, root, buffer);
    for (const Move move : buffer.moves)
        if (wanted.empty() || std::find(wanted.begin(), wanted.end(), move) != wanted.end())
            m_moves.push_back({.move = move, .pv = {move}});
    // If none of the wanted moves is legal, consider all moves.
    if (m_moves.empty())
        for (const Move move : buffer.moves) m_moves.push_back({.move = move, .pv = {move}});
}

/// Extended book: moves that did well in the user's own games get a bonus.
void RootSearch::addBonuses(const SearchRequest& request) {
    SearchState& search = m_nodes.state();
    if (!request.knowledge.playedMoves || !search.techniques.extendedBook) return;
    const auto played = request.knowledge.playedMoves->movesAt(search.position());
    for (RootMove& rootMove : m_moves) {
        const auto known = std::ranges::find(played, rootMove.move, &PlayedMove::move);
        if (known == played.end()) continue;
        rootMove.bonus = experienceBonusCp(*known, played);
        ++search.statistics[Counter::PlayedMovesKnown];
        m_hasBonuses = true;
    }
}

void RootSearch::searchLines(int depth, int lines) {
    for (m_line = m_linesProved; m_line < lines && !m_nodes.state().stopped; ++m_line) {
        const RootMove known = m_moves.front();
        searchLine(depth);
        // A mate once found stays a mate, even if a deeper selective search misses it.
        const bool wasMate = m_line == 0 && isMate(known.score) && known.score > -kInfinity;
        if (!wasMate || std::abs(m_moves.front().score) >= std::abs(known.score)) continue;
        adopt(known);
        m_line = 0;
    }
    m_lineSoFar.reset();
}

/// Searches again with a wider window when the score falls outside; after a fail high, where reductions are
/// allowed, at slightly less depth, since the next iteration searches the good move in full.
void RootSearch::searchLine(int depth) {
    SearchState& search = m_nodes.state();
    m_lineSoFar.reset();
    const Score before = m_moves[static_cast<std::size_t>(m_line)].score;
    const bool narrow = search.techniques.aspiration && search.techniques.alphaBeta &&
                        depth >= kAspirationDepth && std::abs(before) < kMateThreshold;
    AspirationWindow aspiration = narrow ? AspirationWindow::around(before) : AspirationWindow{};
    int reduction = 0;
    while (true) {
        Node root{
            {.window = aspiration.window, .depth = std::max(depth - reduction, 1), .ply = 0, .wasPv = true}};
        m_nodes.openRoot(root);
        const Score score = pass(root);
        m_nodes.closeRoot(score);
        if (search.stopped) return;
        const bool failsLow = aspiration.failsLow(score);
        // A selective search stops at any mate; the next iteration looks for a shorter one.
        const bool contentWithMate = search.isSelective && score >= kMateThreshold;
        const bool failsHigh = aspiration.failsHigh(score) && !contentWithMate;
        if (!failsLow) moveToFront(root.bestMove, m_line);
        if (!failsLow && !failsHigh) return;
        if (failsLow)
            m_lineSoFar = {score, m_moves[static_cast<std::size_t>(m_line)].pv, depth, Bound::Upper};
        ++search.statistics[Counter::AspirationReSearches];
        aspiration.widen(score);
        const bool reduces = !failsLow && search.techniques.lateMoveReductions;
        reduction = reduces ? std::min(reduction + 1, kMaxWindowReduction) : 0;
    }
}

void RootSearch::proveMates(std::uint64_t maxNodes) {
    SearchState& search = m_nodes.state();
    const int lines = std::exchange(m_line, m_linesProved);
    search.proofBudget = maxNodes;
    while (m_line < lines && proveMate(m_moves[static_cast<std::size_t>(m_line)])) m_linesProved = ++m_line;
    if (search.nodes >= maxNodes) search.stopped = false;
    search.proofBudget = 0;
    m_line = lines;
}

/// Searches for mates of increasing length until one is found, with its line to the end. False if there is
/// none or the search was stopped.
bool RootSearch::proveMate(const RootMove& line) {
    SearchState& search = m_nodes.state();
    if (!isMate(line.score)) return false;
    const bool wins = line.score > 0;
    const int known = kMateScore - std::abs(line.score);
    const int missing = known - static_cast<int>(line.pv.size());
    for (int plies = 2 - known % 2; plies < known + std::min(missing, 1); plies += 2) {
        const std::vector<RootMove> before = m_moves;
        const Score mate = wins ? -matedAt(plies) : matedAt(plies);
        Node root{{.window = {mate - 1, mate + 1}, .depth = plies, .ply = 0}};
        m_nodes.openRoot(root);
        const Score found = pass(root);
        m_nodes.closeRoot(found);
        if (found == mate) moveToFront(root.bestMove, m_line);
        if (found == mate) return true;
        m_moves = before;
        if (search.stopped) return false;
    }
    return true;
}

/// One pass over the root moves that are not yet among the best lines. Returns the best score; a bound if it
/// lies outside the window.
Score RootSearch::pass(Node& root) {
    SearchState& search = m_nodes.state();
    m_movesDone = 0;
    if (!m_nodes.enter(root)) return kDrawScore;
    computeStaticEval(search, root);
    root.improving = true;
    if (search.hasTable()) lookUp(search, root);
    computeThreats(search, 0);
    search.stack[1].cutoffs = 0;
    const MoveScorer scorer = scorerFor(search, root);
    for (auto i = static_cast<std::size_t>(m_line); i < m_moves.size(); ++i) {
        RootMove& rootMove = m_moves[i];
        const Score score = searchMove(root, rootMove, scorer);
        if (search.stopped) {
            // The move that has raised alpha is better than the best move of the iteration before.
            if (!root.bestMove.isNull()) moveToFront(root.bestMove, m_line);
            return kDrawScore;
        }
        updateBest(root, rootMove, score);
        ++m_movesDone;
        // A proof searches for ever longer mates: the first one found is the shortest.
        const bool isProved = search.isProving() && !root.bestMove.isNull() && root.best >= kMateThreshold;
        if (search.techniques.alphaBeta && (root.window.failsHigh(root.best) || isProved)) break;
    }
    const bool isTrueScore = !root.bestMove.isNull() && (!m_hasBonuses || isMate(root.best));
    if (m_line == 0 && !root.window.failsHigh(root.best) && isTrueScore)
        storeInTable(search, root, Bound::Exact);
    return root.best;
}

/// A move with a bonus is searched with a window lowered by the bonus.
Score RootSearch::searchMove(Node& root, RootMove& rootMove, const MoveScorer& scorer) {
    const SearchState& search = m_nodes.state();
    const std::uint64_t before = search.nodes;
    const Window window = root.window;
    if (!isMate(window.alpha)) root.window.alpha -= rootMove.bonus;
    if (!isMate(window.beta)) root.window.beta -= rootMove.bonus;
    ++root.moveNumber;
    const Score score = m_nodes.searchMove(root, rootMove.move, scorer.historyOf(rootMove.move));
    root.window = window;
    rootMove.nodes += search.nodes - before;
    return isMate(score) ? score : score + rootMove.bonus;
}

/// With a random tie-break the window is one unit wider, so that a score equal to the best is exact.
void RootSearch::updateBest(Node& root, RootMove& rootMove, Score score) {
    SearchState& search = m_nodes.state();
    ++root.moveCount;
    const int tieChance = search.techniques.tieChancePercent;
    const bool breaksTies = tieChance > 0;
    const bool winsTie = breaksTies && score == root.best && m_random.chance(tieChance);
    if (score <= root.best && !winsTie) return;
    search.statistics[Counter::TiesDrawn] += winsTie;
    root.best = score;
    if (root.window.failsLow(score) && !winsTie)
        return;  // the window was too high for it: the score is only a bound
    root.bestMove = rootMove.move;
    search.stack.updatePv(0, rootMove.move);
    rootMove.score = score;
    const auto pv = search.stack.pv();
    rootMove.pv.assign(pv.begin(), pv.end());
    m_lineSoFar = {rootMove.ownScore(), rootMove.pv, search.iterationDepth,
                   root.window.failsHigh(score) ? Bound::Lower : Bound::Exact};
    if (search.techniques.alphaBeta) root.window.alpha = breaksTies ? score - 1 : score;
}

/// Moves a root move to index `line`, behind the lines already found.
void RootSearch::moveToFront(Move move, int line) {
    const auto place = m_moves.begin() + line;
    const auto found =
        std::find_if(place, m_moves.end(), [move](const RootMove& r) { return r.move == move; });
    if (found != m_moves.end()) std::rotate(place, found, found + 1);
}

void RootSearch::sortLines() {
    std::stable_sort(m_moves.begin(), m_moves.begin() + m_line,
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
}

void RootSearch::adopt(const RootMove& best) {
    moveToFront(best.move, 0);
    m_moves.front().score = best.score;
    m_moves.front().pv = best.pv;
    m_line = 1;
}

}  // namespace plyglass
