// The colours of a board: squares, coordinates and marks.
#pragma once

#include <QColor>
#include <QObject>
#include <QQmlEngine>

namespace plyglass {

/// A set of board colours. `name` selects a predefined set; single colours may be changed afterwards.
class BoardTheme : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// "glass" (default), "walnut" or "paper", in any letter case; an unknown name is refused with a warning.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed FINAL)
    Q_PROPERTY(QColor light MEMBER m_light NOTIFY changed FINAL)
    Q_PROPERTY(QColor dark MEMBER m_dark NOTIFY changed FINAL)
    Q_PROPERTY(QColor coordinateOnLight MEMBER m_coordinateOnLight NOTIFY changed FINAL)
    Q_PROPERTY(QColor coordinateOnDark MEMBER m_coordinateOnDark NOTIFY changed FINAL)
    Q_PROPERTY(QColor lastMove MEMBER m_lastMove NOTIFY changed FINAL)
    Q_PROPERTY(QColor selected MEMBER m_selected NOTIFY changed FINAL)
    /// The dot on a reachable empty square; the corners of a capture use it at 50 %.
    Q_PROPERTY(QColor legalDot MEMBER m_legalDot NOTIFY changed FINAL)

  public:
    explicit BoardTheme(QObject* parent = nullptr);

    QString name() const { return m_name; }
    void setName(const QString& name);
    QColor light() const { return m_light; }
    QColor dark() const { return m_dark; }
    QColor coordinateOnLight() const { return m_coordinateOnLight; }
    QColor coordinateOnDark() const { return m_coordinateOnDark; }
    QColor lastMove() const { return m_lastMove; }
    QColor selected() const { return m_selected; }
    QColor legalDot() const { return m_legalDot; }

  signals:
    void changed();

  private:
    QString m_name;
    QColor m_light;
    QColor m_dark;
    QColor m_coordinateOnLight;
    QColor m_coordinateOnDark;
    QColor m_lastMove;
    QColor m_selected;
    QColor m_legalDot;
};

}  // namespace plyglass
