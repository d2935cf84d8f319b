// Genetic algorithm: reproducible, improving, and resumable.
#include <algorithm>
#include <cmath>
#include <set>

#include "engine/learning/evolution/evolution.h"
#include "engine/learning/evolution/genome_fit.h"
#include "engine/learning/evolution/genome_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Fitness: closeness of the first gene to 777.
void measureFirstGene(Population& population, const JobContext&) {
    for (Individual& individual : population.individuals)
        individual.fitness = -std::abs(individual.genome.genes[0] - 777);
}

GeneticOptions smallOptions() {
    GeneticOptions options;
    options.population = 16;
    options.seed = 4;
    return options;
}

Evolution evolved(int generations, const FitnessMeasure& measure = measureFirstGene) {
    Evolution evolution{"test", smallOptions(), {}};
    evolve(evolution, defaultGenome(), generations, measure, {}, [](const Evolution&) {});
    return evolution;
}

}  // namespace

class EvolutionTest : public QObject {
    Q_OBJECT

  private slots:
    void evolutionImprovesFitness() {
        const Evolution evolution = evolved(60);
        const auto best = [&](int generation) {
            return evolution.generations[static_cast<std::size_t>(generation)].individuals.front().fitness;
        };
        QVERIFY(best(60) > -10);
        for (int generation = 1; generation <= 60; ++generation)
            QVERIFY(best(generation) >= best(generation - 1));
    }

    void seedDeterminesEvolution() {
        QVERIFY(evolved(5) == evolved(5));
        Evolution other{"test", smallOptions(), {}};
        other.options.seed = 5;
        evolve(other, defaultGenome(), 5, measureFirstGene, {}, [](const Evolution&) {});
        QVERIFY(other.generations != evolved(5).generations);
    }

    void firstGenerationVariesAroundTheStart() {
        const Population first = firstPopulation(smallOptions(), defaultGenome());
        QVERIFY(first.individuals.front().genome.genes == defaultGenome().genes);
        std::set<std::array<int, kFeatureCount>> different;
        for (const Individual& individual : first.individuals) different.insert(individual.genome.genes);
        QCOMPARE(different.size(), std::size_t{16});
    }

    void kingValueIsConstant() {
        for (const Population& population : evolved(20).generations)
            for (const Individual& individual : population.individuals)
                QCOMPARE(individual.genome.genes[kPossession + King], 0);
    }

    void eliteSurvivesAndChildrenNameParents() {
        const Evolution evolution = evolved(3);
        const Population& before = evolution.generations[2];
        const Population after = nextPopulation(evolution.options, before);
        for (std::size_t i = 0; i < 2; ++i)
            QVERIFY(after.individuals[i].genome == before.individuals[i].genome);
        std::set<std::string> names;
        for (const Individual& individual : before.individuals) names.insert(individual.genome.name);
        for (std::size_t i = 2; i < after.individuals.size(); ++i)
            for (const std::string& parent : after.individuals[i].genome.lineage.parents)
                QVERIFY(names.contains(parent));
    }

    void resumedEvolutionIsIdentical() {
        const auto read = parseEvolution(toJsonText(evolved(4)), "evolution.json");
        QVERIFY2(read.has_value(), read ? "" : read.error().english.c_str());
        QVERIFY(*read == evolved(4));
        Evolution resumed = *read;
        evolve(resumed, defaultGenome(), 9, measureFirstGene, {}, [](const Evolution&) {});
        QVERIFY(resumed == evolved(9));
    }

    void unfinishedGenerationIsDropped() {
        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        Evolution evolution{"test", smallOptions(), {}};
        evolve(
            evolution, defaultGenome(), 9,
            [&](Population& population, const JobContext& context) {
                if (population.generation == 3) stop.request_stop();
                measureFirstGene(population, context);
            },
            job, [](const Evolution&) {});
        QVERIFY(evolution == evolved(2));
    }

    void damagedFilesAreRefusedByName() {
        const std::string whole = toJsonText(evolved(1));
        const auto errorOf = [](const std::string& text) {
            const auto read = parseEvolution(text, "evolution.json");
            return read ? QString() : QString::fromStdString(read.error().english);
        };
        QVERIFY(errorOf("").contains("evolution.json"));
        QVERIFY(errorOf(whole.substr(0, whole.size() / 2)).contains("not JSON"));
        std::string few = whole;
        few.replace(few.find("\"population\": 16"), 16, "\"population\": 2 ");
        QVERIFY(errorOf(few).contains("4 to 1000 individuals"));
        std::string noGene = whole;
        noGene.replace(noGene.find("\"mobility\""), 10, "\"mobilitx\"");
        QVERIFY(errorOf(noGene).contains("generation 0, number 1"));
        std::string larger = whole;
        larger.replace(larger.find("\"population\": 16"), 16, "\"population\": 18");
        QVERIFY(errorOf(larger).contains("generation 0 must be a list of 18 individuals"));
        std::string backward = whole;
        backward.insert(backward.find("\"step\": 0.") + 8, "-");
        QVERIFY(errorOf(backward).contains("within 0 … 1"));
    }

    void deepNestingIsRefused() {
        std::string deep = toJsonText(defaultGenome());
        constexpr int kLevels = 200'000;
        const std::size_t gene = deep.find('[', deep.find("\"possession\"")) + 1;
        deep.insert(gene, std::string(kLevels, '[') + std::string(kLevels, ']') + ", ");
        deep.erase(deep.find(", ", gene + 2 * kLevels + 2), 5);
        const auto read = parseGenome(deep, "deep.json");
        QVERIFY(!read);
        QVERIFY2(read.error().english.find("deep.json has values inside of each other") == 0,
                 read.error().english.c_str());
    }

    void gamesFavourMaterialKnowledge() {
        Population population = firstPopulation(smallOptions(), defaultGenome());
        population.individuals.resize(4);
        for (std::size_t i = 1; i < 4; ++i) population.individuals[i].genome.genes.fill(0);
        GenomeGamesOptions games;
        games.rounds = 3;
        games.nodes = 200;
        JobContext job;
        job.threads = 2;
        QVERIFY(measurePopulation(population, fitnessByGames(games), job));
        QCOMPARE(QString::fromStdString(population.individuals.front().genome.name), QStringLiteral("g0-1"));
        QCOMPARE(population.individuals.front().games, 6);
        QVERIFY(population.individuals.front().points > 5);
        double fitness = 0;
        double points = 0;
        for (const Individual& individual : population.individuals) {
            fitness += individual.fitness;
            points += individual.points;
        }
        QCOMPARE(fitness, 2.0);
        QCOMPARE(points, 12.0);
    }

    void byesRotate() {
        Population population = firstPopulation(smallOptions(), defaultGenome());
        population.individuals.resize(5);
        GenomeGamesOptions games;
        games.rounds = 5;
        games.nodes = 20;
        QVERIFY(measurePopulation(population, fitnessByGames(games), {}));
        for (const Individual& individual : population.individuals) QCOMPARE(individual.games, 8);
    }

    void longRecordsOutweighLuck() {
        Population population = firstPopulation(smallOptions(), defaultGenome());
        population.individuals.resize(4);
        for (Individual& individual : population.individuals) individual.genome.genes.fill(0);
        population.individuals[3].games = 1000;
        population.individuals[3].points = 800;
        GenomeGamesOptions games;
        games.rounds = 1;
        games.nodes = 20;
        QVERIFY(measurePopulation(population, fitnessByGames(games), {}));
        QCOMPARE(population.individuals.front().games, 1002);
        const Population next = nextPopulation(smallOptions(), population);
        QCOMPARE(next.individuals.front().games, 1002);
        QCOMPARE(next.individuals.back().games, 0);
    }

    void consensusIsTheMeanOfFitterHalves() {
        const auto generationOf = [](int number, std::initializer_list<int> genes) {
            Population population{number, {}};
            for (const int gene : genes) {
                population.individuals.emplace_back();
                population.individuals.back().genome.genes.fill(gene);
            }
            return population;
        };
        Evolution evolution;
        evolution.generations = {generationOf(0, {900, 900, 0, 0}), generationOf(1, {100, 103, 500, -500}),
                                 generationOf(2, {106, 110, 700, -500})};
        const Genome consensus = consensusOf(evolution.generations);
        for (const int gene : consensus.genes) QCOMPARE(gene, 370);
        QCOMPARE(consensus.lineage.generation, 2);
        QCOMPARE(championOf(evolution, 0).genes[0], 900);
        QCOMPARE(championOf(evolution, 1).genes[0], 102);
        QCOMPARE(championOf(evolution, 2).genes[0], 105);
    }

    void fitnessIsThePredictionError() {
        GenomeSample level;
        level.expected = 0.5f;
        GenomeSample pawnUp;
        pawnUp.differences[0] = 1;
        pawnUp.expected = 1;
        std::array<int, kFeatureCount> genes{};
        QCOMPARE(errorOf(genes, {level, pawnUp}), 0.125);
        genes[0] = 400;
        const double missing = 1 - 1 / (1 + std::exp(-1.0));
        QVERIFY(std::abs(errorOf(genes, {level, pawnUp}) - missing * missing / 2) < 1e-9);
    }
};

PLYGLASS_TEST(EvolutionTest);
#include "evolution_test.moc"
