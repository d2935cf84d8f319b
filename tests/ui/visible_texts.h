// Every text of a window that a person sees or hears: visible texts, tips, and names for screen readers.
#pragma once

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

class VisibleTexts {
  public:
    static QStringList of(QQuickWindow* window) {
        VisibleTexts texts;
        texts.visit(window->contentItem());
        texts.m_found.removeDuplicates();
        return texts.m_found;
    }

  private:
    void visit(QQuickItem* item) {
        constexpr qreal kInvisible = 0.05;
        if (!item->isVisible() || item->opacity() < kInvisible) return;
        for (const char* name : {"text", "title", "tip", "hint", "placeholderText", "label", "explanation"})
            if (const QVariant value = item->property(name); value.typeId() == QMetaType::QString)
                add(value.toString());
        if (QAccessibleInterface* const interface = QAccessible::queryAccessibleInterface(item)) {
            add(interface->text(QAccessible::Name));
            add(interface->text(QAccessible::Description));
        }
        for (QQuickItem* const child : item->childItems()) visit(child);
    }
    void add(const QString& text) {
        if (!text.trimmed().isEmpty()) m_found += text;
    }

    QStringList m_found;
};
