// Runs the tst_*.qml files of this folder on the real window, with a program of its own behind it.
#include <QDir>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtQuickTest>
#include <memory>

#include "app/viewmodels/shell/app_view_model.h"
#include "tests/ui/page_harness.h"

namespace {

/// Two persons at the board, so that no computer moves on its own.
std::unique_ptr<plyglass::AppViewModel> makeProgram(const QString& folder) {
    plyglass::AppOptions options;
    options.dataDirectory = folder + QStringLiteral("/data");
    options.settingsFile = folder + QStringLiteral("/plyglass.conf");
    auto program = std::make_unique<plyglass::AppViewModel>(options);
    plyglass::GameSetup setup;
    setup.players = {plyglass::PlayerSetup{}, plyglass::PlayerSetup{}};
    program->game()->startGame(setup);
    program->settings()->setReduceMotion(true);
    program->settings()->setTheme(QStringLiteral("dark"));
    return program;
}

class Setup : public QObject {
    Q_OBJECT

  public slots:
    void applicationAvailable() {
        QQuickStyle::setStyle(QStringLiteral("Fusion"));
        QDir().mkpath(QStringLiteral(EXPLORER_PICTURES));
        m_program = makeProgram(m_folder.path());
    }

    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->rootContext()->setContextProperty(QStringLiteral("harness"), &m_harness);
        engine->rootContext()->setContextProperty(QStringLiteral("program"), m_program.get());
    }

    void cleanupTestCase() { m_program.reset(); }

  private:
    QTemporaryDir m_folder;
    PageHarness m_harness{QStringLiteral(EXPLORER_PICTURES)};
    std::unique_ptr<plyglass::AppViewModel> m_program;
};

}  // namespace

QUICK_TEST_MAIN_WITH_SETUP(explorer, Setup)
#include "test_explorer.moc"
