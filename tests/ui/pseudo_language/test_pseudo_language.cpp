// Runs the tst_*.qml files of this folder on the real window in the pseudo-language.
#include <QtQuickTest>
#include <cstdio>

#include "tests/ui/program_harness.h"
#include "tests/ui/pseudo_language/pseudo_language.h"
#include "tests/ui/pseudo_language/text_inspector.h"

namespace {

class Setup : public ProgramSetup {
    Q_OBJECT

  public slots:
    void applicationAvailable() {
        ProgramSetup::applicationAvailable();
        const QStringList command = QStringLiteral(COLLECT_TEXTS).split(u'|');
        if (!m_language.collect(command, QStringLiteral(TEXTS)))
            qFatal("No texts: %s", qPrintable(m_language.reason()));
        QCoreApplication::installTranslator(&m_language);
    }

    void qmlEngineAvailable(QQmlEngine* engine) {
        ProgramSetup::qmlEngineAvailable(engine);
        engine->rootContext()->setContextProperty(QStringLiteral("inspector"), &m_inspector);
        engine->rootContext()->setContextProperty(QStringLiteral("language"), &m_language);
    }

    void cleanupTestCase() { ProgramSetup::cleanupTestCase(); }

  private:
    PseudoLanguage m_language;
    TextInspector m_inspector;
};

}  // namespace

QUICK_TEST_MAIN_WITH_SETUP(pseudo_language, Setup)
#include "test_pseudo_language.moc"
