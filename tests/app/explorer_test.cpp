// The Explorer behind its page: recording, walking, asking, finding.
#include <algorithm>

#include "app/viewmodels/explorer_view_model.h"
#include "app/viewmodels/number_text.h"
#include "window_under_test.h"

using namespace plyglass;

namespace {

constexpr int kLongMs = 60'000;

ExplorerViewModel& explorerOf(WindowUnderTest& window) { return *window.app->explorer(); }

/// Two persons, so that no computer answers, and these moves on the board.
void play(WindowUnderTest& window, const QStringList& moves) {
    window.start(setupOf(person(), person()));
    for (const QString& move : moves) window.play(move);
}

/// Records to a depth and waits for the tree.
bool record(ExplorerViewModel& explorer, int depth) {
    explorer.setDepth(depth);
    explorer.record();
    return QTest::qWaitFor([&] { return !explorer.recording(); }, kLongMs) && explorer.hasTree();
}

bool waitForAnswer(ExplorerViewModel& explorer) {
    return QTest::qWaitFor([&] { return !explorer.busy(); }, kLongMs);
}

int minimaxChoice(const ExplorerViewModel& explorer) {
    const auto presets = allPresets();
    const auto at = std::find_if(presets.begin(), presets.end(),
                                 [](const Preset& preset) { return preset.id == "minimax"; });
    return at == presets.end() || explorer.choiceNames().isEmpty()
               ? -1
               : 1 + static_cast<int>(at - presets.begin());
}

}  // namespace

class ExplorerTest : public QObject {
    Q_OBJECT
  private slots:
    void thePositionShownInPlayIsRecorded() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {"e2e4"});
        QCOMPARE(explorer.positionText(), QString("After 1.e4"));
        QVERIFY(!explorer.hasTree());
        QCOMPARE(explorer.node()->placement(), window.game().placement());
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

    void theTechniquesOfThePresetAreUsed() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        explorer.setChoiceIndex(minimaxChoice(explorer));
        QVERIFY(record(explorer, 2));
        // Plain minimax visits every move and every reply.
        QCOMPARE(explorer.tree().trace()[0].nodes, std::uint64_t(1 + 20 + 400));
    }

    void walkingOpensAndClosesAndTheBoardFollows() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        QVERIFY(record(explorer, 4));
        const QString atRoot = explorer.node()->placement();
        explorer.walk("down");
        QCOMPARE(explorer.currentRow(), 1);
        QVERIFY(explorer.node()->placement() != atRoot);
        QVERIFY(explorer.node()->title().startsWith("After 1."));
        QCOMPARE(explorer.node()->lastMove().size(), 2);
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

    void theNodeUnderThePointerIsShownAndTheCurrentOneReturns() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        QVERIFY(record(explorer, 3));
        const QString current = explorer.node()->placement();
        explorer.setHoverNode(1);
        QVERIFY(explorer.node()->placement() != current);
        explorer.setHoverNode(-1);
        QCOMPARE(explorer.node()->placement(), current);
        explorer.setHoverNode(1'000'000'000);
        QCOMPARE(explorer.hoverNode(), -1);
    }

    void zoomingMakesANodeTheTopAndTheCrumbsLeadBack() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
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

    void theBestLineIsOpenedToItsEnd() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        QVERIFY(record(explorer, 4));
        explorer.goToBestLine();
        QCOMPARE(explorer.currentNode(),
                 static_cast<int>(explorer.tree().bestLine(explorer.tree().top()).back()));
        QVERIFY(explorer.rows()
                    ->data(explorer.rows()->index(explorer.currentRow()), TraceRowsModel::BestRole)
                    .toBool());
    }

    void aBlunderIsAnsweredWithItsRefutation() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {"f2f3", "e7e5"});
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
        QCOMPARE(whyNot.candidateLine(), QString("2.g4 Qh4#"));
        QVERIFY(whyNot.depths()->rowCount() > 0);
        QVERIFY(explorer.canShowRefutation());
        explorer.showRefutation();
        QVERIFY(explorer.node()->title().contains("Qh4#") || explorer.node()->title().contains("2.g4"));
    }

    void theRefutationIsPlayedThroughOnTheBoard() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {"f2f3", "e7e5"});
        explorer.setDepth(3);
        explorer.askWhyNot("g4");
        QVERIFY(!explorer.atQuestion());
        QVERIFY(waitForAnswer(explorer));
        QVERIFY(explorer.atQuestion());
        QCOMPARE(explorer.whyNot()->candidateArrow(), (QStringList{"g2", "g4"}));
        QCOMPARE(explorer.whyNot()->replyArrow(), (QStringList{"d8", "h4"}));
        QCOMPARE(explorer.whyNot()->lineLength(), 2);
        const QString asked = explorer.node()->placement();
        explorer.setAnswerPly(2);
        QCOMPARE(explorer.node()->title(), QString("After 2…Qh4#"));
        QCOMPARE(explorer.node()->checkSquare(), QString("e1"));
        QVERIFY(!explorer.atQuestion());
        explorer.setAnswerPly(7);
        QCOMPARE(explorer.answerPly(), 2);
        explorer.setAnswerPly(0);
        QCOMPARE(explorer.node()->placement(), asked);
        QVERIFY(explorer.atQuestion());
        window.play("e2e4");
        QVERIFY(!explorer.atQuestion());
    }

    void aQuestionNeedsNoTree() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {"f2f3", "e7e5"});
        explorer.setDepth(3);
        explorer.askWhyNotMove("g2", "g4", "");
        QVERIFY(waitForAnswer(explorer));
        QVERIFY(explorer.whyNot()->answered());
        QVERIFY(!explorer.canShowRefutation());
    }

    void anIllegalMoveIsRefusedWithTheRule() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {"e2e4", "e7e5"});
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

    void aQuestionIsAboutThePositionOnTheBoard() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        QVERIFY(record(explorer, 3));
        explorer.walk("down");
        QCOMPARE(explorer.node()->sideToMove(), QString("black"));
        QVERIFY(explorer.node()->legalMoves().contains("g8f6"));
        explorer.askWhyNotMove("g8", "f6", "");
        QVERIFY(waitForAnswer(explorer));
        QCOMPARE(explorer.whyNot()->moveText(), QString("1…Nf6"));
    }

    void stoppingKeepsTheTreeAndLeavesNothingRunning() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        explorer.setChoiceIndex(minimaxChoice(explorer));
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

    void closingInTheMiddleOfARecordingIsQuick() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        explorer.setChoiceIndex(minimaxChoice(explorer));
        explorer.setDepth(kMaxDepth);
        explorer.record();
        QTRY_VERIFY_WITH_TIMEOUT(explorer.progressText().contains("nodes"), kLongMs);
        window.close();
    }

    void aFinishedGameHasNothingToRecord() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {"f2f3", "e7e5", "g2g4", "d8h4"});
        explorer.record();
        QVERIFY(!explorer.recording());
        QVERIFY(explorer.emptyText().contains("no legal move"));
    }

    void aMoveIsFoundAllOverTheTree() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        explorer.setChoiceIndex(minimaxChoice(explorer));
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
        QVERIFY(explorer.findError().contains("no move"));
    }

    void playingOnFromANodeIsAVariationOfTheGame() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {"e2e4", "e7e5", "g1f3"});
        window.controller().show(window.controller().live()->parent());
        QVERIFY(!explorer.canPlayFromHere());
        explorer.setChoiceIndex(minimaxChoice(explorer));
        QVERIFY(record(explorer, 2));
        const SearchTree& tree = explorer.tree();
        const NodeIndex first = tree.trace().children(tree.top()).front();
        explorer.select(static_cast<int>(tree.trace().children(first).front()));
        QVERIFY(explorer.canPlayFromHere());
        const QString placement = explorer.node()->placement();
        explorer.playFromHere();
        QCOMPARE(window.game().placement(), placement);
        QCOMPARE(window.controller().live()->ply(), 4);
        QCOMPARE(window.controller().shown(), window.controller().live());
        // The game's own move is still there, and still its main line.
        const auto& children = window.controller().live()->parent()->parent()->children();
        QCOMPARE(children.size(), std::size_t(2));
        QCOMPARE(QString::fromStdString(children.front()->san()), QString("Nf3"));
        // Both persons can go on.
        const QString move = window.game().legalMoves().first();
        window.play(move);
        QCOMPARE(window.controller().live()->ply(), 5);
        // Once more from the same node: nothing is added.
        explorer.playFromHere();
        QCOMPARE(window.controller().live()->ply(), 4);
        QCOMPARE(window.controller().live()->parent()->parent()->children().size(), std::size_t(2));
    }

    void theComputerAnswersWhereOnePlaysOn() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        window.start(setupOf(person(), computer(1)));
        QVERIFY(record(explorer, 2));
        explorer.walk("down");
        explorer.playFromHere();
        QVERIFY(window.waitForPly(2));
        QCOMPARE(window.controller().game().root()->children().size(), std::size_t(1));
    }

    void theLineAskedAboutCanBePlayedOnFrom() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {"e2e4"});
        explorer.setDepth(3);
        explorer.askWhyNot("e5");
        QVERIFY(waitForAnswer(explorer));
        explorer.setAnswerPly(1);
        QVERIFY(explorer.canPlayFromHere());
        explorer.playFromHere();
        QCOMPARE(QString::fromStdString(window.controller().live()->san()), QString("e5"));
        QCOMPARE(window.controller().live()->ply(), 2);
    }

    void aFinishedGameIsLeftAsItIs() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {"f2f3", "e7e5", "g2g4", "d8h4"});
        window.controller().show(window.controller().live()->parent());
        QVERIFY(record(explorer, 2));
        QSignalSpy leaving(&window.controller(), &GameController::leaving);
        explorer.walk("last");
        const QString placement = explorer.node()->placement();
        explorer.playFromHere();
        QCOMPARE(leaving.count(), 1);
        QCOMPARE(window.game().placement(), placement);
        QCOMPARE(window.controller().live()->ply(), 0);
        QVERIFY(!window.controller().isOver());
    }

    void aTreeOfAnotherGameBeginsAGameOfItsOwn() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {"e2e4"});
        QVERIFY(record(explorer, 2));
        explorer.walk("down");
        const QString placement = explorer.node()->placement();
        play(window, {"d2d4"});
        QSignalSpy leaving(&window.controller(), &GameController::leaving);
        explorer.playFromHere();
        QCOMPARE(leaving.count(), 1);
        QCOMPARE(window.game().placement(), placement);
    }

    void aQuestionFromPlayIsAboutThePositionThere() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {"e2e4"});
        explorer.prepareQuestion();
        QVERIFY(explorer.takeQuestion());
        QVERIFY(!explorer.takeQuestion());
        QVERIFY(record(explorer, 3));
        const int nodes = static_cast<int>(explorer.tree().trace().nodes().size());
        explorer.walk("down");
        // The recorded position: its root.
        explorer.prepareQuestion();
        QCOMPARE(explorer.currentNode(), static_cast<int>(explorer.tree().top()));
        // Another one: the tree stays, the board shows the game.
        window.play("e7e5");
        explorer.prepareQuestion();
        QCOMPARE(explorer.node()->placement(), window.game().placement());
        QCOMPARE(static_cast<int>(explorer.tree().trace().nodes().size()), nodes);
        explorer.setDepth(3);
        explorer.askWhyNot("Qh5");
        QVERIFY(waitForAnswer(explorer));
        QCOMPARE(explorer.whyNot()->moveText(), QString("2.Qh5"));
        QVERIFY(explorer.atQuestion());
        QVERIFY(!explorer.canShowRefutation());
        // Back to the tree by walking in it.
        explorer.walk("first");
        QVERIFY(explorer.node()->placement() != window.game().placement());
    }

    void slowMotionEntersAndLeavesEveryNode() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        explorer.setChoiceIndex(minimaxChoice(explorer));
        QVERIFY(record(explorer, 2));
        SlowMotion& motion = *explorer.slowMotion();
        QCOMPARE(motion.stepCount(), 2 * 421);
        QCOMPARE(motion.node(), 0);
        QVERIFY(motion.sentence().contains("White is to move"));
        motion.forward();
        QCOMPARE(motion.rowCount(), 2);
        motion.over();
        QVERIFY(motion.sentence().contains("comes back with"));
        QCOMPARE(motion.node(), 1);
        motion.back();
        QCOMPARE(motion.rowCount(), 3);
        motion.setStep(1'000'000);
        QCOMPARE(motion.step(), motion.stepCount() - 1);
        QCOMPARE(motion.node(), 0);
        // Without alpha and beta nothing moves.
        for (int step = 0; step < motion.stepCount(); step += 5) {
            motion.setStep(step);
            QCOMPARE(motion.data(motion.index(0), SlowMotion::AlphaRole).toString(), QString("−∞"));
        }
    }

    void slowMotionMovesAlphaAndBetaAsTheSearchDid() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        explorer.setChoiceIndex(1 + static_cast<int>(explorer.choiceNames().indexOf("Alpha–beta")));
        QVERIFY(record(explorer, 3));
        const SearchTree& tree = explorer.tree();
        SlowMotion& motion = *explorer.slowMotion();
        int moved = 0;
        double low = -1;
        for (int step = 0; step < std::min(motion.stepCount(), 3000); ++step) {
            motion.setStep(step);
            const auto node = static_cast<NodeIndex>(motion.node());
            QCOMPARE(motion.rowCount(), static_cast<int>(tree.pathTo(node).size()));
            // White's alpha at the root never falls.
            const double now = motion.data(motion.index(0), SlowMotion::LowRole).toDouble();
            QVERIFY(now >= low);
            moved += now > low;
            low = now;
            // A child just entered got its parent's window.
            if (motion.rowCount() < 2 || tree.node(node).role != TraceRole::Move) continue;
            if (motion.data(motion.index(motion.rowCount() - 1), SlowMotion::LeftRole).toBool()) continue;
            const QModelIndex own = motion.index(motion.rowCount() - 1);
            const QModelIndex parent = motion.index(motion.rowCount() - 2);
            const bool black = tree.sideToMove(node) == Black;
            const int role = black ? SlowMotion::AlphaRole : SlowMotion::BetaRole;
            QCOMPARE(motion.data(own, role).toString(), motion.data(parent, role).toString());
        }
        QVERIFY(moved > 1);
    }

    void everyPassOfTheSearchCanBeShown() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {"e2e4"});
        QVERIFY(record(explorer, 6));
        const Trace& trace = explorer.tree().trace();
        const auto count = static_cast<int>(trace.passes().size());
        QVERIFY(count >= 6);
        QCOMPARE(explorer.passNames().size(), count);
        QCOMPARE(explorer.passNodes().size(), count);
        QCOMPARE(explorer.passIndex(), 0);
        QVERIFY(explorer.passNames().first().startsWith("Depth 6"));
        QVERIFY(explorer.passNames().first().endsWith("last"));
        QCOMPARE(explorer.passNames().last(), QString("Depth 1"));
        explorer.icicle()->setWidth(800);
        explorer.setPassIndex(count - 1);
        QCOMPARE(explorer.passIndex(), count - 1);
        QCOMPARE(explorer.currentNode(), static_cast<int>(trace.passes().front().root));
        QCOMPARE(explorer.rows()->nodeAt(0), explorer.currentNode());
        QVERIFY(explorer.headline().startsWith("depth 1: " + explorer.passNodes().last() + " nodes, of "));
        QVERIFY(explorer.missingText().isEmpty());
        // Every node that was entered is in one of the passes.
        std::uint64_t nodes = 0;
        for (int pass = 0; pass < count; ++pass) {
            explorer.setPassIndex(pass);
            nodes += explorer.tree().node(explorer.tree().top()).nodes;
            QCOMPARE(explorer.icicle()->data(explorer.icicle()->index(0), IcicleModel::NodeIdRole).toUInt(),
                     explorer.tree().top());
        }
        QVERIFY(explorer.headline().contains(QString("of %1 in all passes").arg(groupedText(nodes))));
        explorer.setPassIndex(count);
        QCOMPARE(explorer.passIndex(), count - 1);
    }

    void aFinishedPassIsWholeThoughTheSearchWasStopped() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        explorer.setDepth(kMaxDepth);
        explorer.record();
        QTRY_VERIFY_WITH_TIMEOUT(explorer.progressText().contains("nodes"), kLongMs);
        explorer.stop();
        QTRY_VERIFY_WITH_TIMEOUT(!explorer.recording(), kLongMs);
        QVERIFY(explorer.hasTree());
        QCOMPARE(explorer.passIndex(), 1);
        QVERIFY(explorer.passNames().first().endsWith("stopped"));
        QVERIFY(explorer.passNames()[1].endsWith("last finished"));
        QVERIFY(explorer.missingText().startsWith("The search was stopped in the middle of depth"));
        explorer.setPassIndex(0);
        QVERIFY(explorer.missingText().startsWith("Not the whole tree: stopped"));
    }

    void anotherPassShowsTheSameLine() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        QVERIFY(record(explorer, 5));
        explorer.setPassIndex(1);
        explorer.walk("down");
        const QString title = explorer.node()->title();
        const int node = explorer.currentNode();
        explorer.setPassIndex(0);
        QCOMPARE(explorer.node()->title(), title);
        QVERIFY(explorer.currentNode() != node);
        // A node of another pass brings its pass with it.
        explorer.select(node);
        QCOMPARE(explorer.passIndex(), 1);
        QCOMPARE(explorer.currentNode(), node);
    }

    void aRefutationIsShownInThePassThatSearchedIt() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {"f2f3", "e7e5"});
        QVERIFY(record(explorer, 5));
        explorer.askWhyNot("h4");
        QVERIFY(waitForAnswer(explorer));
        QVERIFY(explorer.canShowRefutation());
        explorer.showRefutation();
        QCOMPARE(explorer.tree().node(static_cast<NodeIndex>(explorer.currentNode())).ply, std::uint8_t(2));
        QCOMPARE(
            static_cast<int>(explorer.tree().pass()),
            static_cast<int>(explorer.tree().trace().passOf(static_cast<NodeIndex>(explorer.currentNode()))));
    }

    void slowMotionGoesThroughAllPassesFromTheFirst() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        QVERIFY(record(explorer, 3));
        const Trace& trace = explorer.tree().trace();
        SlowMotion& motion = *explorer.slowMotion();
        const std::uint32_t last = trace.passes().back().root;
        QCOMPARE(motion.node(), static_cast<int>(last));
        QVERIFY2(motion.sentence().startsWith("Depth 3 begins"), qPrintable(motion.sentence()));
        motion.setWholeSearch(true);
        QCOMPARE(motion.stepCount(), static_cast<int>(2 * trace.nodes().size()));
        QCOMPARE(motion.node(), 0);
        QVERIFY(motion.sentence().startsWith("Depth 1 begins: White is to move"));
        explorer.followSlowMotion();
        QCOMPARE(explorer.tree().pass(), std::size_t(0));
        QStringList begun;
        for (int step = 0; step < motion.stepCount(); ++step) {
            motion.setStep(step);
            explorer.followSlowMotion();
            QCOMPARE(explorer.hoverNode(), motion.node());
            QCOMPARE(explorer.tree().pass(), trace.passOf(static_cast<NodeIndex>(motion.node())));
            if (motion.sentence().contains("begins")) begun += motion.sentence();
        }
        QCOMPARE(begun.size(), static_cast<int>(trace.passes().size()));
        // Choosing a pass goes to where it begins.
        explorer.setPassIndex(1);
        QVERIFY(motion.wholeSearch());
        QCOMPARE(motion.node(), static_cast<int>(explorer.tree().top()));
        motion.setWholeSearch(false);
        QCOMPARE(motion.node(), static_cast<int>(explorer.tree().top()));
        QVERIFY(motion.stepCount() <= static_cast<int>(2 * (explorer.tree().end() - explorer.tree().top())));
    }

    void aNarrowWindowHasAFineBar() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        QVERIFY(record(explorer, 6));
        const TraceNode& root = explorer.tree().node(explorer.tree().top());
        QVERIFY(root.beta - root.alpha < 100);
        const SlowMotion& motion = *explorer.slowMotion();
        const double low = motion.data(motion.index(0), SlowMotion::LowRole).toDouble();
        const double high = motion.data(motion.index(0), SlowMotion::HighRole).toDouble();
        QVERIFY(low > 0 && high < 1 && high - low > 0.5);
        QVERIFY(motion.scaleText() != QString("−8.00 … +8.00"));
        explorer.setPassIndex(static_cast<int>(explorer.passNames().size()) - 1);
        QCOMPARE(motion.scaleText(), QString("−8.00 … +8.00"));
        QCOMPARE(motion.data(motion.index(0), SlowMotion::LowRole).toDouble(), 0.0);
    }

    void slowMotionRunsByItselfToItsEnd() {
        WindowUnderTest window;
        ExplorerViewModel& explorer = explorerOf(window);
        play(window, {});
        QVERIFY(record(explorer, 1));
        SlowMotion& motion = *explorer.slowMotion();
        motion.setStepsPerSecond(1000);
        QCOMPARE(motion.stepsPerSecond(), 60);
        motion.setStep(motion.stepCount() - 5);
        motion.setPlaying(true);
        QTRY_VERIFY_WITH_TIMEOUT(!motion.playing(), kLongMs);
        QCOMPARE(motion.step(), motion.stepCount() - 1);
    }

    void depthAndBoundAreKeptForTheNextStart() {
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

QTEST_MAIN(ExplorerTest)
#include "explorer_test.moc"
