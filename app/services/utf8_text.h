// The engine's words as Qt's.
#pragma once

#include <QString>
#include <string_view>

namespace plyglass {

/// `utf8` may end anywhere; it is copied.
inline QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

}  // namespace plyglass
