// The file chosen for saving, checked before anything is written.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>

namespace plyglass {

class SaveTarget : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(SaveTarget)
    /// The chosen file, with its extension.
    Q_PROPERTY(QUrl file READ file NOTIFY checked FINAL)
    /// Whether a file or folder of that name exists.
    Q_PROPERTY(bool taken READ taken NOTIFY checked FINAL)
    /// Whether it is a file that can be replaced.
    Q_PROPERTY(bool canReplace READ canReplace NOTIFY checked FINAL)
    /// Whether it holds games, so that one can be appended.
    Q_PROPERTY(bool canAppend READ canAppend NOTIFY checked FINAL)
    /// "games.pgn exists already. It holds 3 games."
    Q_PROPERTY(QString question READ question NOTIFY checked FINAL)

  public:
    explicit SaveTarget(QObject* parent = nullptr) : QObject(parent) {}

    QUrl file() const { return m_file; }
    bool taken() const { return m_taken; }
    bool canReplace() const { return m_canReplace; }
    bool canAppend() const { return m_canAppend; }
    QString question() const { return m_question; }

    /// Checks the chosen file; appends `ending`, such as "pgn", to a name without extension.
    Q_INVOKABLE void check(const QUrl& chosen, const QString& ending);

  signals:
    void checked();

  private:
    QUrl m_file;
    bool m_taken = false;
    bool m_canReplace = false;
    bool m_canAppend = false;
    QString m_question;
};

}  // namespace plyglass
