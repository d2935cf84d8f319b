// The tags of the game on the board: who played, where, when, how it ended, and whatever else the file says.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <QVariantMap>

#include "app/services/game/game_controller.h"
#include "app/services/library/game_library.h"

namespace plyglass {

class TagsViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(GameTags)
    QML_UNCREATABLE("App.tags")
    /// Names of the library that begin like what was looked up last.
    Q_PROPERTY(QStringList names READ names NOTIFY namesChanged FINAL)

  public:
    /// Both outlive it.
    TagsViewModel(GameController& controller, GameLibrary& library, QObject* parent = nullptr);

    QStringList names() const { return m_names; }

    /// The values by name: the tags with a field of their own, Result among them, and `others`, a line each:
    /// "Annotator Anna". `hasResult` says whether the result can be chosen: not while the game is being
    /// played.
    Q_INVOKABLE QVariantMap read() const;
    /// Writes such values into the game, as one edit. Returns what is wrong with them as a sentence, and
    /// changes nothing then; empty if all is well.
    Q_INVOKABLE QString apply(const QVariantMap& values);
    /// `names` follows.
    Q_INVOKABLE void lookUp(const QString& beginning);

  signals:
    void namesChanged();

  private:
    GameController& m_controller;
    GameLibrary& m_library;
    QStringList m_names;
};

}  // namespace plyglass
