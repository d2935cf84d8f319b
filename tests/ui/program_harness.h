// Services for tests of pages on the real program: the program in a folder of its own, and its files.
#pragma once

#include <QDir>
#include <QFile>
#include <QImage>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QUrl>
#include <memory>

#include "app/viewmodels/shell/app_view_model.h"
#include "engine/chess/pgn.h"
#include "tests/app/library/played/own_shelf.h"
#include "tests/engine/knowledge/endgames/constant_tables.h"
#include "tests/ui/page_harness.h"
#include "tests/ui/visible_texts.h"

class ProgramHarness : public PageHarness {
    Q_OBJECT
    Q_PROPERTY(plyglass::AppViewModel* app READ app NOTIFY restarted)

  public:
    ProgramHarness() : PageHarness(pictureFolder()) {
        // Not the first start, and with the panels of the search.
        write(kSettingsFile,
              QStringLiteral("[play]\nasked=true\n\n[view]\ncalmView=false\nhumanPace=false\n"));
        restart();
    }

    /// As `restart`, with nothing stored: the first start.
    Q_INVOKABLE void startAnew() {
        if (m_app) m_app->shutDown();
        m_app.reset();
        QDir(m_folder.path()).removeRecursively();
        QDir().mkpath(m_folder.path());
        restart();
    }

    /// Ends the program, whose window must be closed, and starts it again with the same files.
    Q_INVOKABLE void restart() {
        if (m_app) m_app->shutDown();
        m_app.reset();
        plyglass::AppOptions options;
        options.dataDirectory = m_folder.filePath(QStringLiteral("data"));
        options.settingsFile = m_folder.filePath(kSettingsFile);
        options.usesBook = false;
        m_app = std::make_unique<plyglass::AppViewModel>(options);
        QQmlEngine::setObjectOwnership(m_app.get(), QQmlEngine::CppOwnership);
        emit restarted();
    }

    /// PLYGLASS_PICTURES, or a temporary folder.
    static QString pictureFolder() {
        return qEnvironmentVariable("PLYGLASS_PICTURES",
                                    QDir::temp().filePath(QStringLiteral("plyglass-pictures")));
    }

    plyglass::AppViewModel* app() const { return m_app.get(); }
    /// Two persons, so that no computer moves.
    Q_INVOKABLE void seatTwoPersons() {
        plyglass::GameSetup setup;
        setup.players = {plyglass::PlayerSetup{}, plyglass::PlayerSetup{}};
        m_app->game()->startGame(setup);
    }
    /// Resumes a game given as PGN at its end: a person has White; Black is a person or a computer at full
    /// strength.
    Q_INVOKABLE void resumeGame(const QString& pgn, bool againstComputer) {
        plyglass::GameSetup setup;
        setup.players = {plyglass::PlayerSetup{}, plyglass::PlayerSetup{}};
        setup.players[plyglass::Black].kind =
            againstComputer ? plyglass::PlayerKind::Computer : plyglass::PlayerKind::Person;
        plyglass::Game game = plyglass::readPgn(pgn.toStdString()).value();
        game.goTo(game.lineEnd());
        m_app->controller().resume(std::move(game), setup);
    }
    /// The computer stops searching and does not move: its figures stay constant.
    Q_INVOKABLE void haltComputer() { m_app->controller().setWaiting(true); }
    /// Limits the nodes of answers to questions about the game.
    Q_INVOKABLE void limitAnswers(int nodes) { m_app->ask()->setBudget(nodes); }
    /// Puts four finished games against the computer into the library without notifying it: won, lost and
    /// drawn against level 4, and won against level 5, a day later, with a report.
    Q_INVOKABLE void keepOwnGames() const {
        using plyglass::testing::addToLibrary;
        using plyglass::testing::PlayedText;
        const auto library =
            plyglass::LibraryConnection::open(m_folder.filePath(QStringLiteral("data/library.sqlite")));
        if (!library) qFatal("no library");
        for (const char* result : {"1-0", "0-1", "1/2-1/2"})
            addToLibrary(**library, PlayedText{.result = result}.pgn());
        const PlayedText analysed{.level = 5, .date = "2026.11.03", .moves = "1. d4 d5 2. c4"};
        plyglass::testing::keepReport((*library)->file(), analysed.moves, {20, 20, 20, 10});
        addToLibrary(**library, analysed.pgn());
    }
    /// Makes the library's file unreadable.
    Q_INVOKABLE void damageLibrary() const {
        const QString library = m_folder.filePath(QStringLiteral("data/library.sqlite"));
        QFile::resize(library + QStringLiteral("-wal"), 0);
        QFile file(library);
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray(8192, 'x')) != 8192)
            qFatal("no library");
    }
    Q_INVOKABLE QUrl file(const QString& name) const { return QUrl::fromLocalFile(m_folder.filePath(name)); }
    Q_INVOKABLE QString textOf(const QString& name) const {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    Q_INVOKABLE void write(const QString& name, const QString& text) const {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0) qFatal("no file");
    }
    /// A folder of `count` Syzygy tables with three men; their results are invented.
    Q_INVOKABLE QString folderOfTables(int count) const {
        using plyglass::SyzygyVerdict;
        const QString folder = m_folder.filePath(QStringLiteral("tables-%1").arg(count));
        QDir().mkpath(folder);
        for (const char* name : {"KQvK", "KRvK", "KBvK", "KNvK", "KPvK"})
            if (count-- > 0)
                plyglass::testing::writeConstantTable(folder,
                                                      {name, SyzygyVerdict::Win, SyzygyVerdict::Loss});
        return folder;
    }
    /// Every text on the screen or for screen readers.
    Q_INVOKABLE QStringList texts(QQuickWindow* window) const { return VisibleTexts::of(window); }
    Q_INVOKABLE int widthOf(const QString& name) const { return QImage(m_folder.filePath(name)).width(); }

  signals:
    void restarted();

  private:
    const QString kSettingsFile = QStringLiteral("plyglass.conf");
    QTemporaryDir m_folder;
    std::unique_ptr<plyglass::AppViewModel> m_app;
};

/// Setup object of QUICK_TEST_MAIN_WITH_SETUP.
class ProgramSetup : public QObject {
    Q_OBJECT

  public slots:
    void applicationAvailable() {
        QQuickStyle::setStyle(QStringLiteral("Fusion"));
        QDir().mkpath(ProgramHarness::pictureFolder());
    }

    void qmlEngineAvailable(QQmlEngine* engine) {
        m_harness = std::make_unique<ProgramHarness>();
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->rootContext()->setContextProperty(QStringLiteral("harness"), m_harness.get());
    }

    void cleanupTestCase() { m_harness.reset(); }

  private:
    std::unique_ptr<ProgramHarness> m_harness;
};
