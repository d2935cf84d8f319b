// Openings from files and at random.
#include <set>

#include "engine/base/random.h"
#include "engine/eval/evaluator.h"
#include "engine/match/openings.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

const char* const kEpd =
    "# two positions\n"
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - bm e5; id \"one; with 5 words\";\r\n"
    "\n"
    "8/P6k/8/8/8/8/8/K7 w - - 3 40\n";

std::string messageOf(const Result<OpeningList>& result) {
    return result ? std::string() : result.error().english;
}

GeneratedOpeningsOptions balanced(std::uint64_t seed) {
    const auto judge = [evaluator = std::shared_ptr<Evaluator>(makeEvaluator(EvaluatorKind::Material))](
                           const Position& position) { return evaluator->evaluate(position); };
    return {seed, 8, 50, judge};
}

}  // namespace

class OpeningsTest : public QObject {
    Q_OBJECT

  private slots:
    void epdAndFenLinesAreRead() {
        const auto openings = readOpenings(kEpd, "book.epd");
        QVERIFY(openings.has_value());
        QCOMPARE(openings->openings.size(), std::size_t(2));
        QCOMPARE(openings->openings[0].start.sideToMove(), Black);
        QCOMPARE(openings->openings[1].start.fullmoveNumber(), 40);
        QVERIFY(openings->openings[0].moves.empty());
    }

    void correctedPositionIsNotedByLine() {
        const auto list = readOpenings("# mine\n7k/5K2/4R3/8/8/8/8/8 w KQkq - bm Rh6;\n", "book.epd");
        QVERIFY2(list, messageOf(list).c_str());
        QCOMPARE(list->notes.size(), std::size_t{1});
        QVERIFY(list->notes.front().english.starts_with("book.epd, line 2: Castling (KQkq) is impossible"));
    }

    void gamesAreCutAtMaxPlies() {
        const char* pgn =
            "[Event \"a\"]\n\n1. e4 e5 2. Nf3 (2. d4) Nc6 *\n\n[Event \"b\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
        const auto all = readOpenings(pgn, "book.pgn");
        QVERIFY(all.has_value());
        QCOMPARE(all->openings.size(), std::size_t(2));
        QCOMPARE(all->openings[0].moves.size(), std::size_t(4));
        QCOMPARE(all->openings[1].moves.size(), std::size_t(3));  // the mate is no opening
        const auto two = readOpenings(pgn, "book.pgn", 2);
        QCOMPARE(two->openings[0].moves.size(), std::size_t(2));
        QCOMPARE(two->openings[0].end().fullmoveNumber(), 2);
    }

    void badLineIsNamed() {
        const std::string bad = messageOf(readOpenings(std::string(kEpd) + "no position\n", "book.epd"));
        QVERIFY2(bad.find("book.epd, line 5") != bad.npos, bad.c_str());
        const std::string mated = messageOf(readOpenings("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\n", "x"));
        QVERIFY(mated.find("line 1") != mated.npos && mated.find("over") != mated.npos);
        const std::string game =
            messageOf(readOpenings("[Event \"a\"]\n\n1. e4 e5\n2. Qxz9 *\n", "book.pgn"));
        QVERIFY(game.find("book.pgn") != game.npos && game.find("ine 4") != game.npos);
        QVERIFY(!readOpenings("", "empty") && !readOpenings("\n# nothing\n", "empty"));
    }

    void finishedPositionsAreNoOpenings() {
        const std::string mated = messageOf(
            readOpenings("[SetUp \"1\"]\n[FEN \"7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\"]\n\n1-0\n", "book.pgn"));
        QVERIFY2(mated.find("line 1") != mated.npos && mated.find("over") != mated.npos, mated.c_str());
        QVERIFY(!readOpenings("4k3/8/8/8/8/8/8/R3K3 w - - 100 80\n", "book.epd"));
        // At the third occurrence of the first position the game is drawn.
        const auto repeated = readOpenings(
            "[Event \"a\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5 *\n", "book.pgn");
        QVERIFY(repeated.has_value());
        QCOMPARE(repeated->openings.front().moves.size(), std::size_t(7));
    }

    void orderIsKeptOrShuffled() {
        std::vector<Opening> list;
        for (int i = 0; i < 20; ++i) {
            list.push_back({});
            list.back().moves.resize(static_cast<std::size_t>(i));
        }
        const auto orderOf = [&](OpeningOrder order, std::uint64_t seed) {
            ListedOpenings openings(list, order, seed);
            std::vector<std::size_t> sizes;
            for (std::size_t i = 0; i < 25; ++i) sizes.push_back(openings.opening(i)->moves.size());
            return sizes;
        };
        const auto written = orderOf(OpeningOrder::AsWritten, 1);
        QCOMPARE(written[3], std::size_t(3));
        QCOMPARE(written[23], std::size_t(3));  // starts over
        const auto shuffled = orderOf(OpeningOrder::Shuffled, 1);
        QCOMPARE(orderOf(OpeningOrder::Shuffled, 1), shuffled);
        QVERIFY(orderOf(OpeningOrder::Shuffled, 2) != shuffled);
        QCOMPARE((std::set<std::size_t>(shuffled.begin(), shuffled.begin() + 20).size()), std::size_t(20));
    }

    void generatedOpeningsAreBalancedDifferentAndPlayable() {
        GeneratedOpenings openings(balanced(7));
        const auto judge = balanced(7).judge;
        std::set<std::uint64_t> keys;
        for (std::size_t i = 0; i < 300; ++i) {
            const auto opening = openings.opening(i);
            QVERIFY(opening.has_value());
            QCOMPARE(opening->moves.size(), std::size_t(8));
            Position position = opening->start;
            for (const Move move : opening->moves) QVERIFY(position.play(move));
            QVERIFY(std::abs(judge(position)) <= 50);
            QVERIFY(keys.insert(position.key()).second);
        }
    }

    void openingsAreIndependentOfRequestOrder() {
        GeneratedOpenings one(balanced(7));
        GeneratedOpenings other(balanced(7));
        const Opening late = other.opening(40).value();
        QVERIFY(one.opening(3)->moves == other.opening(3)->moves);
        QVERIFY(one.opening(40)->moves == late.moves);
        GeneratedOpenings third(balanced(8));
        QVERIFY(third.opening(3)->moves != one.opening(3)->moves);
    }

    void tooManyOpeningsIsAnError() {
        GeneratedOpenings openings({1, 1, 100, {}});  // one ply: twenty moves
        QVERIFY(openings.opening(19).has_value());
        const auto tooMany = openings.opening(20);
        QVERIFY(!tooMany);
        QVERIFY(tooMany.error().english.find("20 different openings") != std::string::npos);
    }

    void anyTextIsReadSafely() {
        Random random(5);
        const std::string letters = "rnbqkpRNBQKP12345678/ wb-KQkq\n\r\t#[]\"ex\xff";
        for (int i = 0; i < 5'000; ++i) {
            std::string text = random.chance(30) ? kEpd : "";
            for (int n = static_cast<int>(random.below(80)); n > 0; --n)
                text += letters[random.below(letters.size())];
            const auto openings = readOpenings(text, "fuzz");
            QVERIFY(openings ? !openings->openings.empty() : !openings.error().english.empty());
        }
    }
};

PLYGLASS_TEST(OpeningsTest);
#include "openings_test.moc"
