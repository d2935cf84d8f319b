// Base class of composite controls for one whole number.
#pragma once

#include <QQuickItem>
#include <utility>

namespace plyglass {

/// A focus scope with a number. QML assignments end a binding on a property; edit() changes the number from
/// C++, so a page can bind `value` to its model while the control changes it.
class InputScope : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int value MEMBER m_value NOTIFY valueChanged FINAL)

  public:
    explicit InputScope(QQuickItem* parent = nullptr) : QQuickItem(parent) { setFlag(ItemIsFocusScope); }

    /// Sets the number for the user; bindings on it stay.
    Q_INVOKABLE void edit(int value) {
        if (std::exchange(m_value, value) != value) emit valueChanged();
    }

  signals:
    void valueChanged();

  private:
    int m_value = 0;
};

}  // namespace plyglass
