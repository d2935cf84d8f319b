// Runs the tst_*.qml files of this folder on the real pages, and gives them pictures and the warnings they
// caused.
#include <QDir>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQuickTest>

#include "tests/ui/page_harness.h"

namespace {

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
    PageHarness m_harness{QStringLiteral(PAGES_PICTURES)};
};

}  // namespace

QUICK_TEST_MAIN_WITH_SETUP(pages, Setup)
#include "test_pages.moc"
