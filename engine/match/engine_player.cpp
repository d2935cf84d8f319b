#include "engine/match/engine_player.h"

#include <utility>

namespace plyglass {

namespace {

SearchLimits toSearchLimits(const TurnLimits& limits, Color us) {
    SearchLimits result;
    result.depth = limits.depth;
    result.nodes = limits.nodes;
    result.moveTimeMs = limits.moveTimeMs;
    if (limits.clock) {
        ClockLimit clock;
        clock.remainingMs = us == White ? limits.clock->whiteMs : limits.clock->blackMs;
        clock.incrementMs = us == White ? limits.clock->whiteIncrementMs : limits.clock->blackIncrementMs;
        result.clock = clock;
    }
    return result;
}

}  // namespace

Result<void> EnginePlayer::newGame(const PlayerGame& game) {
    m_searcher.clear();
    // Now, while no clock runs.
    m_searcher.prepare(m_options.request);
    m_gameSeed = game.seed;
    return {};
}

PlayerAnswer EnginePlayer::chooseMove(const PlayerTurn& turn) {
    LevelRequest request = m_options.request;
    request.position = turn.game.position();
    request.history = turn.game.keys();
    request.limits = toSearchLimits(turn.limits, request.position.sideToMove());
    request.gameSeed = m_gameSeed;
    request.lastMove = turn.game.current()->move();
    request.seed = m_gameSeed + static_cast<std::uint64_t>(turn.game.current()->ply());

    m_searcher.resetStop();
    const std::stop_callback stopSearch(turn.stop, [this] { m_searcher.stop(); });
    const SearchResult result = m_searcher.search(request);

    PlayerAnswer answer;
    answer.stopped = turn.stop.stop_requested();
    answer.move = result.bestMove;
    if (isMate(result.info.score))
        answer.mateIn = mateInMoves(result.info.score);
    else
        answer.scoreCp = result.info.score;
    answer.depth = result.info.depth;
    answer.nodes = result.info.statistics.totalNodes();
    return answer;
}

}  // namespace plyglass
