// The base of composite controls that hold one whole number a person can change.
#pragma once

#include <QQuickItem>
#include <utility>

namespace plyglass {

/// A focus scope with a number. QML assignments end a binding on a property; edit() changes the number from
/// C++, so a page can bind `value` to its model and still let the person change it.
class InputScope : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int value MEMBER m_value NOTIFY valueChanged FINAL)

  public:
    explicit InputScope(QQuickItem* parent = nullptr) : QQuickItem(parent) { setFlag(ItemIsFocusScope); }

    /// Sets the number on behalf of the person at the control; bindings on it stay alive.
    Q_INVOKABLE void edit(int value) {
        if (std::exchange(m_value, value) != value) emit valueChanged();
    }

  signals:
    void valueChanged();

  private:
    int m_value = 0;
};

}  // namespace plyglass
