// Square values of a network with known weights.

#include "engine/learning/training/piece_square_values.h"
#include "engine/chess/fen.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// One neuron that counts own pieces of one type, with a weight per square; from both sides.
Network counterOf(PieceType type, const std::function<int(Square)>& weight) {
    Network network = randomNetwork({.hidden = 32}, 1);
    std::fill(network.weights.features.begin(), network.weights.features.end(), std::int16_t{0});
    std::fill(network.weights.biases.begin(), network.weights.biases.end(), std::int16_t{0});
    std::fill(network.weights.outputs.begin(), network.weights.outputs.end(), std::int16_t{0});
    for (int square = 0; square < kSquares; ++square) {
        const int input = networkInput(White, false, makePiece(White, type), static_cast<Square>(square));
        network.weights.features[static_cast<std::size_t>(input * network.shape.hidden)] =
            static_cast<std::int16_t>(weight(static_cast<Square>(square)));
    }
    network.weights.outputs[0] = kQb;
    network.weights.outputs[32] = -kQb;
    return network;
}

}  // namespace

class PieceSquareValuesTest : public QObject {
    Q_OBJECT

  private slots:
    void squareValuesFollowTheWeights() {
        // A knight on the right half counts twice for the neuron, four times when squared.
        const Network network =
            counterOf(Knight, [](Square square) { return fileOf(square) >= 4 ? 2 * kQa / 5 : kQa / 5; });
        const std::vector<Position> positions = {*Position::fromFen("4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
                                                 *Position::fromFen("4k3/8/8/8/8/8/8/4K3 b - - 0 1")};
        const PieceSquareValues values = pieceSquareValues(network, positions);
        QVERIFY(values.cp[Knight][H4] > values.cp[Knight][A4] + kNetworkScaleCp / 10.0);
        QVERIFY(values.meanCp[Knight] > kNetworkScaleCp / 20.0);
        QCOMPARE(values.meanCp[Rook], 0.0);
        double sum = 0;
        for (Bitboard left = values.known[Knight]; left != 0;) sum += values.cp[Knight][popLowest(left)];
        QVERIFY(std::abs(sum) < 1e-6);
    }

    void kingIsMovedNotAdded() {
        const Network network =
            counterOf(King, [](Square square) { return rankOf(square) == 0 ? kQa / 2 : kQa / 20; });
        const std::vector<Position> positions = {*Position::fromFen("4k3/8/8/8/8/8/8/4K3 w - - 0 1")};
        const PieceSquareValues values = pieceSquareValues(network, positions);
        QCOMPARE(values.meanCp[King], 0.0);
        QVERIFY(values.cp[King][A1] > values.cp[King][A4]);
        QCOMPARE(values.known[King] & bitOf(E7), Bitboard{0});
    }

    void impossibleSquaresAreUnknown() {
        const Network network = randomNetwork({.hidden = 32, .buckets = 4, .isMirrored = true}, 3);
        const auto positions = randomPositions(20, 5);
        QCOMPARE(positions.size(), 20u);
        const PieceSquareValues values = pieceSquareValues(network, positions);
        QCOMPARE(values.known[Pawn] & 0xFF000000000000FFu, Bitboard{0});
        QCOMPARE(count(values.known[Pawn]), 48);
        QCOMPARE(count(values.known[Queen]), 64);
    }

    void incrementalProbeMatchesFullEvaluation() {
        const Network network = randomNetwork({.hidden = 64, .buckets = 1, .isMirrored = true}, 11);
        const std::vector<Position> positions = {*Position::fromFen("r3k3/pp6/8/8/8/8/PP6/4K2R w - - 0 1")};
        const PieceSquareValues values = pieceSquareValues(network, positions);
        const auto with = Position::fromFen("r3k3/pp6/8/8/3N4/8/PP6/4K2R w - - 0 1");
        const int change = network.evaluate(*with) - network.evaluate(positions.front());
        QCOMPARE(values.meanCp[Knight] + values.cp[Knight][D4], static_cast<double>(change));
        const auto moved = Position::fromFen("r3k3/pp6/8/8/8/8/PP4K1/7R w - - 0 1");
        const auto elsewhere = Position::fromFen("r3k3/pp6/8/1K6/8/8/PP6/7R w - - 0 1");
        QCOMPARE(values.cp[King][G2] - values.cp[King][B5],
                 static_cast<double>(network.evaluate(*moved) - network.evaluate(*elsewhere)));
    }
};

PLYGLASS_TEST(PieceSquareValuesTest);
#include "piece_square_values_test.moc"
