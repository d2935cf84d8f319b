// The pieces on the board as a list whose rows keep their identity from one position to the next.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <array>
#include <optional>
#include <vector>

namespace plyglass {

/// One row per piece. When the placement changes, a row follows its piece (so that it can slide), a captured
/// piece keeps its row until its fading is over, and spare rows are used again: there are never more than 64
/// rows. Squares are numbered a1 = 0, b1 = 1 … h8 = 63. Knows no rules, only which drawings moved.
class PieceTable : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    /// Counts the placements taken over; bind to it to follow `pieceAt` and `rowAt`.
    Q_PROPERTY(int revision READ revision NOTIFY revisionChanged FINAL)
    /// True while `apply` changes the squares of pieces that should be seen sliding there.
    Q_PROPERTY(bool sliding READ isSliding NOTIFY slidingChanged FINAL)

  public:
    enum Role { PieceRole = Qt::UserRole, SquareRole, FadingRole };

    explicit PieceTable(QObject* parent = nullptr);

    int revision() const { return m_revision; }
    bool isSliding() const { return m_isSliding; }

    /// Takes over a FEN piece placement field. With `animate` pieces change squares while `sliding` is set
    /// and captured pieces stay, marked fading, until `release`. A placement that cannot be read is refused
    /// with a warning and changes nothing; returns whether it was read.
    Q_INVOKABLE bool apply(const QString& placement, bool animate);
    /// How many pieces would change their square if `placement` were applied.
    Q_INVOKABLE int countMoves(const QString& placement) const;
    /// Frees the row of a captured piece once it has faded.
    Q_INVOKABLE void release(int row);
    /// The row of the piece on a square, or −1.
    Q_INVOKABLE int rowAt(int square) const;
    /// The square of a row's piece, or −1 if the row is spare or its piece is captured.
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
    /// What has to happen to the rows to show another placement.
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
