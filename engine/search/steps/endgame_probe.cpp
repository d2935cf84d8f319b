#include "engine/search/steps/endgame_probe.h"

#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/knowledge/endgames/syzygy_tables.h"

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

std::optional<Score> readSyzygy(SearchState& search, const Node& node) {
    if (search.position().halfmoveClock() > 0 || !node.excluded.isNull()) return std::nullopt;
    const auto outcome = search.syzygy->probe(search.position());
    if (!outcome) return std::nullopt;
    const Score win = kTableWinScore - node.ply;
    if (*outcome == EndgameOutcome::Win && node.window.alpha >= win) return std::nullopt;
    if (*outcome == EndgameOutcome::Loss && node.window.beta <= -win) return std::nullopt;
    ++search.statistics.syzygyHits;
    if (*outcome == EndgameOutcome::Draw) return kDrawScore;
    return *outcome == EndgameOutcome::Win ? win : -win;
}

}  // namespace plyglass
