// Runs the tst_*.qml files of this folder on the real program, and gives them files, pictures and the
// warnings they caused.
#include <QDir>
#include <QFile>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QUrl>
#include <QtQuickTest>
#include <memory>

#include "app/viewmodels/app_view_model.h"
#include "tests/ui/page_harness.h"

namespace {

class LearningHarness : public PageHarness {
    Q_OBJECT
    Q_PROPERTY(plyglass::AppViewModel* app READ app CONSTANT)

  public:
    LearningHarness() : PageHarness(QStringLiteral(LEARNING_PICTURES)) {
        plyglass::AppOptions options;
        options.dataDirectory = m_folder.filePath(QStringLiteral("data"));
        options.settingsFile = m_folder.filePath(QStringLiteral("plyglass.conf"));
        m_app = std::make_unique<plyglass::AppViewModel>(options);
        QQmlEngine::setObjectOwnership(m_app.get(), QQmlEngine::CppOwnership);
    }

    plyglass::AppViewModel* app() const { return m_app.get(); }
    Q_INVOKABLE QUrl file(const QString& name) const { return QUrl::fromLocalFile(m_folder.filePath(name)); }
    Q_INVOKABLE QString textOf(const QString& name) const {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

  private:
    QTemporaryDir m_folder;
    std::unique_ptr<plyglass::AppViewModel> m_app;
};

class Setup : public QObject {
    Q_OBJECT

  public slots:
    void applicationAvailable() {
        QQuickStyle::setStyle(QStringLiteral("Fusion"));
        QDir().mkpath(QStringLiteral(LEARNING_PICTURES));
    }

    void qmlEngineAvailable(QQmlEngine* engine) {
        m_harness = std::make_unique<LearningHarness>();
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->rootContext()->setContextProperty(QStringLiteral("harness"), m_harness.get());
    }

    void cleanupTestCase() { m_harness.reset(); }

  private:
    std::unique_ptr<LearningHarness> m_harness;
};

}  // namespace

QUICK_TEST_MAIN_WITH_SETUP(learning, Setup)
#include "test_learning.moc"
