// The demonstration: a seeded game, some quick plies, then one long search for the picture.
#include "app/viewmodels/shell/demo_player.h"

#include <fmt/format.h>

#include <QFile>
#include <QQuickWindow>
#include <QSize>

#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

constexpr std::uint64_t kSeed = 2003;
constexpr int kPlies = 20;
constexpr int kQuickDepth = 3;
constexpr int kDeepDepth = 12;
constexpr int kMoveMs = 250;
/// Time of the last search before the picture.
constexpr int kLookMs = 1'500;
constexpr int kLongestMs = 60'000;
constexpr QSize kPictureSize(1440, 900);

void print(const std::string& line) {
    // A closed terminal must not end the demonstration.
    (void)std::fputs((line + '\n').c_str(), stdout);
    (void)std::fflush(stdout);
}

PlayerSetup computer(int depth) {
    PlayerSetup player{PlayerKind::Computer};
    player.depth = depth;
    return player;
}

}  // namespace

AppOptions DemoPlayer::options(const QDir& scratch) {
    AppOptions options;
    options.dataDirectory = scratch.filePath("data");
    options.settingsFile = scratch.filePath("plyglass.conf");
    options.play.minimumThinkMs = kMoveMs;
    options.play.seed = kSeed;
    return options;
}

DemoPlayer::DemoPlayer(AppViewModel& app, QQuickWindow* window, const QDir& folder, QObject* parent)
    : QObject(parent), m_app(app), m_window(window), m_folder(folder) {
    m_watchdog.setSingleShot(true);
    connect(&m_watchdog, &QTimer::timeout, this, [this] {
        print("The demonstration game did not end in time.");
        emit finished(1);
    });
}

void DemoPlayer::begin() {
    print(fmt::format("Plyglass plays a short game against itself (seed {}, depth {}).", kSeed, kQuickDepth));
    connect(&m_app.controller(), &GameController::movePlayed, this, &DemoPlayer::onMovePlayed);
    m_watchdog.start(kLongestMs);
    m_app.settings()->setCalmView(false);
    m_window->resize(kPictureSize);
    GameSetup setup;
    setup.players = {computer(kQuickDepth), computer(kQuickDepth)};
    m_app.game()->startGame(setup);
}

void DemoPlayer::onMovePlayed(const GameNode* node) {
    if (node->ply() < kPlies || m_lastThought) return;
    m_lastThought = true;
    print(fmt::format("{} plies played; now one deeper search for the picture.", node->ply()));
    QTimer::singleShot(0, this, &DemoPlayer::onThinking);
}

void DemoPlayer::onThinking() {
    GameController& controller = m_app.controller();
    controller.setPlayer(controller.live()->position().sideToMove(), computer(kDeepDepth));
    QTimer::singleShot(kLookMs, this, [this] { emit finished(leaveResults()); });
}

int DemoPlayer::leaveResults() {
    if (m_done) return 0;
    m_done = true;
    m_watchdog.stop();
    const QString picture = m_folder.filePath("plyglass.png");
    const QString gamePath = m_folder.filePath("game.pgn");
    const std::string pgn = writePgn(m_app.controller().gameForSharing());
    QFile file(gamePath);
    const bool gameWritten =
        file.open(QIODevice::WriteOnly) && file.write(pgn.data(), static_cast<qint64>(pgn.size())) >= 0;
    const bool pictureWritten = m_window->grabWindow().save(picture);
    for (const auto& [written, path] : {std::pair{gameWritten, gamePath}, std::pair{pictureWritten, picture}})
        print(fmt::format("{} {}", written ? "Wrote" : "Could not write", path.toStdString()));
    return gameWritten && pictureWritten ? 0 : 1;
}

}  // namespace plyglass
