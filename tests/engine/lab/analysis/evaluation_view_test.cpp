// Evaluation views: piece values, sums of terms, ends of lines.
#include "engine/lab/analysis/evaluation_view.h"

#include <numeric>

#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Position positionOf(const char* fen) { return Position::fromFen(fen).value(); }

std::optional<int> valueOn(const std::vector<PieceValue>& values, Square square) {
    for (const PieceValue& value : values)
        if (value.square == square) return value.cp;
    return std::nullopt;
}

constexpr const char* kMiddleGame =
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

}  // namespace

class EvaluationViewTest : public QObject {
    Q_OBJECT

  private slots:
    void usualValuesMatchTheEvaluator() {
        const UsualValues material = usualValues(EvaluatorKind::Material);
        QCOMPARE(material.full[Queen], 900.0);
        QCOMPARE(material.bare[Knight], 300.0);
        QCOMPARE(material.of(Rook, Position::start()), 500.0);
        // By every evaluator, the pieces of the start position have about their usual values.
        for (const EvaluatorKind kind : {EvaluatorKind::Material, EvaluatorKind::Classical,
                                         EvaluatorKind::Genome, EvaluatorKind::Network}) {
            const UsualValues usual = usualValues(kind);
            int near = 0;
            int all = 0;
            for (const PieceValue& value : pieceValues(kind, Position::start())) {
                if (!value.cp) continue;
                const double own = colorOf(value.piece) == White ? *value.cp : -*value.cp;
                const double expected = usual.of(typeOf(value.piece), Position::start());
                ++all;
                near += std::abs(own - expected) <= 0.35 * expected;
            }
            QVERIFY2(near >= all * 2 / 3, qPrintable(QString("%1 of %2").arg(near).arg(all)));
        }
    }

    void materialValuesAreExact() {
        const auto values = pieceValues(EvaluatorKind::Material, positionOf(kMiddleGame));
        QCOMPARE(values.size(), std::size_t(32));
        QCOMPARE(valueOn(values, E2), std::optional<int>(900));
        QCOMPARE(valueOn(values, C4), std::optional<int>(325));
        QCOMPARE(valueOn(values, F6), std::optional<int>(-300));
        QCOMPARE(valueOn(values, A8), std::optional<int>(-500));
        QCOMPARE(valueOn(values, G1), std::optional<int>());
    }

    void piecesHelpTheirOwnSide() {
        const Position position = positionOf(kMiddleGame);
        for (const EvaluatorKind kind : {EvaluatorKind::Classical, EvaluatorKind::Genome})
            for (const PieceValue& value : pieceValues(kind, position))
                if (value.cp && typeOf(value.piece) != Pawn)
                    QVERIFY((*value.cp > 0) == (colorOf(value.piece) == White));
    }

    void castlingRightsVanishWithTheRook() {
        const auto values = pieceValues(EvaluatorKind::Classical, Position::start());
        QVERIFY(valueOn(values, H1).has_value());
        QVERIFY(*valueOn(values, H1) > 300);
    }

    void shieldingPieceHasNoValue() {
        // White to move: without the bishop on e7 the rook would check the king of the side not to move.
        const auto values =
            pieceValues(EvaluatorKind::Material, positionOf("4k3/4b3/8/8/8/8/8/4RK2 w - - 0 1"));
        QCOMPARE(valueOn(values, E7), std::optional<int>());
        QCOMPARE(valueOn(values, E1), std::optional<int>(500));
    }

    void termChangesSum() {
        const Position before = positionOf(kMiddleGame);
        Position after = before;
        QVERIFY(after.play(parseSan(after, "Bxf6").value()));
        for (const EvaluatorKind kind : {EvaluatorKind::Material, EvaluatorKind::Genome}) {
            const auto changes = termChanges(kind, before, after);
            QVERIFY(!changes.empty());
            const int sum =
                std::accumulate(changes.begin(), changes.end(), 0,
                                [](int total, const TermChange& c) { return total + c.changeCp(); });
            QCOMPARE(sum, scoreForWhite(kind, after) - scoreForWhite(kind, before));
        }
    }

    void equalPositionsHaveNoChanges() {
        for (const TermChange& change :
             termChanges(EvaluatorKind::Classical, Position::start(), Position::start()))
            QCOMPARE(change.changeCp(), 0);
    }
};

PLYGLASS_TEST(EvaluationViewTest);
#include "evaluation_view_test.moc"
