#include "app/translations/translations.h"

#include <QCoreApplication>
#include <QTranslator>

namespace plyglass {

namespace {

const QString kFolder = QStringLiteral(":/i18n");
const QString kName = QStringLiteral("plyglass");

void installFrom(const QLocale& locale) {
    auto* const translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(locale, kName, QStringLiteral("_"), kFolder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

void installEnglish() { installFrom(QLocale(QLocale::English)); }
Q_COREAPP_STARTUP_FUNCTION(installEnglish)

}  // namespace

void installTranslation(const QLocale& locale) {
    if (locale.language() != QLocale::English) installFrom(locale);
}

}  // namespace plyglass
