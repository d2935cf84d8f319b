// Polyglot opening books: reading, writing, editing, drawing moves.
#include <algorithm>
#include <map>
#include <string>

#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/knowledge/opening_book.h"
#include "engine/knowledge/polyglot_key.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Move san(const Position& position, const char* text) { return parseSan(position, text).value(); }

/// An entry in the format, big-endian.
std::string entry(std::uint64_t key, std::uint16_t move, std::uint16_t weight, std::uint32_t learn = 0) {
    std::string bytes;
    for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(key >> shift);
    for (int shift = 8; shift >= 0; shift -= 8) bytes += static_cast<char>(move >> shift);
    for (int shift = 8; shift >= 0; shift -= 8) bytes += static_cast<char>(weight >> shift);
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(learn >> shift);
    return bytes;
}

std::uint16_t bits(Square from, Square to, int promotion = 0) {
    return static_cast<std::uint16_t>(to | from << 6 | promotion << 12);
}

}  // namespace

class OpeningBookTest : public QObject {
    Q_OBJECT

  private slots:
    void readsBooksOfOtherPrograms() {
        const Position start = Position::start();
        const std::uint64_t key = polyglotKey(start);
        const auto book = OpeningBook::parse(
            entry(key, bits(D2, D4), 3, 99) + entry(key, bits(E2, E5), 9) + entry(key, bits(E2, E4), 7),
            "a book");
        QVERIFY(book.has_value());
        const auto moves = book->movesAt(start);
        QCOMPARE(moves.size(), std::size_t{2});  // e2-e5 is not legal
        QCOMPARE(moves[0], (BookMove{san(start, "e4"), 7}));
        QCOMPARE(moves[1], (BookMove{san(start, "d4"), 3}));
        // Unknown data is written back unchanged.
        QVERIFY(book->toBytes().find(entry(key, bits(D2, D4), 3, 99)) != std::string::npos);
    }

    void readsBothCastlingEncodings() {
        const Position position = *Position::fromFen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        const std::uint64_t key = polyglotKey(position);
        const auto book =
            OpeningBook::parse(entry(key, bits(E1, H1), 2) + entry(key, bits(E1, C1), 1), "a book");
        const auto moves = book->movesAt(position);
        QCOMPARE(moves.size(), std::size_t{2});
        QCOMPARE(moves[0].move, san(position, "O-O"));
        QCOMPARE(moves[1].move, san(position, "O-O-O"));
    }

    void encodesPromotions() {
        const Position position = *Position::fromFen("7k/P7/8/8/8/8/8/K7 w - - 0 1");
        OpeningBook book;
        for (const char* text : {"a8=N", "a8=B", "a8=R", "a8=Q"})
            book.set(position, {san(position, text), 1});
        const auto again = OpeningBook::parse(book.toBytes(), "a book");
        QCOMPARE(again->movesAt(position).size(), std::size_t{4});
        QVERIFY(again->toBytes().find(entry(polyglotKey(position), bits(A7, A8, 4), 1)) != std::string::npos);
    }

    void keepsGamesScoreAndEvaluation() {
        const Position start = Position::start();
        OpeningBook book;
        const BookMove move{san(start, "e4"), 500, 321, 567, -18};
        book.set(start, move);
        const auto again = OpeningBook::parse(book.toBytes(), "a book");
        QCOMPARE(*again, book);
        QCOMPARE(again->movesAt(start).front(), move);
        book.set(start, {san(start, "d4"), 100'000, 5000, 1000, 99'999});
        const BookMove cut = book.movesAt(start).front();
        QCOMPARE(cut, (BookMove{san(start, "d4"), kMaxBookWeight, 1023, 1000, 2047}));
    }

    void addsReplacesAndRemovesMoves() {
        const Position start = Position::start();
        OpeningBook book;
        book.set(start, {san(start, "e4"), 1});
        book.set(start, {san(start, "d4"), 5});
        book.set(start, {san(start, "e4"), 9});
        QCOMPARE(book.moveCount(), std::size_t{2});
        QCOMPARE(book.positionCount(), std::size_t{1});
        QCOMPARE(book.movesAt(start).front(), (BookMove{san(start, "e4"), 9}));
        QVERIFY(book.remove(start, san(start, "e4")));
        QVERIFY(!book.remove(start, san(start, "e4")));
        QCOMPARE(book.movesAt(start).size(), std::size_t{1});
        QVERIFY(!book.has(*Position::fromFen("7k/P7/8/8/8/8/8/K7 w - - 0 1")));
    }

    void invalidBooksAreRefused() {
        for (const std::string& bytes : {std::string(), std::string("short"), std::string(17, 'x')}) {
            const auto book = OpeningBook::parse(bytes, "notes.txt");
            QVERIFY(!book.has_value());
            QVERIFY(book.error().english.starts_with("notes.txt is not an opening book"));
        }
    }

    void randomBytesAreSafe() {
        Random random(1);
        for (int i = 0; i < 200; ++i) {
            std::string bytes(16 * random.below(50) + 16, '\0');
            for (char& byte : bytes) byte = static_cast<char>(random.below(256));
            for (std::size_t place = 0; place < bytes.size(); place += 32)
                bytes.replace(place, 8, entry(polyglotKey(Position::start()), 0, 0).substr(0, 8));
            const auto book = OpeningBook::parse(bytes, "a book");
            QVERIFY(book.has_value());
            for (const BookMove& move : book->movesAt(Position::start()))
                QVERIFY(isLegal(Position::start(), move.move));
        }
    }

    void varietySetsTheShareOfWeightedDraws() {
        const Position start = Position::start();
        const std::vector<BookMove> moves = {
            {san(start, "e4"), 60}, {san(start, "d4"), 30}, {san(start, "c4"), 10}, {san(start, "a3"), 0}};
        constexpr int kDraws = 20'000;
        const auto shares = [&](int variety) {
            std::map<std::uint16_t, double> found;
            Random random(7);
            for (int i = 0; i < kDraws; ++i)
                found[chooseBookMove(moves, variety, random).bits()] += 100.0 / kDraws;
            return found;
        };
        auto drawn = shares(100);
        QVERIFY(std::abs(drawn[moves[0].move.bits()] - 60) < 2);
        QVERIFY(std::abs(drawn[moves[2].move.bits()] - 10) < 2);
        QCOMPARE(drawn.count(moves[3].move.bits()), std::size_t{0});
        QCOMPARE(shares(0).size(), std::size_t{1});
        QVERIFY(std::abs(shares(50)[moves[0].move.bits()] - 80) < 2);
        Random random(7);
        QVERIFY(chooseBookMove(std::vector<BookMove>{{san(start, "a3"), 0}}, 100, random).isNull());
    }
};

PLYGLASS_TEST(OpeningBookTest);
#include "opening_book_test.moc"
