// The library page: search conditions, order, the games found, and the chosen one.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <memory>

#include "app/services/game/tone.h"
#include "app/services/library/game_library.h"
#include "app/viewmodels/library/library_collections.h"
#include "app/viewmodels/library/library_edits_view_model.h"
#include "app/viewmodels/library/library_import_view_model.h"
#include "app/viewmodels/library/library_list_model.h"
#include "app/viewmodels/library/library_preview.h"
#include "app/viewmodels/library/library_search.h"
#include "app/viewmodels/library/library_trouble_view_model.h"
#include "app/viewmodels/library/opening_tree_view_model.h"
#include "app/viewmodels/library/statistics_view_model.h"

namespace plyglass {

class LibraryViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Library)
    QML_UNCREATABLE("App.library")

  public:
    /// Sort keys of the list.
    enum class Order { Added, Date, White, Black, Event, Result, Opening, Length, Given };
    Q_ENUM(Order)
    /// Results to search for.
    enum class Results { Any, WhiteWins, BlackWins, Draws };
    Q_ENUM(Results)

    Q_PROPERTY(plyglass::LibraryListModel* games READ games CONSTANT FINAL)
    Q_PROPERTY(plyglass::LibraryPreview* preview READ preview CONSTANT FINAL)
    Q_PROPERTY(plyglass::LibraryEditsViewModel* edits READ edits CONSTANT FINAL)
    Q_PROPERTY(plyglass::LibraryTroubleViewModel* trouble READ trouble CONSTANT FINAL)
    Q_PROPERTY(plyglass::LibraryImportViewModel* imports READ imports CONSTANT FINAL)
    /// Further conditions.
    Q_PROPERTY(plyglass::LibrarySearch* search READ wanted CONSTANT FINAL)
    /// The openings of the games.
    Q_PROPERTY(plyglass::OpeningTreeViewModel* tree READ tree CONSTANT FINAL)
    Q_PROPERTY(plyglass::StatisticsViewModel* statistics READ statistics CONSTANT FINAL)
    /// Part of a player's, an event's or an opening's name, or an ECO code.
    Q_PROPERTY(QString words READ words WRITE setWords NOTIFY searchChanged FINAL)
    /// Words of comments.
    Q_PROPERTY(QString comment READ comment WRITE setComment NOTIFY searchChanged FINAL)
    Q_PROPERTY(Results results READ results WRITE setResults NOTIFY searchChanged FINAL)
    /// "All games", then the collections with their numbers of games.
    Q_PROPERTY(QStringList collections READ collections NOTIFY collectionsChanged FINAL)
    /// Index of the shown collection in `collections`; 0: all games.
    Q_PROPERTY(int collection READ collection WRITE setCollection NOTIFY searchChanged FINAL)
    Q_PROPERTY(Order order READ order NOTIFY searchChanged FINAL)
    Q_PROPERTY(bool descending READ isDescending NOTIFY searchChanged FINAL)
    /// Title of the games that the search is limited to; may be empty.
    Q_PROPERTY(QString onlyTitle READ onlyTitle NOTIFY searchChanged FINAL)
    /// Whether any condition narrows the search.
    Q_PROPERTY(bool filtered READ isFiltered NOTIFY searchChanged FINAL)
    /// "1 284 games"; empty until the first search has ended.
    Q_PROPERTY(QString countText READ countText NOTIFY foundChanged FINAL)
    Q_PROPERTY(bool ready READ isReady NOTIFY foundChanged FINAL)
    /// Row of the chosen game; −1 for none.
    Q_PROPERTY(int current READ current WRITE setCurrent NOTIFY currentChanged FINAL)

    /// The library outlives the page.
    explicit LibraryViewModel(GameLibrary& library, QObject* parent = nullptr);

    LibraryListModel* games() { return &m_games; }
    LibraryPreview* preview() { return &m_preview; }
    LibraryEditsViewModel* edits() { return &m_edits; }
    LibraryTroubleViewModel* trouble() { return &m_trouble; }
    LibraryImportViewModel* imports() { return &m_imports; }
    LibrarySearch* wanted() { return &m_wanted; }
    OpeningTreeViewModel* tree() { return &m_tree; }
    StatisticsViewModel* statistics() { return &m_statistics; }
    QString words() const { return m_words; }
    void setWords(const QString& words);
    QString comment() const { return m_comment; }
    void setComment(const QString& comment);
    Results results() const { return m_results; }
    void setResults(Results results);
    QStringList collections() const { return m_collections.names(); }
    int collection() const { return m_collections.placeOf(m_collection); }
    void setCollection(int place);
    Order order() const { return m_isGivenOrder ? Order::Given : m_order; }
    bool isDescending() const { return m_direction == Qt::DescendingOrder; }
    QString onlyTitle() const { return m_onlyTitle; }
    bool isFiltered() const;
    QString countText() const;
    bool isReady() const { return m_isReady; }
    int current() const { return m_current; }
    /// Chooses the game of a row and selects it alone.
    void setCurrent(int row);

    /// Reads the list and keeps it up to date until `end` has been called as often: while a page is visible.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void end();
    /// Shows the games played here, the newest first.
    Q_INVOKABLE void showPlayed();
    /// Shows the statistics: `statisticsRequested` follows.
    Q_INVOKABLE void showStatistics() { emit statisticsRequested(); }
    /// Sorts by a column, or reverses the order if it is sorted by it.
    Q_INVOKABLE void orderBy(Order wanted);
    /// Chooses the game of a row and toggles its selection.
    Q_INVOKABLE void toggle(int row);
    /// Selects all games between the chosen one and this one.
    Q_INVOKABLE void extendTo(int row);
    Q_INVOKABLE void selectAll() { m_games.selectAll(); }
    Q_INVOKABLE void clearFilters();
    /// Lists only these games, whatever the search was: `listRequested` follows.
    void showOnly(const plyglass::GameIds& games, const QString& title);
    /// Searches among all games again.
    Q_INVOKABLE void showAll();
    /// Opens the chosen game: `opened` follows.
    Q_INVOKABLE void open();
    /// The same for any game, listed or not.
    void openGame(qint64 id);
    /// Merges the selected games into a new one and keeps them: `merged` follows.
    Q_INVOKABLE void mergeSelected();
    /// Shows the chosen row again, which may hold another game.
    void showAnew();
    /// Resumes the chosen game, which was played here: `resuming` follows.
    Q_INVOKABLE void resume();

  signals:
    void searchChanged();
    void foundChanged();
    void currentChanged();
    void collectionsChanged();
    /// The list changed and lost the chosen game: its first rows should be shown.
    void listBegins();
    /// The list should be shown.
    void listRequested();
    void statisticsRequested();
    /// The game should be shown, at the search hit if there is one.
    void opened(const plyglass::ReadGame& game);
    /// This new game should be shown.
    void merged(std::shared_ptr<plyglass::Game> game);
    /// The game should be resumed.
    void resuming(qint64 id, std::shared_ptr<plyglass::Game> game);
    void notified(const QString& sentence, plyglass::Tone tone);

  private:
    /// Use of the game that is being read.
    enum class Purpose { Preview, Open, Resume };

    GameFilter filter() const;
    /// Starts a search whose list is shown from its beginning.
    void search();
    void searchSoon();
    void readList();
    void noteOrNotify(const QString& sentence, Tone tone);
    void noteAndNotify(const QString& sentence, Tone tone);
    void forgetFilters();
    void listOnly(const GameIds& games, const QString& title);
    void showDuplicates(const GameIds& games, const GameIds& surplus);
    void selectAlone(int row);
    void choose(int row);
    void showCollection(std::int64_t id);
    void readFor(Purpose purpose);
    void onCollectionsRead(const QList<Collection>& collections);
    void onFound(const GameIds& games);
    void onGameRead(const ReadGame& read);
    void onMerged(const MergedGames& merged);

    GameLibrary& m_library;
    LibraryListModel m_games;
    LibraryImportViewModel m_imports;
    LibraryPreview m_preview;
    LibraryEditsViewModel m_edits;
    LibraryTroubleViewModel m_trouble;
    LibrarySearch m_wanted;
    OpeningTreeViewModel m_tree;
    StatisticsViewModel m_statistics;
    QTimer m_pause;  ///< waits while a person types
    QString m_words;
    QString m_comment;
    GameIds m_only;
    QString m_onlyTitle;
    GameIds m_toSelect;  ///< after the search
    Results m_results = Results::Any;
    Order m_order = Order::Added;
    bool m_isGivenOrder = false;  ///< duplicates, until they are sorted or another list is shown
    Qt::SortOrder m_direction = Qt::DescendingOrder;
    bool m_isReady = false;
    int m_viewers = 0;  ///< visible pages
    Purpose m_purpose = Purpose::Preview;
    LibraryCollections m_collections;
    bool m_areCollectionsRead = false;  ///< since the last search
    std::int64_t m_collection = 0;      ///< 0: all games
    bool m_listBegins = false;          ///< the next list is a new one
    bool m_hitsChange = false;          ///< the next search has other hits in the games
    bool m_wantsNext = false;           ///< the next game becomes chosen, since the chosen one is gone
    bool m_wantsPlayed = false;         ///< shows the games played here, as soon as the collections are known
    int m_current = -1;
};

}  // namespace plyglass
