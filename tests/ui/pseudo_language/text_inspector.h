// Looks at every text that a window shows: is it translated, and is it seen whole?
#pragma once

#include <QObject>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

class TextInspector : public QObject {
    Q_OBJECT

  public:
    /// What is wrong in the window as it stands: "bare: …" for a text, a tip or a name for screen readers
    /// that is not in the pseudo-language, "cut: …" for one that is not seen whole. Each once.
    Q_INVOKABLE QStringList findings(QQuickWindow* window) const;

    /// What is left of a text without what is in brackets and without data: moves, numbers, names.
    Q_INVOKABLE QString bare(const QString& text) const { return bareWords(text); }
    static QString bareWords(const QString& text);
};
