// The tags of the game on the board: who played, where, when, how it ended, and whatever else the file says.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantMap>

#include "app/services/game/game_controller.h"

namespace plyglass {

class TagsViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(GameTags)
    QML_UNCREATABLE("App.tags")

  public:
    /// The controller outlives it.
    explicit TagsViewModel(GameController& controller, QObject* parent = nullptr);

    /// The values by name: the tags with a field of their own, Result among them, and `others`, a line each:
    /// "Annotator Anna". `hasResult` says whether the result can be chosen: not while the game is being
    /// played.
    Q_INVOKABLE QVariantMap read() const;
    /// Writes such values into the game, as one edit. Returns what is wrong with them as a sentence, and
    /// changes nothing then; empty if all is well.
    Q_INVOKABLE QString apply(const QVariantMap& values);

  private:
    GameController& m_controller;
};

}  // namespace plyglass
