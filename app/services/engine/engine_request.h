// What is asked of the engine on its threads and what comes back: values only, so that nothing is shared.
#pragma once

#include <QMetaType>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/lab/analysis/level_choices.h"
#include "engine/lab/analysis/threat.h"
#include "engine/lab/analysis/why_not.h"
#include "engine/lab/analysis/why_this.h"
#include "engine/lab/experiments/ablation.h"
#include "engine/levels/level_searcher.h"
#include "engine/search/trace.h"

namespace plyglass {

/// Each slot has its own thread, searcher and table, and its own count of generations.
enum class EngineSlot {
    Play,        ///< the computer's own moves
    Hint,        ///< hints and answers to draw offers
    Compare,     ///< a position once more with other settings, for the Thinking panel
    Lesson,      ///< the searches of a lesson
    Practice,    ///< answers to exercises
    Evaluation,  ///< the line at whose end a position is judged
    A,           ///< the laboratory's live comparison: one of the two that search together,
    B,           ///< and the other
    Analysis,    ///< the Analyse page's endless search,
    Second,      ///< and another one beside it
    Opinions,    ///< moves of a book, one after another
    Explorer,    ///< recorded trees, and answers to "why not this move?"
    Ask,         ///< answers to the questions of the Play page
    ThinkAgain,  ///< recorded thoughts of the computer once more
    ThinkAlong,  ///< the position that a person thinks about, for the Thinking panel
    Judge,       ///< the positions of the game, one after another, for the evaluation bar
    Measure      ///< what each switch is worth, in the background, at the lowest priority
};
constexpr int kEngineSlots = 17;

struct EngineRequest {
    enum class Kind {
        Search,
        RandomMove,  ///< any legal move of search.position, drawn with search.seed
        TreeSize,  ///< how many nodes plain minimax would visit at depths 1, 2, … (as far as a moment allows)
        Record,    ///< as Search, by one thread, with the trees of all its iterations
        WhyNot,    ///< what `candidate` costs in search.position, and why
        WhyThis,   ///< why `candidate` was played in search.position by a player of search.level
        Threat,    ///< what either side would like to play in search.position
        Ablation,  ///< what search.techniques are worth in search.position, one by one
        Levels     ///< what each level would play in search.position
    };
    Kind kind = Kind::Search;
    LevelRequest search;
    /// The answer is held back until this long after the request, so that people can follow.
    int minimumMs = 0;
    /// Forget what earlier searches of this slot have learnt.
    bool clearFirst = false;
    TraceOptions trace;  ///< of a Record request
    Move candidate;      ///< of a WhyNot or WhyThis request
    AblationOptions ablation;
};

/// Numbers requests within a slot; what comes back with an older one is stale.
using Generation = std::uint64_t;

/// What is known of the question that was asked; all null for other requests, and where a question cannot be
/// answered: the candidate is not legal, the game is over.
struct QuestionAnswer {
    std::shared_ptr<const WhyNotAnswer> whyNot;
    std::shared_ptr<const WhyThisAnswer> whyThis;
    std::shared_ptr<const ThreatAnswer> threat;
    std::shared_ptr<const AblationAnswer> ablation;
    std::shared_ptr<const LevelsAnswer> levels;
};

struct EngineReport {
    EngineSlot slot = EngineSlot::Play;
    Generation generation = 0;
    SearchInfo info;
    QuestionAnswer question;  ///< so far
};

struct EngineAnswer {
    EngineSlot slot = EngineSlot::Play;
    Generation generation = 0;
    SearchResult result;
    std::vector<std::uint64_t> treeSizes;  ///< of a TreeSize request: entry d − 1 is for depth d
    std::shared_ptr<const Trace> trace;    ///< of a Record request; empty if there is no legal move
    QuestionAnswer question;
    bool outOfMemory = false;  ///< there was not enough memory to carry the request out; the rest is empty
};

}  // namespace plyglass

Q_DECLARE_METATYPE(plyglass::EngineReport)
Q_DECLARE_METATYPE(plyglass::EngineAnswer)
