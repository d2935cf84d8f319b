// Network: identical results for every instruction set, for incremental update and from both sides; valid and
// damaged files.
#include <numeric>

#include "engine/base/bytes.h"
#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/eval/network/network_evaluator.h"
#include "engine/eval/network/network_file.h"
#include "tests/engine/eval/flipped.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr NetworkShape kPlain = {.hidden = 64};
constexpr NetworkShape kRich = {.hidden = 96, .buckets = 8, .isMirrored = true};

std::vector<std::int16_t> drawn(Random& random, int size, int most) {
    std::vector<std::int16_t> numbers(static_cast<std::size_t>(size));
    for (std::int16_t& number : numbers)
        number = static_cast<std::int16_t>(
            static_cast<int>(random.below(static_cast<std::uint64_t>(2 * most + 1))) - most);
    return numbers;
}

/// Calls `look(position, delta)` along random games; `delta` led to the position, null at the start of a
/// game.
template <class Look>
void alongRandomGames(int plies, const Look& look) {
    Random random(11);
    Position position = Position::start();
    bool isNew = true;
    MoveDelta delta;
    for (int ply = 0; ply < plies; ++ply) {
        look(position, delta, isNew);
        isNew = false;
        const MoveList moves = legalMoves(position);
        if (moves.empty() || position.halfmoveClock() > 60) {
            position = Position::start();
            isNew = true;
            continue;
        }
        const Move move = moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
        delta = position.deltaOf(move);
        Undo undo;
        position.makeMove(move, undo);
    }
}

/// The bytes with a correct checksum.
std::string mended(std::string bytes) {
    bytes.resize(bytes.size() - sizeof(std::uint64_t));
    putNumber(bytes, checksumOf(bytes));
    return bytes;
}

RowChanges rowsFrom(const std::vector<std::int16_t>& rows, int added, int removed, int hidden) {
    RowChanges changes;
    const std::int16_t* row = rows.data();
    for (; changes.addedCount < added; row += hidden) changes.added[changes.addedCount++] = row;
    for (; changes.removedCount < removed; row += hidden) changes.removed[changes.removedCount++] = row;
    return changes;
}

std::int16_t changed(int neuron, const RowChanges& changes, int at) {
    for (int row = 0; row < changes.addedCount; ++row) neuron += changes.added[row][at];
    for (int row = 0; row < changes.removedCount; ++row) neuron -= changes.removed[row][at];
    return static_cast<std::int16_t>(neuron);
}

/// Σ c²·w, one by one.
std::int64_t squares(const std::vector<std::int16_t>& neurons, const std::int16_t* weights) {
    std::int64_t sum = 0;
    for (const std::int16_t neuron : neurons) {
        const std::int64_t cut = (std::clamp<int>(neuron, 0, kQa) + 2) / 4;
        sum += cut * cut * *weights++;
    }
    return sum;
}

QString errorOf(const std::string& bytes) {
    const auto network = parseNetwork(bytes, "net.bin");
    return network ? QString() : QString::fromStdString(network.error().english);
}

}  // namespace

class NetworkTest : public QObject {
    Q_OBJECT

  private slots:
    void instructionSetsAreBitIdentical() {
        Random random(5);
        for (const int hidden : {32, 64, 96, 256, 1024}) {
            const auto from = drawn(random, hidden, 32767);
            const auto other = drawn(random, hidden, 32767);
            const auto rows = drawn(random, kMaxChangedRows * hidden, kMaxFeatureWeight);
            const auto outputs = drawn(random, 2 * hidden, kMaxOutputWeight);
            for (const auto& [added, removed] :
                 {std::pair(1, 1), std::pair(1, 2), std::pair(2, 2), std::pair(2, 1), std::pair(20, 0)}) {
                const RowChanges changes = rowsFrom(rows, added, removed, hidden);
                std::vector<std::int16_t> expected = from;
                for (int i = 0; i < hidden; ++i) expected[i] = changed(from[i], changes, i);
                for (const NetworkKernels& kernels : availableKernels()) {
                    std::vector<std::int16_t> to(from.size());
                    kernels.update({to.data(), from.data(), changes}, hidden);
                    QVERIFY2(to == expected, kernels.name);
                    to.assign(from.size(), 0);
                    std::vector<std::int16_t> otherTo(from.size());
                    const std::int64_t dot = kernels.updateScreluDot({to.data(), from.data(), changes},
                                                                     {otherTo.data(), other.data(), changes},
                                                                     outputs.data(), hidden);
                    QVERIFY2(to == expected, kernels.name);
                    QVERIFY2(dot == squares(to, outputs.data()) + squares(otherTo, &outputs[hidden]),
                             kernels.name);
                    for (int i = 0; i < hidden; ++i) QVERIFY(otherTo[i] == changed(other[i], changes, i));
                }
            }
            const std::int64_t expected = squares(from, outputs.data()) + squares(other, &outputs[hidden]);
            for (const NetworkKernels& kernels : availableKernels())
                QVERIFY2(kernels.screluDot(from.data(), other.data(), outputs.data(), hidden) == expected,
                         kernels.name);
        }
    }

    void largestSumsAreExact() {
        const std::vector<std::int16_t> full(kMaxHidden, 1200);
        const std::vector<std::int16_t> weights(2 * kMaxHidden, kMaxOutputWeight);
        for (const NetworkKernels& kernels : availableKernels())
            QCOMPARE(kernels.screluDot(full.data(), full.data(), weights.data(), kMaxHidden),
                     std::int64_t{255} * 255 * kMaxOutputWeight * 2 * kMaxHidden);
    }

    void incrementalMatchesRefresh() {
        for (const NetworkShape& shape : {kPlain, kRich}) {
            const auto network = std::make_shared<const Network>(randomNetwork(shape, 3));
            NetworkEvaluator evaluator(network);
            Random random(8);
            alongRandomGames(500'000, [&](const Position& position, const MoveDelta& delta, bool isNew) {
                if (isNew)
                    evaluator.reset(position);
                else
                    evaluator.push(delta);
                // A search also requests scores only at some positions.
                if (random.below(3) == 0) QCOMPARE(evaluator.evaluate(position), network->evaluate(position));
            });
        }
    }

    void popRestoresTheAccumulator() {
        const auto network = std::make_shared<const Network>(randomNetwork(kRich, 3));
        NetworkEvaluator evaluator(network);
        alongRandomGames(2000, [&](const Position& position, const MoveDelta&, bool) {
            evaluator.reset(position);
            const MoveList moves = legalMoves(position);
            for (const Move move : moves) {
                Position after = position;
                Undo undo;
                evaluator.push(position.deltaOf(move));
                after.makeMove(move, undo);
                QCOMPARE(evaluator.evaluate(after), network->evaluate(after));
                evaluator.pop();
            }
            QCOMPARE(evaluator.evaluate(position), network->evaluate(position));
        });
    }

    void evaluationIsSideSymmetric() {
        const Network network = randomNetwork(kRich, 4);
        alongRandomGames(3000, [&](const Position& position, const MoveDelta&, bool) {
            QCOMPARE(network.evaluate(flipped(position)), network.evaluate(position));
        });
    }

    void explanationSumsToTheScore() {
        const auto network = std::make_shared<const Network>(randomNetwork(kRich, 4));
        const NetworkEvaluator evaluator(network);
        alongRandomGames(500, [&](const Position& position, const MoveDelta&, bool) {
            const auto terms = evaluator.explain(position);
            const int sum = std::accumulate(
                terms.begin(), terms.end(), 0,
                [](int before, const EvaluationTerm& term) { return before + term.whiteCp - term.blackCp; });
            QCOMPARE(position.sideToMove() == White ? sum : -sum, network->evaluate(position));
        });
    }

    void bucketIsChosenByPieceCount() {
        QCOMPARE(networkBucket(2, 8), 0);
        QCOMPARE(networkBucket(32, 8), 7);
        QCOMPARE(networkBucket(32, 1), 0);
    }

    void builtInNetworkValuesAQueen() {
        const Position without =
            Position::fromFen("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").value();
        QVERIFY(defaultNetwork()->evaluate(without) > 300);
        QCOMPARE(makeEvaluator(EvaluatorKind::Network)->explain(without).size(), std::size_t{6});
    }

    void fileRoundTrips() {
        Network network = randomNetwork(kRich, 9);
        network.name = "Neuntes „Netz“";
        network.lineage = {{"Random 1"}, 2, 77, "made by a test"};
        const auto read = parseNetwork(toFileBytes(network), "net.bin");
        QVERIFY2(read.has_value(), qPrintable(errorOf(toFileBytes(network))));
        QVERIFY(*read == network);
    }

    void damagedFilesAreRefusedByName() {
        const std::string whole = toFileBytes(randomNetwork(kPlain, 1));
        QCOMPARE(errorOf("something else"), QStringLiteral("net.bin is not a network file."));
        QVERIFY(errorOf(whole.substr(0, 30)).contains("is incomplete"));
        QVERIFY(errorOf(whole.substr(0, whole.size() - 1)).contains("bytes of weights instead of"));
        QVERIFY(errorOf(whole + "x").contains("bytes of weights instead of"));
        std::string damaged = whole;
        damaged[whole.size() / 2] = static_cast<char>(damaged[whole.size() / 2] ^ 1);
        QVERIFY(errorOf(damaged).contains("checksum"));
        for (std::size_t length = 0; length < 400; ++length)
            QVERIFY(!errorOf(whole.substr(0, length)).isEmpty());
    }

    void invalidVersionsShapesAndWeightsAreRefused() {
        const std::string whole = toFileBytes(randomNetwork(kPlain, 1));
        const auto with = [&](const std::string& from, const std::string& to) {
            std::string bytes = whole;
            bytes.replace(bytes.find(from), from.size(), to);
            return mended(bytes);
        };
        QVERIFY(errorOf(with("\"version\":2", "\"version\":3")).contains("version"));
        QVERIFY(errorOf(with("\"hidden\":64", "\"hidden\":65")).contains("multiple of 32"));
        QVERIFY(errorOf(with("\"hidden\":64", "\"hidden\":96")).contains("bytes of weights"));
        QVERIFY(errorOf(with("\"buckets\":1", "\"buckets\":9")).contains("1 to 8 outputs"));
        Network loud = randomNetwork(kPlain, 1);
        loud.weights.features[7] = kMaxFeatureWeight + 1;
        QVERIFY(errorOf(toFileBytes(loud)).contains("feature weight"));
        loud = randomNetwork(kPlain, 1);
        loud.weights.outputs[7] = -kMaxOutputWeight - 1;
        QVERIFY(errorOf(toFileBytes(loud)).contains("output weight"));
    }
};

PLYGLASS_TEST(NetworkTest);
#include "network_test.moc"
