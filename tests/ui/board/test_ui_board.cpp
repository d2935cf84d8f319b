// Runs the QML tests of the board; any warning from QML or the board fails the program.
#include <QQmlContext>
#include <QQmlEngine>
#include <QtQuickTest>

#include "test_helper.h"

namespace {

QtMessageHandler previousHandler = nullptr;

void countWarnings(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type == QtWarningMsg || type == QtCriticalMsg) ++TestHelper::s_warnings;
    previousHandler(type, context, message);
}

}  // namespace

/// Prepares the engine of every test file.
class Setup : public QObject {
    Q_OBJECT

  public slots:
    void applicationAvailable() { previousHandler = qInstallMessageHandler(countWarnings); }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->rootContext()->setContextProperty(QStringLiteral("helper"), &m_helper);
    }

  private:
    TestHelper m_helper;
};

int main(int argc, char** argv) {
    QTEST_SET_MAIN_SOURCE_PATH
    Setup setup;
    const int failures = quick_test_main_with_setup(argc, argv, "ui_board", QUICK_TEST_SOURCE_DIR, &setup);
    if (TestHelper::s_warnings == 0) return failures;
    qInfo("%d warnings were written: they count as failures.", TestHelper::s_warnings);
    return failures + 1;
}

#include "test_ui_board.moc"
