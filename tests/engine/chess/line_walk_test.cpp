// Line walks: legality and null moves.
#include "engine/chess/line_walk.h"

#include "tests/suite.h"

using namespace plyglass;

class LineWalkTest : public QObject {
    Q_OBJECT

  private slots:
    void endsAtIllegalMove() {
        const LineWalk walk(Position::start(),
                            {Move::normal(E2, E4), Move::normal(E7, E5), Move::normal(E7, E5)});
        QCOMPARE(walk.length(), 2);
        QCOMPARE(walk.last().pieceAt(E5), makePiece(Black, Pawn));
        QCOMPARE(walk.last().sideToMove(), White);
    }

    void nullMoveIsAllowedOutOfCheck() {
        const LineWalk walk(Position::start(), {Move(), Move::normal(E7, E5)});
        QCOMPARE(walk.length(), 2);
        QVERIFY(walk.at(1) == Position::start().afterPass());
        QCOMPARE(LineWalk(Position::fromFen("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1").value(), {Move()}).length(),
                 0);
    }
};

PLYGLASS_TEST(LineWalkTest);
#include "line_walk_test.moc"
