// Words for people who know no terms: hints in three steps, and what is praised after a game.
#include "engine/words/plain_words.h"

#include "engine/chess/san.h"
#include "tests/engine/lab/analysis/reported_game.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// The knight forks king and rook from c7.
constexpr const char* kFork = "[FEN \"r3k3/8/8/3N4/8/8/PPP5/4K3 w - - 0 1\"]\n\n1. Nc7+ Kd7 2. Nxa8 Kc6 *";

Hinted hintOf(const char* fen, const std::vector<const char*>& line, Score score) {
    Hinted hint{*Position::fromFen(fen), {{}, score}};
    Position position = hint.position;
    for (const char* san : line) {
        hint.line.moves.push_back(*parseSan(position, san));
        position = position.after(hint.line.moves.back());
    }
    return hint;
}

const GameReport& forkReport() {
    static const GameReport kReport = completeReport(kFork);
    return kReport;
}

}  // namespace

class PlainWordsTest : public QObject {
    Q_OBJECT

  private slots:
    void hintNamesPieceSquareAndMove() {
        const Hinted fork = hintOf("r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", {"Nc7+", "Kd7", "Nxa8"}, 300);
        QCOMPARE(hintPieceText(fork).english, std::string("Your knight has a strong move."));
        QCOMPARE(hintSquareText(fork).english, std::string("From c7 it would attack two pieces."));
        QCOMPARE(hintMoveText(fork).english,
                 std::string("The knight goes to c7. It attacks the king and the rook at once."));
    }

    void hintOfAQuietMoveClaimsNothing() {
        const Hinted quiet = hintOf("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", {"e4"}, 20);
        QCOMPARE(hintPieceText(quiet).english, std::string("Look at your pawn."));
        QCOMPARE(hintSquareText(quiet).english, std::string("Look at the square e4."));
        QCOMPARE(hintMoveText(quiet).english, std::string("The pawn goes to e4."));
    }

    void hintSaysWhoGivesCheckAndHowAPawnTakes() {
        const Hinted opened =
            hintOf("r1bq1b1r/ppp1nkpp/8/3P1n2/2B5/5Q2/PPPP1PPP/RNB1R1K1 w - - 0 10", {"d6+"}, 300);
        QCOMPARE(hintSquareText(opened).english, std::string("If it goes to d6, another piece gives check."));
        const Hinted passing = hintOf("4k3/8/8/1pP5/8/8/8/4K3 w - b6 0 2", {"cxb6"}, 100);
        QCOMPARE(hintSquareText(passing).english, std::string("Look at b6: it can take en passant."));
        QCOMPARE(hintMoveText(passing).english.substr(0, 41),
                 std::string("The pawn takes en passant and goes to b6."));
    }

    void pinNamesThePieceThatIsTaken() {
        const Hinted pin = hintOf("4k3/2p1n3/3P4/8/8/8/8/4R1K1 w - - 0 40", {"dxe7", "c6", "Kf2"}, 500);
        QCOMPARE(
            hintMoveText(pin).english,
            std::string("The pawn takes on e7. It takes the knight, which cannot move away: behind it is "
                        "the king."));
    }

    void hintOfCastlingAndMateAreSaid() {
        const Hinted castling = hintOf("4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1", {"O-O"}, 20);
        QCOMPARE(hintSquareText(castling).english, std::string("It can castle."));
        QCOMPARE(hintMoveText(castling).english, std::string("Castle on the king's side."));
        const Hinted mate = hintOf("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", {"Ra8#"}, scoreOfMateIn(1));
        QCOMPARE(hintSquareText(mate).english, std::string("From a8 it gives mate."));
        QCOMPARE(hintMoveText(mate).english, std::string("The rook goes to a8. It is checkmate."));
    }

    void verdictHasNoFigures() {
        const auto verdict = [](WhyNotVerdict kind, Score best, Score candidate) {
            return plainVerdictText(kind, best, candidate).english;
        };
        QCOMPARE(verdict(WhyNotVerdict::Worse, 50, -30), std::string("is worse"));
        QCOMPARE(verdict(WhyNotVerdict::Worse, 50, -400), std::string("is much worse"));
        QCOMPARE(verdict(WhyNotVerdict::Best, 50, 50), std::string("is the best move"));
        QCOMPARE(plainFactsText({Fact{}}, Position::start(), Telling::Against).english,
                 std::string("The search says so; no short reason was found."));
    }

    void trickIsPraisedFirst() {
        const Praise praise = praiseOf(forkReport(), White, false);
        QCOMPARE(praise.kind, PraiseKind::Trick);
        QCOMPARE(praise.move, 0);
        QCOMPARE(praiseText(praise, forkReport()).english, std::string("You saw the fork on move 1."));
        QCOMPARE(praiseReasonText(praise, forkReport()).english,
                 std::string("Your knight attacked the king and the rook at once."));
        QCOMPARE(turningText(praise, forkReport(), 0).english, std::string("move 1: your fork"));
        QCOMPARE(turningText(praise, forkReport(), 2).english, std::string("move 2"));
    }

    void mateIsPraised() {
        const GameReport report = completeReport(kScholarsMate);
        const Praise praise = praiseOf(report, White, true);
        QCOMPARE(praiseText(praise, report).english, std::string("You found the mate on move 4."));
        QCOMPARE(praiseReasonText(praise, report).english, std::string("The king had no way out."));
    }

    void lostGameHasAPraiseToo() {
        for (const char* game : {kScholarsMate, kFork, kBishopGivenAway}) {
            const GameReport report = completeReport(game);
            for (const Color side : {White, Black})
                QVERIFY(!praiseText(praiseOf(report, side, false), report).isEmpty());
        }
        const GameReport report = completeReport(kScholarsMate);
        QVERIFY(praiseOf(report, Black, false).kind != PraiseKind::Mate);
    }
};

PLYGLASS_TEST(PlainWordsTest);
#include "plain_words_test.moc"
