// Strength of a generation against a fixed evaluator, and reported games.
#include "engine/learning/evolution/genome_strength.h"

#include <atomic>
#include <mutex>
#include <numeric>
#include <set>

#include "engine/learning/evolution/genome_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Population populationOf(const std::vector<Genome>& genomes) {
    Population population;
    for (const Genome& genome : genomes) population.individuals.push_back({genome, 0.1, 0});
    return population;
}

Genome named(const char* name, int worth) {
    Genome genome = defaultGenome();
    genome.name = std::string(name);
    if (worth == 0) genome.genes.fill(0);
    return genome;
}

GenomeStrengthOptions quick() {
    GenomeStrengthOptions options;
    options.reference = EvaluatorKind::Material;
    options.championGames = 12;
    options.nodes = 100;
    return options;
}

std::int64_t sum(const PairCounts& pairs) {
    return std::accumulate(pairs.begin(), pairs.end(), std::int64_t{0});
}

}  // namespace

class GenomeStrengthTest : public QObject {
    Q_OBJECT

  private slots:
    void championAndPopulationPlay() {
        const Population population =
            populationOf({named("a", 1), named("b", 1), named("c", 0), named("d", 0)});
        const auto strength = measureStrength(population, population.individuals.front().genome, quick(), {});
        QVERIFY(strength.has_value());
        QCOMPARE(sum(strength->champion), std::int64_t(6));
        QCOMPARE(sum(strength->all), std::int64_t(4));
    }

    void strengthFollowsKnowledge() {
        GenomeStrengthOptions options = quick();
        options.championGames = 24;
        options.eachGames = 0;
        const auto weak = measureStrength(populationOf({named("c", 0)}), named("c", 0), options, {});
        QVERIFY(estimateElo(weak->champion).high < 0);
        const auto strong = measureStrength(populationOf({named("a", 1)}), named("a", 1), options, {});
        QVERIFY(estimateElo(strong->champion).elo > estimateElo(weak->champion).elo);
    }

    void strengthIsReproducible() {
        const Population population = populationOf({named("a", 1), named("c", 0)});
        JobContext two;
        two.threads = 2;
        QVERIFY(*measureStrength(population, population.individuals.front().genome, quick(), {}) ==
                *measureStrength(population, population.individuals.front().genome, quick(), two));
    }

    void stoppedMeasurementIsEmpty() {
        std::stop_source stop;
        stop.request_stop();
        JobContext job;
        job.stop = stop.get_token();
        QVERIFY(!measureStrength(populationOf({named("a", 1)}), named("a", 1), quick(), job));
    }

    void equalIndividualsPlayDifferentGames() {
        GenomeStrengthOptions options = quick();
        options.championGames = 0;
        std::set<std::uint64_t> ends;
        options.onGame = [&](const Game& game) { ends.insert(game.position().key()); };
        const Population alike =
            populationOf({named("a", 1), named("a", 1), named("a", 1), named("a", 1), named("a", 1)});
        QVERIFY(measureStrength(alike, named("a", 1), options, {}).has_value());
        QVERIFY2(ends.size() > 5, qPrintable(QString::number(ends.size())));
    }

    void gamesAreReported() {
        Population population = populationOf({named("a", 1), named("b", 1), named("c", 1), named("d", 0)});
        std::mutex mutex;
        std::multiset<std::string> players;
        GenomeGamesOptions options;
        options.rounds = 2;
        options.nodes = 50;
        options.onGame = [&](const Game& game) {
            const std::scoped_lock lock(mutex);
            players.emplace(game.tag("White"));
            players.emplace(game.tag("Black"));
            QVERIFY(game.outcomeAt(game.mainLineEnd()).isOver());
        };
        JobContext job;
        job.threads = 2;
        fitnessByGames(options)(population, job);
        for (const char* name : {"a", "b", "c", "d"}) QCOMPARE(players.count(name), std::size_t(4));
    }
};

PLYGLASS_TEST(GenomeStrengthTest);
#include "genome_strength_test.moc"
