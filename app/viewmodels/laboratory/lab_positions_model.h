// The positions that the laboratory is to search: from the game, from FEN, from the suite.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QStringList>
#include <vector>

#include "engine/lab/experiments/comparison.h"

namespace plyglass {

class LabPositionsModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(LabPositions)
    QML_UNCREATABLE("Laboratory.positions")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// The one to look at; −1 if there is none.
    Q_PROPERTY(int currentIndex READ currentIndex WRITE setCurrentIndex NOTIFY currentChanged FINAL)
    Q_PROPERTY(QString currentName READ currentName NOTIFY currentChanged FINAL)
    Q_PROPERTY(QString currentPlacement READ currentPlacement NOTIFY currentChanged FINAL)
    Q_PROPERTY(QStringList currentFacts READ currentFacts NOTIFY currentChanged FINAL)
    /// Why the last text was refused; "" if it was not.
    Q_PROPERTY(QString error READ error NOTIFY errorChanged FINAL)

  public:
    enum Role { NameRole = Qt::UserRole + 1, FenRole, PlacementRole, FactsRole };

    explicit LabPositionsModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_positions.size()); }
    int currentIndex() const { return m_current; }
    void setCurrentIndex(int index);
    QString currentName() const;
    QString currentPlacement() const;
    /// "White to move", "48 legal moves", "32 pieces".
    QStringList currentFacts() const;
    QString error() const { return m_error; }

    const std::vector<NamedPosition>& positions() const { return m_positions; }
    void set(std::vector<NamedPosition> positions);
    /// One that is there already is shown instead of added again.
    void add(const NamedPosition& position);

    /// FEN, one position a line. All or none: if a line is wrong, `error` says which and why.
    Q_INVOKABLE bool addFen(const QString& text);
    Q_INVOKABLE void addSuite();
    Q_INVOKABLE void rename(int row, const QString& name);
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void clear() { set({}); }
    Q_INVOKABLE void clearError() { setError({}); }

  signals:
    void changed();
    void currentChanged();
    void errorChanged();

  private:
    /// Of the one to look at; nothing if there is none.
    QVariant current(Role role) const;
    void setError(const QString& error);

    std::vector<NamedPosition> m_positions;
    int m_current = -1;
    QString m_error;
};

}  // namespace plyglass
