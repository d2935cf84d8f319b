// One thread of a search while it runs: the position on its way through the tree, the numbered steps of a
// node, the counters. Private to engine/search; the plain face is Searcher.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/base/random.h"
#include "engine/search/history.h"
#include "engine/search/iteration_relay.h"
#include "engine/search/move_picker.h"
#include "engine/search/node.h"
#include "engine/search/root_move.h"
#include "engine/search/search.h"
#include "engine/search/time_manager.h"
#include "engine/search/trace.h"
#include "engine/search/transposition_table.h"

namespace plyglass {

class SearchThread;

/// What a thread keeps from one search of a game to the next.
struct ThreadMemory {
    History history;
    std::unique_ptr<Evaluator> evaluator;
};

/// What all threads of one search share. Everything referred to outlives the search.
struct SharedSearch {
    const SearchRequest& request;
    TranspositionTable* table;  ///< null if the technique is off
    const std::atomic<bool>& stop;
    const std::atomic<bool>& pondering;
    const Searcher::InfoCallback& onInfo;
    std::atomic<bool> finished{false};                     ///< the main thread has its answer
    std::vector<std::unique_ptr<SearchThread>> threads{};  ///< the first is the main thread
    IterationRelay relay{};
    Trace* trace = nullptr;  ///< what the main thread records, if anything
    TraceOptions traceOptions{};
    std::int64_t preparationMs = 0;  ///< used up before the search began
};

/// The moves a node has searched without success, for the histories to learn from.
struct TriedMoves {
    static constexpr int kRoom = 32;
    void add(Move move) {
        if (size < kRoom) moves[size++] = move;
    }
    std::array<Move, kRoom> moves;
    int size = 0;
};

class SearchThread {
  public:
    /// `index` 0 is the main thread: it alone looks at the limits and reports.
    SearchThread(SharedSearch& shared, ThreadMemory& memory, int index);

    /// Until the depth is reached, the limits are used up or, for the others, the main thread has finished.
    void run();
    /// Once all threads have returned from `run`, on the main thread: what the search has found.
    SearchResult result();

    /// From any thread, while the search runs: what this thread had counted a moment ago.
    Statistics published() const;
    const RootMove& bestRootMove() const { return m_rootMoves.front(); }
    int completedDepth() const { return m_info.depth; }
    Score completedScore() const { return m_info.score; }
    const Statistics& statistics() const { return m_statistics; }

  private:
    /// What a ply of the line being searched keeps.
    struct Frame {
        MoveBuffer buffer;
        Undo undo;
        StructureKeys keys;
        Score staticScore = kNoScore;
        Move move;                                  ///< the move made from here; null also for a pass
        ContinuationTable* continuation = nullptr;  ///< of that move
        std::array<Move, 2> killers{};
        int doubleExtensions = 0;  ///< on the line so far
    };
    /// Frames before the root that look like quiet emptiness, so that nobody asks whether there are plies
    /// before.
    static constexpr int kFramesBefore = 4;

    // iterations.cpp: deepening, windows, when to end
    void deepen();
    void searchIteration(int depth);
    void searchLine(int depth);
    std::uint64_t proofBudget(int depth) const;
    /// Whether a quicker mate is sought without taking anything for granted.
    bool isProving(const Node& node) const { return m_nodes < m_proofBudget && isMate(node.alpha); }
    void finishIteration(int depth);
    bool mayTakeOver() const;
    bool takeOver(int& depth);
    bool isDecided(int depth) const;
    bool hasEnough(int depth);
    double stabilityFactor() const;
    bool unwinds(bool isOver);
    bool poll();
    void paceItself();
    std::uint64_t nodesOfAll() const;

    // root.cpp: the root moves, reports, the answer
    void prepareRoot();
    Score searchRoot(Node root);
    void considerAtRoot(Node& root, RootMove& rootMove, Score score);
    void moveToFront(Move move);
    const SearchThread& elected() const;
    void report(std::int64_t elapsedMs);
    std::vector<Move> extendedPv(std::vector<Move> pv, int length) const;

    // negamax.cpp: the main search and the steps that both searches share
    Score negamax(Node node);
    bool enter(const Node& node, NodeKind kind);
    std::optional<Score> settledByRules(Node& node);
    bool isDraw(int ply);
    bool isRepetition(int ply) const;
    Score scoreWithoutMoves(int ply) const;
    Score scoreLeaf(const Node& node);
    void judge(Node& node);
    void tryMoves(Node& node);
    Score searchMove(const Node& node, Move move, const MoveKnowledge& knowledge);
    Score searchAhead(const Node& node, int depth, int reducedDepth);
    Score searchChild(const Node& parent, Score beta, int depth, NodeKind kind, bool cutExpected);
    bool raise(Node& node, Score score, Move move);

    // recording.cpp: what a recorded search tells its trace
    using NodeSearch = Score (SearchThread::*)(Node);
    Score recorded(NodeSearch search, const Node& node, TraceRole role);
    Score visit(NodeSearch search, const Node& node, TraceRole role);
    TraceRole roleOfChild(int ply) const;

    // line.cpp: making moves, the principal variation
    void updateLine(int ply, Move move);
    void noteDeepestLine(int ply);
    void makeMove(int ply, Move move);
    void undoMove(int ply, Move move);
    void makeNullMove(int ply);
    void undoNullMove(int ply);
    Score evaluate();
    bool isQuiet(Move move) const { return !m_position.isCapture(move) && !move.isPromotion(); }
    Frame& frame(int ply) { return m_frames[ply + kFramesBefore]; }
    const Frame& frame(int ply) const { return m_frames[ply + kFramesBefore]; }

    // table_use.cpp: the transposition table
    bool hasTable() const { return m_table != nullptr; }
    void lookUp(Node& node);
    std::optional<Score> answerFromTable(Node& node);
    void storeInTable(const Node& node, Bound bound);

    // pruning.cpp: nodes and moves that are not worth a search
    std::optional<Score> pruneNode(Node& node);
    std::optional<Score> razor(const Node& node);
    std::optional<Score> reverseFutility(const Node& node);
    std::optional<Score> nullMove(const Node& node);
    bool verifiedNullMove(const Node& node, int depth);
    std::optional<Score> probCut(const Node& node);
    bool isPruned(const Node& node, Move move, const MoveKnowledge& knowledge, MovePicker& picker);
    bool isQuietPruned(const Node& node, Move move, const MoveKnowledge& knowledge, MovePicker& picker);

    // depth.cpp: which moves are searched deeper and which less deep
    void reduceWithoutTableMove(Node& node);
    std::optional<Score> testTableMove(Node& node);
    int extensionOf(const Node& node, Move move);
    int reductionOf(const Node& node, Move move, const MoveKnowledge& knowledge) const;

    // learning.cpp: what cutoffs teach
    void learn(const Node& node, const TriedMoves& quiets, const TriedMoves& captures);
    void rewardQuiet(const Node& node, Move move, int bonus);
    void rewardCapture(Move move, int bonus);
    void learnCorrection(const Node& node, Bound bound);

    // quiescence.cpp
    Score quiescence(Node node);
    Score searchCapture(const Node& parent, int pliesPlayed);
    bool standPat(Node& node);
    bool isWorthless(const Node& node, Move move);
    bool isCalm() const { return !m_position.inCheck() || !m_techniques.quiescenceEvasions; }

    // move_ordering.cpp
    MoveKnowledge knowledgeOf(const Node& node);
    MovePicker movesOf(const Node& node, const MoveKnowledge& knowledge);
    bool mayOverlook(const Node& node) const { return node.ply == 1 && m_replyFilter; }
    void removeOverlooked(const Node& node);
    MovePicker quiescenceMovesOf(const Node& node, const MoveKnowledge& knowledge);
    void orderMoves(const Node& node, MoveBuffer& buffer);
    void valueMoves(const Node& node, MoveBuffer& buffer);
    int captureValue(Move move) const;
    int boardValueAfter(int ply, Move move);

#ifdef PLYGLASS_FIXED_TECHNIQUES
    static constexpr Techniques m_techniques{};  ///< to measure what run-time switches cost
#else
    const Techniques m_techniques;
#endif
    SharedSearch& m_shared;
    const SearchRequest& m_request;
    TranspositionTable* const m_table;
    const int m_index;
    TimeManager m_time;

    Position m_position;
    History& m_history;
    Evaluator& m_evaluator;
    Random m_random;
    const ReplyFilter* const m_replyFilter;  ///< null: every answer is seen
    std::vector<std::uint64_t> m_keys;       ///< of the game, then of the line being searched
    int m_rootIndex;                         ///< of the root's key in m_keys
    std::array<Frame, kFramesBefore + kMaxPly + 1> m_frames;
    /// Row `ply` holds the best line from that ply on, m_pvLength[ply] moves.
    std::array<std::array<Move, kMaxPly + 1>, kMaxPly + 1> m_pv;
    std::array<int, kMaxPly + 1> m_pvLength{};
    int m_noNullMoveBefore = 0;  ///< the ply from which null moves are allowed, while one is verified
    const bool m_judges;         ///< whether any technique wants static scores of interior nodes

    Statistics m_statistics;
    std::unique_ptr<TraceRecorder> m_recorder;  ///< null as a rule
    std::uint64_t m_nodes = 0;
    mutable std::mutex m_publishing;
    Statistics m_published;
    std::uint64_t m_nodesBeforeIteration = 0;
    std::uint64_t m_proofBudget = 0;  ///< nodes up to which this iteration proves a mate; 0: it does not
    std::int64_t m_countdown = 0;     ///< nodes until the limits are looked at again
    std::int64_t m_pollInterval = 1;  ///< of them, as long as nodes take the time that they took last
    std::chrono::steady_clock::time_point m_lastPoll;
    std::int64_t m_lastReportMs = 0;
    bool m_stopped = false;    ///< the recursion unwinds without results
    bool m_overtaken = false;  ///< it does because another thread was quicker with the iteration
    bool m_completed = false;
    bool m_pondering;

    std::vector<RootMove> m_rootMoves;
    int m_line = 0;         ///< which of the best lines is being searched, from 0
    Move m_bestInProgress;  ///< the best fully searched move of the pass over the root; null: none yet
    Score m_scoreInProgress = 0;
    int m_iterationsWithoutChange = 0;
    Score m_scoreBefore = 0;  ///< of the iteration before the last
    SearchInfo m_info;
};

}  // namespace plyglass
