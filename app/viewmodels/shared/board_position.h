// What a board without rules shows, as one value. Squares are given by name: "e4".
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QStringList>
#include <QVariant>
#include <optional>
#include <vector>

#include "engine/chess/game.h"
#include "engine/chess/line_walk.h"
#include "engine/chess/marks.h"

namespace plyglass {

/// An arrow; a circle if both squares are the same.
struct BoardArrow {
    Q_GADGET
    Q_PROPERTY(QString from MEMBER from)
    Q_PROPERTY(QString to MEMBER to)
    Q_PROPERTY(Kind kind MEMBER kind)

  public:
    /// The program's and, from Green on, a person's, in the order of MarkColor. The board has the same list:
    /// ArrowLayer::Kind.
    enum class Kind { Best, Second, Third, Hint, Asked, Threat, Green, Red, Blue, Yellow };
    Q_ENUM(Kind)

    QString from{};
    QString to{};
    Kind kind = Kind::Best;
    friend bool operator==(const BoardArrow&, const BoardArrow&) = default;
};

using BoardArrows = QList<BoardArrow>;

/// Empty for a null move. Castling in ordinary chess goes to the king's target square.
BoardArrows arrowsOf(const Position& before, Move move, BoardArrow::Kind kind);
/// A person's arrows and circles.
BoardArrows arrowsOf(const std::vector<Mark>& marks);
/// The mark that was drawn on the board; nullopt if a square is invalid or the kind is not a person's.
std::optional<Mark> markOf(const BoardArrow& drawn);
/// The same for QML.
QVariantList valuesOf(const BoardArrows& arrows);

struct BoardPosition {
    Q_GADGET
    QML_ANONYMOUS
    Q_PROPERTY(QString placement MEMBER placement)
    Q_PROPERTY(QStringList lastMove MEMBER lastMove)
    Q_PROPERTY(QString checkSquare MEMBER checkSquare)
    Q_PROPERTY(QStringList legalMoves MEMBER legalMoves)
    Q_PROPERTY(bool whiteMovable MEMBER whiteMovable)
    Q_PROPERTY(bool blackMovable MEMBER blackMovable)
    Q_PROPERTY(QStringList premove MEMBER premove)
    Q_PROPERTY(QString hinted MEMBER hinted)
    Q_PROPERTY(QVariantList arrows READ arrowValues)
    Q_PROPERTY(QVariantList marks READ markValues)

  public:
    QString placement = QStringLiteral("8/8/8/8/8/8/8/8");  ///< FEN piece placement field
    QStringList lastMove{};                                 ///< its two squares, or empty
    QString checkSquare{};                                  ///< of a king in check, or ""
    QStringList legalMoves{};                               ///< as `legalMoveTexts`
    bool whiteMovable = false;                              ///< whether White's pieces may be picked up
    bool blackMovable = false;
    QStringList premove{};  ///< its two squares, or empty
    QString hinted{};       ///< of a piece shown as if it were picked up, or ""
    BoardArrows arrows{};   ///< the program's
    BoardArrows marks{};    ///< a person's

    QVariantList arrowValues() const { return valuesOf(arrows); }
    QVariantList markValues() const { return valuesOf(marks); }
    /// Lets the side to move choose among its legal moves.
    void allowMoves(const Position& position);
};

/// What every board shows of a position; with the last move if there is one.
BoardPosition boardOf(const Position& position);
BoardPosition boardOf(const GameNode& node);
/// After `ply` moves of a line.
BoardPosition boardOf(const LineWalk& line, int ply);

}  // namespace plyglass
