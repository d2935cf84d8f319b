// "What would each level play?": the moves of all levels in one position, assessed at full strength.
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
    int level = 0;  ///< level number
    Move move;
    bool isJudged = false;  ///< the members below are known
    Score score = 0;        ///< at full strength, from the side to move
    std::vector<Move> line;
    WhyNotVerdict verdict = WhyNotVerdict::AsGood;  ///< compared with the best move
    std::vector<Fact> facts;                        ///< against the move, if the verdict is
    bool overlooksBest = false;                     ///< whether the level overlooks the best move
};

struct LevelsAnswer {
    std::vector<LevelChoice> choices;  ///< weakest first; the last is full strength
    Move best;
    Score bestScore = 0;
    int depth = 0;            ///< of the full-strength search
    std::uint64_t nodes = 0;  ///< of the same search
    bool isFinal = false;
    bool isInterrupted = false;
};

/// For the position of `asked` with its history, last move and game seed, as in a game without a clock. The
/// limits apply to each of the two full-strength searches. Calls `onAnswer` with partial results after each
/// level. Fails if there is no legal move.
Result<LevelsAnswer> askLevels(LevelSearcher& searcher, const LevelRequest& asked,
                               const std::function<void(const LevelsAnswer&)>& onAnswer = {});

}  // namespace plyglass
