// Runs the tst_*.qml files of this folder on the real window, with two persons at the board, so that no
// computer moves on its own.
#include <QtQuickTest>

#include "tests/ui/program_harness.h"

namespace {

class Setup : public ProgramSetup {
    Q_OBJECT

  public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        ProgramSetup::qmlEngineAvailable(engine);
        plyglass::GameSetup setup;
        setup.players = {plyglass::PlayerSetup{}, plyglass::PlayerSetup{}};
        program()->game()->startGame(setup);
        program()->settings()->setReduceMotion(true);
        program()->ask()->setBudget(100'000);
    }
};

}  // namespace

QUICK_TEST_MAIN_WITH_SETUP(ask, Setup)
#include "test_ask.moc"
