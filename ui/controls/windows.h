// The windows of the program.
#pragma once

#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>

namespace plyglass {

/// Leads to what Qt 6.8 puts into a window of its own: its file dialog, which lies in the main window before.
class Windows : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

  public:
    /// The root items of all open windows.
    Q_INVOKABLE QList<QQuickItem*> roots() const {
        QList<QQuickItem*> items;
        for (QWindow* window : QGuiApplication::topLevelWindows())
            if (const auto* quick = qobject_cast<QQuickWindow*>(window); quick && quick->isVisible())
                items.append(quick->contentItem());
        return items;
    }
};

}  // namespace plyglass
