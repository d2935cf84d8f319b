// Moves as text: round trips, tolerated spellings, and distinct errors for unknown, illegal and ambiguous
// moves.
#include <set>
#include <string>

#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "tests/engine/chess/random_games.h"
#include "tests/engine/chess/work_time.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr const char* kTwoKnights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
constexpr const char* kThreeQueens = "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1";
constexpr const char* kPromotion = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
constexpr const char* kCastling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr const char* kEnPassant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
constexpr const char* kPinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
constexpr const char* kInCheck = "4r1k1/8/8/8/8/2N5/8/4K3 w - - 0 1";
constexpr const char* kChess960 = "4k3/8/8/8/8/8/8/R4K1R w HA - 0 1";

Position at(const QString& fen) { return *Position::fromFen(fen.toStdString()); }

}  // namespace

class SanTest : public QObject {
    Q_OBJECT

  private slots:
    void movesRoundTrip() {
        visitRandomGames(31, gamesFor(60), 200, [](const Position& position, const MoveList& moves) {
            for (const Move move : moves) {
                const std::string san = toSan(position, move);
                const std::string uci = toUci(position, move);
                QVERIFY2(parseSan(position, san) == move, san.c_str());
                QVERIFY2(parseUci(position, uci) == move, uci.c_str());
                QVERIFY2(parseMove(position, san) == move && parseMove(position, uci) == move, san.c_str());
            }
        });
    }

    void notationIsUnique() {
        visitRandomGames(32, gamesFor(60), 200, [](const Position& position, const MoveList& moves) {
            std::set<std::string> sans;
            std::set<std::string> ucis;
            for (const Move move : moves) {
                sans.insert(toSan(position, move));
                ucis.insert(toUci(position, move));
            }
            QCOMPARE(static_cast<int>(sans.size()), moves.size());
            QCOMPARE(static_cast<int>(ucis.size()), moves.size());
        });
    }

    void readsTolerantNotation_data() {
        const TestRows<QString, std::string, QString> rows;
        const auto row = [&](const char* fen, const char* text, const char* uci) {
            rows(qPrintable(QString("%1 in %2").arg(text, fen)), fen, text, uci);
        };
        for (const char* text : {"e4", "e2e4", "e2-e4", "e4!", "e4!?", "e4+", "e4#"})
            row(kStartFen, text, "e2e4");
        for (const char* text : {"Nf3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "g1f3", "Nf3+", "Nf3??"})
            row(kStartFen, text, "g1f3");
        for (const char* text :
             {"e8=Q", "e8Q", "e8(Q)", "e8=Q+", "e8Q+", "e8=q", "e7e8q", "e7e8=Q", "e7-e8=Q"})
            row(kPromotion, text, "e7e8q");
        for (const char* text : {"exd8=N", "ed8=N", "exd8N", "e7xd8=N", "e7d8n"})
            row(kPromotion, text, "e7d8n");
        for (const char* text : {"O-O", "0-0", "o-o", "OO", "O-O+", "0-0!", "e1g1", "e1h1"})
            row(kCastling, text, "e1g1");
        for (const char* text : {"O-O-O", "0-0-0", "e1c1", "e1a1"}) row(kCastling, text, "e1c1");
        for (const char* text : {"exd6", "exd6 e.p.", "exd6e.p.", "ed6", "e5d6", "e5xd6"})
            row(kEnPassant, text, "e5d6");
        for (const char* text : {"O-O", "0-0", "f1h1"}) row(kChess960, text, "f1h1");
        for (const char* text : {"O-O-O", "f1a1"}) row(kChess960, text, "f1a1");
        row(kThreeQueens, "Qh4e1", "h4e1");
    }

    void readsTolerantNotation() {
        const auto [fen, text, uci] = testRow<QString, std::string, QString>();
        const Position position = at(fen);
        const auto move = parseMove(position, text);
        QVERIFY2(move, move ? "" : move.error().english.c_str());
        QCOMPARE(QString::fromStdString(toUci(position, *move)), uci);
    }

    void disambiguationIsMinimal_data() {
        const TestRows<QString, std::string, QString> row;
        row("file", kTwoKnights, "b1d2", "Nbd2");
        row("rank", "4k3/8/8/4N3/8/8/8/4N1K1 w - - 0 1", "e1f3", "N1f3");
        row("both", kThreeQueens, "h4e1", "Qh4e1");
        row("nothing: the other is pinned", "4r1k1/8/8/8/8/8/4N3/1N2K3 w - - 0 1", "b1c3", "Nc3");
        row("promotion", kPromotion, "e7d8n", "exd8=N");
        row("castling", kCastling, "e1g1", "O-O");
        row("castling with check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+");
        row("castling with mate", "5kr1/3P2p1/2N1P1P1/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O#");
        row("en passant", kEnPassant, "e5d6", "exd6");
        row("mate", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "a1a8", "Ra8#");
        row("check", "5nrk/4P1rp/8/6N1/8/8/8/4K3 w - - 0 1", "g5f7", "Nf7+");
    }

    void disambiguationIsMinimal() {
        const auto [fen, uci, san] = testRow<QString, std::string, QString>();
        const Position position = at(fen);
        QCOMPARE(QString::fromStdString(toSan(position, *parseUci(position, uci))), san);
    }

    void errorsAreUnknownIllegalOrAmbiguous_data() {
        const TestRows<QString, std::string, QString, QString> row;
        row("nothing", kStartFen, "", "is not a move", "");
        row("a word", kStartFen, "hello", "is not a move", "hello");
        row("a piece alone", kStartFen, "N", "is not a move", "");
        row("a square off the board", kStartFen, "Nf9", "is not a move", "Nf9");
        row("an unknown piece", kStartFen, "Xf3", "is not a move", "Xf3");
        row("a null move", kStartFen, "--", "is not a move", "");
        row("five characters", kStartFen, "e2e4x", "is not a move", "");
        row("no piece reaches it", kStartFen, "Nd5", "is illegal", "knight");
        row("a blocked piece", kStartFen, "Bc4", "is illegal", "");
        row("a blocked pawn", "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e4", "is illegal", "blocked");
        row("nothing to capture", kStartFen, "exd3", "is illegal", "nothing to take");
        row("a pinned piece", kPinned, "Nc3", "is illegal", "pinned");
        row("a check unanswered", kInCheck, "Na4", "is illegal", "check");
        row("into check", kPinned, "Ke3", "is illegal", "");
        row("no right to castle", kStartFen, "O-O", "is illegal", "");
        row("castling through check", "4k3/8/8/8/5r2/8/8/4K2R w K - 0 1", "O-O", "is illegal", "f1");
        row("a promotion to a king", kPromotion, "e8=K", "", "");
        row("a promotion where there is none", kStartFen, "e4=Q", "is illegal", "promoted");
        row("two knights", kTwoKnights, "Nd2", "is ambiguous", "Nbd2 or Nfd2");
        row("a promotion without a piece", kPromotion, "e8", "is ambiguous", "e8=Q");
        row("coordinates from an empty square", kStartFen, "e4e5", "is illegal", "no piece on e4");
        row("coordinates of the other side", kStartFen, "e7e5", "is illegal", "Black");
        row("coordinates without promotion", kPromotion, "e7e8", "is ambiguous", "e8=Q");
        row("coordinates without a knight move", kStartFen, "g1g3", "is illegal", "");
    }

    void farKingMoveIsCastling() {
        // From f1 the target is one square away on one side, three on the other.
        const Position position = at(QString("4k3/8/8/8/8/8/8/R4K1R w HA - 0 1"));
        const Move castling = *parseUci(position, "f1a1");
        for (const char* text : {"f1c1", "f1d1"}) QVERIFY2(parseUci(position, text) == castling, text);
        QVERIFY(!parseUci(position, "f1g1")->isCastling());
        QVERIFY(parseUci(position, "f1h1")->isCastling());
        for (const char* text : {"f1b1", "e8c8", "e8e6"}) QVERIFY2(!parseUci(position, text), text);
        const Position black = at(QString("1k4r1/8/8/8/8/8/8/4K3 b g - 0 1"));
        for (const char* text : {"b8d8", "b8g8"}) QVERIFY2(parseUci(black, text)->isCastling(), text);
    }

    void errorsAreUnknownIllegalOrAmbiguous() {
        const auto [fen, text, kind, reason] = testRow<QString, std::string, QString, QString>();
        const auto move = parseMove(at(fen), text);
        QVERIFY(!move);
        const QString message = QString::fromStdString(move.error().english);
        QVERIFY2(!message.isEmpty() && message.contains(kind) && message.contains(reason),
                 qPrintable(message));
    }

    void hugeInputIsRejectedQuickly() {
        const std::string huge(10'000'000, 'N');
        const WorkTime time;
        for (const auto& move : {parseSan(Position::start(), huge), parseUci(Position::start(), huge)}) {
            QVERIFY(!move);
            QVERIFY(move.error().english.size() < 300);
        }
        QVERIFY(time.seconds() < 0.5);
    }
};

PLYGLASS_TEST(SanTest);
#include "san_test.moc"
