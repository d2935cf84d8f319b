// Runs the tst_*.qml files of this folder on the real pages, and gives them pictures and the warnings they caused.
#include <QDir>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QtQuickTest>
#include <utility>

namespace {

/// What the tests need from outside QML.
class Harness : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString pictures READ pictures CONSTANT)

  public:
    using QObject::QObject;

    static inline QStringList s_warnings;
    static inline QtMessageHandler s_before = nullptr;

    QString pictures() const { return QStringLiteral(PAGES_PICTURES); }

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
};

class Setup : public QObject {
    Q_OBJECT

  public slots:
    void applicationAvailable() {
        QQuickStyle::setStyle(QStringLiteral("Fusion"));
        QDir().mkpath(QStringLiteral(PAGES_PICTURES));
    }

    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->rootContext()->setContextProperty(QStringLiteral("harness"), &m_harness);
    }

  private:
    Harness m_harness;
};

}  // namespace

QUICK_TEST_MAIN_WITH_SETUP(pages, Setup)
#include "test_pages.moc"
