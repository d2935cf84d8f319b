// Edits of the library's games: collections, deletion, export and undo. They apply to the selected games of
// the list, or else to the chosen one.
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
    /// Result of the last edit, "3 games were deleted.", or a notice; empty after `dismiss`.
    Q_PROPERTY(QString doneText READ doneText NOTIFY changed FINAL)
    /// neutral, good, warn or bad.
    Q_PROPERTY(QString doneTone READ doneTone NOTIFY changed FINAL)
    /// Whether the text describes an edit that can be undone.
    Q_PROPERTY(bool doneIsEdit READ doneIsEdit NOTIFY changed FINAL)
    /// Button of a text about copies: "Delete 120 games", by the current selection; empty otherwise.
    Q_PROPERTY(QString deleteText READ deleteText NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    /// Scope of an export: "Export 3 selected games…", "Export the 12 games found…" or "Export all 40
    /// games…".
    Q_PROPERTY(QString exportText READ exportText NOTIFY changed FINAL)
    /// The same for the selected games alone, at least one.
    Q_PROPERTY(QString exportSelectedText READ exportSelectedText NOTIFY changed FINAL)
    /// Names of the collections that games can be added to, except the favourites.
    Q_PROPERTY(QStringList ownCollections READ ownCollections NOTIFY changed FINAL)
    /// Collections that the shown one can be merged into.
    Q_PROPERTY(QStringList mergeTargets READ mergeTargets NOTIFY changed FINAL)
    /// Name of the shown collection; empty if it cannot be changed.
    Q_PROPERTY(QString shownName READ shownName NOTIFY changed FINAL)
    /// Whether games can be removed from the shown collection.
    Q_PROPERTY(bool canTakeOut READ canTakeOut NOTIFY changed FINAL)
    /// Whether deleted games are shown.
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

    /// Contents of the page: the chosen game (0: none), a collection (0: all games) or the deleted games.
    void setChosen(std::int64_t game) { m_chosen = game; }
    void setShown(std::int64_t collection, bool deleted);
    /// Whether the list is filtered.
    void setFiltered(bool isFiltered);
    /// Shows a sentence in place of an edit's result.
    void note(const QString& sentence, Tone tone);

    /// Shows the number of copies, which are selected, and offers to delete them. Returns the sentence.
    QString noteCopies(std::uint64_t copies);

    /// Adds the games to the favourites; removes them if the chosen one is a favourite.
    Q_INVOKABLE void favour(bool isFavourite);
    Q_INVOKABLE void addTo(int ownCollection);
    Q_INVOKABLE void addToNew(const QString& name);
    /// Removes the games from the shown collection.
    Q_INVOKABLE void takeOut();
    Q_INVOKABLE void remove();
    Q_INVOKABLE void putBack();
    Q_INVOKABLE void renameShown(const QString& name);
    Q_INVOKABLE void deleteShown();
    Q_INVOKABLE void mergeShown(int target);
    /// Exports the selected games if there are several, else those found.
    Q_INVOKABLE void exportTo(const QUrl& file);
    Q_INVOKABLE void exportSelectedTo(const QUrl& file);
    /// `duplicatesFound` follows.
    Q_INVOKABLE void findDuplicates();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// Clears the result of the last edit, which can still be undone.
    Q_INVOKABLE void dismiss();

  signals:
    void changed();
    /// Groups of equal games, and all but the first of each group.
    void duplicatesFound(const plyglass::GameIds& games, const plyglass::GameIds& surplus);
    /// The chosen game leaves the list: the next one becomes chosen.
    void nextRequested();
    /// Another collection should be shown.
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
    /// `sentence`: result for a number of games.
    void edit(const GameLibrary::Change& change, Sentence sentence);
    void make(const GameLibrary::Change& change, Sentence sentence);
    void addToCollectionOf(std::function<Result<std::int64_t>(LibraryConnection&)> collection,
                           const QString& name);
    void onDone(Done done);

    GameLibrary& m_library;
    LibraryListModel& m_list;
    QList<Collection> m_collections;
    std::vector<Done> m_undo;    ///< the newest last
    std::vector<Done> m_undone;  ///< likewise, until the next edit
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
