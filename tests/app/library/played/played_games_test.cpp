// Games that were played here and are imported again: no text silently replaces another.
#include "app/services/library/played/played_games.h"

#include <QDateTime>

#include "app/services/library/store/collections.h"
#include "app/services/library/store/library_edits.h"
#include "engine/chess/pgn.h"
#include "tests/app/library/shelf.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

using Ids = std::vector<std::int64_t>;

std::string asPlyglassWrites(const std::string& pgn) { return writePgn(readPgn(pgn).value()); }

struct PlayedShelf : Shelf {
    std::unique_ptr<PlayedGames> played = PlayedGames::open(folder.filePath("library.sqlite")).value();

    void takeIn(const std::vector<PlayedGame>& games) const {
        const auto done = played->takeIn(games);
        if (!done) qFatal("%s", done.error().english.c_str());
    }
    QStringList texts(bool deleted = false) {
        QStringList texts;
        for (const std::int64_t id : find({.deleted = deleted})) texts << textOf(id);
        return texts;
    }
};

std::string text(const std::string& moves) {
    return "[White \"Anna\"]\n[Black \"Beth\"]\n\n" + moves + " *\n";
}

}  // namespace

class PlayedGamesTest : public QObject {
    Q_OBJECT

  private slots:
    void textsAreComparedByContent() {
        PlayedShelf shelf;
        shelf.takeIn({{text("1. e4 e5 {good}")}});
        shelf.takeIn({{text("1. e4 e5 {fine}")}});
        QCOMPARE(shelf.texts().size(), 2);
        shelf.takeIn({{text("1. e4 e5 {good}")}, {text("1. e4 e5 {fine}")}});
        QCOMPARE(shelf.texts().size(), 2);
        QVERIFY(shelf.texts().join(' ').contains("good") && shelf.texts().join(' ').contains("fine"));
    }

    void replacedTextIsKeptUnlessContinued() {
        PlayedShelf shelf;
        shelf.takeIn({{text("1. e4 e5 {good}"), 7}});
        shelf.takeIn({{text("1. e4 e5 {good} 2. Nf3"), 7}});
        QVERIFY(shelf.texts(true).isEmpty());
        shelf.takeIn({{text("1. e4 e5 {fine} 2. Nf3"), 7}});
        QCOMPARE(shelf.texts().size(), 1);
        QVERIFY(shelf.texts().front().contains("fine"));
        QCOMPARE(shelf.texts(true).size(), 1);
        QVERIFY(shelf.texts(true).front().contains("good"));
    }

    void statesOfOneGameAreMerged() {
        PlayedShelf shelf;
        shelf.takeIn({{text("1. e4"), 7}, {text("1. d4"), 8}, {text("1. e4 e5"), 7}, {text("1. c4"), 7}});
        QCOMPARE(shelf.texts().size(), 2);
        QVERIFY(shelf.texts().front().contains("1. c4"));
        QCOMPARE(shelf.texts(true).size(), 1);
        QVERIFY(shelf.texts(true).front().contains("1. e4 e5"));
    }

    void differentCastlingIsNoContinuation() {
        PlayedShelf shelf;
        const std::string before =
            "1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. Nf3 Nf6 6. e3 e6 7. Be2 Be7 8. ";
        shelf.takeIn({{text(before + "O-O"), 7}});
        shelf.takeIn({{text(before + "O-O-O"), 7}});
        QCOMPARE(shelf.texts(true).size(), 1);
    }

    void openedGameBecomesANewVersion_data() {
        const TestRows<std::string, std::string, int> row;
        row("as it was opened", "", "1. e4 {mine} 1... e5 *", 1);
        row("with other tags", "", "[White \"Carl\"]\n\n1. e4 {mine} 1... e5 *", 1);
        row("with another main line", "", "1. d4 {mine} (1. e4 e5) *", 1);
        row("changed since", "1. e4 e5 {theirs}", "1. e4 {mine} 1... e5 2. Nf3 *", 1);
        row("changed since, too different to match", "1. c4 {theirs}", "1. e4 {mine} 1... e5 *", 0);
    }
    void openedGameBecomesANewVersion() {
        const auto [since, mine, versions] = testRow<std::string, std::string, int>();
        PlayedShelf shelf;
        shelf.import(text("1. e4\ne5"));
        OpenedGame opened{.id = 1, .found = asPlyglassWrites(shelf.textOf(1).toStdString())};
        const OpenedFrom from = originOf(opened);
        if (!since.empty()) QVERIFY(shelf.played->saveOver(opened, text(since)));
        const auto before = shelf.texts(true).size();
        const std::string tags = mine.starts_with('[') ? "" : "[White \"Anna\"]\n[Black \"Beth\"]\n\n";
        // Twice: the window may be killed before the file is deleted.
        for (int i = 0; i < 2; ++i) shelf.takeIn({{.text = tags + mine + "\n", .opened = from}});
        QCOMPARE(shelf.texts().size(), 2 - versions);
        QVERIFY(shelf.texts().join(' ').contains("mine"));
        QCOMPARE(shelf.texts(true).size(), before + versions);
        const Ids found = shelf.find({.comment = "mine"});
        QCOMPARE(found.size(), std::size_t(1));
        const auto collections = collectionsOf(*shelf.library);
        for (const Collection& each : *collections) QVERIFY(each.kind != CollectionKind::Played);
        if (versions == 1) QCOMPARE(shelf.find({.collection = 1}), found);
    }

    void openedGameIsFoundByText() {
        PlayedShelf shelf;
        shelf.import(text("1. d4 d5") + "\n" + text("1. e4 e5") + "\n" + text("1. c4 c5"));
        const OpenedGame opened{.id = 1, .found = asPlyglassWrites(text("1. e4 e5"))};
        shelf.takeIn({{.text = text("1. e4 e5 {mine}"), .opened = originOf(opened)}});
        QCOMPARE(shelf.find({.comment = "mine"}), Ids{2});
        QCOMPARE(shelf.texts().size(), 3);
        QCOMPARE(shelf.texts(true).size(), 1);
    }

    void unknownOpenedGameIsAnnotated() {
        PlayedShelf shelf;
        shelf.import(text("1. e4 e5"));
        shelf.takeIn({{.text = text("1. e4 e5 {mine}"), .opened = OpenedFrom{}}});
        QCOMPARE(shelf.texts().size(), 2);
        const auto annotated = standingCollection(*shelf.library, CollectionKind::Annotated).value();
        QCOMPARE(shelf.find({.collection = annotated}), Ids{2});
    }

    void purgedOpenedGameReturnsToItsCollection() {
        PlayedShelf shelf;
        shelf.import(text("1. e4 e5") + "\n" + text("1. d4 d5"));
        const OpenedGame opened{.id = 1, .found = shelf.textOf(1).toStdString()};
        QVERIFY(deleteGames(*shelf.library, Ids{1}));
        QVERIFY(throwAwayDeleted(*shelf.library, QDateTime::currentSecsSinceEpoch() + 60));
        shelf.takeIn({{.text = text("1. e4 e5 {mine}"), .opened = originOf(opened)}});
        QCOMPARE(shelf.find({.collection = 1}), (Ids{2, 3}));
    }

    void gameImportedElsewhereIsNotAddedAgain() {
        PlayedShelf shelf;
        OpenedGame opened{.aside = "left.pgn", .asideText = text("1. e4 e5 {mine}")};
        shelf.takeIn({{.text = opened.asideText, .opened = originOf(opened)}});
        QCOMPARE(shelf.played->keepOpened(1, {text("1. e4 e5 {mine too}")}, opened).value(),
                 KeptOpened::Saved);
        QCOMPARE(shelf.texts().size(), 1);
        QVERIFY(shelf.texts().front().contains("mine too"));
    }

    void fileRecordsTheOrigin() {
        std::string file = withOrigin(text("1. e4"), {.id = 12, .digest = digestOf("1. e4")});
        const auto from = takeOrigin(file);
        QVERIFY(from);
        QCOMPARE(from->id, 12);
        QCOMPARE(from->digest, digestOf("1. e4"));
        QCOMPARE(file, text("1. e4"));
        QVERIFY(!takeOrigin(file));
    }

    void olderTextReplacesNothing() {
        PlayedShelf shelf;
        QVERIFY(shelf.played->save(1, {text("1. e4 e5 2. Nf3"), 7}));
        QVERIFY(shelf.played->finish(1, {text("1. e4 e5 2. Nf3 Nc6 {instructive}"), 7}));
        QVERIFY(shelf.played->save(1, {text("1. e4 e5 2. f4"), 7}));
        QVERIFY(shelf.played->save(1, {text("1. e4 e5 2. f4 exf4"), 7}));
        QCOMPARE(shelf.texts().size(), 1);
        QCOMPARE(shelf.texts(true).size(), 1);
        QVERIFY(shelf.texts(true).front().contains("instructive"));
    }
};

PLYGLASS_TEST(PlayedGamesTest);
#include "played_games_test.moc"
