// What texts made of several sentences have in common.
#pragma once

#include <QString>
#include <QStringList>
#include <cstddef>

namespace plyglass {

/// Moves of a line that a sentence quotes.
constexpr std::size_t kQuotedPlies = 6;

/// The sentences that are not empty, one after another.
inline QString joined(const QStringList& sentences) {
    QStringList said = sentences;
    said.removeAll(QString());
    return said.join(QLatin1Char(' '));
}

}  // namespace plyglass
