#include "app/services/game/think_again_plan.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "app/services/game/engine_requests.h"
#include "app/services/game/saved_game.h"

namespace plyglass {

namespace {

/// A clock that never runs out, for players whose play depends on the rest of the game.
constexpr std::int64_t kEndlessMs = 1'000'000'000;

bool isWeakened(const PlayerSetup& player) { return !player.isFull(); }

void note(std::vector<ThoughtDoubt>& doubts, ThoughtDoubt doubt, bool holds = true) {
    if (holds && std::find(doubts.begin(), doubts.end(), doubt) == doubts.end()) doubts.push_back(doubt);
}

/// Limits the search to its recorded extent. A search that ended between iterations must not end within one:
/// a single node changes the table.
void limitAsFound(MoveLimits& limits, const Thought& thought) {
    if (thought.record.isCut)
        limits.nodes = thought.nodes;
    else
        limits.softNodes = thought.nodes;
    if (thought.record.hasClock) limits.clock = TimeControl{kEndlessMs, 0, 0};
}

/// A move known without a search must not become an endless search.
void limitToKnowledge(MoveLimits& limits) {
    limits.depth = 1;
    limits.nodes = 1;
}

void noteDoubts(std::vector<ThoughtDoubt>& doubts, const Thought& thought, const ThinkAgainMeans& means) {
    const ThoughtRecord& record = thought.record;
    note(doubts, ThoughtDoubt::SeveralThreads, thought.player.threads > 1);
    note(doubts, ThoughtDoubt::LessMemory, thought.player.hashMib > maxHashMib());
    note(doubts, ThoughtDoubt::OtherTables, thought.isSearch() && record.syzygyPieces != means.syzygyPieces);
    note(doubts, ThoughtDoubt::OwnGames, record.knewOwnGames);
    note(doubts, ThoughtDoubt::OtherProgram, thought.program != PLYGLASS_VERSION);
    note(doubts, ThoughtDoubt::OtherBook, record.source == MoveSource::Book);
    note(doubts, ThoughtDoubt::LevelTime, isWeakened(thought.player) && record.timeMs.has_value());
}

/// Earlier searches whose table it used, oldest first; empty if not all are in the game.
std::optional<std::vector<Thought>> thoughtsBefore(const Thought& thought) {
    std::vector<Thought> earlier;
    bool isComplete = thought.record.isFresh;
    for (const GameNode* node = thought.node->parent(); node && !isComplete; node = node->parent()) {
        auto found = thoughtAt(*node);
        if (!found) return std::nullopt;
        if (!*found) continue;
        Thought& before = **found;
        // A level clears its table by itself.
        isComplete = before.record.isFresh || (before.isSearch() && isWeakened(before.player));
        if (before.isSearch()) earlier.push_back(std::move(before));
    }
    if (!isComplete) return std::nullopt;
    std::reverse(earlier.begin(), earlier.end());
    return earlier;
}

Result<void> addStep(ThinkAgainPlan& plan, const Thought& thought, const ThinkAgainMeans& means) {
    auto step = stepOf(thought, means);
    if (!step) return tl::unexpected(step.error());
    step->clearFirst = plan.steps.empty();
    plan.steps.push_back(*std::move(step));
    noteDoubts(plan.doubts, thought, means);
    return {};
}

}  // namespace

std::uint64_t gameSeedOf(const Game& game) {
    const std::string_view text = game.tag(kSeedTag);
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    return error == std::errc() && end == text.data() + text.size() ? seed : 0;
}

Result<ThoughtStep> stepOf(const Thought& thought, const ThinkAgainMeans& means) {
    ThoughtStep step{thought, {}, thought.record.isFresh};
    PlayerSetup& player = step.thought.player;
    if (player.evaluator.isOwn()) {
        const auto found =
            means.findEvaluator ? means.findEvaluator(player.evaluator.id) : std::optional<PlayerEvaluator>();
        if (!found)
            return fail(
                translatable("Engine", "The evaluator “{}” that the move was judged by is not there."),
                player.evaluator.id);
        player.evaluator = *found;
    }
    LevelRequest& request = step.request;
    const GameNode* const before = thought.node->parent();
    request.search.position = before->position();
    request.search.gameKeys = keysBefore(before);
    request.lastMove = before->move();
    thinkLike(player, request);
    if (!thought.isSearch())
        limitToKnowledge(request.search.limits);
    else if (!isWeakened(player))
        limitAsFound(request.search.limits, thought);
    request.search.seed = thought.record.seed.value_or(0);
    request.gameSeed = means.gameSeed;
    request.search.knowledge.endgames = means.knowledge.endgames;
    // A search was not prevented by a book then, so use none now.
    if (thought.record.source == MoveSource::Book) request.search.knowledge.book = means.knowledge.book;
    if (thought.record.knewOwnGames) request.search.knowledge.playedMoves = means.knowledge.playedMoves;
    return step;
}

Result<ThinkAgainPlan> planThinkAgain(const GameNode& node, const ThinkAgainMeans& means) {
    const auto thought = thoughtAt(node);
    if (!thought) return tl::unexpected(thought.error());
    if (!*thought)
        return fail(translatable("Engine",
                                 "No thought of the computer is recorded at this move: choose a "
                                 "move that Plyglass played."));
    ThinkAgainPlan plan;
    const bool needsTable = (*thought)->isSearch() && !isWeakened((*thought)->player);
    const auto earlier = needsTable ? thoughtsBefore(**thought) : std::vector<Thought>();
    note(plan.doubts, ThoughtDoubt::ThoughtsMissing, !earlier);
    for (const Thought& before : earlier.value_or(std::vector<Thought>()))
        if (const auto added = addStep(plan, before, means); !added) return tl::unexpected(added.error());
    if (const auto added = addStep(plan, **thought, means); !added) return tl::unexpected(added.error());
    return plan;
}

const char* reasonOf(ThoughtDoubt doubt) {
    switch (doubt) {
        case ThoughtDoubt::SeveralThreads:
            return translatable("Engine",
                                "Several threads searched together, which never do the same twice.");
        case ThoughtDoubt::ThoughtsMissing:
            return translatable("Engine",
                                "In the game the computer remembered thoughts that are not in this line; now "
                                "it began with an empty table.");
        case ThoughtDoubt::LessMemory:
            return translatable("Engine", "In the game it had a larger table than this computer allows.");
        case ThoughtDoubt::OtherTables:
            return translatable("Engine", "In the game it could ask other Syzygy tables.");
        case ThoughtDoubt::OwnGames:
            return translatable("Engine", "It knows the moves of your own games, and there may be more now.");
        case ThoughtDoubt::OtherProgram:
            return translatable("Engine", "The game was played by another version of Plyglass.");
        case ThoughtDoubt::OtherBook:
            return translatable("Engine", "The opening book is another one now, or switched off.");
        case ThoughtDoubt::LevelTime:
            return translatable("Engine", "In the game its time may have been too short for this level.");
        case ThoughtDoubt::EarlierDiffers:
            break;
    }
    return translatable("Engine", "One of its earlier thoughts came out differently already.");
}

}  // namespace plyglass
