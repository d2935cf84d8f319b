// Time and depth of each kind of request.
#include "app/services/game/engine_requests.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/levels/human_pace.h"

namespace plyglass {

namespace {

/// Reserve for delivering the answer to the window and drawing the board.
constexpr std::int64_t kOverheadMs = 60;
/// Reserve of a fixed time for a busy machine: a quarter of it, at most this.
constexpr std::int64_t kMaxSlackMs = 250;
constexpr std::int64_t kHintMs = 1'000;
/// Maximum time for a forced move, to get a score and a line to show.
constexpr std::int64_t kOnlyMoveMs = 500;
constexpr std::int64_t kDrawOfferMs = 700;
constexpr int kHintHashMib = 16;

/// The minimum delay must not lose a game on the clock.
int minimumMs(const GameClock& clock, Color side, const PlayOptions& options) {
    if (!clock.isEnabled()) return options.minimumThinkMs;
    constexpr std::int64_t kShareOfClock = 30;
    return static_cast<int>(
        std::min<std::int64_t>(options.minimumThinkMs, clock.remainingMs(side) / kShareOfClock));
}

std::int64_t untimedMs(const Position& position, const PlayOptions& options) {
    MoveList legal;
    generateLegal(position, legal);
    return legal.size() == 1 ? std::min<std::int64_t>(kOnlyMoveMs, options.thinkTimeMs) : options.thinkTimeMs;
}

}  // namespace

std::vector<std::string> lookUpEvaluators(GameSetup& setup, const PlayOptions& options) {
    std::vector<std::string> missing;
    for (PlayerSetup& player : setup.players) {
        if (!player.evaluator.isOwn()) continue;
        const auto known = options.findEvaluator ? options.findEvaluator(player.evaluator.id) : std::nullopt;
        if (!known) missing.push_back(player.evaluator.id);
        player.evaluator = known.value_or(EvaluatorKind::Classical);
    }
    return missing;
}

SearchKnowledge knowledgeOfEndings() { return {.endgames = &EndgameTables::builtIn()}; }

void thinkLike(const PlayerSetup& player, LevelRequest& request) {
    SearchRequest& search = request.search;
    search.techniques = player.techniques;
    search.evaluator = player.evaluator.choice;
    search.threads = std::min(player.threads, maxThreads());
    search.hashMib = std::min(player.hashMib, maxHashMib());
    search.limits.depth.reset();
    if (player.depth != kNoDepthLimit) search.limits.depth = player.depth;
    request.level.reset();
    if (player.isFull()) return;
    // The level was calibrated with its own limits and one thread.
    request.level = levelAt(player.level);
    search.limits.depth = request.level->depth;
    search.threads = 1;
}

EngineRequest moveRequest(const PlayerSetup& player, const Game& game, const GameClock& clock,
                          const PlayOptions& options) {
    const Color side = game.position().sideToMove();
    EngineRequest request;
    request.kind =
        player.kind == PlayerKind::Random ? EngineRequest::Kind::RandomMove : EngineRequest::Kind::Search;
    request.minimumMs = minimumMs(clock, side, options);
    SearchRequest& search = request.asked.search;
    search.position = game.position();
    search.gameKeys = keysBefore(game.current());
    request.asked.lastMove = game.current()->move();
    thinkLike(player, request.asked);
    const std::int64_t remaining = clock.remainingMs(side);
    const TimeControl& time = clock.timeControl(side);
    if (!time.isTimed()) {
        search.limits.moveTimeMs = untimedMs(search.position, options);
    } else if (time.isFixedPerMove()) {
        search.limits.moveTimeMs =
            remaining - std::clamp(remaining / 4, std::min(kOverheadMs, remaining / 2), kMaxSlackMs);
    } else {
        search.limits.clock = clock.rest(side);
        search.limits.clock->baseMs = std::max(remaining / 2, remaining - kOverheadMs);
    }
    return request;
}

int humanPaceMs(const PlayerSetup& player, const Game& game, const GameClock& clock, const OpeningBook* book,
                Random& random) {
    const GameNode& node = *game.current();
    const bool hurries = player.kind != PlayerKind::Computer || player.isFull();
    // A clock starts after the first move.
    if (hurries || !node.parent()) return 0;
    if (!clock.isEnabled()) return static_cast<int>(untimedPaceMs(random));
    const bool knowsBook =
        book && node.ply() < std::min(levelAt(player.level).bookPlies, player.techniques.bookPlies);
    return static_cast<int>(humanPaceMs({.position = node.position(),
                                         .lastMove = node.move(),
                                         .lastMoveTook = takenBy(node) != NoPieceType,
                                         .isInBook = knowsBook && !book->movesAt(node.position()).empty(),
                                         .rest = clock.rest(node.position().sideToMove())},
                                        random));
}

EngineRequest analysisRequest(const Position& position) {
    EngineRequest request;
    request.asked.search.position = position;
    request.asked.search.knowledge = knowledgeOfEndings();
    request.asked.search.evaluator = PlayerSetup().evaluator.choice;
    return request;
}

EngineRequest hintRequest(const Position& position, const PlayOptions& options) {
    EngineRequest request = analysisRequest(position);
    request.asked.search.hashMib = kHintHashMib;
    request.asked.search.limits.moveTimeMs = std::min<std::int64_t>(kHintMs, options.thinkTimeMs);
    return request;
}

EngineRequest drawOfferRequest(const PlayerSetup& computer, const Game& game, const PlayOptions& options) {
    EngineRequest request = hintRequest(game.position(), options);
    SearchRequest& search = request.asked.search;
    search.gameKeys = keysBefore(game.current());
    search.techniques = computer.techniques;
    search.techniques.tieChancePercent = 0;
    search.evaluator = computer.evaluator.choice;
    search.limits.moveTimeMs = std::min<std::int64_t>(kDrawOfferMs, options.thinkTimeMs);
    return request;
}

}  // namespace plyglass
