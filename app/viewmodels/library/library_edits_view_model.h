// What a person does with the games of the library: puts them into collections, deletes them, writes them to
// files, and takes it back. It concerns the selected games of the list, or else the chosen one.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <QUrl>
#include <vector>

#include "app/services/game/tone.h"
#include "app/services/library/game_library.h"

namespace plyglass {

class LibraryListModel;

class LibraryEditsViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(LibraryEdits)
    QML_UNCREATABLE("Library.edits")
    /// What was done last, "3 games were deleted.", or is to be known; empty if it is forgotten.
    Q_PROPERTY(QString doneText READ doneText NOTIFY changed FINAL)
    /// neutral, good, warn or bad.
    Q_PROPERTY(QString doneTone READ doneTone NOTIFY changed FINAL)
    /// The text says what an edit did, which can be taken back.
    Q_PROPERTY(bool doneIsEdit READ doneIsEdit NOTIFY changed FINAL)
    /// The text tells of copies of games: "Delete 120 games", of those that are selected by now; empty
    /// otherwise.
    Q_PROPERTY(QString deleteText READ deleteText NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    /// What an export writes: "Export 3 selected games…", "Export the 12 games found…" or "Export all 40
    /// games…".
    Q_PROPERTY(QString exportText READ exportText NOTIFY changed FINAL)
    /// The same of the selected games alone, of which there may be one.
    Q_PROPERTY(QString exportSelectedText READ exportSelectedText NOTIFY changed FINAL)
    /// Names of the collections that games can be added to, other than the favourites.
    Q_PROPERTY(QStringList ownCollections READ ownCollections NOTIFY changed FINAL)
    /// Collections that the one on show can be merged into.
    Q_PROPERTY(QStringList mergeTargets READ mergeTargets NOTIFY changed FINAL)
    /// The name of the collection on show; empty if it is none that a person can change.
    Q_PROPERTY(QString shownName READ shownName NOTIFY changed FINAL)
    /// The collection on show is one that games can be taken out of.
    Q_PROPERTY(bool canTakeOut READ canTakeOut NOTIFY changed FINAL)
    /// Deleted games are on show.
    Q_PROPERTY(bool deletedShown READ isDeletedShown NOTIFY changed FINAL)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed FINAL)

  public:
    /// Both outlive it.
    LibraryEditsViewModel(GameLibrary& library, LibraryListModel& list, QObject* parent = nullptr);

    QString doneText() const { return m_doneText; }
    QString doneTone() const { return toneName(m_doneTone); }
    bool doneIsEdit() const { return m_doneIsEdit; }
    QString deleteText() const;
    bool canUndo() const { return !m_undo.empty(); }
    QString exportText() const;
    QString exportSelectedText() const;
    QStringList ownCollections() const { return namesOf(ownOnes()); }
    QStringList mergeTargets() const { return namesOf(targets()); }
    QString shownName() const;
    bool canTakeOut() const;
    bool isDeletedShown() const { return m_isDeletedShown; }
    bool isBusy() const { return m_isBusy; }

    /// What the page shows: the chosen game (0: none), a collection (0: all games) or the deleted games.
    void setChosen(std::int64_t game) { m_chosen = game; }
    void setShown(std::int64_t collection, bool deleted);
    /// Whether the list has only some of the library's games.
    void setFiltered(bool isFiltered);
    /// Shows a sentence where edits tell what they did.
    void note(const QString& sentence, Tone tone);

    /// Tells of copies of games, which are selected, and offers to delete them. Returns the sentence.
    QString noteCopies(std::uint64_t copies);

    /// Adds the games to the favourites; takes them out if the chosen one is a favourite.
    Q_INVOKABLE void favour(bool isFavourite);
    Q_INVOKABLE void addTo(int ownCollection);
    Q_INVOKABLE void addToNew(const QString& name);
    /// Out of the collection on show.
    Q_INVOKABLE void takeOut();
    Q_INVOKABLE void remove();
    Q_INVOKABLE void putBack();
    Q_INVOKABLE void renameShown(const QString& name);
    Q_INVOKABLE void deleteShown();
    Q_INVOKABLE void mergeShown(int target);
    /// Several selected games, or else those that were found.
    Q_INVOKABLE void exportTo(const QUrl& file);
    Q_INVOKABLE void exportSelectedTo(const QUrl& file);
    /// `duplicatesFound` follows.
    Q_INVOKABLE void findDuplicates();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Forgets what was done last; it can be taken back all the same.
    Q_INVOKABLE void dismiss();

  signals:
    void changed();
    /// Groups of the same game, and all but the first of each group.
    void duplicatesFound(const plyglass::GameIds& games, const plyglass::GameIds& surplus);
    /// The chosen game leaves the list: the one behind it is to be chosen.
    void nextRequested();
    /// Another collection is to be shown.
    void collectionRequested(qint64 collection);
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    using Games = std::vector<std::int64_t>;
    using Sentence = std::function<QString(std::int64_t)>;
    struct Done {
        LibraryUndo undo;
        QString text;
        GameLibrary::Change change;
        Sentence sentence;
    };

    Games games() const;
    void exportGames(Games games, const QUrl& file);
    std::vector<Collection> ownOnes() const;
    std::vector<Collection> targets() const;
    const Collection* shown() const;
    static QStringList namesOf(const std::vector<Collection>& collections);
    /// `sentence` says of a number of games what was done.
    void edit(GameLibrary::Change change, Sentence sentence);
    void make(GameLibrary::Change change, Sentence sentence);
    void addToCollectionOf(std::function<Result<std::int64_t>(LibraryConnection&)> collection,
                           const QString& name);
    void onDone(Done done);

    GameLibrary& m_library;
    LibraryListModel& m_list;
    QList<Collection> m_collections;
    std::vector<Done> m_undo;    ///< the newest last
    std::vector<Done> m_undone;  ///< likewise, until something else is done
    QString m_doneText;
    Tone m_doneTone = Tone::Neutral;
    bool m_doneIsEdit = false;
    bool m_doneIsCopies = false;
    std::int64_t m_chosen = 0;
    std::int64_t m_shown = 0;
    bool m_isDeletedShown = false;
    bool m_isFiltered = false;
    bool m_isBusy = false;
};

}  // namespace plyglass
