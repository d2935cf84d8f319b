// The games of a file, for choosing one.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <memory>

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
    explicit GameChoiceModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void setBook(std::shared_ptr<const PgnBook> book);
    const std::shared_ptr<const PgnBook>& book() const { return m_book; }

  private:
    std::shared_ptr<const PgnBook> m_book;
};

}  // namespace plyglass
