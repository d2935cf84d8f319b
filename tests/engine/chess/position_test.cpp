// Making, undoing and refusing moves: key, castling, en passant, promotion.
#include <string>

#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "tests/engine/chess/random_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Position at(const std::string& fen) { return *Position::fromFen(fen); }

QByteArray fenOf(const Position& position) { return QByteArray::fromStdString(toFen(position)); }

/// The position after moves in SAN or coordinates, separated by blanks.
Position after(Position position, const std::string& moves) {
    for (std::size_t from = 0; from < moves.size();) {
        const std::size_t blank = std::min(moves.find(' ', from), moves.size());
        const auto move = parseMove(position, moves.substr(from, blank - from));
        if (!move || !position.play(*move)) qFatal("%s", moves.c_str());
        from = blank + 1;
    }
    return position;
}

bool allows(const Position& position, const std::string& san) { return parseSan(position, san).has_value(); }

}  // namespace

class PositionTest : public QObject {
    Q_OBJECT

  private slots:
    void incrementalKeyMatchesComputedKey() {
        visitRandomGames(11, gamesFor(200), 200, [](const Position& position, const MoveList&) {
            QVERIFY2(position.key() == position.computeKey(), fenOf(position));
        });
    }

    void undoRestoresThePosition() {
        visitRandomGames(12, gamesFor(200), 200, [](const Position& position, const MoveList& moves) {
            Position changed = position;
            bool restored = true;
            for (const Move move : moves) {
                Undo undo;
                changed.makeMove(move, undo);
                const bool keyIsRight = changed.key() == changed.computeKey();
                changed.undoMove(move, undo);
                restored = restored && keyIsRight && changed == position;
            }
            QVERIFY2(restored, fenOf(position));
        });
    }

    void likelyKeyIsExactWithoutRightChanges() {
        visitRandomGames(13, gamesFor(50), 200, [](const Position& position, const MoveList& moves) {
            for (const Move move : moves) {
                const Position next = position.after(move);
                const bool sameRights = next.castling() == position.castling() &&
                                        next.enPassant() == NoSquare && position.enPassant() == NoSquare;
                const bool isRight = position.likelyKeyAfter(position.deltaOf(move)) == next.key();
                QVERIFY2(isRight == sameRights, fenOf(position));
            }
        });
    }

    void attackedByIsCorrect() {
        visitRandomGames(14, gamesFor(50), 200, [](const Position& position, const MoveList&) {
            for (const Color color : {White, Black}) {
                Bitboard attacked = 0;
                for (int square = 0; square < kSquares; ++square)
                    if (position.attackersTo(static_cast<Square>(square), position.occupied()) &
                        position.pieces(color))
                        attacked |= bitOf(static_cast<Square>(square));
                QVERIFY2(position.attackedBy(color) == attacked, fenOf(position));
            }
        });
    }

    void transpositionsShareTheKey() {
        const Position one = after(Position::start(), "Nf3 Nf6 Nc3 Nc6");
        const Position other = after(Position::start(), "Nc3 Nc6 Nf3 Nf6");
        QCOMPARE(one.key(), other.key());
    }

    void keyDependsOnSideRightsAndEnPassant() {
        const Position all = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        for (const char* other :
             {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1",
              "r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQq - 0 1"})
            QVERIFY2(at(other).key() != all.key(), other);
        QVERIFY(at("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").key() !=
                at("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1").key());
    }

    void keyIgnoresCounters() {
        QCOMPARE(at("4k3/8/8/8/8/8/4P3/4K3 w - - 7 30").key(), at("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").key());
    }

    void keepsOnlyLegalEnPassant() {
        QCOMPARE(after(Position::start(), "e4").enPassant(), NoSquare);
        QCOMPARE(after(Position::start(), "e4 a6 e5 d5").enPassant(), D6);
        // The capturing pawn is pinned to its king.
        QCOMPARE(after(at("4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d5").enPassant(), NoSquare);
    }

    void castlingFollowsTheRules_data() {
        const TestRows<std::string, std::string, bool> row;
        row("king side", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", true);
        row("queen side", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O", true);
        row("black king side", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O", true);
        row("black queen side", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O-O", true);
        row("right lost", "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1", "O-O", false);
        row("out of check", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "O-O", false);
        row("through check", "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "O-O", false);
        row("into check", "4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", "O-O", false);
        row("through check by a pawn", "4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1", "O-O", false);
        row("out of check, queen side", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "O-O-O", false);
        row("through check, queen side", "4k3/8/8/8/3r4/8/8/R3K2R w KQ - 0 1", "O-O-O", false);
        row("into check, queen side", "4k3/8/8/8/2r5/8/8/R3K2R w KQ - 0 1", "O-O-O", false);
        row("only the rook crosses an attack", "4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1", "O-O-O", true);
        row("only the rook is attacked", "4k3/8/8/8/r6r/8/8/R3K2R w KQ - 0 1", "O-O", true);
        row("a piece between", "4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1", "O-O", false);
        row("a piece beside the rook", "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "O-O-O", false);
        row("Chess960: the rook shields the king", "4k3/8/8/8/8/8/8/5KRr w G - 0 1", "O-O", false);
        row("Chess960: the king stays", "4k3/8/8/8/8/8/8/R5KR w HA - 0 1", "O-O", true);
        row("Chess960: king and rook change places", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "O-O", true);
    }

    void castlingFollowsTheRules() {
        const auto [fen, move, allowed] = testRow<std::string, std::string, bool>();
        QCOMPARE(allows(at(fen), move), allowed);
    }

    void castlingMovesKingAndRook() {
        const Position both = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        QCOMPARE(QString::fromStdString(toPlacement(after(both, "O-O O-O-O"))), "2kr3r/8/8/8/8/8/8/R4RK1");
        QCOMPARE(QString::fromStdString(toPlacement(after(both, "O-O-O O-O"))), "r4rk1/8/8/8/8/8/8/2KR3R");
        QCOMPARE(QString::fromStdString(toPlacement(after(at("4k3/8/8/8/8/8/8/5KR1 w G - 0 1"), "O-O"))),
                 "4k3/8/8/8/8/8/8/5RK1");
    }

    void castlingRightsAreLost() {
        const Position both = at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        QVERIFY(fenOf(after(both, "Ke2")).contains(" b kq "));
        QVERIFY(fenOf(after(both, "Rb1")).contains(" b Kkq "));
        QVERIFY(fenOf(after(both, "Rxa8+")).contains(" b Kk "));
        QVERIFY(fenOf(after(both, "Rxh8+")).contains(" b Qq "));
        // A rook that returns home has no castling right.
        QVERIFY(fenOf(after(both, "Rb1 Ra7 Ra1")).contains(" b Kk "));
    }

    void enPassantMustNotExposeTheKing_data() {
        const TestRows<std::string, std::string, bool> row;
        row("plain", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", true);
        row("too late", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6", false);
        row("pinned on its file", "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", false);
        row("both pawns leave the rank of the king", "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1", "exd6", false);
        row("black: both pawns leave the rank", "8/8/8/8/R2Pp2k/8/8/4K3 b - d3 0 1", "exd3", false);
        row("the captured pawn shields a diagonal", "4k3/1b6/8/3pP3/8/8/6K1/8 w - d6 0 1", "exd6", false);
        row("captures the checking pawn", "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "exd3", true);
        row("a pin along the capturing line", "7k/6b1/8/3pP3/3K4/8/8/8 w - d6 0 1", "exd6", false);
    }

    void enPassantMustNotExposeTheKing() {
        const auto [fen, move, allowed] = testRow<std::string, std::string, bool>();
        QCOMPARE(allows(at(fen), move), allowed);
    }

    void promotesToAnyPieceButKingAndPawn() {
        const Position position = at("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1");
        for (const char* san : {"e8=Q+", "e8=R+", "e8=B", "e8=N", "exd8=Q+", "exd8=R+", "exd8=B", "exd8=N"})
            QVERIFY2(allows(position, san), san);
        for (const char* san : {"e8", "e8=K", "e8=P"}) QVERIFY2(!allows(position, san), san);
        QCOMPARE(after(position, "e8=N").pieceAt(E8), WhiteKnight);
        QCOMPARE(after(position, "exd8=R").pieceAt(D8), WhiteRook);
    }

    void takesBackEachOfThePromotionsOfAPawn() {
        Position position = at("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1");
        const Position before = position;
        for (const Square to : {E8, D8})
            for (const PieceType type : {Queen, Rook, Bishop, Knight}) {
                Undo undo;
                const Move move = Move::promotion(E7, to, type);
                position.makeMove(move, undo);
                QVERIFY(position.pieceAt(to) == makePiece(White, type));
                position.undoMove(move, undo);
                QVERIFY(position == before);
            }
    }

    void countsReversiblePliesAndFullMoves() {
        const Position position = after(Position::start(), "Nf3 Nf6 Ng1");
        QCOMPARE(position.halfmoveClock(), 3);
        QCOMPARE(position.fullmoveNumber(), 2);
        QCOMPARE(after(position, "e5").halfmoveClock(), 0);
        QCOMPARE(after(position, "e5").fullmoveNumber(), 3);
        QCOMPARE(after(at("4k3/8/8/8/8/8/3r4/4K3 w - - 40 60"), "Kxd2").halfmoveClock(), 0);
    }

    void illegalMoveIsRefused() {
        Position position = Position::start();
        const Position before = position;
        for (const Move move : {Move::normal(E2, E5), Move::normal(E7, E5), Move::normal(E4, E5), Move(),
                                Move::castling(E1, H1), Move::promotion(E2, E3, Queen)}) {
            const auto played = position.play(move);
            QVERIFY(!played);
            QVERIFY(!played.error().english.empty());
            QVERIFY(position == before);
        }
    }
};

PLYGLASS_TEST(PositionTest);
#include "position_test.moc"
