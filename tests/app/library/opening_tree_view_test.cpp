// The window's opening tree: a line is played and taken back, the rows follow, and the games go to the list
// and to the book.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/viewmodels/library/library_view_model.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/base/file_text.h"
#include "engine/chess/fen.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr const char* kOpenings =
    "[Date \"1990\"]\n[White \"Adams\"]\n[WhiteElo \"2600\"]\n[BlackElo \"2400\"]\n[Result \"1-0\"]\n\n"
    "1. e4 e5 2. Nf3 Nc6 1-0\n\n"
    "[Date \"2000\"]\n[White \"Adams\"]\n[Result \"1/2-1/2\"]\n\n1. e4 c5 1/2-1/2\n\n"
    "[White \"Doe\"]\n[Result \"0-1\"]\n\n1. d4 d5 0-1\n\n[White \"Roe\"]\n[Result \"*\"]\n\n1. e4 *\n\n";

class OpeningsPage {
  public:
    OpeningsPage() {
        const QString path = folder.filePath("games.pgn");
        if (!writeFileText(path.toStdString(), kOpenings)) qFatal("no file");
        QSignalSpy ended(&service.transfers(), &LibraryTransfers::importEnded);
        if (!service.transfers().import({path}) || !ended.wait(20'000)) qFatal("the import does not end");
        library.begin();
        tree().setVisible(true);
        settle();
    }
    OpeningTreeViewModel& tree() { return *library.tree(); }
    QString cell(int row, const char* role) { return tree().moves()->value(row, role).toString(); }
    QStringList moves() {
        QStringList moves;
        for (int row = 0; row < tree().moves()->count(); ++row) moves << cell(row, "san");
        return moves;
    }
    void settle() {
        if (!QTest::qWaitFor([this] { return tree().isReady(); }, 20'000)) qFatal("nothing is counted");
    }
    void play(const QString& from, const QString& to) {
        tree().playOnBoard(from, to, {});
        settle();
    }

    QTemporaryDir folder;
    GameLibrary service{folder.filePath("library.sqlite")};
    LibraryViewModel library{service};
};

}  // namespace

class OpeningTreeViewTest : public QObject {
    Q_OBJECT

  private slots:
    void ownScoresFollowTheOwnNames() {
        OpeningsPage page;
        QCOMPARE(page.cell(0, "ownText"), QString());
        page.service.setOwnNames(OwnNames({"adams"}));
        QTRY_COMPARE_WITH_TIMEOUT(page.cell(0, "ownText"), QString("1½ of 2"), 20'000);
        QCOMPARE(page.cell(1, "ownText"), QString());
        page.service.setOwnNames(OwnNames({"Doe"}));
        QTRY_COMPARE_WITH_TIMEOUT(page.cell(1, "ownText"), QString("0 of 1"), 20'000);
        QCOMPARE(page.cell(0, "ownText"), QString());
    }

    void movesHaveStatistics() {
        OpeningsPage page;
        QCOMPARE(page.moves(), QStringList({"e4", "d4"}));
        QCOMPARE(page.cell(0, "gamesText"), "3");
        QCOMPARE(page.cell(0, "shareText"), percentText(0.75));
        QCOMPARE(page.tree().moves()->value(0, "results").value<QList<double>>(),
                 QList<double>({0.5, 0.5, 0}));
        QCOMPARE(page.cell(0, "resultWords").remove(QChar(0x202F)), "White won 50%, drawn 50%, Black won 0%");
        QCOMPARE(page.cell(0, "ratingText"), "2600");
        QCOMPARE(page.cell(0, "yearsText"), "1990–2000");
        QCOMPARE(page.cell(0, "openingText"), "B00 King's Pawn Opening");
        QCOMPARE(page.tree().total()->value(0, "gamesText").toString(), "4");
        QVERIFY(page.tree().emptyText().isEmpty());
    }

    void lineCanBePlayedAndTakenBack() {
        OpeningsPage page;
        OpeningTreeViewModel& tree = page.tree();
        tree.play(0);
        page.settle();
        QCOMPARE(page.moves(), QStringList({"c5", "e5"}));
        page.play("e7", "e5");
        QCOMPARE(tree.line(), QStringList({"1.e4", "e5"}));
        QCOMPARE(tree.board().lastMove, QStringList({"e7", "e5"}));
        QCOMPARE(page.moves(), QStringList({"Nf3"}));
        tree.setPly(0);
        page.settle();
        QCOMPARE(page.moves(), QStringList({"e4", "d4"}));
        QCOMPARE(tree.line().size(), 2);  // kept for going forward
        page.play("e2", "e4");
        QCOMPARE(tree.line().size(), 2);
        page.play("c7", "c5");
        QCOMPARE(tree.line(), QStringList({"1.e4", "c5"}));
        QCOMPARE(tree.openingText(), "B20 Sicilian Defence");
    }

    void illegalMoveIsNotPlayed() {
        OpeningsPage page;
        page.tree().playOnBoard("e2", "e5", {});
        page.tree().play(7);
        page.tree().setPly(-1);
        page.tree().setPly(1);
        QCOMPARE(page.tree().ply(), 0);
    }

    void selectedRowStaysInRange() {
        OpeningsPage page;
        QCOMPARE(page.tree().currentMove(), "e2e4");
        page.tree().setCurrent(9);
        QCOMPARE(page.tree().currentMove(), "d2d4");
        page.tree().setCurrent(-3);
        QCOMPARE(page.tree().current(), 0);
    }

    void emptyTreeIsExplained() {
        OpeningsPage page;
        page.play("e2", "e4");
        page.play("c7", "c5");
        QVERIFY(page.moves().isEmpty());
        QVERIFY(page.tree().emptyText().contains("ended here"));
        page.play("h2", "h4");
        QVERIFY(page.tree().emptyText().startsWith("No game came"));
    }

    void searchRestrictsTheTree() {
        OpeningsPage page;
        QSignalSpy found(&page.service, &GameLibrary::found);
        page.library.setWords("Adams");
        QVERIFY(found.wait());
        page.settle();
        QCOMPARE(page.moves(), QStringList({"e4"}));
        QVERIFY(page.tree().scopeText().startsWith("2 games"));
        page.library.setWords("nobody");
        QVERIFY(found.wait());
        page.settle();
        QVERIFY(page.tree().emptyText().startsWith("No game matches"));
    }

    void hiddenTreeIsNotCounted() {
        OpeningsPage page;
        page.tree().setVisible(false);
        QSignalSpy read(&page.service, &GameLibrary::treeRead);
        page.tree().playOnBoard("e2", "e4", {});
        QTest::qWait(100);
        QCOMPARE(read.size(), 0);
        page.tree().setVisible(true);
        page.settle();
        QCOMPARE(page.moves(), QStringList({"c5", "e5"}));
    }

    void gamesOfThePositionAreListed() {
        OpeningsPage page;
        page.play("e2", "e4");
        page.play("e7", "e5");
        QSignalSpy found(&page.service, &GameLibrary::found);
        page.tree().showGames();
        QVERIFY(found.wait());
        QCOMPARE(page.library.games()->count(), 1);
        QCOMPARE(page.library.wanted()->parts()->value(0, "name").toString(), "Position: 1.e4 e5");
        QVERIFY(page.library.isFiltered());
        page.library.wanted()->remove(static_cast<int>(LibrarySearch::Part::Position));
        QVERIFY(found.wait());
        QCOMPARE(page.library.games()->count(), 4);
        QCOMPARE(page.library.wanted()->parts()->count(), 0);
    }

    void gamesCanBeAddedToTheBook() {
        OpeningsPage page;
        QSignalSpy wanted(&page.tree(), &OpeningTreeViewModel::bookRequested);
        page.tree().addToBook();
        page.tree().makeBook();
        QCOMPARE(wanted.size(), 2);
        QCOMPARE(wanted[0].at(0).value<GameIds>()->size(), std::size_t{4});
        QCOMPARE(wanted[0].at(1).value<BookUse>(), BookUse::Add);
        QCOMPARE(wanted[1].at(1).value<BookUse>(), BookUse::Replace);
    }

    void tooManyBookGamesAreRefused() {
        OpeningsPage page;
        QSignalSpy wanted(&page.tree(), &OpeningTreeViewModel::bookRequested);
        QSignalSpy said(&page.tree(), &OpeningTreeViewModel::notified);
        page.tree().setGames(
            std::make_shared<const std::vector<std::int64_t>>(OpeningTreeViewModel::kMaxBookGames + 1),
            false);
        page.tree().makeBook();
        QCOMPARE(wanted.size(), 0);
        QVERIFY(said.first().first().toString().contains("fewer"));
    }
};

PLYGLASS_TEST(OpeningTreeViewTest);
#include "opening_tree_view_test.moc"
