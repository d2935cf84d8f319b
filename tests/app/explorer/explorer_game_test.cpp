// Between the Explorer and the game: playing on from a node, and asking about the position in Play.
#include "tests/app/explorer/explorer_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

class ExplorerGameTest : public QObject {
    Q_OBJECT
  private slots:
    void playingFromANodeAddsAVariation() {
        WindowUnderTest window{"e2e4", "e7e5", "g1f3"};
        ExplorerViewModel& explorer = explorerOf(window);
        window.controller().show(window.controller().live()->parent());
        QVERIFY(!explorer.canPlayFromHere());
        explorer.setChoiceIndex(presetChoice(explorer, "minimax"));
        QVERIFY(record(explorer, 2));
        const SearchTree& tree = explorer.tree();
        const NodeIndex first = tree.trace().children(tree.top()).front();
        explorer.select(static_cast<int>(tree.trace().children(first).front()));
        QVERIFY(explorer.canPlayFromHere());
        const QString placement = explorer.node()->board().placement;
        explorer.playFromHere();
        QCOMPARE(window.game().board().placement, placement);
        QCOMPARE(window.controller().live()->ply(), 4);
        QCOMPARE(window.controller().shown(), window.controller().live());
        // The game's own move is still the main line.
        const auto& children = window.controller().live()->parent()->parent()->children();
        QCOMPARE(children.size(), std::size_t(2));
        QCOMPARE(QString::fromStdString(children.front()->san()), QString("Nf3"));
        // Both persons can continue.
        const QString move = window.game().board().legalMoves.first();
        window.play(move);
        QCOMPARE(window.controller().live()->ply(), 5);
        // Again from the same node: nothing is added.
        explorer.playFromHere();
        QCOMPARE(window.controller().live()->ply(), 4);
        QCOMPARE(window.controller().live()->parent()->parent()->children().size(), std::size_t(2));
    }

    void computerAnswersAfterPlayingOn() {
        WindowUnderTest window(setupOf(person(), computer(1)));
        ExplorerViewModel& explorer = explorerOf(window);
        QVERIFY(record(explorer, 2));
        explorer.walk("down");
        explorer.playFromHere();
        QVERIFY(window.waitForPly(2));
        QCOMPARE(window.controller().game().root()->children().size(), std::size_t(1));
    }

    void answerLineCanBePlayedOn() {
        WindowUnderTest window{"e2e4"};
        ExplorerViewModel& explorer = explorerOf(window);
        explorer.setDepth(3);
        explorer.askWhyNot("e5");
        QVERIFY(waitForAnswer(explorer));
        explorer.setAnswerPly(1);
        QVERIFY(explorer.canPlayFromHere());
        explorer.playFromHere();
        QCOMPARE(QString::fromStdString(window.controller().live()->san()), QString("e5"));
        QCOMPARE(window.controller().live()->ply(), 2);
    }

    void finishedGameIsUnchanged() {
        WindowUnderTest window{"f2f3", "e7e5", "g2g4", "d8h4"};
        ExplorerViewModel& explorer = explorerOf(window);
        window.controller().show(window.controller().live()->parent());
        QVERIFY(record(explorer, 2));
        QSignalSpy leaving(&window.controller(), &GameController::leaving);
        explorer.walk("last");
        const QString placement = explorer.node()->board().placement;
        explorer.playFromHere();
        QCOMPARE(leaving.count(), 1);
        QCOMPARE(window.game().board().placement, placement);
        QCOMPARE(window.controller().live()->ply(), 0);
        QVERIFY(!window.controller().isOver());
    }

    void treeOfAnotherGameStartsANewGame() {
        WindowUnderTest window{"e2e4"};
        ExplorerViewModel& explorer = explorerOf(window);
        QVERIFY(record(explorer, 2));
        explorer.walk("down");
        const QString placement = explorer.node()->board().placement;
        window.start(setupOf(person(), person()));
        window.play("d2d4");
        QSignalSpy leaving(&window.controller(), &GameController::leaving);
        explorer.playFromHere();
        QCOMPARE(leaving.count(), 1);
        QCOMPARE(window.game().board().placement, placement);
    }

    void questionUsesThePlayPosition() {
        WindowUnderTest window{"e2e4"};
        ExplorerViewModel& explorer = explorerOf(window);
        explorer.prepareQuestion();
        QVERIFY(explorer.takeQuestion());
        QVERIFY(!explorer.takeQuestion());
        QVERIFY(record(explorer, 3));
        const int nodes = static_cast<int>(explorer.tree().trace().nodes().size());
        explorer.walk("down");
        // The recorded position is the root.
        explorer.prepareQuestion();
        QCOMPARE(explorer.currentNode(), static_cast<int>(explorer.tree().top()));
        // Another position: the tree stays, the board shows the game.
        window.play("e7e5");
        explorer.prepareQuestion();
        QCOMPARE(explorer.node()->board().placement, window.game().board().placement);
        QCOMPARE(static_cast<int>(explorer.tree().trace().nodes().size()), nodes);
        explorer.setDepth(3);
        explorer.askWhyNot("Qh5");
        QVERIFY(waitForAnswer(explorer));
        QCOMPARE(explorer.whyNot()->moveText(), QString("2.Qh5"));
        QVERIFY(explorer.atQuestion());
        QVERIFY(!explorer.canShowRefutation());
        // Navigating in the tree shows it again.
        explorer.walk("first");
        QVERIFY(explorer.node()->board().placement != window.game().board().placement);
    }
};

PLYGLASS_TEST(ExplorerGameTest);
#include "explorer_game_test.moc"
