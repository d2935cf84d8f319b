#include "tests/ui/pseudo_language/pseudo_language.h"

#include <QFile>
#include <QProcess>
#include <QXmlStreamReader>

namespace {

QString keyOf(const QString& context, const QString& source, const QString& comment) {
    return context + u'\n' + comment + u'\n' + source;
}

}  // namespace

bool PseudoLanguage::collect(const QStringList& command, const QString& file) {
    QProcess lupdate;
    lupdate.setProcessChannelMode(QProcess::MergedChannels);
    lupdate.start(command.first(), command.mid(1) + QStringList{QStringLiteral("-ts"), file});
    if (!lupdate.waitForFinished(120000) || lupdate.exitCode() != 0) {
        m_reason = QStringLiteral("lupdate: ") + lupdate.errorString() + QString::fromUtf8(lupdate.readAll());
        return false;
    }
    return read(file);
}

bool PseudoLanguage::read(const QString& file) {
    QFile texts(file);
    if (!texts.open(QIODevice::ReadOnly)) {
        m_reason = texts.errorString();
        return false;
    }
    QXmlStreamReader xml(&texts);
    Message message;
    bool isCounted = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            if (xml.name() == u"name") message.context = xml.readElementText();
            if (xml.name() == u"source") message.source = xml.readElementText();
            if (xml.name() == u"comment") message.comment = xml.readElementText();
            if (xml.name() == u"message") {
                message.comment.clear();
                isCounted = xml.attributes().value(QLatin1String("numerus")) == u"yes";
            }
        } else if (xml.isEndElement() && xml.name() == u"message") {
            m_known.insert(keyOf(message.context, message.source, message.comment));
            if (isCounted) m_counted += message;
        }
    }
    m_reason = xml.errorString();
    return !xml.hasError();
}

QString PseudoLanguage::translate(const char* context, const char* source, const char* comment, int) const {
    const QString text = QString::fromUtf8(source);
    const bool isKnown =
        m_known.contains(keyOf(QString::fromUtf8(context), text, QString::fromUtf8(comment)));
    return isKnown ? pseudo(text) : QString();
}

QStringList PseudoLanguage::withoutSingular() const {
    QTranslator english;
    if (!english.load(QStringLiteral(":/i18n/plyglass_en.qm"))) return {QStringLiteral("no English at all")};
    QStringList missing;
    for (const Message& message : m_counted)
        if (english.translate(message.context.toUtf8(), message.source.toUtf8(), message.comment.toUtf8(), 1)
                .isEmpty())
            missing += message.context + QStringLiteral(": ") + message.source;
    return missing;
}

QString PseudoLanguage::pseudo(const QString& text) {
    constexpr int kLetters = 3;
    constexpr int kWord = 6;
    const bool wraps = text.contains(u' ');
    QString more;
    for (qsizetype i = 0; i < (text.size() + kLetters - 1) / kLetters; ++i) {
        if (wraps && i % (kWord + 1) == kWord) more += u' ';
        more += u'~';
    }
    return u'⟦' + text + more + u'⟧';
}
