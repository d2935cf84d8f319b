// What the program has to say, from whatever part, for a while: the window shows it on every page.
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
    /// Empty if there is nothing to say.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QString tone READ tone NOTIFY changed FINAL)

  public:
    explicit Notices(QObject* parent = nullptr);

    QString text() const { return m_text; }
    QString tone() const { return toneName(m_tone); }
    Q_INVOKABLE void dismiss();

    /// Sentences that come at once are joined, in the graver tone; good news does not replace the trouble
    /// just before it.
    void say(const QString& sentence, Tone tone);
    void warn(const QString& sentence) { say(sentence, Tone::Warn); }
    /// Removes what went wrong, now that the person has done something else.
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
