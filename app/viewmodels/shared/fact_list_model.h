// A short table of names and values.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <vector>

namespace plyglass {

struct Fact {
    QString name;
    QString value;
    friend bool operator==(const Fact&, const Fact&) = default;
};

class FactListModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(FactList)
    QML_UNCREATABLE("TraceNodeView.facts")

  public:
    enum Role { NameRole = Qt::UserRole + 1, ValueTextRole };

    explicit FactListModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    /// Rows stay where they are as long as their number does.
    void set(std::vector<Fact> facts);

  private:
    std::vector<Fact> m_facts;
};

}  // namespace plyglass
