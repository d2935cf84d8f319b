// Game files: written, read, truncated and damaged.
#include <algorithm>

#include "engine/learning/selfplay/shard_folder.h"
#include "tests/engine/learning/selfplay/sample_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr std::uint32_t kGames = 4;

const std::vector<ScoredGame>& sampleGames() {
    static const std::vector<ScoredGame> games = [] {
        std::vector<ScoredGame> made;
        for (std::uint32_t i = 0; i < kGames; ++i) made.push_back(randomGame(i));
        return made;
    }();
    return games;
}

/// Whether these are the first random games, except `missing` of them.
bool areSampleGames(const std::vector<ScoredGame>& games, std::uint32_t missing) {
    std::uint32_t left = 0;
    std::size_t found = 0;
    for (const ScoredGame& sample : sampleGames()) {
        if (found < games.size() && games[found] == sample)
            ++found;
        else
            ++left;
    }
    return found == games.size() && left == missing;
}

}  // namespace

class GameFilesTest : public QObject {
    Q_OBJECT

  private slots:
    void fileRoundTripsWithOrigin() {
        const QTemporaryDir folder;
        const std::string path = writeShard(folder, kGames);
        std::vector<ScoredGame> games;
        const auto reading = readShard(path, [&](const ScoredGame& game) { games.push_back(game); });
        QVERIFY(reading.has_value());
        QVERIFY(reading->origin == kSampleOrigin);
        QCOMPARE(reading->games, std::uint64_t{kGames});
        QCOMPARE(QString::fromStdString(reading->damage), QString());
        QVERIFY(areSampleGames(games, 0));
    }

    void numbersAreReadAlone() {
        const QTemporaryDir folder;
        const auto reading = readShardNumbers(writeShard(folder, kGames));
        QVERIFY(reading.has_value());
        QVERIFY(reading->origin == kSampleOrigin);
        QVERIFY((reading->numbers == std::vector<std::uint32_t>{0, 1, 2, 3}));
        QVERIFY(!readShardNumbers(writeBytes(folder, "no line")));
    }

    void truncatedFileKeepsCompleteBlocks() {
        const QTemporaryDir folder;
        const QByteArray whole = bytesOf(writeShard(folder, kGames));
        const qsizetype header = whole.indexOf('\n') + 1;
        std::uint32_t before = 0;
        for (qsizetype size = header; size < whole.size(); ++size) {
            std::string damage;
            const auto games = gamesOf(writeBytes(folder, whole.left(size)), &damage);
            QCOMPARE(QString::fromStdString(damage), QStringLiteral("not finished or cut off"));
            const auto found = static_cast<std::uint32_t>(games.size());
            QVERIFY(found == before || found == before + 1);
            QVERIFY(areSampleGames(games, kGames - found));
            before = found;
        }
        QCOMPARE(before, kGames);
    }

    void damageAffectsOneBlock() {
        const QTemporaryDir folder;
        const QByteArray whole = bytesOf(writeShard(folder, kGames));
        const qsizetype header = whole.indexOf('\n') + 1;
        const qsizetype last = whole.size() - 20;  // at the end marker
        for (qsizetype at = header; at < whole.size(); ++at) {
            QByteArray bytes = whole;
            bytes[at] = static_cast<char>(bytes[at] ^ 0x55);
            std::string damage;
            const auto games = gamesOf(writeBytes(folder, bytes), &damage);
            QVERIFY(areSampleGames(games, at < last ? 1 : 0));
            const auto numbers = readShardNumbers(folder.filePath("b.games").toStdString());
            QCOMPARE(numbers->numbers.size(), games.size());
            QCOMPARE(QString::fromStdString(damage), at < last ? QStringLiteral("damaged blocks: 1")
                                                               : QStringLiteral("not finished or cut off"));
        }
    }

    void damagedHeaderIsDetected() {
        const QTemporaryDir folder;
        const QByteArray whole = bytesOf(writeShard(folder, 1));
        for (qsizetype at = 0; at <= whole.indexOf('\n'); ++at) {
            QByteArray bytes = whole;
            bytes[at] = static_cast<char>(bytes[at] ^ 0x15);
            const auto reading = readShard(writeBytes(folder, bytes), [](const ScoredGame&) {});
            QVERIFY(reading ? !(reading->origin == kSampleOrigin)
                            : reading.error().english.find("b.games") != std::string::npos);
        }
    }

    void missingMiddleKeepsTheRest() {
        const QTemporaryDir folder;
        const QByteArray whole = bytesOf(writeShard(folder, kGames));
        QByteArray bytes = whole;
        const qsizetype second = bytes.indexOf("\x8fgames", bytes.indexOf("\x8fgames") + 1);
        bytes.remove(second - 30, 60);
        std::string damage;
        QVERIFY(areSampleGames(gamesOf(writeBytes(folder, bytes), &damage), 2));
        QVERIFY(!damage.empty());
    }

    void killedProgramKeepsWrittenBlocks() {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a.games").toStdString();
        auto writer = ShardWriter::create(path, kSampleOrigin, 200);
        std::size_t written = 0;
        for (std::uint32_t i = 0; i < kGames; ++i) {
            QVERIFY(writer->add(randomGame(i)).has_value());
            std::string damage;
            const auto games = gamesOf(path, &damage);
            QCOMPARE(QString::fromStdString(damage), QStringLiteral("not finished or cut off"));
            QVERIFY(games.size() >= written && games.size() + 3 > i);
            written = games.size();
        }
        QVERIFY(writer->close().has_value());
        QCOMPARE(gamesOf(path).size(), std::size_t{kGames});
    }

    void invalidGameIsRefused() {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a.games").toStdString();
        auto writer = ShardWriter::create(path, kSampleOrigin);
        ScoredGame illegal = randomGame(3);
        illegal.moves[20] = Move::normal(A1, A1);
        const auto added = writer->add(illegal);
        QVERIFY(!added);
        QVERIFY(added.error().english.find("game 3 has an illegal move") != std::string::npos);
        ScoredGame scoreless = randomGame(4);
        scoreless.scores.pop_back();
        QVERIFY(!writer->add(scoreless));
        QVERIFY(writer->add(randomGame(0)).has_value());
        QVERIFY(writer->close().has_value());
        QVERIFY(gamesOf(path) == std::vector<ScoredGame>{randomGame(0)});
    }

    void existingFileIsNotOverwritten() {
        const QTemporaryDir folder;
        const std::string path = writeShard(folder, 1);
        QVERIFY(!ShardWriter::create(path, kSampleOrigin));
        QCOMPARE(gamesOf(path).size(), std::size_t{1});
    }

    void otherFilesAreRefused() {
        const QTemporaryDir folder;
        const QByteArray today = bytesOf(writeShard(folder, 1));
        QByteArray past = today;
        QByteArray future = today;
        past.replace("\"version\":2", "\"version\":1");
        future.replace("\"version\":2", "\"version\":3");
        QVERIFY(past != today && future != today);
        for (const QByteArray& bytes : {QByteArray("{\"format\": \"something\"}\nxyz"), QByteArray("[]\n"),
                                        QByteArray("no line"), past, future}) {
            const auto reading = readShard(writeBytes(folder, bytes), [](const ScoredGame&) {});
            QVERIFY(!reading);
            QVERIFY(reading.error().english.find("b.games") != std::string::npos);
        }
    }
};

PLYGLASS_TEST(GameFilesTest);
#include "game_files_test.moc"
