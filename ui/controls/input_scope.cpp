// See input_scope.h.
#include "ui/controls/input_scope.h"

namespace plyglass {

InputScope::InputScope(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemIsFocusScope); }

void InputScope::setValue(int value) {
    if (m_value == value) return;
    m_value = value;
    emit valueChanged();
}

}  // namespace plyglass
