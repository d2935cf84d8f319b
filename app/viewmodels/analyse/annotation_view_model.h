// Annotations of the shown move (comments, signs, arrows and circles) and the tags of the game. Every change
// can be undone.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <QVariantList>

#include "app/services/game/game_controller.h"

namespace plyglass {

class AnnotationViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Annotation)
    QML_UNCREATABLE("App.annotation")
    /// The text being typed, else the comments of the shown move, one a line.
    Q_PROPERTY(QString comment READ comment NOTIFY changed FINAL)
    /// The same before the move.
    Q_PROPERTY(QString commentBefore READ commentBefore NOTIFY changed FINAL)
    /// 1 !, 2 ?, 3 !!, 4 ??, 5 !?, 6 ?!; 0 none.
    Q_PROPERTY(int sign READ sign NOTIFY changed FINAL)
    /// All signs of the move as printed, and in words.
    Q_PROPERTY(QString signsText READ signsText NOTIFY changed FINAL)
    Q_PROPERTY(QString signsWords READ signsWords NOTIFY changed FINAL)
    /// Their numbers in PGN.
    Q_PROPERTY(QList<int> signs READ signs NOTIFY changed FINAL)
    /// Every sign there is: objects {number, sign, words}.
    Q_PROPERTY(QVariantList allSigns READ allSigns CONSTANT FINAL)

  public:
    explicit AnnotationViewModel(GameController& controller, QObject* parent = nullptr);

    QString comment() const { return draft().shown(CommentPlace::After); }
    QString commentBefore() const { return draft().shown(CommentPlace::Before); }
    int sign() const;
    QString signsText() const;
    QString signsWords() const;
    QList<int> signs() const;
    QVariantList allSigns() const;

    /// Takes the text of a comment as it is typed, on the move shown when typing began. It is written into
    /// the game at each pause and at the end.
    Q_INVOKABLE void typeComment(const QString& text) { type(CommentPlace::After, text); }
    Q_INVOKABLE void typeCommentBefore(const QString& text) { type(CommentPlace::Before, text); }
    Q_INVOKABLE void keepComment();
    /// Sets a sign by its number in PGN, or removes it. A judgement of the move replaces another one.
    Q_INVOKABLE void toggleSign(int number);
    /// Draws a mark between two squares, changes its colour, or erases it. `kind` is a BoardArrow::Kind.
    Q_INVOKABLE void toggleMark(const QString& from, const QString& to, int kind);
    Q_INVOKABLE void clearMarks();

  signals:
    void changed();

  private:
    const CommentDraft& draft() const { return m_controller.commentDraft(); }
    void type(CommentPlace place, const QString& text);
    /// Remarks on the shown move, including what is being typed.
    Remarks remarks();
    void annotate(Remarks remarks);

    GameController& m_controller;
    QTimer m_pause;  ///< runs while a person types
};

}  // namespace plyglass
