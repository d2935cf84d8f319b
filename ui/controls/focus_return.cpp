#include "ui/controls/focus_return.h"

#include <QEvent>
#include <QQuickWindow>
#include <QTimer>
#include <QVariant>

namespace plyglass {

namespace {

constexpr std::size_t kHolders = 16;

}  // namespace

FocusReturn::FocusReturn(QQuickItem* parent) : QQuickItem(parent) {
    connect(this, &QQuickItem::windowChanged, this, &FocusReturn::watch);
}

void FocusReturn::watch(QQuickWindow* window) {
    if (m_window) {
        m_window->removeEventFilter(this);
        m_window->disconnect(this);
    }
    m_window = window;
    if (!window) return;
    window->installEventFilter(this);
    connect(window, &QQuickWindow::activeFocusItemChanged, this, &FocusReturn::remember);
}

bool FocusReturn::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) m_byKey = true;
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin) m_byKey = false;
    return QQuickItem::eventFilter(watched, event);
}

void FocusReturn::remember() {
    if (!m_holders.empty() && m_holders.back())
        disconnect(m_holders.back(), &QQuickItem::visibleChanged, this, nullptr);
    QQuickItem* const holder = m_window->activeFocusItem();
    if (!holder) return;
    std::erase(m_holders, holder);
    m_holders.push_back(holder);
    if (m_holders.size() > kHolders) m_holders.pop_front();
    // The code that hides it may set the next focus itself.
    connect(holder, &QQuickItem::visibleChanged, this,
            [this] { QTimer::singleShot(0, this, &FocusReturn::giveBack); });
    if (m_byKey) showRing(holder);
}

void FocusReturn::giveBack() {
    if (!m_window) return;
    const QQuickItem* const hidden = m_window->activeFocusItem();
    if (!hidden || hidden->isVisible()) return;
    for (auto holder = m_holders.rbegin(); holder != m_holders.rend(); ++holder) {
        QQuickItem* const item = *holder;
        if (!item || !item->isVisible() || !item->isEnabled() || item->window() != m_window) continue;
        item->forceActiveFocus(m_byKey ? Qt::TabFocusReason : Qt::OtherFocusReason);
        return;
    }
}

/// Shows the focus ring after keyboard use, also where the program moved the focus.
void FocusReturn::showRing(QQuickItem* item) const {
    const QVariant reason = item->property("focusReason");
    if (reason == QVariant::fromValue(Qt::PopupFocusReason) ||
        reason == QVariant::fromValue(Qt::OtherFocusReason))
        item->setProperty("focusReason", QVariant::fromValue(Qt::TabFocusReason));
}

}  // namespace plyglass
