#include "engine/match/engine_player.h"

#include <utility>

namespace plyglass {

EnginePlayer::EnginePlayer(EnginePlayerOptions options)
    : m_options(std::move(options)),
      m_searcher(m_options.searcher ? m_options.searcher : std::make_shared<LevelSearcher>()) {}

Result<void> EnginePlayer::newGame(const GameStart& start) {
    m_searcher->clear();
    // In advance, while no clock runs.
    m_searcher->prepare(LevelRequest{m_options.request, m_options.level});
    m_gameSeed = start.seed;
    return {};
}

Answer EnginePlayer::chooseMove(const Turn& turn) {
    LevelRequest asked{m_options.request, m_options.level, m_gameSeed, turn.game.current()->move()};
    SearchRequest& request = asked.search;
    request.position = turn.game.position();
    request.gameKeys = turn.game.keys();
    request.limits = turn.limits;
    if (!request.limits.softNodes) request.limits.softNodes = m_options.request.limits.softNodes;
    request.seed = m_gameSeed;
    if (m_options.seeds == MoveSeeds::FromPly)
        request.seed += static_cast<std::uint64_t>(turn.game.current()->ply());

    m_searcher->resetStop();
    const std::stop_callback stopSearch(turn.stop, [this] { m_searcher->stop(); });
    const SearchResult result = m_searcher->search(asked);

    Answer answer;
    if (turn.stop.stop_requested()) {
        answer.kind = Answer::Kind::Stopped;
        return answer;
    }
    if (m_options.onSearched) m_options.onSearched(result);
    answer.move = result.bestMove;
    Thoughts& thoughts = answer.thoughts;
    if (isMate(result.info.score))
        thoughts.mateIn = mateInMoves(result.info.score);
    else
        thoughts.scoreCp = result.info.score;
    thoughts.depth = result.info.depth;
    thoughts.nodes = result.info.statistics.totalNodes();
    return answer;
}

}  // namespace plyglass
