// Translates the engine's texts to the language of the window.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>
#include <string_view>

#include "engine/base/text_value.h"

namespace plyglass {

/// Translates text marked with translatable(); other text, such as names, is unchanged.
inline QString translated(std::string_view english) {
    return QCoreApplication::translate("Engine", std::string(english).c_str());
}

/// Translates the text and its parts.
QString translated(const Text& text);

}  // namespace plyglass
