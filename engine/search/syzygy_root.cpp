#include "engine/search/syzygy_root.h"

#include <algorithm>

#include "engine/knowledge/endgames/endgame_tables.h"

namespace plyglass {

namespace {

bool isKnownAnyway(const SearchRequest& request) {
    if (request.knowledge.endgames == nullptr || !request.techniques.endgameTables) return false;
    const auto value = request.knowledge.endgames->probe(request.position);
    return value && value->isCertain(request.position.halfmoveClock());
}

/// Whether a position has occurred twice since the last capture or pawn move, the root included.
bool hasRepeated(const SearchRequest& request) {
    std::vector<std::uint64_t> keys = request.gameKeys;
    const std::uint64_t root = request.position.key();
    if (keys.empty() || keys.back() != root) keys.push_back(root);
    const auto since = static_cast<std::size_t>(request.position.halfmoveClock()) + 1;
    if (keys.size() > since) keys.erase(keys.begin(), keys.end() - static_cast<std::ptrdiff_t>(since));
    std::ranges::sort(keys);
    return std::ranges::adjacent_find(keys) != keys.end();
}

/// The verdict of the root itself. When all moves are allowed, it may be known although the verdict by moves
/// is uncertain at the start of a fifty-move count.
SyzygyVerdict verdictOfRoot(const SearchRequest& request, SyzygyVerdict ofBestMove) {
    if (outcomeOf(ofBestMove) || !request.searchMoves.empty()) return ofBestMove;
    const auto outcome = request.knowledge.syzygy->probe(request.position);
    if (outcome == EndgameOutcome::Win) return SyzygyVerdict::Win;
    return outcome == EndgameOutcome::Loss ? SyzygyVerdict::Loss : ofBestMove;
}

}  // namespace

Score SyzygyRoot::scoreFor(Score searched) const {
    switch (verdict) {
        case SyzygyVerdict::Win:
            return std::max(searched, kCertainWin);
        case SyzygyVerdict::MaybeWin:
            return std::max(searched, kDrawScore);
        case SyzygyVerdict::MaybeLoss:
            return std::min(searched, kDrawScore);
        case SyzygyVerdict::Loss:
            return std::min(searched, -kCertainWin);
        default:
            return kDrawScore;
    }
}

std::optional<SyzygyRoot> syzygyRootOf(const SearchRequest& request) {
    const SyzygyTables* const tables = request.knowledge.syzygy.get();
    if (tables == nullptr || !request.techniques.syzygy || request.multiPv > 1) return std::nullopt;
    if (isKnownAnyway(request)) return std::nullopt;
    auto ranked = tables->rankedMoves(request.position, hasRepeated(request));
    if (!ranked) return std::nullopt;
    const std::vector<Move>& wanted = request.searchMoves;
    if (!wanted.empty())
        std::erase_if(*ranked,
                      [&](const SyzygyMove& move) { return !std::ranges::count(wanted, move.move); });
    if (ranked->empty()) return std::nullopt;
    return SyzygyRoot{verdictOfRoot(request, ranked->front().verdict), movesThatKeepTheResult(*ranked)};
}

}  // namespace plyglass
