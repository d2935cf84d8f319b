// The pieces on the board as a list whose rows keep their identity between positions.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <array>
#include <optional>
#include <vector>

namespace plyglass {

/// One row per piece. When the placement changes, a row follows its piece (so that it can slide), a captured
/// piece keeps its row until it has faded, and spare rows are reused: there are never more than 64 rows.
/// Squares are numbered a1 = 0, b1 = 1 … h8 = 63. Knows no rules, only which pieces moved.
class PieceTable : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    /// Number of applied placements; bind to it to follow `pieceAt` and `rowAt`.
    Q_PROPERTY(int revision READ revision NOTIFY revisionChanged FINAL)
    /// True while `apply` changes the squares of pieces that should slide.
    Q_PROPERTY(bool sliding READ isSliding NOTIFY slidingChanged FINAL)

  public:
    enum Role { PieceRole = Qt::UserRole, SquareRole, FadingRole };

    explicit PieceTable(QObject* parent = nullptr);

    int revision() const { return m_revision; }
    bool isSliding() const { return m_isSliding; }

    /// Applies a FEN piece placement field. With `animate` pieces change squares while `sliding` is set, and
    /// captured pieces stay, marked fading, until `release`. An invalid placement changes nothing and gives a
    /// warning; returns whether it was valid.
    Q_INVOKABLE bool apply(const QString& placement, bool animate);
    /// Number of pieces that would change their square if `placement` were applied.
    Q_INVOKABLE int countMoves(const QString& placement) const;
    /// Frees the row of a captured piece once it has faded.
    Q_INVOKABLE void release(int row);
    /// Row of the piece on a square, or −1.
    Q_INVOKABLE int rowAt(int square) const;
    /// Square of a row's piece, or −1 if the row is spare or its piece is captured.
    Q_INVOKABLE int squareOf(int row) const;
    /// Colour and letter of the piece on a square ("wN"), or an empty string.
    Q_INVOKABLE QString pieceAt(int square) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

  signals:
    void revisionChanged();
    void slidingChanged();

  private:
    using Placement = std::array<char, 64>;  // FEN letters, 0 = empty

    struct Row {
        char letter = 0;  // FEN letter, 0 = spare
        int square = -1;
        bool isFading = false;

        bool operator==(const Row&) const = default;
    };
    struct Step {
        int row = 0;
        int square = 0;
    };
    /// Changes of the rows for another placement.
    struct Plan {
        std::vector<Step> moves;
        std::vector<int> leaving;
        std::vector<int> appearing;  // squares
    };

    static std::optional<Placement> read(const QString& placement);
    Plan planFor(const Placement& target) const;
    void matchPromotions(const Placement& target, Plan* plan) const;
    void setSliding(bool sliding);
    void setRow(int row, const Row& value);
    int freeRow();

    std::vector<Row> m_rows;
    int m_revision = 0;
    bool m_isSliding = false;
};

}  // namespace plyglass
