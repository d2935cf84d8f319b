// Everything that is remembered between two starts, in one file of the XDG configuration directory. The only
// place that knows QSettings.
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

#include "app/services/game/game_setup.h"

namespace plyglass {

class Settings : public QObject {
    Q_OBJECT
  public:
    /// `file` is made when something is first stored.
    explicit Settings(const QString& file, QObject* parent = nullptr);
    /// The file that the user's windows keep their settings in.
    static QString userFile();

    /// A stored value that is no such thing, or out of range, is told by `refused` and `fallback` is used.
    int readInt(const QString& key, int fallback, int least, int most);
    double readReal(const QString& key, double fallback, double least, double most);
    bool readBool(const QString& key, bool fallback);
    /// Empty if nothing is stored.
    QString readText(const QString& key) const { return m_settings.value(key).toString(); }
    /// `allowed` is the range.
    QString readChoice(const QString& key, const QString& fallback, const QStringList& allowed);
    void write(const QString& key, const QVariant& value);
    void remove(const QString& key);

    /// Who played last, and with which clocks.
    GameSetup readGameSetup();
    void writeGameSetup(const GameSetup& setup);

    /// The names under which the person plays elsewhere, as they were written, with ; between two.
    QString readOwnNames() const;
    void writeOwnNames(const QString& names);

    /// All that `refused` has told so far.
    QStringList refusals() const { return m_refusals; }

  Q_SIGNALS:  // the command line reads settings too, and has no word "signals"
    /// One sentence: which value, why not, what is used instead.
    void refused(const QString& message);

  private:
    void refuse(const QString& key, const QString& value, const QString& range);

    QSettings m_settings;
    QStringList m_refusals;
};

}  // namespace plyglass
