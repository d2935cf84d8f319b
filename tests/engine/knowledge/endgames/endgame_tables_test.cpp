// The built-in tables: known longest mates and consistent values.
#include "engine/knowledge/endgames/endgame_tables.h"

#include <atomic>
#include <map>
#include <thread>

#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/knowledge/endgames/endgame_position.h"
#include "tests/engine/eval/flipped.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
constexpr int kPositionsOfEach = 200;
#else
constexpr int kPositionsOfEach = 3000;
#endif

const EndgameTables& builtIn() { return EndgameTables::builtIn(); }

Position endgameOf(const std::string& fen) { return Position::fromFen(fen).value(); }

EndgameValue valueOf(const std::string& fen) { return builtIn().probe(endgameOf(fen)).value(); }

constexpr EndgameValue winIn(int plies) { return {EndgameOutcome::Win, plies}; }
constexpr EndgameValue lossIn(int plies) { return {EndgameOutcome::Loss, plies}; }
constexpr EndgameValue kDrawn = {};

/// Value of a position from its successors, with independent rules.
EndgameValue byMoves(const Position& position) {
    std::optional<int> soonestWin;
    int latestLoss = 0;
    bool draws = false;
    const MoveList moves = legalMoves(position);
    for (const Move move : moves) {
        Position after = position;
        if (!after.play(move)) qFatal("an illegal move");
        const EndgameValue value = builtIn().probe(after).value();
        if (value.outcome == EndgameOutcome::Loss)
            soonestWin = std::min(soonestWin.value_or(value.pliesToMate + 1), value.pliesToMate + 1);
        if (value.outcome == EndgameOutcome::Win) latestLoss = std::max(latestLoss, value.pliesToMate + 1);
        draws |= value.outcome == EndgameOutcome::Draw;
    }
    if (soonestWin) return winIn(*soonestWin);
    if (draws || (moves.empty() && !position.inCheck())) return kDrawn;
    return lossIn(latestLoss);
}

/// The position mirrored left to right.
Position leftForRight(const Position& position) {
    std::string fen = toFen(position);
    std::string mirrored;
    std::string rank;
    const std::size_t end = fen.find(' ');
    for (const char letter : fen.substr(0, end) + '/') {
        if (letter != '/') {
            rank.insert(rank.begin(), letter);
            continue;
        }
        mirrored += mirrored.empty() ? rank : '/' + rank;
        rank.clear();
    }
    std::string rest = fen.substr(end);
    if (const Square square = position.enPassant(); square != NoSquare)
        rest.replace(rest.find(squareName(square)), 1, 1, static_cast<char>('h' - fileOf(square)));
    return Position::fromFen(mirrored + rest).value();
}

}  // namespace

class EndgameTablesTest : public QObject {
    Q_OBJECT

  private slots:
    void allEndingsUpToFourMenExist() {
        for (const EndgameMaterial& material : allEndgames())
            QVERIFY2(builtIn().has(material), material.name().c_str());
        constexpr std::uint64_t kMaxPackedBytes = 10 << 20;
        std::uint64_t packedBytes = 0;
        for (const EndgameSummary& summary : builtIn().summaries()) packedBytes += summary.packedBytes;
        QVERIFY(packedBytes <= kMaxPackedBytes);
    }

    /// Longest mates in moves: Ströhlein 1970, Thompson 1986 and later.
    void longestMatesMatchTheLiterature() {
        const std::map<std::string, int> known = {
            {"KQK", 10},  {"KRK", 16},  {"KPK", 28},  {"KBBK", 19}, {"KBNK", 33}, {"KQKR", 35}, {"KRKB", 29},
            {"KRKN", 40}, {"KQKB", 17}, {"KQKN", 21}, {"KQKQ", 13}, {"KRKR", 19}, {"KPKP", 33}, {"KRKP", 43},
            {"KQKP", 29}, {"KBPK", 31}, {"KNPK", 27}, {"KPPK", 32}, {"KNNK", 1},  {"KNKP", 29}};
        std::size_t found = 0;
        for (const EndgameSummary& summary : builtIn().summaries()) {
            const auto entry = known.find(summary.material.name());
            if (entry == known.end()) continue;
            ++found;
            int plies = 0;
            for (const Color color : {White, Black}) {
                const LongestWin& longest = summary.longest[color];
                if (longest.plies == 0) continue;
                plies = std::max(plies, longest.plies);
                const auto squares = EndgameIndex(summary.material).squaresOf(longest.index);
                const auto position = endgamePosition(summary.material, squares, color);
                QVERIFY(position.has_value());
                QCOMPARE(builtIn().probe(*position), winIn(longest.plies));
            }
            QVERIFY2((plies + 1) / 2 == entry->second, entry->first.c_str());
        }
        QCOMPARE(found, known.size());
    }

    void valuesFollowFromSuccessors() {
        Random random(1);
        int enPassant = 0;
        for (const EndgameMaterial& material : allEndgames()) {
            for (int i = 0; i < kPositionsOfEach; ++i) {
                const Position position = randomEndgamePosition(material, random);
                enPassant += position.enPassant() != NoSquare;
                const auto value = builtIn().probe(position);
                QVERIFY2(value == byMoves(position), toFen(position).c_str());
            }
        }
        QVERIFY(enPassant > 0);
    }

    void mirroredBoardsHaveEqualValues() {
        Random random(2);
        for (const EndgameMaterial& material : allEndgames()) {
            for (int i = 0; i < kPositionsOfEach / 10; ++i) {
                const Position position = randomEndgamePosition(material, random);
                const auto value = builtIn().probe(position);
                QVERIFY2(value == builtIn().probe(flipped(position)), toFen(position).c_str());
                QVERIFY2(value == builtIn().probe(leftForRight(position)), toFen(position).c_str());
            }
        }
    }

    void knownValues_data() {
        const TestRows<std::string, EndgameValue> row;
        row("mates at once", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", winIn(1));
        row("is mated", "R6k/8/6K1/8/8/8/8/8 b - - 0 1", lossIn(0));
        row("is mated by Black", "8/8/8/8/8/6k1/8/r6K w - - 0 1", lossIn(0));
        row("is stalemated", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", kDrawn);
        row("captures the last piece", "8/8/8/8/8/8/1Q6/k1K5 b - - 0 1", lossIn(0));
        row("kings alone", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", kDrawn);
        row("one knight", "8/8/4k3/8/8/3K4/8/6N1 w - - 0 1", kDrawn);
        row("bishops of one colour", "8/8/4k3/8/3b4/3K4/8/6B1 w - - 0 1", kDrawn);
        row("captures en passant", "6k1/8/8/8/Pp6/8/8/K7 b - a3 0 1", kDrawn);
        row("en passant not allowed", "6k1/8/8/8/Pp6/8/8/K7 b - - 0 1", lossIn(30));
        row("capturable en passant", "6k1/8/8/8/1p6/8/P7/K7 w - - 0 1", kDrawn);
        row("without the opposition", "8/8/4k3/8/4K3/4P3/8/8 w - - 0 1", kDrawn);
    }
    void knownValues() {
        const auto [fen, expected] = testRow<std::string, EndgameValue>();
        QCOMPARE(valueOf(fen), expected);
    }

    void otherPositionsAreUnknown() {
        for (const char* fen : {"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "4k3/8/8/8/8/8/PP6/R3K3 w - - 0 1",
                                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"})
            QVERIFY(!builtIn().probe(endgameOf(fen)));
        QVERIFY(builtIn().probe(endgameOf("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")));
    }

    void missingTablesGiveNoValue() {
        const auto material = EndgameMaterial::fromName("KRK").value();
        const auto bytes = endgameFileBytes(generateEndgames({material}, {}), {}).value();
        const auto tables = EndgameTables::fromBytes(bytes, "KRK").value();
        QVERIFY(tables.probe(endgameOf("8/8/8/4k3/8/8/8/KR6 w - - 0 1")));
        QVERIFY(tables.probe(endgameOf("8/8/8/4k3/8/8/8/KN6 w - - 0 1")));
        QVERIFY(!tables.probe(endgameOf("8/8/8/4k3/8/8/8/KQ6 w - - 0 1")));
        QVERIFY(!tables.has(EndgameMaterial::fromName("KQK").value()));
    }

    void derivedValuesAreCorrect() {
        // Only White's codes are stored; Black's must equal the generated ones.
        const auto material = EndgameMaterial::fromName("KPK").value();
        const GeneratedEndgames generated = generateEndgames({material}, {});
        const auto tables = EndgameTables::fromBytes(endgameFileBytes(generated, {}).value(), "KPK").value();
        for (const auto& [name, codes] : generated)
            for (const Color color : {White, Black})
                for (std::uint32_t i = 0; i < codes[color].size(); ++i) {
                    if (codes[color][i] == kIllegalCode) continue;
                    const auto position = endgamePosition(name, EndgameIndex(name).squaresOf(i), color);
                    QVERIFY(position.has_value());
                    QCOMPARE(tables.probe(*position), EndgameValue::fromCode(codes[color][i]));
                }
    }

    void theFiftyMoveRuleMakesLongMatesUncertain() {
        const EndgameValue value = winIn(65);
        QVERIFY(value.isCertain(0));
        QVERIFY(value.isCertain(35));  // mate on the hundredth ply
        QVERIFY(!value.isCertain(36));
        QVERIFY(!lossIn(66).isCertain(35));
        QVERIFY(kDrawn.isCertain(99));
        QCOMPARE(value.movesToMate(), 33);
        QCOMPARE(lossIn(66).movesToMate(), 33);
    }

    void threadsDecompressATableOnce() {
        std::vector<EndgameMaterial> wanted;
        for (const char* name : {"KQK", "KRK"}) wanted.push_back(EndgameMaterial::fromName(name).value());
        const auto tables =
            EndgameTables::fromBytes(endgameFileBytes(generateEndgames(wanted, {}), {}).value(), "two")
                .value();
        std::atomic<int> wrong{0};
        {
            std::vector<std::jthread> threads;
            for (int thread = 0; thread < 4; ++thread)
                threads.emplace_back([&] {
                    Random random(3);
                    for (int i = 0; i < 1000; ++i) {
                        const Position position = randomEndgamePosition(wanted[i % 2], random);
                        wrong += tables.probe(position) != builtIn().probe(position);
                    }
                });
        }
        QCOMPARE(wrong.load(), 0);
    }
};

PLYGLASS_TEST(EndgameTablesTest);
#include "endgame_tables_test.moc"
