// Requests to the engine threads and their answers: value types, nothing shared.
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

/// Each slot has its own thread, searcher, table and generation count.
enum class EngineSlot {
    Play,        ///< the computer's own moves
    Hint,        ///< hints and answers to draw offers
    Compare,     ///< a position searched again with other settings, for the Thinking panel
    Lesson,      ///< the searches of a lesson
    Practice,    ///< answers to exercises
    Evaluation,  ///< the line whose final position is evaluated
    A,           ///< first of the two parallel searches of the laboratory's comparison
    B,           ///< second of these
    Analysis,    ///< infinite search of the Analyse page
    Second,      ///< a second one next to it
    Opinions,    ///< book moves, one after another
    Explorer,    ///< recorded trees, and answers to "why not this move?"
    Ask,         ///< questions of the Play page
    ThinkAgain,  ///< recorded thoughts of the computer, searched again
    ThinkAlong,  ///< the position the user thinks about, for the Thinking panel
    Judge,       ///< the positions of the game in turn, for the evaluation bar
    Measure      ///< value of each switch, in the background, at the lowest priority
};
constexpr int kEngineSlots = 17;

struct EngineRequest {
    enum class Kind {
        Search,
        RandomMove,  ///< random legal move of asked.search.position, with asked.search.seed
        TreeSize,    ///< node counts of plain minimax at depths 1, 2, … (as far as quickly possible)
        Record,      ///< as Search, on one thread, with the trees of all iterations
        WhyNot,      ///< cost of `candidate` in asked.search.position, with reasons
        WhyThis,     ///< why a player of asked.level played `candidate` in asked.search.position
        Threat,      ///< best plans of both sides in asked.search.position
        Ablation,    ///< value of each of asked.search.techniques in asked.search.position
        Levels       ///< move of each level in asked.search.position
    };
    Kind kind = Kind::Search;
    LevelRequest asked;
    /// Minimum delay of the answer after the request, so that the user can follow.
    int minimumMs = 0;
    /// Clears the slot's learnt data first.
    bool clearFirst = false;
    TraceOptions trace;  ///< for Record
    Move candidate;      ///< for WhyNot and WhyThis
    AblationOptions ablation;
};

/// Number of a request within a slot; results with an older number are stale.
using Generation = std::uint64_t;

/// Answer to a question; all null for other requests, and if the question cannot be answered: illegal
/// candidate, finished game.
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
    QuestionAnswer question;  ///< partial
};

struct EngineAnswer {
    EngineSlot slot = EngineSlot::Play;
    Generation generation = 0;
    SearchResult result;
    std::vector<std::uint64_t> treeSizes;  ///< for TreeSize: entry d − 1 is for depth d
    std::shared_ptr<const Trace> trace;    ///< for Record; empty if there is no legal move
    QuestionAnswer question;
    bool outOfMemory = false;  ///< not enough memory for the request; all else is empty
};

}  // namespace plyglass

Q_DECLARE_METATYPE(plyglass::EngineReport)
Q_DECLARE_METATYPE(plyglass::EngineAnswer)
