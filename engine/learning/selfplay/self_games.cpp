#include "engine/learning/selfplay/self_games.h"

#include <fmt/format.h>

#include <atomic>
#include <cmath>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "engine/base/parallel.h"
#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/learning/selfplay/endgame_share.h"

namespace plyglass {

namespace {

/// Openings that give one side more than this are drawn again.
constexpr int kMaxOpeningCp = 200;
/// But not more often than this: to some networks no position at all is level.
constexpr int kMaxRejected = 200;
/// Of a player's table: one that stays in the processor's cache.
constexpr int kHashMib = 1;
/// A game is won when both sides have thought so for so many plies in a row.
constexpr int kWonCp = 1000;
constexpr int kWonPlies = 6;
/// And drawn, late enough, when both scores have stayed level.
constexpr int kLevelCp = 5;
constexpr int kLevelPlies = 16;
constexpr int kLevelFromPly = 100;
constexpr int kMaxPlies = 500;

/// One thread's table and players.
class GamePlayer {
  public:
    explicit GamePlayer(const SelfGamesOptions& options)
        : m_options(options),
          m_isOnePlayer(options.evaluators[0] == options.evaluators[1]),
          m_searchers(m_isOnePlayer ? 1 : 2) {}

    /// Nothing if it was stopped.
    std::optional<Game> play(int number, const JobContext& context);

  private:
    std::optional<Game> opening(int which, const JobContext& context);
    SearchResult think(const Game& game, int player, std::uint64_t seed);
    bool adjudicate(Game& game, Score forWhite, int ply);

    const SelfGamesOptions& m_options;
    const bool m_isOnePlayer;  ///< who then thinks for both sides, with all it remembers
    std::vector<Searcher> m_searchers;
    int m_wonPlies = 0;  ///< positive while White is winning, negative while Black is
    int m_levelPlies = 0;
};

/// Nothing if it was stopped.
std::optional<Game> GamePlayer::opening(int which, const JobContext& context) {
    Random random(m_options.seed * 0x9E3779B97F4A7C15ull + static_cast<std::uint64_t>(which));
    int rejected = 0;
    while (!context.stopRequested()) {
        Game game;
        for (int ply = 0; ply < m_options.randomPlies && !game.outcome().isOver(); ++ply) {
            const MoveList moves = legalMoves(game.position());
            (void)game.play(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))]);
        }
        if (game.outcome().isOver()) continue;
        for (Searcher& searcher : m_searchers) searcher.clear();
        if (std::abs(think(game, 0, 0).info.score) <= kMaxOpeningCp || ++rejected == kMaxRejected)
            return game;
    }
    return std::nullopt;
}

SearchResult GamePlayer::think(const Game& game, int player, std::uint64_t seed) {
    SearchRequest request;
    request.position = game.position();
    request.history = game.keys();
    request.techniques = m_options.techniques;
    request.evaluator = m_options.evaluators[player];
    const std::uint64_t nodes = nodesWith(count(game.position().occupied()), m_options);
    if (m_options.nodesAreSoft) request.limits.softNodes = nodes;
    request.limits.nodes = nodes * (m_options.nodesAreSoft ? kHardNodes : 1);
    request.seed = seed;
    request.hashMib = kHashMib;
    return m_searchers[m_isOnePlayer ? 0 : player].search(request);
}

/// Ends the game if both sides have agreed for long enough on how it will end.
bool GamePlayer::adjudicate(Game& game, Score forWhite, int ply) {
    if (!m_options.adjudicates && ply < kMaxPlies) return false;
    const int sign = forWhite >= kWonCp ? 1 : forWhite <= -kWonCp ? -1 : 0;
    m_wonPlies = sign != 0 && m_wonPlies * sign >= 0 ? m_wonPlies + sign : sign;
    m_levelPlies = std::abs(forWhite) <= kLevelCp ? m_levelPlies + 1 : 0;
    const bool isDrawn = (m_levelPlies >= kLevelPlies && ply >= kLevelFromPly) || ply >= kMaxPlies;
    if (std::abs(m_wonPlies) >= kWonPlies)
        game.end({m_wonPlies > 0 ? GameResult::WhiteWins : GameResult::BlackWins, OutcomeReason::Recorded});
    else if (isDrawn)
        game.end({GameResult::Draw, OutcomeReason::Recorded});
    else
        return false;
    game.setTag("Termination", "adjudication");
    return true;
}

std::optional<Game> GamePlayer::play(int number, const JobContext& context) {
    auto start = opening(m_isOnePlayer ? number : number / 2, context);
    if (!start) return std::nullopt;
    Game game = std::move(*start);
    for (Searcher& searcher : m_searchers) searcher.clear();
    m_wonPlies = m_levelPlies = 0;
    const int white = number % 2;
    game.setTag("Event", "Self-play");
    game.setTag("Round", fmt::format("{}", number + 1));
    game.setTag("White", m_options.names[white]);
    game.setTag("Black", m_options.names[1 - white]);
    for (int ply = m_options.randomPlies; !game.outcome().isOver(); ++ply) {
        if (context.stopRequested()) return std::nullopt;
        const bool isWhite = game.position().sideToMove() == White;
        const SearchResult result =
            think(game, isWhite ? white : 1 - white, static_cast<std::uint64_t>(number));
        if (!game.play(result.bestMove)) return std::nullopt;
        const Score forWhite = isWhite ? result.info.score : -result.info.score;
        if (isMate(forWhite))
            game.current()->evalMate = mateInMoves(forWhite);
        else
            game.current()->evalCp = forWhite;
        if (game.outcome().isOver() || adjudicate(game, forWhite, ply)) break;
    }
    return game;
}

}  // namespace

std::uint64_t nodesWith(int pieces, const SelfGamesOptions& options) {
    if (options.endgameNodes == 0) return options.nodes;
    return static_cast<std::uint64_t>(
        std::lround(std::lerp(static_cast<double>(options.nodes), static_cast<double>(options.endgameNodes),
                              endgameShare(pieces))));
}

std::optional<int> playSelfPair(SelfGamesOptions options, const std::function<void(const Game&)>& onGame,
                                const std::stop_token& stop) {
    options.games = 2;
    int played = 0;
    int halfPoints = 0;
    JobContext alone;
    alone.stop = stop;
    playSelfGames(
        options,
        [&](int number, const Game& game) {
            halfPoints += recordOf(number, game).firstPoints();
            ++played;
            if (onGame) onGame(game);
        },
        alone);
    return played == 2 ? std::optional(halfPoints) : std::nullopt;
}

GameRecord recordOf(int number, const Game& game) {
    GameRecord record;
    record.index = number;
    record.result = game.outcomeAt(game.mainLineEnd()).result;
    return record;
}

void playSelfGames(const SelfGamesOptions& options, const std::function<void(int, const Game&)>& onGame,
                   const JobContext& context) {
    std::atomic<int> next{0};
    std::mutex mutex;
    std::uint64_t done = 0;
    onThreads(context.threads, [&](int) {
        GamePlayer player(options);
        for (int number = next++; number < options.games; number = next++) {
            if (options.isPlayed && options.isPlayed(number)) continue;
            const auto game = player.play(number, context);
            if (!game) return;
            const std::scoped_lock lock(mutex);
            onGame(number, *game);
            context.report({++done, static_cast<std::uint64_t>(options.games), "games", {}});
        }
    });
}

}  // namespace plyglass
