// Times of the window's frames while every core searches, and the time from the start to the first one. The
// real window, software-rendered: a game is stepped through with sliding pieces while the computer searches.
// Prints p50, p99 and worst against the goals of the design; returns 1 if one is missed.
// Usage: frame_times [SECONDS]; without a display: xvfb-run -s "-screen 0 1440x900x24" frame_times
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <thread>
#include <vector>

#include "app/viewmodels/shell/app_view_model.h"
#include "engine/chess/fen.h"
#include "engine/search/search.h"

namespace plyglass {
namespace {

constexpr double kGoalFirstFrameS = 1.5;
constexpr double kGoalP99Ms = 33;
constexpr double kGoalWorstMs = 100;
constexpr int kDefaultSeconds = 20;
constexpr int kStepMs = 200;
constexpr int kScreenMs = 16;
/// Niceness of the window's own search threads.
constexpr int kNiceness = 8;
constexpr const char* kBusyPosition = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
constexpr const char* kMoves[] = {"e4",  "e5", "Nf3", "Nc6", "Bb5", "a6",  "Ba4", "Nf6", "O-O", "Be7",
                                  "Re1", "b5", "Bb3", "d6",  "c3",  "O-O", "h3",  "Nb8", "d4",  "Nbd7"};

/// Seconds since the start of the process, from the kernel (in hundredths).
double secondsSinceStart() {
    QFile file(QStringLiteral("/proc/self/stat"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    const QByteArray stat = file.readAll();
    const auto fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    constexpr int kStartField = 19;  // field 22 of the line, counted from the one after the program's name
    const double startedAt = fields.value(kStartField).toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK));
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9 - startedAt;
}

/// One search on every core, as nice as the window's own, for the lifetime of the object.
class Load {
  public:
    Load() {
        for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i) {
            m_searchers.push_back(std::make_unique<Searcher>());
            m_threads.emplace_back([searcher = m_searchers.back().get()] {
                setpriority(PRIO_PROCESS, 0, kNiceness);
                SearchRequest request;
                request.position = *Position::fromFen(kBusyPosition);
                searcher->search(request);
            });
        }
    }
    ~Load() {
        for (auto& searcher : m_searchers) searcher->stop();
        for (auto& thread : m_threads) thread.join();
    }
    Load(const Load&) = delete;
    Load& operator=(const Load&) = delete;
    std::size_t size() const { return m_threads.size(); }

  private:
    std::vector<std::unique_ptr<Searcher>> m_searchers;
    std::vector<std::thread> m_threads;
};

/// Durations of many frames in milliseconds.
class Times {
  public:
    void add(double ms) { m_ms.push_back(ms); }
    std::size_t count() const { return m_ms.size(); }
    double quantile(double share) const {
        if (m_ms.empty()) return 0;
        auto sorted = m_ms;
        std::sort(sorted.begin(), sorted.end());
        return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1) + 0.5)];
    }
    void print(const char* name) const {
        std::printf("%-16s p50 %6.1f ms   p99 %6.1f ms   worst %6.1f ms\n", name, quantile(0.5),
                    quantile(0.99), quantile(1));
    }

  private:
    std::vector<double> m_ms;
};

/// Requests frames like a 60 Hz screen and records their times. `between`: from the end of one frame to the
/// end of the next, including all other work of the window's thread. `drawing`: the time of drawing alone.
class FrameMeter {
  public:
    Times between;
    Times drawing;

    explicit FrameMeter(QQuickWindow& window) : m_window(window) {
        m_screen.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_screen, &QTimer::timeout, &window, &QQuickWindow::update);
        QObject::connect(&window, &QQuickWindow::beforeSynchronizing, &window, [this] { m_drawing.start(); });
    }
    void run() {
        QObject::connect(&m_window, &QQuickWindow::frameSwapped, &m_window, [this] {
            if (m_between.isValid()) {
                between.add(static_cast<double>(m_between.nsecsElapsed()) * 1e-6);
                drawing.add(static_cast<double>(m_drawing.nsecsElapsed()) * 1e-6);
            }
            m_between.start();
        });
        m_screen.start(kScreenMs);
    }

  private:
    QQuickWindow& m_window;
    QTimer m_screen;
    QElapsedTimer m_between;
    QElapsedTimer m_drawing;
};

/// Searches the visual tree: items made by a Repeater are not QObject children.
const QQuickItem* itemNamed(const QQuickItem* within, const QString& name) {
    if (within->objectName() == name) return within;
    for (const QQuickItem* item : within->childItems())
        if (const auto* found = itemNamed(item, name)) return found;
    return nullptr;
}

/// Whether the white king is drawn on e1, by comparing with e3, a square of the same colour.
bool showsPieces(QQuickWindow& window) {
    const QQuickItem* king = itemNamed(window.contentItem(), QStringLiteral("square-e1"));
    const QQuickItem* empty = itemNamed(window.contentItem(), QStringLiteral("square-e3"));
    if (!king || !empty) return false;
    const QImage picture = window.grabWindow();
    const auto crop = [&](const QQuickItem* item) {
        return picture.copy(
            item->mapRectToScene(item->boundingRect()).toAlignedRect().adjusted(12, 12, -12, -12));
    };
    return crop(king) != crop(empty);
}

/// A long game of two persons, then a computer with Black that thinks without a limit.
bool prepareGame(AppViewModel& app) {
    GameSetup setup;
    setup.players[Black].kind = PlayerKind::Person;
    app.controller().newGame(setup);
    for (const char* move : kMoves)
        if (!app.game()->typeMove(QLatin1String(move)).isEmpty()) return false;
    PlayerSetup computer{PlayerKind::Computer};
    computer.depth = kMaxDepth;
    app.controller().setPlayer(White, computer);
    return true;
}

void stepThrough(GameViewModel& game, bool& back) {
    if (game.currentPly() == 0) back = false;
    if (game.atLineEnd()) back = true;
    if (back)
        game.goBack();
    else
        game.goForward();
}

int report(double firstFrameS, const FrameMeter& meter, std::size_t searches, QSize size, int seconds) {
    std::printf("first usable frame after %.2f s (goal: under %.1f s)\n", firstFrameS, kGoalFirstFrameS);
    std::printf("%zu frames of %d x %d in %d s beside %zu searches and the window's own\n",
                meter.between.count(), size.width(), size.height(), seconds, searches);
    meter.between.print("between frames");
    meter.drawing.print("of which drawing");
    std::printf("goal             p99 %6.1f ms   worst %6.1f ms\n", kGoalP99Ms, kGoalWorstMs);
    const bool reached = firstFrameS < kGoalFirstFrameS && meter.between.quantile(0.99) <= kGoalP99Ms &&
                         meter.between.quantile(1) <= kGoalWorstMs;
    std::printf("%s\n", reached ? "All goals reached." : "A goal is missed.");
    return reached ? 0 : 1;
}

int measure(QGuiApplication& application, int seconds) {
    const QTemporaryDir folder;
    AppOptions options;
    options.dataDirectory = folder.filePath(QStringLiteral("data"));
    options.settingsFile = folder.filePath(QStringLiteral("settings.conf"));
    options.play.thinkTimeMs = 10 * 60 * 1000;
    AppViewModel app(options);
    app.settings()->setCalmView(false);

    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    engine.setInitialProperties({{QStringLiteral("app"), QVariant::fromValue(&app)}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Plyglass/Main.qml")));
    auto* window =
        engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
    if (!window) {
        std::fprintf(stderr, "frame_times: the window could not be loaded; the lines above say why.\n");
        return 2;
    }

    double firstFrameS = 0;
    FrameMeter meter(*window);
    std::unique_ptr<Load> load;
    bool back = true;
    QTimer steps;
    QObject::connect(&steps, &QTimer::timeout, window, [&] { stepThrough(*app.game(), back); });
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window,
        [&] {
            if (firstFrameS > 0) return;
            const double now = secondsSinceStart();
            if (!showsPieces(*window)) return window->update();
            firstFrameS = now;
            if (!prepareGame(app)) return QCoreApplication::exit(2);
            load = std::make_unique<Load>();
            steps.start(kStepMs);
            meter.run();
            QTimer::singleShot(seconds * 1000, &application, &QCoreApplication::quit);
        },
        Qt::QueuedConnection);
    if (const int status = QGuiApplication::exec(); status != 0) return status;

    const std::size_t searches = load->size();
    const QSize size = window->size();
    load.reset();
    app.shutDown();
    return report(firstFrameS, meter, searches, size, seconds);
}

}  // namespace
}  // namespace plyglass

int main(int argc, char* argv[]) {
    QGuiApplication application(argc, argv);
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QQuickStyle::setStyle(QStringLiteral("Fusion"));
    const int seconds = argc > 1 ? QByteArray(argv[1]).toInt() : plyglass::kDefaultSeconds;
    if (seconds < 1) {
        std::fprintf(stderr, "frame_times: \"%s\" is no number of seconds: give 1 or more.\n", argv[1]);
        return 2;
    }
    return plyglass::measure(application, seconds);
}
