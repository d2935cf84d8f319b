#include "app/viewmodels/shared/search_records.h"

#include "engine/base/random.h"

namespace plyglass {

SearchRecords::SearchRecords(GameController& controller, QObject* parent) : QObject(parent) {
    connect(&controller, &GameController::searchBegan, this,
            [this](const SearchContext& context) { m_searched = context.node; });
    connect(&controller, &GameController::searchDropped, this, [this] { m_searched = nullptr; });
    connect(&controller, &GameController::searchEnded, this, [this](const SearchResult& result) {
        if (m_searched) m_results[idOf(m_searched)] = result;
        m_searched = nullptr;
    });
    connect(&controller, &GameController::leaving, this, [this] {
        m_searched = nullptr;
        m_results.clear();
    });
}

const SearchResult* SearchRecords::of(const GameNode* node, Move move) const {
    const auto found = m_results.find(idOf(node));
    return found != m_results.end() && found->second.bestMove == move ? &found->second : nullptr;
}

/// Key of a position and its ply: a position reached again after a takeback is the same.
std::uint64_t SearchRecords::idOf(const GameNode* node) {
    return node->position().key() ^ scrambled(static_cast<std::uint64_t>(node->ply()));
}

}  // namespace plyglass
