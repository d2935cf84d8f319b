// The demonstration game, used only with `--demo`.
#include "app/viewmodels/shell/demo_player.h"

#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

class DemoPlayerTest : public QObject {
    Q_OBJECT
  private slots:
    /// Longer than any demonstration: a person's game is not captured, taken over, or ended.
    void gameWithoutDemoIsUnchanged() {
        WindowUnderTest window;
        const QTemporaryDir folder;
        const DemoPlayer player(*window.app, nullptr, QDir(folder.path()));
        const QSignalSpy finished(&player, &DemoPlayer::finished);
        window.start(setupOf(person(), person()));
        const QStringList moves = QString(
                                      "a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 "
                                      "g2g3 g7g6 h2h3 h7h6 a3a4 a6a5 b3b4 b6b5 c3c4 c6c5")
                                      .split(' ');
        for (const QString& move : moves) window.play(move);
        QCOMPARE(window.game().plyCount(), moves.size());
        QTest::qWait(100);
        QVERIFY(window.controller().setup().players[White].kind == PlayerKind::Person);
        QVERIFY(window.controller().setup().players[Black].kind == PlayerKind::Person);
        QCOMPARE(finished.count(), 0);
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

PLYGLASS_TEST(DemoPlayerTest);
#include "demo_player_test.moc"
