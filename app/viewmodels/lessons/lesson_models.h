// The lists of the lessons page: the lessons, the steps of one, its switches and what has been searched.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QStringList>
#include <vector>

#include "engine/lab/experiments/lessons.h"

namespace plyglass {

class LessonListModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(LessonListModel)
    QML_UNCREATABLE("Lessons.list")

  public:
    enum Role { TitleRole = Qt::UserRole + 1, FinishedRole };

    /// `finished`: ids of lessons.
    explicit LessonListModel(const QStringList& finished, QObject* parent = nullptr);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    QStringList finished() const { return m_finished; }
    /// Returns whether that is news.
    bool noteFinished(int index);

  private:
    QStringList m_finished;
};

class LessonStepModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(LessonStepModel)
    QML_UNCREATABLE("Lessons.steps")

  public:
    enum State { Done, Current, Ahead };
    Q_ENUM(State)
    enum Role {
        TaskRole = Qt::UserRole + 1,
        WatchRole,
        StateRole,  ///< a State
        RemarkRole  ///< what has been seen; "" until it is done
    };

    explicit LessonStepModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void open(const Lesson& lesson);
    void show(LessonRuns runs);

  private:
    const Lesson* m_lesson = nullptr;
    std::vector<QString> m_remarks;  ///< of the steps that are done
};

class LessonSwitchModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(LessonSwitch)
    QML_UNCREATABLE("Lessons.switches")

  public:
    enum Role { TechniqueIdRole = Qt::UserRole + 1, NameRole, ExplanationRole, CheckedRole };

    explicit LessonSwitchModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void open(const Lesson& lesson);
    void show(const Techniques& techniques);

  private:
    std::vector<const Technique*> m_switches;
    Techniques m_techniques;
};

class LessonRunModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(LessonRun)
    QML_UNCREATABLE("Lessons.runs")

  public:
    enum Role {
        WhatRole = Qt::UserRole + 1,  ///< "depth 4, Alpha–beta"
        NodesTextRole,
        ShareRole,  ///< its nodes, 0 … 1 of the most
        MoveRole,
        ScoreTextRole,
        TimeTextRole,
        CompletedRole
    };

    explicit LessonRunModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void open(const Lesson& lesson);
    void add(const LessonRun& run);

  private:
    QString what(const LessonRun& run) const;
    double shareOf(const LessonRun& run) const;

    const Lesson* m_lesson = nullptr;
    std::vector<LessonRun> m_runs;
};

}  // namespace plyglass
