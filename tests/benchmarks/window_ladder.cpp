// Whether every choice of strength beats the one below it as the window plays: each asks for its moves by the
// window's own request, in a game without a clock, with the settings of a first start. Games are played to
// their end by the rules of the board, each opening once with either colour. One line a pair, written as soon
// as it is known.
// Usage: window_ladder [GAMES [FROM [TO [SECONDS]]]]
//        GAMES a pair (even); levels FROM … TO, each against the one below; SECONDS of thought at full
//        strength, if not the window's own
#include <fmt/format.h>

#include <QCoreApplication>
#include <array>
#include <cstdio>
#include <cstdlib>

#include "app/services/game/engine_requests.h"
#include "app/services/game/game_clock.h"
#include "engine/base/random.h"
#include "engine/chess/game.h"
#include "engine/match/elo.h"
#include "engine/match/openings.h"

using namespace plyglass;

namespace {

constexpr int kDefaultGames = 60;
constexpr int kOpeningPlies = 6;
constexpr std::uint64_t kSeed = 20261123;
/// Longer games are drawn.
constexpr int kMaxPlies = 500;

struct Ladder {
    PlayOptions options;
    GameClock clock;  ///< untimed
    GeneratedOpenings openings{{.seed = kSeed, .plies = kOpeningPlies, .maxScoreCp = 100, .judge = {}}};
};

PlayerSetup playerOf(int level) {
    PlayerSetup player;
    player.kind = PlayerKind::Computer;
    return atLevel(player, level);
}

/// White's points: 1, ½ or 0.
double play(Ladder& ladder, const Opening& opening, const std::array<int, 2>& levels, std::uint64_t seed) {
    Game game(opening.start);
    game.setDrawRule(DrawRule::Automatic);
    for (const Move move : opening.moves)
        if (!game.play(move)) return 0.5;
    std::array<LevelSearcher, 2> searchers;
    Random random(seed);
    while (!game.outcome().isOver() && game.current()->ply() < kMaxPlies) {
        const Color side = game.position().sideToMove();
        EngineRequest request = moveRequest(playerOf(levels[side]), game, ladder.clock, ladder.options);
        request.asked.search.seed = random.next();
        request.asked.gameSeed = seed;
        if (!game.play(searchers[side].search(request.asked).bestMove)) break;
    }
    const GameResult result = game.outcome().result;
    return result == GameResult::WhiteWins ? 1 : result == GameResult::BlackWins ? 0 : 0.5;
}

void playPair(Ladder& ladder, int level, int games) {
    GameCounts counts;
    PairCounts pairs{};
    Random seeds(kSeed + static_cast<std::uint64_t>(level));
    for (int pair = 0; pair < games / 2; ++pair) {
        const auto opening = ladder.openings.opening(static_cast<std::size_t>(pair));
        if (!opening) {
            fmt::print(stderr, "window_ladder: {}\n", opening.error().english);
            std::exit(1);
        }
        double points = 0;
        for (const bool isWhite : {true, false}) {
            const std::array<int, 2> levels =
                isWhite ? std::array{level, level - 1} : std::array{level - 1, level};
            const double white = play(ladder, *opening, levels, seeds.next());
            const double own = isWhite ? white : 1 - white;
            points += own;
            ++(own > 0.75 ? counts.wins : own > 0.25 ? counts.draws : counts.losses);
        }
        ++pairs[static_cast<std::size_t>(2 * points + 0.5)];
        fmt::print(stderr, "level {}: {} won, {} drawn, {} lost\n", level, counts.wins, counts.draws,
                   counts.losses);
    }
    const EloEstimate elo = estimateElo(pairs);
    fmt::print("| {} {} | {} | {}, {}, {} | {:+.0f} | {:+.0f} … {:+.0f} |\n", level,
               allLevels()[static_cast<std::size_t>(level - 1)].name,
               allLevels()[static_cast<std::size_t>(level - 2)].name, counts.wins, counts.draws,
               counts.losses, elo.elo, elo.low, elo.high);
    std::fflush(stdout);
}

int numberAt(int argc, char** argv, int index, int other) {
    return argc > index ? std::atoi(argv[index]) : other;
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const int games = numberAt(argc, argv, 1, kDefaultGames);
    const int from = numberAt(argc, argv, 2, 2);
    const int to = numberAt(argc, argv, 3, kFullLevel);
    if (games < 2 || games % 2 != 0 || from < 2 || to > kFullLevel || from > to) {
        fmt::print(stderr,
                   "Usage: window_ladder [GAMES [FROM [TO [SECONDS]]]]: GAMES is even, levels are 2 to {}.\n",
                   kFullLevel);
        return 2;
    }
    Ladder ladder;
    if (argc > 4) ladder.options.thinkTimeMs = 1000 * std::atoi(argv[4]);
    fmt::print(
        "Full strength thinks {} s a move.\n| level | against | won, drawn, lost | Elo | 95 % "
        "|\n|---|---|---|---|---|\n",
        ladder.options.thinkTimeMs / 1000.0);
    std::fflush(stdout);
    for (int level = from; level <= to; ++level) playPair(ladder, level, games);
    return 0;
}
