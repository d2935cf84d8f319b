// Score updates of older games by newer networks.
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>

#include "engine/learning/training/score_update.h"
#include "engine/learning/training/training_data.h"
#include "tests/engine/learning/selfplay/sample_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

std::shared_ptr<const Network> networkOf(std::uint64_t seed) {
    return std::make_shared<const Network>(randomNetwork({.hidden = 32}, seed));
}

std::string checksumOf(const std::shared_ptr<const Network>& network) {
    EvaluatorChoice choice = EvaluatorKind::Network;
    choice.network = network;
    return originChecksum(choice);
}

/// For each scored position: mean of the first two networks minus the third, in stored scores; empty in
/// check.
std::vector<std::optional<double>> differencesOf(
    const ScoredGame& game, const std::array<std::shared_ptr<const Network>, 3>& networks) {
    std::vector<std::optional<double>> differences;
    Position position = Position::start();
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
        const auto says = [&](std::size_t which) { return networks[which]->evaluate(position); };
        if (ply >= game.randomPlies)
            differences.push_back(position.inCheck()
                                      ? std::nullopt
                                      : std::optional(((says(0) + says(1)) / 2.0 - says(2)) * 200 / 280));
        (void)position.play(game.moves[ply]);
    }
    return differences;
}

}  // namespace

class ScoreUpdateTest : public QObject {
    Q_OBJECT

  private slots:
    void sameNetworkChangesNothing() {
        const auto network = networkOf(1);
        const ScoreUpdate update({network}, {network});
        ScoredGame game = randomGame(3);
        QVERIFY(update.apply(game, *network).has_value());
        QVERIFY(game == randomGame(3));
    }

    void scoreChangesByMeanDifference() {
        const std::array networks = {networkOf(1), networkOf(2), networkOf(3)};
        const ScoreUpdate update({networks[0], networks[1]}, {networks[2]});
        bool changes = false;
        bool hasCheck = false;
        for (std::uint32_t number = 0; number < 20; ++number) {
            const ScoredGame before = randomGame(number, 120);
            ScoredGame after = before;
            QVERIFY(update.apply(after, *networks[2]).has_value());
            const auto differences = differencesOf(before, networks);
            for (std::size_t at = 0; at < before.scores.size(); ++at) {
                const auto here = differences[at];
                const std::size_t next = std::min(at + 2, differences.size() - 1);
                const double later =
                    at + 2 == next && differences[next] ? *differences[next] : here.value_or(0);
                const double change = (here.value_or(later) + later) / 2;
                QCOMPARE(static_cast<long>(after.scores[at]), std::lround(before.scores[at] + change));
                changes |= after.scores[at] != before.scores[at];
                hasCheck |= !here;
            }
            QVERIFY(after.moves == before.moves);
        }
        QVERIFY(changes);
        QVERIFY(hasCheck);
    }

    void decidedScoresAreUnchanged() {
        Network sure = *networkOf(1);
        sure.weights.outputBiases[0] = 2'000'000;
        const auto newer = std::make_shared<const Network>(sure);
        const ScoreUpdate update({newer}, {networkOf(2)});
        ScoredGame game = randomGame(1);
        game.scores[0] = kStoredMate;
        game.scores[1] = kDecidedScore;
        QVERIFY(update.apply(game, *networkOf(2)).has_value());
        QCOMPARE(game.scores[0], std::int16_t{kStoredMate});
        QCOMPARE(game.scores[1], std::int16_t{kDecidedScore});
    }

    void illegalMoveChangesNothing() {
        ScoredGame game = randomGame(1);
        game.moves[20] = Move::normal(A1, A1);
        const ScoredGame before = game;
        const ScoreUpdate update({networkOf(1)}, {});
        QVERIFY(!update.apply(game, *networkOf(2)));
        QVERIFY(game == before);
    }

    void unknownNetworksKeepTheirScores() {
        const QTemporaryDir folder;
        const auto older = networkOf(2);
        ShardOrigin origin = kSampleOrigin;
        origin.checksum = checksumOf(older);
        const std::string known = folder.filePath("known.games").toStdString();
        auto writer = ShardWriter::create(known, origin, 1);
        for (std::uint32_t number = 0; number < 5; ++number)
            QVERIFY(writer->add(randomGame(number)).has_value());
        QVERIFY(writer->close().has_value());
        const std::string unknown = writeShard(folder, 5);

        const ScoreUpdate update({networkOf(1)}, {older});
        const auto load = [&](const std::string& file, const ScoreUpdate* by,
                              std::vector<std::string>* troubles) {
            return loadTrainingData(
                {file}, {}, 1, {}, [&](const std::string& trouble) { troubles->push_back(trouble); }, by);
        };
        std::vector<std::string> troubles;
        const auto plain = load(known, nullptr, &troubles);
        const auto updated = load(known, &update, &troubles);
        QVERIFY(troubles.empty());
        QCOMPARE(updated->positions.size(), plain->positions.size());
        QVERIFY(updated->positions != plain->positions);
        const auto left = load(unknown, &update, &troubles);
        QCOMPARE(troubles.size(), std::size_t{1});
        QVERIFY2(troubles[0].find("f42a6102716cdceb") != std::string::npos, troubles[0].c_str());
        QVERIFY(left->positions == plain->positions);
    }
};

PLYGLASS_TEST(ScoreUpdateTest);
#include "score_update_test.moc"
