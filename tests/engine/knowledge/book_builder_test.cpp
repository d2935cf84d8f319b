// Books from names, games and texts.
#include "engine/knowledge/book_builder.h"
#include "engine/chess/pgn.h"
#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Game bookGame(std::initializer_list<const char*> moves, GameResult result) {
    Game played;
    for (const char* text : moves) (void)played.play(parseSan(played.position(), text).value());
    if (result != GameResult::Ongoing) played.end({result, OutcomeReason::Recorded});
    return played;
}

Position after(std::initializer_list<const char*> moves) {
    return bookGame(moves, GameResult::Ongoing).position();
}

/// "e4 9, d4 4"
QString toText(const OpeningBook& book, const Position& position) {
    QStringList words;
    for (const BookMove& move : book.movesAt(position))
        words += QString::fromStdString(toSan(position, move.move)) + ' ' + QString::number(move.weight);
    return words.join(", ");
}

QString textErrorOf(const char* text) {
    OpeningBook book;
    const auto added = addText(book, text);
    return added ? QString("(it was read)") : QString::fromStdString(added.error().english);
}

}  // namespace

class BookBuilderTest : public QObject {
    Q_OBJECT

  private slots:
    void weighsMovesByNamesAndResults() {
        const auto names =
            OpeningNames::parse("B00\tKing's pawn\te4\nC20\tOpen game\te4 e5\nA40\tQueen's pawn\td4\n", "n");
        PlayedMoves games;
        for (int i = 0; i < 2; ++i) (void)games.add(bookGame({"e4", "e5", "Nf3"}, GameResult::WhiteWins));
        (void)games.add(bookGame({"c4"}, GameResult::Draw));  // one game is not enough for an unnamed move
        const auto positions = collectBook(*names, games, {});
        const OpeningBook book = toBook(positions);
        QCOMPARE(toText(book, Position::start()), QString("e4 12, d4 4"));
        QCOMPARE(toText(book, after({"e4"})), QString("e5 4"));
        QCOMPARE(toText(book, after({"e4", "e5"})), QString("Nf3 4"));
        const BookMove e4 = book.movesAt(Position::start()).front();
        QCOMPARE(e4.games, 2);
        QCOMPARE(e4.scorePermille, 1000);
        QCOMPARE(book.movesAt(after({"e4"})).front().scorePermille, 0);
    }

    void transpositionsIntoNamedLinesCount() {
        const auto names =
            OpeningNames::parse("D30\tQueen's Gambit\td4 d5 c4 e6\nA10\tOther\tc4 d5 a3\n", "n");
        const OpeningBook book = toBook(collectBook(*names, {}, {}));
        QCOMPARE(toText(book, after({"c4", "d5"})), QString("a3 4, d4 4"));
        QCOMPARE(toText(book, after({"d4", "d5"})), QString("c4 4"));
    }

    void dropsMovesWithoutWeight() {
        const auto names = OpeningNames::parse("B00\tKing's pawn\te4\nA40\tQueen's pawn\td4\n", "n");
        auto positions = collectBook(*names, {}, {});
        positions.front().moves.front().weight = 0;
        QCOMPARE(toText(toBook(positions), Position::start()), QString("d4 4"));
    }

    void addsPositionsToExistingBook() {
        const Move e4 = parseSan(Position::start(), "e4").value();
        const Move d4 = parseSan(Position::start(), "d4").value();
        OpeningBook book;
        book.set(Position::start(), {e4, 10, 2, 1000, 33});
        const BookPosition more{Position::start(), {{e4, 6, 6, 500}, {d4, 0, 1, 0}, {d4, 3, 2, 750}}};
        QCOMPARE(addPositions(book, std::vector{more}), 1);
        QCOMPARE(toText(book, Position::start()), "e4 16, d4 3");
        const BookMove first = book.movesAt(Position::start()).front();
        QCOMPARE(first.games, 8);
        QCOMPARE(first.scorePermille, 625);
        QCOMPARE(first.evaluationCp, std::optional(33));
    }

    void excessiveWeightsAreScaled() {
        const Move e4 = parseSan(Position::start(), "e4").value();
        const Move d4 = parseSan(Position::start(), "d4").value();
        const Move a3 = parseSan(Position::start(), "a3").value();
        OpeningBook book;
        (void)addPositions(
            book, std::vector<BookPosition>{
                      {Position::start(), {{e4, 4 * kMaxBookWeight}, {d4, kMaxBookWeight}, {a3, 1}}}});
        QCOMPARE(toText(book, Position::start()), "e4 65535, d4 16383, a3 1");
    }

    void readsATextInAlgebraicNotation() {
        OpeningBook book;
        const auto added = addText(book,
                                   "# my repertoire\n"
                                   "1. e4 e5 2. Nf3 Nc6 3. Bb5 ; Spanish\n"
                                   "\n"
                                   "1.e4 e5 2.Nf3 Nf6\r\n"
                                   "e4 e5 f4? exf4\n"
                                   "1. d4 1... d5\n");
        QVERIFY2(added.has_value(), added ? "" : added.error().english.c_str());
        QCOMPARE(*added, 8);
        QCOMPARE(toText(book, Position::start()), QString("e4 3, d4 1"));
        QCOMPARE(toText(book, after({"e4", "e5"})), QString("Nf3 2"));
        QCOMPARE(toText(book, after({"e4", "e5", "Nf3"})), QString("Nc6 1, Nf6 1"));
    }

    void invalidLineAddsNothing() {
        OpeningBook book;
        const auto added = addText(book, "e4 e5\ne4 Ke5\n");
        QVERIFY(!added.has_value());
        QVERIFY(QString::fromStdString(added.error().english).startsWith("Line 2: "));
        QVERIFY(QString::fromStdString(added.error().english).contains("Ke5"));
        QCOMPARE(book.moveCount(), std::size_t{0});
        QVERIFY(textErrorOf("hello world").contains("hello"));
    }

    void addsGamesWithTheirResults() {
        OpeningBook book;
        QCOMPARE(addGame(book, bookGame({"e4", "e5", "Nf3"}, GameResult::WhiteWins), 2).mainLine, 2);
        QCOMPARE(addGame(book, bookGame({"e4", "c5"}, GameResult::Draw), 2).all(), 1);
        const BookMove e4 = book.movesAt(Position::start()).front();
        QCOMPARE(e4.weight, 2);
        QCOMPARE(e4.games, 2);
        QCOMPARE(e4.scorePermille, 750);
        QVERIFY(!book.has(after({"e4", "e5"})));
    }

    void addsTheVariationsOfAGame() {
        OpeningBook book;
        const auto game = readPgn(
            "1. a3 a5 (1... h5 2. h4 (2. g4 hxg4) 2... g6) 2. Nc3 (2. Nf3? a4) "
            "(2. -- h6) 2... a4 1-0");
        QVERIFY(game.has_value());
        const AddedMoves added = addGame(book, *game, 3);
        QCOMPARE(added.mainLine, 3);
        QCOMPARE(added.variations, 3);  // h5, h4, g4
        QVERIFY(book.has(after({"a3", "h5"})) && !book.has(after({"a3", "h5", "g4"})));
        QCOMPARE(book.movesAt(after({"a3", "a5"})).size(), 1u);  // no mistakes, no null moves
        for (const BookMove& move : book.movesAt(after({"a3"}))) {
            QCOMPARE(move.weight, 1);
            QCOMPARE(move.games, toSan(after({"a3"}), move.move) == "a5" ? 1 : 0);
        }
        QCOMPARE(addGame(book, *game, 3).all(), 0);
        QCOMPARE(addGame(book, *game, 10).mainLine, 1);
    }
};

PLYGLASS_TEST(BookBuilderTest);
#include "book_builder_test.moc"
