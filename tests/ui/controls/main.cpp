// Runs the tst_*.qml files of this folder. A warning from any QML file fails the run.
#include <QtQuickTest/quicktest.h>
#include <QAbstractListModel>
#include <QAccessible>
#include <QDir>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlError>
#include <QStringList>
#include <cstdio>

/// View and actions of assistive technology on an item, for the tests.
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
    /// Performs the action like a screen reader; returns false if the item does not offer it.
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

/// One line for a chart. A ListModel cannot hold a list of numbers.
class OneLine : public QAbstractListModel {
    Q_OBJECT
    Q_PROPERTY(QList<qreal> values READ values WRITE setValues NOTIFY valuesChanged)

  public:
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex&, int role) const override {
        switch (role) {
            case BadgeRole:
            case NameRole:
                return QStringLiteral("Elo");
            case SeriesRole:
                return 1;
            case ValuesRole:
                return QVariant::fromValue(m_values);
            default:
                return {};
        }
    }
    QHash<int, QByteArray> roleNames() const override {
        return {{BadgeRole, "badge"}, {NameRole, "name"}, {SeriesRole, "series"}, {ValuesRole, "values"}};
    }
    QList<qreal> values() const { return m_values; }
    void setValues(const QList<qreal>& values) {
        beginResetModel();
        m_values = values;
        endResetModel();
        emit valuesChanged();
    }

  signals:
    void valuesChanged();

  private:
    enum Role { BadgeRole = Qt::UserRole + 1, NameRole, SeriesRole, ValuesRole };

    QList<qreal> m_values;
};

class Setup : public QObject {
    Q_OBJECT

  public:
    QStringList warnings;
    Assist assist;
    OneLine oneLine;

  public slots:
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        QDir().mkpath(QStringLiteral(PICTURES_DIR));
        QAccessible::setActive(true);
        engine->rootContext()->setContextProperty(QStringLiteral("assist"), &assist);
        engine->rootContext()->setContextProperty(QStringLiteral("oneLine"), &oneLine);
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
