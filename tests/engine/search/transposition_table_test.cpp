// Transposition table: entries are found, mate distances are kept, deeper entries stay, and concurrent access
// is safe.
#include <thread>

#include "engine/base/memory_left.h"
#include "engine/base/random.h"
#include "engine/eval/evaluator.h"
#include "engine/search/transposition_table.h"
#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

TableEntry entryOf(Score score, int depth, Bound bound = Bound::Exact, Move move = Move::normal(E2, E4)) {
    return {.move = move, .score = score, .staticEval = score / 2, .depth = depth, .bound = bound};
}

}  // namespace

class TranspositionTableTest : public QObject {
    Q_OBJECT

  private slots:
    void storedEntriesAreFound() {
        TranspositionTable table(1);
        Random random(1);
        for (const Score score :
             {0, 1, -1, kMaxEvalCp, kTableWinScore, -kTableWinScore, matedAt(0), -matedAt(1), kMateThreshold})
            for (const int depth : {0, 1, 63, 127})
                for (const Bound bound : {Bound::Upper, Bound::Lower, Bound::Exact}) {
                    const std::uint64_t key = random.next();
                    table.store(key, entryOf(score, depth, bound, Move::promotion(A7, B8, Queen)));
                    const auto found = table.probe(key);
                    QVERIFY(found.has_value());
                    QCOMPARE(found->score, score);
                    QCOMPARE(found->staticEval, score / 2);
                    QCOMPARE(found->depth, depth);
                    QCOMPARE(found->bound, bound);
                    QCOMPARE(found->move, Move::promotion(A7, B8, Queen));
                }
    }

    void emptyTableHasNoEntries() {
        TranspositionTable table(1);
        QVERIFY(!table.probe(0));
        QVERIFY(!table.probe(12345));
        table.store(7, entryOf(1, 1));
        table.clear();
        QVERIFY(table.clearNow([] { return true; }));
        QVERIFY(!table.probe(7));
    }

    void evaluationOnlyEntriesAreReplaced() {
        TranspositionTable table(1);
        table.store(42, {.move = {}, .staticEval = -17});
        QCOMPARE(table.probe(42)->staticEval, -17);
        QCOMPARE(table.probe(42)->bound, Bound::None);
        table.store(42, entryOf(10, 0, Bound::Upper));
        QCOMPARE(table.probe(42)->bound, Bound::Upper);
        table.store(42, {.move = {}, .staticEval = 99});
        QCOMPARE(table.probe(42)->score, 10);
        // Replaced first: all these keys share a cluster of four.
        table.store(1, {.move = {}, .staticEval = 1});
        for (std::uint64_t key = 2; key <= 4; ++key) table.store(key, entryOf(1, 0));
        QVERIFY(!table.probe(1) && table.probe(42));
    }

    void pvFlagIsStored() {
        TranspositionTable table(1);
        TableEntry entry = entryOf(10, 3);
        for (const bool wasPv : {true, false}) {
            entry.wasPv = wasPv;
            table.store(42, entry);
            QCOMPARE(table.probe(42)->wasPv, wasPv);
        }
    }

    void mateScoresAreRelativeToThePosition() {
        // Mate at ply 9, seen at ply 4: five plies away, at whatever ply the position recurs.
        const Score atPly4 = -matedAt(9);
        QCOMPARE(scoreFromTable(scoreToTable(atPly4, 4), 2), -matedAt(7));
        QCOMPARE(scoreFromTable(scoreToTable(matedAt(9), 4), 6), matedAt(11));
        QCOMPARE(scoreFromTable(scoreToTable(150, 4), 6), 150);
    }

    void tableWinIsDecisiveButNoMate() {
        for (const int ply : {0, 1, kMaxPly}) {
            const Score win = kTableWinScore - ply;
            QVERIFY(isDecisive(win) && isDecisive(-win));
            QVERIFY(!isMate(scoreToTable(win, ply)) && !isMate(scoreToTable(-win, ply)));
            QCOMPARE(scoreFromTable(scoreToTable(-win, ply), 2), -kTableWinScore + 2);
        }
    }

    void deeperEntryIsKept() {
        TranspositionTable table(1);
        table.store(42, entryOf(10, 9));
        table.store(42, entryOf(20, 4, Bound::Lower));
        QCOMPARE(table.probe(42)->score, 10);
        table.store(42, entryOf(30, 5, Bound::Lower));
        QCOMPARE(table.probe(42)->score, 30);
        table.store(42, entryOf(40, 1, Bound::Exact));
        QCOMPARE(table.probe(42)->score, 40);
    }

    void oldShallowEntriesAreReplacedFirst() {
        // All keys below 2^40 share the first cluster of four.
        TranspositionTable table(1);
        table.store(1, entryOf(1, 20));
        table.newSearch();
        for (std::uint64_t key = 2; key <= 4; ++key) table.store(key, entryOf(1, 9 + static_cast<int>(key)));
        table.store(5, entryOf(1, 1));
        QVERIFY(!table.probe(2));
        table.newSearch();
        table.newSearch();
        table.store(6, entryOf(1, 1));
        QVERIFY(table.probe(6) && table.probe(1) && !table.probe(5));
    }

    void clearingForgetsEverything() {
        TranspositionTable table(67);
        Random random(5);
        for (int i = 0; i < 50'000; ++i) table.store(random.next(), entryOf(1, 1));
        table.clear();
        QVERIFY(table.clearNow([] { return true; }));
        Random again(5);
        for (int i = 0; i < 50'000; ++i) QVERIFY(!table.probe(again.next()));
    }

    void preparationKeepsEntries() {
        TranspositionTable table(67);
        QVERIFY(table.clearNow([] { return false; }));  // a new table may always be used
        Random random(5);
        for (int i = 0; i < 1'000; ++i) table.store(random.next(), entryOf(1, 1));
        QVERIFY(table.clearNow([] { return true; }));
        Random again(5);
        for (int i = 0; i < 1'000; ++i) QVERIFY(table.probe(again.next()));
    }

    void clearedTableIsNotUsedEarly() {
        TranspositionTable table(67);
        Random random(5);
        for (int i = 0; i < 50'000; ++i) table.store(random.next(), entryOf(1, 1));
        table.clear();
        std::atomic<int> looks{0};
        QVERIFY(!table.clearNow([&] { return ++looks <= 10; }));
        QVERIFY(looks >= 10);  // polled for every chunk
        QVERIFY(!table.clearNow([] { return false; }));
        QVERIFY(table.clearNow([] { return true; }));
        Random again(5);
        for (int i = 0; i < 50'000; ++i) QVERIFY(!table.probe(again.next()));
    }

    void oversizedTableIsReduced() {
        const int tooMuch = static_cast<int>(std::min<std::uint64_t>(2 * memoryLeft() >> 20, 1 << 30));
        const TranspositionTable table(tooMuch);
        QCOMPARE(table.requestedMib(), tooMuch);
        QVERIFY(table.sizeMib() >= 1 && table.sizeMib() < tooMuch);
    }

    void olderGenerationsAreReplaced() {
        TranspositionTable table(1);
        table.store(42, entryOf(10, 5));
        table.newSearch();
        QCOMPARE(table.probe(42)->score, 10);
        table.store(42, entryOf(20, 1, Bound::Upper));
        QCOMPARE(table.probe(42)->score, 20);
    }

    void missingMoveKeepsTheKnownOne() {
        TranspositionTable table(1);
        table.store(42, entryOf(10, 5));
        table.store(42, entryOf(-30, 6, Bound::Upper, Move()));
        QCOMPARE(table.probe(42)->move, Move::normal(E2, E4));
        QCOMPARE(table.probe(42)->score, -30);
    }

    void fullTableNeverGivesWrongEntries() {
        TranspositionTable table(1);
        const auto scoreOfKey = [](std::uint64_t key) { return static_cast<Score>(key % 20001) - 10000; };
        Random random(2);
        for (int i = 0; i < 200'000; ++i) {
            const std::uint64_t key = random.next();
            table.store(key, entryOf(scoreOfKey(key), static_cast<int>(key % 20)));
        }
        QVERIFY(table.fullPermille() > 900);
        Random again(2);
        int found = 0;
        for (int i = 0; i < 200'000; ++i) {
            const std::uint64_t key = again.next();
            const auto entry = table.probe(key);
            if (!entry) continue;
            ++found;
            QCOMPARE(entry->score, scoreOfKey(key));
        }
        QVERIFY(found > 30'000);
    }

    void concurrentAccessIsSafe() {
        TranspositionTable table(1);
        constexpr int kRounds = kSlowBuild ? 20'000 : 200'000;
        std::atomic<int> wrong{0};
        const auto work = [&](std::uint64_t seed) {
            Random random(seed);
            for (int i = 0; i < kRounds; ++i) {
                const std::uint64_t key = random.below(64);
                table.store(key, entryOf(static_cast<Score>(key), static_cast<int>(random.below(30))));
                const auto entry = table.probe(random.below(64));
                if (entry && (entry->score < 0 || entry->score > 63)) ++wrong;
                const auto own = table.probe(key);
                if (own && own->score != static_cast<Score>(key)) ++wrong;
            }
        };
        std::thread first(work, 1);
        std::thread second(work, 2);
        first.join();
        second.join();
        QCOMPARE(wrong.load(), 0);
    }

    void smallTableSolvesTheMate() {
        SearchRequest request = requestOf(kPositions[10], preset("full"), 12);
        request.hashMib = 1;
        QCOMPARE(mateInMoves(searchFresh(request).info.score), 3);
    }
};

PLYGLASS_TEST(TranspositionTableTest);
#include "transposition_table_test.moc"
