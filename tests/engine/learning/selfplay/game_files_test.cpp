// Files of games: written, read back, cut off, damaged, and those of the older format.
#include <algorithm>

#include "engine/learning/selfplay/data_files.h"
#include "engine/learning/selfplay/self_play.h"
#include "tests/engine/learning/selfplay/older_shard.h"
#include "tests/engine/learning/selfplay/sample_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr std::uint32_t kGames = 4;

const std::vector<StoredGame>& sampleGames() {
    static const std::vector<StoredGame> games = [] {
        std::vector<StoredGame> made;
        for (std::uint32_t i = 0; i < kGames; ++i) made.push_back(randomGame(i));
        return made;
    }();
    return games;
}

/// Whether the games are the first random ones, but for so many of them.
bool areSampleGames(const std::vector<StoredGame>& games, std::uint32_t missing) {
    std::uint32_t left = 0;
    std::size_t found = 0;
    for (const StoredGame& sample : sampleGames()) {
        if (found < games.size() && games[found] == sample)
            ++found;
        else
            ++left;
    }
    return found == games.size() && left == missing;
}

/// As older programs kept them: with scores that are no level's.
std::vector<StoredGame> olderGames() {
    std::vector<StoredGame> games = sampleGames();
    for (StoredGame& game : games)
        for (std::int16_t& score : game.scores) ++score;
    return games;
}

}  // namespace

class GameFilesTest : public QObject {
    Q_OBJECT

  private slots:
    void aFileGivesBackItsGamesAndSaysWhereTheyComeFrom() {
        const QTemporaryDir folder;
        const std::string path = writeShard(folder, kGames);
        std::vector<StoredGame> games;
        const auto reading = readShard(path, [&](const StoredGame& game) { games.push_back(game); });
        QVERIFY(reading.has_value());
        QVERIFY(reading->origin == kSampleOrigin);
        QCOMPARE(reading->games, std::uint64_t{kGames});
        QCOMPARE(QString::fromStdString(reading->damage), QString());
        QVERIFY(areSampleGames(games, 0));
    }

    void theNumbersOfGamesAreReadWithoutTheirMoves() {
        const QTemporaryDir folder;
        for (const std::string& path :
             {writeShard(folder, kGames), writeBytes(folder, olderShard(kSampleOrigin, olderGames()))}) {
            const auto reading = readShardNumbers(path);
            QVERIFY(reading.has_value());
            QVERIFY(reading->origin == kSampleOrigin);
            QVERIFY((reading->numbers == std::vector<std::uint32_t>{0, 1, 2, 3}));
        }
        QVERIFY(!readShardNumbers(writeBytes(folder, "no line")));
    }

    void aFileCutOffAnywhereGivesTheGamesOfItsWholeBlocks() {
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

    void aDamagedByteCostsTheGamesOfItsBlockOnly() {
        const QTemporaryDir folder;
        const QByteArray whole = bytesOf(writeShard(folder, kGames));
        const qsizetype header = whole.indexOf('\n') + 1;
        const qsizetype last = whole.size() - 20;  // where the end is marked
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

    void aDamagedFirstLineIsAnErrorOrAnotherOrigin() {
        const QTemporaryDir folder;
        const QByteArray whole = bytesOf(writeShard(folder, 1));
        for (qsizetype at = 0; at <= whole.indexOf('\n'); ++at) {
            QByteArray bytes = whole;
            bytes[at] = static_cast<char>(bytes[at] ^ 0x15);
            const auto reading = readShard(writeBytes(folder, bytes), [](const StoredGame&) {});
            QVERIFY(reading ? !(reading->origin == kSampleOrigin)
                            : reading.error().english.find("b.games") != std::string::npos);
        }
    }

    void whatWasCutOutOfTheMiddleCostsNoMore() {
        const QTemporaryDir folder;
        const QByteArray whole = bytesOf(writeShard(folder, kGames));
        QByteArray bytes = whole;
        const qsizetype second = bytes.indexOf("\x8fgames", bytes.indexOf("\x8fgames") + 1);
        bytes.remove(second - 30, 60);
        std::string damage;
        QVERIFY(areSampleGames(gamesOf(writeBytes(folder, bytes), &damage), 2));
        QVERIFY(!damage.empty());
    }

    void aProgramThatIsKilledLosesNoWrittenBlock() {
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

    void aGameThatCannotBeStoredIsRefused() {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("a.games").toStdString();
        auto writer = ShardWriter::create(path, kSampleOrigin);
        StoredGame illegal = randomGame(3);
        illegal.moves[20] = Move::normal(A1, A1);
        const auto added = writer->add(illegal);
        QVERIFY(!added);
        QVERIFY(added.error().english.find("game 3 has an illegal move") != std::string::npos);
        StoredGame scoreless = randomGame(4);
        scoreless.scores.pop_back();
        QVERIFY(!writer->add(scoreless));
        QVERIFY(writer->add(randomGame(0)).has_value());
        QVERIFY(writer->close().has_value());
        QVERIFY(gamesOf(path) == std::vector<StoredGame>{randomGame(0)});
    }

    void nothingIsOverwritten() {
        const QTemporaryDir folder;
        const std::string path = writeShard(folder, 1);
        QVERIFY(!ShardWriter::create(path, kSampleOrigin));
        QCOMPARE(gamesOf(path).size(), std::size_t{1});
    }

    void otherFilesAreRefused() {
        const QTemporaryDir folder;
        QByteArray future = bytesOf(writeShard(folder, 1));
        future.replace("\"version\":2", "\"version\":3");
        for (const QByteArray& bytes : {QByteArray("{\"format\": \"something\"}\nxyz"), QByteArray("[]\n"),
                                        QByteArray("no line"), future}) {
            const auto reading = readShard(writeBytes(folder, bytes), [](const StoredGame&) {});
            QVERIFY(!reading);
            QVERIFY(reading.error().english.find("b.games") != std::string::npos);
        }
    }

    void filesOfTheOlderFormatAreRead() {
        const QTemporaryDir folder;
        const std::vector<StoredGame> older = olderGames();
        const QByteArray whole = olderShard(kSampleOrigin, older);
        const auto reading = readShard(writeBytes(folder, whole), [](const StoredGame&) {});
        QVERIFY(reading.has_value());
        QVERIFY(reading->origin == kSampleOrigin);
        QCOMPARE(reading->games, std::uint64_t{kGames});
        QVERIFY(gamesOf(writeBytes(folder, whole)) == older);
        std::size_t before = 0;
        for (qsizetype size = whole.indexOf('\n') + 1; size < whole.size(); ++size) {
            std::string damage;
            const auto games = gamesOf(writeBytes(folder, whole.left(size)), &damage);
            QVERIFY(!damage.empty());
            QVERIFY(games.size() >= before && games.size() <= kGames);
            before = games.size();
            QVERIFY(std::equal(games.begin(), games.end(), older.begin()));
        }
        QCOMPARE(before, std::size_t{kGames});
    }

    void damageInTheOlderFormatIsNoticed() {
        const QTemporaryDir folder;
        const std::vector<StoredGame> older = olderGames();
        QByteArray bytes = olderShard(kSampleOrigin, older);
        const qsizetype at = bytes.size() * 2 / 3;
        bytes[at] = static_cast<char>(bytes[at] ^ 0x55);
        std::string damage;
        const auto games = gamesOf(writeBytes(folder, bytes), &damage);
        QVERIFY(!damage.empty());
        QVERIFY(games.size() >= 2 && games.size() < kGames);
        QVERIFY(std::equal(games.begin(), games.end(), older.begin()));
    }

    void mergingConvertsFilesOfTheOlderFormatWithoutLosingAGame() {
        const QTemporaryDir folder;
        const std::vector<StoredGame> before = olderGames();
        const std::string older = writeBytes(folder, olderShard(kSampleOrigin, before));
        const std::filesystem::path into = folder.filePath("merged").toStdString();
        const auto merged = mergeGames({older}, into, {});
        QVERIFY(merged.has_value());
        QCOMPARE(merged->games, std::uint64_t{kGames});
        const auto files = shardsIn(into).value();
        QCOMPARE(files.size(), std::size_t{1});
        QVERIFY(bytesOf(files[0]).contains("\"version\":2"));
        const auto games = gamesOf(files[0]);
        QCOMPARE(games.size(), std::size_t{kGames});
        for (std::uint32_t i = 0; i < kGames; ++i) {
            QVERIFY(games[i].moves == before[i].moves);
            QCOMPARE(games[i].number, i);
            QCOMPARE(games[i].halfPoints, before[i].halfPoints);
            for (std::size_t at = 0; at < games[i].scores.size(); ++at)
                QCOMPARE(levelOfScore(games[i].scores[at]), levelOfScore(before[i].scores[at]));
        }
        // They are the same games, whichever file is read first.
        QCOMPARE(statisticsOf({older, files[0]}, {}).repeatedGames, std::uint64_t{kGames});
    }
};

PLYGLASS_TEST(GameFilesTest);
#include "game_files_test.moc"
