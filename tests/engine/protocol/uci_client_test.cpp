// UCI client with well and badly behaved engines.
#include <chrono>

#include "engine/base/random.h"
#include "engine/base/text.h"
#include "engine/chess/san.h"
#include "engine/protocol/uci_client.h"
#include "tests/engine/protocol/fake_transport.h"
#include "tests/engine/protocol/flood_transport.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace std::chrono_literals;

namespace {

constexpr UciClientOptions kQuick{50ms, 50ms};

/// A correct engine; `onGo` is its output while searching.
FakeTransport::Script goodEngine(std::vector<std::string> onGo) {
    return [onGo](const std::string& line) -> std::vector<std::string> {
        if (line == "uci")
            return {"Some banner",
                    "id name Fake 1.0 x",
                    "id author A. Nobody",
                    "option name Hash type spin default 16 min 1 max 1024",
                    "option name Clear Hash type button",
                    "option name UCI_Chess960 type check default false",
                    "option name Style type combo default Solid var Solid var Wild Attack",
                    "uciok\r"};
        if (line == "isready") return {"info string still here", "readyok"};
        if (line.starts_with("go")) return onGo;
        return {};
    };
}

struct Running {
    std::shared_ptr<Conversation> talk = std::make_shared<Conversation>();
    UciClient client;
    explicit Running(FakeTransport::Script script)
        : client(std::make_unique<FakeTransport>(std::move(script), talk), kQuick) {}
};

Game gameAfter(const std::vector<std::string>& moves, const std::string& fen = {}) {
    Game game(fen.empty() ? Position::start() : Position::fromFen(fen).value());
    for (const std::string& move : moves) game.play(parseMove(game.position(), move).value()).value();
    return game;
}

Turn turnOf(const Game& game, const MoveLimits& limits = {}, std::chrono::milliseconds timeout = 1000ms) {
    return {game, limits, {}, std::chrono::steady_clock::now() + timeout, {}};
}

std::string messageOf(const Result<void>& result) { return result ? std::string() : result.error().english; }

}  // namespace

class UciClientTest : public QObject {
    Q_OBJECT

  private slots:
    void handshakeReadsNameAndOptions() {
        Running engine(goodEngine({}));
        QVERIFY(engine.client.start());
        QCOMPARE(engine.client.name(), std::string("Fake 1.0 x"));
        const auto& options = engine.client.options();
        QCOMPARE(options.size(), std::size_t(4));
        QCOMPARE(options[0].name, std::string("Hash"));
        QCOMPARE(options[0].max.value(), 1024);
        QCOMPARE(options[3].choices, (std::vector<std::string>{"Solid", "Wild Attack"}));
    }

    void optionLinesAreParsed_data() {
        const TestRows<std::string, QString, QString, QString> row;
        row("words in the name", "option name Number of Threads type spin default 1 min 1 max 16",
            "Number of Threads", "spin", "1");
        row("default in the name", "option name default var type check default true", "default var", "check",
            "true");
        row("empty string", "option name Book type string default <empty>", "Book", "string", "");
        row("path with spaces", "option name Book type string default C:\\My Books\\b.bin", "Book", "string",
            "C:\\My Books\\b.bin");
        row("spaces everywhere", "  option   name  A \t type  check ", "A", "check", "");
    }
    void optionLinesAreParsed() {
        const auto [line, name, type, defaultValue] = testRow<std::string, QString, QString, QString>();
        const auto option = parseUciOption(line);
        QVERIFY(option.has_value());
        QCOMPARE(QString::fromStdString(option->name), name);
        QCOMPARE(QString::fromStdString(option->type), type);
        QCOMPARE(QString::fromStdString(option->defaultValue), defaultValue);
    }

    void invalidOptionLinesAreIgnored() {
        for (const char* line :
             {"", "option", "option name", "option name X", "id name option", "option type spin"})
            QVERIFY2(!parseUciOption(line), line);
    }

    void optionsAreSetByName() {
        Running engine(goodEngine({}));
        QVERIFY(engine.client.start());
        QVERIFY(engine.client.setOption("hash", "64"));
        QVERIFY(engine.client.setOption("clear hash", ""));
        QVERIFY(engine.talk->hasSent("setoption name Hash value 64"));
        QVERIFY(engine.talk->hasSent("setoption name Clear Hash"));
    }

    void unknownOptionIsRefused() {
        Running engine(goodEngine({}));
        QVERIFY(engine.client.start());
        const std::string message = messageOf(engine.client.setOption("Threads", "2"));
        QVERIFY(message.find("\"Threads\"") != message.npos);
        QVERIFY(message.find("Hash, Clear Hash, UCI_Chess960, Style") != message.npos);
        QCOMPARE(engine.talk->lastWith("setoption"), std::string());
    }

    void outOfRangeOptionIsRefused() {
        Running engine(goodEngine({}));
        QVERIFY(engine.client.start());
        for (const char* value : {"0", "1025", "many", ""}) QVERIFY(!engine.client.setOption("Hash", value));
    }

    void silentEngineIsReported() {
        Running engine([](const std::string&) { return std::vector<std::string>{}; });
        const std::string message = messageOf(engine.client.start());
        QVERIFY(message.find("uciok") != message.npos);
    }

    void crashedEngineIsReportedWithItsErrors() {
        Running engine([](const std::string&) { return std::vector<std::string>{FakeTransport::kDies}; });
        const std::string message = messageOf(engine.client.start());
        QVERIFY(message.find("exit code 3") != message.npos);
        QVERIFY(message.find("out of cheese") != message.npos);
    }

    void floodingEngineTimesOut() {
        Running engine(
            [](const std::string&) { return std::vector<std::string>(100'000, "info string la la la"); });
        QVERIFY(!engine.client.start());
    }

    void positionIsSentWithMoves() {
        Running engine(goodEngine({"bestmove e2e4"}));
        QVERIFY(engine.client.start());
        const Game fresh;
        QVERIFY(engine.client.newGame({fresh}));
        engine.client.think(turnOf(fresh));
        QVERIFY(engine.talk->hasSent("position startpos"));
        const Game castled = gameAfter({"e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "O-O"});
        engine.client.think(turnOf(castled));
        QVERIFY(engine.talk->hasSent("position startpos moves e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1"));
        const Game promoted = gameAfter({"a8=Q"}, "8/P6k/8/8/8/8/8/K7 w - - 0 1");
        engine.client.think(turnOf(promoted));
        QVERIFY(engine.talk->hasSent("position fen 8/P6k/8/8/8/8/8/K7 w - - 0 1 moves a7a8q"));
    }

    void chess960CastlingIsSent() {
        Running engine(goodEngine({"bestmove a1a2"}));
        QVERIFY(engine.client.start());
        const Game game = gameAfter({"O-O"}, "1k6/8/8/8/8/8/8/1K4R1 w G - 0 1");
        QVERIFY(engine.client.newGame({game}));
        QVERIFY(engine.talk->hasSent("setoption name UCI_Chess960 value true"));
        engine.client.think(turnOf(game));
        QVERIFY(engine.talk->lastWith("position fen").ends_with("moves b1g1"));
        const Game ordinary;
        QVERIFY(engine.client.newGame({ordinary}));
        QVERIFY(engine.talk->hasSent("setoption name UCI_Chess960 value false"));
    }

    void limitsAreSent() {
        const Game game;
        MoveLimits onAClock;
        onAClock.clock = TimeControl{61'000, 50, 7};
        Turn clocks = turnOf(game, onAClock);
        clocks.opponentClock = {500};
        QCOMPARE(uciGoCommand(clocks), std::string("go wtime 61000 btime 500 winc 50 movestogo 7"));
        const Game afterE4 = gameAfter({"e4"});
        Turn ofBlack = turnOf(afterE4, onAClock);
        ofBlack.opponentClock = {500};
        QCOMPARE(uciGoCommand(ofBlack), std::string("go wtime 500 btime 61000 binc 50 movestogo 7"));
        MoveLimits byTime;
        byTime.moveTimeMs = 250;
        QCOMPARE(uciGoCommand(turnOf(game, byTime)), std::string("go movetime 250"));
        MoveLimits byNodes;
        byNodes.nodes = 5000;
        byNodes.depth = 9;
        QCOMPARE(uciGoCommand(turnOf(game, byNodes)), std::string("go nodes 5000 depth 9"));
        QCOMPARE(uciGoCommand(turnOf(game)), std::string("go infinite"));
    }

    void answerHasTheLastInfo() {
        Running engine(
            goodEngine({"info depth 1 score cp 13 nodes 20 pv e2e4", "garbage", "",
                        "info depth 12 seldepth 20 multipv 1 score mate -3 nodes 123456 nps 99 time 77 "
                        "pv d2d4 d7d5",
                        "bestmove d2d4 ponder d7d5"}));
        QVERIFY(engine.client.start());
        const Game game;
        const Answer answer = engine.client.think(turnOf(game));
        QCOMPARE(answer.kind, Answer::Kind::Move);
        QCOMPARE(answer.move, Move::normal(D2, D4));
        QCOMPARE(answer.thoughts.mateIn.value(), -3);
        QVERIFY(!answer.thoughts.scoreCp);
        QCOMPARE(answer.thoughts.depth, 12);
        QCOMPARE(quint64(answer.thoughts.nodes), quint64(123456));
        QCOMPARE(answer.thoughts.pv, (std::vector<std::string>{"d2d4", "d7d5"}));
    }

    void boundsAndMultipvKeepTheScore() {
        Thoughts thoughts;
        readUciInfo("info depth 8 score cp 31 nodes 100 pv e2e4", thoughts);
        readUciInfo("info depth 9 score cp 99 lowerbound nodes 150", thoughts);
        readUciInfo("info depth 9 multipv 2 score cp -50 nodes 200 pv a2a3", thoughts);
        readUciInfo("info depth 9 currmove e2e4 currmovenumber 1", thoughts);
        readUciInfo("info string score cp 1234 depth 99", thoughts);
        QCOMPARE(thoughts.scoreCp.value(), 31);
        QCOMPARE(thoughts.depth, 8);
        QCOMPARE(quint64(thoughts.nodes), quint64(200));
        QCOMPARE(thoughts.pv.front(), std::string("e2e4"));
    }

    void stopIsSentAtTheDeadline() {
        auto script = goodEngine({});
        Running engine([script](const std::string& line) {
            return line == "stop" ? std::vector<std::string>{"bestmove g1f3"} : script(line);
        });
        QVERIFY(engine.client.start());
        const Game game;
        const Answer answer = engine.client.think(turnOf(game, {}, 20ms));
        QVERIFY(engine.talk->hasSent("stop"));
        QCOMPARE(answer.kind, Answer::Kind::Move);
        QCOMPARE(answer.move, Move::normal(G1, F3));
    }

    void engineIgnoringStopIsAbandoned() {
        Running engine(goodEngine({"info depth 1 score cp 0 pv e2e4"}));
        QVERIFY(engine.client.start());
        const Game game;
        const auto start = std::chrono::steady_clock::now();
        QCOMPARE(engine.client.think(turnOf(game, {}, 20ms)).kind, Answer::Kind::Silent);
        QVERIFY(std::chrono::steady_clock::now() - start < 2s);
    }

    void crashWhileThinkingIsDetected() {
        Running engine(goodEngine({"info depth 1 score cp 0 pv e2e4", FakeTransport::kDies}));
        QVERIFY(engine.client.start());
        const Game game;
        const Answer answer = engine.client.think(turnOf(game));
        QCOMPARE(answer.kind, Answer::Kind::Died);
        QVERIFY(answer.message.find("out of cheese") != answer.message.npos);
    }

    void stopTokenEndsTheWait() {
        Running engine(goodEngine({}));
        QVERIFY(engine.client.start());
        const Game game;
        std::stop_source stop;
        stop.request_stop();
        const Turn turn{game, {}, {}, std::chrono::steady_clock::now() + 10s, stop.get_token()};
        QCOMPARE(engine.client.think(turn).kind, Answer::Kind::Stopped);
        QVERIFY(!engine.talk->hasSent("stop"));
        QVERIFY(engine.client.newGame({game}));
        QVERIFY(engine.talk->hasSent("stop"));
    }

    void endlessHandshakeIsAbandoned() {
        for (const char* line : {"option name Nothing type check default true", "hello"}) {
            UciClient client(std::make_unique<FloodTransport>(line), kQuick);
            const auto start = std::chrono::steady_clock::now();
            QVERIFY(!client.start());
            QVERIFY(std::chrono::steady_clock::now() - start < 10s);
        }
    }

    void anyLineIsParsedSafely() {
        Random random(7);
        const auto words = split(
            "info,option,name,type,spin,min,score,cp,mate,depth,pv,-5,99999999999999999999,nodes,\t,string,"
            "multipv,2,\xff\xfe,var,default",
            ",");
        for (int i = 0; i < 20'000; ++i) {
            std::string line = random.chance(50) ? "info" : "option name";
            for (int n = static_cast<int>(random.below(12)); n > 0; --n)
                line.append(" ").append(words[random.below(words.size())]);
            Thoughts thoughts;
            readUciInfo(line, thoughts);
            const auto option = parseUciOption(line);
            QVERIFY(!option || (!option->name.empty() && !option->type.empty()));
            QVERIFY(!thoughts.scoreCp || !thoughts.mateIn);
        }
    }
};

PLYGLASS_TEST(UciClientTest);
#include "uci_client_test.moc"
