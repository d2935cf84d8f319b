#include "engine/search/steps/endgame_probe.h"

#include "engine/knowledge/endgames/endgame_tables.h"

namespace plyglass {

namespace {

constexpr int kMaxTableMen = 4;

}  // namespace

std::optional<Score> answerFromEndgames(SearchState& search, const Node& node) {
    if (search.endgames == nullptr || count(search.position().occupied()) > kMaxTableMen) return std::nullopt;
    if (!node.excluded.isNull()) return std::nullopt;
    const auto value = search.endgames->probe(search.position());
    if (!value || !value->isCertain(search.position().halfmoveClock())) return std::nullopt;
    ++search.statistics.endgameHits;
    return scoreOf(*value, node.ply);
}

}  // namespace plyglass
