// Runs the tst_*.qml files of this folder on the real window, with the real view models and the real engine.
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtQuickTest>
#include <memory>

#include "app/viewmodels/shell/app_view_model.h"

namespace {

class Setup : public QObject {
    Q_OBJECT

  public slots:
    void applicationAvailable() { QQuickStyle::setStyle(QStringLiteral("Fusion")); }

    void qmlEngineAvailable(QQmlEngine* engine) {
        plyglass::AppOptions options;
        options.dataDirectory = m_directory.filePath("data");
        options.settingsFile = m_directory.filePath("plyglass.conf");
        m_app = std::make_unique<plyglass::AppViewModel>(options);
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->rootContext()->setContextProperty(QStringLiteral("program"), m_app.get());
    }

    void cleanupTestCase() { m_app.reset(); }

  private:
    QTemporaryDir m_directory;
    std::unique_ptr<plyglass::AppViewModel> m_app;
};

}  // namespace

QUICK_TEST_MAIN_WITH_SETUP(lessons, Setup)
#include "test_lessons.moc"
