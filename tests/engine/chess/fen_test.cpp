// FEN: round trips, and errors that name the field.
#include <string>

#include "engine/chess/fen.h"
#include "tests/engine/chess/random_games.h"
#include "tests/engine/chess/work_time.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

QString messageFor(const std::string& fen) {
    const auto position = Position::fromFen(fen);
    return position ? QString("(it was read)") : QString::fromStdString(position.error().english);
}

QString written(const char* fen, FenStyle style = FenStyle::XFen) {
    return QString::fromStdString(toFen(*Position::fromFen(fen), style));
}

struct BadFen {
    const char* defect;
    const char* fen;
    const char* field;  ///< what the message must name
    const char* reason;
};

constexpr BadFen kBadFens[] = {
    {"nothing", "", "empty", ""},
    {"blanks", "  \n ", "empty", ""},
    {"garbage", "hello world", "pieces", "rank"},
    {"the string that A's report prints", "8/8/8/8/8/B5/BN6/K7 w - - 0 1", "rank 3", "6 squares"},
    {"a rank too long", "4k3/9/8/8/8/8/8/4K3 w - - 0 1", "rank 7", "unknown character"},
    {"a rank of nine squares", "4k3/44p/8/8/8/8/8/4K3 w - - 0 1", "rank 7", "9 squares"},
    {"seven ranks", "4k3/8/8/8/8/8/4K3 w - - 0 1", "pieces", "7 ranks"},
    {"nine ranks", "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", "pieces", "9 ranks"},
    {"an unknown piece", "4k3/8/8/8/8/8/4X3/4K3 w - - 0 1", "rank 2", "\"X\""},
    {"no white king", "4k3/8/8/8/8/8/8/8 w - - 0 1", "pieces", "White has no king"},
    {"no black king", "8/8/8/8/8/8/8/4K3 w - - 0 1", "pieces", "Black has no king"},
    {"no kings", "8/8/8/8/8/8/8/8 w - - 0 1", "White has no king", "Black has no king"},
    {"two white kings", "4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "pieces", "White has 2 kings"},
    {"two black kings", "3kk3/8/8/8/8/8/8/4K3 w - - 0 1", "pieces", "Black has 2 kings"},
    {"a pawn on rank 8", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "pieces", "a8"},
    {"a pawn on rank 1", "4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "pieces", "a1"},
    {"nine pawns", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "pieces", "9 pawns"},
    {"seventeen pieces", "4k3/8/8/8/8/N7/NNNNNNNN/NNNNKNNN w - - 0 1", "pieces", "16"},
    {"ten queens and a pawn", "4k3/8/8/8/8/Q7/PQQQQQQQ/QQ2K3 w - - 0 1", "pieces", "become"},
    {"another side to move", "4k3/8/8/8/8/8/8/4K3 x - - 0 1", "side to move", "\"x\""},
    {"side not to move in check", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "side to move", "Black is in check"},
    {"kings side by side", "8/8/8/3kK3/8/8/8/8 w - - 0 1", "side to move", "in check"},
    {"check from three pieces", "4k3/8/3N1N2/8/1B6/8/8/K3R3 b - - 0 1", "side to move", "3 pieces"},
    {"an unknown castling letter", "4k3/8/8/8/8/8/8/4K2R w Z - 0 1", "castling", "\"Z\""},
    {"a castling letter beside the board", "4k3/8/8/8/8/8/8/4K2R w I - 0 1", "castling", "\"I\""},
    {"a small one beside the board", "4k2r/8/8/8/8/8/8/4K3 w i - 0 1", "castling", "\"i\""},
    {"en passant that is no square", "4k3/8/8/3pP3/8/8/8/4K3 w - d9 0 1", "en passant", "\"d9\""},
    {"a negative halfmove clock", "4k3/8/8/8/8/8/8/4K3 w - - -1 1", "halfmove clock", "\"-1\""},
    {"a huge move number", "4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999999999999", "move number", "9999"},
};

}  // namespace

class FenTest : public QObject {
    Q_OBJECT

  private slots:
    void errorNamesDefectAndField_data() {
        const TestRows<QString, QString, QString> row;
        for (const BadFen& bad : kBadFens) row(bad.defect, bad.fen, bad.field, bad.reason);
    }

    void errorNamesDefectAndField() {
        const auto [fen, field, reason] = testRow<QString, QString, QString>();
        const QString message = messageFor(fen.toStdString());
        QVERIFY2(message != "(it was read)", qPrintable(fen));
        QVERIFY2(message.contains(field), qPrintable(message));
        QVERIFY2(message.contains(reason), qPrintable(message));
    }

    void hugeInputIsRejectedQuickly_data() {
        const TestRows<QByteArray> row;
        row("letters", "a");
        row("slashes", "/");
        row("blanks", "x ");
        row("kings", "K");
        row("zero bytes", QByteArray(1, '\0'));
    }

    void hugeInputIsRejectedQuickly() {
        const auto [start] = testRow<QByteArray>();
        const std::string huge = start.repeated(10'000'000 / static_cast<int>(start.size())).toStdString();
        const WorkTime time;
        const QString message = messageFor(huge);
        QVERIFY(time.seconds() < 0.5);
        QVERIFY(!message.isEmpty());
        QVERIFY2(message.size() < 300, qPrintable(message));
    }

    void roundTripsInBothStyles() {
        visitRandomGames(21, gamesFor(200), 200, [](const Position& position, const MoveList&) {
            for (const FenStyle style : {FenStyle::XFen, FenStyle::Shredder}) {
                const std::string fen = toFen(position, style);
                const auto read = Position::fromFen(fen);
                QVERIFY2(read.has_value() && *read == position, fen.c_str());
            }
        });
    }

    void writesStandardFen_data() {
        const TestRows<QString> row;
        for (const char* fen : {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "8/8/8/4k3/8/8/8/4K3 b - - 99 140"})
            row(fen);
    }

    void writesStandardFen() {
        const auto [fen] = testRow<QString>();
        QCOMPARE(written(qPrintable(fen)), fen);
    }

    void dropsUselessEnPassantSquare() {
        QCOMPARE(written("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
                 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    }

    void toleratesSpelling_data() {
        const TestRows<QString, QString> row;
        const QString pieces = "4k3/8/8/8/8/8/8/4K2R ";
        row("without counters", pieces + "b K -", pieces + "b K - 0 1");
        row("with spaces", "  " + pieces + "  w\tK -  3 9\r\n", pieces + "w K - 3 9");
        row("dashes for counters", pieces + "b K - - -", pieces + "b K - 0 1");
        row("without en passant", pieces + "w K 3 9", pieces + "w K - 3 9");
        row("without castling and en passant", pieces + "w 3 9", pieces + "w - - 3 9");
        row("an upper-case side letter", pieces + "B K - 3 9", pieces + "b K - 3 9");
        row("an upper-case en passant square", "4k3/8/8/3pP3/8/8/8/4K3 w - D6 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        row("words for the side", pieces + "White K - 3 9", pieces + "w K - 3 9");
        row("dashes among the rights", pieces + "w K--- - 3 9", pieces + "w K - 3 9");
        row("other dashes", pieces + "b – — 3 9", pieces + "b - - 3 9");
        row("an extra slash", pieces.trimmed() + "/ w K - 3 9", pieces + "w K - 3 9");
        row("a repeated right", pieces + "w KK - 3 9", pieces + "w K - 3 9");
        row("pieces alone", pieces, pieces + "w - - 0 1");
        row("EPD", pieces + "w K - bm Rh8; id \"x\";", pieces + "w K - 0 1");
        row("EPD with counters", pieces + "w K - 3 9 bm Rh8;", pieces + "w K - 3 9");
        row("trailing text", pieces + "w K - 3 9 White mates", pieces + "w K - 3 9");
        row("an address", "https://example.org/analysis/" + QString(pieces).trimmed() + "_w_K_-_3_9",
            pieces + "w K - 3 9");
    }
    void toleratesSpelling() {
        const auto [text, fen] = testRow<QString, QString>();
        QCOMPARE(written(qPrintable(text)), fen);
        QVERIFY(readFen(text.toStdString())->notes.empty());
    }

    void dropsImpossibleCastlingRightsWithNote_data() {
        const TestRows<QString, QString, QString> row;
        row("kings that moved away", "7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1", "7k/5K2/4R3/8/8/8/8/8 w - - 0 1",
            "KQkq");
        row("no rook", "4k3/8/8/8/8/8/8/4K3 w K - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "K");
        row("one of two", "r3k3/8/8/8/8/8/8/4K2R w Kkq - 0 1", "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", "k");
        row("by file", "4k3/8/8/8/8/8/8/4K2R w G - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "K");
    }
    void dropsImpossibleCastlingRightsWithNote() {
        const auto [text, fen, rights] = testRow<QString, QString, QString>();
        const auto reading = readFen(text.toStdString());
        QVERIFY2(reading, reading ? "" : reading.error().english.c_str());
        QCOMPARE(QString::fromStdString(toFen(reading->position)), fen);
        QCOMPARE(reading->notes.size(), std::size_t{1});
        QVERIFY(QString::fromStdString(reading->notes.front().english)
                    .startsWith("Castling (" + rights + ") is"));
    }

    /// As for castling, impossible history does not invalidate the position.
    void dropsImpossibleEnPassantWithNote_data() {
        const TestRows<QString> row;
        row("on the wrong rank", "4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1");
        row("of the wrong side", "4k3/8/8/8/3Pp3/8/8/4K3 w - d3 0 1");
        row("without a pawn", "4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1");
        row("through a piece", "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1");
        row("on a piece", "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1");
        row("for a pawn that has not moved", "4k3/3p4/8/4P3/8/8/8/4K3 w - d6 0 1");
        row("on an edge of the board", "4k3/8/8/3pP3/8/8/8/4K3 w - a1 0 1");
    }
    void dropsImpossibleEnPassantWithNote() {
        const auto [text] = testRow<QString>();
        const auto reading = readFen(text.toStdString());
        QVERIFY2(reading, reading ? "" : reading.error().english.c_str());
        const QStringList fields = text.split(u' ');
        QCOMPARE(QString::fromStdString(toFen(reading->position)), fields[0] + " w - - 0 1");
        QCOMPARE(reading->notes.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(reading->notes.front().english),
                 "En passant (" + fields[3] + ") is impossible with these pieces, and was left out of the " +
                     "position.");
    }

    void namesTheRookIfAmbiguous() {
        // Both rooks are to the right of the king; the inner one castles.
        QCOMPARE(written("4k3/8/8/8/8/8/8/4KR1R w F - 0 1"), "4k3/8/8/8/8/8/8/4KR1R w F - 0 1");
        QCOMPARE(written("4k3/8/8/8/8/8/8/4KR1R w K - 0 1", FenStyle::Shredder),
                 "4k3/8/8/8/8/8/8/4KR1R w H - 0 1");
        QCOMPARE(written("4k3/8/8/8/8/8/8/R3K2R w HA - 0 1"), "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        QCOMPARE(written("4k2r/8/8/8/8/8/8/4K2R w Hh - 0 1"), "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1");
        QCOMPARE(written("r3k3/8/8/8/8/8/8/R3K3 w Aa - 0 1"), "r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1");
        QCOMPARE(written("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", FenStyle::Shredder),
                 "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1");
    }

    void detectsChess960() {
        QVERIFY(!Position::start().isChess960());
        QVERIFY(!Position::fromFen("4k3/8/8/8/8/8/8/R3K2R w HA - 0 1")->isChess960());
        QVERIFY(Position::fromFen("4k3/8/8/8/8/8/8/4KR1R w F - 0 1")->isChess960());
        QVERIFY(Position::fromFen("4k3/8/8/8/8/8/8/R4K1R w HA - 0 1")->isChess960());
    }
};

PLYGLASS_TEST(FenTest);
#include "fen_test.moc"
