// The board under the pieces: squares, coordinates and all marks on squares.
#pragma once

#include <QList>
#include <QPointer>
#include <QQmlEngine>

#include "ui/board/board_theme.h"
#include "ui/board/piece_table.h"
#include "ui/board/raster_item.h"

class QPainter;

namespace plyglass {

/// Draws the squares and their marks in one picture with rounded corners. Its size must be square; a multiple
/// of eight device pixels keeps the squares whole. Squares are numbers (a1 = 0), −1 means none.
class BoardSurface : public plyglass::RasterItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(plyglass::BoardTheme* theme READ theme WRITE setTheme NOTIFY themeChanged FINAL)
    Q_PROPERTY(bool flipped MEMBER m_flipped NOTIFY boardChanged FINAL)
    Q_PROPERTY(bool showCoordinates MEMBER m_showCoordinates NOTIFY boardChanged FINAL)
    Q_PROPERTY(QString fontFamily MEMBER m_fontFamily NOTIFY boardChanged FINAL)
    /// The pieces above, to distinguish captures from quiet moves.
    Q_PROPERTY(plyglass::PieceTable* pieces READ pieces WRITE setPieces NOTIFY piecesChanged FINAL)
    /// Squares of the last move by name; everything else is by number.
    Q_PROPERTY(QList<QString> lastMove MEMBER m_lastMove NOTIFY marksChanged FINAL)
    Q_PROPERTY(int selected MEMBER m_selected NOTIFY marksChanged FINAL)
    Q_PROPERTY(int checkSquare MEMBER m_checkSquare NOTIFY marksChanged FINAL)
    /// Strength of the check glow, 0 … 1.
    Q_PROPERTY(qreal checkGlow MEMBER m_checkGlow NOTIFY marksChanged FINAL)
    /// Reachable squares to mark.
    Q_PROPERTY(QList<int> targets READ targets WRITE setTargets NOTIFY marksChanged FINAL)
    /// The keyboard cursor's square.
    Q_PROPERTY(int cursor MEMBER m_cursor NOTIFY marksChanged FINAL)

  public:
    explicit BoardSurface(QQuickItem* parent = nullptr);

    BoardTheme* theme() const { return m_theme; }
    void setTheme(BoardTheme* theme);
    PieceTable* pieces() const { return m_pieces; }
    void setPieces(PieceTable* pieces);
    QList<int> targets() const { return m_targets; }
    /// Sets without comparing: Qt 6.4 would compare two empty lists by the null pointers of their data.
    void setTargets(const QList<int>& targets);

  signals:
    void themeChanged();
    void piecesChanged();
    void boardChanged();
    void marksChanged();

  protected:
    Raster paintRaster() override;

  private:
    void paintSquares(QPainter* painter, int unit) const;
    void paintCoordinates(QPainter* painter, int unit) const;
    void paintMarks(QPainter* painter, int unit) const;
    void paintCheck(QPainter* painter, int unit) const;
    void paintTargets(QPainter* painter, int unit) const;
    void paintCapture(QPainter* painter, const QRectF& square) const;
    void paintCursor(QPainter* painter, int unit) const;
    void forgetSquares();
    void repaintTargets();

    QPointer<BoardTheme> m_theme;
    QImage m_squares;  // squares and coordinates, cached while only marks change
    QString m_fontFamily;
    QPointer<PieceTable> m_pieces;
    QList<QString> m_lastMove;
    QList<int> m_targets;
    qreal m_checkGlow = 1.0;
    int m_selected = -1;
    int m_checkSquare = -1;
    int m_cursor = -1;
    bool m_flipped = false;
    bool m_showCoordinates = true;
};

}  // namespace plyglass
