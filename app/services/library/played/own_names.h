// Names under which the user plays elsewhere.
#pragma once

#include <QStringList>
#include <optional>

#include "engine/chess/types.h"

namespace plyglass {

/// Case, accents and blanks are ignored, and "Lopez, Carla" equals "Carla Lopez"; otherwise only full names
/// match.
class OwnNames {
  public:
    OwnNames() = default;
    explicit OwnNames(const QStringList& names);
    /// From text with names separated by ;.
    static OwnNames fromText(const QString& text) { return OwnNames(text.split(u';')); }

    bool isEmpty() const { return m_keys.isEmpty(); }
    bool has(const QString& name) const;
    /// Side with one of the names; empty if neither or both.
    std::optional<Color> sideOf(const QString& white, const QString& black) const;
    /// A word of each name, folded as in the library's search columns.
    const QStringList& words() const { return m_words; }

    friend bool operator==(const OwnNames&, const OwnNames&) = default;

  private:
    QStringList m_keys;
    QStringList m_words;  ///< the longest word of each key
};

}  // namespace plyglass
