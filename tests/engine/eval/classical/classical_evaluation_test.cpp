// Classical evaluation: symmetry, incremental update, complete explanation, and basic chess knowledge.
#include "engine/eval/classical/classical_evaluation.h"
#include "engine/base/random.h"
#include "engine/chess/chess960.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/eval/classical/endgame_scale.h"
#include "tests/engine/chess/random_games.h"
#include "tests/engine/eval/evaluating.h"
#include "tests/engine/eval/flipped.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

int scoreOf(const Position& position) { return scoreOf(EvaluatorKind::Classical, position); }
int scoreOf(const char* fen) { return scoreOf(Position::fromFen(fen).value()); }

EvaluationTerm termOf(const char* fen, const std::string& name) {
    for (const EvaluationTerm& term : ClassicalEvaluator().explain(Position::fromFen(fen).value()))
        if (term.name == name) return term;
    return {};
}

}  // namespace

class ClassicalEvaluationTest : public QObject {
    Q_OBJECT

  private slots:
    void evaluationIsColourSymmetric() {
        visitRandomGames(11, gamesFor(100), 200, [](const Position& position, const MoveList&) {
            const Position other = flipped(position);
            if (scoreOf(position) != scoreOf(other)) qWarning("%s", toFen(position).c_str());
            QCOMPARE(scoreOf(position), scoreOf(other));
        });
    }

    void incrementalMatchesFullEvaluation() {
        Random random(5);
        for (int game = 0; game < gamesFor(60); ++game) {
            Position position = chess960Start(static_cast<int>(random.below(960)));
            ClassicalEvaluator evaluator;
            evaluator.reset(position);
            const int before = evaluator.evaluate(position);
            std::vector<std::pair<Move, Undo>> played;
            for (int ply = 0; ply < 200; ++ply) {
                const MoveList moves = legalMoves(position);
                if (moves.empty()) break;
                const Move move =
                    moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
                evaluator.push(position.deltaOf(move));
                played.push_back({move, {}});
                position.makeMove(move, played.back().second);
                QCOMPARE(evaluator.evaluate(position), scoreOf(position));
            }
            for (; !played.empty(); played.pop_back()) {
                position.undoMove(played.back().first, played.back().second);
                evaluator.pop();
            }
            QCOMPARE(evaluator.evaluate(position), before);
        }
    }

    void termsSumToTheScore() {
        visitRandomGames(12, gamesFor(60), 200, [](const Position& position, const MoveList&) {
            const int score = scoreOf(position);
            const int forWhite = position.sideToMove() == White ? score : -score;
            QCOMPARE(explainedForWhite(ClassicalEvaluator(), position), forWhite);
        });
    }

    void termsAreExplainedBySide() {
        const EvaluationTerm material =
            termOf("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Material");
        QVERIFY(material.whiteCp - material.blackCp > 700);
        const EvaluationTerm passed = termOf("4k3/8/8/1P6/8/8/5p2/4K3 w - - 0 1", "Passed pawns");
        QVERIFY(passed.whiteCp > 0);
        QVERIFY(passed.blackCp > 0);
    }

    void startPositionIsWorthTheTempo() {
        const int score = scoreOf(Position::start());
        QVERIFY(score > 0 && score < 60);
    }

    void moreMaterialIsBetter_data() {
        const TestRows<QString> row;
        row("a queen", "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        row("a rook", "rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1");
        row("a knight", "rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        row("a rook in the ending", "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
        row("three pawns", "4k3/8/8/8/8/8/PPP5/4K3 w - - 0 1");
    }

    void moreMaterialIsBetter() {
        const auto [fen] = testRow<QString>();
        QVERIFY(scoreOf(fen.toLatin1().constData()) > 150);
    }

    void loneMinorPieceIsDrawn() {
        QVERIFY(std::abs(scoreOf("4k3/8/8/8/8/8/8/4KN2 w - - 0 1")) < 40);
        QVERIFY(std::abs(scoreOf("4k3/8/8/8/8/8/8/4KB2 w - - 0 1")) < 40);
        QVERIFY(std::abs(scoreOf("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1")) < 40);
    }

    void drawishEndgamesAreScaled_data() {
        const TestRows<QString, int, int> row;
        row("two pawns and bishops of one colour", "4k3/2b5/8/8/3P4/2P1K3/3B4/8 w - - 0 1", 45, 64);
        row("two pawns and opposite bishops", "4k3/2b5/8/8/3P4/2P1K3/4B3/8 w - - 0 1", 10, 35);
        row("opposite bishops and rooks", "3rk3/2b5/8/8/3P4/2P1K3/4B3/3R4 w - - 0 1", 40, 48);
        row("rook against knight", "4k3/8/4n3/8/8/8/8/3RK3 w - - 0 1", 5, 20);
        row("a lone bishop", "4k3/8/8/8/8/8/8/3BK3 w - - 0 1", 0, 0);
        row("two knights", "4k3/8/8/8/8/8/8/2NNK3 w - - 0 1", 0, 0);
        row("a lone rook", "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", 64, 64);
        row("bishop and knight", "4k3/8/8/8/8/8/8/2BNK3 w - - 0 1", 64, 64);
        row("all pieces", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 64, 64);
    }

    void drawishEndgamesAreScaled() {
        const auto [fen, least, most] = testRow<QString, int, int>();
        const Position position = Position::fromFen(fen.toLatin1().constData()).value();
        const int scale = endgameScale(position, White).scale;
        QVERIFY2(scale >= least && scale <= most, qPrintable(QString::number(scale)));
        QCOMPARE(endgameScale(flipped(position), Black).scale, scale);
    }

    void unstoppablePawnIsNearlyAQueen() {
        QVERIFY(scoreOf("8/7k/8/8/P7/8/8/7K w - - 0 1") > scoreOf("8/8/8/2k5/P7/8/8/7K w - - 0 1") + 200);
    }
};

PLYGLASS_TEST(ClassicalEvaluationTest);
#include "classical_evaluation_test.moc"
