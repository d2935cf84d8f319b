// Constructs and connects the parts, in the order of their dependencies.
#include "app/viewmodels/shell/app_view_model.h"
#include "app/services/game/position_judge.h"
#include "app/services/knowledge/book_keeper.h"
#include "app/services/knowledge/own_games.h"
#include "app/viewmodels/shared/player_names.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/knowledge/opening_names.h"

#include <QStandardPaths>
#include <QThreadPool>
#include <utility>

namespace plyglass {

namespace {

/// Side that a chosen opponent takes: that of a computer, else of a random mover, else Black.
Color opponentIn(const GameSetup& setup) {
    for (const PlayerKind kind : {PlayerKind::Computer, PlayerKind::Random})
        for (const Color color : {Black, White})
            if (setup.players[color].kind == kind) return color;
    return Black;
}

}  // namespace

AppOptions AppOptions::forUser() {
    AppOptions options;
    options.dataDirectory =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/plyglass";
    options.settingsFile = Settings::userFile();
    return options;
}

struct AppViewModel::Parts {
    explicit Parts(const AppOptions& options)
        : settings(options.settingsFile),
          autosaveQueue(options.dataDirectory),
          usesBook(options.usesBook),
          evaluators(options.dataDirectory + QStringLiteral("/evaluators")),
          bookKeeper(options.dataDirectory, settings),
          controller(engine, clock, withEvaluators(options.play)),
          appSettings(settings, options.play),
          gameLibrary(libraryFile(options.dataDirectory)),
          gameEnd(controller, settings, options.dataDirectory + "/reviews"),
          practice(engine, options.dataDirectory + "/practice.json"),
          report({controller, engine, analyse, settings}, options.dataDirectory + "/reports"),
          laboratory(controller, engine, evaluators, options.dataDirectory + "/laboratory"),
          learning(evaluators, options.dataDirectory) {}

    PlayOptions withEvaluators(PlayOptions play) {
        play.findEvaluator = [this](std::string_view id) -> std::optional<PlayerEvaluator> {
            const LibraryEvaluator* found = evaluators.find(id);
            return found ? std::optional(found->evaluator) : std::nullopt;
        };
        return play;
    }

    Settings settings;
    AutosaveQueue autosaveQueue;
    const bool usesBook;
    EvaluatorLibrary evaluators;
    BookKeeper bookKeeper;
    OwnGames ownGames;
    EngineService engine;
    GameClock clock;
    GameController controller;
    Autosave autosave{controller, autosaveQueue};
    SwitchMeasurer measurer{controller, engine};
    PositionJudge judge{controller, engine};
    AppSettings appSettings;
    ClockViewModel clockView{clock};
    ThinkingViewModel thinking{controller, engine};
    ThinkAgainViewModel thinkAgain{controller, engine, thinking};
    TechniqueListModel techniques{{controller, measurer, thinking, evaluators}};
    EvenOpponent even{settings};
    NewGameViewModel newGame{evaluators, even};
    FilesViewModel files{controller, autosave};
    EvaluationViewModel evaluation{controller, engine, evaluators};
    LessonsViewModel lessons{engine, settings};
    GameLibrary gameLibrary;
    GameEndViewModel gameEnd;
    LibraryViewModel library{gameLibrary};
    LibraryNames names{gameLibrary};
    TodayViewModel today{controller, autosave, gameLibrary};
    TagsViewModel tags{controller};
    PracticeViewModel practice;
    GameViewModel game{controller, autosave};
    FirstQuestionViewModel firstQuestion{controller, even, settings};
    Notices notices;
    AnalyseViewModel analyse{controller, engine, settings};
    AnnotationViewModel annotation{controller};
    SecondLinesViewModel second{{analyse, engine, evaluators, settings}};
    ReportViewModel report;
    TakeAwayViewModel takeAway{controller, report};
    BookViewModel book{{controller, bookKeeper, ownGames, engine}};
    EditorViewModel editor{controller};
    EditorViewModel searchSetup{controller};
    ExplorerViewModel explorer{controller, engine, settings};
    AskViewModel ask{controller, engine};
    LaboratoryViewModel laboratory;
    LearningViewModel learning;
};

AppViewModel::AppViewModel(const AppOptions& options, QObject* parent)
    : QObject(parent), m_parts(std::make_unique<Parts>(options)) {
    // Loaded in the background.
    QThreadPool::globalInstance()->start([] { (void)OpeningNames::builtIn(); });
    connectParts();
    beginFirstGame();
}

AppViewModel::~AppViewModel() { shutDown(); }

void AppViewModel::connectParts() {
    connectMessages();
    connectGames();
    connectBook();
    connectKnowledge();
    connectReport();
    connectSettings();
}

/// Connects the messages of the parts.
void AppViewModel::connectMessages() {
    Parts& parts = *m_parts;
    Notices* notices = &parts.notices;
    connect(&parts.settings, &Settings::refused, notices, &Notices::warn);
    connect(&parts.appSettings, &AppSettings::refused, notices, &Notices::warn);
    connect(&parts.evaluation, &EvaluationViewModel::refused, notices, &Notices::warn);
    connect(&parts.learning, &LearningViewModel::refused, notices, &Notices::warn);
    connect(&parts.analyse, &AnalyseViewModel::refused, notices, &Notices::warn);
    connect(&parts.bookKeeper, &BookKeeper::failed, notices, &Notices::warn);
    connect(&parts.autosaveQueue, &AutosaveQueue::failed, notices, &Notices::warn);
    connect(&parts.game, &GameViewModel::notified, notices, &Notices::say);
    connect(&parts.files, &FilesViewModel::notified, notices, &Notices::say);
    connect(&parts.autosave, &Autosave::notified, notices, &Notices::say);
    connect(&parts.book, &BookViewModel::notified, notices, &Notices::say);
    connect(&parts.practice, &PracticeViewModel::notified, notices, &Notices::say);
    connect(&parts.library, &LibraryViewModel::notified, notices, &Notices::say);
    connect(&parts.explorer, &ExplorerViewModel::saved, notices, &Notices::say);
    connect(&parts.takeAway, &TakeAwayViewModel::notified, notices, &Notices::say);
    connect(&parts.report, &ReportViewModel::notified, notices, &Notices::say);
    connect(&parts.laboratory, &LaboratoryViewModel::notified, notices, &Notices::say);
    connect(&parts.learning, &LearningViewModel::notified, notices,
            [notices](const QString& sentence) { notices->say(sentence, Tone::Good); });
    connect(&parts.game, &GameViewModel::left, notices, &Notices::dismiss);
    connect(&parts.controller, &GameController::movePlayed, notices, &Notices::dismissTrouble);
    connect(&parts.engine, &EngineService::ranOutOfMemory, notices, [notices] {
        notices->say(tr("There was not enough memory to search. Close other programs, then take the last "
                        "move back or ask again. The game is safe."),
                     Tone::Bad);
    });
}

/// Connects the pages that start games and choose players.
void AppViewModel::connectGames() {
    Parts& parts = *m_parts;
    connect(&parts.evaluation, &EvaluationViewModel::opponentChosen, this, &AppViewModel::offerOpponent);
    connect(&parts.learning, &LearningViewModel::opponentChosen, this, &AppViewModel::offerOpponent);
    connect(&parts.newGame, &NewGameViewModel::started, &parts.game, &GameViewModel::startGame);
    connect(&parts.newGame, &NewGameViewModel::started, &parts.editor,
            [&parts](const GameSetup& setup) { parts.editor.onGameStarted(setup.start); });
    connect(&parts.newGame, &NewGameViewModel::started, this, &AppViewModel::gameBegun);
    connect(&parts.editor, &EditorViewModel::playRequested, &parts.newGame, &NewGameViewModel::setFen);
    connect(&parts.editor, &EditorViewModel::analysisRequested, this, [this, &parts](const Position& start) {
        parts.controller.open(Game(start));
        emit gameOpened();
    });
    connect(&parts.library, &LibraryViewModel::resuming, this,
            [this, &parts](qint64 id, const std::shared_ptr<Game>& game) {
                parts.autosave.resume(id, std::move(*game));
                emit gameBegun();
            });
    connect(&parts.library, &LibraryViewModel::opened, this, [this, &parts](const ReadGame& read) {
        parts.autosave.open(read.id, std::move(*read.game));
        if (read.hit) parts.controller.show(read.hit);
        if (!read.problem.isEmpty()) parts.notices.warn(read.problem);
        emit gameOpened();
    });
    connect(&parts.autosave, &Autosave::openRequested, &parts.library, &LibraryViewModel::openGame);
    connect(&parts.today, &TodayViewModel::openRequested, &parts.library, &LibraryViewModel::openGame);
    connect(&parts.library, &LibraryViewModel::merged, this,
            [this, &parts](const std::shared_ptr<Game>& game) {
                parts.controller.open(std::move(*game));
                emit gameOpened();
            });
    connect(&parts.autosaveQueue, &AutosaveQueue::savedOver, &parts.library, &LibraryViewModel::showAnew);
    connect(&parts.autosaveQueue, &AutosaveQueue::keptOpened, &parts.library, &LibraryViewModel::showAnew);
    // The running game and everything stored with it go into a new library at once.
    connect(&parts.gameLibrary, &GameLibrary::startedNew, &parts.autosaveQueue, [&parts] {
        parts.autosave.save();
        parts.autosaveQueue.takeIn();
    });
    connect(&parts.thinking, &ThinkingViewModel::reSearched, &parts.measurer, &SwitchMeasurer::measure);
    connect(&parts.controller, &GameController::setupChanged, this, [this] {
        Parts& p = *m_parts;
        // A game that is only viewed does not affect the next game.
        if (p.controller.isOpened()) return;
        p.newGame.show(p.controller.setup());
        p.settings.writeGameSetup(p.controller.setup());
        p.newGame.setKnownNames(p.settings.readPeople());
    });
    connect(&parts.controller, &GameController::ended, this, &AppViewModel::evenOpponent);
    connect(&parts.gameLibrary, &GameLibrary::statisticsRead, parts.newGame.opponents(),
            &OpponentsModel::setStatistics);
}

/// Connects the library's games to the book that computers use.
void AppViewModel::connectBook() {
    Parts& parts = *m_parts;
    connect(parts.library.tree(), &OpeningTreeViewModel::bookRequested, this,
            [this](const GameIds& games, BookUse use, const QString& name) {
                Parts& p = *m_parts;
                if (p.bookKeeper.isBusy())
                    p.notices.warn(tr("The opening book is being changed. Wait until that is done."));
                else
                    p.bookKeeper.addPlayed(p.gameLibrary.playedMoves(games, BookKeeper::kAddedPlies), use,
                                           name);
            });
}

/// Passes the current book and the person's own games to the computer.
void AppViewModel::connectKnowledge() {
    Parts& parts = *m_parts;
    const auto giveKnowledge = [this] {
        Parts& p = *m_parts;
        p.controller.setKnowledge({p.usesBook ? p.bookKeeper.book() : nullptr,
                                   p.usesBook ? p.ownGames.moves() : nullptr, &EndgameTables::builtIn()});
    };
    connect(&parts.bookKeeper, &BookKeeper::changed, this, giveKnowledge);
    connect(&parts.ownGames, &OwnGames::changed, this, giveKnowledge);
    const auto readOwnGames = [&parts] {
        parts.ownGames.read(parts.gameLibrary.file(), parts.gameLibrary.ownNames());
    };
    connect(&parts.autosaveQueue, &AutosaveQueue::tookIn, &parts.ownGames, readOwnGames);
    connect(&parts.gameLibrary, &GameLibrary::changed, &parts.ownGames, readOwnGames);
    giveKnowledge();
}

/// Connects the report, which has the whole machine while it runs, to move list and exercises.
void AppViewModel::connectReport() {
    Parts& parts = *m_parts;
    connect(&parts.report, &ReportViewModel::runningChanged, &parts.analyse, &AnalyseViewModel::setSuspended);
    connect(&parts.report, &ReportViewModel::runningChanged, &parts.book, &BookViewModel::setSuspended);
    // Curves and figures come from the reports.
    connect(&parts.report, &ReportViewModel::runningChanged, &parts.gameLibrary, [&parts](bool running) {
        if (!running) emit parts.gameLibrary.changed();
    });
    connect(&parts.report, &ReportViewModel::marked, parts.game.moves(), &MoveListModel::setMarks);
    const auto ofThisGame = [&parts](std::vector<MistakeExercise> exercises) {
        for (MistakeExercise& exercise : exercises) exercise.game = parts.game.title();
        return exercises;
    };
    connect(&parts.report, &ReportViewModel::exercisesFound, &parts.practice,
            [&parts, ofThisGame](const auto& exercises) { parts.practice.add(ofThisGame(exercises)); });
    connect(&parts.gameEnd, &GameEndViewModel::reviewRequested, &parts.practice,
            [&parts, ofThisGame](const auto& exercises) { parts.practice.review(ofThisGame(exercises)); });
    connect(&parts.gameEnd, &GameEndViewModel::marked, parts.game.moves(), &MoveListModel::setMarks);
}

void AppViewModel::connectSettings() {
    const auto applySettings = [this] {
        GameController& controller = m_parts->controller;
        const AppSettings& settings = m_parts->appSettings;
        controller.setDrawRule(settings.drawsByClaim() ? DrawRule::ByClaim : DrawRule::Automatic);
        controller.ends().setComputersGiveUp(settings.computersGiveUp());
        m_parts->report.setPractisesComputer(settings.practiseComputer());
        controller.setLinesOnClock(settings.linesOnClock());
        controller.setHumanPace(settings.humanPace());
        controller.setThinkTimes(settings.minimumThinkMs(), settings.thinkTimeMs());
        m_parts->gameLibrary.setOwnNames(settings.ownNameSet());
        controller.setOwnNames(settings.ownNameSet());
        m_parts->engine.setSyzygyTables(settings.syzygyTables());
        m_parts->game.setPremovesAllowed(settings.premoves());
        m_parts->game.setTurnsBoard(settings.turnBoard());
        m_parts->game.people().setTakeBackAllowed(settings.bothTakeBack());
        m_parts->thinking.setThinksAlong(settings.thinkAlong() == u"never" ? ThinkAlong::When::Never
                                         : settings.thinkAlong() == u"always"
                                             ? ThinkAlong::When::Always
                                             : ThinkAlong::When::WithoutClock);
    };
    connect(&m_parts->appSettings, &AppSettings::changed, this, applySettings);
    applySettings();
}

void AppViewModel::beginFirstGame() {
    Parts& parts = *m_parts;
    QStringList warnings = parts.autosave.lookForUnfinished();
    const GameSetup setup = parts.settings.readGameSetup();
    parts.newGame.setKnownNames(parts.settings.readPeople());
    // Computers do not move while a question is open.
    parts.controller.newGame(setup, parts.autosave.isWaitedFor() ? Begin::WhenToldTo : Begin::AtOnce);
    if (!parts.autosave.isWaitedFor()) parts.firstQuestion.begin();
    if (const QString problem = parts.practice.problemText(); !problem.isEmpty()) warnings << problem;
    warnings += parts.settings.refusals() + parts.evaluators.refusals();
    if (!warnings.isEmpty()) parts.notices.warn(warnings.join(u' '));
}

GameViewModel* AppViewModel::game() { return &m_parts->game; }
ClockViewModel* AppViewModel::clock() { return &m_parts->clockView; }
FirstQuestionViewModel* AppViewModel::firstQuestion() { return &m_parts->firstQuestion; }
GameEndViewModel* AppViewModel::gameEnd() { return &m_parts->gameEnd; }
Notices* AppViewModel::notices() { return &m_parts->notices; }
ThinkingViewModel* AppViewModel::thinking() { return &m_parts->thinking; }
ThinkAgainViewModel* AppViewModel::thinkAgain() { return &m_parts->thinkAgain; }
TechniqueListModel* AppViewModel::techniques() { return &m_parts->techniques; }
NewGameViewModel* AppViewModel::setup() { return &m_parts->newGame; }
AppSettings* AppViewModel::settings() { return &m_parts->appSettings; }
FilesViewModel* AppViewModel::files() { return &m_parts->files; }
EvaluationViewModel* AppViewModel::evaluation() { return &m_parts->evaluation; }
LessonsViewModel* AppViewModel::lessons() { return &m_parts->lessons; }
PracticeViewModel* AppViewModel::practice() { return &m_parts->practice; }
AnalyseViewModel* AppViewModel::analyse() { return &m_parts->analyse; }
AnnotationViewModel* AppViewModel::annotation() { return &m_parts->annotation; }
TagsViewModel* AppViewModel::tags() { return &m_parts->tags; }
ReportViewModel* AppViewModel::report() { return &m_parts->report; }
SecondLinesViewModel* AppViewModel::second() { return &m_parts->second; }
TakeAwayViewModel* AppViewModel::takeAway() { return &m_parts->takeAway; }
BookViewModel* AppViewModel::book() { return &m_parts->book; }
EditorViewModel* AppViewModel::editor() { return &m_parts->editor; }
EditorViewModel* AppViewModel::searchSetup() { return &m_parts->searchSetup; }
ExplorerViewModel* AppViewModel::explorer() { return &m_parts->explorer; }
AskViewModel* AppViewModel::ask() { return &m_parts->ask; }
LaboratoryViewModel* AppViewModel::laboratory() { return &m_parts->laboratory; }
LearningViewModel* AppViewModel::learning() { return &m_parts->learning; }
LibraryViewModel* AppViewModel::library() { return &m_parts->library; }
LibraryNames* AppViewModel::names() { return &m_parts->names; }
TodayViewModel* AppViewModel::today() { return &m_parts->today; }
GameController& AppViewModel::controller() { return m_parts->controller; }

QString AppViewModel::version() const { return QStringLiteral(PLYGLASS_VERSION); }

void AppViewModel::offerOpponent(const PlayerEvaluator& evaluator) {
    m_wanted = evaluator;
    const GameController& controller = m_parts->controller;
    const bool isPlaying = controller.live()->ply() > 0 && !controller.isOver() && !controller.isOpened();
    if (!isPlaying) {
        startAgainstOpponent();
        return;
    }
    const GameSetup setup = setupWithOpponent();
    emit opponentOffered(playerName(setup, opponentIn(setup)));
}

void AppViewModel::evenOpponent(const Outcome& outcome) {
    Parts& parts = *m_parts;
    GameSetup next = parts.controller.setup();
    const auto person = next.onlyPerson();
    if (!parts.even.isOn() || !person || next.players[~*person].kind != PlayerKind::Computer) return;
    constexpr double kDraw = 0.5;
    const double score = outcome.result == GameResult::Draw  ? kDraw
                         : outcome.result == winFor(*person) ? 1
                                                             : 0;
    double& level = next.players[~*person].level;
    level = parts.even.levelAfter(next.seed, level, score);
    parts.game.setRematchLevel(level);
    parts.newGame.show(next);
    parts.settings.writeGameSetup(next);
}

GameSetup AppViewModel::setupWithOpponent() const {
    GameSetup setup = m_parts->controller.setup();
    PlayerSetup& player = setup.players[opponentIn(setup)];
    player.kind = PlayerKind::Computer;
    if (m_wanted) player.evaluator = *m_wanted;
    return setup;
}

void AppViewModel::takeOpponent() {
    const GameSetup setup = setupWithOpponent();
    const Color color = opponentIn(setup);
    m_parts->controller.setPlayer(color, setup.players[color]);
    emit gameBegun();
}

void AppViewModel::startAgainstOpponent() {
    GameSetup setup = setupWithOpponent();
    setup.seed = 0;
    m_parts->game.startGame(setup);
    emit gameBegun();
}

bool AppViewModel::saveAll() { return m_parts->autosave.saveAll(); }

void AppViewModel::shutDown() {
    if (std::exchange(m_isDown, true)) return;
    m_parts->autosave.shutDown();
    m_parts->gameEnd.shutDown();
    m_parts->report.shutDown();
    m_parts->laboratory.shutDown();
    m_parts->learning.shutDown();
}

}  // namespace plyglass
