// What a person says about the move that is shown: comments, signs, arrows and circles; and about the game:
// its tags. Every change is one that can be undone.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QVariantList>

#include "app/services/game/game_controller.h"

namespace plyglass {

class AnnotationViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Annotation)
    QML_UNCREATABLE("App.annotation")
    /// What is being typed, else the comment of the shown move, a line each.
    Q_PROPERTY(QString comment READ comment NOTIFY changed FINAL)
    /// The same before the move.
    Q_PROPERTY(QString commentBefore READ commentBefore NOTIFY changed FINAL)
    /// 1 !, 2 ?, 3 !!, 4 ??, 5 !?, 6 ?!; 0 none.
    Q_PROPERTY(int sign READ sign NOTIFY changed FINAL)
    /// All signs of the move as they are printed, and in words.
    Q_PROPERTY(QString signsText READ signsText NOTIFY changed FINAL)
    Q_PROPERTY(QString signsWords READ signsWords NOTIFY changed FINAL)
    /// Their numbers in PGN.
    Q_PROPERTY(QList<int> signs READ signs NOTIFY changed FINAL)
    /// Every sign there is: objects {number, sign, words}.
    Q_PROPERTY(QVariantList allSigns READ allSigns CONSTANT FINAL)
    /// "d1 h5 green": arrows, and circles with one square twice.
    Q_PROPERTY(QStringList marks READ marks NOTIFY changed FINAL)

  public:
    explicit AnnotationViewModel(GameController& controller, QObject* parent = nullptr);

    QString comment() const { return draft().shown(CommentPlace::After); }
    QString commentBefore() const { return draft().shown(CommentPlace::Before); }
    int sign() const;
    QString signsText() const;
    QString signsWords() const;
    QList<int> signs() const;
    QVariantList allSigns() const;
    QStringList marks() const;

    /// A comment is being typed, on the move that was shown when it was begun. It goes into the game while
    /// the person pauses, and when typing ends.
    Q_INVOKABLE void typeComment(const QString& text) { type(CommentPlace::After, text); }
    Q_INVOKABLE void typeCommentBefore(const QString& text) { type(CommentPlace::Before, text); }
    Q_INVOKABLE void keepComment();
    /// Sets a sign by its number in PGN, or takes it away. One judgement of the move takes the place of
    /// another.
    Q_INVOKABLE void toggleSign(int number);
    /// Draws a mark between two squares, in another colour if it is there in one, or erases it.
    Q_INVOKABLE void toggleMark(const QString& from, const QString& to, const QString& color);
    Q_INVOKABLE void clearMarks();

  signals:
    void changed();

  private:
    const CommentDraft& draft() const { return m_controller.commentDraft(); }
    void type(CommentPlace place, const QString& text);
    /// What is said about the shown move by now.
    Remarks remarks();
    void annotate(Remarks remarks);

    GameController& m_controller;
    QTimer m_pause;  ///< of a person who types
};

}  // namespace plyglass
