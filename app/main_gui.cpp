// The window: options, a usable graphics back end, the QML, and what it is given.
#include <QCommandLineParser>
#include <QGuiApplication>
#include <QOpenGLContext>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <cstdio>

#include "app/viewmodels/app_view_model.h"
#include "app/viewmodels/demo_player.h"

using namespace plyglass;

namespace {

/// Without OpenGL Qt would abort: draw in software then.
void chooseGraphics() {
    QOpenGLContext context;
    if (!context.create()) QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

int refuse(const QString& message) {
    std::fprintf(stderr, "plyglass: %s\n", qPrintable(message));
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName("plyglass");
    QGuiApplication::setApplicationDisplayName("Plyglass");
    QGuiApplication::setApplicationVersion(PLYGLASS_VERSION);
    QGuiApplication::setDesktopFileName("org.plyglass.Plyglass");

    QCommandLineParser parser;
    parser.setApplicationDescription("Chess you can see through.");
    parser.addPositionalArgument("file", "a PGN file to open", "[file]");
    const QCommandLineOption demo(
        "demo", "Play a short game, leave plyglass.png and game.pgn in <folder>, and end.", "folder");
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption(demo);
    if (!parser.parse(application.arguments())) return refuse(parser.errorText() + " Try plyglass --help.");
    if (parser.isSet("help")) parser.showHelp();
    if (parser.isSet("version")) parser.showVersion();
    if (parser.positionalArguments().size() > 1)
        return refuse("One file at a time, please. Try plyglass --help.");
    const QDir folder(parser.value(demo));
    if (parser.isSet(demo) && !folder.mkpath("."))
        return refuse("The folder " + folder.path() + " cannot be made.");

    chooseGraphics();
    QQuickStyle::setStyle("Fusion");
    const QTemporaryDir scratch;
    AppViewModel app(parser.isSet(demo) ? DemoPlayer::options(scratch.path()) : AppOptions::forUser());
    QQmlApplicationEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    engine.setInitialProperties({{"app", QVariant::fromValue(&app)}});
    engine.load(QUrl("qrc:/qt/qml/Plyglass/Main.qml"));
    if (engine.rootObjects().isEmpty()) return refuse("The window could not be made: reinstall Plyglass.");

    DemoPlayer player(app, qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst()), folder);
    QObject::connect(&player, &DemoPlayer::finished, &application, &QGuiApplication::exit,
                     Qt::QueuedConnection);
    if (parser.isSet(demo)) player.begin();
    for (const QString& file : parser.positionalArguments())
        app.files()->open(QUrl::fromUserInput(file, QDir::currentPath(), QUrl::AssumeLocalFile));
    const int exitCode = QGuiApplication::exec();
    app.shutDown();
    return exitCode;
}
