// The file that a person chose to save in, checked at before anything is written.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>

namespace plyglass {

class SaveTarget : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(SaveTarget)
    /// What was chosen, with its ending.
    Q_PROPERTY(QUrl file READ file NOTIFY checked FINAL)
    /// Something of that name is there.
    Q_PROPERTY(bool taken READ taken NOTIFY checked FINAL)
    /// It is a file, so that another can take its place.
    Q_PROPERTY(bool canReplace READ canReplace NOTIFY checked FINAL)
    /// It holds games, so that one more can be added.
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

    /// Looks what is there; `ending`, such as "pgn", is added to a name that has none.
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
