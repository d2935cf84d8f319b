// "Why this move?" in the window: about the last move shown, with its rivals; forgotten when the board
// changes.
#include <QSignalSpy>

#include "tests/app/explorer_under_test.h"

using namespace plyglass;

class WhyThisViewTest : public QObject {
    Q_OBJECT

  private slots:
    void thereIsNothingToAskBeforeTheFirstMove() {
        WindowUnderTest window;
        play(window, {});
        WhyThisViewModel& whyThis = *window.app->whyThis();
        QVERIFY(!whyThis.canAsk());
        whyThis.ask();
        QVERIFY(!whyThis.running());
    }

    void theMovePlayedIsWeighedBesideItsRivals() {
        WindowUnderTest window;
        play(window, {"f2f3", "e7e5", "g2g4"});
        WhyThisViewModel& whyThis = *window.app->whyThis();
        QVERIFY(whyThis.canAsk());
        whyThis.ask();
        QVERIFY(whyThis.running());
        QCOMPARE(whyThis.moveText(), QString("2.g4"));
        QVERIFY(QTest::qWaitFor([&] { return whyThis.answered(); }, kLongMs));
        QCOMPARE(whyThis.verdict(), QString("is mated in 1"));
        QCOMPARE(whyThis.tone(), QString("mate"));
        QVERIFY2(whyThis.words().contains("Allows mate in 1"), qPrintable(whyThis.words()));
        QCOMPARE(whyThis.moveArrow(), (QStringList{"g2", "g4"}));
        QVERIFY(whyThis.rivals()->rowCount() > 0);
        const QString move =
            whyThis.rivals()->data(whyThis.rivals()->index(0), RivalMoveModel::MoveRole).toString();
        QVERIFY2(move.startsWith("2."), qPrintable(move));
    }

    void anotherPositionForgetsTheAnswer() {
        WindowUnderTest window;
        play(window, {"e2e4"});
        WhyThisViewModel& whyThis = *window.app->whyThis();
        whyThis.ask();
        window.play("e7e5");
        QVERIFY(!whyThis.running());
        QVERIFY(!whyThis.answered());
        QVERIFY(whyThis.canAsk());
    }
};

QTEST_MAIN(WhyThisViewTest)
#include "why_this_view_test.moc"
