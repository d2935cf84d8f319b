// The collections of the library, as the page lists them: "All games" is the first.
#pragma once

#include <QCoreApplication>
#include <QList>
#include <QStringList>
#include <cstdint>
#include <utility>

#include "app/services/library/store/collections.h"

namespace plyglass {

class LibraryCollections {
    Q_DECLARE_TR_FUNCTIONS(LibraryCollections)

  public:
    void set(QList<Collection> collections) { m_collections = std::move(collections); }
    /// Each with its number of games.
    QStringList names() const;
    /// Place in `names`; 0 without it.
    int placeOf(std::int64_t id) const;
    int placeOf(CollectionKind kind) const;
    /// 0: all games.
    std::int64_t idAt(int place) const;

  private:
    QList<Collection> m_collections;
};

}  // namespace plyglass
