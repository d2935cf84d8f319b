// A pseudo-language: every text that lupdate finds in the sources, in brackets and longer by a third. Texts
// without brackets in the window were never marked for translation.
#pragma once

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QTranslator>

class PseudoLanguage : public QTranslator {
    Q_OBJECT

  public:
    /// Collects the texts with lupdate; returns false and a reason if that fails.
    bool collect(const QStringList& command, const QString& file);
    QString reason() const { return m_reason; }

    bool isEmpty() const override { return m_known.isEmpty(); }
    QString translate(const char* context, const char* source, const char* comment, int n) const override;

    /// Texts with a plural but no singular in plyglass_en.ts.
    Q_INVOKABLE QStringList withoutSingular() const;

    /// "⟦Take back~~~⟧": longer by a third, with blanks that let a long text wrap.
    static QString pseudo(const QString& text);

  private:
    struct Message {
        QString context;
        QString source;
        QString comment;
    };

    bool read(const QString& file);

    QSet<QString> m_known;
    QList<Message> m_counted;
    QString m_reason;
};
