// The games of a search in their order. A row is read when a list shows it, with its neighbours, so that a
// million games cost no more than those on the screen.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QCache>
#include <QSet>

#include "app/services/library/game_library.h"

namespace plyglass {

class LibraryListModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(LibraryList)
    QML_UNCREATABLE("Library.games")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

  public:
    enum Role {
        WhiteRole = Qt::UserRole + 1,
        BlackRole,
        ResultRole,  ///< "1–0", "½–½"; empty while the row is being read
        WhiteWonRole,
        BlackWonRole,
        EcoRole,
        OpeningRole,
        EventRole,  ///< with its year: "London 1851"
        MovesRole
    };

    /// The library outlives the model.
    explicit LibraryListModel(GameLibrary& library, QObject* parent = nullptr);
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return m_games ? static_cast<int>(m_games->size()) : 0; }
    void setGames(GameIds games);
    /// The number of the game in a row; 0 if there is no such row.
    std::int64_t gameAt(int row) const;
    /// The row of a game; −1 if it is not in the list.
    int rowOf(std::int64_t game) const;

  signals:
    void countChanged();

  private:
    static constexpr int kPageRows = 64;
    static constexpr int kKeptPages = 64;

    const GameRow* rowAt(int row) const;
    void take(int first, const QList<GameRow>& rows);

    GameLibrary& m_library;
    GameIds m_games;
    mutable QCache<int, QList<GameRow>> m_pages{kKeptPages};
    mutable QSet<int> m_asked;  ///< pages that are being read
};

}  // namespace plyglass
