#include "engine/search/search.h"

#include <algorithm>
#include <system_error>
#include <thread>

#include "engine/search/known_answer.h"
#include "engine/search/search_thread.h"
#include "engine/search/trace.h"
#include "engine/search/transposition_table.h"

namespace plyglass {

namespace {

/// A search at most this many plies after the last one belongs to the same game.
constexpr std::size_t kSameGamePlies = 4;

/// Preparing the table may take at most this fraction (one in …) of the search time.
constexpr int kPreparationParts = 2;

}  // namespace

std::vector<RootLine> linesBefore(std::vector<RootLine> first, const std::vector<RootLine>& others,
                                  std::size_t most) {
    for (const RootLine& line : others) {
        const auto begins = [&line](const RootLine& one) { return one.pv.front() == line.pv.front(); };
        if (std::none_of(first.begin(), first.end(), begins)) first.push_back(line);
    }
    if (first.size() > most) first.resize(most);
    return first;
}

Searcher::Searcher() = default;
Searcher::~Searcher() = default;

SearchResult Searcher::search(const SearchRequest& request, const InfoCallback& onInfo) {
    if (auto known = answerFromKnowledge(request)) return *std::move(known);
    const ReadyTable ready = readyTableWithin(request);
    SharedSearch shared{request, ready.table, m_stop, m_pondering, onInfo};
    shared.preparationMs = ready.preparationMs;
    return run(shared);
}

RecordedSearch Searcher::record(SearchRequest request, const TraceOptions& options,
                                const InfoCallback& onInfo) {
    request.threads = 1;
    request.multiPv = 1;
    clear();
    const auto trace = std::make_shared<Trace>();
    const ReadyTable ready = readyTableWithin(request);
    SharedSearch shared{request, ready.table, m_stop, m_pondering, onInfo};
    shared.preparationMs = ready.preparationMs;
    shared.trace = trace.get();
    shared.traceOptions = options;
    SearchResult result = run(shared);
    return {std::move(result), trace};
}

/// Prepares the table; heeds `stop` and the time limits. The time taken is not reported as search time but
/// counts against the limits.
Searcher::ReadyTable Searcher::readyTableWithin(const SearchRequest& request) {
    const TimeManager time(request.limits, 0, request.overheadMs);
    allocateFor(request);
    forgetCorrectionsUnlessSameGame(request);
    const bool isReady = m_table && m_table->clearNow([&] {
        return !m_stop.load(std::memory_order_relaxed) &&
               (request.ponder || !time.mustStop(kPreparationParts * time.elapsedMs()));
    });
    if (m_table) m_table->newSearch();
    return {isReady ? m_table.get() : nullptr, request.ponder ? 0 : time.elapsedMs()};
}

void Searcher::prepare(const SearchRequest& request, std::int64_t maxMs) {
    allocateFor(request);
    const TimeManager time{MoveLimits()};
    if (m_table) (void)m_table->clearNow([&] { return time.elapsedMs() < maxMs; });
}

int Searcher::tableMib() const { return m_table ? m_table->sizeMib() : 0; }

SearchResult Searcher::run(SharedSearch& shared) {
    shared.syzygyRoot = syzygyRootOf(shared.request);
    m_pondering.store(shared.request.ponder, std::memory_order_relaxed);
    for (std::size_t i = 0; i < m_memories.size(); ++i)
        shared.threads.push_back(std::make_unique<SearchThread>(shared, m_memories[i], static_cast<int>(i)));
    {
        std::vector<std::jthread> helpers;
        try {
            for (std::size_t i = 1; i < shared.threads.size(); ++i)
                helpers.emplace_back([&thread = *shared.threads[i]] { thread.run(); });
        } catch (const std::system_error&) {
            // The system grants no more threads: search with those that started.
        }
        shared.threads.front()->run();
        shared.finished.store(true, std::memory_order_relaxed);
    }
    return shared.threads.front()->result();
}

/// Allocates table, histories and evaluators for the request. Clears what was learnt with other techniques or
/// another evaluator.
void Searcher::allocateFor(const SearchRequest& request) {
    if (request.techniques != m_lastTechniques || request.evaluator != m_lastEvaluator) {
        clear();
        for (ThreadMemory& memory : m_memories) memory.evaluator.reset();
    }
    m_lastTechniques = request.techniques;
    m_lastEvaluator = request.evaluator;
    m_memories.resize(static_cast<std::size_t>(std::clamp(request.threads, 1, kMaxThreads)));
    for (ThreadMemory& memory : m_memories)
        if (!memory.evaluator) memory.evaluator = makeEvaluator(request.evaluator);
    if (!request.techniques.transpositionTable) {
        m_table.reset();
    } else if (!m_table || m_table->requestedMib() != request.hashMib) {
        m_table.reset();
        m_table = std::make_unique<TranspositionTable>(request.hashMib);
    }
}

/// Correction history feeds on itself: scores are made of corrected evaluations. Learnt in a lost position,
/// it would put the start position half a pawn too low at any depth.
void Searcher::forgetCorrectionsUnlessSameGame(const SearchRequest& request) {
    const std::uint64_t root = request.position.key();
    const std::vector<std::uint64_t>& keys = request.gameKeys;
    const auto first = keys.end() - static_cast<std::ptrdiff_t>(std::min(keys.size(), kSameGamePlies + 1));
    const bool isSameGame = root == m_lastRoot || std::find(first, keys.end(), m_lastRoot) != keys.end();
    if (!isSameGame)
        for (ThreadMemory& memory : m_memories) memory.history.forgetCorrections();
    m_lastRoot = root;
}

void Searcher::clear() {
    if (m_table) m_table->clear();
    for (ThreadMemory& memory : m_memories) memory.history.clear();
}

void Searcher::release() {
    m_table.reset();
    m_memories.clear();
}

}  // namespace plyglass
