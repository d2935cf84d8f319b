// The positions that the laboratory searches: from the game, from FEN, from the suite.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QStringList>
#include <vector>

#include "app/viewmodels/shared/board_position.h"
#include "engine/lab/experiments/comparison.h"

namespace plyglass {

class LabPositionsModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(LabPositions)
    QML_UNCREATABLE("Laboratory.positions")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// Index of the shown position; −1 if there is none.
    Q_PROPERTY(int currentIndex READ currentIndex WRITE setCurrentIndex NOTIFY currentChanged FINAL)
    Q_PROPERTY(QString currentName READ currentName NOTIFY currentChanged FINAL)
    /// The shown position; an empty board if there is none.
    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY currentChanged FINAL)
    Q_PROPERTY(QStringList currentFacts READ currentFacts NOTIFY currentChanged FINAL)
    /// Error in the last text; may be "".
    Q_PROPERTY(QString error READ error NOTIFY errorChanged FINAL)

  public:
    enum Role { NameRole = Qt::UserRole + 1, FenRole, FactsRole };

    explicit LabPositionsModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(m_positions.size()); }
    int currentIndex() const { return m_current; }
    void setCurrentIndex(int index);
    QString currentName() const;
    BoardPosition board() const;
    /// "White to move", "48 legal moves", "32 pieces".
    QStringList currentFacts() const;
    QString error() const { return m_error; }

    const std::vector<NamedPosition>& positions() const { return m_positions; }
    void set(std::vector<NamedPosition> positions);
    /// Adds a position, or shows it if it is in the list.
    void add(const NamedPosition& position);

    /// Adds positions from FEN, one a line. All or none: `error` names the wrong line and the reason.
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
    /// Data of the shown position; invalid if there is none.
    QVariant current(Role role) const;
    void setError(const QString& error);

    std::vector<NamedPosition> m_positions;
    int m_current = -1;
    QString m_error;
};

}  // namespace plyglass
