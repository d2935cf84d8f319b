#include "engine/search/book_answer.h"

#include <algorithm>

#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/knowledge/opening_book.h"

namespace plyglass {

namespace {

bool mayUseBook(const SearchRequest& request) {
    if (!request.knowledge.book || request.multiPv > 1 || !request.searchMoves.empty() || request.ponder)
        return false;
    const int plies = request.techniques.bookPlies;
    return plies == kAllPlies || request.position.gamePly() < plies;
}

}  // namespace

std::optional<SearchResult> answerFromBook(const SearchRequest& request) {
    if (!mayUseBook(request)) return std::nullopt;
    const auto moves = request.knowledge.book->movesAt(request.position);
    Random random(request.seed);
    const Move move = chooseBookMove(moves, request.techniques.bookVariety, random);
    if (move.isNull()) return std::nullopt;
    const auto chosen = std::ranges::find(moves, move, &BookMove::move);
    SearchResult result;
    result.bestMove = move;
    result.completed = true;
    result.info.source = MoveSource::Book;
    result.info.rootMoves = legalMoves(request.position).size();
    result.info.score = chosen->evaluationCp.value_or(kDrawScore);
    result.info.pv = {move};
    result.info.lines = {{result.info.score, {move}}};
    result.info.statistics.bookMoves = 1;
    return result;
}

}  // namespace plyglass
