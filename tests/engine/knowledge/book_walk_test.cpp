// Length and diversity of book games.
#include "engine/knowledge/book_walk.h"

#include <cmath>
#include <set>

#include "engine/chess/san.h"
#include "engine/knowledge/book_builder.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Three games of four begin with e4 e5, the others with a4.
OpeningBook smallBook() {
    OpeningBook book;
    (void)addText(book, "e4 e5\ne4 e5\ne4 e5\na4\n");
    return book;
}

}  // namespace

class BookWalkTest : public QObject {
    Q_OBJECT

  private slots:
    void sharesOfGamesArePropagated() {
        const auto walk = walkBook(smallBook());
        QCOMPARE(walk.size(), std::size_t{3});
        QCOMPARE(walk[0].inBook, 1.0);
        QCOMPARE(walk[0].choices, 2.0);
        QCOMPARE(walk[0].positions, 1.0);
        QCOMPARE(walk[1].inBook, 0.75);
        QCOMPARE(walk[1].choices, 1.0);
        const double two = std::exp(-0.75 * std::log(0.75) - 0.25 * std::log(0.25));
        QVERIFY(std::abs(walk[1].positions - two) < 1e-9);
        QCOMPARE(walk[2].inBook, 0.0);
        QVERIFY(std::abs(walk[2].positions - two) < 1e-9);
    }

    void transpositionsCountOnce() {
        OpeningBook book;
        (void)addText(book, "d4 d5 c4\nc4 d5 d4\n");
        const auto walk = walkBook(book);
        QVERIFY(std::abs(walk[2].positions - 2) < 1e-9);
        QVERIFY(std::abs(walk[3].positions - 1) < 1e-9);
    }

    void rareMovesAreNoChoice() {
        const Position start = Position::start();
        OpeningBook book;
        book.set(start, {parseSan(start, "e4").value(), 96});
        book.set(start, {parseSan(start, "a4").value(), 4});
        QCOMPARE(walkBook(book).front().choices, 1.0);
    }

    void bookLengthIsKnown() {
        const auto walk = walkBook(smallBook());
        QCOMPARE(bookPliesAt(walk, 0.1), 1);
        QCOMPARE(bookPliesAt(walk, 0.5), 2);
        QCOMPARE(bookPliesAt(walkBook(OpeningBook()), 0.5), 0);
        QCOMPARE(walkBook(smallBook(), 1).size(), std::size_t{2});
    }

    void drawnLinesEndWithTheBook() {
        Random random(3);
        std::set<std::size_t> lengths;
        for (int i = 0; i < 40; ++i) lengths.insert(drawBookLine(smallBook(), random).moves.size());
        QVERIFY(lengths == (std::set<std::size_t>{1, 2}));
        QCOMPARE(drawBookLine(smallBook(), random, 0).moves.size(), std::size_t{0});
    }
};

PLYGLASS_TEST(BookWalkTest);
#include "book_walk_test.moc"
