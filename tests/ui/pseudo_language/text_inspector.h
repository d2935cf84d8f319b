// Checks every text of a window: is it translated, and is it fully visible?
#pragma once

#include <QObject>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

class TextInspector : public QObject {
    Q_OBJECT

  public:
    /// Errors in the window: "bare: …" for a text, a tip or an accessible name that is not in the
    /// pseudo-language, "cut: …" for one that is not fully visible. Each once.
    Q_INVOKABLE QStringList findings(QQuickWindow* window) const;

    /// The text without its bracketed parts and without data: moves, numbers, names.
    Q_INVOKABLE QString bare(const QString& text) const { return bareWords(text); }
    static QString bareWords(const QString& text);
};
