#include "app/viewmodels/library/library_collections.h"

#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

QStringList LibraryCollections::names() const {
    QStringList names{tr("All games")};
    for (const Collection& collection : m_collections) {
        const QString name = collection.kind == CollectionKind::Played       ? tr("Played here")
                             : collection.kind == CollectionKind::Annotated  ? tr("Annotated")
                             : collection.kind == CollectionKind::Favourites ? tr("Favourites")
                             : collection.kind == CollectionKind::Deleted    ? tr("Deleted")
                                                                             : shownTag(collection.name);
        names << tr("%1 (%2)").arg(name, groupedText(static_cast<std::uint64_t>(collection.games)));
    }
    return names;
}

int LibraryCollections::placeOf(std::int64_t id) const {
    for (int i = 0; i < m_collections.size(); ++i)
        if (m_collections[i].id == id) return i + 1;
    return 0;
}

int LibraryCollections::placeOf(CollectionKind kind) const {
    for (int i = 0; i < m_collections.size(); ++i)
        if (m_collections[i].kind == kind) return i + 1;
    return 0;
}

std::int64_t LibraryCollections::idAt(int place) const {
    return place > 0 && place <= m_collections.size() ? m_collections[place - 1].id : 0;
}

}  // namespace plyglass
