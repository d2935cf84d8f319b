#include "engine/search/search.h"

#include "engine/search/search_thread.h"
#include "engine/search/transposition_table.h"

namespace plyglass {

Searcher::Searcher() = default;
Searcher::~Searcher() = default;

SearchResult Searcher::search(const SearchRequest& request, const InfoCallback& onInfo) {
    // What was learnt with other techniques or another evaluator is not true of this search.
    if (request.techniques != m_lastTechniques || request.evaluator != m_lastEvaluator) clear();
    m_lastTechniques = request.techniques;
    m_lastEvaluator = request.evaluator;

    if (!request.techniques.transpositionTable) {
        m_table.reset();
    } else if (!m_table || m_table->sizeMib() != request.hashMib) {
        m_table = std::make_unique<TranspositionTable>(request.hashMib);
    }
    if (m_table) m_table->newSearch();
    // On the heap: with its frames for every ply it is too large for a stack of unknown size.
    const auto thread = std::make_unique<SearchThread>(request, m_table.get(), m_stop, onInfo);
    return thread->run();
}

void Searcher::clear() {
    if (m_table) m_table->clear();
}

}  // namespace plyglass
