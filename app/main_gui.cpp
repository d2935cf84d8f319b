// The window: options, a usable graphics back end, the QML and its objects.
#include <QAccessible>
#include <QCommandLineParser>
#include <QGuiApplication>
#include <QOpenGLContext>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <utility>

#include "app/translations/translations.h"
#include "app/viewmodels/shell/app_view_model.h"
#include "app/viewmodels/shell/demo_player.h"

using namespace plyglass;

namespace {

/// Without OpenGL Qt would abort, so software rendering is used.
void chooseGraphics() {
    QOpenGLContext context;
    if (!context.create()) QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

int refuse(const QString& message) {
    std::fprintf(stderr, "plyglass: %s\n", qPrintable(message));
    return 2;
}

struct CommandLine {
    QCommandLineParser parser;
    QCommandLineOption demo{
        "demo", "Play a short game, write plyglass.png and game.pgn to <folder>, and exit.", "folder"};

    CommandLine() {
        parser.setApplicationDescription("Chess you can see through.");
        parser.addPositionalArgument("file", "a PGN file to open", "[file]");
        parser.addHelpOption();
        parser.addVersionOption();
        parser.addOption(demo);
    }
};

/// Handles options that need no window, since there may be no display. Ends the program then.
void answerWithoutWindow(int argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
    CommandLine line;
    if (!line.parser.parse(arguments)) return;
    if (!line.parser.isSet("help") && !line.parser.isSet("version")) return;
    const QCoreApplication application(argc, argv);
    if (line.parser.isSet("help")) line.parser.showHelp();
    line.parser.showVersion();
}

}  // namespace

int main(int argc, char** argv) {
    QCoreApplication::setApplicationName("plyglass");
    QCoreApplication::setApplicationVersion(PLYGLASS_VERSION);
    answerWithoutWindow(argc, argv);
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationDisplayName("Plyglass");
    QGuiApplication::setDesktopFileName("org.plyglass.Plyglass");
    installTranslation(QLocale());

    CommandLine line;
    QCommandLineParser& parser = line.parser;
    const QCommandLineOption& demo = line.demo;
    if (!parser.parse(application.arguments())) return refuse(parser.errorText() + " Try plyglass --help.");
    if (parser.positionalArguments().size() > 1) return refuse("Give one file only. Try plyglass --help.");
    const QDir folder(parser.value(demo));
    if (parser.isSet(demo) && !folder.mkpath("."))
        return refuse("The folder " + folder.path() +
                      " could not be created. Check free space and permissions.");

    chooseGraphics();
    QQuickStyle::setStyle("Fusion");
    std::optional<QTemporaryDir> scratch;
    if (parser.isSet(demo)) scratch.emplace();
    std::optional<AppViewModel> app(std::in_place,
                                    scratch ? DemoPlayer::options(scratch->path()) : AppOptions::forUser());
    QQmlApplicationEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    engine.setInitialProperties({{"app", QVariant::fromValue(&*app)}});
    engine.load(QUrl("qrc:/qt/qml/Plyglass/Main.qml"));
    if (engine.rootObjects().isEmpty()) return refuse("The window could not be created. Reinstall Plyglass.");

    DemoPlayer player(*app, qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst()), folder);
    QObject::connect(&player, &DemoPlayer::finished, &application, &QGuiApplication::exit,
                     Qt::QueuedConnection);
    if (parser.isSet(demo)) player.begin();
    for (const QString& file : parser.positionalArguments())
        app->files()->open(QUrl::fromUserInput(file, QDir::currentPath(), QUrl::AssumeLocalFile));
    const int exitCode = QGuiApplication::exec();
    app->shutDown();
    if (!QAccessible::isActive()) return exitCode;
    // While a screen reader is active, Qt 6.4 crashes when it destroys its own file dialog, so that is
    // skipped.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    app.reset();
    scratch.reset();
    std::quick_exit(exitCode);
}
