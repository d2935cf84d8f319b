// The engine's texts as Qt's, and Qt's bytes as the engine's.
#pragma once

#include <QByteArray>
#include <QString>
#include <string_view>

namespace plyglass {

/// `utf8` may end anywhere; it is copied.
inline QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// Lives as long as `bytes` does.
inline std::string_view bytesOf(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

}  // namespace plyglass
