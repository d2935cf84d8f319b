#include "app/viewmodels/library/library_edits_view_model.h"

#include <QPointer>
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/services/utf8_text.h"
#include "app/viewmodels/library/library_list_model.h"
#include "app/viewmodels/shared/local_path.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

/// Number of changes that can be undone.
constexpr std::size_t kMaxUndo = 50;
/// Failed games that an export names.
constexpr qsizetype kReportedGames = 3;

QString groupedCount(std::int64_t count) { return groupedText(static_cast<std::uint64_t>(count)); }

int pluralFor(std::int64_t count) { return pluralOf(static_cast<std::uint64_t>(count)); }

}  // namespace

LibraryEditsViewModel::LibraryEditsViewModel(GameLibrary& library, LibraryListModel& list, QObject* parent)
    : QObject(parent), m_library(library), m_list(list) {
    connect(&library, &GameLibrary::collectionsRead, this, [this](const QList<Collection>& collections) {
        m_collections = collections;
        emit changed();
    });
    connect(&library, &GameLibrary::duplicatesFound, this,
            [this](const GameIds& games, const GameIds& surplus) {
                m_isBusy = false;
                emit changed();
                if (games->empty())
                    emit notified(tr("No game is only a copy of another one."), Tone::Good);
                else
                    emit duplicatesFound(games, surplus);
            });
    const auto end = [this] {
        m_isBusy = false;
        emit changed();
    };
    connect(&library, &GameLibrary::failed, this, end);
    connect(&library, &GameLibrary::unreadable, this, end);
    connect(&library.transfers(), &LibraryTransfers::exported, this,
            [this](qint64 games, const QString& path, const QStringList& lost) {
                const QString done =
                    tr("%1 games were written to %2.", "", pluralFor(games)).arg(groupedCount(games), path);
                emit notified((QStringList{done} + lost.mid(0, kReportedGames)).join(u' '),
                              lost.isEmpty() ? Tone::Good : Tone::Warn);
            });
    connect(&list, &LibraryListModel::selectionChanged, this, &LibraryEditsViewModel::changed);
    connect(&list, &LibraryListModel::countChanged, this, &LibraryEditsViewModel::changed);
}

void LibraryEditsViewModel::setShown(std::int64_t collection, bool deleted) {
    m_shown = collection;
    m_isDeletedShown = deleted;
    emit changed();
}

LibraryEditsViewModel::Games LibraryEditsViewModel::games() const {
    Games selected = m_list.selectedGames();
    if (selected.empty() && m_chosen > 0) selected.push_back(m_chosen);
    return selected;
}

QString LibraryEditsViewModel::exportText() const {
    const int count = m_list.count();
    if (m_list.selectedCount() > 1) return exportSelectedText();
    if (count == 0) return tr("Export…");
    const QString sentence = m_isFiltered ? tr("Export the %1 games found…", "", pluralFor(count))
                                          : tr("Export all %1 games…", "", pluralFor(count));
    return sentence.arg(groupedCount(count));
}

QString LibraryEditsViewModel::exportSelectedText() const {
    const auto count = static_cast<std::int64_t>(games().size());
    return tr("Export %1 selected games…", "", pluralFor(count)).arg(groupedCount(count));
}

QString LibraryEditsViewModel::deleteText() const {
    const auto count = static_cast<std::int64_t>(m_list.selectedGames().size());
    if (!m_doneIsCopies || count == 0) return {};
    return tr("Delete %1 games", "", pluralFor(count)).arg(groupedCount(count));
}

void LibraryEditsViewModel::setFiltered(bool isFiltered) {
    m_isFiltered = isFiltered;
    emit changed();
}

const Collection* LibraryEditsViewModel::shown() const {
    const auto place = std::find_if(m_collections.begin(), m_collections.end(),
                                    [this](const Collection& c) { return c.id == m_shown; });
    return place == m_collections.end() ? nullptr : &*place;
}

QString LibraryEditsViewModel::shownName() const {
    const Collection* collection = shown();
    const bool isNamed =
        collection && (collection->kind == CollectionKind::Own || collection->kind == CollectionKind::File);
    return isNamed ? shownTag(collection->name) : QString();
}

bool LibraryEditsViewModel::canTakeOut() const {
    const Collection* collection = shown();
    return collection &&
           (collection->kind == CollectionKind::Own || collection->kind == CollectionKind::Favourites);
}

std::vector<Collection> LibraryEditsViewModel::ownOnes() const {
    std::vector<Collection> own;
    std::copy_if(m_collections.begin(), m_collections.end(), std::back_inserter(own),
                 [](const Collection& c) { return c.kind == CollectionKind::Own; });
    return own;
}

/// Games of a file can go to another file, and games of any collection can be added to the person's own ones.
std::vector<Collection> LibraryEditsViewModel::targets() const {
    std::vector<Collection> others;
    const Collection* from = shown();
    if (shownName().isEmpty()) return others;
    std::copy_if(m_collections.begin(), m_collections.end(), std::back_inserter(others),
                 [from](const Collection& c) { return c.id != from->id && c.kind == from->kind; });
    return others;
}

QStringList LibraryEditsViewModel::namesOf(const std::vector<Collection>& collections) {
    QStringList names;
    for (const Collection& collection : collections) names << shownTag(collection.name);
    return names;
}

void LibraryEditsViewModel::edit(const GameLibrary::Change& change, Sentence sentence) {
    m_undone.clear();
    make(change, std::move(sentence));
}

void LibraryEditsViewModel::make(const GameLibrary::Change& change, Sentence sentence) {
    const QPointer<LibraryEditsViewModel> self(this);
    m_library.edit(change, [self, change, sentence = std::move(sentence)](const LibraryUndo& undo) {
        if (self) self->onDone({undo, sentence(undo.changed), change, sentence});
    });
}

void LibraryEditsViewModel::onDone(Done done) {
    m_doneText = done.text;
    m_doneTone = Tone::Neutral;
    m_doneIsEdit = true;
    m_doneIsCopies = false;
    m_undo.push_back(std::move(done));
    if (m_undo.size() > kMaxUndo) m_undo.erase(m_undo.begin());
    m_list.refresh();
    emit changed();
}

void LibraryEditsViewModel::addToCollectionOf(
    std::function<Result<std::int64_t>(LibraryConnection&)> collection, const QString& name) {
    if (const Games chosen = games(); !chosen.empty())
        edit(
            [chosen, collection = std::move(collection)](LibraryConnection& library) -> Result<LibraryUndo> {
                return collection(library).and_then(
                    [&](const auto& id) { return addToCollection(library, id, chosen); });
            },
            [name](std::int64_t count) {
                return tr("%1 games were added to %2.", "", pluralFor(count)).arg(groupedCount(count), name);
            });
}

void LibraryEditsViewModel::favour(bool isFavourite) {
    const auto favourites = [](LibraryConnection& library) {
        return standingCollection(library, CollectionKind::Favourites);
    };
    if (isFavourite) {
        addToCollectionOf(favourites, tr("the favourites"));
        return;
    }
    if (const Games chosen = games(); !chosen.empty())
        edit(
            [chosen, favourites](LibraryConnection& library) -> Result<LibraryUndo> {
                return favourites(library).and_then(
                    [&](const auto& id) { return removeFromCollection(library, id, chosen); });
            },
            [](std::int64_t count) {
                return tr("%1 games were removed from the favourites.", "", pluralFor(count))
                    .arg(groupedCount(count));
            });
}

void LibraryEditsViewModel::addTo(int ownCollection) {
    const auto own = ownOnes();
    if (ownCollection < 0 || ownCollection >= static_cast<int>(own.size())) return;
    const Collection& collection = own[static_cast<std::size_t>(ownCollection)];
    addToCollectionOf([id = collection.id](LibraryConnection&) -> Result<std::int64_t> { return id; },
                      shownTag(collection.name));
}

/// Makes an empty collection as well.
void LibraryEditsViewModel::addToNew(const QString& name) {
    edit(
        [name, chosen = games()](LibraryConnection& library) -> Result<LibraryUndo> {
            auto made = makeCollection(library, name);
            if (!made || chosen.empty()) return made;
            auto added = addToCollection(library, made->collection, chosen);
            if (!added) return added;
            made->steps.insert(made->steps.end(), added->steps.begin(), added->steps.end());
            made->changed = added->changed;
            return made;
        },
        [name](std::int64_t count) {
            return tr("%1 games were added to %2.", "", pluralFor(count))
                .arg(groupedCount(count), name.trimmed());
        });
}

void LibraryEditsViewModel::takeOut() {
    if (const Games chosen = games(); !chosen.empty() && canTakeOut()) {
        emit nextRequested();
        edit([chosen,
              id = m_shown](LibraryConnection& library) { return removeFromCollection(library, id, chosen); },
             [](std::int64_t count) {
                 return tr("%1 games were taken out of the collection.", "", pluralFor(count))
                     .arg(groupedCount(count));
             });
    }
}

void LibraryEditsViewModel::remove() {
    if (const Games chosen = games(); !chosen.empty() && !m_isDeletedShown) {
        emit nextRequested();
        edit([chosen](LibraryConnection& library) { return deleteGames(library, chosen); },
             [](std::int64_t count) {
                 return count == 0
                            ? tr("A game that is being played cannot be deleted.")
                            : tr("%1 games were deleted.", "", pluralFor(count)).arg(groupedCount(count));
             });
    }
}

void LibraryEditsViewModel::putBack() {
    if (const Games chosen = games(); !chosen.empty() && m_isDeletedShown) {
        emit nextRequested();
        const auto exchanged = std::make_shared<std::int64_t>(0);
        edit(
            [chosen, exchanged](LibraryConnection& library) {
                auto done = putBackGames(library, chosen);
                if (done) *exchanged = done->exchanged;
                return done;
            },
            [exchanged](std::int64_t count) {
                QString sentence =
                    tr("%1 games are in the library again.", "", pluralFor(count)).arg(groupedCount(count));
                if (*exchanged > 0)
                    sentence += u' ' + tr("%1 of them took the place of a later version, which stays under "
                                          "“Deleted”.",
                                          "", pluralFor(*exchanged))
                                           .arg(groupedCount(*exchanged));
                return sentence;
            });
    }
}

void LibraryEditsViewModel::renameShown(const QString& name) {
    if (shownName().isEmpty()) return;
    edit([id = m_shown, name](LibraryConnection& library) { return renameCollection(library, id, name); },
         [name](std::int64_t) { return tr("The collection is called %1 now.").arg(name.trimmed()); });
}

void LibraryEditsViewModel::deleteShown() {
    const QString name = shownName();
    if (name.isEmpty()) return;
    const bool isOwn = canTakeOut();
    edit([id = m_shown](LibraryConnection& library) { return deleteCollection(library, id); },
         [name, isOwn](std::int64_t count) {
             return isOwn ? tr("The collection %1 was deleted; its games stay in the library.").arg(name)
                          : tr("%2 games of %1 were deleted.", "", pluralFor(count))
                                .arg(name, groupedCount(count));
         });
    emit collectionRequested(0);
}

void LibraryEditsViewModel::mergeShown(int target) {
    const auto others = targets();
    if (target < 0 || target >= static_cast<int>(others.size())) return;
    const Collection& into = others[static_cast<std::size_t>(target)];
    edit([from = m_shown,
          id = into.id](LibraryConnection& library) { return mergeCollections(library, from, id); },
         [name = into.name](std::int64_t count) {
             return tr("%1 games were added to %2.", "", pluralFor(count)).arg(groupedCount(count), name);
         });
    emit collectionRequested(into.id);
}

void LibraryEditsViewModel::exportTo(const QUrl& file) {
    exportGames(m_list.selectedCount() > 1 ? m_list.selectedGames() : m_list.allGames(), file);
}

void LibraryEditsViewModel::exportSelectedTo(const QUrl& file) { exportGames(games(), file); }

void LibraryEditsViewModel::exportGames(Games chosen, const QUrl& file) {
    const QString path = localPath(file);
    if (path.isEmpty()) return;
    if (chosen.empty())
        emit notified(tr("There are no games to export."), Tone::Warn);
    else if (!m_library.transfers().exportGames(std::make_shared<const Games>(std::move(chosen)), path))
        emit notified(tr("Games are being written already. Wait until that is done."), Tone::Warn);
}

void LibraryEditsViewModel::findDuplicates() {
    if (std::exchange(m_isBusy, true)) return;
    emit changed();
    m_library.findDuplicates();
}

void LibraryEditsViewModel::undo() {
    if (m_undo.empty()) return;
    m_library.undo(m_undo.back().undo);
    m_undone.push_back(std::move(m_undo.back()));
    m_undo.pop_back();
    m_doneText.clear();
    m_doneIsCopies = false;
    m_list.refresh();
    emit changed();
}

void LibraryEditsViewModel::redo() {
    if (m_undone.empty()) return;
    Done done = std::move(m_undone.back());
    m_undone.pop_back();
    make(done.change, std::move(done.sentence));
}

void LibraryEditsViewModel::note(const QString& sentence, Tone tone) {
    m_doneText = sentence;
    m_doneTone = tone;
    m_doneIsEdit = m_doneIsCopies = false;
    emit changed();
}

QString LibraryEditsViewModel::noteCopies(std::uint64_t copies) {
    note(tr("%1 games are copies of games that are in the library too.", "", pluralOf(copies))
             .arg(groupedText(copies)),
         Tone::Neutral);
    m_doneIsCopies = true;
    emit changed();
    return m_doneText;
}

void LibraryEditsViewModel::dismiss() {
    m_doneText.clear();
    m_doneIsCopies = false;
    emit changed();
}

}  // namespace plyglass
