// Names of keys in settings ("Ctrl+Shift+Z", "Left") and for people ("Ctrl+Shift+Z", "←").
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

namespace plyglass {

class KeyNames : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    /// Name of the key of an event; "" for a modifier alone.
    Q_INVOKABLE static QString of(int key, int modifiers);
    Q_INVOKABLE static QString shown(const QString& name);
    /// Whether the key works in text fields: a function key, or one with Ctrl, Alt or Meta.
    Q_INVOKABLE static bool isGlobal(const QString& name);
};

}  // namespace plyglass
