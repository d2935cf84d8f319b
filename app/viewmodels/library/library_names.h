// Completion of names from the library.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

#include "app/services/library/game_library.h"

namespace plyglass {

class LibraryNames : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.names")
    /// Names with the last looked-up beginning, at most eight.
    Q_PROPERTY(QStringList found READ found NOTIFY foundChanged FINAL)
    /// Games played elsewhere under the person's own names; −1 until counted.
    Q_PROPERTY(int ownGames READ ownGames NOTIFY ownGamesChanged FINAL)

  public:
    /// The library outlives it.
    explicit LibraryNames(GameLibrary& library, QObject* parent = nullptr);

    QStringList found() const { return m_found; }
    int ownGames() const { return m_ownGames; }

    /// `found` follows.
    Q_INVOKABLE void lookUp(const QString& beginning);
    /// `ownGames` follows.
    Q_INVOKABLE void countOwnGames();

  signals:
    void foundChanged();
    void ownGamesChanged();

  private:
    GameLibrary& m_library;
    QStringList m_found;
    int m_ownGames = -1;
};

}  // namespace plyglass
