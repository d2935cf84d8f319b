// Gives the keys back to what had them when their holder is hidden: a hidden button must not hear Return.
#pragma once

#include <QPointer>
#include <QQuickItem>
#include <deque>

namespace plyglass {

/// Watches the window that it stands in.
class FocusReturn : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

  public:
    explicit FocusReturn(QQuickItem* parent = nullptr);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void watch(QQuickWindow* window);
    void remember();
    void giveBack();
    void showRing(QQuickItem* item) const;

    QPointer<QQuickWindow> m_window;
    std::deque<QPointer<QQuickItem>> m_holders;  ///< the last one has the keys
    bool m_byKey = false;                        ///< a key was used last, not the mouse
};

}  // namespace plyglass
