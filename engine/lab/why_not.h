// "Why not this move?": the same search for the best move and for a candidate, what the candidate costs, the
// line that refutes it and the depth at which the search saw it.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/search/search.h"

namespace plyglass {

struct WhyNotQuestion {
    /// Position, game history, techniques, evaluator, table; its limits hold for each of the two searches,
    /// and at least one must be given. Level, search moves and several lines are not looked at.
    SearchRequest search;
    Move candidate;  ///< legal
};

/// What either search thought after an iteration, from the view of the side to move.
struct WhyNotDepth {
    int depth = 0;  ///< plies, counted from the position of the question
    Score best = 0;
    Score candidate = 0;
    Move reply;  ///< that the search expected to the candidate; null if the game would be over
};

enum class WhyNotVerdict {
    Best,        ///< the candidate is what the search would play
    AsGood,      ///< within kAsGoodCp of it
    Worse,       ///< it costs something
    MissesMate,  ///< the best move mates, the candidate does not
    GetsMated,   ///< the candidate is answered by a mate, the best move is not
    OnlyMove     ///< there is no other
};

/// A difference that no person would call one, in centipawns.
constexpr int kAsGoodCp = 20;

struct WhyNotAnswer {
    WhyNotVerdict verdict = WhyNotVerdict::OnlyMove;
    int depth = 0;  ///< the deepest that both searches finished
    Score bestScore = 0;
    Score candidateScore = 0;
    std::vector<Move> bestLine;       ///< begins with the best move
    std::vector<Move> candidateLine;  ///< begins with the candidate; the next is the reply that refutes it
    std::vector<WhyNotDepth> depths;  ///< from shallow to deep
    /// The first depth from which on the candidate stays at least half as far behind as in the end; 0 if it
    /// is not worse.
    int fellAtDepth = 0;
    std::uint64_t nodes = 0;
    bool isInterrupted = false;  ///< it was stopped; what is said is what was known by then

    /// What the candidate costs, in centipawns; 0 or more unless a mate decides.
    int costCp() const { return bestScore - candidateScore; }
};

/// Two searches one after the other, by `searcher`, which `searcher.stop()` ends early. The candidate's
/// begins one ply further on, so both look equally far. Fails if the candidate is not legal.
Result<WhyNotAnswer> askWhyNot(Searcher& searcher, const WhyNotQuestion& question,
                               const Searcher::InfoCallback& onInfo = {});

/// The answer in a few sentences with moves in SAN and scores from White's view.
std::string inWords(const WhyNotAnswer& answer, const Position& position);

}  // namespace plyglass
