// Position setup: possible rights, text and legality, checked against the FEN reader.
#include "engine/chess/position_setup.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/setup_reader.h"
#include "tests/engine/chess/random_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

PositionSetup setupFrom(const char* fen) { return *readSetup(fen); }

QString fenOf(const PositionSetup& setup) { return QString::fromStdString(toFen(setup)); }

QString whyNot(const PositionSetup& setup) {
    const auto position = checkSetup(setup);
    return position ? QString() : QString::fromStdString(position.error().english);
}

/// A random change: a piece put, removed or moved, or the side to move switched.
void disturb(PositionSetup& setup, Random& random) {
    Piece& somewhere = setup.board[random.below(kSquares)];
    switch (random.below(4)) {
        case 0:
            somewhere =
                makePiece(static_cast<Color>(random.below(2)), static_cast<PieceType>(random.below(6)));
            break;
        case 1:
            somewhere = NoPiece;
            break;
        case 2:
            std::swap(somewhere, setup.board[random.below(kSquares)]);
            break;
        default:
            setup.sideToMove = ~setup.sideToMove;
    }
}

constexpr const char* kHalfReady = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

}  // namespace

class PositionSetupTest : public QObject {
    Q_OBJECT

  private slots:
    void setupRoundTrips() {
        visitRandomGames(31, gamesFor(120), 200, [](const Position& position, const MoveList&) {
            const PositionSetup setup(position);
            QCOMPARE(toFen(setup), toFen(position));
            const auto again = checkSetup(*readSetup(toFen(setup)));
            QVERIFY2(again && *again == position, toFen(position).c_str());
        });
    }

    void setupIsLegalExactlyIfItsFenIs() {
        Random random(7);
        int refused = 0;
        visitRandomGames(32, gamesFor(120), 120, [&](const Position& position, const MoveList&) {
            PositionSetup setup(position);
            for (auto times = 1 + random.below(3); times > 0; --times) disturb(setup, random);
            const auto byFen = Position::fromFen(toFen(setup));
            const auto checked = checkSetup(setup);
            QVERIFY2(byFen.has_value() == checked.has_value(), toFen(setup).c_str());
            if (checked) QVERIFY(*checked == *byFen);
            if (!checked) ++refused;
        });
        QVERIFY(refused > gamesFor(120) * 5);
    }

    void eachDefectHasOneSentence_data() {
        const TestRows<QString, QString> row;
        const auto add = [&](const char* defect, const char* fen, const char* sentence) {
            row(defect, fen, QString("The position cannot be played: ") + sentence + '.');
        };
        add("no kings", "8/8/8/8/8/8/8/8 w - - 0 1", "White has no king; Black has no king");
        add("two kings", "4k3/8/8/8/8/8/8/2K1K3 w - - 0 1", "White has 2 kings");
        add("the other side in check", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1",
            "Black is in check, but it is White's move");
        add("a pawn on the last rank", "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
            "a pawn stands on h8, where no pawn can be");
        add("too many men", "4k3/8/8/8/8/N7/NNNNNNNN/NNNNKNNN w - - 0 1",
            "White has 17 pieces, and 16 is the most");
    }

    void eachDefectHasOneSentence() {
        const auto [fen, sentence] = testRow<QString, QString>();
        QCOMPARE(whyNot(setupFrom(qPrintable(fen))), sentence);
    }

    void fenIsFoundInText_data() {
        const TestRows<QString, QString> row;
        const QString fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
        const QString pieces = fen.section(' ', 0, 0);
        row("a FEN", fen, fen);
        row("with surrounding spaces", "\n  " + fen + " \r\n", fen);
        row("pieces alone", pieces, pieces + " w - - 0 1");
        row("without counters", pieces + " b kq -", pieces + " b kq - 0 1");
        row("a tag of a PGN", "[Event \"x\"]\n[FEN \"" + fen + "\"]\n\n1. e4 *", fen);
        row("a command of UCI", "position fen " + fen + " moves f1b5", fen);
        row("an address", "https://example.org/editor/" + QString(fen).replace(' ', '_'), fen);
        row("a percent-encoded address",
            "see https://example.org/?fen=" + QString(fen).replace(' ', "%20") + "&x=1", fen);
        row("a test suite", pieces + " w KQkq - bm Bb5; id \"1\";", pieces + " w KQkq - 0 1");
        row("in a sentence", "Look at " + pieces + ", White to move.", pieces + " w - - 0 1");
    }

    void fenIsFoundInText() {
        const auto [text, fen] = testRow<QString, QString>();
        const auto setup = readSetup(text.toStdString());
        QVERIFY2(setup.has_value(), setup ? "" : setup.error().english.c_str());
        QCOMPARE(fenOf(*setup), fen);
    }

    void badTextsAreRefusedByField_data() {
        const TestRows<std::string, QString> row;
        row("nothing", "  ", "empty");
        row("a word", "hello", "pieces");
        row("seven ranks", "4k3/8/8/8/8/8/4K3 w - - 0 1", "7 ranks");
        row("a short rank", "4k3/8/8/7/8/8/8/4K3 w - - 0 1", "rank 5");
        row("the side", "4k3/8/8/8/8/8/8/4K3 x - - 0 1", "side to move");
        row("castling", "4k3/8/8/8/8/8/8/4K3 w Kx - 0 1", "castling");
        row("en passant", "4k3/8/8/8/8/8/8/4K3 w - e9 0 1", "en passant");
        row("a counter", "4k3/8/8/8/8/8/8/4K3 w - - -1 1", "halfmove clock");
    }

    void badTextsAreRefusedByField() {
        const auto [text, named] = testRow<std::string, QString>();
        const auto setup = readSetup(text);
        QVERIFY(!setup);
        QVERIFY2(QString::fromStdString(setup.error().english).contains(named),
                 setup.error().english.c_str());
    }

    void illegalPositionsAreRead() {
        const PositionSetup setup = setupFrom("8/8/8/8/8/8/PPPPPPPP/RNBQ1BNR w KQ - 3 9");
        QCOMPARE(fenOf(setup), QString("8/8/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 3 9"));
        QVERIFY(!checkSetup(setup));
    }

    void inactiveRightsAreKept() {
        PositionSetup setup = setupFrom("4k3/8/8/8/8/8/8/R6R w KQ - 0 1");
        QVERIFY(!canCastle(setup, White, KingSide));
        setup.board[E1] = WhiteKing;
        QVERIFY(canCastle(setup, White, KingSide) && canCastle(setup, White, QueenSide));
        setup.board[H1] = NoPiece;
        QVERIFY(!canCastle(setup, White, KingSide) && canCastle(setup, White, QueenSide));
        QCOMPARE(fenOf(setup), QString("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    }

    void castlingUsesCornersOrOutermostRook() {
        PositionSetup setup = setupFrom("4k3/8/8/8/8/8/8/1R2K1R1 w - - 0 1");
        QCOMPARE(castlingRookFor(setup, White, KingSide), NoSquare);
        setup.chess960 = true;
        QCOMPARE(castlingRookFor(setup, White, KingSide), G1);
        QCOMPARE(castlingRookFor(setup, White, QueenSide), B1);
        QCOMPARE(castlingRookFor(setup, Black, KingSide), NoSquare);
        setup = setupFrom(kHalfReady);
        QCOMPARE(castlingRookFor(setup, White, KingSide), H1);
        setup.board[E4] = WhiteKing;
        QCOMPARE(castlingRookFor(setup, White, KingSide), NoSquare);
    }

    void chess960FenKeepsItsRooks() {
        const QString fen = "4k3/8/8/8/8/8/8/1RR1K1R1 w GC - 0 1";
        const PositionSetup setup = setupFrom(qPrintable(fen));
        QVERIFY(setup.chess960);
        QCOMPARE(setup.rookOf(White, QueenSide), C1);
        QCOMPARE(fenOf(setup), QString("4k3/8/8/8/8/8/8/1RR1K1R1 w KC - 0 1"));
        QVERIFY(!setupFrom(kHalfReady).chess960);
    }

    void enPassantSquaresAreThoseWithACapture() {
        QCOMPARE(enPassantSquares(setupFrom("4k3/8/8/2pPp3/8/8/8/4K3 w - - 0 1")),
                 (std::vector<Square>{C6, E6}));
        // A piece was in the pawn's way; no pawn is adjacent; the capture would expose the king.
        QVERIFY(enPassantSquares(setupFrom("4k3/4n3/8/3Pp3/8/8/8/4K3 w - - 0 1")).empty());
        QVERIFY(enPassantSquares(setupFrom("4k3/8/8/1P2p3/8/8/8/4K3 w - - 0 1")).empty());
        QVERIFY(enPassantSquares(setupFrom("4k3/8/8/K2Pp2r/8/8/8/8 w - - 0 1")).empty());
        QCOMPARE(enPassantSquares(setupFrom("8/8/8/3Pp3/8/8/8/8 w - - 0 1")), std::vector<Square>{E6});
    }

    void enPassantOfAGameIsListed() {
        int seen = 0;
        visitRandomGames(33, gamesFor(300), 120, [&](const Position& position, const MoveList&) {
            const auto squares = enPassantSquares(PositionSetup(position));
            if (position.enPassant() != NoSquare)
                QVERIFY(std::ranges::find(squares, position.enPassant()) != squares.end());
            for (const Square square : squares) {
                PositionSetup with(position);
                with.enPassant = square;
                const auto checked = checkSetup(with);
                QVERIFY(checked && checked->enPassant() == square);
                const MoveList moves = legalMoves(*checked);
                QVERIFY(std::any_of(moves.begin(), moves.end(),
                                    [&](Move move) { return move.isEnPassant() && move.to() == square; }));
                ++seen;
            }
        });
        QVERIFY(seen > 10);
    }

    void swappedColoursHaveTheSameMoves() {
        visitRandomGames(34, gamesFor(60), 120, [](const Position& position, const MoveList& moves) {
            const PositionSetup setup(position);
            const PositionSetup swapped = withColorsSwapped(setup);
            const auto checked = checkSetup(swapped);
            QVERIFY2(checked.has_value(), toFen(setup).c_str());
            QCOMPARE(legalMoves(*checked).size(), moves.size());
            QVERIFY(checked->sideToMove() == ~position.sideToMove());
            QVERIFY(withColorsSwapped(swapped) == setup);
        });
    }

    void finishedPositionsAreReported() {
        const auto why = [](const char* fen) {
            const auto reason = whyOver(*checkSetup(setupFrom(fen)));
            return reason ? QString::fromStdString(reason->english) : QString();
        };
        QVERIFY(why("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1").startsWith("Black is checkmated"));
        QVERIFY(why("k7/2Q5/8/8/8/8/8/4K3 b - - 0 1").contains("stalemate"));
        QVERIFY(why("4k3/8/8/8/8/8/8/4KB2 w - - 0 1").contains("draw"));
        QVERIFY(why("4k3/8/8/8/8/8/8/4KR2 w - - 150 90").contains("seventy-five"));
        QCOMPARE(why("4k3/8/8/8/8/8/8/4KR2 w - - 100 90"), QString());
        QCOMPARE(why(kStartFen), QString());
    }
};

PLYGLASS_TEST(PositionSetupTest);
#include "position_setup_test.moc"
