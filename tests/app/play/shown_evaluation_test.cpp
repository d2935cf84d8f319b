// The evaluation bar, the graph and the move list show the same full-strength value of each position, or
// none.
#include "app/viewmodels/play/shown_evaluation.h"

#include <cmath>

#include "app/services/game/recorded_evaluation.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/pgn.h"
#include "engine/lab/analysis/win_percent.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

const GameNode& nodeAt(WindowUnderTest& window, int ply) {
    const GameNode* node = window.controller().live();
    while (node->ply() > ply) node = node->parent();
    return *node;
}

bool isAllKnown(const QList<double>& history) {
    return std::ranges::none_of(history, [](double value) { return std::isnan(value); });
}

QString listed(WindowUnderTest& window, int ply) {
    const auto role = ply % 2 == 1 ? MoveListModel::WhiteEvalRole : MoveListModel::BlackEvalRole;
    const MoveListModel& moves = *window.game().moves();
    return moves.data(moves.index((ply - 1) / 2), role).toString();
}

}  // namespace

class ShownEvaluationTest : public QObject {
    Q_OBJECT
  private slots:
    void weakLevelScoresAreNotShown() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), atLevel(computer(kNoDepthLimit), 3));
        window.start(setup);
        for (const char* move : {"e2e4", "g1f3"}) {
            const int ply = window.controller().live()->ply();
            window.play(move);
            QVERIFY(window.waitForPly(ply + 2));
        }
        QTRY_VERIFY_WITH_TIMEOUT(isAllKnown(window.game().evalHistory()), kTimeoutMs);
        QVERIFY(window.game().evaluation().known);
        for (int ply = 1; ply <= 4; ++ply) {
            const auto isJudged = [&] {
                const Judgement* const known = window.controller().judgements().of(nodeAt(window, ply));
                return known && known->nodes >= 50'000;
            };
            QTRY_VERIFY_WITH_TIMEOUT(isJudged(), kTimeoutMs);
            QVERIFY(!listed(window, ply).isEmpty());
        }
        // The saved evaluation is the full-strength one, not the player's.
        const Game& saved = window.controller().gameForSaving();
        for (const GameNode* node = saved.current(); node->parent(); node = node->parent())
            QCOMPARE(node->evalDepth, std::optional(window.controller().judgements().of(*node)->depth));
    }

    void foreignEvaluationsKeepTheirScale() {
        WindowUnderTest window;
        window.controller().open(readPgn("1. e4 { [%eval 1.00,99] } *").value());
        QCOMPARE(window.game().evalHistory().front(), winPercent(100));
        QCOMPARE(listed(window, 1), QString("+1.0"));
    }

    void ownJudgementsComeFirst() {
        WindowUnderTest window;
        window.controller().open(readPgn("1. e4 { [%eval 9.00,99] } *").value());
        window.game().goToPly(1);
        QCOMPARE(listed(window, 1), QString("+9.0"));
        window.app->ask()->ask(AskViewModel::Question::Balance);
        QTRY_VERIFY_WITH_TIMEOUT(window.app->ask()->isAnswered(), kTimeoutMs);
        QVERIFY(listed(window, 1) != QString("+9.0"));
        QCOMPARE(window.game().evaluation().text, listed(window, 1).mid(1));
    }

    void reportAndEvalBarAgree() {
        WindowUnderTest window{"e2e4", "e7e5", "d1h5", "e8e7", "h5e5"};
        ReportViewModel& report = *window.app->report();
        report.make();
        QTRY_VERIFY_WITH_TIMEOUT(report.complete() && !report.running(), kTimeoutMs);
        window.game().goToPly(4);
        for (int ply = 1; ply <= 4; ++ply) {
            const auto searched = report.report()->deepest(ply);
            const Judgement* const known = window.controller().judgements().of(nodeAt(window, ply));
            QVERIFY(known->depth >= searched->depth);
            if (known->depth > searched->depth) continue;
            QCOMPARE(known->score(), searched->score);
            QCOMPARE(window.game().evalHistory().at(ply - 1), report.percents().at(ply));
        }
    }

    void deeperAnalysisUpdatesTheBar() {
        WindowUnderTest window{"e2e4"};
        AnalyseViewModel& analyse = *window.app->analyse();
        analyse.setActive(true);
        const auto depth = [&] {
            const Judgement* const known = window.controller().judgements().of(nodeAt(window, 1));
            return known ? known->depth : 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(depth() >= 10 && analyse.info() && analyse.info()->depth >= 10, kTimeoutMs);
        // The two are updated one after the other.
        QTRY_COMPARE_WITH_TIMEOUT(window.game().evaluation().text, analyse.evalText(), kTimeoutMs);
        // Back at the same position the known result is shown at once, and labelled as such.
        window.play("e7e5");
        window.game().goToPly(1);
        QVERIFY(analyse.hasEval());
        QVERIFY(analyse.lines()->value(0, "depth").toInt() >= 10);
    }

    void questionShowsTheDeepestJudgement() {
        WindowUnderTest window;
        window.start(setupOf(person(), person()));
        window.play("e2e4");
        AnalyseViewModel& analyse = *window.app->analyse();
        analyse.setActive(true);
        QTRY_VERIFY_WITH_TIMEOUT(analyse.info() && analyse.info()->depth >= 12, kTimeoutMs);
        analyse.setActive(false);
        AskViewModel& ask = *window.app->ask();
        ask.setBudget(3'000);
        for (const auto question : {AskViewModel::Question::Balance, AskViewModel::Question::Threat}) {
            ask.ask(question);
            QTRY_VERIFY_WITH_TIMEOUT(ask.isAnswered() && !ask.isRunning(), kTimeoutMs);
            const Judgement& known = *window.controller().judgements().of(nodeAt(window, 1));
            QVERIFY(known.depth >= 12);
            const QString value = scoreText(known.score(), Black);
            QStringList told = ask.sentences();
            for (int row = 0; row < ask.rows()->count(); ++row)
                told += ask.rows()->value(row, "cells").toStringList();
            QVERIFY2(told.join(' ').contains(value), qPrintable(value + " :: " + told.join(' ')));
        }
    }

    void clockHidesTheComputersLine() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), computer(4));
        setup.time = TimeControl::suddenDeath(5, 0);
        window.start(setup);
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        QVERIFY(window.thinking().hasResult());
        QVERIFY2(window.thinking().pvText().contains("clock"), qPrintable(window.thinking().pvText()));
        window.app->settings()->setLinesOnClock(true);
        QVERIFY(window.thinking().pvText().startsWith(u"1…"));
        window.app->settings()->setLinesOnClock(false);
        window.game().resign();
        QVERIFY(window.thinking().pvText().startsWith(u"1…"));
    }
};

PLYGLASS_TEST(ShownEvaluationTest);
#include "shown_evaluation_test.moc"
