// The engine's texts in the language of the window.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>
#include <string_view>

#include "engine/base/text_value.h"

namespace plyglass {

/// What the engine marked with translatable(), translated; any other text, such as a name that somebody
/// typed, as it is.
inline QString translated(std::string_view english) {
    return QCoreApplication::translate("Engine", std::string(english).c_str());
}

/// The text with all its parts.
QString translated(const Text& text);

}  // namespace plyglass
