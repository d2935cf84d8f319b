// Timing of answers: limits, infinite and ponder searches, stop, and commands at the wrong time.
#include <set>

#include "tests/engine/protocol/session.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

using Clock = std::chrono::steady_clock;

/// Enough for any answer without a search, even on a busy machine; short compared to an infinite search.
constexpr int kSoonMs = 2000;

std::int64_t millisecondsSince(Clock::time_point start) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start).count();
}

void pause(int ms) { std::this_thread::sleep_for(std::chrono::milliseconds(ms)); }

}  // namespace

class UciTimingTest : public QObject {
    Q_OBJECT

  private slots:
    void goLimitsAreRespected() {
        Session session;
        session.send(kMiddleGame);
        session.send("go nodes 3000");
        const auto nodes = session.until("bestmove");
        QVERIFY(std::stoi(fieldOf(nodes[nodes.size() - 2], "nodes")) <= 3000);
        const Clock::time_point start = Clock::now();
        session.send("go movetime 100");
        session.answer("bestmove");
        QVERIFY(millisecondsSince(start) >= 95);
        QVERIFY(millisecondsSince(start) < kSoonMs);
        for (const char* go :
             {"go wtime 100", "go wtime 50 btime 50 winc 0 binc 0 movestogo 1", "go wtime 1 btime 1",
              "go wtime -5 btime -5", "go movetime 0", "go btime 100"}) {
            session.send(go);
            QVERIFY2(session.until("bestmove", kSoonMs).back() != "(no answer)", go);
        }
    }

    void onlySearchmovesAreSearched() {
        Session session;
        session.send(kMateInOne);
        session.send("go depth 3 searchmoves g1h1 h2h4 e1e9 g1g5");
        const auto lines = session.until("bestmove");
        const std::string move = fieldOf(lines.back(), "bestmove");
        QVERIFY2(move == "g1h1" || move == "h2h4", lines.back().c_str());
        const auto said = strings(lines);
        QCOMPARE(said.size(), std::size_t{2});
        QVERIFY2(said[0].find("e1e9") != std::string::npos, said[0].c_str());
        QVERIFY2(said[1].find("g1g5") != std::string::npos, said[1].c_str());
    }

    void multipvLinesAreReported() {
        Session session;
        session.send("setoption name MultiPV value 3");
        session.send(kMiddleGame);
        session.send("go depth 3");
        std::set<std::string> moves;
        int last = -1000000;
        for (const std::string& line : session.until("bestmove")) {
            if (fieldOf(line, "depth") != "3" || fieldOf(line, "pv").empty()) continue;
            moves.insert(fieldOf(line, "pv"));
            QCOMPARE(fieldOf(line, "multipv"), std::to_string(moves.size()));
            const int score = std::stoi(fieldOf(line, "cp"));
            QVERIFY(last == -1000000 || score <= last);
            last = score;
        }
        QCOMPARE(moves.size(), std::size_t{3});
    }

    void infiniteSearchWaitsForStop_data() {
        const TestRows<std::string, std::string> row;
        row("endless", kMiddleGame, "go infinite");
        row("no limit named", kMiddleGame, "go");
        row("mate found at once", kMateInOne, "go infinite");
        row("no legal move", "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "go infinite");
        row("with a depth", kMiddleGame, "go infinite depth 1");
        row("pondering", kMateInOne, "go ponder wtime 1000 btime 1000");
    }

    void infiniteSearchWaitsForStop() {
        const auto [position, go] = testRow<std::string, std::string>();
        Session session;
        session.send(position);
        session.send(go);
        pause(100);
        for (const std::string& line : session.untilReady())
            QVERIFY2(line.starts_with("info "), line.c_str());
        session.send("stop");
        QVERIFY(session.until("bestmove", kSoonMs).back() != "(no answer)");
        QVERIFY(session.untilReady().empty());
    }

    void ponderhitStartsTheClock() {
        Session session;
        session.send(kMiddleGame);
        session.send("go ponder wtime 2000 btime 2000");
        pause(200);
        for (const std::string& line : session.untilReady())
            QVERIFY2(line.starts_with("info "), line.c_str());
        session.send("ponderhit");
        QVERIFY(session.until("bestmove", kSoonMs).back() != "(no answer)");
    }

    void earlyPonderhitIsNotLost() {
        Session session;
        session.send(kMiddleGame);
        for (int i = 0; i < 20; ++i) {
            session.send("go ponder movetime 5");
            session.send("ponderhit");
            QVERIFY(session.until("bestmove", kSoonMs).back() != "(no answer)");
        }
    }

    void stopIsImmediate() {
        Session session;
        session.send(kMiddleGame);
        std::vector<std::int64_t> latencies;
        for (int i = 0; i < 11; ++i) {
            session.send("go infinite");
            session.untilReady();
            pause(15);
            const Clock::time_point start = Clock::now();
            session.send("stop");
            QVERIFY(isLegalIn(session.answer("bestmove"), kMiddleGame));
            latencies.push_back(millisecondsSince(start));
        }
        std::sort(latencies.begin(), latencies.end());
        QVERIFY2(latencies[5] <= (kSlowBuild ? 100 : 10), std::to_string(latencies[5]).c_str());
    }

    void threadsGiveOneAnswer() {
        Session session;
        session.send("setoption name Threads value 4");
        session.send(kMiddleGame);
        for (const char* go : {"go depth 4", "go nodes 5000", "go movetime 50"}) {
            session.send(go);
            QVERIFY(isLegalIn(session.answer("bestmove"), kMiddleGame));
        }
        for (int i = 0; i < 5; ++i) {
            session.send("go infinite");
            session.send("stop");
            QVERIFY(isLegalIn(session.answer("bestmove"), kMiddleGame));
        }
        session.send("go movetime 20 searchmoves h2h3");
        QCOMPARE(fieldOf(session.answer("bestmove"), "bestmove"), "h2h3");
    }

    void strayStopIsIgnored() {
        Session session;
        session.send("stop");
        session.send("ponderhit");
        QVERIFY(session.untilReady().empty());
        session.send("position startpos");
        session.send("go depth 3");
        QVERIFY(fieldOf(session.until("bestmove").front(), "depth") == "1");
        session.send("stop");
        session.send("stop");
        QVERIFY(session.untilReady().empty());
        session.send("go depth 3");
        const auto lines = session.until("bestmove");
        QCOMPARE(fieldOf(lines[lines.size() - 2], "depth"), "3");
    }

    void commandsAreAnsweredDuringSearch() {
        Session session;
        session.send(kMiddleGame);
        session.send("go infinite");
        for (int i = 0; i < 5; ++i) {
            session.send("isready");
            QVERIFY(session.until("readyok", kSoonMs).back() == "readyok");
        }
        session.send("d");
        QVERIFY(session.answer("FEN: ").ends_with(
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10"));
        session.send("stop");
        session.answer("bestmove");
    }

    void settingsApplyToTheNextSearch() {
        Session session;
        session.send(kMiddleGame);
        session.send("go infinite");
        session.send(kMateInOne);
        session.send("setoption name Hash value 8");
        for (const std::string& line : session.untilReady())
            QVERIFY2(!line.starts_with("bestmove"), line.c_str());
        session.send("stop");
        QVERIFY(isLegalIn(session.answer("bestmove"), kMiddleGame));
        session.send("go depth 2");
        QCOMPARE(fieldOf(session.answer("bestmove"), "bestmove"), "e1e8");
    }

    void secondGoEndsTheFirst_data() {
        const TestRows<QString> row;
        for (const char* command :
             {"go depth 2", "ucinewgame", "perft 2", "bench 1", "setoption name Clear Hash"})
            row(command);
    }

    void secondGoEndsTheFirst() {
        const auto [command] = testRow<QString>();
        Session session;
        session.send(kMiddleGame);
        session.send("go infinite");
        session.send(command.toStdString());
        QVERIFY(isLegalIn(session.until("bestmove", kSoonMs).back(), kMiddleGame));
        if (command.startsWith("go"))
            QVERIFY(isLegalIn(session.until("bestmove", kSoonMs).back(), kMiddleGame));
        session.untilReady();
    }

    void endOfInputEndsTheSearch_data() {
        const TestRows<std::string> row;
        for (const char* command : {"go infinite", "go ponder wtime 1000 btime 1000", "go perft 30",
                                    "bench 60", "genfens 1000000 seed 1 book None"})
            row(command);
    }

    void endOfInputEndsTheSearch() {
        const auto [command] = testRow<std::string>();
        Session session;
        session.send(kMiddleGame);
        session.send(command);
        pause(50);
        const Clock::time_point start = Clock::now();
        session.end();
        QVERIFY(millisecondsSince(start) < kSoonMs);
    }

    void quitEndsEverything() {
        Session session;
        session.send("go infinite");
        session.send("quit");
        session.send("isready");
        session.end();
        QVERIFY(session.until("readyok", 0).back() == "(no answer)");
    }

    void slowReaderDoesNotBlock() {
        Session session;
        session.block(true);
        session.send("setoption name Preset value minimax");
        session.send(kMiddleGame);
        for (int i = 0; i < 400; ++i) session.send("go depth 1");
        session.send("go movetime 30");
        pause(100);
        session.block(false);
        for (int i = 0; i < 401; ++i) QVERIFY(session.answer("bestmove").starts_with("bestmove "));
    }
};

PLYGLASS_TEST(UciTimingTest);
#include "uci_timing_test.moc"
