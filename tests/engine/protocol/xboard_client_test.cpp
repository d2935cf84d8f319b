// XBoard client with engines of both protocol versions, well and badly behaved.
#include <chrono>

#include "engine/base/random.h"
#include "engine/base/text.h"
#include "engine/chess/san.h"
#include "engine/protocol/xboard_client.h"
#include "tests/engine/protocol/fake_transport.h"
#include "tests/engine/protocol/flood_transport.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace std::chrono_literals;

namespace {

constexpr XboardClientOptions kQuick{50ms, 50ms, 50ms};

/// An engine of version 2; `onMove` is its output on its turn.
FakeTransport::Script goodEngine(std::vector<std::string> onMove) {
    return [onMove,
            isForced = std::make_shared<bool>(true)](const std::string& line) -> std::vector<std::string> {
        if (line == "protover 2")
            return {
                "tellics set 1 Fake", "feature done=0",
                "feature myname=\"Fake Engine 2\" ping=1 setboard=1 usermove=1 san=1 reuse=0 memory=1",
                "feature option=\"Resign Threshold -spin 800 200 1200\" option=\"Info -button\" nonsense=1",
                "feature done=1"};
        if (line.starts_with("ping ")) return {"# thinking about it", "pong " + line.substr(5)};
        if (line == "force") *isForced = true;
        if (line == "go") *isForced = false;
        if (line == "go" || (line.starts_with("usermove") && !*isForced)) return onMove;
        return {};
    };
}

struct Running {
    std::shared_ptr<Conversation> talk = std::make_shared<Conversation>();
    XboardClient client;
    explicit Running(FakeTransport::Script script)
        : client(std::make_unique<FakeTransport>(std::move(script), talk), kQuick) {}
};

void play(Game& game, const std::string& move) {
    game.play(parseMove(game.position(), move).value()).value();
}

Turn turnOf(const Game& game, MoveLimits limits = {}, std::chrono::milliseconds timeout = 1000ms,
            TimeControl opponentClock = {}) {
    return {game, limits, opponentClock, std::chrono::steady_clock::now() + timeout, {}};
}

std::string messageOf(const Result<void>& result) { return result ? std::string() : result.error().english; }

/// The parsed answer of an engine that writes `lines` on its turn as White in the start position.
Answer answerTo(std::vector<std::string> lines) {
    Running engine(goodEngine(std::move(lines)));
    const Game game;
    if (!engine.client.start() || !engine.client.newGame({game})) qFatal("the fake engine does not start");
    return engine.client.think(turnOf(game, {}, 30ms));
}

}  // namespace

class XboardClientTest : public QObject {
    Q_OBJECT

  private slots:
    void featuresAreRead() {
        Running engine(goodEngine({}));
        QVERIFY(engine.client.start());
        QCOMPARE(engine.client.name(), std::string("Fake Engine 2"));
        QVERIFY(!engine.client.isReusable());
        QVERIFY(engine.talk->hasSent("accepted setboard"));
        QVERIFY(engine.talk->hasSent("accepted usermove"));
        QVERIFY(engine.talk->hasSent("rejected san"));
        QVERIFY(engine.talk->hasSent("rejected nonsense"));
        QVERIFY(engine.talk->hasSent("ping 1"));
    }

    void version1IsAccepted() {
        Running engine([](const std::string& line) {
            return line == "xboard" ? std::vector<std::string>{"Chess"} : std::vector<std::string>{};
        });
        QVERIFY(engine.client.start());
        QVERIFY(!engine.talk->hasSent("ping 1"));
        QVERIFY(engine.client.isReusable());
    }

    void silentEngineIsReportedByName() {
        Running engine([](const std::string&) { return std::vector<std::string>{}; });
        QVERIFY(messageOf(engine.client.start()).find("said nothing") != std::string::npos);
    }

    void crashedEngineIsReportedWithItsErrors() {
        Running engine([](const std::string&) { return std::vector<std::string>{FakeTransport::kDies}; });
        QVERIFY(messageOf(engine.client.start()).find("out of cheese") != std::string::npos);
    }

    void optionsAreSetByNameOrRefused() {
        Running engine(goodEngine({}));
        QVERIFY(engine.client.start());
        QVERIFY(engine.client.setOption("resign threshold", "300"));
        QVERIFY(engine.talk->hasSent("option Resign Threshold=300"));
        QVERIFY(engine.client.setOption("Info", ""));
        QVERIFY(engine.talk->hasSent("option Info"));
        QVERIFY(messageOf(engine.client.setOption("Hash", "3")).find("Resign Threshold, Info") !=
                std::string::npos);
        QVERIFY(engine.client.setHash(64));
        QVERIFY(engine.talk->hasSent("memory 64"));
    }

    void gameIsSetUpInForceMode() {
        Running engine(goodEngine({}));
        QVERIFY(engine.client.start());
        Game game;
        play(game, "e4");
        play(game, "c5");
        GameStart start{game};
        start.limits.clock = TimeControl{90'500, 600, 40};
        QVERIFY(engine.client.newGame(start));
        const std::vector<std::string> expected{
            "new",           "force",         "easy",  "post", "level 40 1:31 0.600",
            "usermove e2e4", "usermove c7c5", "ping 2"};
        QVERIFY(std::equal(expected.rbegin(), expected.rend(), engine.talk->sent.rbegin()));
    }

    void setboardIsUsedIfSupported() {
        Running engine(goodEngine({}));
        QVERIFY(engine.client.start());
        const Game game(Position::fromFen("8/P6k/8/8/8/8/8/K7 w - - 0 1").value());
        QVERIFY(engine.client.newGame({game}));
        QVERIFY(engine.talk->hasSent("setboard 8/P6k/8/8/8/8/8/K7 w - - 0 1"));
        Running old([](const std::string&) { return std::vector<std::string>{"Chess"}; });
        QVERIFY(old.client.start());
        QVERIFY(messageOf(old.client.newGame({game})).find("setboard") != std::string::npos);
    }

    void unsupportedLimitsAreRefused() {
        Running engine(goodEngine({}));
        QVERIFY(engine.client.start());
        const Game game;
        GameStart nodes{game};
        nodes.limits.nodes = 1000;
        QVERIFY(messageOf(engine.client.newGame(nodes)).find("nodes") != std::string::npos);
        GameStart halfSeconds{game};
        halfSeconds.limits.moveTimeMs = 500;
        QVERIFY(!engine.client.newGame(halfSeconds));
        GameStart both{game};
        both.limits.moveTimeMs = 2000;
        both.limits.depth = 6;
        QVERIFY(engine.client.newGame(both));
        QVERIFY(engine.talk->hasSent("st 2"));
        QVERIFY(engine.talk->hasSent("sd 6"));
    }

    void goIsSentOnce() {
        Running engine(goodEngine({"9 31 12 4800 e4 e5", "move e2e4"}));
        QVERIFY(engine.client.start());
        Game game;
        QVERIFY(engine.client.newGame({game}));
        MoveLimits limits;
        limits.clock = TimeControl{1'500};
        const Answer first = engine.client.think(turnOf(game, limits, 1000ms, {900}));
        QCOMPARE(first.move, Move::normal(E2, E4));
        QCOMPARE(first.thoughts.scoreCp.value(), 31);
        QCOMPARE(first.thoughts.depth, 9);
        QCOMPARE(first.thoughts.timeMs, std::int64_t(120));
        QVERIFY(engine.talk->hasSent("time 150"));
        QVERIFY(engine.talk->hasSent("otim 90"));
        play(game, "e4");
        play(game, "e5");
        engine.client.think(turnOf(game, limits));
        QCOMPARE(engine.talk->count("go"), 1);
        QCOMPARE(engine.talk->sent.back(), std::string("usermove e7e5"));
    }

    void blackGetsTheMoveInForceMode() {
        Running engine(goodEngine({"move e7e5"}));
        QVERIFY(engine.client.start());
        Game game;
        QVERIFY(engine.client.newGame({game}));
        play(game, "d4");
        QCOMPARE(engine.client.think(turnOf(game)).move, Move::normal(E7, E5));
        const auto& sent = engine.talk->sent;
        QCOMPARE(sent[sent.size() - 2], std::string("usermove d2d4"));
        QCOMPARE(sent.back(), std::string("go"));
    }

    void answerFormsAreParsed_data() {
        using Kind = Answer::Kind;
        const TestRows<std::vector<std::string>, Kind, std::string> rows;
        const auto row = [&](const char* name, const std::vector<std::string>& lines, Kind kind,
                             const char* move = "") { rows(name, lines, kind, move); };
        row("move", {"move e2e4"}, Kind::Move, "e2e4");
        row("CRLF", {"move e2e4\r"}, Kind::Move, "e2e4");
        row("an old engine's sentence", {"My move is: e2e4"}, Kind::Move, "e2e4");
        row("a numbered move", {"1. ... e2e4"}, Kind::Move, "e2e4");
        row("noise first", {"# x", "", "Hint: e7e5", "telluser hi", "1 2 3"}, Kind::Silent);
        row("an unrelated error", {"Error (unknown command): easy", "move e2e4"}, Kind::Move, "e2e4");
        row("resigning", {"resign"}, Kind::Resigned);
        row("conceding", {"0-1 {White resigns}"}, Kind::Resigned);
        row("claiming a draw", {"1/2-1/2 {repetition}"}, Kind::ClaimedDraw);
        row("claiming a win", {"1-0 {I win}"}, Kind::BrokeRules);
        row("an illegal move", {"move e2e5"}, Kind::BrokeRules);
        row("dying", {FakeTransport::kDies}, Kind::Died);
        row("nothing", {}, Kind::Silent);
    }
    void answerFormsAreParsed() {
        const auto [lines, kind, move] = testRow<std::vector<std::string>, Answer::Kind, std::string>();
        const Answer answer = answerTo(lines);
        QCOMPARE(answer.kind, kind);
        QCOMPARE(answer.move.isNull() ? "" : toUci(Position::start(), answer.move), move);
    }

    void refusedLegalMoveIsDetected() {
        for (const char* reply : {"Illegal move: d2d4", "Illegal move (in check): d2d4",
                                  "Error (unknown command): usermove d2d4"}) {
            Running engine(goodEngine({reply}));
            QVERIFY(engine.client.start());
            Game game;
            QVERIFY(engine.client.newGame({game}));
            play(game, "d4");
            QCOMPARE(engine.client.think(turnOf(game, {}, 30ms)).kind, Answer::Kind::BrokeRules);
        }
    }

    void drawOfferComesWithTheMove() {
        QVERIFY(answerTo({"offer draw", "move e2e4"}).offersDraw);
        QVERIFY(!answerTo({"move e2e4"}).offersDraw);
    }

    void moveNowIsSentAtTheDeadline() {
        auto script = goodEngine({});
        Running engine([script](const std::string& line) {
            return line == "?" ? std::vector<std::string>{"move g1f3"} : script(line);
        });
        QVERIFY(engine.client.start());
        const Game game;
        QVERIFY(engine.client.newGame({game}));
        QCOMPARE(engine.client.think(turnOf(game, {}, 20ms)).move, Move::normal(G1, F3));
    }

    void leftoverOutputIsDrained() {
        Running engine(goodEngine({"move e2e4", "1/2-1/2 {Draw by stubbornness}", "offer draw"}));
        QVERIFY(engine.client.start());
        Game game;
        QVERIFY(engine.client.newGame({game}));
        engine.client.think(turnOf(game));
        engine.client.gameOver(GameResult::Draw);
        QVERIFY(engine.talk->lastWith("result").starts_with("result 1/2-1/2"));
        QVERIFY(engine.client.newGame({game}));
        const Answer answer = engine.client.think(turnOf(game));
        QCOMPARE(answer.kind, Answer::Kind::Move);
        QVERIFY(!answer.offersDraw);
    }

    void thinkingLinesAreParsed() {
        Thoughts thoughts;
        QVERIFY(readXboardThinking(" 12. -35  1234 987654321 Nf3 Nc6", thoughts));
        QCOMPARE(thoughts.scoreCp.value(), -35);
        QCOMPARE(thoughts.timeMs, std::int64_t(12'340));
        QVERIFY(readXboardThinking("7& +100003 0 10 Qh7#", thoughts));
        QCOMPARE(thoughts.mateIn.value(), 3);
        QVERIFY(!thoughts.scoreCp);
        QVERIFY(readXboardThinking("7 -100002 0 10", thoughts));
        QCOMPARE(thoughts.mateIn.value(), -2);
        for (const char* line : {"", "12", "12 5 6", "1. e4 e5 2", "a 1 2 3", "-1 1 2 3", "move 1 2 3"})
            QVERIFY2(!readXboardThinking(line, thoughts), line);
    }

    void endlessHandshakeIsAbandoned() {
        for (const char* line : {"feature nothing=1", "hello", ""}) {
            XboardClient client(std::make_unique<FloodTransport>(line), kQuick);
            const auto start = std::chrono::steady_clock::now();
            QVERIFY(!client.start());
            QVERIFY(std::chrono::steady_clock::now() - start < 10s);
        }
    }

    void anyLineIsParsedSafely() {
        Random random(8);
        const auto words = split(
            "feature|done=|=1|\"|option=\"A -spin 1 2 3\"|=|12|-9223372036854775808|9223372036854775807|5.|"
            "myname=\"x|\xc3|variants| |setboard=1",
            "|");
        for (int i = 0; i < 20'000; ++i) {
            std::string line = random.chance(50) ? "feature " : "";
            for (int n = static_cast<int>(random.below(10)); n > 0; --n)
                line.append(words[random.below(words.size())]).append(" ");
            XboardFeatures features;
            int replies = 0;
            readXboardFeatures(line, features, [&replies](const std::string&) { ++replies; });
            QVERIFY(replies <= 30);
            Thoughts thoughts;
            readXboardThinking(line, thoughts);
        }
    }
};

PLYGLASS_TEST(XboardClientTest);
#include "xboard_client_test.moc"
