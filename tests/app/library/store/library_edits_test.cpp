// Edits of the games of a library, and their undo.
#include <QDateTime>
#include <barrier>
#include <thread>

#include "app/services/library/find/opening_tree.h"
#include "app/services/library/played/played_games.h"
#include "app/services/library/store/collections.h"
#include "app/services/library/store/library_edits.h"
#include "tests/app/library/shelf.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

using Ids = std::vector<std::int64_t>;

/// The names and numbers of games of all collections, "some.pgn 3".
QStringList collectionsIn(Shelf& shelf) {
    QStringList texts;
    const auto collections = collectionsOf(*shelf.library).value();
    for (const Collection& collection : collections)
        texts << QString("%1 %2").arg(collection.name).arg(collection.games).trimmed();
    return texts;
}

std::int64_t idOf(Shelf& shelf, const QString& name) {
    const auto collections = collectionsOf(*shelf.library).value();
    for (const Collection& collection : collections)
        if (collection.name == name) return collection.id;
    return 0;
}

}  // namespace

class LibraryEditsTest : public QObject {
    Q_OBJECT

  private slots:
    void deletionCanBeUndone() {
        Shelf shelf;
        shelf.import(kThree);
        const auto undo = deleteGames(*shelf.library, Ids{1, 3});
        QVERIFY(undo);
        QCOMPARE(undo->changed, 2);
        QCOMPARE(shelf.find({}), Ids{2});
        QCOMPARE(shelf.find({.deleted = true}), (Ids{1, 3}));
        QCOMPARE(openingTreeAt(*shelf.library, Position::start(), {})->moves.size(), std::size_t(1));
        QCOMPARE(collectionsIn(shelf), QStringList({"some.pgn 1", "2"}));
        // Deleting a deleted game changes nothing, so its undo restores nothing.
        const auto again = deleteGames(*shelf.library, Ids{1, 2});
        QCOMPARE(again->changed, 1);
        QVERIFY(undoEdit(*shelf.library, *again).has_value());
        QCOMPARE(shelf.find({}), Ids{2});
        QVERIFY(undoEdit(*shelf.library, *undo).has_value());
        QCOMPARE(shelf.find({}), (Ids{1, 2, 3}));
        QVERIFY(shelf.textOf(3).contains("Dufresne"));
    }

    void deletedGamesCanBeRestored() {
        Shelf shelf;
        shelf.import(kThree);
        QVERIFY(deleteGames(*shelf.library, Ids{2}));
        QCOMPARE(putBackGames(*shelf.library, Ids{1, 2})->changed, 1);
        QCOMPARE(shelf.find({}), (Ids{1, 2, 3}));
    }

    void runningGameIsNotDeleted() {
        Shelf shelf;
        const auto played = PlayedGames::open(shelf.folder.filePath("library.sqlite"));
        QVERIFY((*played)->save(1, {"1. e4 *\n", 5}).has_value());
        QCOMPARE(deleteGames(*shelf.library, shelf.find({}))->changed, 0);
        QVERIFY((*played)->finish(1, {"1. e4 e5 *\n", 5}).has_value());
        QCOMPARE(deleteGames(*shelf.library, shelf.find({}))->changed, 1);
    }

    void undoneCollectionReleasesItsGames() {
        Shelf shelf;
        shelf.import(kThree);
        const auto made = makeCollection(*shelf.library, "Mine");
        QVERIFY(addToCollection(*shelf.library, made->collection, Ids{1, 2}));
        QVERIFY(undoEdit(*shelf.library, *made).has_value());
        QCOMPARE(makeCollection(*shelf.library, "New")->collection, made->collection);
        QCOMPARE(collectionsIn(shelf), QStringList({"New 0", "some.pgn 3"}));
    }

    void standingCollectionsAreCreatedOnce() {
        constexpr int kWindows = 4;
        for (int round = 0; round < 10; ++round) {
            const Shelf shelf;
            std::barrier begin(kWindows);
            std::int64_t made[kWindows] = {};
            std::vector<std::jthread> windows;
            for (auto& mine : made)
                windows.emplace_back([&] {
                    const auto library = LibraryConnection::open(shelf.folder.filePath("library.sqlite"));
                    begin.arrive_and_wait();
                    mine = standingCollection(**library, CollectionKind::Played).value();
                });
            windows.clear();
            for (const std::int64_t mine : made) QCOMPARE(mine, made[0]);
            QCOMPARE(shelf.library->value("SELECT count(*) FROM collections")->toInt(), 1);
        }
    }

    void gamesMayBeInSeveralCollections() {
        Shelf shelf;
        shelf.import(kThree);
        const auto made = makeCollection(*shelf.library, " Brilliant ");
        QVERIFY(made);
        const auto favourites = standingCollection(*shelf.library, CollectionKind::Favourites);
        QVERIFY(addToCollection(*shelf.library, made->collection, Ids{1, 2}));
        QVERIFY(addToCollection(*shelf.library, *favourites, Ids{2}));
        QCOMPARE(collectionsIn(shelf), QStringList({"1", "Brilliant 2", "some.pgn 3"}));
        QCOMPARE(shelf.find({.collection = made->collection}), (Ids{1, 2}));
        const auto rows = gameRows(*shelf.library, Ids{1, 2}).value();
        QVERIFY(!rows[0].isFavourite && rows[1].isFavourite);
        // Undo of adding a game twice reverts only the actual changes.
        const auto more = addToCollection(*shelf.library, made->collection, Ids{2, 3});
        QCOMPARE(more->changed, 1);
        QVERIFY(undoEdit(*shelf.library, *more).has_value());
        QCOMPARE(shelf.find({.collection = made->collection}), (Ids{1, 2}));
        const auto taken = removeFromCollection(*shelf.library, made->collection, Ids{1, 3});
        QCOMPARE(taken->changed, 1);
        QVERIFY(undoEdit(*shelf.library, *taken).has_value());
        QCOMPARE(shelf.find({.collection = made->collection}), (Ids{1, 2}));
    }

    void collectionEditsCanBeUndone() {
        Shelf shelf;
        shelf.import(kThree);
        const std::int64_t own = makeCollection(*shelf.library, "Mine")->collection;
        QVERIFY(addToCollection(*shelf.library, own, Ids{1}));
        const auto renamed = renameCollection(*shelf.library, own, "Best");
        QCOMPARE(idOf(shelf, "Best"), own);
        QVERIFY(undoEdit(*shelf.library, *renamed).has_value());
        QCOMPARE(idOf(shelf, "Mine"), own);
        QVERIFY(!renameCollection(*shelf.library, own, "  "));
        QVERIFY(!makeCollection(*shelf.library, ""));
        QVERIFY(!renameCollection(*shelf.library, 99, "x"));
        const auto gone = deleteCollection(*shelf.library, own);
        QCOMPARE(collectionsIn(shelf), QStringList({"some.pgn 3"}));
        QVERIFY(undoEdit(*shelf.library, *gone).has_value());
        QCOMPARE(collectionsIn(shelf), QStringList({"Mine 1", "some.pgn 3"}));
        const auto file = deleteCollection(*shelf.library, idOf(shelf, "some.pgn"));
        QCOMPARE(file->changed, 3);
        QVERIFY(shelf.find({}).empty());
        QVERIFY(undoEdit(*shelf.library, *file).has_value());
        QCOMPARE(collectionsIn(shelf), QStringList({"Mine 1", "some.pgn 3"}));
    }

    void collectionsAreMerged() {
        Shelf shelf;
        shelf.import(kThree, "a.pgn");
        shelf.import(std::string(kThree) + '\n', "b.pgn");
        const std::int64_t own = makeCollection(*shelf.library, "Mine")->collection;
        const std::int64_t other = makeCollection(*shelf.library, "Yours")->collection;
        QVERIFY(addToCollection(*shelf.library, own, Ids{1, 2}));
        QVERIFY(addToCollection(*shelf.library, other, Ids{2, 3}));
        const QStringList before = collectionsIn(shelf);
        const auto files = mergeCollections(*shelf.library, idOf(shelf, "a.pgn"), idOf(shelf, "b.pgn"));
        QCOMPARE(files->changed, 3);
        const auto lent = mergeCollections(*shelf.library, other, own);
        QVERIFY(lent);
        QCOMPARE(collectionsIn(shelf), QStringList({"Mine 3", "b.pgn 6"}));
        QVERIFY(!mergeCollections(*shelf.library, own, idOf(shelf, "b.pgn")));
        QVERIFY(undoEdit(*shelf.library, *lent).has_value());
        QVERIFY(undoEdit(*shelf.library, *files).has_value());
        QCOMPARE(collectionsIn(shelf), before);
    }

    void oldDeletedGamesArePurged() {
        Shelf shelf;
        shelf.import(kThree);
        QVERIFY(deleteGames(*shelf.library, Ids{1, 2}));
        const std::int64_t now = QDateTime::currentSecsSinceEpoch();
        QCOMPARE(throwAwayDeleted(*shelf.library, now - 60).value(), 0);
        QCOMPARE(throwAwayDeleted(*shelf.library, now + 60).value(), 2);
        QCOMPARE(throwAwayDeleted(*shelf.library, now + 60).value(), 0);
        QVERIFY(shelf.find({.deleted = true}).empty());
        QVERIFY(shelf.find({.comment = "queen"}).empty());
        QVERIFY2(shelf.textOf(3).contains("Dufresne"), "a text in the same pack stays");
        QVERIFY(deleteGames(*shelf.library, Ids{3}));
        QCOMPARE(throwAwayDeleted(*shelf.library, now + 60).value(), 1);
        QCOMPARE(shelf.library->value("SELECT count(*) FROM texts")->toInt(), 0);
        QVERIFY(openingTreeAt(*shelf.library, Position::start(), {})->moves.empty());
        // Ids are never reused.
        shelf.import(kThree, "again.pgn");
        QCOMPARE(shelf.find({}), (Ids{4, 5, 6}));
    }

    void deletionTimesAreRecorded() {
        Shelf shelf;
        shelf.import(kThree);
        const auto played = PlayedGames::open(shelf.folder.filePath("library.sqlite"));
        OpenedGame opened{.id = 2};
        const std::int64_t before = QDateTime::currentSecsSinceEpoch();
        QVERIFY(deleteGames(*shelf.library, Ids{1}));
        QVERIFY((*played)->saveOver(opened, "[White \"Morphy, Paul\"]\n\n1. e4 e5 2. Nf3 {better} *\n"));
        const auto left = [&shelf](std::int64_t id) {
            return gameRows(*shelf.library, Ids{id})->front().left;
        };
        QCOMPARE(shelf.find({.deleted = true}), (Ids{1, 4}));
        QCOMPARE(left(1).state, StoredState::Deleted);
        QCOMPARE(left(4).state, StoredState::Replaced);
        QCOMPARE(left(3).state, StoredState::Kept);
        for (const std::int64_t id : {1, 4}) QVERIFY(left(id).atS >= before && left(id).atS < before + 60);
        // The date stays the same after putting back and undoing, and after the dates are reset.
        QVERIFY(shelf.library->run("UPDATE games SET left_s = 1000 WHERE state > 0"));
        const auto undo = putBackGames(*shelf.library, Ids{1, 4});
        QCOMPARE(undo->changed, 2);
        QCOMPARE(shelf.find({}), (Ids{1, 2, 3}));
        QVERIFY(undoEdit(*shelf.library, *undo));
        QVERIFY(throwAwayLongDeleted(*shelf.library, before + 100 * std::int64_t{86'400}));
        QCOMPARE(left(1).state, StoredState::Deleted);
        QCOMPARE(left(4).state, StoredState::Replaced);
        for (const std::int64_t id : {1, 4}) QCOMPARE(left(id).atS, 1000);
    }

    void deletedGamesArePurgedAfterThirtyDays() {
        Shelf shelf;
        const std::int64_t day = 86'400;
        const std::int64_t now = QDateTime::currentSecsSinceEpoch();
        shelf.import(kThree);
        QVERIFY(deleteGames(*shelf.library, Ids{1}));
        for (const int days : {0, 1, 20, 29})
            QCOMPARE(throwAwayLongDeleted(*shelf.library, now + days * day).value(), 0);
        QCOMPARE(throwAwayLongDeleted(*shelf.library, now + 31 * day).value(), 1);
    }

    void wrongClockPurgesNothing_data() {
        const TestRows<int, int> row;
        row("a clock years ahead once", 3000, 1);
        row("a clock years ahead for days", 3000, 3001);
        row("a clock that starts in 1970", -20'000, 0);
        row("away for two months", 60, 62);
    }
    void wrongClockPurgesNothing() {
        const auto [wrong, then] = testRow<int, int>();
        Shelf shelf;
        const std::int64_t day = 86'400;
        const std::int64_t now = QDateTime::currentSecsSinceEpoch();
        shelf.import(kThree);
        QVERIFY(throwAwayLongDeleted(*shelf.library, now));
        QVERIFY(deleteGames(*shelf.library, Ids{1}));
        for (const int days : {wrong, then, 2, 3})
            QCOMPARE(throwAwayLongDeleted(*shelf.library, now + days * day).value(), 0);
        // Deleted with a wrong clock, between two checks.
        for (const std::int64_t at : {std::int64_t{100}, now + 3000 * day}) {
            QVERIFY(shelf.library->run("UPDATE games SET changed_s = ? WHERE id = 1", {qlonglong{at}}));
            QCOMPARE(throwAwayLongDeleted(*shelf.library, now + 4 * day).value(), 0);
        }
        for (const int days : {20, 33}) QVERIFY(throwAwayLongDeleted(*shelf.library, now + days * day));
        QCOMPARE(throwAwayLongDeleted(*shelf.library, now + 35 * day).value(), 1);
    }
};

PLYGLASS_TEST(LibraryEditsTest);
#include "library_edits_test.moc"
