// The second analysis beside the first: both follow the same position, and differences are reported.
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

using SecondAgreement = SecondLinesViewModel::Agreement;

namespace {

/// Waits until both have a result for the shown position.
void waitForBoth(WindowUnderTest& window) {
    QTRY_VERIFY_WITH_TIMEOUT(window.app->second()->moveAgreement() != SecondAgreement::Unknown, kTimeoutMs);
}

}  // namespace

class SecondLinesTest : public QObject {
    Q_OBJECT

  private slots:
    void secondEngineNeedsTheFirst() {
        WindowUnderTest window;
        AnalyseViewModel& analyse = *window.app->analyse();
        SecondLinesViewModel& second = *window.app->second();
        second.setOn(true);
        QVERIFY(!second.searching());
        analyse.setActive(true);
        QVERIFY(second.searching());
        analyse.setEngineOn(false);
        QVERIFY(!second.searching());
        analyse.setEngineOn(true);
        waitForBoth(window);
        second.setOn(false);
        QVERIFY(!second.searching());
        QVERIFY(analyse.searching());
        QCOMPARE(second.lines()->rowCount(), 0);
        second.setOn(true);
        QVERIFY(second.searching());
        analyse.setActive(false);
        QVERIFY(!second.searching() && !analyse.searching());
        QCOMPARE(second.lines()->rowCount(), 0);
    }

    void bothEnginesFollowTheShownPosition() {
        WindowUnderTest window(setupOf(person(), person()));
        window.app->analyse()->setActive(true);
        window.app->second()->setOn(true);
        waitForBoth(window);
        window.play("e2e4");
        QVERIFY(window.app->second()->moveAgreement() == SecondAgreement::Unknown);
        QTRY_COMPARE_WITH_TIMEOUT(window.app->second()->lines()->rowCount(), 3, kTimeoutMs);
        const QString line = window.app->second()->lines()->value(0, "text").toString();
        QVERIFY2(line.startsWith(QStringLiteral("1…")), qPrintable(line));
        window.app->analyse()->setLineCount(5);
        QTRY_COMPARE_WITH_TIMEOUT(window.app->second()->lines()->rowCount(), 5, kTimeoutMs);
    }

    void equalEvaluatorsAgree() {
        WindowUnderTest window;
        // A queen hangs.
        window.start(from(setupOf(person(), person()), "3qk3/8/8/8/8/8/8/3RK3 w - - 0 1"));
        SecondLinesViewModel& second = *window.app->second();
        const QStringList names = window.app->techniques()->player()->evaluatorNames();
        second.player()->setEvaluatorIndex(static_cast<int>(names.indexOf(second.firstName())));
        QCOMPARE(second.name(), QString("Same settings as the first"));
        second.setOn(true);
        window.app->analyse()->setActive(true);
        QTRY_VERIFY_WITH_TIMEOUT(second.moveAgreement() == SecondAgreement::Same, kTimeoutMs);
        QVERIFY2(second.moveText().contains("Rxd8+"), qPrintable(second.moveText()));
        QVERIFY(second.arrows().isEmpty());
    }

    void materialEvaluatorDisagrees() {
        WindowUnderTest window;
        // Equal material, and a winning passed pawn.
        window.start(from(setupOf(person(), person()), "4k3/pp6/8/8/8/8/6PP/4K2R b K - 0 1"));
        SecondLinesViewModel& second = *window.app->second();
        second.player()->setEvaluatorIndex(0);
        second.player()->setPresetIndex(0);
        QVERIFY(second.name().contains(QStringLiteral(" · ")));
        second.setOn(true);
        window.app->analyse()->setActive(true);
        QTRY_VERIFY_WITH_TIMEOUT(second.scoreAgreement() == SecondAgreement::Different, kTimeoutMs);
        QVERIFY(!second.scoreText().isEmpty());
    }

    void secondLinesCanBeShownAndPlayed() {
        WindowUnderTest window(setupOf(person(), person()));
        SecondLinesViewModel& second = *window.app->second();
        second.setOn(true);
        window.app->analyse()->setActive(true);
        waitForBoth(window);
        QCOMPARE(second.arrows().isEmpty(), second.moveAgreement() == SecondAgreement::Same);
        window.app->analyse()->setEngineOn(false);
        QVERIFY(second.arrows().isEmpty());
        QVERIFY(second.lines()->rowCount() > 0);
        second.preview(0, 1);
        QVERIFY(window.app->analyse()->previewing());
        second.preview(0, 0);
        QVERIFY(!window.app->analyse()->previewing());
        second.playLine(99, 1);
        QCOMPARE(window.controller().shown()->ply(), 0);
        second.playLine(0, 1);
        QCOMPARE(window.controller().shown()->ply(), 1);
    }

    void choiceIsRemembered() {
        WindowUnderTest window;
        window.app->second()->setOn(true);
        window.app->second()->player()->setEvaluatorIndex(0);
        window.app->second()->player()->setPresetIndex(1);
        const QString name = window.app->second()->name();
        window.close();
        window.open();
        QVERIFY(window.app->second()->isOn());
        QCOMPARE(window.app->second()->name(), name);
    }
};

PLYGLASS_TEST(SecondLinesTest);
#include "second_lines_test.moc"
