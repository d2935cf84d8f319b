// Saves a game that was changed on a board over itself in the library; the earlier version is kept.
#include "app/services/library/played/saved_over.h"

#include <QDateTime>

#include "app/services/library/find/opening_tree.h"
#include "app/services/library/played/played_games.h"
#include "app/services/library/store/collections.h"
#include "app/services/library/store/library_edits.h"
#include "engine/chess/pgn.h"
#include "tests/app/library/shelf.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

using Ids = std::vector<std::int64_t>;

/// A library imported from a file with three games, the second of them open on a board.
struct OpenedShelf : Shelf {
    OpenedShelf() {
        import(kThree);
        text = textOf(2).toStdString();
        opened = {.id = 2, .found = writePgn(readPgn(text).value())};
    }
    /// The opened game with a comment at its end.
    std::string commented(const char* comment) const {
        auto game = readPgn(text).value();
        game.goTo(game.mainLineEnd());
        game.current()->comment = comment;
        return writePgn(game);
    }
    Result<SavedOver> save(const std::string& pgn) { return played->saveOver(opened, pgn); }
    QStringList deleted() {
        QStringList texts;
        for (const std::int64_t id : find({.deleted = true})) texts << textOf(id);
        return texts;
    }

    std::unique_ptr<PlayedGames> played = PlayedGames::open(folder.filePath("library.sqlite")).value();
    OpenedGame opened;
    std::string text;
};

}  // namespace

class SavedOverTest : public QObject {
    Q_OBJECT

  private slots:
    void savedOverGameCanBeRestored() {
        OpenedShelf shelf;
        const auto favourites = standingCollection(*shelf.library, CollectionKind::Favourites).value();
        QVERIFY(addToCollection(*shelf.library, favourites, Ids{2}));
        const QString before = shelf.textOf(2);
        QCOMPARE(shelf.save(shelf.commented("instructive")).value(), SavedOver::EarlierKept);
        QVERIFY(shelf.textOf(2).contains("instructive"));
        QCOMPARE(shelf.find({}), (Ids{1, 2, 3}));
        QCOMPARE(shelf.find({.collection = favourites}), Ids{2});
        QCOMPARE(shelf.find({.comment = "instructive"}), Ids{2});
        QCOMPARE(shelf.deleted(), QStringList{before});
        const Ids copies = shelf.find({.deleted = true});
        const QString after = shelf.textOf(2);
        const auto undo = putBackGames(*shelf.library, copies).value();
        QCOMPARE(undo.exchanged, 1);
        QCOMPARE(shelf.textOf(2), before);
        QCOMPARE(shelf.deleted(), QStringList{after});
        QVERIFY(shelf.find({.comment = "instructive"}).empty());
        QCOMPARE(shelf.find({.comment = "instructive", .deleted = true}), copies);
        QCOMPARE(shelf.find({.collection = 1}), (Ids{1, 2, 3}));
        QCOMPARE(shelf.find({.collection = favourites}), Ids{2});
        QVERIFY(undoEdit(*shelf.library, undo));
        QCOMPARE(shelf.textOf(2), after);
        QCOMPARE(shelf.deleted(), QStringList{before});
        QCOMPARE(shelf.find({.comment = "instructive"}), Ids{2});
        // Redo, then restore the later version.
        QVERIFY(putBackGames(*shelf.library, copies) && putBackGames(*shelf.library, copies));
        QCOMPARE(shelf.textOf(2), after);
        QCOMPARE(shelf.deleted(), QStringList{before});
    }

    void earlierVersionOfDeletedGameIsSeparate() {
        OpenedShelf shelf;
        const QString before = shelf.textOf(2);
        QVERIFY(shelf.save(shelf.commented("instructive")));
        const Ids copies = shelf.find({.deleted = true});
        QVERIFY(deleteGames(*shelf.library, Ids{2}));
        const auto undo = putBackGames(*shelf.library, copies).value();
        QCOMPARE(undo.exchanged, 0);
        QCOMPARE(shelf.find({}), (Ids{1, 3, copies.front()}));
        QCOMPARE(shelf.textOf(copies.front()), before);
    }

    void restoredVersionIsIndexed() {
        OpenedShelf shelf;
        QVERIFY(shelf.save("[White \"Morphy\"]\n\n1. c4 e5 *\n"));
        auto english = readPgn("1. c4 *").value();
        english.goTo(english.lineEnd());
        const auto games = [&] {
            return openingTreeAt(*shelf.library, english.position(), {}).value().all.games;
        };
        QCOMPARE(games(), 1);
        const auto undo = putBackGames(*shelf.library, shelf.find({.deleted = true})).value();
        QCOMPARE(games(), 0);
        QVERIFY(undoEdit(*shelf.library, undo));
        QCOMPARE(games(), 1);
    }

    void earlierVersionKeepsComments() {
        OpenedShelf shelf;
        shelf.opened.id = 1;
        shelf.text = shelf.textOf(1).toStdString();
        QCOMPARE(shelf.save("[White \"Anderssen\"]\n\n1. e4 e5 *\n").value(), SavedOver::EarlierKept);
        QVERIFY(shelf.find({.comment = "queen"}).empty());
        QCOMPARE(shelf.find({.comment = "queen", .deleted = true}).size(), std::size_t(1));
    }

    void openingTreeUsesTheNewVersion() {
        OpenedShelf shelf;
        QVERIFY(shelf.save("[White \"Morphy\"]\n\n1. c4 e5 *\n"));
        const auto tree = openingTreeAt(*shelf.library, Position::start(), {}).value();
        QCOMPARE(tree.moves.size(), std::size_t(3));
        for (const auto& move : tree.moves) QCOMPARE(move.games, 1);
    }

    void firstSaveKeepsTheOriginal() {
        OpenedShelf shelf;
        const QString before = shelf.textOf(2);
        QCOMPARE(shelf.save(shelf.commented("one")).value(), SavedOver::EarlierKept);
        QCOMPARE(shelf.save(shelf.commented("two")).value(), SavedOver::Saved);
        QCOMPARE(shelf.save(shelf.commented("three")).value(), SavedOver::Saved);
        QVERIFY(shelf.textOf(2).contains("three"));
        QCOMPARE(shelf.deleted(), QStringList{before});
        // After reopening, the version saved last must be kept.
        shelf.opened = {.id = 2};
        QCOMPARE(shelf.save(shelf.commented("four")).value(), SavedOver::EarlierKept);
        QCOMPARE(shelf.deleted().size(), 2);
        QVERIFY(shelf.deleted().back().contains("three"));
    }

    void interveningWriteIsKept() {
        OpenedShelf shelf;
        OpenedGame other{.id = 2};
        QVERIFY(shelf.save(shelf.commented("mine")));
        QCOMPARE(shelf.played->saveOver(other, shelf.commented("theirs")).value(), SavedOver::EarlierKept);
        QCOMPARE(shelf.save(shelf.commented("mine again")).value(), SavedOver::EarlierKept);
        const QString kept = shelf.deleted().join('\n');
        for (const char* text : {"mine", "theirs"}) QVERIFY2(kept.contains(text), text);
        QVERIFY(shelf.textOf(2).contains("mine again"));
    }

    void unchangedGameIsNotWritten() {
        OpenedShelf shelf;
        const QString before = shelf.textOf(2);
        const std::string text = writePgn(readPgn(shelf.text).value());
        QVERIFY2(text != shelf.text, "only the line breaks tell them apart");
        QCOMPARE(shelf.save(text).value(), SavedOver::Saved);
        QCOMPARE(shelf.textOf(2), before);
        QVERIFY(shelf.deleted().isEmpty());
        QCOMPARE(shelf.opened.saved, text);
        // The next change keeps the earlier version.
        QCOMPARE(shelf.save(shelf.commented("one")).value(), SavedOver::EarlierKept);
        QCOMPARE(shelf.deleted(), QStringList{before});
        QCOMPARE(shelf.save(shelf.commented("one")).value(), SavedOver::Saved);
        QCOMPARE(shelf.deleted().size(), 1);
    }

    void savingRestoresADeletedGame_data() {
        const TestRows<bool> row;
        row("as it was", false);
        row("changed", true);
    }
    void savingRestoresADeletedGame() {
        const auto [isChanged] = testRow<bool>();
        OpenedShelf shelf;
        QVERIFY(deleteGames(*shelf.library, Ids{2}));
        const auto saved =
            shelf.save(isChanged ? shelf.commented("back") : writePgn(readPgn(shelf.text).value()));
        QCOMPARE(saved.value(), isChanged ? SavedOver::EarlierKept : SavedOver::Saved);
        QCOMPARE(shelf.find({}), (Ids{1, 2, 3}));
        QCOMPARE(shelf.deleted().size(), isChanged ? 1 : 0);
    }

    void purgedGameIsNotSaved() {
        OpenedShelf shelf;
        QVERIFY(shelf.save(shelf.commented("one")));
        QVERIFY(deleteGames(*shelf.library, Ids{2}));
        QVERIFY(throwAwayDeleted(*shelf.library, QDateTime::currentSecsSinceEpoch() + 60));
        QCOMPARE(shelf.save(shelf.commented("one")).value(), SavedOver::Gone);
        QVERIFY2(shelf.opened.saved.empty(), "it is nowhere now");
        QCOMPARE(shelf.find({}), (Ids{1, 3}));
        shelf.opened.id = 99;
        QCOMPARE(shelf.save(shelf.commented("one")).value(), SavedOver::Gone);
    }

    void runningGameIsNotSavedOver() {
        OpenedShelf shelf;
        QVERIFY(shelf.played->save(3, {"1. e4 *\n", 5}));
        shelf.opened.id = 4;
        QCOMPARE(shelf.save("1. e4 {mine} *\n").value(), SavedOver::BeingPlayed);
        QCOMPARE(shelf.textOf(4), QString("1. e4 *"));
        QVERIFY(shelf.played->finish(3, {"1. e4 e5 *\n", 5}));
        QCOMPARE(shelf.save("1. e4 {mine} *\n").value(), SavedOver::EarlierKept);
    }

    void failureChangesNothing() {
        OpenedShelf shelf;
        const QString before = shelf.textOf(2);
        // The last step of the change fails.
        QVERIFY(
            shelf.library->run("CREATE TRIGGER full BEFORE INSERT ON comments_content BEGIN SELECT "
                               "RAISE(ABORT, 'no room'); END"));
        QVERIFY(!shelf.save(shelf.commented("one")));
        QVERIFY(shelf.library->run("DROP TRIGGER full"));
        QVERIFY(!shelf.save("no game"));
        QVERIFY(!shelf.save("1. e4 Kz9 *"));
        QCOMPARE(shelf.textOf(2), before);
        QCOMPARE(shelf.find({}), (Ids{1, 2, 3}));
        QVERIFY(shelf.deleted().isEmpty() && shelf.opened.saved.empty());
        QCOMPARE(shelf.save(shelf.commented("one")).value(), SavedOver::EarlierKept);
    }

    void textsArePurgedWithTheirLastGame() {
        OpenedShelf shelf;
        for (const char* comment : {"one", "two"}) {
            shelf.opened = {.id = 2};
            QVERIFY(shelf.save(shelf.commented(comment)));
        }
        QCOMPARE(shelf.deleted().size(), 2);
        QCOMPARE(throwAwayDeleted(*shelf.library, QDateTime::currentSecsSinceEpoch() + 60).value(), 2);
        QVERIFY(shelf.textOf(2).contains("two"));
        QVERIFY2(shelf.textOf(1).contains("Kieseritzky"), "a text in the same pack stays");
        QCOMPARE(shelf.library->value("SELECT count(*) FROM texts")->toInt(), 2);
    }

    void annotatedGameKeepsItsOriginal() {
        OpenedShelf shelf;
        const std::string before = shelf.textOf(2).toStdString();
        QCOMPARE(shelf.played->keepOpened(1, {shelf.commented("one"), 0}, shelf.opened).value(),
                 KeptOpened::EarlierKept);
        for (const char* comment : {"two", "three"})
            QCOMPARE(shelf.played->keepOpened(1, {shelf.commented(comment), 0}, shelf.opened).value(),
                     KeptOpened::Saved);
        QCOMPARE(shelf.find({}), (Ids{1, 2, 3}));
        QVERIFY(shelf.textOf(2).contains("three"));
        QCOMPARE(shelf.deleted(), QStringList{QString::fromStdString(before)});
    }

    void interveningWriteIsKeptAndReported() {
        OpenedShelf shelf;
        OpenedGame there{.id = 2};
        QCOMPARE(shelf.played->keepOpened(1, {shelf.commented("here"), 0}, shelf.opened).value(),
                 KeptOpened::EarlierKept);
        QVERIFY(shelf.played->keepOpened(1, {shelf.commented("there"), 0}, there));
        QCOMPARE(shelf.played->keepOpened(1, {shelf.commented("here again"), 0}, shelf.opened).value(),
                 KeptOpened::OtherKept);
        QVERIFY(shelf.textOf(2).contains("here again"));
        QCOMPARE(shelf.deleted().filter("there").size(), 1);
    }

    void reusedNumberIsNotOverwritten() {
        OpenedShelf shelf;
        const QString before = shelf.textOf(2);
        OpenedGame elsewhere{.id = 2, .saved = "1. h4 {mine} *\n", .isWritten = true};
        QCOMPARE(shelf.played->keepOpened(1, {"1. h4 {mine, too} *\n", 0}, elsewhere).value(),
                 KeptOpened::Added);
        QCOMPARE(shelf.textOf(2), before);
        QVERIFY(elsewhere.id != 2 && shelf.textOf(elsewhere.id).contains("mine, too"));
    }

    void foreignGameIsAnnotatedOnce() {
        OpenedShelf shelf;
        OpenedGame file;
        QCOMPARE(shelf.played->keepOpened(1, {"1. e4 {one} *\n", 0}, file).value(), KeptOpened::Added);
        QCOMPARE(shelf.played->keepOpened(1, {"1. e4 {two} *\n", 0}, file).value(), KeptOpened::Saved);
        QCOMPARE(shelf.find({}), (Ids{1, 2, 3, 4}));
        QVERIFY(shelf.textOf(4).contains("two") && shelf.deleted().isEmpty());
        QCOMPARE(
            shelf.library
                ->value("SELECT kind FROM collections WHERE id = (SELECT collection FROM games WHERE id = 4)")
                ->toInt(),
            static_cast<int>(CollectionKind::Annotated));
        // After permanent deletion it is a new game.
        QVERIFY(shelf.library->run("UPDATE games SET state = 2, text_size = 0 WHERE id = 4"));
        QCOMPARE(shelf.played->keepOpened(1, {"1. e4 {three} *\n", 0}, file).value(), KeptOpened::Added);
    }

    void leftGameStaysOneGame() {
        OpenedShelf shelf;
        QVERIFY(shelf.played->finish(1, {"1. e4 e5 2. Nf3 *\n", 5}));
        shelf.opened.id = shelf.find({}).back();
        OpenedGame fromFile;
        for (OpenedGame* from : {&shelf.opened, &fromFile}) {
            const std::string comment = from == &fromFile ? "file" : "library";
            QVERIFY(shelf.played->keepOpened(1, {"1. e4 {" + comment + "} *\n", 5}, *from));
        }
        QCOMPARE(shelf.find({}), (Ids{1, 2, 3, 4}));
        QVERIFY(shelf.textOf(4).contains("file"));
        QCOMPARE(shelf.deleted(), (QStringList{"1. e4 e5 2. Nf3 *", "1. e4 {library} *"}));
        // During play, another game is added beside it.
        QVERIFY(shelf.played->save(2, {"1. e4 d5 *\n", 5}));
        QVERIFY(shelf.played->keepOpened(1, {"1. e4 {late} *\n", 5}, shelf.opened));
        QCOMPARE(shelf.textOf(4), QString("1. e4 d5 *"));
        QVERIFY(shelf.textOf(shelf.find({}).back()).contains("late"));
        QCOMPARE(shelf.library->value("SELECT count(*) FROM played WHERE seed = 5")->toInt(), 1);
    }
};

PLYGLASS_TEST(SavedOverTest);
#include "saved_over_test.moc"
