#include "app/services/library/played/own_names.h"

#include <algorithm>

#include "app/services/library/store/folded_names.h"

namespace plyglass {

namespace {

/// "carla lopez" for "López,  Carla ".
QString keyOf(const QString& name) {
    const QString folded = foldedName(name).simplified();
    const QStringList parts = folded.split(u',');
    return parts.size() == 2 ? (parts[1] + u' ' + parts[0]).simplified() : folded;
}

QString longestWord(const QString& key) {
    const QStringList words = key.split(u' ');
    return *std::ranges::max_element(words, {}, &QString::size);
}

}  // namespace

OwnNames::OwnNames(const QStringList& names) {
    for (const QString& name : names) {
        const QString key = keyOf(name);
        const bool isName = std::ranges::any_of(key, [](QChar letter) { return letter.isLetterOrNumber(); });
        if (!isName || m_keys.contains(key)) continue;
        m_keys << key;
        m_words << longestWord(key);
    }
}

bool OwnNames::has(const QString& name) const { return !isEmpty() && m_keys.contains(keyOf(name)); }

std::optional<Color> OwnNames::sideOf(const QString& white, const QString& black) const {
    const bool isWhite = has(white);
    if (isWhite == has(black)) return std::nullopt;
    return isWhite ? White : Black;
}

}  // namespace plyglass
