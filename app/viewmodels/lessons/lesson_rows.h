// The lists of the lessons page: the lessons, the steps of one, its switches and its searches.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>

#include "engine/lab/experiments/lessons.h"

namespace plyglass {

class LessonState : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the states of a lesson's step")

  public:
    enum State { Done, Current, Ahead };
    Q_ENUM(State)
};

struct LessonTitleRow {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(bool finished MEMBER finished)

  public:
    QString title{};
    bool finished = false;
    friend bool operator==(const LessonTitleRow&, const LessonTitleRow&) = default;
};

struct LessonStepRow {
    Q_GADGET
    Q_PROPERTY(QString task MEMBER task)
    Q_PROPERTY(QString watch MEMBER watch)
    Q_PROPERTY(int stepState MEMBER stepState)
    Q_PROPERTY(QString remark MEMBER remark)

  public:
    QString task{};
    QString watch{};
    int stepState = LessonState::Ahead;
    QString remark{};  ///< observation after the step; "" until it is done
    friend bool operator==(const LessonStepRow&, const LessonStepRow&) = default;
};

struct LessonSwitchRow {
    Q_GADGET
    Q_PROPERTY(QString techniqueId MEMBER techniqueId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString explanation MEMBER explanation)
    Q_PROPERTY(bool switchedOn MEMBER switchedOn)

  public:
    QString techniqueId{};
    QString name{};
    QString explanation{};
    bool switchedOn = false;
    friend bool operator==(const LessonSwitchRow&, const LessonSwitchRow&) = default;
};

struct LessonRunRow {
    Q_GADGET
    Q_PROPERTY(QString what MEMBER what)
    Q_PROPERTY(QString nodesText MEMBER nodesText)
    Q_PROPERTY(double share MEMBER share)
    Q_PROPERTY(QString move MEMBER move)
    Q_PROPERTY(QString scoreText MEMBER scoreText)
    Q_PROPERTY(QString timeText MEMBER timeText)
    Q_PROPERTY(bool completed MEMBER completed)

  public:
    QString what{};  ///< "depth 4, Alpha–beta"
    QString nodesText{};
    double share = 0;  ///< its nodes as a share of the largest, 0 … 1
    QString move{};
    QString scoreText{};
    QString timeText{};
    bool completed = false;
    friend bool operator==(const LessonRunRow&, const LessonRunRow&) = default;
};

/// `finished`: ids of lessons.
QList<LessonTitleRow> lessonTitleRows(const QStringList& finished);
QList<LessonStepRow> lessonStepRows(const Lesson& lesson, LessonRuns runs);
QList<LessonSwitchRow> lessonSwitchRows(const Lesson& lesson, const Techniques& techniques);
QList<LessonRunRow> lessonRunRows(const Lesson& lesson, LessonRuns runs);

}  // namespace plyglass
