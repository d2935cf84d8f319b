// The file that a person chose to save in, looked at before anything is written.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QUrl>

namespace plyglass {

class SaveTarget : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(SaveTarget)
    /// What was chosen, with its ending.
    Q_PROPERTY(QUrl file READ file NOTIFY looked FINAL)
    /// Something of that name is there.
    Q_PROPERTY(bool taken READ taken NOTIFY looked FINAL)
    /// It is a file, so that another can take its place.
    Q_PROPERTY(bool canReplace READ canReplace NOTIFY looked FINAL)
    /// It holds games, so that one more can be added.
    Q_PROPERTY(bool canAppend READ canAppend NOTIFY looked FINAL)
    /// "games.pgn exists already. It holds 3 games."
    Q_PROPERTY(QString question READ question NOTIFY looked FINAL)

  public:
    explicit SaveTarget(QObject* parent = nullptr) : QObject(parent) {}

    QUrl file() const { return m_file; }
    bool taken() const { return m_taken; }
    bool canReplace() const { return m_canReplace; }
    bool canAppend() const { return m_canAppend; }
    QString question() const { return m_question; }

    /// Looks what is there; `ending`, such as "pgn", is added to a name that has none.
    Q_INVOKABLE void look(const QUrl& chosen, const QString& ending);

  signals:
    void looked();

  private:
    QUrl m_file;
    bool m_taken = false;
    bool m_canReplace = false;
    bool m_canAppend = false;
    QString m_question;
};

}  // namespace plyglass
