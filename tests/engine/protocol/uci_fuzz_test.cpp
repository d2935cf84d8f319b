// Thousands of malformed lines: the server neither crashes nor hangs.
#include <fmt/format.h>

#include "engine/base/random.h"
#include "tests/engine/protocol/session.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

constexpr int kBrokenLines = kSlowBuild ? 3000 : 12000;

/// Seed lines for mutations. Without the hash size, which a stray digit would make enormous.
constexpr std::string_view kSeeds[] = {
    "uci",
    "isready",
    "ucinewgame",
    "stop",
    "ponderhit",
    "debug on",
    "register later",
    "d",
    "eval",
    "position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5 a7a6",
    "position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 moves e1g1 e8c8",
    "position fen 1r3kr1/8/8/8/8/8/8/1R3KR1 w GBgb - 0 1 moves f1g1",
    "position fen 8/P6k/8/8/8/8/p6K/8 w - - 0 1 moves a7a8q a2a1n",
    "go depth 2",
    "go nodes 50",
    "go movetime 1",
    "go wtime 20 btime 20 winc 1 binc 1 movestogo 3",
    "go infinite",
    "go ponder wtime 10 btime 10",
    "go searchmoves e2e4 d2d4 depth 2",
    "go mate 1 nodes 100",
    "go perft 2",
    "perft 2",
    "setoption name MultiPV value 3",
    "setoption name UCI_Chess960 value true",
    "setoption name Move Overhead value 7",
    "setoption name Evaluator value material-check",
    "setoption name Preset value alphabeta",
    "setoption name quiescence-plies value 3",
    "setoption name Clear Hash",
    "setoption name alpha-beta value false",
    "genfens 1 seed 5 book None",
    "bench 1",
};

char randomByte(Random& random) { return static_cast<char>(random.below(256)); }

std::string mutated(Random& random) {
    std::string line(kSeeds[random.below(std::size(kSeeds))]);
    for (std::uint64_t i = random.below(4); i > 0; --i) {
        const std::size_t at = random.below(line.size() + 1);
        switch (random.below(6)) {
            case 0:
                line.insert(at, 1, randomByte(random));
                break;
            case 1:
                line.erase(at, 1 + random.below(5));
                break;
            case 2:
                if (at < line.size()) line[at] = randomByte(random);
                break;
            case 3:
                line.insert(at, line.substr(random.below(line.size() + 1), 12));
                break;
            case 4:
                line.insert(at, fmt::format(" {} ", kSeeds[random.below(std::size(kSeeds))]));
                break;
            default:
                line.insert(at, std::to_string(static_cast<std::int64_t>(random.next())));
                break;
        }
    }
    return line;
}

std::string rubbish(Random& random) {
    std::string line;
    for (std::uint64_t i = random.below(200); i > 0; --i) line += randomByte(random);
    return line;
}

/// Excludes lines that end the session or exhaust the memory.
bool isWanted(const std::string& line) {
    return line.find("quit") == line.npos && line.find("Hash value") == line.npos &&
           line.find("Threads") == line.npos;
}

}  // namespace

class UciFuzzTest : public QObject {
    Q_OBJECT

  private slots:
    void isreadyIsAlwaysAnswered() {
        Random random(20261105);
        Session session;
        int searches = 0;
        const auto countUntilReady = [&] {
            const std::vector<std::string> lines = session.until("readyok");
            for (const std::string& line : lines) searches += line.starts_with("bestmove ");
            return lines.back() == "readyok";
        };
        session.send("setoption name Hash value 1");
        for (int i = 0; i < kBrokenLines; ++i) {
            const std::string line = random.below(10) == 0 ? rubbish(random) : mutated(random);
            if (!isWanted(line)) continue;
            session.send(line);
            if (random.below(8) != 0) continue;
            session.send("stop");
            session.send("isready");
            QVERIFY2(countUntilReady(), line.c_str());
        }
        session.send("stop");
        session.send("ucinewgame");
        session.send("isready");
        QVERIFY(countUntilReady());
        // Enough lines were still valid.
        QVERIFY2(searches > kBrokenLines / 20, std::to_string(searches).c_str());
        session.send("position startpos");
        session.send("go depth 1");
        QVERIFY(session.answer("bestmove").starts_with("bestmove "));
    }
};

PLYGLASS_TEST(UciFuzzTest);
#include "uci_fuzz_test.moc"
