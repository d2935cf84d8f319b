// "What would each level play?": the moves that all levels choose in one position, judged at full strength.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/base/result.h"
#include "engine/lab/analysis/question_search.h"
#include "engine/lab/analysis/why_not.h"
#include "engine/lab/facts/find_facts.h"
#include "engine/levels/level_searcher.h"

namespace plyglass {

struct LevelChoice {
    int level = 0;  ///< its number
    Move move;
    bool isJudged = false;  ///< what follows is known
    Score score = 0;        ///< at full strength, from the side to move
    std::vector<Move> line;
    WhyNotVerdict verdict = WhyNotVerdict::AsGood;  ///< beside the best move
    std::vector<Fact> facts;                        ///< against it, if the verdict is
    bool overlooksBest = false;                     ///< this level does not notice the best move
};

struct LevelsAnswer {
    std::vector<LevelChoice> choices;  ///< the weakest first; the last is full strength
    Move best;
    Score bestScore = 0;
    int depth = 0;            ///< of the search at full strength
    std::uint64_t nodes = 0;  ///< of the same
    bool isFinal = false;
    bool isInterrupted = false;
};

/// In the position of `search`, with its history, last move and game seed, as in a game without a clock.
/// `search`'s limits hold for each of the two searches at full strength. `onAnswer` hears after each level
/// what is known so far. Fails if there is no legal move.
Result<LevelsAnswer> askLevels(LevelSearcher& searcher, const LevelRequest& search,
                               const std::function<void(const LevelsAnswer&)>& onAnswer = {});

}  // namespace plyglass
