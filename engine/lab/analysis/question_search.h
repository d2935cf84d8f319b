// Searches for questions about a position: full strength, cleared table, and a common budget unless
// specified, so that answers are comparable.
#pragma once

#include <array>
#include <functional>
#include <optional>

#include "engine/lab/facts/fact.h"
#include "engine/search/search.h"

namespace plyglass {

/// A longer mate counts as a won game instead of a mate.
constexpr int kFarMate = 8;

/// Nodes per search of a question.
constexpr std::uint64_t kQuestionNodes = 2'000'000;

/// Converts a score after a move to the view of the mover, one ply earlier.
constexpr Score beforeTheMove(Score score) {
    if (!isMate(score)) return -score;
    return score > 0 ? -score + 1 : -score - 1;
}

/// Inverse: converts a score before a move to the other side's view after it.
constexpr Score afterTheMove(Score score) {
    if (!isMate(score)) return -score;
    return score > 0 ? -score - 1 : -score + 1;
}

/// Rounds a mate score to whole moves of the mating side, as in files: a search may be off by a ply.
constexpr Score withWholeMoves(Score score) {
    return isMate(score) ? scoreOfMateIn(mateInMoves(score)) : score;
}

/// `asked` without restricted moves and pondering, with `lines` lines, and with kQuestionNodes if it has no
/// limit.
SearchRequest asQuestion(const SearchRequest& asked, int lines = 1);

/// The position after a null move, which is not possible in check. The history is cleared, since no position
/// before a null move can be repeated after it.
SearchRequest afterPass(const SearchRequest& asked);

/// Nodes of an additional search after a null move.
constexpr std::uint64_t kPassNodes = 100'000;

/// Budget slices, as divisors: the first answer comes after a fiftieth of the time.
constexpr std::array<std::uint64_t, 4> kSlices = {64, 16, 4, 1};
SearchRequest sliceOf(const SearchRequest& whole, std::uint64_t divisor);

/// Answers of increasing slices of a request, each reported; the last does not depend on the others. An
/// interrupted one is replaced by the one before.
template <class Answer, class Ask>
Answer askInSlices(const SearchRequest& whole, bool onlyFinal,
                   const std::function<void(const Answer&)>& onAnswer, const Ask& ask) {
    std::optional<Answer> known;
    for (const std::uint64_t divisor : kSlices) {
        // A depth limit is not divided into slices.
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

/// Searches with a cleared table.
SearchResult searchAfresh(Searcher& searcher, const SearchRequest& request,
                          const Searcher::InfoCallback& onInfo);

/// Extends a mating line to its end if the search cut it off.
void showMate(Searcher& searcher, const SearchRequest& request, SearchInfo& info);

/// The zugzwang fact if a null move would be better than the best move, whose score is `best`. Empty in
/// check, and with more than two pieces besides pawns.
std::optional<Fact> askZugzwang(Searcher& searcher, const SearchRequest& request, Score best);

}  // namespace plyglass
