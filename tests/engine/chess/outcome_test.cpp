// Outcomes by rule: mate, stalemate, repetition, move count, dead positions, time.
#include <string>

#include "engine/chess/fen.h"
#include "engine/chess/game.h"
#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

Q_DECLARE_METATYPE(plyglass::OutcomeReason)

namespace {

Position at(const QString& fen) { return *Position::fromFen(fen.toStdString()); }

void playAll(Game& game, const std::string& moves) {
    for (std::size_t from = 0; from < moves.size();) {
        const std::size_t blank = std::min(moves.find(' ', from), moves.size());
        const auto move = parseSan(game.position(), moves.substr(from, blank - from));
        if (!move || !game.play(*move)) qFatal("%s: %s", moves.c_str(), moves.c_str() + from);
        from = blank + 1;
    }
}

Game afterMoves(const QString& fen, const std::string& moves) {
    Game game(at(fen));
    playAll(game, moves);
    return game;
}

constexpr const char* kKnightsOut = "Nf3 Nf6 Ng1 Ng8";

}  // namespace

class OutcomeTest : public QObject {
    Q_OBJECT

  private slots:
    void outcomesByRule_data() {
        const TestRows<QString, QString> row;
        row("fool's mate", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            "Black wins by checkmate");
        row("back rank", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "White wins by checkmate");
        row("stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Draw by stalemate");
        row("stalemate with a blocked pawn", "8/8/8/8/8/p7/P7/K1k5 w - - 0 1", "Draw by stalemate");
        row("a pawn that can still capture", "8/8/8/8/8/1p6/P7/K1k5 w - - 0 1", "The game is not over");
        row("fifty moves", "4k3/8/8/8/8/8/4P3/4K3 w - - 100 80", "Draw by the fifty-move rule");
        row("one ply before", "4k3/8/8/8/8/8/4P3/4K3 w - - 99 80", "The game is not over");
        row("seventy-five moves", "4k3/8/8/8/8/8/4P3/4K3 w - - 150 90", "Draw by the seventy-five-move rule");
        row("mate on the last of fifty", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 80", "White wins by checkmate");
        row("mate on the last of seventy-five", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 150 99",
            "White wins by checkmate");
    }

    void outcomesByRule() {
        const auto [fen, words] = testRow<QString, QString>();
        QCOMPARE(QString::fromStdString(Game(at(fen)).outcome().toText().english), words);
    }

    void detectsDeadPositions_data() {
        const TestRows<QString, bool> row;
        row("king against king", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", true);
        row("knight", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1", true);
        row("black knight", "4kn2/8/8/8/8/8/8/4K3 w - - 0 1", true);
        row("bishop", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", true);
        row("bishops of one colour", "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", true);
        row("many bishops of one colour", "b1b1k3/8/8/8/8/8/8/1B1BK2B w - - 0 1", true);
        row("bishops of both colours", "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", false);
        row("a pair of bishops", "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", false);
        row("two knights", "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1", false);
        row("knight against knight", "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", false);
        row("bishop against knight", "4kn2/8/8/8/8/8/8/4KB2 w - - 0 1", false);
        row("pawn", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", false);
        row("rook", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", false);
        row("queen", "4k3/8/8/8/8/8/8/4K2Q w - - 0 1", false);
    }

    void detectsDeadPositions() {
        const auto [fen, dead] = testRow<QString, bool>();
        QCOMPARE(at(fen).hasInsufficientMaterial(), dead);
        QCOMPARE(Game(at(fen)).outcome().reason == OutcomeReason::InsufficientMaterial, dead);
    }

    void captureMayReachDeadPosition() {
        Game game = afterMoves("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1", "Kxe2");
        QCOMPARE(int(game.outcome().reason), int(OutcomeReason::InsufficientMaterial));
        QVERIFY(!game.play(*parseSan(game.position(), "Kd7")));
    }

    void countsRepetitions() {
        Game game;
        QCOMPARE(game.repetitions(), 1);
        playAll(game, kKnightsOut);
        QCOMPARE(game.repetitions(), 2);
        QVERIFY(!game.outcome().isOver());
        playAll(game, kKnightsOut);
        QCOMPARE(game.repetitions(), 3);
        QCOMPARE(int(game.outcome().reason), int(OutcomeReason::ThreefoldRepetition));
        game.goBack();
        QCOMPARE(game.repetitions(), 2);
        QVERIFY(!game.outcome().isOver());
    }

    void fivefoldRepetitionAlwaysEnds() {
        for (const DrawRule rule : {DrawRule::Automatic, DrawRule::ByClaim}) {
            Game game;
            game.setDrawRule(rule);
            for (int i = 0; i < 4; ++i) playAll(game, kKnightsOut);
            QCOMPARE(int(game.outcome().reason), int(OutcomeReason::FivefoldRepetition));
            QVERIFY(!game.canClaimDraw());
            const auto refused = game.play(*parseSan(game.position(), "e4"));
            QVERIFY(!refused && refused.error().english.find("fivefold") != std::string::npos);
        }
    }

    void threefoldAndFiftyMovesMayNeedAClaim() {
        Game game;
        game.setDrawRule(DrawRule::ByClaim);
        QVERIFY(!game.canClaimDraw());
        playAll(game, std::string(kKnightsOut) + " " + kKnightsOut);
        QVERIFY(!game.outcome().isOver());
        QVERIFY(game.canClaimDraw());
        game.end({GameResult::Draw, OutcomeReason::ThreefoldRepetition});
        QCOMPARE(QString::fromStdString(game.outcome().toText().english), "Draw by threefold repetition");
        QVERIFY(!game.canClaimDraw());

        Game counted(at("4k3/8/8/8/8/8/4P3/4K3 w - - 100 80"));
        counted.setDrawRule(DrawRule::ByClaim);
        QVERIFY(!counted.outcome().isOver());
        QVERIFY(counted.canClaimDraw());
        Game finished(at("4k3/8/8/8/8/8/4P3/4K3 w - - 150 80"));
        finished.setDrawRule(DrawRule::ByClaim);
        QCOMPARE(int(finished.outcome().reason), int(OutcomeReason::SeventyFiveMoves));
    }

    void ignoredDrawsLeaveMateAndStalemate() {
        Game game;
        game.setDrawRule(DrawRule::Ignored);
        for (int i = 0; i < 5; ++i) playAll(game, kKnightsOut);
        QVERIFY(!game.outcome().isOver());
        QVERIFY(game.play(*parseSan(game.position(), "e4")));
        for (const char* fen : {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - - 150 80"}) {
            Game dead(at(fen));
            dead.setDrawRule(DrawRule::Ignored);
            QVERIFY(!dead.outcome().isOver());
        }
        Game stalemate(at("k7/8/1Q6/8/8/8/8/7K b - - 0 1"));
        stalemate.setDrawRule(DrawRule::Ignored);
        QCOMPARE(int(stalemate.outcome().reason), int(OutcomeReason::Stalemate));
    }

    void rightsDistinguishPositions() {
        // The rooks return, but castling rights are lost: the first position does not recur.
        Game game = afterMoves("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Rb1 Rb8 Ra1 Ra8");
        QCOMPARE(game.repetitions(), 1);
        // After e4 no en passant capture is possible: that position recurs.
        Game other = afterMoves(kStartFen, std::string("e4 Nf6 Nf3 Ng8 Ng1"));
        QCOMPARE(other.repetitions(), 2);
    }

    void pawnMoveResetsRepetitions() {
        Game game;
        playAll(game, std::string(kKnightsOut) + " e4 e5 " + kKnightsOut);
        QCOMPARE(game.repetitions(), 2);
    }

    void timeLossNeedsMatingMaterial_data() {
        const TestRows<QString, QString> row;
        const char* lost = "White wins on time";
        const char* drawn = "Draw: time ran out, but the other side has not enough left to give mate";
        row("the start position", kStartFen, lost);
        row("a bare king", "4k2q/8/8/8/8/8/8/4K3 b - - 0 1", drawn);
        row("a pawn", "4k2q/8/8/8/8/8/4P3/4K3 b - - 0 1", lost);
        row("a knight against a queen", "4k2q/8/8/8/8/8/8/4KN2 b - - 0 1", drawn);
        row("a knight against a pawn", "4k3/7p/8/8/8/8/8/4KN2 b - - 0 1", lost);
        row("two knights", "4k2q/8/8/8/8/8/8/1N2KN2 b - - 0 1", lost);
        row("a bishop against a rook", "4k2r/8/8/8/8/8/8/4KB2 b - - 0 1", drawn);
        row("a bishop against a knight", "4k2n/8/8/8/8/8/8/4KB2 b - - 0 1", lost);
        row("a bishop against one of the other colour", "4kb2/8/8/8/8/8/8/4KB2 b - - 0 1", lost);
        row("a bishop and a knight", "4k2q/8/8/8/8/8/8/3NKB2 b - - 0 1", lost);
    }

    void timeLossNeedsMatingMaterial() {
        const auto [fen, words] = testRow<QString, QString>();
        QCOMPARE(QString::fromStdString(outcomeOnTime(at(fen), Black).toText().english), words);
    }

    void matesByUnderpromotion() {
        const char* smothered = "6br/5Ppk/7p/8/8/8/8/4K3 w - - 0 1";
        QCOMPARE(int(afterMoves(smothered, "f8=N").outcome().reason), int(OutcomeReason::Checkmate));
        QVERIFY(!afterMoves(smothered, "f8=Q").outcome().isOver());
    }

    void everyOutcomeHasAText() {
        const auto words = [](GameResult result, OutcomeReason reason) {
            return QString::fromStdString(Outcome{result, reason}.toText().english);
        };
        QCOMPARE(words(GameResult::WhiteWins, OutcomeReason::Resignation), "White wins: Black resigned");
        QCOMPARE(words(GameResult::BlackWins, OutcomeReason::Timeout), "Black wins on time");
        QCOMPARE(words(GameResult::BlackWins, OutcomeReason::Recorded), "Black won");
        QCOMPARE(words(GameResult::Draw, OutcomeReason::Agreement), "Draw by agreement");
        QCOMPARE(words(GameResult::Draw, OutcomeReason::Recorded), "Draw");
        QCOMPARE(words(GameResult::Ongoing, OutcomeReason::None), "The game is not over");
    }
};

PLYGLASS_TEST(OutcomeTest);
#include "outcome_test.moc"
