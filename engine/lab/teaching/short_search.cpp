#include "engine/lab/teaching/short_search.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/search/search.h"

namespace plyglass {

namespace {

/// Enough for tricks a few moves deep, in about 10 ms.
constexpr std::uint64_t kNodes = 8'000;
constexpr int kHashMib = 1;

JudgedLine searched(const Position& position, std::vector<Move> only) {
    SearchRequest request;
    request.position = position;
    request.hashMib = kHashMib;
    request.limits.nodes = kNodes;
    request.searchMoves = std::move(only);
    Searcher searcher;
    SearchResult result = searcher.search(request);
    if (result.info.pv.empty() && !result.bestMove.isNull()) result.info.pv = {result.bestMove};
    return {std::move(result.info.pv), result.info.score};
}

}  // namespace

JudgedLine bestLine(const Position& position) { return searched(position, {}); }

JudgedLine lineWith(const Position& position, Move move) { return searched(position, {move}); }

bool canForceMate(const Position& position, int moves) {
    const MoveList candidates = legalMoves(position);
    return std::any_of(candidates.begin(), candidates.end(),
                       [&](Move move) { return forcesMate(position, move, moves); });
}

bool forcesMate(const Position& position, Move move, int moves) {
    const Position after = position.after(move);
    const MoveList replies = legalMoves(after);
    if (replies.empty()) return after.inCheck();
    return moves > 1 && std::all_of(replies.begin(), replies.end(),
                                    [&](Move reply) { return canForceMate(after.after(reply), moves - 1); });
}

bool isCheckmate(const Position& position) { return position.inCheck() && !hasLegalMove(position); }

bool isStalemate(const Position& position) { return !position.inCheck() && !hasLegalMove(position); }

}  // namespace plyglass
