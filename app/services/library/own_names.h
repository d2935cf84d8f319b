// The names under which the person plays elsewhere.
#pragma once

#include <QStringList>
#include <optional>

#include "engine/chess/types.h"

namespace plyglass {

/// Capital letters, accents and blanks make no difference, and "Lopez, Carla" is "Carla Lopez"; apart from
/// that only the whole name is one of them.
class OwnNames {
  public:
    OwnNames() = default;
    explicit OwnNames(const QStringList& names);
    /// As a person writes them, with ; between two.
    static OwnNames fromText(const QString& text) { return OwnNames(text.split(u';')); }

    bool isEmpty() const { return m_keys.isEmpty(); }
    bool has(const QString& name) const;
    /// The side that has one of the names; none if neither has, or both.
    std::optional<Color> sideOf(const QString& white, const QString& black) const;
    /// A word of each name, as the library writes names for searches.
    const QStringList& words() const { return m_words; }

    friend bool operator==(const OwnNames&, const OwnNames&) = default;

  private:
    QStringList m_keys;
    QStringList m_words;  ///< the longest of each key
};

}  // namespace plyglass
