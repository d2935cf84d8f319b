// The given legal moves, indexed by the piece's square.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <vector>

namespace plyglass {

/// Holds moves as coordinates ("e2e4", "e7e8q") and answers by square number (a1 = 0). Checks no rules;
/// invalid texts are skipped with a warning.
class LegalTargets : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<QString> moves READ moves WRITE setMoves NOTIFY movesChanged FINAL)
    /// The origin square, −1 for none, and the squares reachable from it, in ascending order.
    Q_PROPERTY(int origin READ origin WRITE setOrigin NOTIFY targetsChanged FINAL)
    Q_PROPERTY(QList<int> targets READ targets NOTIFY targetsChanged FINAL)

  public:
    using QObject::QObject;

    QList<QString> moves() const { return m_moves; }
    void setMoves(const QList<QString>& moves);

    int origin() const { return m_origin; }
    void setOrigin(int square);
    QList<int> targets() const { return m_targets; }

    /// Whether there is a move between two squares.
    Q_INVOKABLE bool contains(int from, int to) const;
    /// Possible promotion pieces of a move, in the order q, n, r, b; empty if it is no promotion.
    Q_INVOKABLE QList<QString> promotions(int from, int to) const;
    /// Whether a move may promote to a piece, "q", "n", "r" or "b".
    Q_INVOKABLE bool canPromote(int from, int to, const QString& kind) const;

  signals:
    void movesChanged();
    void targetsChanged();

  private:
    struct Entry {
        int from = 0;
        int to = 0;
        QChar promotion;  // null for none
    };

    void findTargets();

    QList<QString> m_moves;
    QList<int> m_targets;
    int m_origin = -1;
    std::vector<Entry> m_entries;
};

}  // namespace plyglass
