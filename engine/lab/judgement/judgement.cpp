#include "engine/lab/judgement/judgement.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/base/random.h"

namespace plyglass {

namespace {

/// Halfmove clock from which a search may see the fifty-move rule.
constexpr int kNearFiftyMoves = 60;

/// Key of the position with its halfmove clock near fifty moves, and of the positions that occurred twice,
/// whose next occurrence is a draw.
std::uint64_t nameOf(const Position& position, std::span<const std::uint64_t> gameKeys) {
    const auto clock = static_cast<std::size_t>(position.halfmoveClock());
    std::uint64_t name = position.key();
    if (clock >= kNearFiftyMoves) name ^= scrambled(clock);
    const auto recent = gameKeys.last(std::min(clock, gameKeys.size()));
    std::vector<std::uint64_t> keys(recent.begin(), recent.end());
    std::ranges::sort(keys);
    for (std::size_t i = 1; i < keys.size(); ++i)
        if (keys[i] == keys[i - 1]) name += scrambled(keys[i]);
    return name;
}

/// Depth difference within which nodes decide: a search that started with a full table is not better by one
/// ply.
constexpr int kNearPlies = 2;

}  // namespace

bool isDeeper(const Judgement& one, const Judgement& other) {
    if (one.isOfTables() != other.isOfTables()) return one.isOfTables();
    const int plies = one.depth - other.depth;
    if (std::abs(plies) > kNearPlies) return plies > 0;
    if (one.isOfLine != other.isOfLine) return other.isOfLine;
    return one.nodes == other.nodes ? plies > 0 : one.nodes > other.nodes;
}

bool judges(const LevelRequest& request) {
    const SearchRequest& search = request.search;
    return !request.isWeakened() && search.techniques == Techniques{} &&
           search.evaluator == EvaluatorChoice{} && search.searchMoves.empty() && !search.replyFilter;
}

std::optional<Judgement> judgementOf(const SearchInfo& found) {
    const bool isKnown = found.depth > 0 || found.source == MoveSource::Endgames;
    if (!isKnown || found.lines.empty() || found.statistics[Counter::PlayedMovesKnown] > 0)
        return std::nullopt;
    return Judgement{found.lines, found.depth, found.statistics.totalNodes(), found.source};
}

const Judgement* JudgementStore::find(const Position& position,
                                      std::span<const std::uint64_t> gameKeys) const {
    const auto known = m_known.find(nameOf(position, gameKeys));
    return known == m_known.end() ? nullptr : &known->second;
}

bool JudgementStore::keep(const Position& position, std::span<const std::uint64_t> gameKeys,
                          Judgement judgement) {
    const auto [at, isNew] = m_known.try_emplace(nameOf(position, gameKeys));
    if (!isNew && isDeeper(at->second, judgement)) return false;
    at->second = std::move(judgement);
    return true;
}

}  // namespace plyglass
