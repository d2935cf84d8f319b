// Material evaluators: known values, symmetry, incremental update.
#include "engine/eval/material.h"
#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "tests/engine/eval/evaluating.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Position positionOf(const char* fen) { return Position::fromFen(fen).value(); }

int forWhite(int score, const Position& position) { return position.sideToMove() == White ? score : -score; }

}  // namespace

class MaterialTest : public QObject {
    Q_OBJECT

  private slots:
    void bishopMinusKnightIsKnown() {
        const Position position = positionOf("4k1n1/8/8/8/8/8/8/4KB2 w - - 0 1");
        QCOMPARE(scoreOf(EvaluatorKind::Material, position), 25);
        QCOMPARE(scoreOf(EvaluatorKind::MaterialCheck, position), 0);
    }

    void pieceValuesAreKnown() {
        QCOMPARE(scoreOf(EvaluatorKind::Material, positionOf("4k3/8/8/8/8/8/P7/4K3 w - - 0 1")), 100);
        QCOMPARE(scoreOf(EvaluatorKind::Material, positionOf("4k3/8/8/8/8/8/8/N3K3 w - - 0 1")), 300);
        QCOMPARE(scoreOf(EvaluatorKind::Material, positionOf("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")), 500);
        QCOMPARE(scoreOf(EvaluatorKind::Material, positionOf("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1")), 900);
    }

    void scoreIsFromSideToMove() {
        QCOMPARE(scoreOf(EvaluatorKind::Material, positionOf("4k3/8/8/8/8/8/8/Q3K3 b - - 0 1")), -900);
    }

    void checkBonusIsHalfAPawn() {
        QCOMPARE(scoreOf(EvaluatorKind::MaterialCheck, positionOf("4k3/8/8/8/8/8/8/4RK2 b - - 0 1")), -550);
        QCOMPARE(scoreOf(EvaluatorKind::MaterialCheck, positionOf("4r1k1/8/8/8/8/8/8/4K3 w - - 0 1")), -550);
        QCOMPARE(scoreOf(EvaluatorKind::Material, positionOf("4k3/8/8/8/8/8/8/4RK2 b - - 0 1")), -500);
    }

    void incrementalMatchesFullCount() {
        Random random(3);
        for (int game = 0; game < 60; ++game) {
            Position position = Position::start();
            const auto evaluator = makeEvaluator(EvaluatorKind::MaterialCheck);
            evaluator->reset(position);
            std::vector<std::pair<Move, Undo>> played;
            for (int ply = 0; ply < 150; ++ply) {
                const MoveList moves = legalMoves(position);
                if (moves.empty()) break;
                const Move move =
                    moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
                evaluator->push(position.deltaOf(move));
                played.push_back({move, {}});
                position.makeMove(move, played.back().second);
                const int score = evaluator->evaluate(position);
                QCOMPARE(score, scoreOf(EvaluatorKind::MaterialCheck, position));
                QCOMPARE(explainedForWhite(*evaluator, position), forWhite(score, position));
            }
            for (; !played.empty(); played.pop_back()) {
                position.undoMove(played.back().first, played.back().second);
                evaluator->pop();
            }
            QCOMPARE(evaluator->evaluate(position), 0);
        }
    }

    void evaluatorsAreFoundByTheirIds() {
        for (const EvaluatorInfo& info : allEvaluators()) {
            QCOMPARE(evaluatorFromId(info.id).value(), info.kind);
            QVERIFY(makeEvaluator(info.kind) != nullptr);
        }
        const auto unknown = evaluatorFromId("oracle");
        QVERIFY(!unknown);
        QVERIFY(unknown.error().english.find("material, material-check") != std::string::npos);
    }
};

PLYGLASS_TEST(MaterialTest);
#include "material_test.moc"
