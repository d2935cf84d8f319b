// Persistent settings, in one file of the XDG configuration directory. The only user of QSettings.
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

#include "app/services/game_setup.h"

namespace plyglass {

class Settings : public QObject {
    Q_OBJECT
  public:
    /// `file` is created when the first value is stored.
    explicit Settings(const QString& file, QObject* parent = nullptr);
    /// Settings file of the user's windows.
    static QString userFile();

    /// An invalid or out-of-range value is reported by `refused` and replaced by `fallback`.
    int readInt(const QString& key, int fallback, int least, int most);
    double readReal(const QString& key, double fallback, double least, double most);
    bool readBool(const QString& key, bool fallback);
    /// Empty if not stored.
    QString readText(const QString& key) const { return m_settings.value(key).toString(); }
    /// `allowed` are the valid values.
    QString readChoice(const QString& key, const QString& fallback, const QStringList& allowed);
    void write(const QString& key, const QVariant& value);
    void remove(const QString& key);

    /// Players and clocks of the last game.
    GameSetup readGameSetup();
    void writeGameSetup(const GameSetup& setup);

    /// People who played each other at this board, the last two first.
    QStringList readPeople() const;

    /// Names under which the user plays elsewhere, as entered, separated by ;.
    QString readOwnNames() const;
    void writeOwnNames(const QString& names);

    /// All messages of `refused` so far.
    QStringList refusals() const { return m_refusals; }

  Q_SIGNALS:  // the command line reads settings too, without the macro "signals"
    /// One sentence: the value, why it is invalid, and its replacement.
    void refused(const QString& message);

  private:
    void writePeople(const GameSetup& setup);
    void refuse(const QString& key, const QString& value, const QString& range);

    QSettings m_settings;
    QStringList m_refusals;
};

}  // namespace plyglass
