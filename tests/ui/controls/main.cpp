// Runs the tst_*.qml files beside it. A warning from any QML file fails the run.
#include <QtQuickTest/quicktest.h>
#include <QDir>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlError>
#include <QStringList>
#include <cstdio>

class Setup : public QObject {
    Q_OBJECT

  public:
    QStringList warnings;

  public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        QDir().mkpath(QStringLiteral(PICTURES_DIR));
        engine->rootContext()->setContextProperty(QStringLiteral("picturesDir"),
                                                  QStringLiteral(PICTURES_DIR));
        connect(engine, &QQmlEngine::warnings, this, [this](const QList<QQmlError>& errors) {
            for (const QQmlError& error : errors) warnings.append(error.toString());
        });
    }
};

int main(int argc, char** argv) {
    Setup setup;
    const int failed = quick_test_main_with_setup(argc, argv, "ui_controls", QUICK_TEST_SOURCE_DIR, &setup);
    for (const QString& warning : std::as_const(setup.warnings))
        std::fprintf(stderr, "QML warning: %s\n", qPrintable(warning));
    return setup.warnings.isEmpty() ? failed : failed + 1;
}

#include "main.moc"
