// The passes of a recorded search behind the Explorer page: choosing one, and slow motion through one or all.
#include "app/viewmodels/shared/number_text.h"
#include "tests/app/explorer/explorer_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

class ExplorerPassesTest : public QObject {
    Q_OBJECT
  private slots:
    void everyPassCanBeShown() {
        WindowUnderTest window{"e2e4"};
        ExplorerViewModel& explorer = explorerOf(window);
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
        // Every visited node belongs to one of the passes.
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

    void finishedPassIsCompleteAfterStop() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
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
        QVERIFY(explorer.missingText().startsWith("The tree is incomplete: stopped"));
    }

    void passChangeKeepsTheLine() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
        QVERIFY(record(explorer, 5));
        explorer.setPassIndex(1);
        explorer.walk("down");
        const QString title = explorer.node()->title();
        const int node = explorer.currentNode();
        explorer.setPassIndex(0);
        QCOMPARE(explorer.node()->title(), title);
        QVERIFY(explorer.currentNode() != node);
        // Selecting a node of another pass selects that pass.
        explorer.select(node);
        QCOMPARE(explorer.passIndex(), 1);
        QCOMPARE(explorer.currentNode(), node);
    }

    void refutationIsShownInItsPass() {
        WindowUnderTest window{"f2f3", "e7e5"};
        ExplorerViewModel& explorer = explorerOf(window);
        // Without reverse futility pruning, which would cut off before a reply.
        explorer.setChoiceIndex(presetChoice(explorer, "deep-blue"));
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

    void slowMotionJumpsToCutoffsAndBestMoves() {
        WindowUnderTest window{"e2e4", "e7e5"};
        ExplorerViewModel& explorer = explorerOf(window);
        QVERIFY(record(explorer, 4));
        SlowMotion& motion = *explorer.slowMotion();
        motion.setWholeSearch(true);
        QVERIFY(motion.hasNextCutoff());
        motion.toNextCutoff();
        const Trace& trace = explorer.tree().trace();
        const TraceNode& cut = trace[static_cast<NodeIndex>(motion.node())];
        QVERIFY(cut.score >= cut.beta);
        QVERIFY(motion.sentence().contains(" returns "));
        motion.setWholeSearch(false);
        // From best move to best move the score only rises, up to the score of the pass.
        Score best = -kInfinity;
        int changes = 0;
        while (motion.hasNextBest()) {
            const int before = motion.step();
            motion.toNextBest();
            QVERIFY(motion.step() > before);
            const TraceNode& node = trace[static_cast<NodeIndex>(motion.node())];
            QVERIFY(trace[node.parent].role == TraceRole::Root);
            QVERIFY(-node.score > best);
            best = -node.score;
            ++changes;
        }
        QVERIFY(changes > 0);
        const int last = motion.step();
        motion.toNextBest();
        QCOMPARE(motion.step(), last);
        motion.setStep(motion.stepCount() - 1);
        QVERIFY(!motion.hasNextCutoff());
    }

    void slowMotionEntersAndLeavesEveryNode() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
        explorer.setChoiceIndex(presetChoice(explorer, "minimax"));
        QVERIFY(record(explorer, 2));
        SlowMotion& motion = *explorer.slowMotion();
        QCOMPARE(motion.stepCount(), 2 * 421);
        QCOMPARE(motion.node(), 0);
        QVERIFY(motion.sentence().contains("White is to move"));
        motion.forward();
        QCOMPARE(motion.rowCount(), 2);
        motion.over();
        QVERIFY(motion.sentence().contains(" returns "));
        QCOMPARE(motion.node(), 1);
        motion.back();
        QCOMPARE(motion.rowCount(), 3);
        motion.setStep(1'000'000);
        QCOMPARE(motion.step(), motion.stepCount() - 1);
        QCOMPARE(motion.node(), 0);
        // Without alpha-beta the window never changes.
        for (int step = 0; step < motion.stepCount(); step += 5) {
            motion.setStep(step);
            QCOMPARE(motion.data(motion.index(0), SlowMotion::AlphaRole).toString(), QString("−∞"));
        }
    }

    void slowMotionShowsAlphaAndBeta() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
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
            // White's alpha at the root never decreases.
            const double now = motion.data(motion.index(0), SlowMotion::LowRole).toDouble();
            QVERIFY(now >= low);
            moved += now > low;
            low = now;
            // A newly entered child starts with its parent's window.
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

    void slowMotionCoversAllPasses() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
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
        // Choosing a pass goes to its first step.
        explorer.setPassIndex(1);
        QVERIFY(motion.wholeSearch());
        QCOMPARE(motion.node(), static_cast<int>(explorer.tree().top()));
        motion.setWholeSearch(false);
        QCOMPARE(motion.node(), static_cast<int>(explorer.tree().top()));
        QVERIFY(motion.stepCount() <= static_cast<int>(2 * (explorer.tree().end() - explorer.tree().top())));
    }

    void slowMotionPlaysToTheEnd() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
        QVERIFY(record(explorer, 1));
        SlowMotion& motion = *explorer.slowMotion();
        motion.setStepsPerSecond(1000);
        QCOMPARE(motion.stepsPerSecond(), 60);
        motion.setStep(motion.stepCount() - 5);
        motion.setPlaying(true);
        QTRY_VERIFY_WITH_TIMEOUT(!motion.playing(), kLongMs);
        QCOMPARE(motion.step(), motion.stepCount() - 1);
    }

    void narrowWindowHasAFineBar() {
        WindowUnderTest window(setupOf(person(), person()));
        ExplorerViewModel& explorer = explorerOf(window);
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
};

PLYGLASS_TEST(ExplorerPassesTest);
#include "explorer_passes_test.moc"
