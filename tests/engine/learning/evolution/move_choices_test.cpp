// Positions with all moves scored: selection, scores, and regret of a genome.
#include "engine/learning/evolution/move_choices.h"

#include <cmath>
#include <map>
#include <stop_token>

#include "engine/base/random.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/eval/genome.h"
#include "engine/learning/evolution/genome_fit.h"
#include "engine/learning/training/capture_search.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Position positionOf(const char* fen) { return Position::fromFen(fen).value(); }

/// A game of random moves, with a score for each but the first two.
ScoredGame gameOf(int plies, std::int16_t score, std::uint64_t seed = 5) {
    ScoredGame game;
    game.randomPlies = 2;
    Position position = Position::start();
    Random random(seed);
    for (int ply = 0; ply < plies; ++ply) {
        const MoveList moves = legalMoves(position);
        const Move move = moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
        game.moves.push_back(move);
        Undo undo;
        position.makeMove(move, undo);
        if (ply >= 2) game.scores.push_back(score);
    }
    return game;
}

/// These moves, with a score for each after the first `randomPlies`.
ScoredGame gameBy(const std::vector<const char*>& moves, std::uint8_t randomPlies) {
    ScoredGame game;
    game.randomPlies = randomPlies;
    game.scores.resize(moves.size() - randomPlies);
    Position position = Position::start();
    for (const char* san : moves) {
        game.moves.push_back(parseSan(position, san).value());
        Undo undo;
        position.makeMove(game.moves.back(), undo);
    }
    return game;
}

/// Two moves: the first wins a pawn by the features, the second is better by `better`.
MoveChoice pawnOr(float expected, float better) {
    MoveChoice choice;
    FeatureDifferences pawn{};
    pawn[kPossession] = 1;
    choice.add(pawn, expected);
    choice.add({}, expected + better);
    return choice;
}

std::array<int, kFeatureCount> pawnValue(int cp) {
    std::array<int, kFeatureCount> genes{};
    genes[kPossession] = cp;
    return genes;
}

}  // namespace

class MoveChoicesTest : public QObject {
    Q_OBJECT

  private slots:
    void captures_data() {
        const TestRows<QString, int, QString> row;
        row("nothing to capture", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", 500, "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
        row("a free rook", "4k3/8/8/r6R/8/8/8/4K3 w - - 0 1", 500, "4k3/8/8/R7/8/8/8/4K3 b - - 0 1");
        row("a protected pawn is left alone", "4k3/8/2p5/3p3R/8/8/8/4K3 w - - 0 1", 300,
            "4k3/8/2p5/3p3R/8/8/8/4K3 w - - 0 1");
    }
    void captures() {
        const auto [fen, score, reached] = testRow<QString, int, QString>();
        Position position = positionOf(fen.toLatin1().constData());
        const auto evaluator = makeEvaluator(EvaluatorKind::Material);
        evaluator->reset(position);
        QCOMPARE(captureSearch(position, *evaluator, -30000, 30000), score);
        QCOMPARE(QString::fromStdString(toFen(afterBestCaptures(position, *evaluator))), reached);
        QCOMPARE(QString::fromStdString(toFen(position)), fen);
    }

    void requestedNumberIsDrawn() {
        PositionDraw draw(10, 1);
        QVERIFY(draw.add(gameOf(8, 0)).has_value());
        QCOMPARE(draw.drawn().size(), std::size_t(6));
        for (std::uint64_t seed = 0; seed < 20; ++seed) QVERIFY(draw.add(gameOf(30, 0, seed)).has_value());
        QCOMPARE(draw.drawn().size(), std::size_t(10));
        // Random and decided positions are excluded.
        PositionDraw none(10, 1);
        QVERIFY(none.add(gameOf(2, 0)).has_value());
        QVERIFY(none.add(gameOf(30, 700)).has_value());
        QVERIFY(none.drawn().empty());
    }

    void drawIsUniform() {
        // 7 of 28 positions are drawn 2000 times: each is included in a quarter of them, within five standard
        // deviations.
        const ScoredGame game = gameOf(30, 0);
        std::map<std::uint64_t, int> counts;
        for (std::uint64_t seed = 0; seed < 2000; ++seed) {
            PositionDraw draw(7, seed);
            QVERIFY(draw.add(game).has_value());
            for (const Position& position : draw.drawn()) ++counts[position.key()];
        }
        int total = 0;
        for (const auto& [key, count] : counts) total += count;
        QCOMPARE(total, 14000);
        QCOMPARE(counts.size(), std::size_t(28));
        for (const auto& [key, count] : counts)
            QVERIFY2(std::abs(count - 500) < 100, qPrintable(QString::number(count)));
    }

    void drawIsIndependentOfOrder() {
        PositionDraw one(9, 2);
        PositionDraw other(9, 2);
        const std::vector<ScoredGame> games = {gameOf(30, 0), gameOf(20, 0, 6), gameOf(25, 0, 7)};
        for (std::size_t i = 0; i < games.size(); ++i) {
            QVERIFY(one.add(games[i]).has_value());
            QVERIFY(other.add(games[games.size() - 1 - i]).has_value());
        }
        // Duplicate games count once.
        QVERIFY(other.add(games[1]).has_value());
        const auto keys = [](const PositionDraw& draw) {
            std::vector<std::uint64_t> found;
            for (const Position& position : draw.drawn()) found.push_back(position.key());
            return found;
        };
        QCOMPARE(keys(one).size(), std::size_t(9));
        QVERIFY(keys(one) == keys(other));
    }

    void clocksAreIndependentOfOrder() {
        // The same position at move 5 with a high clock, and at move 3 with a low one.
        const ScoredGame slow = gameBy({"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8", "e4"}, 6);
        const ScoredGame quick = gameBy({"Nf3", "Nf6", "Ng1", "Ng8", "e4"}, 2);
        PositionDraw one(9, 2);
        PositionDraw other(9, 2);
        for (const ScoredGame* game : {&slow, &quick}) QVERIFY(one.add(*game).has_value());
        for (const ScoredGame* game : {&quick, &slow}) QVERIFY(other.add(*game).has_value());
        const auto fens = [](const PositionDraw& draw) {
            std::vector<std::string> found;
            for (const Position& position : draw.drawn()) found.push_back(toFen(position));
            return found;
        };
        QVERIFY(fens(one) == fens(other));
        for (const std::string& fen : fens(one))
            QVERIFY2(fen.ends_with(" 2") || fen.ends_with(" 3"), fen.c_str());
    }

    void anIllegalMoveIsAnError() {
        ScoredGame game = gameOf(10, 0);
        game.moves[5] = game.moves[0];
        PositionDraw draw(10, 1);
        QVERIFY(!draw.add(game).has_value());
    }

    void movesAreScoredBySearch() {
        MoveChoiceOptions options;
        options.evaluator = EvaluatorKind::Material;
        // Rxa5 wins an unprotected rook.
        const auto choices = scoredChoices({positionOf("6k1/5ppp/8/r6R/8/8/8/6K1 w - - 0 1")}, options, {});
        QCOMPARE(choices.size(), std::size_t(1));
        const MoveChoice& choice = choices.front();
        QCOMPARE(choice.expected.size(), choice.differences.size());
        std::size_t best = 0;
        for (std::size_t i = 0; i < choice.expected.size(); ++i) {
            QVERIFY(choice.expected[i] >= 0 && choice.expected[i] <= 1);
            if (choice.expected[i] > choice.expected[best]) best = i;
        }
        QCOMPARE(int(choice.differences[best][kPossession + Rook]), 1);
        QVERIFY(choice.expected[best] > 0.55f);
        // Features are counted after the captures: elsewhere White's rook is lost.
        int lost = 0;
        for (const FeatureDifferences& differences : choice.differences)
            lost += differences[kPossession + Rook] == -1;
        QVERIFY(lost > 0);
    }

    void trivialMovesAreExcluded() {
        MoveChoiceOptions options;
        options.evaluator = EvaluatorKind::Material;
        // Qa8 and Qe8 mate: these are excluded from the scored moves.
        const Position mates = positionOf("6k1/5ppp/8/8/Q7/8/8/6K1 w - - 0 1");
        const MoveList moves = legalMoves(mates);
        const auto choices =
            scoredChoices({mates, positionOf("7k/5K2/8/6Q1/8/8/8/8 b - - 0 1")}, options, {});
        QCOMPARE(choices.size(), std::size_t(1));
        QCOMPARE(choices.front().expected.size(), static_cast<std::size_t>(moves.size()) - 2);
    }

    void scoresAreIndependentOfThreads() {
        std::vector<Position> positions;
        PositionDraw draw(12, 3);
        QVERIFY(draw.add(gameOf(40, 0)).has_value());
        MoveChoiceOptions options;
        options.nodes = 50;
        const auto one = scoredChoices(draw.drawn(), options, {.stop = {}, .onProgress = {}, .threads = 1});
        const auto three = scoredChoices(draw.drawn(), options, {.stop = {}, .onProgress = {}, .threads = 3});
        QCOMPARE(one.size(), three.size());
        QVERIFY(!one.empty());
        for (std::size_t i = 0; i < one.size(); ++i) {
            QVERIFY(one[i].differences == three[i].differences);
            QVERIFY(one[i].expected == three[i].expected);
        }
    }

    void stoppedJobIsEmpty() {
        std::stop_source stop;
        stop.request_stop();
        JobContext job;
        job.stop = stop.get_token();
        QVERIFY(scoredChoices({Position::start()}, {}, job).empty());
    }

    void regretIsTheLossOfTheChoice() {
        QVERIFY(std::abs(misjudgementOf(pawnValue(100), pawnOr(0.25f, 0.5f)).regret - 0.5) < 1e-6);
        QCOMPARE(misjudgementOf(pawnValue(-100), pawnOr(0.25f, 0.5f)).regret, 0.0);
        // Ties: the first move counts.
        QVERIFY(std::abs(misjudgementOf(pawnValue(0), pawnOr(0.25f, 0.5f)).regret - 0.5) < 1e-6);
    }

    void errorIsRelativeBetweenMoves() {
        // Equal predictions where one move is worth 0.5 more: each is off by half of that.
        QVERIFY(std::abs(misjudgementOf(pawnValue(0), pawnOr(0.25f, 0.5f)).error - 0.25) < 1e-6);
        // A common offset is no error.
        const auto low = misjudgementOf(pawnValue(0), pawnOr(0.1f, 0));
        QVERIFY(std::abs(low.error) < 1e-6);
        // A score of 400 predicts 73 % against 50 % for the other move.
        const float apart = 0.5f - static_cast<float>(1 / (1 + std::exp(-1.0)));
        QVERIFY(std::abs(misjudgementOf(pawnValue(400), pawnOr(0.6f, apart)).error) < 1e-6);
    }

    void generationsUseDifferentChoices() {
        std::vector<MoveChoice> choices(kChoicesAtOnce, pawnOr(0.25f, 0.5f));
        choices.resize(2 * kChoicesAtOnce, pawnOr(0.25f, -0.2f));
        const auto genes = pawnValue(0);
        const auto first = misjudgementOf(genes, choices.front());
        const auto last = misjudgementOf(genes, choices.back());
        const auto loss = [](const Misjudgement& m) { return m.regret + kChoiceErrorWeight * m.error; };
        QVERIFY(std::abs(choiceLoss(genes, choices, 0) - loss(first)) < 1e-6);
        QVERIFY(std::abs(choiceLoss(genes, choices, 1) - loss(last)) < 1e-6);
        QVERIFY(std::abs(choiceLoss(genes, choices, 2) - loss(first)) < 1e-6);
        // If there are fewer, every generation uses all of them.
        choices.erase(choices.begin() + 1, choices.end() - 1);
        QCOMPARE(choiceLoss(genes, choices, 0), choiceLoss(genes, choices, 1));
        QCOMPARE(choiceLoss(genes, {}, 0), 0.0);
    }

    void betterEvaluationIsFitter() {
        FitData data;
        data.choices.assign(10, pawnOr(0.6f, -0.2f));
        Population population;
        for (const int worth : {-100, 100}) {
            population.individuals.emplace_back();
            population.individuals.back().genome.genes = pawnValue(worth);
        }
        QVERIFY(measurePopulation(population, fitnessByFit(data), {}));
        QCOMPARE(population.individuals.front().genome.genes[kPossession], 100);
        QVERIFY(population.individuals.front().fitness > population.individuals.back().fitness);
    }
};

PLYGLASS_TEST(MoveChoicesTest);
#include "move_choices_test.moc"
