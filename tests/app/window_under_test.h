// Everything behind a window, with its own directories and a fast engine.
#pragma once

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <initializer_list>

#include "app/viewmodels/shell/app_view_model.h"
#include "tests/app/kept_games.h"

namespace plyglass {

/// Set here for machines without a display.
inline const bool kOffscreen = qputenv("QT_QPA_PLATFORM", "offscreen");

/// Timeout of asynchronous waits, long enough for the slowest machine.
inline constexpr int kTimeoutMs = 120'000;

inline PlayerSetup person() { return PlayerSetup{}; }

inline PlayerSetup computer(int depth) {
    PlayerSetup player;
    player.kind = PlayerKind::Computer;
    player.depth = depth;
    return player;
}

inline PlayerSetup randomMover() {
    PlayerSetup player;
    player.kind = PlayerKind::Random;
    return player;
}

inline GameSetup setupOf(const PlayerSetup& white, const PlayerSetup& black) {
    GameSetup setup;
    setup.players = {white, black};
    return setup;
}

inline GameSetup from(GameSetup setup, const char* fen) {
    setup.start = *Position::fromFen(fen);
    return setup;
}

/// A search that lasts until it is stopped or its cap ends it.
inline PlayerSetup slowComputer() {
    PlayerSetup player = computer(kMaxDepth);
    player.techniques = presetFromId("minimax").value();
    return player;
}

class WindowUnderTest {
  public:
    explicit WindowUnderTest(bool withBook = false) : usesBook(withBook) {
        // Not the first start, and levels answer at once.
        QSettings settings(directory.filePath("plyglass.conf"), QSettings::IniFormat);
        settings.setValue("play/asked", true);
        settings.setValue("view/humanPace", false);
        settings.sync();
        open();
    }
    /// A window with a game and these moves played.
    explicit WindowUnderTest(const GameSetup& setup, std::initializer_list<const char*> moves = {})
        : WindowUnderTest() {
        start(setup);
        for (const char* move : moves) play(move);
    }
    /// The same for two persons, so that no computer answers.
    WindowUnderTest(std::initializer_list<const char*> moves)
        : WindowUnderTest(setupOf(person(), person()), moves) {}

    /// Starts the program in the same directories as before.
    void open() {
        AppOptions options;
        options.dataDirectory = directory.filePath("data");
        options.settingsFile = directory.filePath("plyglass.conf");
        options.play.minimumThinkMs = 0;
        options.play.thinkTimeMs = 20'000;
        options.play.seed = 7 + starts++;  // no two games have the same seed
        options.usesBook = usesBook;
        app = std::make_unique<AppViewModel>(options);
    }
    void close() { app.reset(); }

    GameViewModel& game() { return *app->game(); }
    Notices& notices() { return *app->notices(); }
    GameController& controller() { return app->controller(); }
    ThinkingViewModel& thinking() { return *app->thinking(); }
    TechniqueListModel& techniques() { return *app->techniques(); }
    void start(const GameSetup& setup) { game().startGame(setup); }
    /// Plays a move in coordinate notation: "e2e4", "e7e8q".
    void play(const QString& move) { game().playMove(move.mid(0, 2), move.mid(2, 2), move.mid(4)); }
    bool waitForPly(int ply, int ms = 10'000) {
        return QTest::qWaitFor([&] { return controller().live()->ply() >= ply; }, ms);
    }

    /// The concatenated texts of the games in the library.
    QByteArray keptGames() const { return plyglass::keptGames(directory.filePath("data")); }

    const bool usesBook;
    unsigned starts = 0;
    QTemporaryDir directory;
    std::unique_ptr<AppViewModel> app;
};

}  // namespace plyglass
