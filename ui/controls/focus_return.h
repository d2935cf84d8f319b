// Returns the focus when its holder is hidden: a hidden button must not receive Return.
#pragma once

#include <QPointer>
#include <QQuickItem>
#include <deque>

namespace plyglass {

/// Watches its window.
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
    std::deque<QPointer<QQuickItem>> m_holders;  ///< the last one has the focus
    bool m_byKey = false;                        ///< the last input was a key, not the mouse
};

}  // namespace plyglass
