// A recorded tree as text, as a list and as a picture.
#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <algorithm>
#include <map>
#include <numeric>

#include "app/viewmodels/explorer/icicle_model.h"
#include "app/viewmodels/explorer/trace_node_view_model.h"
#include "app/viewmodels/explorer/trace_rows_model.h"
#include "engine/chess/movegen.h"
#include "engine/search/search.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr const char* kMateInOne = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
constexpr const char* kMiddleGame = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";

SearchTree treeOf(const char* fen, const char* preset, int depth, std::size_t maxNodes = 2'000'000) {
    SearchRequest request;
    request.position = *Position::fromFen(fen);
    request.techniques = presetFromId(preset).value();
    // The classical evaluator, so that a new built-in network does not change the trees.
    request.evaluator = EvaluatorKind::Classical;
    request.limits.depth = depth;
    request.hashMib = 4;
    Searcher searcher;
    return SearchTree(request.position, searcher.record(request, {maxNodes}).trace);
}

/// Shows the tree from the root with its best line, as the page does.
void showAll(TraceRowsModel& rows, const SearchTree& tree) {
    std::vector<NodeIndex> best = tree.bestLine(tree.top());
    best.insert(best.begin(), tree.top());
    rows.show(tree, tree.top(), best);
}

QString textAt(const TraceRowsModel& rows, int row, int role) {
    return rows.data(rows.index(row), role).toString();
}

int rowWith(const TraceRowsModel& rows, const QString& move) {
    for (int row = 0; row < rows.count(); ++row)
        if (textAt(rows, row, TraceRowsModel::MoveRole) == move) return row;
    return -1;
}

}  // namespace

class TraceRowsTest : public QObject {
    Q_OBJECT
  private slots:
    void smallSearchHasKnownRows() {
        TraceRowsModel rows;
        const QAbstractItemModelTester tester(&rows);
        const SearchTree tree = treeOf(kMateInOne, "alphabeta", 2);
        showAll(rows, tree);
        QCOMPARE(textAt(rows, 0, TraceRowsModel::MoveRole), QString("The position"));
        QCOMPARE(textAt(rows, 0, TraceRowsModel::ValueRole), QString("#1"));
        QCOMPARE(textAt(rows, 0, TraceRowsModel::ReasonRole), QString("Best move Ra8#"));
        QCOMPARE(textAt(rows, 0, TraceRowsModel::WindowRole), QString("−∞ … +∞"));
        const int mate = rowWith(rows, "1.Ra8#");
        QVERIFY(mate > 0);
        QCOMPARE(textAt(rows, mate, TraceRowsModel::ReasonRole), QString("Checkmate"));
        QCOMPARE(textAt(rows, mate, TraceRowsModel::ValueRole), QString("#1"));
        QCOMPARE(textAt(rows, mate, TraceRowsModel::NodesTextRole), QString("1"));
        QVERIFY(rows.data(rows.index(mate), TraceRowsModel::BestRole).toBool());
        QVERIFY(rows.data(rows.index(mate), TraceRowsModel::MateRole).toBool());
        QVERIFY(!rows.isExpandable(mate));
        QCOMPARE(rows.levelAt(mate), 1);
    }

    void scoresAreFromWhitesViewInRows() {
        const SearchTree tree = treeOf(kMiddleGame, "alphabeta", 3);
        int floors = 0;
        for (NodeIndex i = 0; i < tree.trace().nodes().size(); ++i) {
            const TraceNode& node = tree.node(i);
            if (node.reason != TraceEnd::BetaCutoff) continue;
            const bool white = tree.sideToMove(i) == White;
            QVERIFY(valueWords(tree, i).startsWith(white ? u'≥' : u'≤'));
            const WindowBar bar = windowBar(tree, i);
            QVERIFY(bar.low <= bar.high);
            QVERIFY(white ? bar.value >= bar.high : bar.value <= bar.low);
            floors += white;
        }
        QVERIFY(floors > 0);
    }

    void refutationShowsMoveAndSkippedCount() {
        const SearchTree tree = treeOf(kMiddleGame, "alphabeta", 2);
        int seen = 0;
        for (NodeIndex i = 0; i < tree.trace().nodes().size(); ++i) {
            if (tree.node(i).reason != TraceEnd::BetaCutoff || tree.node(i).kind != NodeKind::Main) continue;
            const TraceReplies replies = tree.repliesOf(i);
            const auto refutation = tree.decidingChild(i);
            QVERIFY(refutation.has_value());
            QCOMPARE(int(tree.node(*refutation).score), -tree.node(i).score);
            QCOMPARE(replies.tried, static_cast<int>(tree.trace().children(i).size()));
            QVERIFY(reasonWords(tree, i).startsWith("Refuted by " + shortMoveWords(tree, *refutation)));
            if (replies.legal - replies.tried > 1)
                QVERIFY(reasonWords(tree, i).endsWith(
                    QString(", %1 replies skipped").arg(replies.legal - replies.tried)));
            ++seen;
        }
        QVERIFY(seen > 10);
    }

    void everyNodeHasAText() {
        const SearchTree tree = treeOf(kMiddleGame, "full", 7);
        std::map<TraceEnd, QString> sentences;
        for (NodeIndex i = 0; i < tree.trace().nodes().size(); i += 3) {
            const QString reason = reasonWords(tree, i);
            QVERIFY(!reason.isEmpty());
            QVERIFY(!moveWords(tree, i).isEmpty());
            QVERIFY(!valueWords(tree, i).isEmpty());
            QCOMPARE(windowWords(tree, i).count(u'…'), 1);
            sentences[tree.node(i).reason] = reason;
        }
        QVERIFY(sentences.size() > 5);
        QCOMPARE(sentences[TraceEnd::Table], QString("From the hash table"));
        QVERIFY(sentences[TraceEnd::StandPat].startsWith("Stand-pat: "));
    }

    void searchedAndSkippedRepliesAreComplete_data() {
        const TestRows<std::string, std::string, int> row;
        row("full", kMiddleGame, "full", 60'000);
        row("few nodes kept", kMiddleGame, "full", 200'000);
        row("checks", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "full", 60'000);
        row("mates", "6k1/Q4pp1/2pq2rp/3p2n1/4r3/2PN4/P4PPP/2R2R1K b - - 0 1", "full", 60'000);
        row("alpha-beta", kMiddleGame, "alphabeta", 30'000);
        row("historical", kMiddleGame, "deep-blue", 30'000);
    }
    void searchedAndSkippedRepliesAreComplete() {
        const auto [fen, preset, nodes] = testRow<std::string, std::string, int>();
        SearchRequest request;
        request.position = *Position::fromFen(fen);
        request.techniques = presetFromId(preset).value();
        request.limits.nodes = nodes;
        Searcher searcher;
        const SearchTree tree(request.position, searcher.record(request, {100'000}).trace);
        const QRegularExpression number(QStringLiteral("\\d+"));
        const auto numbersIn = [&number](const QString& words) {
            QList<int> numbers;
            for (const auto& match : number.globalMatch(words)) numbers += match.captured().toInt();
            return numbers;
        };
        int seen = 0;
        int stopped = 0;
        for (NodeIndex i = 0; i < tree.trace().nodes().size(); i += 1 + i % 7) {
            const QList<NamedValue> facts = TraceNodeViewModel::factsOf(tree, i);
            if (facts[3].valueText == "not recorded") continue;
            const QList<int> searched = numbersIn(facts[3].valueText);
            const QList<int> leftOut = numbersIn(facts[4].valueText);
            const QByteArray said = (facts[3].valueText + " | " + facts[4].valueText).toUtf8();
            QVERIFY2(searched[1] == legalMoves(tree.positionAt(i)).size(), said);
            QVERIFY2(searched[0] + leftOut.value(0) == searched[1], said);
            QVERIFY2(std::accumulate(leftOut.begin(), leftOut.end(), -leftOut.value(0)) == leftOut.value(0),
                     said);
            if (tree.node(i).reason == TraceEnd::Interrupted) {
                QVERIFY2(!said.contains("not worth"), said);
                stopped += said.contains("not reached");
            }
            ++seen;
        }
        QVERIFY(seen > 3000);
        QVERIFY(stopped > 0 || !tree.trace().isInterrupted());
    }

    void treePvMatchesTheSearch() {
        SearchRequest request;
        request.position = *Position::fromFen(kMiddleGame);
        request.techniques = presetFromId("alphabeta").value();
        request.limits.depth = 4;
        Searcher searcher;
        const RecordedSearch recorded = searcher.record(request, {});
        const SearchTree tree(request.position, recorded.trace);
        std::vector<Move> line;
        for (const NodeIndex node : tree.bestLine(tree.top())) line.push_back(tree.node(node).move);
        QCOMPARE(line.size(), recorded.result.info.pv.size());
        QVERIFY(line == recorded.result.info.pv);
    }

    void expandingTouchesOnlyItsRows() {
        const SearchTree tree = treeOf(kMiddleGame, "alphabeta", 5);
        QVERIFY(tree.trace().nodes().size() > 20'000);
        TraceRowsModel rows;
        showAll(rows, tree);
        QSignalSpy inserted(&rows, &QAbstractItemModel::rowsInserted);
        QSignalSpy reset(&rows, &QAbstractItemModel::modelReset);
        QSignalSpy data(&rows, &QAbstractItemModel::dataChanged);
        const int before = rows.count();
        rows.setExpanded(1, true);
        const auto children = tree.trace().children(static_cast<NodeIndex>(rows.nodeAt(1))).size();
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(data.count(), 1);
        const int added = rows.count() - before;
        QVERIFY(added >= static_cast<int>(children) && added <= static_cast<int>(children) + 2);
        rows.setExpanded(1, false);
        QCOMPARE(rows.count(), before);
    }

    void childrenSumToTheNodeCount() {
        const SearchTree tree = treeOf(kMiddleGame, "alphabeta", 4, kMinTraceNodes);
        QVERIFY(tree.trace().cutPly() < kMaxPly);
        std::uint64_t notRecorded = 0;
        for (NodeIndex i = 0; i < tree.trace().nodes().size(); ++i) {
            std::uint64_t below = 1 + tree.unrecordedHere(i);
            for (const NodeIndex child : tree.trace().children(i)) below += tree.node(child).nodes;
            QCOMPARE(below, tree.node(i).nodes);
            notRecorded += tree.unrecordedHere(i);
        }
        QCOMPARE(notRecorded, tree.trace().unrecordedBelow(0));
        const auto last = static_cast<std::size_t>(tree.trace().cutPly()) - 1;
        for (NodeIndex i = 0; i < tree.trace().nodes().size(); ++i)
            if (tree.node(i).ply == last && tree.node(i).reason == TraceEnd::BetaCutoff)
                QCOMPARE(reasonWords(tree, i), QString("Refuted by a reply that is not recorded"));
        TraceRowsModel rows;
        showAll(rows, tree);
        // Down to the deepest ply that is left: its row gives the number of missing nodes.
        int row = 0;
        while (rows.isExpandable(row) && !tree.trace().children(NodeIndex(rows.nodeAt(row))).empty()) {
            rows.setExpanded(row, true);
            ++row;
        }
        rows.setExpanded(row, true);
        QList<TraceRowsModel::Kind> kinds;
        for (int i = 0; i < rows.count(); ++i)
            kinds += rows.data(rows.index(i), TraceRowsModel::KindRole).value<TraceRowsModel::Kind>();
        QVERIFY(kinds.contains(TraceRowsModel::Kind::Node));
        for (int i = 0; i < rows.count(); ++i)
            if (kinds[i] == TraceRowsModel::Kind::Unrecorded)
                QVERIFY(textAt(rows, i, TraceRowsModel::MoveRole).contains("not recorded"));
    }

    void deepNodesAreFound() {
        const SearchTree tree = treeOf(kMiddleGame, "full", 6);
        TraceRowsModel rows;
        const QAbstractItemModelTester tester(&rows);
        showAll(rows, tree);
        NodeIndex deepest = tree.top();
        for (NodeIndex i = tree.top(); i < tree.end(); ++i)
            if (tree.node(i).ply > tree.node(deepest).ply) deepest = i;
        const int row = rows.reveal(deepest);
        QCOMPARE(rows.nodeAt(row), static_cast<int>(deepest));
        QCOMPARE(rows.levelAt(row), static_cast<int>(tree.pathTo(deepest).size()) - 1);
        QCOMPARE(rows.nodeAt(rows.parentRow(row)), static_cast<int>(tree.node(deepest).parent));
        rows.setExpanded(0, false);
        QCOMPARE(rows.count(), 1);
    }

    void reSearchIsLabelled() {
        const SearchTree tree = treeOf(kMiddleGame, "full", 8);
        TraceRowsModel rows;
        showAll(rows, tree);
        int again = 0;
        for (int round = 0; round < 3; ++round)
            for (int row = rows.count() - 1; row >= 0; --row) rows.setExpanded(row, true);
        for (int row = 0; row < rows.count(); ++row)
            again += textAt(rows, row, TraceRowsModel::ChangeRole).contains("searched again");
        QVERIFY(again > 0);
    }

    void widthShowsNodeCounts() {
        constexpr double kWidth = 840;
        const SearchTree tree = treeOf(kMiddleGame, "full", 8);
        const IcicleLayout layout = layOutIcicle(tree, tree.top(), kWidth, {});
        QVERIFY(layout.rows > 2);
        QCOMPARE(layout.blocks.front().width, kWidth);
        std::map<int, double> right;
        std::map<int, double> work;
        for (const IcicleBlock& block : layout.blocks) {
            QVERIFY(block.x >= -0.01 && block.x + block.width <= kWidth + 0.01);
            work[block.row] += block.width;
        }
        for (const auto& [row, width] : work) QVERIFY(width <= kWidth + 0.01);
        // The first ply fills most of the width.
        QVERIFY(work[1] > 0.9 * kWidth);
        QVERIFY(static_cast<double>(layout.blocks.size()) <= layout.rows * 2 * kWidth / kMinIcicleBlock);
    }

    void blocksHaveNumbers() {
        const SearchTree tree = treeOf(kMiddleGame, "full", 7, kMinTraceNodes);
        IcicleModel picture;
        picture.setWidth(900);
        picture.show(tree, tree.top(), tree.bestLine(tree.top()));
        QStringList seen;
        for (int row = 0; row < picture.rowCount(); ++row) {
            const QString kind = picture.data(picture.index(row), IcicleModel::KindRole).toString();
            const auto node = picture.data(picture.index(row), IcicleModel::NodeIdRole).toUInt();
            const QString words = picture.wordsAt(row);
            QVERIFY(!picture.nameAt(row).isEmpty());
            if (kind == "never")
                QVERIFY2(words.contains("never searched"), qPrintable(words));
            else if (kind == "unrecorded")
                QVERIFY2(words.contains("not recorded"), qPrintable(words));
            else if (kind == "merged")
                QVERIFY2(words.contains(" nodes, each"), qPrintable(words));
            else
                QVERIFY2(words.startsWith(valueWords(tree, node)) && words.endsWith(reasonWords(tree, node)),
                         qPrintable(words));
            if (!seen.contains(kind)) seen += kind;
        }
        QVERIFY(seen.contains("merged") && seen.contains("unrecorded") && seen.contains("never"));
        QVERIFY(picture.wordsAt(-1).isEmpty() && picture.nameAt(picture.rowCount()).isEmpty());
    }

    void nodesBelongToABlock() {
        const SearchTree tree = treeOf(kMiddleGame, "full", 7);
        IcicleModel picture;
        QCOMPARE(picture.shownIdOf(0), -1);
        picture.setWidth(400);
        picture.show(tree, tree.top(), {});
        int own = 0;
        int merged = 0;
        for (NodeIndex node = tree.top(); node < tree.end(); node += 5) {
            const int id = picture.shownIdOf(static_cast<int>(node));
            QVERIFY(id >= static_cast<int>(tree.top()) && id <= static_cast<int>(node));
            own += id == static_cast<int>(node);
            const auto path = tree.pathTo(node);
            merged += std::find(path.begin(), path.end(), static_cast<NodeIndex>(id)) == path.end();
        }
        QVERIFY(own > 0 && merged > 0);
        // Zoomed in, nodes outside the range are not shown.
        const auto children = tree.trace().children(tree.top());
        picture.show(tree, children.front(), {});
        QCOMPARE(picture.shownIdOf(static_cast<int>(children.front())), static_cast<int>(children.front()));
        QCOMPARE(picture.shownIdOf(static_cast<int>(children.back())), -1);
    }

    void narrowNeighboursAreMerged() {
        const SearchTree tree = treeOf(kMiddleGame, "alphabeta", 3);
        const IcicleLayout layout = layOutIcicle(tree, tree.top(), 120, {});
        int merged = 0;
        for (const IcicleBlock& block : layout.blocks)
            if (block.kind == IcicleKind::Merged) merged += block.count;
        QVERIFY(merged > 0);
        for (const IcicleBlock& block : layout.blocks)
            if (block.kind == IcicleKind::Searched && block.row > 0) QVERIFY(block.width >= 1);
    }
};

PLYGLASS_TEST(TraceRowsTest);
#include "trace_rows_test.moc"
