// Match schedule: independence of threads, forfeits, engine restarts, resumption.
#include <QFile>
#include <QTemporaryDir>
#include <atomic>

#include "engine/chess/pgn.h"
#include "engine/match/match_journal.h"
#include "tests/engine/match/players.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

using Records = std::map<int, GameRecord>;

JobContext withThreads(int threads) {
    JobContext context;
    context.threads = threads;
    return context;
}

QByteArray contentOf(const std::string& path) {
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void append(const std::string& path, const QByteArray& text) {
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::Append) || file.write(text) != text.size()) qFatal("cannot write");
}

/// Plays with a journal until `stopAfter` games are finished (or to the end), like a new process.
Result<MatchScore> playWithJournal(MatchOptions options, const std::string& pgn, int stopAfter = 1 << 30) {
    auto journal = MatchJournal::open(pgn, {{"engines", "those of the test"}});
    if (!journal) return tl::unexpected(journal.error());
    options.played = journal->played();
    std::stop_source stop;
    options.onGame = [&](const GameRecord& record, const Game& game) -> Result<void> {
        if (--stopAfter <= 0) stop.request_stop();
        return journal->add(record, game);
    };
    JobContext context = withThreads(1);
    context.stop = stop.get_token();
    return playMatch(options, context);
}

/// Crashes, stalls and plays illegal moves in turn, one game each; counts its creations.
PlayerFactory unreliable(std::atomic<int>& made) {
    return [&made]() -> Result<std::unique_ptr<Player>> {
        const int number = made++;
        return std::make_unique<ScriptedPlayer>([number](const Turn&) {
            using Kind = Answer::Kind;
            constexpr std::array kKinds{Kind::Died, Kind::Silent, Kind::BrokeRules};
            Answer answer;
            answer.kind = kKinds[static_cast<std::size_t>(number) % kKinds.size()];
            return answer;
        });
    };
}

}  // namespace

class MatchTest : public QObject {
    Q_OBJECT

  private slots:
    void matchIsIndependentOfThreads() {
        const auto alone = playMatch(quickMatch(12), withThreads(1));
        const auto together = playMatch(quickMatch(12), withThreads(3));
        QVERIFY(alone && together);
        QCOMPARE(alone->games(), 12);
        QVERIFY(alone->records() == together->records());
        QVERIFY(alone->pairs() == together->pairs());
    }

    void journalIsExclusive() {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("games.pgn").toStdString();
        {
            const auto first = MatchJournal::open(path, {});
            QVERIFY(first);
            const auto second = MatchJournal::open(path, {});
            QVERIFY(!second);
            QVERIFY(second.error().english.find("another program") != std::string::npos);
        }
        QVERIFY(MatchJournal::open(path, {}));
    }

    void gapInTheGamesIsDamage() {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("games.pgn").toStdString();
        QVERIFY(MatchJournal::open(path, {}));
        QByteArray state = contentOf(MatchJournal::statePathOf(path));
        const QByteArray row = "[2147483646,\"1-0\",0,0,4,\"0000000000000000\",\"mate\"]";
        state.replace("\"games\":[\n\n]", "\"games\":[\n" + row + "\n]");
        QVERIFY(state.contains(row));
        QVERIFY(QFile::remove(QString::fromStdString(MatchJournal::statePathOf(path))));
        append(MatchJournal::statePathOf(path), state);
        const auto opened = MatchJournal::open(path, {});
        QVERIFY(!opened);
        QVERIFY(opened.error().english.find("damaged") != std::string::npos);
    }

    void seedsGiveDifferentGames() {
        MatchOptions random = quickMatch(2);
        for (Contestant& player : random.players) player.make = randomMover();
        const auto one = playMatch(random, withThreads(1));
        const auto same = playMatch(random, withThreads(1));
        random.seed = 6;
        const auto other = playMatch(random, withThreads(1));
        QVERIFY(one->records() == same->records());
        QVERIFY(one->records() != other->records());
    }

    void pairsShareTheirOpeningWithColoursReversed() {
        MatchOptions options = quickMatch(7);  // rounded up to 8
        std::map<std::string, std::string> whites;
        options.onGame = [&](const GameRecord&, const Game& game) -> Result<void> {
            whites[std::string(game.tag("Round"))] = game.tag("White");
            return {};
        };
        const auto score = playMatch(options, withThreads(2));
        QVERIFY(score.has_value());
        QCOMPARE(score->games(), 8);
        QCOMPARE(score->finishedPairs(), 4);
        for (int pair = 0; pair < 4; ++pair) {
            QVERIFY(score->records().at(2 * pair).openingKey == score->records().at(2 * pair + 1).openingKey);
            QCOMPARE(whites[std::to_string(pair + 1) + ".1"], std::string("First"));
            QCOMPARE(whites[std::to_string(pair + 1) + ".2"], std::string("Second"));
        }
        QVERIFY(score->records().at(0).openingKey != score->records().at(2).openingKey);
    }

    void pointsGoToThePlayer() {
        MatchScore score;
        const auto add = [&score](int index, GameResult result) {
            GameRecord record;
            record.index = index;
            record.result = result;
            score.add(record);
        };
        add(0, GameResult::WhiteWins);  // the first player has White
        add(1, GameResult::WhiteWins);  // the second has
        add(3, GameResult::Draw);
        add(2, GameResult::WhiteWins);
        add(2, GameResult::BlackWins);  // already known
        add(4, GameResult::BlackWins);  // its pair is incomplete
        QVERIFY((score.counts() == GameCounts{2, 1, 2}));
        QVERIFY((score.pairs() == PairCounts{0, 0, 1, 1, 0}));
    }

    void forfeitsAreCountedAndEnginesRestarted() {
        std::atomic<int> made = 0;
        MatchOptions options = quickMatch(6);
        options.players[1].make = unreliable(made);
        const auto score = playMatch(options, withThreads(1));
        QVERIFY(score.has_value());
        QCOMPARE(score->counts().wins, 6);
        QCOMPARE(made.load(), 6);
        const ForfeitCounts& counts = score->forfeits(1);
        QCOMPARE(counts[static_cast<int>(Forfeit::Crash)], 2);
        QCOMPARE(counts[static_cast<int>(Forfeit::Stall)], 2);
        QCOMPARE(counts[static_cast<int>(Forfeit::IllegalMove)], 2);
        QCOMPARE(counts[static_cast<int>(Forfeit::TimeLoss)], 0);
        QVERIFY(score->forfeits(0) == ForfeitCounts{});
    }

    void failedStartEndsTheMatch() {
        MatchOptions options = quickMatch(6);
        options.players[1].make = []() -> Result<std::unique_ptr<Player>> { return fail("no such program"); };
        const auto score = playMatch(options, withThreads(2));
        QVERIFY(!score);
        QCOMPARE(score.error().english, std::string("no such program"));
    }

    void decidedMatchEnds() {
        MatchOptions options = quickMatch(40);
        options.isDecided = [](const MatchScore& score) { return score.games() >= 5; };
        const auto score = playMatch(options, withThreads(2));
        QVERIFY(score.has_value());
        QCOMPARE(score->games(), 5);
    }

    void progressCountsTheGames() {
        JobContext context = withThreads(2);
        std::vector<JobProgress> seen;
        context.onProgress = [&seen](const JobProgress& progress) { seen.push_back(progress); };
        QVERIFY(playMatch(quickMatch(4), context));
        QCOMPARE(seen.size(), std::size_t(5));
        QCOMPARE(quint64(seen.front().done), quint64(0));
        QCOMPARE(quint64(seen.back().done), quint64(4));
        QCOMPARE(quint64(seen.back().total), quint64(4));
        QCOMPARE(seen.back().unit, std::string("games"));
    }

    void resumedMatchIsIdentical() {
        QTemporaryDir folder;
        const std::string whole = folder.filePath("whole.pgn").toStdString();
        const std::string broken = folder.filePath("broken.pgn").toStdString();
        const auto uninterrupted = playWithJournal(quickMatch(10), whole);
        QVERIFY(uninterrupted.has_value());
        QCOMPARE(playWithJournal(quickMatch(10), broken, 3)->games(), 3);
        append(broken, "[Event \"half a game that a kill left\"]\n\n1. e4 e");
        QCOMPARE(playWithJournal(quickMatch(10), broken, 4)->games(), 7);
        const auto resumed = playWithJournal(quickMatch(10), broken);
        QVERIFY(resumed.has_value());
        QVERIFY(resumed->records() == uninterrupted->records());
        QCOMPARE(contentOf(broken), contentOf(whole));
        QCOMPARE(contentOf(MatchJournal::statePathOf(broken)), contentOf(MatchJournal::statePathOf(whole)));
    }

    void gamesOnDiskAreValid() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("games.pgn").toStdString();
        append(path, "[Event \"older\"]\n\n1. e4 *\n\n");
        const auto score = playWithJournal(quickMatch(6), path);
        const QByteArray bytes = contentOf(path);
        const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        const auto entries = indexPgn(text);
        QCOMPARE(entries.size(), std::size_t(7));
        for (int i = 0; i < 6; ++i) {
            const PgnEntry& entry = entries[static_cast<std::size_t>(i) + 1];
            const auto game = readPgn(text.substr(entry.offset, entry.length), entry.line);
            QVERIFY2(game.has_value(), game ? "" : game.error().english.c_str());
            const GameRecord& record = score->records().at(i);
            QCOMPARE(game->outcomeAt(game->mainLineEnd()).result, record.result);
            QCOMPARE(game->mainLineEnd()->ply(), record.plies + 6);
        }
    }

    void differentMatchIsRefused() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("a.pgn").toStdString();
        QVERIFY(MatchJournal::open(path, {{"nodes", "5000"}, {"seed", "1"}}));
        QVERIFY(MatchJournal::open(path, {{"nodes", "5000"}, {"seed", "1"}}));
        const auto other = MatchJournal::open(path, {{"nodes", "6000"}, {"seed", "1"}});
        QVERIFY(!other);
        QVERIFY(other.error().english.find("nodes was \"5000\" and is now \"6000\"") != std::string::npos);
    }

    void damagedStateIsRefused_data() {
        const TestRows<QByteArray> row;
        row("empty", "");
        row("no JSON", "{\"format\":");
        row("another format", "{\"format\":\"x\"}");
        row("another version", "{\"format\":\"plyglass-match\",\"version\":2}");
        row("no games", "{\"format\":\"plyglass-match\",\"version\":1,\"settings\":{},\"pgnBytes\":0}");
        row("a meaningless game",
            "{\"format\":\"plyglass-match\",\"version\":1,\"settings\":{},\"pgnBytes\":0,"
            "\"games\":[[0,\"2-0\",0,0,1,\"ff\",\"x\"]]}");
        row("an impossible forfeit",
            "{\"format\":\"plyglass-match\",\"version\":1,\"settings\":{},\"pgnBytes\":0,"
            "\"games\":[[0,\"1-0\",77,0,1,\"ff\",\"x\"]]}");
        row("more games than the PGN has",
            "{\"format\":\"plyglass-match\",\"version\":1,\"settings\":{},\"pgnBytes\":10,\"games\":[]}");
    }
    void damagedStateIsRefused() {
        const auto [state] = testRow<QByteArray>();
        QTemporaryDir folder;
        const std::string path = folder.filePath("a.pgn").toStdString();
        append(path, "");
        append(MatchJournal::statePathOf(path), state);
        const auto journal = MatchJournal::open(path, {});
        QVERIFY(!journal);
        QVERIFY(journal.error().english.find("a.pgn") != std::string::npos);
    }

    void changedOpeningsAreDetected() {
        MatchOptions options = quickMatch(4);
        options.played = playMatch(options, withThreads(1)).value();
        options.games = 8;
        options.openings = std::make_shared<GeneratedOpenings>(GeneratedOpeningsOptions{4, 6, 100, {}});
        const auto score = playMatch(options, withThreads(1));
        QVERIFY(!score);
        QVERIFY(score.error().english.find("openings have changed") != std::string::npos);
    }
};

PLYGLASS_TEST(MatchTest);
#include "match_test.moc"
