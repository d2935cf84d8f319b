// "Why not this move?": compares the best move with a search of the candidate: its cost, the refutation, the
// depth at which it is rejected, and the facts against it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/base/result.h"
#include "engine/lab/analysis/question_search.h"
#include "engine/lab/facts/find_facts.h"

namespace plyglass {

/// Fixed table size, so that answers are reproducible.
constexpr int kWhyNotHashMib = 64;

struct WhyNotQuestion {
    /// Position, game history, techniques, evaluator, table. Limits apply to each of the searches; without
    /// any, kQuestionNodes. Ignores level, search moves, number of lines and table size.
    SearchRequest search;
    Move candidate;          ///< legal
    bool onlyFinal = false;  ///< without preliminary answers: saves a quarter of the nodes
};

/// Search results at one depth, from the side to move's view.
struct WhyNotDepth {
    int depth = 0;
    Move bestMove;   ///< best move of the full search
    Score best = 0;  ///< score of the full search
    /// Score of the candidate: from the full search if it is the best move, otherwise from its own search;
    /// empty beyond that search's depth.
    std::optional<Score> candidate;
    Move reply;  ///< expected reply to the candidate; null if unknown or the game would be over
};

enum class WhyNotVerdict {
    Best,         ///< the candidate is the search's choice
    AsGood,       ///< the difference is negligible for a person
    MatesLater,   ///< both mate, the candidate later
    Worse,        ///< the candidate is worse
    ThrowsDraw,   ///< the candidate loses where the best move at least draws
    OnlyDraws,    ///< the best move wins, the candidate draws
    MissesMate,   ///< the best move mates, the candidate does not
    GetsMated,    ///< the candidate allows a mate, the best move does not
    LosesAnyway,  ///< both lose
    OnlyMove      ///< the only legal move
};

/// Whether the verdict advises against the candidate.
constexpr bool isAgainst(WhyNotVerdict verdict) {
    return verdict == WhyNotVerdict::Worse || verdict == WhyNotVerdict::ThrowsDraw ||
           verdict == WhyNotVerdict::OnlyDraws || verdict == WhyNotVerdict::MissesMate ||
           verdict == WhyNotVerdict::GetsMated;
}

struct WhyNotAnswer {
    WhyNotVerdict verdict = WhyNotVerdict::OnlyMove;
    int bestDepth = 0;       ///< plies finished by the full search
    int candidateDepth = 0;  ///< plies finished by the candidate's search, the candidate included
    Score bestScore = 0;
    Score candidateScore = 0;
    std::vector<Move> bestLine;       ///< begins with the best move
    std::vector<Move> candidateLine;  ///< begins with the candidate; the next is the refuting reply
    std::vector<WhyNotDepth> depths;  ///< in ascending order
    /// If the verdict is against the candidate: the depth from which the full search rejects it; otherwise 0.
    int rejectedAtDepth = 0;
    /// Facts against the candidate, if the verdict is; zugzwang in any case.
    std::vector<Fact> facts;
    std::uint64_t nodes = 0;     ///< of both searches
    bool isFromTables = false;   ///< from the endgame tables, without a search
    bool isFinal = false;        ///< false: preliminary; a deeper answer follows
    bool isInterrupted = false;  ///< stopped early; the answer is partial

    /// Cost of the candidate in centipawns; not negative unless a mate decides.
    int costCp() const { return bestScore - candidateScore; }
};

/// Verdict on a line compared with a better one from the same position.
WhyNotVerdict verdictBeside(const FactQuestion& question);

using WhyNotCallback = std::function<void(const WhyNotAnswer&)>;

/// Alternates both searches in increasing slices, each from a cleared table, so that depths are reproducible.
/// Calls `onAnswer` after each slice but the last, whose answer does not depend on the others.
/// `searcher.stop()` ends it early. Fails if the candidate is illegal.
Result<WhyNotAnswer> askWhyNot(Searcher& searcher, const WhyNotQuestion& question,
                               const WhyNotCallback& onAnswer = {},
                               const Searcher::InfoCallback& onInfo = {});

}  // namespace plyglass
