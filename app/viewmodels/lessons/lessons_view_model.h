// The page of lessons: those about chess, and those about the engine: the open one, its progress, and the
// searches made in it.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <vector>

#include "app/services/engine/engine_lane.h"
#include "app/services/settings.h"
#include "app/viewmodels/lessons/chess_lessons_view_model.h"
#include "app/viewmodels/lessons/lesson_rows.h"
#include "app/viewmodels/shared/board_position.h"
#include "app/viewmodels/shared/rows_model.h"
#include "engine/lab/experiments/lessons.h"

namespace plyglass {

class LessonsViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Lessons)
    QML_UNCREATABLE("App.lessons")
    Q_PROPERTY(plyglass::ChessLessonsViewModel* chess READ chess CONSTANT FINAL)
    /// Whether the page shows the lessons about the engine instead of those about chess.
    Q_PROPERTY(bool engineChosen MEMBER m_engineChosen NOTIFY engineChosenChanged FINAL)
    // About the engine
    Q_PROPERTY(plyglass::RowsModel* list READ list CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* steps READ steps CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* switches READ switches CONSTANT FINAL)
    Q_PROPERTY(plyglass::RowsModel* runs READ runs CONSTANT FINAL)
    Q_PROPERTY(int index READ index NOTIFY lessonChanged FINAL)
    Q_PROPERTY(QString title READ title NOTIFY lessonChanged FINAL)
    Q_PROPERTY(QString idea READ idea NOTIFY lessonChanged FINAL)
    /// "Also on: Alpha–beta, Captures first"; "" if nothing is.
    Q_PROPERTY(QString alsoOnText READ alsoOnText NOTIFY lessonChanged FINAL)
    Q_PROPERTY(int depthMax READ depthMax NOTIFY lessonChanged FINAL)
    Q_PROPERTY(bool offersDepth READ offersDepth NOTIFY lessonChanged FINAL)
    Q_PROPERTY(bool offersEvaluators READ offersEvaluators NOTIFY lessonChanged FINAL)
    Q_PROPERTY(QStringList evaluatorNames READ evaluatorNames CONSTANT FINAL)
    Q_PROPERTY(int depth READ depth WRITE setDepth NOTIFY settingChanged FINAL)
    Q_PROPERTY(int evaluatorIndex READ evaluatorIndex WRITE setEvaluatorIndex NOTIFY settingChanged FINAL)
    Q_PROPERTY(bool running READ running NOTIFY runningChanged FINAL)
    Q_PROPERTY(QString nodesText READ nodesText NOTIFY nodesTextChanged FINAL)
    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY progressChanged FINAL)
    Q_PROPERTY(bool finished READ finished NOTIFY progressChanged FINAL)
    Q_PROPERTY(bool hasNext READ hasNext NOTIFY lessonChanged FINAL)

  public:
    /// Finished lessons are stored in the settings.
    LessonsViewModel(EngineService& engine, Settings& settings, QObject* parent = nullptr);

    ChessLessonsViewModel* chess() { return &m_chess; }
    RowsModel* list() { return &m_list; }
    RowsModel* steps() { return &m_steps; }
    RowsModel* switches() { return &m_switches; }
    RowsModel* runs() { return &m_runs; }
    int index() const { return m_index; }
    QString title() const;
    QString idea() const;
    QString alsoOnText() const;
    int depthMax() const { return lesson().maxDepth; }
    bool offersDepth() const;
    bool offersEvaluators() const { return lesson().offersEvaluators; }
    QStringList evaluatorNames() const;
    int depth() const { return m_setting.depth; }
    /// Clamped to 1 … depthMax.
    void setDepth(int depth);
    int evaluatorIndex() const;
    void setEvaluatorIndex(int index);
    bool running() const { return m_lane.isBusy(); }
    /// Nodes of the running or last search; "" before the first.
    QString nodesText() const { return m_nodesText; }
    /// With an arrow for the last search's best move.
    BoardPosition board() const;
    bool finished() const;
    bool hasNext() const;

    /// Opens a lesson with its earlier searches; does nothing for an invalid index.
    Q_INVOKABLE void open(int index);
    /// Clears the searches of the open lesson.
    Q_INVOKABLE void startAgain();
    Q_INVOKABLE void next() { open(m_index + 1); }
    Q_INVOKABLE void setOn(const QString& id, bool on);
    Q_INVOKABLE void search();
    Q_INVOKABLE void stop();
    /// Applies the settings of the current step and searches.
    Q_INVOKABLE void showMe();

  signals:
    void engineChosenChanged();
    void lessonChanged();
    void settingChanged();
    void runningChanged();
    void nodesTextChanged();
    void progressChanged();

  private:
    /// The searches of the open lesson.
    std::vector<LessonRun>& done() { return m_runsOf[static_cast<std::size_t>(m_index)]; }
    const std::vector<LessonRun>& done() const { return m_runsOf[static_cast<std::size_t>(m_index)]; }
    const Lesson& lesson() const { return allLessons()[static_cast<std::size_t>(m_index)]; }
    void apply(const LessonSetting& setting);
    void setNodesText(std::uint64_t nodes);
    void onReported(const EngineReport& report);
    void onAnswered(const EngineAnswer& answer);
    void showProgress();

    EngineLane m_lane;
    Settings& m_settings;
    ChessLessonsViewModel m_chess;
    bool m_engineChosen = false;
    QStringList m_finished;  ///< ids of lessons
    RowsOf<LessonTitleRow> m_list;
    RowsOf<LessonStepRow> m_steps;
    RowsOf<LessonSwitchRow> m_switches;
    RowsOf<LessonRunRow> m_runs;
    int m_index = 0;
    LessonSetting m_setting;
    std::vector<std::vector<LessonRun>> m_runsOf;  ///< by lesson, oldest first
    QString m_nodesText;
};

}  // namespace plyglass
