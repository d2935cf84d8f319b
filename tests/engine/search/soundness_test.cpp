// Sound techniques do not change scores: the same position at the same fixed depth must score the same with
// each of them on and off, without the table and the unsound ones. Plain minimax is the reference.
//
// The transposition table may use a deeper entry than requested, which is better than fixed depth but not
// equal. Up to three plies no position recurs at another depth, so there the scores must agree.
#include "engine/base/random.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

constexpr int kSoundDepth = kSlowBuild ? 2 : 3;
constexpr std::array kOrderings = {Ordering::None, Ordering::CapturedPiece, Ordering::Evaluation,
                                   Ordering::SmallestChange, Ordering::Full};

Score scoreOf(const char* fen, const Techniques& techniques, int depth, EvaluatorKind evaluator) {
    SearchRequest request = requestOf(fen, techniques, depth);
    request.evaluator = evaluator;
    return searchFresh(request).info.score;
}

/// Every sound technique, one by one on top of its requirements, and all of them together with each ordering.
std::vector<std::pair<std::string, Techniques>> soundVariants(const Techniques& plain) {
    std::vector<std::pair<std::string, Techniques>> variants;
    Techniques together = plain;
    for (const Technique& technique : allTechniques()) {
        if (technique.soundness == Soundness::Unsound) continue;
        Techniques techniques = plain;
        for (const Technique* next = &technique; next != nullptr; next = findTechnique(next->needs))
            next->set(techniques, true);
        techniques.alphaBeta = true;
        technique.set(together, true);
        variants.emplace_back(std::string(technique.id), techniques);
    }
    for (const Ordering ordering : kOrderings) {
        together.ordering = ordering;
        variants.emplace_back("all with ordering " + std::to_string(static_cast<int>(ordering)), together);
    }
    return variants;
}

/// After 4 to 83 random plies, or fewer if the game ends earlier.
std::string randomPosition(Random& random) {
    Position position = Position::start();
    for (auto plies = 4 + random.below(80); plies > 0; --plies) {
        const MoveList moves = legalMoves(position);
        Position next = position;
        if (!next.play(moves[static_cast<int>(random.below(moves.size()))]) || !hasLegalMove(next)) break;
        position = next;
    }
    return toFen(position);
}

void compareAll(const char* fen, const Techniques& plain, int depth, EvaluatorKind evaluator) {
    const Score expected = scoreOf(fen, plain, depth, evaluator);
    for (const auto& [name, techniques] : soundVariants(plain))
        QVERIFY2(scoreOf(fen, techniques, depth, evaluator) == expected,
                 (name + " differs in " + fen).c_str());
}

}  // namespace

class SoundnessTest : public QObject {
    Q_OBJECT

  private:
    static void addPositions() {
        const TestRows<QByteArray> row;
        for (const char* fen : kPositions) row(fen);
    }

  private slots:
    void soundTechniquesKeepTheScoreOfMinimax_data() { addPositions(); }
    void soundTechniquesKeepTheScoreOfMinimax() {
        const auto [fen] = testRow<QByteArray>();
        compareAll(fen, preset("minimax"), kSoundDepth, EvaluatorKind::Material);
    }

    void aspirationKeepsTheScore_data() { addPositions(); }
    void aspirationKeepsTheScore() {
        // Aspiration starts at the fourth iteration; mates found there must be the shortest too.
        const auto [fen] = testRow<QByteArray>();
        constexpr int kDeeper = kSlowBuild ? 4 : 5;
        Techniques plain = preset("alphabeta");
        plain.ordering = Ordering::CapturedPiece;
        const Score expected = scoreOf(fen, plain, kDeeper, EvaluatorKind::Material);
        const Techniques together = soundVariants(plain).back().second;
        QVERIFY(together.aspiration && together.principalVariation && together.mateDistance);
        QCOMPARE(scoreOf(fen, together, kDeeper, EvaluatorKind::Material), expected);
    }

    void soundTechniquesKeepTheScoreInHundredsOfPositions() {
        // Unselected positions: random seeded games, cut anywhere.
        constexpr int kRandomPositions = kSlowBuild ? 40 : 400;
        Random random(7);
        const Techniques plain = preset("minimax");
        const auto variants = soundVariants(plain);
        for (int i = 0; i < kRandomPositions; ++i) {
            const std::string fen = randomPosition(random);
            const Score expected = scoreOf(fen.c_str(), plain, kSoundDepth, EvaluatorKind::Material);
            for (const std::size_t variant :
                 {static_cast<std::size_t>(i) % variants.size(), variants.size() - 1}) {
                const auto& [name, techniques] = variants[variant];
                QVERIFY2(scoreOf(fen.c_str(), techniques, kSoundDepth, EvaluatorKind::Material) == expected,
                         (name + " differs in " + fen).c_str());
            }
        }
    }

    void soundTechniquesKeepTheScoreWhenChecksCount_data() { addPositions(); }
    void soundTechniquesKeepTheScoreWhenChecksCount() {
        const auto [fen] = testRow<QByteArray>();
        compareAll(fen, preset("minimax"), 2, EvaluatorKind::MaterialCheck);
    }

    void soundTechniquesKeepTheScoreWithCappedQuiescence_data() { addPositions(); }
    void soundTechniquesKeepTheScoreWithCappedQuiescence() {
        const auto [fen] = testRow<QByteArray>();
        Techniques plain = preset("minimax");
        plain.quiescencePlies = 2;
        compareAll(fen, plain, 2, EvaluatorKind::Material);
    }

    void soundTechniquesKeepTheScoreWithRepetitions_data() { addPositions(); }
    void soundTechniquesKeepTheScoreWithRepetitions() {
        const auto [fen] = testRow<QByteArray>();
        Techniques plain = preset("minimax");
        plain.repetition = true;
        compareAll(fen, plain, kSoundDepth, EvaluatorKind::Material);
    }

    void orderingsKeepTheScoreOfFullQuiescence_data() { addPositions(); }
    void orderingsKeepTheScoreOfFullQuiescence() {
        const auto [fen] = testRow<QByteArray>();
        Techniques plain = preset("alphabeta");
        plain.quiescencePlies = kAllPlies;
        plain.ordering = Ordering::CapturedPiece;
        const Score expected = scoreOf(fen, plain, kSoundDepth, EvaluatorKind::Material);
        for (const Ordering ordering : {Ordering::Evaluation, Ordering::CapturedPiece}) {
            plain.ordering = ordering;
            plain.iterativeDeepening = true;
            QCOMPARE(scoreOf(fen, plain, kSoundDepth, EvaluatorKind::Material), expected);
        }
    }

    void tableKeepsTheScoreUpToThreePlies_data() { addPositions(); }
    void tableKeepsTheScoreUpToThreePlies() {
        const auto [fen] = testRow<QByteArray>();
        for (const char* id : {"minimax", "alphabeta"}) {
            Techniques techniques = preset(id);
            const Score expected = scoreOf(fen, techniques, kSoundDepth, EvaluatorKind::Material);
            techniques.transpositionTable = true;
            QCOMPARE(scoreOf(fen, techniques, kSoundDepth, EvaluatorKind::Material), expected);
            techniques.quiescencePlies = 2;
            techniques.transpositionTable = false;
            const Score quiet = scoreOf(fen, techniques, 2, EvaluatorKind::Material);
            techniques.transpositionTable = true;
            QCOMPARE(scoreOf(fen, techniques, 2, EvaluatorKind::Material), quiet);
        }
    }

    void pvLeadsToTheScore_data() { addPositions(); }
    void pvLeadsToTheScore() {
        const auto [fen] = testRow<QByteArray>();
        Techniques techniques = preset("alphabeta");
        techniques.ordering = Ordering::CapturedPiece;
        const SearchResult result = searchFresh(requestOf(fen, techniques, kSoundDepth));
        if (isMate(result.info.score) || result.info.score == kDrawScore) return;
        Position position = positionOf(fen);
        for (const Move move : result.info.pv) QVERIFY(position.play(move));
        QCOMPARE(static_cast<int>(result.info.pv.size()), kSoundDepth);
        const auto evaluator = makeEvaluator(EvaluatorKind::Material);
        evaluator->reset(position);
        const int sign = kSoundDepth % 2 == 0 ? 1 : -1;
        QCOMPARE(sign * evaluator->evaluate(position), result.info.score);
    }
};

PLYGLASS_TEST(SoundnessTest);
#include "soundness_test.moc"
