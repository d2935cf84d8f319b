// The games found, in order. A row is read with its neighbours when a list shows it, so that a million games
// cost no more than the visible ones.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QCache>
#include <QSet>

#include <unordered_set>
#include <vector>

#include "app/services/library/game_library.h"

namespace plyglass {

class LibraryListModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(LibraryList)
    QML_UNCREATABLE("Library.games")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    /// Number of selected games; 0 if none.
    Q_PROPERTY(int selectedCount READ selectedCount NOTIFY selectionChanged FINAL)

  public:
    enum Role {
        WhiteRole = Qt::UserRole + 1,
        BlackRole,
        ResultRole,  ///< "1–0", "½–½"; empty while the row is being read
        WhiteWonRole,
        BlackWonRole,
        EcoRole,
        OpeningRole,
        WhiteRatingRole,  ///< "2600"; empty if unknown
        BlackRatingRole,
        LeftRole,   ///< "replaced 12 November, 14:05" or "deleted …"; else empty
        EventRole,  ///< or the site, where the event is unknown
        DateRole,   ///< its known part: "21 Jun 1851", "1851"
        MovesRole,
        CurveRole,  ///< White's expected score through the game, 0 … 1; empty without evaluations
        FavouriteRole,
        SelectedRole
    };

    /// The library outlives the model.
    explicit LibraryListModel(GameLibrary& library, QObject* parent = nullptr);
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return m_games ? static_cast<int>(m_games->size()) : 0; }
    void setGames(GameIds games);
    /// Reads the rows again after a change of the library.
    void refresh();

    int selectedCount() const { return static_cast<int>(m_selected.size()); }
    std::vector<std::int64_t> allGames() const { return m_games ? *m_games : std::vector<std::int64_t>(); }
    /// The selected games in the order of the list.
    std::vector<std::int64_t> selectedGames() const;
    void select(const std::vector<std::int64_t>& games);
    void toggle(int row);
    /// Selects all rows from one to the other.
    void selectRange(int from, int to);
    void selectAll();
    void selectNone();

    /// Id of the game in a row; 0 for an invalid row.
    std::int64_t gameAt(int row) const;
    /// The row of a game; −1 if it is not in the list.
    int rowOf(std::int64_t game) const;

  signals:
    void countChanged();
    void selectionChanged();

  private:
    static constexpr int kPageRows = 64;
    static constexpr int kKeptPages = 64;

    void onSelected();
    const GameRow* rowAt(int row) const;
    void take(int first, const QList<GameRow>& rows);

    GameLibrary& m_library;
    GameIds m_games;
    std::unordered_set<std::int64_t> m_selected;
    mutable QCache<int, QList<GameRow>> m_pages{kKeptPages};
    mutable QSet<int> m_asked;  ///< pages that are being read
};

}  // namespace plyglass
