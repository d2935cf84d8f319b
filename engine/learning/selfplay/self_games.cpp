#include "engine/learning/selfplay/self_games.h"

#include <fmt/format.h>

#include <atomic>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/learning/selfplay/training_target.h"
#include "engine/match/engine_player.h"
#include "engine/match/referee.h"

namespace plyglass {

namespace {

/// Openings with a larger score for either side are rejected.
constexpr int kMaxOpeningCp = 200;
/// Maximum number of rejections: for some networks no position is level.
constexpr int kMaxRejected = 200;
/// Table size per player: fits in the CPU cache.
constexpr int kHashMib = 1;

constexpr LengthRule kLength{501, GameResult::Draw};
/// Adjudication of decided and dead drawn games.
constexpr ResignRule kDecided{3, 1000, true};
constexpr DrawByScoreRule kDead{51, 8, 5};

EnginePlayerOptions playerOptions(int player, const SelfGamesOptions& options,
                                  std::shared_ptr<LevelSearcher> searcher) {
    EnginePlayerOptions result;
    result.request.techniques = options.techniques;
    result.request.evaluator = options.evaluators[player];
    result.request.hashMib = kHashMib;
    result.searcher = std::move(searcher);
    result.seeds = MoveSeeds::OfGame;
    return result;
}

/// Searches with a node limit by piece count and reports only the score.
class SelfPlayer : public EnginePlayer {
  public:
    SelfPlayer(const SelfGamesOptions& games, EnginePlayerOptions options)
        : EnginePlayer(std::move(options)), m_games(games) {}

    Answer chooseMove(const Turn& turn) override {
        const std::uint64_t nodes = nodesWith(count(turn.game.position().occupied()), m_games);
        Turn limited = turn;
        if (m_games.nodesAreSoft) limited.limits.softNodes = nodes;
        limited.limits.nodes = nodes * (m_games.nodesAreSoft ? kHardNodes : 1);
        Answer answer = EnginePlayer::chooseMove(limited);
        answer.thoughts.depth = 0;
        answer.thoughts.nodes = 0;
        return answer;
    }

  private:
    const SelfGamesOptions& m_games;
};

/// Table and players of one thread.
class GamePlayer {
  public:
    explicit GamePlayer(const SelfGamesOptions& options)
        : m_options(options),
          m_first(options, playerOptions(0, options, m_searcher)),
          m_second(options, playerOptions(1, options, m_isOnePlayer ? m_searcher : nullptr)) {
        m_rules.adjudication.length = kLength;
        if (!options.adjudicates) return;
        m_rules.adjudication.resign = kDecided;
        m_rules.adjudication.draw = kDead;
    }

    /// Empty if stopped.
    std::optional<Game> play(int number, const std::stop_token& stop);

  private:
    std::optional<Opening> opening(int which, const std::stop_token& stop);
    bool isBalanced(const Game& game, const std::stop_token& stop);

    const SelfGamesOptions& m_options;
    /// With equal evaluators one player plays both sides, sharing its table.
    const bool m_isOnePlayer = m_options.evaluators[0] == m_options.evaluators[1];
    const std::shared_ptr<LevelSearcher> m_searcher = std::make_shared<LevelSearcher>();
    SelfPlayer m_first;
    SelfPlayer m_second;
    GameRules m_rules;
};

/// Empty if stopped.
std::optional<Opening> GamePlayer::opening(int which, const std::stop_token& stop) {
    int rejected = 0;
    OpeningRules rules;
    rules.minPlies = rules.maxPlies = m_options.randomPlies;
    rules.accepts = [&](const Game& game) { return isBalanced(game, stop) || ++rejected == kMaxRejected; };
    const std::uint64_t seed = m_options.seed * 0x9E3779B97F4A7C15ull + static_cast<std::uint64_t>(which);
    const auto game = OpeningGenerator(rules, seed).next(std::numeric_limits<int>::max(), [&stop] {
        return stop.stop_requested();
    });
    if (!game) return std::nullopt;
    return openingOf(*game);
}

bool GamePlayer::isBalanced(const Game& game, const std::stop_token& stop) {
    if (!m_first.newGame({game})) return false;
    const Answer answer = m_first.chooseMove({game, {}, {}, {}, stop});
    const auto& scoreCp = answer.thoughts.scoreCp;
    return scoreCp && std::abs(*scoreCp) <= kMaxOpeningCp;
}

std::optional<Game> GamePlayer::play(int number, const std::stop_token& stop) {
    auto begin = opening(m_isOnePlayer ? number : number / 2, stop);
    if (!begin) return std::nullopt;
    const int white = number % 2;
    GamePairing pairing;
    pairing.opening = std::move(*begin);
    pairing.players = {&m_first, &m_second};
    if (white == 1) std::swap(pairing.players[White], pairing.players[Black]);
    pairing.seeds.fill(static_cast<std::uint64_t>(number));
    pairing.rules = m_rules;
    auto played = playGame(pairing, stop);
    if (!played || played->aborted) return std::nullopt;
    Game game = std::move(played->game);
    game.setTag("Event", "Self-play");
    game.setTag("Round", fmt::format("{}", number + 1));
    game.setTag("White", m_options.names[white]);
    game.setTag("Black", m_options.names[1 - white]);
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
            const auto game = player.play(number, context.stop);
            if (!game) return;
            const std::scoped_lock lock(mutex);
            onGame(number, *game);
            context.report({++done, static_cast<std::uint64_t>(options.games), "games", {}});
        }
    });
}

}  // namespace plyglass
