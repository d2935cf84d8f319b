// UCI text: round trips, and parsing by the protocol.
#include "engine/protocol/uci_text.h"

#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/protocol/uci_commands.h"
#include "tests/engine/chess/random_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr const char* kCastlingFen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

Position positionOf(const char* fen) { return Position::fromFen(fen).value(); }

Move moveOf(const Position& position, const char* text) { return parseUci(position, text).value(); }

}  // namespace

class UciTextTest : public QObject {
    Q_OBJECT

  private slots:
    void movesRoundTripInBothCastlingNotations() {
        int castlings = 0;
        visitRandomGames(7, gamesFor(200), 80, [&](const Position& position, const MoveList& moves) {
            for (const Move move : moves) {
                castlings += move.isCastling();
                for (const CastlingText castling : {CastlingText::Ordinary, CastlingText::KingTakesRook}) {
                    const std::string text = writeUciMove(position, move, castling);
                    const Result<Move> read = parseUci(position, text);
                    if (!read || *read != move) QFAIL((toFen(position) + ": " + text).c_str());
                }
            }
        });
        QVERIFY(castlings > 0);
    }

    void castlingNotationIsSelectable() {
        const Position ordinary = positionOf(kCastlingFen);
        const Move castling = moveOf(ordinary, "e1g1");
        QCOMPARE(moveOf(ordinary, "e1h1"), castling);
        QCOMPARE(writeUciMove(ordinary, castling, CastlingText::Ordinary), "e1g1");
        QCOMPARE(writeUciMove(ordinary, castling, CastlingText::KingTakesRook), "e1h1");
        const Position chess960 = positionOf("1r3kr1/8/8/8/8/8/8/1R3KR1 w GBgb - 0 1");
        QCOMPARE(writeUciMove(chess960, moveOf(chess960, "f1b1"), CastlingText::Ordinary), "f1b1");
    }

    void linesAreWritten() {
        const Position start = Position::start();
        std::vector<Move> line;
        Position position = start;
        for (const char* text : {"e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5", "e1g1"}) {
            line.push_back(moveOf(position, text));
            Undo undo;
            position.makeMove(line.back(), undo);
        }
        QCOMPARE(writeUciLine(start, line, CastlingText::Ordinary), "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1");
        QCOMPARE(writeUciLine(start, line, CastlingText::KingTakesRook),
                 "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1");
    }

    void matesAreWrittenInMoves() {
        QCOMPARE(writeUciScore(31), "cp 31");
        QCOMPARE(writeUciScore(-31), "cp -31");
        QCOMPARE(writeUciScore(kMateScore - 1), "mate 1");
        QCOMPARE(writeUciScore(kMateScore - 5), "mate 3");
        QCOMPARE(writeUciScore(matedAt(4)), "mate -2");
        QCOMPARE(writeUciScore(matedAt(0)), "mate 0");
    }

    void multipvNumbersAreWritten() {
        SearchInfo info;
        info.depth = 7;
        info.timeMs = 2000;
        info.hashFullPermille = 12;
        info.statistics.nodes[0] = 5000;
        info.statistics.selectiveDepth = 19;
        const Position start = Position::start();
        info.lines = {{25, {moveOf(start, "e2e4")}}, {-10, {moveOf(start, "d2d4")}}};
        const auto lines = writeUciInfo(start, info, {});
        QCOMPARE(lines.size(), std::size_t{2});
        QCOMPARE(lines[0],
                 "info depth 7 seldepth 19 multipv 1 score cp 25 nodes 5000 nps 2500 hashfull 12 time 2000 "
                 "pv e2e4");
        QCOMPARE(lines[1],
                 "info depth 7 seldepth 19 multipv 2 score cp -10 nodes 5000 nps 2500 hashfull 12 time 2000 "
                 "pv d2d4");
        const auto bound = writeUciInfo(start, info, {CastlingText::Ordinary, true});
        QVERIFY(QString::fromStdString(bound[0]).contains(" score cp 25 lowerbound nodes "));
    }

    void goReadsEveryLimit() {
        const GoCommand go = parseGo(
            " searchmoves e2e4 d2d4 wtime 1000 btime 2000 winc 10 binc 20 movestogo 5 depth 8 nodes 900 mate "
            "3 movetime 70",
            Black);
        QVERIFY(go.errors.empty());
        QCOMPARE(go.searchMoves, (std::vector<std::string>{"e2e4", "d2d4"}));
        QVERIFY(!go.infinite && !go.ponder && !go.perft);
        const MoveLimits& limits = go.limits;
        QCOMPARE(limits.depth, std::optional(8));
        QCOMPARE(limits.nodes, std::optional<std::uint64_t>(900));
        QCOMPARE(limits.mateIn, std::optional(3));
        QCOMPARE(limits.moveTimeMs, std::optional<std::int64_t>(70));
        QCOMPARE(limits.clock->baseMs, 2000);
        QCOMPARE(limits.clock->incrementMs, 20);
        QCOMPARE(limits.clock->movesPerPeriod, 5);
        QCOMPARE(parseGo("wtime 1000 btime 2000", White).limits.clock->baseMs, 1000);
    }

    void goReadsItsFlagsInAnyOrder() {
        const GoCommand go = parseGo("ponder nonsense infinite perft 3", White);
        QVERIFY(go.infinite && go.ponder && go.errors.empty());
        QCOMPARE(go.perft, std::optional(3));
        QVERIFY(!go.limits.clock);
    }

    void goClampsNumbers() {
        QCOMPARE(parseGo("depth 0", White).limits.depth, std::optional(1));
        QCOMPARE(parseGo("depth 999", White).limits.depth, std::optional(kMaxPly - 1));
        QCOMPARE(parseGo("nodes 0", White).limits.nodes, std::optional<std::uint64_t>(1));
        const auto timeOf = [](const char* text) { return parseGo(text, White).limits.clock->baseMs; };
        QCOMPARE(timeOf("wtime -50"), std::int64_t(0));
        QVERIFY(timeOf("wtime 99999999999999999999999") > 1'000'000'000);
        QCOMPARE(timeOf("wtime -99999999999999999999999"), std::int64_t(0));
    }

    void goReportsErrorsAndKeepsTheRest() {
        const GoCommand go = parseGo("depth abc nodes 5 movetime", White);
        QCOMPARE(go.errors.size(), std::size_t{2});
        QVERIFY(QString::fromStdString(go.errors[0]).contains("depth"));
        QVERIFY(QString::fromStdString(go.errors[0]).contains("abc"));
        QVERIFY(!go.limits.depth);
        QCOMPARE(go.limits.nodes, std::optional<std::uint64_t>(5));
    }

    void missingOwnClockMeansNoTime() {
        QCOMPARE(parseGo("wtime 100", White).limits.clock->baseMs, 100);
        QCOMPARE(parseGo("wtime 100", Black).limits.clock->baseMs, 0);
    }

    void positionKeepsGameKeys() {
        const auto command = parsePosition(" startpos moves e2e4 e7e5 g1f3");
        QVERIFY(command && command->error.empty());
        QCOMPARE(toFen(command->game.position),
                 "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
        QCOMPARE(command->game.gameKeys.size(), std::size_t{3});
        QCOMPARE(command->game.gameKeys.front(), Position::start().key());
    }

    void positionFormsAreParsed() {
        const std::string fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 3 9";
        for (const std::string& text :
             {"fen " + fen, "fen " + fen + " moves", "  fen\t" + fen + "\r", "word fen " + fen}) {
            const auto command = parsePosition(text);
            QVERIFY2(command && command->error.empty(), text.c_str());
            QCOMPARE(toFen(command->game.position), fen);
        }
        const auto bare = parsePosition("fen 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - moves g2g4");
        QVERIFY(bare && bare->error.empty());
        QCOMPARE(toFen(bare->game.position), "8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - - 0 1");
        const auto odd = parsePosition("fen 4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1 moves e5e6");
        QVERIFY2(odd && odd->error.empty(), "en passant that cannot be is dropped");
        QVERIFY(parsePosition("startpos and other words moves e2e4")->game.gameKeys.size() == 1);
    }

    void movesBeforeAnIllegalOneAreKept() {
        const auto command = parsePosition("startpos moves e2e4 e7e5 e1e3 b8c6");
        QVERIFY(command);
        QCOMPARE(command->game.gameKeys.size(), std::size_t{2});
        const QString error = QString::fromStdString(command->error);
        QVERIFY2(error.contains("e1e3") && error.contains("move 3"), command->error.c_str());
    }

    void badPositionIsRefused_data() {
        const TestRows<std::string> row;
        for (const char* text :
             {"", "moves e2e4", "fen", "fen moves e2e4", "fen 8/8/8/8/8/8/8/8 w - - 0 1",
              "fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQQBNR w KQkq - 0 1",
              "fen 4k3/8/8/8/8/8/4q3/4K3 b - - 0 1", "fen P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "fen x"})
            row(text);
    }
    void badPositionIsRefused() {
        const auto [text] = testRow<std::string>();
        const auto command = parsePosition(text);
        QVERIFY(!command);
        QVERIFY(!command.error().english.empty());
    }

    void optionsMayHaveBlanksInNameAndValue() {
        const auto option = parseSetOption("  name  Move   Overhead  value  a path / with  blanks \r");
        QVERIFY(option);
        QCOMPARE(option->name, "Move Overhead");
        QCOMPARE(option->value, std::optional<std::string>("a path / with  blanks"));
        QVERIFY(!parseSetOption("name Clear Hash")->value);
        QCOMPARE(parseSetOption("name X value")->value, std::optional<std::string>(""));
        for (const char* text : {"", "name", "value 5", "name value 5", "Hash 5"})
            QVERIFY2(!parseSetOption(text), text);
    }
};

PLYGLASS_TEST(UciTextTest);
#include "uci_text_test.moc"
