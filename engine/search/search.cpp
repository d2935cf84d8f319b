#include "engine/search/search.h"

#include <algorithm>
#include <thread>

#include "engine/search/level_play.h"
#include "engine/search/search_thread.h"
#include "engine/search/trace.h"
#include "engine/search/transposition_table.h"

namespace plyglass {

Searcher::Searcher() = default;
Searcher::~Searcher() = default;

SearchResult Searcher::search(const SearchRequest& request, const InfoCallback& onInfo) {
    if (!request.level || request.level->isFull()) return searchAsAsked(request, onInfo);
    clear();
    // A level weighs more lines than were asked for.
    const auto wanted = static_cast<std::size_t>(std::max(request.multiPv, 1));
    const InfoCallback onFewerLines = [&](SearchInfo info) {
        info.lines.resize(std::min(info.lines.size(), wanted));
        onInfo(info);
    };
    return searchAtLevel(request, [&](const SearchRequest& asked, bool isShown) {
        return searchAsAsked(asked, isShown && onInfo ? onFewerLines : InfoCallback());
    });
}

RecordedSearch Searcher::record(SearchRequest request, const TraceOptions& options,
                                const InfoCallback& onInfo) {
    request.threads = 1;
    request.multiPv = 1;
    request.level.reset();
    clear();
    prepareMemory(request);
    const auto trace = std::make_shared<Trace>();
    SharedSearch shared{request, m_table.get(), m_stop, m_pondering, onInfo};
    shared.trace = trace.get();
    shared.traceOptions = options;
    SearchResult result = run(shared);
    return {std::move(result), trace};
}

SearchResult Searcher::searchAsAsked(const SearchRequest& request, const InfoCallback& onInfo) {
    prepareMemory(request);
    SharedSearch shared{request, m_table.get(), m_stop, m_pondering, onInfo};
    return run(shared);
}

SearchResult Searcher::run(SharedSearch& shared) {
    m_pondering.store(shared.request.ponder, std::memory_order_relaxed);
    for (std::size_t i = 0; i < m_memories.size(); ++i)
        shared.threads.push_back(std::make_unique<SearchThread>(shared, m_memories[i], static_cast<int>(i)));
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 1; i < shared.threads.size(); ++i)
            helpers.emplace_back([&thread = *shared.threads[i]] { thread.run(); });
        shared.threads.front()->run();
        shared.finished.store(true, std::memory_order_relaxed);
    }
    return shared.threads.front()->result();
}

/// Table, histories and evaluators as the request wants them. What was learnt with other techniques or
/// another evaluator is not true of this search.
void Searcher::prepareMemory(const SearchRequest& request) {
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
    } else if (!m_table || m_table->sizeMib() != request.hashMib) {
        m_table.reset();
        m_table = std::make_unique<TranspositionTable>(request.hashMib);
    }
    if (m_table) m_table->newSearch();
}

void Searcher::clear() {
    if (m_table) m_table->clear(static_cast<int>(m_memories.size()));
    for (ThreadMemory& memory : m_memories) memory.history.clear();
}

}  // namespace plyglass
