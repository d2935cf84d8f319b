// The Explorer behind its page: recording, navigating, asking, finding.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/viewmodels/explorer/tree_page.h"
#include "tests/app/explorer/explorer_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

class ExplorerTest : public QObject {
    Q_OBJECT
  private slots:
    void shownPositionIsRecorded() {
        WindowUnderTest window{"e2e4"};
        ExplorerViewModel& explorer = explorerOf(window);
        QCOMPARE(explorer.positionText(), QString("After 1.e4"));
        QVERIFY(!explorer.hasTree());
        QCOMPARE(explorer.node()->board().placement, window.game().board().placement);
        QVERIFY(record(explorer, 4));
        QCOMPARE(explorer.tree().trace().depth(), 4);
        QCOMPARE(explorer.tree().root().key(), window.controller().shown()->position().key());
        QVERIFY(explorer.rows()->count() > 1);
        QCOMPARE(explorer.currentRow(), 0);
        QCOMPARE(explorer.crumbs(), QStringList{"After 1.e4"});
        QVERIFY(explorer.headline().contains("depth 4"));
        QVERIFY(explorer.missingText().isEmpty());
        QVERIFY(!explorer.stale());
        window.play("e7e5");
        QVERIFY(explorer.stale());
        QCOMPARE(explorer.crumbs(), QStringList{"After 1.e4"});
    }

    void presetTechniquesAreUsed() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
        explorer.setChoiceIndex(presetChoice(explorer, "minimax"));
        QVERIFY(record(explorer, 2));
        // Plain minimax visits every move and every reply.
        QCOMPARE(explorer.tree().trace()[0].nodes, std::uint64_t(1 + 20 + 400));
    }

    void levelIsRecordedWithItsWeaknesses() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), computer(kNoDepthLimit));
        setup.players[Black] = atLevel(setup.players[Black], kFriendlyLevel);
        window.start(setup);
        ExplorerViewModel& explorer = explorerOf(window);
        QVERIFY(explorer.levelNote().startsWith("Dora"));
        // Deeper than this level searches.
        QVERIFY(record(explorer, 6));
        const Level level = *levelFromNumber(kFriendlyLevel);
        QVERIFY2(explorer.headline().contains(QString("depth %1").arg(level.depth)),
                 qPrintable(explorer.headline()));
        // This level overlooks some of the twenty moves.
        QVERIFY(explorer.tree().trace()[0].nodes < 1 + 20 + 400);
        // A preset is a different player.
        explorer.setChoiceIndex(1);
        QCOMPARE(explorer.levelNote(), QString());
        const int ninth = static_cast<int>(explorer.choiceNames().indexOf("Level 9 · Ines"));
        QVERIFY(ninth > 0);
        explorer.setChoiceIndex(ninth);
        QVERIFY(explorer.levelNote().startsWith("Ines"));
    }

    void navigationUpdatesTheBoard() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
        QVERIFY(record(explorer, 4));
        const QString atRoot = explorer.node()->board().placement;
        explorer.walk("down");
        QCOMPARE(explorer.currentRow(), 1);
        QVERIFY(explorer.node()->board().placement != atRoot);
        QVERIFY(explorer.node()->title().startsWith("After 1."));
        QCOMPARE(explorer.node()->board().lastMove.size(), 2);
        const int before = explorer.rows()->count();
        explorer.walk("right");
        QVERIFY(explorer.rows()->count() > before);
        explorer.walk("right");
        QCOMPARE(explorer.currentRow(), 2);
        explorer.walk("left");
        explorer.walk("left");
        QCOMPARE(explorer.currentRow(), 1);
        QCOMPARE(explorer.rows()->count(), before);
        explorer.walk("up");
        explorer.walk("up");
        QCOMPARE(explorer.currentRow(), 0);
        explorer.walk("last");
        QCOMPARE(explorer.currentRow(), explorer.rows()->count() - 1);
    }

    void hoveredNodeIsShownTemporarily() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
        QVERIFY(record(explorer, 3));
        const QString current = explorer.node()->board().placement;
        explorer.setHoverNode(1);
        QVERIFY(explorer.node()->board().placement != current);
        explorer.setHoverNode(-1);
        QCOMPARE(explorer.node()->board().placement, current);
        explorer.setHoverNode(1'000'000'000);
        QCOMPARE(explorer.hoverNode(), -1);
    }

    void zoomingAndBreadcrumbs() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
        QVERIFY(record(explorer, 4));
        explorer.icicle()->setWidth(800);
        const int all = explorer.icicle()->rowCount();
        const auto first = static_cast<int>(explorer.tree().top()) + 1;
        explorer.zoom(first);
        QCOMPARE(explorer.crumbs().size(), 2);
        QVERIFY(explorer.crumbs().back().startsWith("1."));
        QCOMPARE(explorer.rows()->nodeAt(0), first);
        QVERIFY(explorer.icicle()->rowCount() > 0);
        explorer.zoomToCrumb(0);
        QCOMPARE(explorer.crumbs().size(), 1);
        QCOMPARE(explorer.icicle()->rowCount(), all);
        QCOMPARE(explorer.currentNode(), first);
        explorer.zoomToCrumb(7);
        QCOMPARE(explorer.crumbs().size(), 1);
    }

    void bestLineIsExpanded() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
        QVERIFY(record(explorer, 4));
        explorer.goToBestLine();
        QCOMPARE(explorer.currentNode(),
                 static_cast<int>(explorer.tree().bestLine(explorer.tree().top()).back()));
        QVERIFY(explorer.rows()
                    ->data(explorer.rows()->index(explorer.currentRow()), TraceRowsModel::BestRole)
                    .toBool());
    }

    void blunderShowsItsRefutation() {
        WindowUnderTest window{"f2f3", "e7e5"};
        ExplorerViewModel& explorer = explorerOf(window);
        QVERIFY(record(explorer, 3));
        explorer.askWhyNot("g4");
        QVERIFY(explorer.whyNot()->running());
        QVERIFY(waitForAnswer(explorer));
        WhyNotViewModel& whyNot = *explorer.whyNot();
        QVERIFY(whyNot.answered());
        QCOMPARE(whyNot.moveText(), QString("2.g4"));
        QCOMPARE(whyNot.verdict(), QString("is mated in 1"));
        QCOMPARE(whyNot.tone(), QString("mate"));
        QVERIFY2(whyNot.words().contains("Qh4#"), qPrintable(whyNot.words()));
        QCOMPARE(whyNot.lineLength(), 2);
        QVERIFY(whyNot.depths()->rowCount() > 0);
        QVERIFY(explorer.canShowRefutation());
        explorer.showRefutation();
        QVERIFY(explorer.node()->title().contains("Qh4#") || explorer.node()->title().contains("2.g4"));
    }

    void refutationCanBeStepped() {
        WindowUnderTest window{"f2f3", "e7e5"};
        ExplorerViewModel& explorer = explorerOf(window);
        explorer.setDepth(3);
        explorer.askWhyNot("g4");
        QVERIFY(!explorer.atQuestion());
        QVERIFY(waitForAnswer(explorer));
        QVERIFY(explorer.atQuestion());
        QVERIFY(explorer.whyNot()->arrows() ==
                valuesOf({{"g2", "g4", BoardArrow::Kind::Asked}, {"d8", "h4", BoardArrow::Kind::Threat}}));
        QCOMPARE(explorer.whyNot()->lineLength(), 2);
        const QString asked = explorer.node()->board().placement;
        explorer.setAnswerPly(2);
        QCOMPARE(explorer.node()->title(), QString("After 2…Qh4#"));
        QCOMPARE(explorer.node()->board().checkSquare, QString("e1"));
        QVERIFY(!explorer.atQuestion());
        explorer.setAnswerPly(7);
        QCOMPARE(explorer.answerPly(), 2);
        explorer.setAnswerPly(0);
        QCOMPARE(explorer.node()->board().placement, asked);
        QVERIFY(explorer.atQuestion());
        window.play("e2e4");
        QVERIFY(!explorer.atQuestion());
    }

    void deeperAnswerKeepsTheLinePosition() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        explorer.whyNot()->setBudget(400'000);
        window.start(setupOf(person(), person()));
        window.play("e2e4");
        explorer.askWhyNot("Na6");
        QVERIFY(QTest::qWaitFor([&] { return explorer.whyNot()->answered(); }, kLongMs));
        QVERIFY(explorer.whyNot()->running());
        const QString early = explorer.whyNot()->depthText();
        QVERIFY2(early.startsWith("So far"), qPrintable(early));
        explorer.setAnswerPly(1);
        QVERIFY(waitForAnswer(explorer));
        QVERIFY(explorer.whyNot()->depthText() != early);
        QCOMPARE(explorer.answerPly(), 1);
        QCOMPARE(explorer.node()->title(), QString("After 1…Na6"));
    }

    void questionNeedsNoTree() {
        WindowUnderTest window{"f2f3", "e7e5"};
        ExplorerViewModel& explorer = explorerOf(window);
        explorer.setDepth(3);
        explorer.askWhyNotMove("g2", "g4", "");
        QVERIFY(waitForAnswer(explorer));
        QVERIFY(explorer.whyNot()->answered());
        QVERIFY(!explorer.canShowRefutation());
    }

    void illegalMoveIsRefusedWithTheRule() {
        WindowUnderTest window{"e2e4", "e7e5"};
        ExplorerViewModel& explorer = explorerOf(window);
        explorer.askWhyNot("Ke3");
        QVERIFY(!explorer.busy());
        QVERIFY2(explorer.whyNot()->error().contains("king", Qt::CaseInsensitive),
                 qPrintable(explorer.whyNot()->error()));
        explorer.askWhyNot("hello");
        QVERIFY(!explorer.whyNot()->error().isEmpty());
        explorer.setDepth(2);
        explorer.askWhyNot("Nf3");
        QVERIFY(explorer.whyNot()->error().isEmpty());
        QVERIFY(waitForAnswer(explorer));
    }

    void questionUsesTheShownPosition() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
        QVERIFY(record(explorer, 3));
        explorer.walk("down");
        QVERIFY(explorer.node()->board().blackMovable);
        QVERIFY(explorer.node()->board().legalMoves.contains("g8f6"));
        explorer.askWhyNotMove("g8", "f6", "");
        QVERIFY(waitForAnswer(explorer));
        QCOMPARE(explorer.whyNot()->moveText(), QString("1…Nf6"));
    }

    void stoppingKeepsTheTree() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
        explorer.setChoiceIndex(presetChoice(explorer, "minimax"));
        explorer.setDepth(kMaxDepth);
        explorer.setBoundMillions(1);
        explorer.record();
        QTRY_VERIFY_WITH_TIMEOUT(explorer.progressText().contains("nodes"), kLongMs);
        explorer.stop();
        QTRY_VERIFY_WITH_TIMEOUT(!explorer.recording(), kLongMs);
        QVERIFY(!explorer.busy());
        QVERIFY(explorer.hasTree());
        QVERIFY(explorer.missingText().contains("stopped"));
        QVERIFY(explorer.passNames().first().endsWith("stopped"));
        QVERIFY(!explorer.hasUnrecorded() || explorer.missingText().contains("not recorded"));
        QVERIFY(explorer.rows()->count() > 1);
    }

    void closingDuringRecordingIsFast() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
        explorer.setChoiceIndex(presetChoice(explorer, "minimax"));
        explorer.setDepth(kMaxDepth);
        explorer.record();
        QTRY_VERIFY_WITH_TIMEOUT(explorer.progressText().contains("nodes"), kLongMs);
        window.close();
    }

    void finishedGameIsNotRecorded() {
        WindowUnderTest window{"f2f3", "e7e5", "g2g4", "d8h4"};
        ExplorerViewModel& explorer = explorerOf(window);
        explorer.record();
        QVERIFY(!explorer.recording());
        QVERIFY(explorer.emptyText().contains("no legal move"));
    }

    void treeIsExportedAsHtml() {
        WindowUnderTest window{"e2e4", "e7e5"};
        ExplorerViewModel& explorer = explorerOf(window);
        QVERIFY(record(explorer, 7));
        QSignalSpy saved(&explorer, &ExplorerViewModel::saved);
        const QTemporaryDir folder;
        const QString path = folder.filePath("tree.html");
        explorer.savePage(QUrl::fromLocalFile(path));
        QVERIFY(saved.wait(kLongMs));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString html = QString::fromUtf8(file.readAll());
        QVERIFY(html.contains("<title>After 1…e5</title>"));
        // Every node is listed once, and every element is closed.
        QCOMPARE(html.count("<details"), html.count("</details>"));
        const int nodes = int(html.count("<summary>") + html.count("<div class=\"leaf\">"));
        QVERIFY(nodes > 100);
        QVERIFY(nodes <= int(kTreePageNodes));
        for (const char* link : {"src=\"", "href=\"http", "url(http", "@import"})
            QVERIFY2(!html.contains(link), "it asks nothing of the network");
        // The first row is the root position with the whole search.
        QCOMPARE(html.count("<details open>"), 1);
        QVERIFY(html.contains("<b>2.Nf3</b>"));
    }

    void moveSearchCoversTheTree() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
        explorer.setChoiceIndex(presetChoice(explorer, "minimax"));
        QVERIFY(record(explorer, 2));
        explorer.find("Nf6");
        QTRY_COMPARE_WITH_TIMEOUT(explorer.findCount(), 20, kLongMs);
        QCOMPARE(explorer.findStatus(), QString("1 of 20"));
        QVERIFY(explorer.node()->title().contains("Nf6"));
        const int first = explorer.currentNode();
        explorer.findNext(1);
        QVERIFY(explorer.currentNode() != first);
        explorer.findNext(-1);
        QCOMPARE(explorer.currentNode(), first);
        explorer.find("1.e2e4");
        QTRY_COMPARE_WITH_TIMEOUT(explorer.findCount(), 1, kLongMs);
        explorer.find("Qh5");
        QTRY_VERIFY_WITH_TIMEOUT(explorer.findError().contains("nowhere"), kLongMs);
        explorer.find("telepathy");
        QVERIFY(explorer.findError().contains("Not a move"));
    }

    void depthAndLimitAreRemembered() {
        WindowUnderTest window;
        explorerOf(window).setDepth(6);
        explorerOf(window).setBoundMillions(9);
        window.close();
        window.open();
        QCOMPARE(explorerOf(window).depth(), 6);
        QCOMPARE(explorerOf(window).boundMillions(), 9);
        explorerOf(window).setBoundMillions(99);
        QCOMPARE(explorerOf(window).boundMillions(), explorerOf(window).boundMillionsMax());
    }
};

PLYGLASS_TEST(ExplorerTest);
#include "explorer_test.moc"
