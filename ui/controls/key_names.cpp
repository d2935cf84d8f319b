#include "ui/controls/key_names.h"

#include <QKeySequence>
#include <QRegularExpression>

namespace plyglass {

QString KeyNames::of(int key, int modifiers) {
    switch (key) {
        case 0:
        case Qt::Key_unknown:
        case Qt::Key_Shift:
        case Qt::Key_Control:
        case Qt::Key_Alt:
        case Qt::Key_AltGr:
        case Qt::Key_Meta:
            return {};
    }
    auto held = Qt::KeyboardModifiers(modifiers) & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    // The keyboard layout determines which signs need Shift.
    const bool isSign = key > Qt::Key_Space && key < Qt::Key_A;
    if (isSign || (key > Qt::Key_Z && key < Qt::Key_Escape))
        held &= ~Qt::KeyboardModifiers(Qt::ShiftModifier);
    return QKeySequence(QKeyCombination(held, Qt::Key(key))).toString(QKeySequence::PortableText);
}

QString KeyNames::shown(const QString& name) {
    static const QHash<QString, QString> arrows = {
        {QStringLiteral("Left"), QStringLiteral("←")},
        {QStringLiteral("Right"), QStringLiteral("→")},
        {QStringLiteral("Up"), QStringLiteral("↑")},
        {QStringLiteral("Down"), QStringLiteral("↓")},
    };
    const auto arrow = arrows.constFind(name);
    return arrow != arrows.constEnd()
               ? *arrow
               : QKeySequence(name, QKeySequence::PortableText).toString(QKeySequence::NativeText);
}

bool KeyNames::isGlobal(const QString& name) {
    static const QRegularExpression held(QStringLiteral("^(Ctrl|Alt|Meta)\\+|^(Shift\\+)?F\\d+$"));
    return held.match(name).hasMatch();
}

}  // namespace plyglass
