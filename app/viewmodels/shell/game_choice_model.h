// The games of a file, to choose one from.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <memory>
#include <vector>

#include "app/services/game/pgn_opener.h"

namespace plyglass {

class GameChoiceModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(GameChoice)
    QML_UNCREATABLE("Files.games")

  public:
    enum Role {
        NumberRole = Qt::UserRole + 1,
        WhiteRole,
        BlackRole,
        ResultRole,
        EventRole,
        DateRole,
        LineRole
    };
    /// How the games of a book are listed.
    enum class Order {
        AsInBook,
        /// The newest first; of a game that was left and resumed several times only its last state.
        NewestFirst
    };

    explicit GameChoiceModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void setBook(std::shared_ptr<const PgnBook> book, Order order = Order::AsInBook);
    const std::shared_ptr<const PgnBook>& book() const { return m_book; }
    /// The place in the book of the game in this row; −1 if there is no such row.
    int entryOf(int row) const;

  private:
    std::shared_ptr<const PgnBook> m_book;
    std::vector<int> m_entries;
    Order m_order = Order::AsInBook;
};

}  // namespace plyglass
