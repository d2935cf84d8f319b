// "Why not this move?": the search for the best move and a search of the candidate alone, what the candidate
// costs, the line that refutes it, since which depth a search keeps off it, and the facts against it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/base/result.h"
#include "engine/lab/analysis/question_search.h"
#include "engine/lab/facts/find_facts.h"

namespace plyglass {

/// The table's size is part of what makes two answers the same.
constexpr int kWhyNotHashMib = 64;

struct WhyNotQuestion {
    /// Position, game history, techniques, evaluator, table; its limits hold for each of the searches, and
    /// none means kQuestionNodes. Level, search moves, several lines and the table's size are not looked
    /// at.
    SearchRequest search;
    Move candidate;          ///< legal
    bool onlyFinal = false;  ///< no answers of shorter searches before it: a quarter of the nodes less
};

/// What a search of so many plies thought, from the view of the side to move.
struct WhyNotDepth {
    int depth = 0;
    Move bestMove;   ///< the search's choice among all moves, and
    Score best = 0;  ///< its score
    /// Of the candidate: by the same search where it is the choice, else by the search of it alone; none
    /// where that did not look so deep.
    std::optional<Score> candidate;
    Move reply;  ///< that the search expected to the candidate; null if unknown or the game would be over
};

enum class WhyNotVerdict {
    Best,         ///< the candidate is what the search would play
    AsGood,       ///< it costs nothing that a person would call a difference
    MatesLater,   ///< both mate, the candidate needs more moves
    Worse,        ///< it costs something
    ThrowsDraw,   ///< the best move holds a draw or more, the candidate loses
    OnlyDraws,    ///< the best move wins, the candidate is a draw
    MissesMate,   ///< the best move mates, the candidate does not
    GetsMated,    ///< the candidate is answered by a mate, the best move is not
    LosesAnyway,  ///< both are hopeless
    OnlyMove      ///< there is no other
};

/// Whether the verdict says that the candidate should rather not be played.
constexpr bool isAgainst(WhyNotVerdict verdict) {
    return verdict == WhyNotVerdict::Worse || verdict == WhyNotVerdict::ThrowsDraw ||
           verdict == WhyNotVerdict::OnlyDraws || verdict == WhyNotVerdict::MissesMate ||
           verdict == WhyNotVerdict::GetsMated;
}

struct WhyNotAnswer {
    WhyNotVerdict verdict = WhyNotVerdict::OnlyMove;
    int bestDepth = 0;       ///< plies that the search of all moves finished
    int candidateDepth = 0;  ///< plies that the search of the candidate finished, the candidate counted
    Score bestScore = 0;
    Score candidateScore = 0;
    std::vector<Move> bestLine;       ///< begins with the best move
    std::vector<Move> candidateLine;  ///< begins with the candidate; the next is the reply that refutes it
    std::vector<WhyNotDepth> depths;  ///< from shallow to deep
    /// If the verdict is against the candidate: the first depth from which on the search of all moves stayed
    /// off it; else 0.
    int fellAtDepth = 0;
    /// Against the candidate, if the verdict is; a zugzwang in any case.
    std::vector<Fact> facts;
    std::uint64_t nodes = 0;     ///< of both searches
    bool isFromTables = false;   ///< the endgame tables know it; nothing was searched
    bool isFinal = false;        ///< false: what is known so far, a deeper answer follows
    bool isInterrupted = false;  ///< it was stopped; what is said is what was known by then

    /// What the candidate costs, in centipawns; 0 or more unless a mate decides.
    int costCp() const { return bestScore - candidateScore; }
};

/// How a line stands beside a better one, both of the same position.
WhyNotVerdict verdictBeside(const FactQuestion& question);

using WhyNotCallback = std::function<void(const WhyNotAnswer&)>;

/// The searches take turns, in growing slices; each begins with nothing in the table, so that its depths are
/// a search's own. `onAnswer` hears what is known after each slice but the last. The answer of the
/// last does not depend on the others. `searcher.stop()` ends it
/// early. Fails if the candidate is not legal.
Result<WhyNotAnswer> askWhyNot(Searcher& searcher, const WhyNotQuestion& question,
                               const WhyNotCallback& onAnswer = {},
                               const Searcher::InfoCallback& onInfo = {});

}  // namespace plyglass
