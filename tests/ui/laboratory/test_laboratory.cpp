// Runs the tst_*.qml files of this folder on the real program, and gives them files, pictures and the warnings
// they caused.
#include <QDir>
#include <QFile>
#include <QImage>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QUrl>
#include <QtQuickTest>
#include <memory>
#include <utility>

#include "app/viewmodels/app_view_model.h"

namespace {

/// What the tests need from outside QML.
class Harness : public QObject {
    Q_OBJECT
    Q_PROPERTY(plyglass::AppViewModel* app READ app CONSTANT)
    Q_PROPERTY(QString pictures READ pictures CONSTANT)

  public:
    static inline QStringList s_warnings;
    static inline QtMessageHandler s_before = nullptr;

    Harness() {
        plyglass::AppOptions options;
        options.dataDirectory = m_folder.filePath(QStringLiteral("data"));
        options.settingsFile = m_folder.filePath(QStringLiteral("plyglass.conf"));
        m_app = std::make_unique<plyglass::AppViewModel>(options);
        QQmlEngine::setObjectOwnership(m_app.get(), QQmlEngine::CppOwnership);
    }

    plyglass::AppViewModel* app() const { return m_app.get(); }
    QString pictures() const { return QStringLiteral(LABORATORY_PICTURES); }
    Q_INVOKABLE QUrl file(const QString& name) const { return QUrl::fromLocalFile(m_folder.filePath(name)); }
    Q_INVOKABLE QString textOf(const QString& name) const {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    Q_INVOKABLE int widthOf(const QString& name) const { return QImage(m_folder.filePath(name)).width(); }

    /// Begins to collect warnings, over the handler that Qt Test has installed.
    Q_INVOKABLE void watch() {
        const QtMessageHandler before = qInstallMessageHandler(&Harness::catchMessage);
        if (before != &Harness::catchMessage) s_before = before;
    }
    /// The warnings since the last question.
    Q_INVOKABLE QStringList takeWarnings() { return std::exchange(s_warnings, {}); }
    /// The window as it stands, popups included, to a PNG file.
    Q_INVOKABLE bool grab(QQuickWindow* window, const QString& path) { return window->grabWindow().save(path); }

    static void catchMessage(QtMsgType type, const QMessageLogContext& context, const QString& text) {
        if (type == QtWarningMsg || type == QtCriticalMsg) s_warnings.append(text);
        s_before(type, context, text);
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
        QDir().mkpath(QStringLiteral(LABORATORY_PICTURES));
    }

    void qmlEngineAvailable(QQmlEngine* engine) {
        m_harness = std::make_unique<Harness>();
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->rootContext()->setContextProperty(QStringLiteral("harness"), m_harness.get());
    }

    void cleanupTestCase() { m_harness.reset(); }

  private:
    std::unique_ptr<Harness> m_harness;
};

}  // namespace

QUICK_TEST_MAIN_WITH_SETUP(laboratory, Setup)
#include "test_laboratory.moc"
