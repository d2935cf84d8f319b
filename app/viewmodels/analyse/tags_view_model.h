// The tags of the game on the board: players, place, date, result and the other tags of the file.
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

    /// The values by name: the tags with a field of their own, Result among them, and `others`, one a line:
    /// "Annotator Anna". `hasResult`: the result can be chosen, which it cannot while the game is played.
    Q_INVOKABLE QVariantMap read() const;
    /// Writes such values into the game as one edit. On an error it changes nothing and returns the error as
    /// a sentence; otherwise it returns an empty text.
    Q_INVOKABLE QString apply(const QVariantMap& values);

  private:
    GameController& m_controller;
};

}  // namespace plyglass
