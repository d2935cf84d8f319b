// The root object for QML, and the owner of all parts behind it.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <memory>

#include "app/viewmodels/analyse/analyse_view_model.h"
#include "app/viewmodels/analyse/annotation_view_model.h"
#include "app/viewmodels/analyse/book_view_model.h"
#include "app/viewmodels/analyse/report_view_model.h"
#include "app/viewmodels/analyse/second_lines_view_model.h"
#include "app/viewmodels/analyse/tags_view_model.h"
#include "app/viewmodels/analyse/take_away_view_model.h"
#include "app/viewmodels/ask/ask_view_model.h"
#include "app/viewmodels/editor/editor_view_model.h"
#include "app/viewmodels/evaluation/evaluation_view_model.h"
#include "app/viewmodels/explorer/explorer_view_model.h"
#include "app/viewmodels/laboratory/laboratory_view_model.h"
#include "app/viewmodels/learning/learning_view_model.h"
#include "app/viewmodels/lessons/lessons_view_model.h"
#include "app/viewmodels/lessons/practice_view_model.h"
#include "app/viewmodels/library/library_names.h"
#include "app/viewmodels/library/library_view_model.h"
#include "app/viewmodels/play/clock_view_model.h"
#include "app/viewmodels/play/first_question_view_model.h"
#include "app/viewmodels/play/game_end_view_model.h"
#include "app/viewmodels/play/game_view_model.h"
#include "app/viewmodels/play/technique_list_model.h"
#include "app/viewmodels/play/think_again_view_model.h"
#include "app/viewmodels/play/thinking_view_model.h"
#include "app/viewmodels/shell/app_settings.h"
#include "app/viewmodels/shell/files_view_model.h"
#include "app/viewmodels/shell/new_game_view_model.h"
#include "app/viewmodels/shell/notices.h"
#include "app/viewmodels/today/today_view_model.h"

namespace plyglass {

/// Folders and play settings of a window.
struct AppOptions {
    QString dataDirectory;  ///< games, and results of the laboratory
    QString settingsFile;
    PlayOptions play;
    /// Whether computers use the opening book and the person's own games; off in tests of searches.
    bool usesBook = true;

    /// The XDG directories of the user.
    static AppOptions forUser();
};

class AppViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(App)
    QML_UNCREATABLE("Made by the program")
    Q_PROPERTY(plyglass::GameViewModel* game READ game CONSTANT FINAL)
    Q_PROPERTY(plyglass::FirstQuestionViewModel* firstQuestion READ firstQuestion CONSTANT FINAL)
    Q_PROPERTY(plyglass::GameEndViewModel* gameEnd READ gameEnd CONSTANT FINAL)
    Q_PROPERTY(plyglass::Notices* notices READ notices CONSTANT FINAL)
    Q_PROPERTY(plyglass::ClockViewModel* clock READ clock CONSTANT FINAL)
    Q_PROPERTY(plyglass::ThinkingViewModel* thinking READ thinking CONSTANT FINAL)
    Q_PROPERTY(plyglass::ThinkAgainViewModel* thinkAgain READ thinkAgain CONSTANT FINAL)
    Q_PROPERTY(plyglass::TechniqueListModel* techniques READ techniques CONSTANT FINAL)
    Q_PROPERTY(plyglass::NewGameViewModel* setup READ setup CONSTANT FINAL)
    Q_PROPERTY(plyglass::AppSettings* settings READ settings CONSTANT FINAL)
    Q_PROPERTY(plyglass::FilesViewModel* files READ files CONSTANT FINAL)
    Q_PROPERTY(plyglass::EvaluationViewModel* evaluation READ evaluation CONSTANT FINAL)
    Q_PROPERTY(plyglass::LessonsViewModel* lessons READ lessons CONSTANT FINAL)
    Q_PROPERTY(plyglass::PracticeViewModel* practice READ practice CONSTANT FINAL)
    Q_PROPERTY(plyglass::AnalyseViewModel* analyse READ analyse CONSTANT FINAL)
    Q_PROPERTY(plyglass::TagsViewModel* tags READ tags CONSTANT FINAL)
    Q_PROPERTY(plyglass::AnnotationViewModel* annotation READ annotation CONSTANT FINAL)
    Q_PROPERTY(plyglass::ReportViewModel* report READ report CONSTANT FINAL)
    Q_PROPERTY(plyglass::SecondLinesViewModel* second READ second CONSTANT FINAL)
    Q_PROPERTY(plyglass::TakeAwayViewModel* takeAway READ takeAway CONSTANT FINAL)
    Q_PROPERTY(plyglass::BookViewModel* book READ book CONSTANT FINAL)
    Q_PROPERTY(plyglass::EditorViewModel* editor READ editor CONSTANT FINAL)
    /// Editor for the position of a library search.
    Q_PROPERTY(plyglass::EditorViewModel* searchSetup READ searchSetup CONSTANT FINAL)
    Q_PROPERTY(plyglass::ExplorerViewModel* explorer READ explorer CONSTANT FINAL)
    Q_PROPERTY(plyglass::AskViewModel* ask READ ask CONSTANT FINAL)
    Q_PROPERTY(plyglass::LaboratoryViewModel* laboratory READ laboratory CONSTANT FINAL)
    Q_PROPERTY(plyglass::LearningViewModel* learning READ learning CONSTANT FINAL)
    Q_PROPERTY(plyglass::LibraryViewModel* library READ library CONSTANT FINAL)
    Q_PROPERTY(plyglass::LibraryNames* names READ names CONSTANT FINAL)
    Q_PROPERTY(plyglass::TodayViewModel* today READ today CONSTANT FINAL)
    Q_PROPERTY(QString version READ version CONSTANT FINAL)

  public:
    explicit AppViewModel(const AppOptions& options, QObject* parent = nullptr);
    ~AppViewModel() override;

    GameViewModel* game();
    FirstQuestionViewModel* firstQuestion();
    GameEndViewModel* gameEnd();
    Notices* notices();
    ClockViewModel* clock();
    ThinkingViewModel* thinking();
    ThinkAgainViewModel* thinkAgain();
    TechniqueListModel* techniques();
    NewGameViewModel* setup();
    AppSettings* settings();
    FilesViewModel* files();
    EvaluationViewModel* evaluation();
    LessonsViewModel* lessons();
    PracticeViewModel* practice();
    AnalyseViewModel* analyse();
    AnnotationViewModel* annotation();
    TagsViewModel* tags();
    ReportViewModel* report();
    SecondLinesViewModel* second();
    TakeAwayViewModel* takeAway();
    BookViewModel* book();
    EditorViewModel* editor();
    EditorViewModel* searchSetup();
    ExplorerViewModel* explorer();
    AskViewModel* ask();
    LaboratoryViewModel* laboratory();
    LearningViewModel* learning();
    LibraryViewModel* library();
    LibraryNames* names();
    TodayViewModel* today();
    QString version() const;

    /// The game behind the view models, for the demonstration and for tests.
    GameController& controller();

    /// Answers to opponentOffered: the chosen opponent continues the game, or a new one begins.
    Q_INVOKABLE void takeOpponent();
    Q_INVOKABLE void startAgainstOpponent();

    /// Saves every game again; returns false if one is unsaved, to ask before the window closes.
    Q_INVOKABLE bool saveAll();
    /// Call when the window closes: stops searches and waits until everything is on disk.
    Q_INVOKABLE void shutDown();

  signals:
    /// Asks whether `name` should continue the running game, or a new one begin.
    void opponentOffered(const QString& name);
    /// A game is being played: it started, was resumed, or has another opponent.
    void gameBegun();
    /// A game should be shown: from the library or the position editor.
    void gameOpened();

  private:
    struct Parts;
    void connectParts();
    void connectMessages();
    void connectGames();
    void connectBook();
    void connectKnowledge();
    void connectReport();
    void connectSettings();
    void beginFirstGame();
    /// Offers an evaluator as the opponent. A running game is changed only after a question.
    void offerOpponent(const PlayerEvaluator& evaluator);
    /// Sets the strength of the next game if the opponent is to keep it even.
    void evenOpponent(const Outcome& outcome);
    /// Setup of the game with the chosen evaluator as the opponent, at its level; it replaces the player
    /// there.
    GameSetup setupWithOpponent() const;

    std::unique_ptr<Parts> m_parts;
    std::optional<PlayerEvaluator> m_wanted;  ///< the last requested opponent
    bool m_isDown = false;
};

}  // namespace plyglass
