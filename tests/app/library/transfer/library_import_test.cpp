// Imported games are exported unchanged, however an import ends.
#include <QFile>
#include <QFileInfo>
#include <array>
#include <string>
#include <thread>

#include "app/services/library/find/game_search.h"
#include "app/services/library/find/position_index.h"
#include "app/services/library/store/collections.h"
#include "app/services/library/store/library_edits.h"
#include "app/services/library/store/position_pages.h"
#include "app/services/library/transfer/game_export.h"
#include "app/services/library/transfer/pgn_import.h"
#include "engine/base/file_text.h"
#include "engine/chess/pgn_stream.h"
#include "tests/app/library/shelf.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr std::uint64_t kManyGames = 90;

std::string many() {
    std::string text;
    for (std::uint64_t i = 0; i < kManyGames / 3; ++i) text += kThree;
    return text;
}

/// Stops the import after some games; returns their number.
std::uint64_t importHalf(Shelf& shelf, const std::string& text = many()) {
    const QString path = shelf.folder.filePath("some.pgn");
    std::stop_source stop;
    JobContext context;
    context.stop = stop.get_token();
    context.onProgress = [&stop](const JobProgress&) { stop.request_stop(); };
    if (!writeFileText(path.toStdString(), text)) qFatal("no file");
    const auto summary = importPgnFile(*shelf.library, path, context, {.batchGames = 10});
    if (!summary || summary->isComplete || summary->games == 0) qFatal("no half import");
    return summary->games;
}

}  // namespace

class LibraryImportTest : public QObject {
    Q_OBJECT

  private slots:
    void exportedTextEqualsImportedText() {
        Shelf shelf;
        shelf.import(kThree);
        const QString out = shelf.folder.filePath("out.pgn");
        QCOMPARE(exportGames(*shelf.library, shelf.find({}), out, {})->games, 3u);
        QCOMPARE(QString::fromStdString(*readFileText(out.toStdString())), QString(kThree));
        QVERIFY(
            !exportGames(*shelf.library, shelf.find({}), shelf.folder.filePath("no/such/folder.pgn"), {}));
    }

    void missingTextIsReported() {
        Shelf shelf;
        shelf.import(kThree);
        QVERIFY(shelf.library->run("UPDATE games SET text = 99 WHERE id = 2"));
        const QString out = shelf.folder.filePath("out.pgn");
        const auto done = exportGames(*shelf.library, shelf.find({}), out, {});
        QVERIFY(done && done->games == 2 && done->lost.size() == 1);
        QVERIFY(done->lost.front().english.find("Morphy") != std::string::npos);
        QVERIFY(!exportGames(*shelf.library, std::vector<std::int64_t>{2}, out, {}));
        QVERIFY2(!readFileText(out.toStdString())->empty(), "the file of before stays");
    }

    void exportOverALibraryIsRefused() {
        Shelf shelf;
        shelf.import(kThree);
        for (const char* end : {"", "-wal"}) {
            const auto done = exportGames(*shelf.library, shelf.find({}), shelf.library->file() + end, {});
            QVERIFY2(!done && done.error().english.find("a database") != std::string::npos, end);
        }
        QCOMPARE(shelf.find({}).size(), std::size_t(3));
        QCOMPARE(exportGames(*shelf.library, shelf.find({}), "/dev/null", {})->games, 3u);
        QVERIFY(!QFileInfo("/dev/null").isFile());
    }

    void badGameIsReportedAndTruncated() {
        Shelf shelf;
        const std::string bad = "[White \"A\"]\n\n1. e4 e5\n2. Ke3 Nc6 1-0\n\n";
        const ImportSummary summary = shelf.import(kThree + bad + kThree);
        QCOMPARE(summary.games, 7u);
        QCOMPARE(summary.cutShort, 1u);
        QCOMPARE(summary.skipped, 0u);
        const FaultyGame& faulty = summary.faultyGames.front();
        QVERIFY(faulty.fate == FaultyGame::Fate::CutShort &&
                faulty.reason.english.starts_with("Line 30: 2. \"Ke3\""));
        const auto found = shelf.find({.white = "A", .comment = "Nc6"});
        QCOMPARE(found, std::vector<std::int64_t>{4});
        QCOMPARE(gameRows(*shelf.library, found)->front().plies, 2);
        QCOMPARE(gameRows(*shelf.library, found)->front().result, GameResult::WhiteWins);
        QCOMPARE(shelf.textOf(4), QString::fromStdString(bad).trimmed());
    }

    void correctionsAreReported() {
        Shelf shelf;
        const ImportSummary summary = shelf.import(
            std::string(kThree) +
            "[White \"A\"]\n[FEN \"7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1\"]\n\n1. Rh6# 1-0\n\n" + kThree);
        QCOMPARE(summary.games, 7u);
        QCOMPARE(summary.corrected, 1u);
        QCOMPARE(summary.cutShort + summary.skipped, 0u);
        const FaultyGame& faulty = summary.faultyGames.front();
        QCOMPARE(faulty.fate, FaultyGame::Fate::Corrected);
        QVERIFY(faulty.reason.english.starts_with("Line 27: Castling (KQkq) is impossible"));
    }

    void unreadableGameIsSkipped() {
        Shelf shelf;
        const ImportSummary summary =
            shelf.import(std::string(kThree) + "[White \"A\"]\n\n1. Ke3 1-0\n\n" + kThree);
        QCOMPARE(summary.games, 6u);
        QCOMPARE(summary.cutShort, 0u);
        QCOMPARE(summary.skipped, 1u);
        const FaultyGame& faulty = summary.faultyGames.front();
        QVERIFY(faulty.fate == FaultyGame::Fate::Skipped &&
                faulty.reason.english.starts_with("Line 29: 1. \"Ke3\""));
    }

    void resumedImportKeepsLineNumbers_data() {
        const TestRows<QString> row;
        row("LF", "\n");
        row("CR LF", "\r\n");
        row("CR", "\r");
    }
    void resumedImportKeepsLineNumbers() {
        const auto [end] = testRow<QString>();
        const QString plain = QString::fromStdString(many()) + "[White \"A\"]\n\n1. Ke3 1-0\n";
        const std::string text = QString(plain).replace("\n", end).toStdString();
        Shelf shelf;
        QVERIFY(importHalf(shelf, text) < kManyGames);
        const ImportSummary rest = shelf.import(text);
        QCOMPARE(rest.skipped, 1u);
        QCOMPARE(rest.faultyGames.front().line, static_cast<int>(plain.count('\n')) - 2);
    }

    void overlongGameIsSkipped() {
        Shelf shelf;
        const std::string absurd = "[Event \"x\"]\n[White \"Long\"]\n\n1. e4 {" +
                                   std::string(PgnStream::kMaxGameBytes + 100, 'x') + "\n} 1-0\n\n";
        const ImportSummary summary = shelf.import(kThree + absurd + kThree + absurd);
        QCOMPARE(summary.games, 6u);
        QCOMPARE(summary.skipped, 2u);
        QVERIFY(summary.isComplete);
        const std::string& said = summary.faultyGames.front().reason.english;
        QVERIFY2(said.starts_with("Line 27: the game \"Long\" – \"?\" ") && said.find("16 MiB") != said.npos,
                 said.c_str());
        QCOMPARE(summary.faultyGames.back().line, 27 + 6 + 26);
    }

    void batchSizeIsLimited() {
        Shelf shelf;
        const QString path = shelf.folder.filePath("some.pgn");
        QVERIFY(writeFileText(path.toStdString(), many()));
        QCOMPARE(importPgnFile(*shelf.library, path, {}, {.batchBytes = 1000})->games, kManyGames);
        QVERIFY(shelf.library->value("SELECT count(*) FROM position_runs")->toInt() > 10);
        QCOMPARE(shelf.find({.white = "Morphy"}).size(), std::size_t(kManyGames / 3));
    }

    void unindexedGamesAreFound() {
        Shelf shelf;
        QVERIFY(shelf.library->run(
            "INSERT INTO position_runs (id, first_game, last_game, facts) VALUES (?, 0, 0, x'')",
            {qlonglong{kMaxRuns - 1}}));
        for (const char* name : {"a.pgn", "b.pgn", "c.pgn"})
            QCOMPARE(shelf.import(kThree + ("\n; " + std::string(name)), name).games, 3u);
        QCOMPARE(gamesWithPosition(*shelf.library, positionAfter("1. e4 e5 2. f4"))->size(), std::size_t(3));
        QCOMPARE(shelf.library->value("SELECT max(id) FROM position_runs")->toLongLong(), kMaxRuns);
    }

    void concurrentImportsSucceed() {
        Shelf shelf;
        std::vector<std::jthread> threads;
        std::array<std::uint64_t, 2> games{};
        for (std::size_t i = 0; i < games.size(); ++i) {
            const QString path = shelf.folder.filePath(QString("%1.pgn").arg(i));
            QVERIFY(writeFileText(path.toStdString(), many() + "; " + std::to_string(i)));
            threads.emplace_back([&shelf, &games, path, i] {
                const auto library = shelf.open();
                if (auto summary = importPgnFile(*library, path, {}, {.batchGames = 2}))
                    games[i] = summary->games;
            });
        }
        threads.clear();
        QCOMPARE(games, (std::array<std::uint64_t, 2>{kManyGames, kManyGames}));
        QCOMPARE(shelf.find({}).size(), std::size_t(2 * kManyGames));
        QCOMPARE(gamesWithPosition(*shelf.library, positionAfter("1. e4 e5 2. f4"))->size(),
                 std::size_t(2 * kManyGames / 3));
    }

    void concurrentImportOfOneFileAddsItOnce() {
        for (int round = 0; round < 10; ++round) {
            Shelf shelf;
            const QString path = shelf.folder.filePath("some.pgn");
            QVERIFY(writeFileText(path.toStdString(), many()));
            std::array<Result<ImportSummary>, 2> imported;
            std::vector<std::jthread> threads;
            for (auto& summary : imported)
                threads.emplace_back([&shelf, &summary, path] {
                    const auto library = shelf.open();
                    summary = importPgnFile(*library, path, {}, {.batchGames = 2});
                });
            threads.clear();
            const auto isWhole = [](const auto& summary) { return summary && summary->isComplete; };
            QVERIFY(isWhole(imported[0]) || isWhole(imported[1]));
            for (const auto& summary : imported)
                if (!summary) QVERIFY(summary.error().english.find("is being imported") != std::string::npos);
            QCOMPARE(shelf.find({}).size(), std::size_t(kManyGames));
            QCOMPARE(collectionsOf(*shelf.library)->size(), std::size_t(1));
            QVERIFY(shelf.import(many()).wasThere);
        }
    }

    void fileIsIdentifiedByContent() {
        Shelf shelf;
        shelf.import(kThree);
        const ImportSummary again = shelf.import(kThree, "copy.pgn");
        QVERIFY(again.wasThere && again.isComplete);
        QCOMPARE(again.games, 0u);
        QCOMPARE(shelf.find({}).size(), std::size_t(3));
    }

    void reimportRestoresDeletedGames() {
        Shelf shelf;
        const ImportSummary first = shelf.import(kThree);
        QVERIFY(deleteCollection(*shelf.library, first.collection));
        QCOMPARE(shelf.import(kThree).games, 3u);
        QCOMPARE(shelf.find({}).size(), std::size_t(3));
    }

    void deletedPartialImportRestarts() {
        Shelf shelf;
        importHalf(shelf);
        QVERIFY(deleteCollection(*shelf.library, 1));
        QCOMPARE(shelf.import(many()).games, kManyGames);
        QCOMPARE(shelf.find({}).size(), std::size_t(kManyGames));
    }

    void otherFileIsNotResumed() {
        Shelf shelf;
        const std::uint64_t half = importHalf(shelf);
        const std::string other = QString::fromStdString(many()).replace("Morphy", "Murphy").toStdString();
        QCOMPARE(shelf.import(other).games, kManyGames);
        QCOMPARE(shelf.import(many()).games, kManyGames - half);
    }
};

PLYGLASS_TEST(LibraryImportTest);
#include "library_import_test.moc"
