// UCI server: answers to valid and invalid commands.
#include <unistd.h>

#include <QRegularExpression>
#include <fstream>
#include <set>

#include "engine/chess/fen.h"
#include "engine/chess/perft.h"
#include "tests/engine/protocol/session.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

/// Resident memory of this process.
long residentMib() {
    std::ifstream file("/proc/self/statm");
    long all = 0;
    long resident = 0;
    file >> all >> resident;
    return resident * ::sysconf(_SC_PAGESIZE) >> 20;
}

}  // namespace

class UciServerTest : public QObject {
    Q_OBJECT

  private slots:
    void handshakeListsOptions() {
        Session session;
        session.send("uci");
        const auto lines = session.until("uciok");
        QVERIFY(lines.front().starts_with("id name Plyglass"));
        QVERIFY(lines[1].starts_with("id author "));
        QCOMPARE(lines.size(), allUciOptions().size() + 3);
        for (const ServerOption& option : allUciOptions())
            QVERIFY(std::find(lines.begin(), lines.end(), writeUciOption(option)) != lines.end());
        QVERIFY(session.untilReady().empty());
    }

    void tableIsReadyAtReadyok() {
        Session session;
        const long before = residentMib();
        session.send("setoption name Hash value 256");
        QVERIFY(session.untilReady().empty());
        const long after = residentMib();
        QVERIFY2(after - before >= 240, std::to_string(after - before).c_str());
    }

    void searchGivesInfoAndBestmove() {
        Session session;
        session.send(kMiddleGame);
        session.send("go depth 4");
        const auto lines = session.until("bestmove");
        QVERIFY(isLegalIn(lines.back(), kMiddleGame));
        const QRegularExpression info(
            "^info depth \\d+ seldepth \\d+ multipv 1 score (cp|mate) -?\\d+( lowerbound)? nodes \\d+ nps "
            "\\d+ "
            "hashfull \\d+ time \\d+ pv( [a-h][1-8][a-h][1-8][qrbn]?)+$");
        int depth = 0;
        for (const std::string& line : lines) {
            if (fieldOf(line, "pv").empty()) continue;
            QVERIFY2(info.match(QString::fromStdString(line)).hasMatch(), line.c_str());
            QCOMPARE(std::stoi(fieldOf(line, "depth")), ++depth);
        }
        QCOMPARE(depth, 4);
        QCOMPARE(fieldOf(lines.back(), "bestmove"), fieldOf(lines[lines.size() - 2], "pv"));
    }

    void anyLineEndIsAccepted() {
        Session session;
        session.sendRaw("\r\n\n  \t\r\nposition\tstartpos   moves\te2e4 \r\n\tgo   depth\t1\r\n");
        QVERIFY(session.answer("bestmove").starts_with("bestmove "));
        session.sendRaw("isready");  // without a line end, before the end of the input
        session.end();
        QCOMPARE(session.answer("readyok"), "readyok");
    }

    void finishedPositionHasNoBestmove() {
        Session session;
        session.send("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        session.send("go depth 5");
        const auto stalemate = session.until("bestmove");
        QCOMPARE(stalemate.back(), "bestmove (none)");
        QCOMPARE(fieldOf(stalemate.front(), "cp"), "0");
        session.send("position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
        session.send("go wtime 1000 btime 1000");
        const auto mate = session.until("bestmove");
        QCOMPARE(mate.back(), "bestmove (none)");
        QCOMPARE(fieldOf(mate.front(), "mate"), "0");
    }

    void mateIsReportedInMoves() {
        Session session;
        session.send(kMateInOne);
        session.send("go mate 1");
        const auto lines = session.until("bestmove");
        QCOMPARE(fieldOf(lines.back(), "bestmove"), "e1e8");
        QCOMPARE(fieldOf(lines[lines.size() - 2], "mate"), "1");
    }

    void illegalMoveIsReported() {
        Session session;
        session.send("position startpos moves e2e4 e7e5 e4e5 g8f6");
        const auto said = session.untilReady();
        QCOMPARE(said.size(), std::size_t{1});
        QVERIFY2(said[0].starts_with("info string") && said[0].find("e4e5") != std::string::npos,
                 said[0].c_str());
        session.send("d");
        QCOMPARE(session.answer("FEN: "),
                 "FEN: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    }

    void positionCorrectionsAreReported() {
        Session session;
        session.send("position fen 7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1");
        const auto said = session.untilReady();
        QCOMPARE(said.size(), std::size_t{1});
        QVERIFY2(said[0].starts_with("info string Castling (KQkq) is impossible"), said[0].c_str());
        session.send("go mate 1");
        QCOMPARE(session.answer("bestmove"), "bestmove e6h6");
    }

    void badPositionPreventsSearch() {
        Session session;
        for (const char* bad :
             {"position fen 8/8/8/8/8/8/8/8 w - - 0 1", "position startpos moves e2e4 e2e4"}) {
            session.send("position startpos");
            session.send(bad);
            session.send("go nodes 100");
            QCOMPARE(session.answer("bestmove"), "bestmove (none)");
            session.send("position startpos");
            session.send("go nodes 100");
            QVERIFY(session.answer("bestmove") != "bestmove (none)");
        }
    }

    void badPositionKeepsTheOldOne() {
        Session session;
        session.send("position startpos moves e2e4");
        session.send("position fen 8/8/8/8/8/8/8/8 w - - 0 1 moves e2e4");
        const auto said = session.untilReady();
        QCOMPARE(said.size(), std::size_t{1});
        QVERIFY2(said[0].starts_with("info string "), said[0].c_str());
        session.send("d");
        QCOMPARE(session.answer("FEN: "), "FEN: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    }

    void unknownWordsAndCommandsAreHandled() {
        Session session;
        session.send("joho isready");
        QCOMPARE(session.answer("readyok"), "readyok");
        session.send("debug on");
        session.send("register later");
        QVERIFY(session.untilReady().empty());
        session.send("xboard 1");
        session.send("setoption name Nonsense value 1");
        session.send("setoption name Hash value much");
        session.send("setoption");
        const auto said = session.untilReady();
        QCOMPARE(said.size(), std::size_t{4});
        QCOMPARE(said[0], "info string Unknown command \"xboard 1\".");
        for (const std::string& line : said) QVERIFY2(line.starts_with("info string "), line.c_str());
    }

    void longLinesAreSafe() {
        Session session;
        session.send(std::string(1 << 20, 'x'));
        session.send("position startpos moves " + std::string(1 << 20, 'y'));
        session.send("setoption name " + std::string(1 << 20, 'z'));
        session.sendRaw(std::string("\0\x01\xff\xfe\0 \x80", 7) + "\n");
        session.send(std::string(9 << 20, ' ') + "isready");
        const auto said = session.untilReady();
        QCOMPARE(said.size(), std::size_t{5});
        for (const std::string& line : said) QVERIFY(line.size() < 300 && line.starts_with("info string "));
    }

    void longGameKeepsRepetitions() {
        Session session;
        std::string line = "position startpos moves";
        for (int i = 0; i < 500; ++i) line += " g1f3 g8f6 f3g1 f6g8";
        session.send(line);
        session.send("go depth 2");
        QVERIFY(session.answer("bestmove").size() > 10);
    }

    void chess960CastlingIsKingTakesRook() {
        Session session;
        const std::string fen = "position fen 5k2/8/8/8/8/8/8/4K2R w K - 0 1";
        const auto bestOf = [&](const std::string& before) {
            if (!before.empty()) session.send(before);
            session.send(fen);
            session.send("go depth 1 searchmoves e1g1");
            return fieldOf(session.answer("bestmove"), "bestmove");
        };
        QCOMPARE(bestOf(""), "e1g1");
        QCOMPARE(bestOf("setoption name UCI_Chess960 value true"), "e1h1");
        session.send(fen + " moves e1h1 f8e8");
        session.send("d");
        QCOMPARE(session.answer("FEN: "), "FEN: 4k3/8/8/8/8/8/8/5RK1 w - - 2 2");
    }

    void ucinewgameClearsTheState() {
        Session session;
        const auto nodesOf = [&] {
            session.send(kMiddleGame);
            session.send("go depth 5");
            const auto lines = session.until("bestmove");
            return fieldOf(lines[lines.size() - 2], "nodes");
        };
        session.send("ucinewgame");
        const std::string first = nodesOf();
        const std::string again = nodesOf();
        QVERIFY2(again != first, "the second search should know the first one's table");
        session.send("ucinewgame");
        QCOMPARE(nodesOf(), first);
        session.send("setoption name Clear Hash");
        QCOMPARE(nodesOf(), first);
    }

    void switchesChangeTheSearch() {
        Session session;
        const auto nodesWith = [&](const std::string& option) {
            session.send(option);
            session.send("ucinewgame");
            session.send(kMiddleGame);
            session.send("go depth 3");
            const auto lines = session.until("bestmove");
            return std::stoll(fieldOf(lines[lines.size() - 2], "nodes"));
        };
        const auto alphaBeta = nodesWith("setoption name Preset value alphabeta");
        const auto minimax = nodesWith("setoption name Preset value minimax");
        QVERIFY(minimax > 2 * alphaBeta);
        QCOMPARE(nodesWith("setoption name alpha-beta value true"), alphaBeta);
        QVERIFY(nodesWith("setoption name quiescence-plies value 2") != alphaBeta);
    }

    void levelsAreWeakerAndSeeded() {
        const auto answers = [](const std::string& seed) {
            Session session;
            session.send("setoption name Level value 2");
            session.send("setoption name Seed value " + seed);
            std::vector<std::string> moves;
            for (const char* const position :
                 {"startpos", "startpos moves e2e4", "startpos moves d2d4 g8f6"}) {
                session.send(std::string("position ") + position);
                session.send("go nodes 1000000");
                const auto lines = session.until("bestmove");
                for (const std::string& line : lines) {
                    if (line.starts_with("bestmove")) continue;
                    if (fieldOf(line, "depth") != "1" || fieldOf(line, "multipv") != "1")
                        qFatal("%s", line.c_str());
                }
                moves.push_back(fieldOf(lines.back(), "bestmove"));
            }
            return moves;
        };
        QCOMPARE(answers("1"), answers("1"));
        QVERIFY(answers("1") != answers("2") || answers("1") != answers("3"));
    }

    void bookMovesVaryByGame() {
        const auto firstMoves = [](const char* seed) {
            Session session;
            session.send("setoption name OwnBook value true");
            session.send(std::string("setoption name Seed value ") + seed);
            std::vector<std::string> moves;
            for (int game = 0; game < 40; ++game) {
                session.send("ucinewgame");
                session.send("position startpos");
                session.send("go depth 1");
                moves.push_back(fieldOf(session.until("bestmove").back(), "bestmove"));
            }
            return moves;
        };
        const auto moves = firstMoves("1");
        QVERIFY(firstMoves("1") == moves);
        QVERIFY(std::set<std::string>(moves.begin(), moves.end()).size() > 1);
        const auto unseeded = firstMoves("0");
        QVERIFY(std::set<std::string>(unseeded.begin(), unseeded.end()).size() > 1);
    }

    void perftCountsTheMoves() {
        Session session;
        for (const char* command : {"go perft 3", "perft 3"}) {
            session.send(command);
            const auto lines = session.until("Nodes searched: ");
            QCOMPARE(lines.size(), std::size_t{22});
            QCOMPARE(lines.back(), "Nodes searched: 8902");
        }
        Position position =
            *Position::fromFen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
        session.send("position fen " + toFen(position));
        session.send("perft 4");
        QCOMPARE(session.answer("Nodes searched: "), "Nodes searched: " + std::to_string(perft(position, 4)));
        session.send("perft 0");
        QCOMPARE(session.answer("Nodes searched: "), "Nodes searched: 1");
        session.send("perft x");
        QCOMPARE(session.untilReady().size(), std::size_t{1});
    }

    void evalListsTerms() {
        for (const EvaluatorInfo& evaluator : allEvaluators()) {
            Session session;
            session.send("setoption name Evaluator value " + std::string(evaluator.id));
            session.send("position fen rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKB1R b KQkq - 0 1");
            session.send("eval");
            const auto lines = session.until("Evaluation: ");
            const auto terms = makeEvaluator(evaluator.kind)->explain(Position::start());
            QVERIFY(lines.size() >= terms.size() + 4);
            int total = 0;
            for (const EvaluationTerm& term : terms)
                QVERIFY(std::any_of(lines.begin(), lines.end(),
                                    [&](const auto& l) { return l.starts_with(term.name); }));
            auto position = *Position::fromFen("rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKB1R b KQkq - 0 1");
            for (const EvaluationTerm& term : makeEvaluator(evaluator.kind)->explain(position))
                total += term.whiteCp - term.blackCp;
            const QString last = QString::fromStdString(lines.back());
            QVERIFY2(last.contains(QString::asprintf(" %+d centipawns for White", total)),
                     lines.back().c_str());
            QVERIFY2(last.endsWith(QString::asprintf("Black is to move and sees %+d.", -total)),
                     lines.back().c_str());
        }
    }

    void benchEndsWithItsSignature() {
        Session session;
        session.send("bench 2");
        const std::string first = session.answer("position 40/40");
        const std::string signature = session.answer("");
        QVERIFY2(
            QRegularExpression("^\\d+ nodes \\d+ nps$").match(QString::fromStdString(signature)).hasMatch(),
            signature.c_str());
        session.send("bench 2");
        QCOMPARE(session.answer("position 40/40"), first);
        QCOMPARE(wordsOf(session.answer(""))[0], wordsOf(signature)[0]);
    }
};

PLYGLASS_TEST(UciServerTest);
#include "uci_server_test.moc"
