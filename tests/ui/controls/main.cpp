// Runs the tst_*.qml files beside it. A warning from any QML file fails the run.
#include <QtQuickTest/quicktest.h>
#include <QAccessible>
#include <QDir>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlError>
#include <QStringList>
#include <cstdio>

/// What assistive technology sees of an item and does to it, for the tests.
class Assist : public QObject {
    Q_OBJECT

  public:
    Q_INVOKABLE QString name(QObject* item) const { return text(item, QAccessible::Name); }
    Q_INVOKABLE QString description(QObject* item) const { return text(item, QAccessible::Description); }
    Q_INVOKABLE int role(QObject* item) const {
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        return face ? face->role() : 0;
    }
    Q_INVOKABLE bool isChecked(QObject* item) const {
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        return face && face->state().checked;
    }
    /// Does the action as a screen reader would; false if the item does not offer it.
    Q_INVOKABLE bool act(QObject* item, const QString& action) const {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        if (!face || !face->actionInterface() || !face->actionInterface()->actionNames().contains(action))
            return false;
        face->actionInterface()->doAction(action);
        return true;
    }

  private:
    static QString text(QObject* item, QAccessible::Text kind) {
        const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(item);
        return face ? face->text(kind) : QString();
    }
};

class Setup : public QObject {
    Q_OBJECT

  public:
    QStringList warnings;
    Assist assist;

  public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        QDir().mkpath(QStringLiteral(PICTURES_DIR));
        QAccessible::setActive(true);
        engine->rootContext()->setContextProperty(QStringLiteral("assist"), &assist);
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
