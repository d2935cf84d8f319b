// Keys as settings name them ("Ctrl+Shift+Z", "Left") and as a person reads them ("Ctrl+Shift+Z", "←").
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace plyglass {

class KeyNames : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    /// The name of the key of an event; "" for a modifier alone.
    Q_INVOKABLE static QString of(int key, int modifiers);
    Q_INVOKABLE static QString shown(const QString& name);
    /// Heard even where text is typed: a function key, or one with Ctrl, Alt or Meta.
    Q_INVOKABLE static bool isGlobal(const QString& name);
};

}  // namespace plyglass
