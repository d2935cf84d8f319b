// Indices of positions: unique up to symmetry.
#include <algorithm>
#include <functional>
#include <set>

#include "engine/knowledge/endgames/endgame_index.h"
#include "engine/knowledge/endgames/endgame_position.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

EndgameMaterial endgame(const char* name) { return EndgameMaterial::fromName(name).value(); }

EndgameSquares mapped(const EndgameSquares& squares, const std::function<Square(Square)>& map) {
    EndgameSquares result{};
    std::transform(squares.begin(), squares.end(), result.begin(), map);
    return result;
}

Square leftToRight(Square square) { return makeSquare(7 - fileOf(square), rankOf(square)); }
Square topToBottom(Square square) { return makeSquare(fileOf(square), 7 - rankOf(square)); }
Square onDiagonal(Square square) { return makeSquare(rankOf(square), fileOf(square)); }

/// Random squares of the men, ignoring checks.
EndgameSquares squaresOf(const EndgameMaterial& material, Random& random) {
    while (true) {
        EndgameSquares squares{};
        for (Square& square : squares) square = static_cast<Square>(random.below(kSquares));
        for (const Color color : {White, Black})
            if (endgamePosition(material, squares, color)) return squares;
    }
}

}  // namespace

class EndgameIndexTest : public QObject {
    Q_OBJECT

  private slots:
    void kingPairsAre462Or1806() {
        QCOMPARE(EndgameIndex(endgame("KK")).size(), 462u);
        QCOMPARE(EndgameIndex(endgame("KQK")).size(), 462u * 64);
        QCOMPARE(EndgameIndex(endgame("KPK")).size(), 1806u * 48);
        QCOMPARE(EndgameIndex(endgame("KRKP")).size(), 1806u * 64 * 48);
    }

    void symmetricPositionsShareAnIndex() {
        Random random(1);
        for (const EndgameMaterial& material : allEndgames()) {
            const EndgameIndex index(material);
            for (int i = 0; i < 200; ++i) {
                const EndgameSquares squares = squaresOf(material, random);
                const std::uint32_t number = index.of(squares);
                QVERIFY(number < index.size());
                QCOMPARE(index.of(mapped(squares, leftToRight)), number);
                if (material.hasTwins())
                    QCOMPARE(index.of({squares[0], squares[1], squares[3], squares[2]}), number);
                if (material.hasPawns()) continue;
                QCOMPARE(index.of(mapped(squares, topToBottom)), number);
                QCOMPARE(index.of(mapped(squares, onDiagonal)), number);
            }
        }
    }

    void indexRoundTrips() {
        Random random(2);
        for (const EndgameMaterial& material : allEndgames()) {
            const EndgameIndex index(material);
            for (int i = 0; i < 200; ++i) {
                const std::uint32_t number = index.of(squaresOf(material, random));
                QCOMPARE(index.of(index.squaresOf(number)), number);
            }
        }
    }

    void indicesAreUnique() {
        // With a pawn, only left-right mirroring remains.
        const EndgameMaterial material = endgame("KPK");
        const EndgameIndex index(material);
        std::set<std::uint32_t> numbers;
        std::size_t positions = 0;
        for (int i = 0; i < kSquares * kSquares * kSquares; ++i) {
            const EndgameSquares squares = {static_cast<Square>(i / (kSquares * kSquares)),
                                            static_cast<Square>(i / kSquares % kSquares),
                                            static_cast<Square>(i % kSquares)};
            if (fileOf(squares[0]) > 3 || !endgamePosition(material, squares, White)) continue;
            ++positions;
            numbers.insert(index.of(squares));
        }
        QCOMPARE(numbers.size(), positions);
    }

    void strongerSideComesFirst() {
        QCOMPARE(endgame("KRKQ").name(), std::string("KQKR"));
        QCOMPARE(endgame("KNBK").name(), std::string("KBNK"));
        QCOMPARE(endgame("KKP").name(), std::string("KPK"));
        for (const char* wrong : {"", "K", "Q", "QKK", "KQ", "KXK", "KKK", "KKQK", "KQRKB", "kqk", "KQ K"})
            QVERIFY2(!EndgameMaterial::fromName(wrong), wrong);
    }

    void endingsFollowTheirDependencies() {
        const std::vector<EndgameMaterial> all = allEndgames();
        QCOMPARE(all.size(), std::size_t{1 + 5 + 15 + 15});
        QCOMPARE(std::set(all.begin(), all.end()).size(), all.size());
    }
};

PLYGLASS_TEST(EndgameIndexTest);
#include "endgame_index_test.moc"
