// The search behind the questions that people ask about a position: at full strength, from an empty table, by
// one budget where nothing else is asked for, so that the answers can be compared.
#pragma once

#include <array>
#include <functional>
#include <optional>

#include "engine/lab/facts/fact.h"
#include "engine/search/search.h"

namespace plyglass {

/// A mate that takes more moves than this is a won game rather than a mate that people see.
constexpr int kFarMate = 8;

/// For one search of a question, in nodes.
constexpr std::uint64_t kQuestionNodes = 2'000'000;

/// A score of the position after a move, seen by who made it, one ply earlier.
constexpr Score beforeTheMove(Score score) {
    if (!isMate(score)) return -score;
    return score > 0 ? -score + 1 : -score - 1;
}

/// The other way round: a score of the position before a move, seen after it by the other side.
constexpr Score afterTheMove(Score score) {
    if (!isMate(score)) return -score;
    return score > 0 ? -score - 1 : -score + 1;
}

/// The same score, but a mate counted in whole moves of the side that gives it, as files have it: a search
/// may be off by a ply.
constexpr Score withWholeMoves(Score score) {
    return isMate(score) ? scoreOfMateIn(mateInMoves(score)) : score;
}

/// `asked` without restriction to moves and pondering, for so many lines; with kQuestionNodes if it
/// has no limit of its own.
SearchRequest atFullStrength(const SearchRequest& asked, int lines = 1);

/// The same board with the other side to move, which is not possible in check; nothing before a pass can be
/// repeated after it.
SearchRequest afterPass(const SearchRequest& asked);

/// For a search after a pass that only goes with another answer, in nodes.
constexpr std::uint64_t kPassNodes = 100'000;

/// The slices of a budget, as its divisors: something is known after a fiftieth of the time.
constexpr std::array<std::uint64_t, 4> kSlices = {64, 16, 4, 1};
SearchRequest sliceOf(const SearchRequest& whole, std::uint64_t divisor);

/// The answers of growing slices of a request, each of which is heard; the last does not depend on the
/// others. One that is interrupted gives way to the one before.
template <class Answer, class Ask>
Answer askInSlices(const SearchRequest& whole, bool onlyFinal,
                   const std::function<void(const Answer&)>& onAnswer, const Ask& ask) {
    std::optional<Answer> known;
    for (const std::uint64_t divisor : kSlices) {
        // A depth is not cut into slices: its searches are as long as they are.
        if (divisor != 1 && (whole.limits.depth || onlyFinal)) continue;
        Answer answer = ask(sliceOf(whole, divisor));
        const bool isStopped = answer.isInterrupted;
        if (isStopped && known) answer = *known;
        answer.isInterrupted = isStopped;
        answer.isFinal = isStopped || divisor == 1;
        known = std::move(answer);
        if (isStopped) break;
        if (!known->isFinal && onAnswer) onAnswer(*known);
    }
    return *std::move(known);
}

/// What a search thinks of a position with nothing in the table.
SearchResult searchAfresh(Searcher& searcher, const SearchRequest& request,
                          const Searcher::InfoCallback& onInfo);

/// Plays a mate that a search found on to the end of its line, if the line stops before it.
void showMate(Searcher& searcher, const SearchRequest& request, SearchInfo& info);

/// That to pass would be better than the best move, which has this score. None where passing is no question:
/// in check, and with more than two pieces besides pawns.
std::optional<Fact> askZugzwang(Searcher& searcher, const SearchRequest& request, Score best);

}  // namespace plyglass
