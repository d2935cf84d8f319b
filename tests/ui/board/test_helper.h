// C++ helpers of the board's QML tests: counting items, reading and writing pictures, the warnings so far.
#pragma once

#include <QDir>
#include <QElapsedTimer>
#include <QJSEngine>
#include <QJSValue>
#include <QQuickItem>
#include <QQuickWindow>

/// Context property `helper` of the tests.
class TestHelper : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Warnings written since the program started.
    static inline int s_warnings = 0;

    Q_INVOKABLE int warnings() const { return s_warnings; }
    /// Forgives warnings provoked on purpose.
    Q_INVOKABLE void forgive(int count) { s_warnings -= count; }

    /// The number of items under an item, itself included, that satisfy the condition (or all).
    Q_INVOKABLE int countItems(QQuickItem* item, QJSValue condition = {}) const {
        int count = satisfies(item, condition) ? 1 : 0;
        for (QQuickItem* child : item->childItems()) count += countItems(child, condition);
        return count;
    }

    /// The first item under an item that satisfies the condition, or null.
    Q_INVOKABLE QQuickItem* findItem(QQuickItem* item, QJSValue condition) const {
        if (satisfies(item, condition)) return item;
        for (QQuickItem* child : item->childItems()) {
            if (QQuickItem* found = findItem(child, condition)) return found;
        }
        return nullptr;
    }

    /// Path of a picture with this name; makes its folder.
    Q_INVOKABLE QString picturePath(const QString& name) const {
        const QString folder = qEnvironmentVariable("PLYGLASS_PICTURES", QDir::tempPath());
        QDir().mkpath(folder);
        return folder + QLatin1Char('/') + name + QStringLiteral(".png");
    }

    /// Time of painting the window once, in milliseconds.
    Q_INVOKABLE double frameMs(QQuickItem* item) const {
        QElapsedTimer timer;
        timer.start();
        item->window()->grabWindow();
        return static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }

  private:
    static bool satisfies(QQuickItem* item, const QJSValue& condition) {
        return condition.isUndefined() || condition.call({qjsEngine(item)->newQObject(item)}).toBool();
    }
};
