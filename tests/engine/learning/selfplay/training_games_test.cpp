// Games as training data: played, merged, shuffled and counted; and the selected positions.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/learning/selfplay/shard_folder.h"
#include "engine/learning/selfplay/training_target.h"
#include "engine/learning/training/training_data.h"
#include "tests/engine/learning/selfplay/sample_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

DataRunOptions smallRun(const QTemporaryDir& folder, int games) {
    DataRunOptions options;
    options.games.games = games;
    options.games.nodes = 50;
    options.games.nodesAreSoft = true;
    options.games.seed = 3;
    options.games.evaluators = {EvaluatorKind::Material, EvaluatorKind::Material};
    options.evaluatorName = "material";
    options.program = "test";
    options.folder = folder.filePath("data").toStdString();
    return options;
}

}  // namespace

class TrainingGamesTest : public QObject {
    Q_OBJECT

  private slots:
    void interruptedRunPlaysMissingGames() {
        const QTemporaryDir folder;
        const auto first = playForData(smallRun(folder, 4), {});
        QVERIFY(first.has_value());
        QCOMPARE(first->games, std::uint64_t{4});
        const auto second = playForData(smallRun(folder, 10), {});
        QVERIFY(second.has_value());
        QCOMPARE(second->before, std::uint64_t{4});
        QCOMPARE(second->games, std::uint64_t{6});
        const QTemporaryDir other;
        QVERIFY(playForData(smallRun(other, 10), {}).has_value());
        std::vector<ScoredGame> inParts;
        const auto shards = shardsIn(smallRun(folder, 0).folder);
        QVERIFY(shards.has_value());
        for (const std::string& shard : *shards)
            for (const ScoredGame& game : gamesOf(shard)) inParts.push_back(game);
        const auto whole = shardsIn(smallRun(other, 0).folder);
        QVERIFY(whole.has_value());
        const auto atOnce = gamesOf(whole->front());
        QVERIFY(inParts == atOnce);
    }

    void mergingRemovesDuplicates() {
        const QTemporaryDir folder;
        const QTemporaryDir other;
        QVERIFY(playForData(smallRun(folder, 3), {}).has_value());
        QVERIFY(playForData(smallRun(folder, 5), {}).has_value());
        QVERIFY(playForData(smallRun(other, 4), {}).has_value());
        DataRunOptions another = smallRun(other, 2);
        another.games.seed = 99;
        QVERIFY(playForData(another, {}).has_value());
        auto files = *shardsIn(smallRun(folder, 0).folder);
        const auto more = *shardsIn(smallRun(other, 0).folder);
        files.insert(files.end(), more.begin(), more.end());
        const std::filesystem::path into = folder.filePath("merged").toStdString();
        const auto merged = mergeGames(files, into, {});
        QVERIFY(merged.has_value());
        QCOMPARE(merged->games, std::uint64_t{7});
        QCOMPARE(merged->repeatedGames, std::uint64_t{4});
        const auto written = *shardsIn(into);
        QCOMPARE(written.size(), std::size_t{2});
        const DataStatistics statistics = statisticsOf(written, {});
        QCOMPARE(statistics.games, std::uint64_t{7});
        QCOMPARE(statistics.repeatedGames, std::uint64_t{0});
        QVERIFY(statistics.results == merged->results);
        QVERIFY(statistics.troubles.empty());
        QCOMPARE(statistics.runs.size(), std::size_t{2});
        QCOMPARE(statistics.runs[0].origin.seed, std::uint64_t{3});
        QCOMPARE(statistics.runs[0].games, std::uint64_t{5});
        QCOMPARE(statistics.runs[1].games, std::uint64_t{2});
        QCOMPARE(statistics.runs[0].positions + statistics.runs[1].positions, statistics.positions);
        QCOMPARE(statistics.runs[0].bytes, std::filesystem::file_size(written[0]));
        QCOMPARE(std::accumulate(statistics.byPieces.begin(), statistics.byPieces.end(), std::uint64_t{0}),
                 statistics.positions);
        QCOMPARE(std::accumulate(statistics.byScore.begin(), statistics.byScore.end(), std::uint64_t{0}),
                 statistics.positions);
    }

    void shufflingKeepsAllGames() {
        const QTemporaryDir folder;
        QVERIFY(playForData(smallRun(folder, 6), {}).has_value());
        DataRunOptions another = smallRun(folder, 4);
        another.games.seed = 99;
        QVERIFY(playForData(another, {}).has_value());
        const auto files = *shardsIn(another.folder);
        const std::filesystem::path into = folder.filePath("shuffled").toStdString();
        const auto shuffled = shuffleGames(files, into, 5, {});
        QVERIFY(shuffled.has_value());
        std::vector<ScoredGame> before;
        for (const std::string& file : files)
            (void)readShard(file, [&](const ScoredGame& game) { before.push_back(game); });
        std::vector<ScoredGame> after;
        const auto reading =
            readShard(shuffled->file, [&](const ScoredGame& game) { after.push_back(game); });
        QVERIFY(reading.has_value());
        QCOMPARE(reading->origin.seed, std::uint64_t{5});
        QCOMPARE(after.size(), std::size_t{10});
        std::vector<std::size_t> places;
        for (const ScoredGame& game : after) {
            QCOMPARE(game.number, static_cast<std::uint32_t>(places.size()));
            const auto found = std::find_if(before.begin(), before.end(), [&](const ScoredGame& other) {
                return other.moves == game.moves && other.scores == game.scores;
            });
            QVERIFY(found != before.end());
            places.push_back(static_cast<std::size_t>(found - before.begin()));
        }
        QVERIFY(!std::is_sorted(places.begin(), places.end()));
        QVERIFY(!shuffleGames(files, into, 5, {}).has_value());  // existing files are not overwritten
        // Nor does it count as a self-play run, or as other shuffled games.
        const auto fewer = shuffleGames({files.front()}, folder.filePath("fewer").toStdString(), 5, {});
        QVERIFY(fewer.has_value());
        QCOMPARE(statisticsOf({shuffled->file, fewer->file}, {}).repeatedGames, std::uint64_t{0});
    }

    void statisticsCountDuplicatesAndDamage() {
        const QTemporaryDir folder;
        const std::string path = writeShard(folder, 6);
        QFile file(QString::fromStdString(path));
        QVERIFY(file.copy(folder.filePath("b.games")));
        QFile copy(folder.filePath("b.games"));
        QVERIFY(copy.resize(copy.size() - 20));
        const DataStatistics statistics = statisticsOf(*shardsIn(folder.path().toStdString()), {});
        QCOMPARE(statistics.files, std::uint64_t{2});
        QCOMPARE(statistics.games, std::uint64_t{6});
        QVERIFY(statistics.repeatedGames > 0);
        QCOMPARE(statistics.troubles.size(), std::size_t{1});
        QVERIFY(statistics.troubles.front().find("b.games") != std::string::npos);
    }

    void positionsAreFromSideToMove() {
        const Position black = Position::fromFen("4k3/4p3/8/8/8/8/3Q4/4K3 b - - 0 1").value();
        const TrainingPosition position = packed(black, 0.1);
        const Network network = randomNetwork({.hidden = 32, .buckets = 8, .isMirrored = true}, 2);
        QCOMPARE(static_cast<int>(position.count), 4);
        QCOMPARE(outputOf(network, position), network.evaluate(black));
    }

    void gamesGiveFilteredPositions() {
        TrainingData data;
        ScoredGame game = randomGame(1);
        game.halfPoints = 2;
        QVERIFY(addGame(data, game,
                        {.filter = {.maxScore = 100, .skipsChecks = false, .skipsCaptures = false},
                         .target = {.tdWeight = 1, .lambda = 1}})
                    .has_value());
        const auto small = std::count_if(game.scores.begin(), game.scores.end(),
                                         [](int score) { return std::abs(score) <= 100; });
        QCOMPARE(data.positions.size(), static_cast<std::size_t>(small));
        QCOMPARE(data.leftOut, game.scores.size() - data.positions.size());
        // White has won: positions alternate between winning and losing side to move, except for excluded
        // ones.
        QVERIFY(std::all_of(data.positions.begin(), data.positions.end(),
                            [](const auto& p) { return p.target == 0 || p.target == 1; }));
        TrainingData quiet;
        QVERIFY(addGame(quiet, game, {}).has_value());
        QVERIFY(quiet.positions.size() < game.scores.size());
    }

    void scoresAreNormalized() {
        Game game;
        const std::pair<Move, int> moves[] = {
            {Move::normal(E2, E4), 60}, {Move::normal(E7, E5), 60}, {Move::normal(D2, D4), -100'000}};
        for (const auto& [move, cpForWhite] : moves) {
            QVERIFY(game.play(move).has_value());
            game.current()->evalCp = cpForWhite;
        }
        const auto scoresAt = [&](int scaleCp) { return scoredGame(game, 0, 0, scaleCp).scores; };
        constexpr std::int16_t kMinMate = -kStoredMate + 1;
        QVERIFY((scoresAt(kStoredScoreScale) == std::vector<std::int16_t>{60, -60, kMinMate}));
        QVERIFY((scoresAt(2 * kStoredScoreScale) == std::vector<std::int16_t>{30, -30, kMinMate}));
    }

    void tdWeightsDecay() {
        ScoredGame game;
        game.randomPlies = 2;
        game.halfPoints = 2;  // White's
        for (int ply = 0; ply < 5; ++ply) game.moves.push_back(Move::normal(A2, A3));
        game.scores = {0, -kStoredScoreScale, kStoredScoreScale};  // of White, Black, White to move
        const double share = 1 / (1 + std::exp(-1.0));
        const auto near = [](double a, double b) { return std::abs(a - b) < 1e-12; };
        const auto results = targetsOf(game, {.tdWeight = 1, .lambda = 1});
        QVERIFY((results == std::vector<double>{1, 0, 1}));
        const auto scores = targetsOf(game, {.tdWeight = 0, .lambda = 1});
        QVERIFY(near(scores[0], 0.5) && near(scores[1], 1 - share) && near(scores[2], share));
        const auto next = targetsOf(game, {.tdWeight = 1, .lambda = 0});
        QVERIFY(near(next[0], share) && near(next[1], 1 - share) && next[2] == 1);
        const auto mixed = targetsOf(game, {.tdWeight = 1, .lambda = 0.5});
        QVERIFY(near(mixed[1], 1 - (0.5 + share / 2)));
        QVERIFY(near(mixed[0], (0.5 + share / 2) / 2 + share / 2));
        const auto steep = targetsOf(game, {.tdWeight = 0, .lambda = 1, .steepness = 2});
        QVERIFY(near(steep[0], 0.5) && near(steep[2], 1 / (1 + std::exp(-2.0))));
    }

    void endgameLambdaApplies() {
        const TrainingTarget target{.tdWeight = 1, .lambda = 0.2, .endgameLambda = 0.9};
        for (std::uint32_t number = 0; number < 20; ++number) {
            const ScoredGame game = randomGame(number, 300);
            std::vector<int> pieces;
            Position position = Position::start();
            for (const Move move : game.moves) {
                pieces.push_back(count(position.occupied()));
                (void)position.play(move);
            }
            const std::vector<double> targets = targetsOf(game, target);
            for (std::size_t i = 0; i + 1 < targets.size(); ++i) {
                const double decay = 0.2 + 0.7 * endgameShare(pieces[game.randomPlies + i + 1]);
                const double next = expectedScore(game.scores[i + 1], kStoredScoreScale);
                QVERIFY(std::abs(1 - targets[i] - (decay * targets[i + 1] + (1 - decay) * next)) < 1e-12);
            }
        }
    }

    void endgameNodesApply() {
        SelfGamesOptions options;
        options.nodes = 100;
        options.endgameNodes = 500;
        QCOMPARE(nodesWith(32, options), std::uint64_t{100});
        QCOMPARE(nodesWith(kMiddlegamePieces, options), std::uint64_t{100});
        QCOMPARE(nodesWith((kMiddlegamePieces + kEndgamePieces) / 2, options), std::uint64_t{300});
        QCOMPARE(nodesWith(kEndgamePieces, options), std::uint64_t{500});
        QCOMPARE(nodesWith(2, options), std::uint64_t{500});
        options.endgameNodes = 0;
        QCOMPARE(nodesWith(2, options), std::uint64_t{100});
    }

    void originRecordsSearchSettings() {
        QTemporaryDir folder;
        DataRunOptions options = smallRun(folder, 2);
        options.games.endgameNodes = 80;
        options.games.techniques.lateMovePruning = options.games.techniques.razoring = false;
        QVERIFY(playForData(options, {}).has_value());
        const auto files = shardsIn(options.folder).value();
        QCOMPARE(files.size(), std::size_t{1});
        const auto reading = readShard(files.front(), [](const ScoredGame&) {});
        QCOMPARE(reading->origin.endgameNodes, std::uint64_t{80});
        QCOMPARE(reading->origin.off, std::string("razoring,late-move-pruning"));
        // Games with other search settings are another run.
        QCOMPARE(playForData(smallRun(folder, 2), {})->before, std::uint64_t{0});
        QCOMPARE(playForData(options, {})->before, std::uint64_t{2});
    }

    void checksumDistinguishesRuns() {
        QTemporaryDir folder;
        DataRunOptions options = smallRun(folder, 2);
        QVERIFY(playForData(options, {}).has_value());
        options.games.evaluators.fill(EvaluatorKind::MaterialCheck);
        QCOMPARE(playForData(options, {})->before, std::uint64_t{0});
    }

    void stopEndsTheOpeningSearch() {
        QTemporaryDir folder;
        Network network = randomNetwork({.hidden = 32, .buckets = 1, .isMirrored = false}, 1);
        // For this network no position is level.
        network.weights.outputBiases[0] = 2'000'000;
        EvaluatorChoice choice(EvaluatorKind::Network);
        choice.network = std::make_shared<const Network>(network);
        DataRunOptions options = smallRun(folder, 1);
        options.games.evaluators = {choice, choice};
        std::stop_source stop;
        stop.request_stop();
        JobContext stopped;
        stopped.stop = stop.get_token();
        QCOMPARE(playForData(options, stopped)->games, std::uint64_t{0});
        QCOMPARE(playForData(options, {})->games, std::uint64_t{1});
    }

    void heldOutGamesAreFixed() {
        for (const std::uint32_t others : {0U, 7U}) {
            TrainingData data;
            for (std::uint32_t number = 1; number <= others; ++number)
                QVERIFY(addGame(data, randomGame(number), {}).has_value());
            const std::size_t before = data.positions.size();
            QVERIFY(addGame(data, randomGame(2 * kHeldOutEvery - 1), {}).has_value());
            QCOMPARE(data.positions.size(), before);
            QVERIFY(!data.heldOut.empty());
        }
    }

    void illegalMoveAffectsOneGame() {
        TrainingData data;
        ScoredGame game = randomGame(1);
        game.moves[20] = Move::normal(A1, A1);
        const auto added = addGame(data, game, {});
        QVERIFY(!added);
        QVERIFY(data.positions.empty());
    }
};

PLYGLASS_TEST(TrainingGamesTest);
#include "training_games_test.moc"
