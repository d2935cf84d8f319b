// Notices: joined when they come together, trouble kept over good news.
#include "app/viewmodels/shell/notices.h"

#include <QSignalSpy>

#include "tests/suite.h"

using namespace plyglass;

class NoticesTest : public QObject {
    Q_OBJECT

  private slots:
    void sentencesOfOneMomentAreJoined() {
        Notices notices;
        notices.say("The first.", Tone::Good);
        notices.say("The second.", Tone::Neutral);
        QCOMPARE(notices.text(), QString("The first. The second."));
        QCOMPARE(notices.tone(), QString("neutral"));
        QTest::qWait(150);
        notices.say("The third.", Tone::Good);
        QCOMPARE(notices.text(), QString("The third."));
    }

    void newsDoesNotReplaceTrouble() {
        Notices notices;
        notices.say("Not saved.", Tone::Bad);
        QTest::qWait(150);
        notices.say("Opened.", Tone::Good);
        QCOMPARE(notices.text(), QString("Not saved. Opened."));
        QCOMPARE(notices.tone(), QString("bad"));
        notices.dismissTrouble();
        QCOMPARE(notices.text(), QString());
    }

    void newsStaysWhenTroubleIsDismissed() {
        Notices notices;
        notices.say("Saved.", Tone::Good);
        notices.dismissTrouble();
        QCOMPARE(notices.text(), QString("Saved."));
        notices.dismiss();
        QCOMPARE(notices.text(), QString());
    }

    void everySentenceIsSaidOnce() {
        Notices notices;
        QSignalSpy said(&notices, &Notices::notified);
        notices.warn("One.");
        notices.warn("Two.");
        QCOMPARE(said.count(), 2);
        QCOMPARE(said.back().front().toString(), QString("Two."));
    }
};

PLYGLASS_TEST(NoticesTest);
#include "notices_test.moc"
