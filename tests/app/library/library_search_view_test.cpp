// The library page's search criteria besides words: entered, checked, applied, cleared.
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/viewmodels/library/library_view_model.h"
#include "engine/base/file_text.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr const char* kSearchGames =
    "[White \"Gambit\"]\n[Date \"1851.06.21\"]\n\n1. e4 e5 2. f4 exf4 3. Nf3 (3. Bc4 Qh4+ {the check}) d6 "
    "*\n\n"
    "[White \"Exchange\"]\n[Date \"1910\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 "
    "*\n\n";

struct SearchPage {
    QTemporaryDir folder;
    GameLibrary library{folder.filePath("library.sqlite")};
    LibraryViewModel page{library};

    SearchPage() {
        import("games.pgn", kSearchGames);
        waitForGames(2);
    }
    void import(const QString& name, const std::string& pgn) {
        const QString file = folder.filePath(name);
        if (!writeFileText(file.toStdString(), pgn)) qFatal("no file");
        QSignalSpy ended(&library.transfers(), &LibraryTransfers::importEnded);
        page.imports()->take({QUrl::fromLocalFile(file)});
        if (!ended.wait(20'000)) qFatal("the import does not end");
    }
    LibrarySearch& search() { return *page.wanted(); }
    void waitForGames(int count) {
        QTRY_COMPARE_WITH_TIMEOUT(page.games()->count(), count, 20'000);
        QTest::qWait(200);  // no earlier search is pending
        QCOMPARE(page.games()->count(), count);
    }
    QStringList parts() {
        QStringList names;
        for (int row = 0; row < search().parts()->count(); ++row)
            names << search().parts()->value(row, "name").toString();
        return names;
    }
};

}  // namespace

class LibrarySearchViewTest : public QObject {
    Q_OBJECT

  private slots:
    void stoppedImportExplainsHowToResume() {
        SearchPage shown;
        const auto fileNamed = [&](const char* name) {
            QString path = shown.folder.filePath(name);
            if (!writeFileText(path.toStdString(), kSearchGames + std::string("; ") + name))
                qFatal("no file");
            return QUrl::fromLocalFile(path);
        };
        QSignalSpy ended(&shown.library.transfers(), &LibraryTransfers::importEnded);
        shown.page.imports()->take({fileNamed("a.pgn"), fileNamed("b.pgn")});
        shown.page.imports()->stop();
        QVERIFY(ended.wait(20'000));
        const ImportReport& report = *shown.page.imports()->report();
        QVERIFY2(report.text().contains("The import was stopped") && report.text().contains("b.pgn"),
                 qPrintable(report.text()));
        QVERIFY(report.tone() == Tone::Warn);
    }

    void importSaysThatTheSearchMayHideTheGames() {
        SearchPage shown;
        shown.page.setWords("Exchange");
        shown.waitForGames(1);
        shown.import("other.pgn", "[White \"Other\"]\n\n1. d4 d5 *\n");
        QVERIFY2(shown.page.imports()->report()->text().contains("match its search"),
                 qPrintable(shown.page.imports()->report()->text()));
        shown.page.clearFilters();
        shown.import("more.pgn", "[White \"More\"]\n\n1. c4 c5 *\n");
        QVERIFY(!shown.page.imports()->report()->text().contains("search"));
    }

    void importEndIsReportedOnReturn() {
        SearchPage shown;  // the page has not been shown yet
        shown.page.begin();
        QVERIFY2(shown.page.edits()->doneText().startsWith("2 games were imported."),
                 qPrintable(shown.page.edits()->doneText()));
        shown.page.end();
        shown.page.begin();
        QVERIFY(shown.page.edits()->doneText().startsWith("2 games were imported."));
        shown.page.edits()->dismiss();
        shown.page.end();
        shown.page.begin();
        QVERIFY(shown.page.edits()->doneText().isEmpty());
    }

    void emptyCollectionIsHidden_data() {
        const TestRows<bool> row;
        row("games were deleted", false);
        row("deleted again", true);
    }
    void emptyCollectionIsHidden() {
        const auto [again] = testRow<bool>();
        SearchPage shown;
        const QString other = shown.folder.filePath("other.pgn");
        QVERIFY(writeFileText(other.toStdString(), "[White \"Other\"]\n\n1. d4 d5 *\n"));
        shown.page.imports()->take({QUrl::fromLocalFile(other)});
        shown.waitForGames(3);
        QTRY_COMPARE(shown.page.collections().size(), 3);
        shown.page.setCollection(1);
        shown.waitForGames(2);
        if (again) {
            shown.page.edits()->deleteShown();
            shown.waitForGames(1);
            shown.page.edits()->undo();
            shown.waitForGames(3);
            shown.page.setCollection(1);
            shown.waitForGames(2);
            shown.page.edits()->redo();
        } else {
            shown.page.selectAll();
            shown.page.edits()->remove();
        }
        shown.waitForGames(1);
        QCOMPARE(shown.page.collection(), 0);
        QVERIFY(!shown.page.isFiltered());
    }

    void invalidSearchIsReported() {
        SearchPage shown;
        LibrarySearch& search = shown.search();
        QSignalSpy applied(&search, &LibrarySearch::applied);
        search.setMaterial("KRvX");
        QVERIFY(search.materialError().contains("\"X\"") && !search.isValid() && !search.apply());
        search.setMaterial("");
        search.setPawns("Pz9");
        QVERIFY(search.pawnsError().contains("\"Pz9\"") && !search.apply());
        search.setPawns("");
        search.setUntil("tomorrow");
        QVERIFY(!search.datesError().isEmpty() && !search.apply());
        search.setUntil("");
        QVERIFY(!search.applyPosition("8/8/8/8/8/8/8/8 w - - 0 1"));
        QVERIFY(search.isValid() && applied.isEmpty() && !shown.page.isFiltered());
    }

    void onlyRedundantGamesAreCopies() {
        SearchPage shown;
        LibraryEditsViewModel& edits = *shown.page.edits();
        const std::string exchange =
            "[White \"Exchange\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 ";
        shown.import("other.pgn", exchange + "{a comment of its own} *\n\n");
        QSignalSpy said(&edits, &LibraryEditsViewModel::notified);
        edits.findDuplicates();
        QTRY_COMPARE_WITH_TIMEOUT(said.count(), 1, 20'000);
        QCOMPARE(said.first().first().toString(), "No game is only a copy of another one.");
        shown.import("bare.pgn", exchange + "*\n\n");
        shown.page.orderBy(LibraryViewModel::Order::Event);
        shown.page.orderBy(LibraryViewModel::Order::Event);
        edits.findDuplicates();
        shown.waitForGames(2);
        QCOMPARE(shown.page.games()->selectedCount(), 1);
        QVERIFY(edits.doneText().startsWith("1 game"));
        // The list is then sorted as before.
        QCOMPARE(shown.page.order(), LibraryViewModel::Order::Given);
        shown.page.clearFilters();
        QCOMPARE(shown.page.order(), LibraryViewModel::Order::Event);
        QVERIFY(shown.page.isDescending());
    }

    void pawnSearchCanBeCleared() {
        SearchPage shown;
        LibrarySearch& search = shown.search();
        const auto doubled = static_cast<int>(search.structureNames().indexOf("Doubled pawns"));
        QVERIFY(doubled > 0);
        search.setStructure(doubled);
        search.setPlies(3);
        QVERIFY(!shown.page.isFiltered());  // entered, not applied
        QVERIFY(search.apply() && shown.page.isFiltered());
        shown.waitForGames(2);  // from 2…exf4 and from 4…dxc6 on
        QCOMPARE(shown.parts(), QStringList{"Doubled pawns, 3 plies"});
        search.setPlies(4);
        QVERIFY(search.apply());
        shown.waitForGames(1);
        search.remove(static_cast<int>(LibrarySearch::Part::Pawns));
        shown.waitForGames(2);
        QVERIFY(shown.parts().isEmpty() && search.structure() == 0);
    }

    void searchProgressIsShown() {
        SearchPage shown;
        LibrarySearch& search = shown.search();
        QVERIFY(!search.isRunning());
        emit shown.library.searchProgressed({.done = 250, .total = 1000, .unit = "games", .message = {}});
        QVERIFY(search.isRunning());
        QCOMPARE(search.share(), 0.25);
        QVERIFY2(search.progressText().contains("250"), qPrintable(search.progressText()));
        search.setPawns("Pe4");
        QVERIFY(search.apply());
        shown.waitForGames(2);
        QVERIFY(!search.isRunning());
    }

    void previewOpensAtTheHit() {
        SearchPage shown;
        shown.page.orderBy(LibraryViewModel::Order::White);
        shown.page.orderBy(LibraryViewModel::Order::White);
        QTRY_VERIFY(shown.page.games()->data(shown.page.games()->index(0), LibraryListModel::WhiteRole) ==
                    "Gambit");
        LibraryPreview& preview = *shown.page.preview();
        shown.page.setCurrent(0);
        QTRY_VERIFY(preview.isShown());
        QCOMPARE(preview.ply(), preview.length());
        QVERIFY(shown.search().applyPosition("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"));
        QTRY_COMPARE(preview.ply(), 2);
        QSignalSpy opened(&shown.page, &LibraryViewModel::opened);
        shown.page.open();
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].value<ReadGame>().hit->ply(), 2);
        shown.page.clearFilters();
        QTRY_COMPARE(preview.ply(), preview.length());
        shown.page.setComment("check");
        shown.waitForGames(1);
        QCOMPARE(preview.ply(), 6);
        QCOMPARE(preview.moveText(), QString("3…Qh4+"));
        QCOMPARE(preview.comment(), QString("the check"));
        QCOMPARE(preview.playedText(), QString("1.e4 e5 2.f4 exf4 3.Bc4 Qh4+"));
    }

    void selectionSurvivesANewList() {
        SearchPage shown;
        shown.page.orderBy(LibraryViewModel::Order::White);  // Exchange, Gambit
        shown.page.setComment("check");
        shown.waitForGames(1);
        shown.page.setCurrent(0);
        QTRY_COMPARE(shown.page.preview()->title(), "Gambit – Unknown");
        shown.page.clearFilters();
        shown.waitForGames(2);
        QCOMPARE(shown.page.current(), 1);
        QCOMPARE(shown.page.preview()->title(), "Gambit – Unknown");
    }

    void unlistedGameIsNotSelected() {
        SearchPage shown;
        shown.page.orderBy(LibraryViewModel::Order::White);
        shown.waitForGames(2);
        shown.page.setCurrent(1);
        QTRY_COMPARE(shown.page.preview()->title(), "Gambit – Unknown");
        shown.page.setWords("Exchange");
        shown.waitForGames(1);
        QVERIFY(!shown.page.preview()->isShown());
        shown.page.edits()->remove();
        shown.page.setWords("");
        shown.waitForGames(2);
    }

    void hitIsTheFirstMatch() {
        SearchPage shown;
        QSignalSpy begins(&shown.page, &LibraryViewModel::listBegins);
        shown.page.setWords("Gambit");
        shown.waitForGames(1);
        QCOMPARE(begins.size(), 1);
        // The chosen game stays in view, and so does the scroll position when the library changes elsewhere.
        shown.page.setCurrent(0);
        shown.page.setWords("");
        shown.waitForGames(2);
        emit shown.library.changed();
        shown.waitForGames(2);
        QCOMPARE(begins.size(), 1);
    }

    void squareSearchWorks() {
        SearchPage shown;
        LibrarySearch& search = shown.search();
        SoughtSquares& squares = *search.squares();
        QVERIFY(!squares.problem().isEmpty() && !search.applySquares());
        squares.setPlacement("8/8/2p5/8/8/8/8/8");
        squares.setTool("-");
        squares.toggle(B7);
        squares.setTool("A");
        squares.toggle(F3);
        QCOMPARE(squares.marks()[F3], QString("A"));
        squares.toggle(C6);
        squares.setPlacement("8/8/2p5/8/8/8/8/7K");  // a piece replaces the mark on its square
        QVERIFY(squares.problem().isEmpty());
        QVERIFY(search.applySquares());
        shown.waitForGames(0);  // White's king is never on h1
        squares.setPlacement("8/8/2p5/8/8/8/8/8");
        QVERIFY(search.applySquares());
        shown.waitForGames(0);  // Black's b7 pawn has not moved
        squares.unmark(B7);
        QVERIFY(search.applySquares());
        shown.waitForGames(1);  // after 4…dxc6
        QCOMPARE(shown.parts(), QStringList{"Squares"});
        shown.page.setCurrent(0);
        QTRY_COMPARE(shown.page.preview()->moveText(), QString("4…dxc6"));
        search.remove(static_cast<int>(LibrarySearch::Part::Position));
        shown.waitForGames(2);
    }

    void exportIsReported() {
        SearchPage shown;
        LibraryEditsViewModel& edits = *shown.page.edits();
        QVERIFY2(edits.exportText().contains("all 2 games"), qPrintable(edits.exportText()));
        shown.page.setCurrent(0);
        QVERIFY(edits.exportText().contains("all 2") && edits.exportSelectedText().contains("1 "));
        shown.page.selectAll();
        QVERIFY2(edits.exportText().contains("2 selected"), qPrintable(edits.exportText()));
        shown.page.setCurrent(0);
        shown.page.setWords("Gambit");
        shown.waitForGames(1);
        QVERIFY2(edits.exportText().contains("found"), qPrintable(edits.exportText()));
        QSignalSpy exported(&shown.library.transfers(), &LibraryTransfers::exported);
        shown.page.setWords("");
        shown.waitForGames(2);
        shown.page.setCurrent(1);
        edits.exportSelectedTo(QUrl::fromLocalFile(shown.folder.filePath("one.pgn")));
        QTRY_COMPARE(exported.size(), 1);
        QCOMPARE(exported[0][0].toLongLong(), 1);
        edits.exportTo(QUrl::fromLocalFile(shown.folder.filePath("all.pgn")));
        QTRY_COMPARE(exported.size(), 2);
        QCOMPARE(exported[1][0].toLongLong(), 2);
    }

    void selectedGamesAreMerged() {
        SearchPage shown;
        QSignalSpy merged(&shown.page, &LibraryViewModel::merged);
        shown.page.orderBy(LibraryViewModel::Order::White);
        shown.waitForGames(2);
        shown.page.selectAll();
        shown.page.mergeSelected();
        QTRY_COMPARE(merged.size(), 1);
        const auto game = merged[0][0].value<std::shared_ptr<Game>>();
        QCOMPARE(game->tag("Event"), std::string_view("Merged games (2)"));
        QCOMPARE(game->mainLineEnd()->ply(), 11);
        const GameNode* e5 = game->root()->children()[0]->children()[0].get();
        QCOMPARE(e5->children().size(), 2u);  // 2.Nf3 and 2.f4
        const GameNode* end = e5->children()[1].get();
        while (!end->children().empty()) end = end->children().front().get();
        QCOMPARE(end->comment, std::string("Gambit – ?, 1851.06.21"));
        shown.waitForGames(2);
    }

    void incompleteDatesAreShown() {
        SearchPage shown;
        shown.page.orderBy(LibraryViewModel::Order::White);
        shown.page.orderBy(LibraryViewModel::Order::White);
        const auto date = [&shown](int row) {
            return shown.page.games()->data(shown.page.games()->index(row), LibraryListModel::DateRole);
        };
        QTRY_COMPARE(date(0).toString(), QString("21 Jun 1851"));
        QTRY_COMPARE(date(1).toString(), QString("1910"));
    }

    void playersAreSearchedByColour() {
        SearchPage shown;
        LibrarySearch& search = shown.search();
        search.setWhite("gamb");
        QVERIFY(search.apply());
        shown.waitForGames(1);
        search.setWhite("");
        search.setBlack("gamb");
        search.setMinWhiteRating(100);
        QVERIFY(search.apply());
        shown.waitForGames(0);
        QCOMPARE(shown.parts(), (QStringList{"Black: gamb", "White rated 100 or more"}));
        search.remove(static_cast<int>(LibrarySearch::Part::Black));
        search.remove(static_cast<int>(LibrarySearch::Part::WhiteRating));
        shown.waitForGames(2);
    }

    void positionSearchCombines() {
        SearchPage shown;
        LibrarySearch& search = shown.search();
        QVERIFY(search.applyPosition("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"));
        shown.waitForGames(2);
        search.setFrom("1900");
        search.setMinMoves(5);
        search.setMaxMoves(4);
        QCOMPARE(search.minMoves(), 4);  // the limits cannot exclude each other
        search.setMaxMoves(search.movesMax());
        QVERIFY(search.apply());
        shown.waitForGames(1);
        QCOMPARE(shown.parts(), (QStringList{"Position", "4 moves or more", "from 1900"}));
        shown.page.clearFilters();
        shown.waitForGames(2);
        QVERIFY(shown.parts().isEmpty() && search.from().isEmpty() && search.minMoves() == 0);
    }
};

PLYGLASS_TEST(LibrarySearchViewTest);
#include "library_search_view_test.moc"
