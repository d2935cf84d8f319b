// A search by single squares of a position: pieces on the board, and marks for squares that must be empty or
// hold any piece.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

#include "app/services/library/find/game_pattern.h"
#include "engine/base/result.h"

namespace plyglass {

class SoughtSquares : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(SoughtSquares)
    QML_UNCREATABLE("LibrarySearch.squares")
    /// Pieces on the board, as the first field of a FEN. A piece removes the mark of its square.
    Q_PROPERTY(QString placement READ placement WRITE setPlacement NOTIFY changed FINAL)
    /// Marks by square from a1 to h8: "-" empty, "A" any white piece, "a" any black one, "*" either; ""
    /// without a mark.
    Q_PROPERTY(QStringList marks READ marks NOTIFY changed FINAL)
    /// Mark that a click sets, or "".
    Q_PROPERTY(QString tool READ tool WRITE setTool NOTIFY toolChanged FINAL)
    /// Reason why these squares cannot be searched; may be "".
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)

  public:
    explicit SoughtSquares(QObject* parent = nullptr) : QObject(parent) {}

    QString placement() const { return m_placement; }
    void setPlacement(const QString& placement);
    QStringList marks() const { return m_marks; }
    QString tool() const { return m_tool; }
    void setTool(const QString& tool);
    QString problem() const;

    /// Sets or removes the tool's mark; a1 = 0 … h8 = 63, invalid squares are ignored.
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
