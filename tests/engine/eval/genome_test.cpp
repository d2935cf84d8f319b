// Genome: its features against a reference count, its files, its evaluator.
#include <QFile>
#include <numeric>

#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/eval/genome.h"
#include "tests/engine/chess/random_games.h"
#include "tests/engine/eval/evaluating.h"
#include "tests/engine/eval/flipped.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Reference count of the features: from every piece, square by square.
class SlowFeatures {
  public:
    SlowFeatures(const Position& position, Color color) : m_position(position), m_color(color) {}

    Features count() {
        for (int square = 0; square < kSquares; ++square) {
            const Piece piece = m_position.pieceAt(static_cast<Square>(square));
            if (piece == NoPiece || colorOf(piece) != m_color) continue;
            countPiece(static_cast<Square>(square), typeOf(piece));
        }
        return m_features;
    }

  private:
    static constexpr int kKnightSteps[8][2] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                               {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    static constexpr int kDirections[8][2] = {{1, 0}, {-1, 0}, {0, 1},  {0, -1},
                                              {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    int forward() const { return m_color == White ? 1 : -1; }
    bool isEmpty(int file, int rank) const {
        return isOnBoard(file, rank) && m_position.pieceAt(makeSquare(file, rank)) == NoPiece;
    }

    void countPiece(Square square, PieceType type) {
        ++m_features[kPossession + type];
        const int file = fileOf(square);
        const int rank = rankOf(square);
        if (type == Pawn) countPawn(file, rank);
        if (type == Knight)
            for (const auto& step : kKnightSteps) walk(type, file, rank, step, 1);
        for (int direction = 0; direction < 8; ++direction) {
            const bool isStraight = direction < 4;
            const bool isRider = type == Queen || type == (isStraight ? Rook : Bishop);
            if (isRider) walk(type, file, rank, kDirections[direction], 7);
            if (type == King) walk(type, file, rank, kDirections[direction], 1);
        }
    }

    void walk(PieceType type, int file, int rank, const int (&step)[2], int most) {
        for (int i = 0; i < most; ++i) {
            file += step[0];
            rank += step[1];
            if (!isOnBoard(file, rank)) return;
            const Piece met = m_position.pieceAt(makeSquare(file, rank));
            meet(type, met);
            if (met == NoPiece || colorOf(met) != m_color) ++m_features[kMobility + type];
            if (met != NoPiece) return;
        }
    }

    void meet(PieceType attacker, Piece met) {
        if (met == NoPiece) return;
        if (colorOf(met) == m_color)
            ++m_features[kProtections + typeOf(met)];
        else
            ++m_features[kThreats + attacker];
    }

    void countPawn(int file, int rank) {
        const int home = m_color == White ? 1 : 6;
        m_features[kAdvancement] += std::abs(rank - home);
        if (isEmpty(file, rank + forward())) {
            ++m_features[kMobility + Pawn];
            if (rank == home && isEmpty(file, rank + 2 * forward())) ++m_features[kMobility + Pawn];
        }
        for (const int side : {-1, 1}) {
            if (!isOnBoard(file + side, rank + forward())) continue;
            const Square target = makeSquare(file + side, rank + forward());
            const Piece met = m_position.pieceAt(target);
            meet(Pawn, met);
            const bool takes = met != NoPiece && colorOf(met) != m_color;
            if (takes || canTakeEnPassant(makeSquare(file, rank), target)) ++m_features[kMobility + Pawn];
        }
    }

    bool canTakeEnPassant(Square from, Square to) const {
        if (m_position.sideToMove() != m_color || m_position.enPassant() != to) return false;
        return isLegal(m_position, Move::enPassant(from, to));
    }

    const Position& m_position;
    Color m_color;
    Features m_features{};
};

int genomeScore(const Position& position) { return GenomeEvaluator().evaluate(position); }

std::string defaultText() { return toJsonText(defaultGenome()); }

}  // namespace

class GenomeTest : public QObject {
    Q_OBJECT

  private slots:
    void featuresMatchReferenceCount() {
        visitRandomGames(31, gamesFor(100), 200, [](const Position& position, const MoveList&) {
            for (const Color color : {White, Black})
                QCOMPARE(featuresOf(position, color), SlowFeatures(position, color).count());
        });
    }

    void startPositionFeaturesAreKnown() {
        const Features expected = {8, 2, 2, 2, 1, 1, 0, 16, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                                   // every pawn: a, h by the rook; b, g by a bishop; c by the queen; f by the
                                   // king; d by bishop, queen, king and knight; e likewise
                                   14, 2, 2, 0, 1, 1};
        const Features found = featuresOf(Position::start(), White);
        for (int feature = 0; feature < kFeatureCount; ++feature)
            if (found[feature] != expected[feature])
                qWarning("%s: %d, not %d", featureName(feature).c_str(), found[feature], expected[feature]);
        QCOMPARE(found, expected);
        QCOMPARE(featuresOf(Position::start(), Black), expected);
    }

    void checkCountsAsThreat() {
        const Position position = Position::fromFen("4k3/8/8/8/8/8/8/4RK2 b - - 0 1").value();
        QCOMPARE(featuresOf(position, White)[kThreats + Rook], 1);
    }

    void evaluationIsColourSymmetric() {
        visitRandomGames(32, gamesFor(60), 200, [](const Position& position, const MoveList&) {
            QCOMPARE(genomeScore(position), genomeScore(flipped(position)));
        });
    }

    void twentyFiveTermsSumToTheScore() {
        visitRandomGames(33, gamesFor(60), 200, [](const Position& position, const MoveList&) {
            const auto terms = GenomeEvaluator().explain(position);
            QCOMPARE(terms.size(), std::size_t(kFeatureCount));
            const int sum = std::accumulate(
                terms.begin(), terms.end(), 0,
                [](int total, const EvaluationTerm& term) { return total + term.whiteCp - term.blackCp; });
            QCOMPARE(position.sideToMove() == White ? sum : -sum, genomeScore(position));
        });
    }

    void builtInGenomeMatchesTheFile() {
        QFile file(PLYGLASS_SOURCE_DIR "/resources/genomes/default.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto genome = parseGenome(file.readAll().toStdString(), "default.json");
        if (!genome) qWarning("%s", genome.error().english.c_str());
        QVERIFY(genome);
        QCOMPARE(*genome, defaultGenome());
    }

    void fileRoundTrips() {
        Genome genome = defaultGenome();
        genome.name = "a \"quoted\" name";
        genome.lineage = {{"mother", "father"}, 3, 18446744073709551615ull, "crossed at 7"};
        genome.genes[9] = -kMaxGene;
        QCOMPARE(parseGenome(toJsonText(genome), "x").value(), genome);
    }

    void badFileErrorNamesFieldAndReason_data() {
        const TestRows<std::string, QString> row;
        const std::string good = defaultText();
        row("no JSON", "hello", "g.json is not JSON.");
        row("no object", "[1]", "g.json holds no JSON object.");
        row("another format", replaced(good, "plyglass-genome", "x"),
            "\"format\" must be \"plyglass-genome\"");
        row("another version", replaced(good, "\"version\": 1", "\"version\": 2"), "\"version\" must be 1");
        row("no name", replaced(good, "\"name\": \"default\"", "\"name\": 3"), "name must be a text");
        row("too few", replaced(good, "[100, ", "["), "genes.possession must be a list of 6 whole numbers");
        row("a fraction", replaced(good, "[3]", "[3.5]"),
            "genes.advancement[0] must be a whole number, not 3.5");
        row("a word", replaced(good, "[3]", "[\"3\"]"), "genes.advancement[0] must be a whole number");
        row("too large", replaced(good, "[3]", "[5001]"), "genes.advancement[0] is 5001; it must be within");
        row("huge", replaced(good, "[3]", "[99999999999999999999999]"), "genes.advancement[0]");
        row("a missing group", replaced(good, "\"threats\"", "\"treats\""), "genes.threats is missing");
        row("an extra group", replaced(good, "\"threats\"", "\"luck\": [], \"threats\""),
            "genes.luck is no group");
        row("a bad lineage", replaced(good, "\"parents\":[]", "\"parents\":7"),
            "lineage.parents must be a list");
    }

    void badFileErrorNamesFieldAndReason() {
        const auto [text, message] = testRow<std::string, QString>();
        const auto genome = parseGenome(text, "g.json");
        QVERIFY(!genome);
        const QString said = QString::fromStdString(genome.error().english);
        QVERIFY2(said.contains("g.json") && said.contains(message), qPrintable(said));
    }

    void missingFileIsReported() {
        const auto genome = loadGenome("/nowhere/genome.json");
        QVERIFY(!genome);
        QVERIFY(genome.error().english.find("/nowhere/genome.json") != std::string::npos);
    }

    void damagedTextNeverCrashes() {
        const std::string good = defaultText();
        Random random(4);
        for (int round = 0; round < gamesFor(3000); ++round) {
            std::string text = good;
            for (int change = 0; change < 3; ++change) {
                const auto at = random.below(text.size());
                if (random.chance(30))
                    text.erase(at, random.below(20));
                else
                    text[at] = static_cast<char>(random.below(256));
                if (text.empty()) break;
            }
            const auto genome = parseGenome(text, "damaged");
            if (!genome) QVERIFY(genome.error().english.starts_with("damaged"));
        }
    }
};

PLYGLASS_TEST(GenomeTest);
#include "genome_test.moc"
