// Everything behind a window, with directories of its own and an engine in a hurry.
#pragma once

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <initializer_list>

#include "app/viewmodels/shell/app_view_model.h"
#include "tests/app/kept_games.h"

namespace plyglass {

/// The tests ask for these by hand, for machines without a display.
inline const bool kOffscreen = qputenv("QT_QPA_PLATFORM", "offscreen");

/// How long a test waits for what comes in its own time, on the slowest machine.
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
    explicit WindowUnderTest(bool withBook = false) : usesBook(withBook) { open(); }
    /// With a game, and these moves on the board.
    explicit WindowUnderTest(const GameSetup& setup, std::initializer_list<const char*> moves = {})
        : WindowUnderTest() {
        start(setup);
        for (const char* move : moves) play(move);
    }
    /// The same for two persons, so that no computer answers.
    WindowUnderTest(std::initializer_list<const char*> moves)
        : WindowUnderTest(setupOf(person(), person()), moves) {}

    /// What a start of the program does, in the same directories as before.
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
    GameController& controller() { return app->controller(); }
    ThinkingViewModel& thinking() { return *app->thinking(); }
    TechniqueListModel& techniques() { return *app->techniques(); }
    void start(const GameSetup& setup) { game().startGame(setup); }
    /// Coordinates: "e2e4", "e7e8q".
    void play(const QString& move) { game().playMove(move.mid(0, 2), move.mid(2, 2), move.mid(4)); }
    bool waitForPly(int ply, int ms = 10'000) {
        return QTest::qWaitFor([&] { return controller().live()->ply() >= ply; }, ms);
    }

    /// The texts of the games in the library, one behind the other.
    QByteArray keptGames() const { return plyglass::keptGames(directory.filePath("data")); }

    const bool usesBook;
    unsigned starts = 0;
    QTemporaryDir directory;
    std::unique_ptr<AppViewModel> app;
};

}  // namespace plyglass
