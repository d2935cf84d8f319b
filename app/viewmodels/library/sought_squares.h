// Squares of a position that is searched for by some of its squares alone: pieces stand on the board that is
// set up, and marks say which other squares are to be empty or to hold any piece.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

#include "app/services/library/game_pattern.h"
#include "engine/base/result.h"

namespace plyglass {

class SoughtSquares : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(SoughtSquares)
    QML_UNCREATABLE("LibrarySearch.squares")
    /// The pieces of the board, as the first field of a FEN. Where a piece is put there is no mark any more.
    Q_PROPERTY(QString placement READ placement WRITE setPlacement NOTIFY changed FINAL)
    /// By square from a1 to h8: "-" empty, "A" any white piece, "a" any black one, "*" either; "" without a
    /// mark.
    Q_PROPERTY(QStringList marks READ marks NOTIFY changed FINAL)
    /// The mark that a click sets, or "".
    Q_PROPERTY(QString tool READ tool WRITE setTool NOTIFY toolChanged FINAL)
    /// Why these squares cannot be searched for; "" if they can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

  public:
    explicit SoughtSquares(QObject* parent = nullptr) : QObject(parent) {}

    QString placement() const { return m_placement; }
    void setPlacement(const QString& placement);
    QStringList marks() const { return m_marks; }
    QString tool() const { return m_tool; }
    void setTool(const QString& tool);
    QString problem() const;

    /// Sets the mark of the tool, or takes it away where it is; a1 = 0 … h8 = 63, others change nothing.
    Q_INVOKABLE void toggle(int square);
    Q_INVOKABLE void unmark(int square);
    Q_INVOKABLE void clear();

    Result<SquarePattern> pattern() const;

  signals:
    void changed();
    void toolChanged();

  private:
    void set(int square, const QString& sign);

    QString m_placement;
    QStringList m_marks = QStringList(kSquares, QString());
    QString m_tool;
};

}  // namespace plyglass
