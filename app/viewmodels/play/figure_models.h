// The tables of the Thinking panel: nodes by category, and the finer counts.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <array>
#include <vector>

#include "engine/search/statistics.h"

namespace plyglass {

/// Five rows, one for each kind of node.
class CategoryModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(Category)
    QML_UNCREATABLE("Thinking.categories")

  public:
    enum Role { NameRole = Qt::UserRole + 1, NodesTextRole, ShareTextRole, ShareRole, SeriesRole };

    explicit CategoryModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : kNodeKinds; }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void set(const Statistics& statistics);

  private:
    std::array<std::uint64_t, kNodeKinds> m_nodes{};
    std::uint64_t m_total = 0;
};

class DetailModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(Detail)
    QML_UNCREATABLE("Thinking.details")

  public:
    enum Role { NameRole = Qt::UserRole + 1, ValueTextRole };

    explicit DetailModel(QObject* parent = nullptr);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void set(const Statistics& statistics);

  private:
    std::vector<QString> m_values;
};

}  // namespace plyglass
