#include "engine/search/known_answer.h"

#include <algorithm>

#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/knowledge/endgames/endgame_moves.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/knowledge/opening_book.h"
#include "engine/search/steps/probe.h"

namespace plyglass {

namespace {

bool asksForAMove(const SearchRequest& request) {
    const bool isEndless = request.limits.isEmpty();
    return !isEndless && request.multiPv <= 1 && request.searchMoves.empty() && !request.ponder;
}

SearchResult resultOf(const SearchRequest& request, MoveSource source, RootLine line) {
    SearchResult result;
    result.bestMove = line.pv.front();
    result.completed = true;
    result.info.source = source;
    result.info.rootMoves = legalMoves(request.position).size();
    result.info.score = line.score;
    result.info.pv = line.pv;
    result.info.lines = {std::move(line)};
    return result;
}

bool isInBookRange(const SearchRequest& request) {
    const int plies = request.techniques.bookPlies;
    return plies == kAllPlies || request.position.gamePly() < plies;
}

std::optional<SearchResult> answerFromBook(const SearchRequest& request) {
    if (!request.knowledge.book || !isInBookRange(request)) return std::nullopt;
    const auto moves = request.knowledge.book->movesAt(request.position);
    Random random(request.seed);
    const Move move = chooseBookMove(moves, request.techniques.bookVariety, random);
    if (move.isNull()) return std::nullopt;
    const auto chosen = std::ranges::find(moves, move, &BookMove::move);
    const Score score = chosen->evaluationCp.value_or(kDrawScore);
    SearchResult result = resultOf(request, MoveSource::Book, {score, {move}});
    result.info.statistics[Counter::BookMoves] = 1;
    return result;
}

/// The line of best moves by both sides until mate; empty if the tables do not know one.
std::vector<Move> lineToMate(const EndgameTables& tables, Position position) {
    std::vector<Move> line;
    while (static_cast<int>(line.size()) < kMaxPly) {
        const auto moves = rankedMoves(tables, position);
        if (!moves || moves->empty()) break;
        line.push_back(moves->front().move);
        (void)position.play(line.back());
    }
    return line;
}

std::optional<SearchResult> answerFromEndgames(const SearchRequest& request) {
    const EndgameTables* const tables = request.knowledge.endgames;
    if (tables == nullptr || !request.techniques.endgameTables) return std::nullopt;
    const auto value = tables->probe(request.position);
    if (!value || value->outcome == EndgameOutcome::Draw ||
        !value->isCertain(request.position.halfmoveClock()))
        return std::nullopt;
    std::vector<Move> line = lineToMate(*tables, request.position);
    if (line.empty()) return std::nullopt;
    SearchResult result = resultOf(request, MoveSource::Endgames, {scoreOf(*value, 0), std::move(line)});
    result.info.statistics[Counter::EndgameHits] = 1;
    return result;
}

}  // namespace

std::optional<SearchResult> answerFromKnowledge(const SearchRequest& request) {
    if (!asksForAMove(request)) return std::nullopt;
    if (auto fromBook = answerFromBook(request)) return fromBook;
    return answerFromEndgames(request);
}

}  // namespace plyglass
