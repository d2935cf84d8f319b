// Messages of all parts of the program, shown for a while on every page.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>

#include "app/services/game/tone.h"

namespace plyglass {

class Notices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.notices")
    /// May be empty.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QString tone READ tone NOTIFY changed FINAL)

  public:
    explicit Notices(QObject* parent = nullptr);

    QString text() const { return m_text; }
    QString tone() const { return toneName(m_tone); }
    Q_INVOKABLE void dismiss();

    /// Shows a sentence. Simultaneous sentences are joined, in the more serious tone; good news does not
    /// replace an error just before it.
    void say(const QString& sentence, Tone tone);
    void warn(const QString& sentence) { say(sentence, Tone::Warn); }
    /// Removes an error after the person's next action.
    void dismissTrouble();

  signals:
    void changed();
    /// Each sentence once, for screen readers.
    void notified(const QString& sentence);

  private:
    QString m_text;
    Tone m_tone = Tone::Neutral;
    QTimer m_timer;
};

}  // namespace plyglass
