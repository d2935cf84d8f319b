// The legal moves the board was given, arranged for the question "where may this piece go?".
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <vector>

namespace plyglass {

/// Holds moves as coordinates ("e2e4", "e7e8q") and answers by square number (a1 = 0). Judges nothing itself;
/// a text that is no move is left out with a warning.
class LegalTargets : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QStringList moves READ moves WRITE setMoves NOTIFY movesChanged FINAL)

  public:
    using QObject::QObject;

    QStringList moves() const { return m_moves; }
    void setMoves(const QStringList& moves);

    /// The squares that can be reached from a square, in rising order.
    Q_INVOKABLE QList<int> from(int square) const;
    /// Whether a move leads from one square to another.
    Q_INVOKABLE bool contains(int from, int to) const;
    /// The pieces a move may promote to, in the order q, n, r, b; empty if it is no promotion.
    Q_INVOKABLE QStringList promotions(int from, int to) const;

  signals:
    void movesChanged();

  private:
    struct Entry {
        int from = 0;
        int to = 0;
        QChar promotion;  // null for none
    };

    QStringList m_moves;
    std::vector<Entry> m_entries;
};

}  // namespace plyglass
