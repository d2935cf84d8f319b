// A program that works on a library until it is killed, for the test that no data is lost. Prints "open" when
// it begins.
// Usage: library_victim import LIBRARY FILE    imports the file, a few games at a time
//        library_victim edit LIBRARY           deletes, puts back, collects, merges and undoes
//        library_victim save LIBRARY           saves games over themselves
//        library_victim open LIBRARY           opens it, which creates its tables
//        library_victim lock LIBRARY           writes to it all the time
//        library_victim seize LIBRARY          the same, with an exclusive lock against readers too
//        library_victim play LIBRARY           plays games and saves each ply; prints "seed ply" when a
//                                              ply is safe
#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QThread>
#include <cstdio>
#include <string>

#include "app/services/library/played/played_games.h"
#include "app/services/library/store/library_edits.h"
#include "app/services/library/transfer/pgn_import.h"
#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/chess/pgn.h"
#include "engine/knowledge/opening_names.h"

using namespace plyglass;

namespace {

constexpr int kPliesOfAGame = 30;
constexpr std::uint64_t kEditedGames = 600;  ///< number of games in the library

int refuse(const Error& error) {
    std::fprintf(stderr, "%s\n", error.english.c_str());
    return 1;
}

void playRandomMove(Game& game, Random& random) {
    const MoveList moves = legalMoves(game.position());
    if (moves.empty()) return;
    (void)game.addMove(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))]);
}

Result<void> playOn(const QString& file) {
    const auto played = PlayedGames::open(file);
    if (!played) return tl::unexpected(played.error());
    Random random(static_cast<std::uint64_t>(QCoreApplication::applicationPid()));
    while (true) {
        Game game;
        const std::uint64_t seed = random.below(1'000'000'000) + 1;
        for (int ply = 1; ply <= kPliesOfAGame; ++ply) {
            playRandomMove(game, random);
            const PlayedGame now{.text = writePgn(game), .seed = seed};
            auto saved = ply == kPliesOfAGame ? (*played)->finish(1, now) : (*played)->save(1, now);
            if (!saved) return saved;
            // A game may end earlier.
            std::printf("%llu %d\n", static_cast<unsigned long long>(seed), game.current()->ply());
            std::fflush(stdout);
        }
    }
}

/// Makes one change after another and undoes some of them.
Result<void> editOn(LibraryConnection& library) {
    Random random(static_cast<std::uint64_t>(QCoreApplication::applicationPid()));
    const auto own = makeCollection(library, QStringLiteral("Mine"));
    if (!own) return tl::unexpected(own.error());
    while (true) {
        std::vector<std::int64_t> games;
        for (int i = 0; i < 20; ++i)
            games.push_back(1 + static_cast<std::int64_t>(random.below(kEditedGames)));
        const auto edit = [&]() -> Result<LibraryUndo> {
            switch (random.below(5)) {
                case 0:
                    return deleteGames(library, games);
                case 1:
                    return putBackGames(library, games);
                case 2:
                    return addToCollection(library, own->collection, games);
                case 3:
                    return removeFromCollection(library, own->collection, games);
                default:
                    return renameCollection(library, own->collection, QString::number(random.below(100)));
            }
        }();
        if (!edit) return tl::unexpected(edit.error());
        if (!random.chance(50)) continue;
        if (auto done = undoEdit(library, *edit); !done) return done;
    }
}

/// Saves one game after another, each with a change.
Result<void> saveOn(const QString& file) {
    const auto games = PlayedGames::open(file);
    if (!games) return tl::unexpected(games.error());
    Random random(static_cast<std::uint64_t>(QCoreApplication::applicationPid()));
    while (true) {
        Game game;
        while (game.current()->ply() < kPliesOfAGame && !legalMoves(game.position()).empty())
            playRandomMove(game, random);
        OpenedGame opened{.id = 1 + static_cast<std::int64_t>(random.below(kEditedGames))};
        const auto saved = (*games)->saveOver(opened, writePgn(game));
        if (!saved) return tl::unexpected(saved.error());
    }
}

void sayOpen() {
    std::printf("open\n");
    std::fflush(stdout);
}

[[noreturn]] void waitForTheEnd() {
    sayOpen();
    while (true) QThread::sleep(1);
}

int lock(const QString& file, bool lockReadersOut) {
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"));
    database.setDatabaseName(file);
    if (!database.open()) return 1;
    QSqlQuery query(database);
    if (lockReadersOut) query.exec(QStringLiteral("PRAGMA locking_mode = EXCLUSIVE"));
    if (query.exec(QStringLiteral("BEGIN EXCLUSIVE"))) waitForTheEnd();
    std::fprintf(stderr, "the library cannot be locked\n");
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    if (argc < 3) return 2;
    const std::string word = argv[1];
    if (word == "lock" || word == "seize") return lock(QString::fromLocal8Bit(argv[2]), word == "seize");
    auto library = LibraryConnection::open(QString::fromLocal8Bit(argv[2]));
    if (!library) return refuse(library.error());
    (void)OpeningNames::builtIn();  // read once here, because it takes long under sanitizers
    sayOpen();
    if (word == "play") {
        const auto done = playOn(QString::fromLocal8Bit(argv[2]));
        return done ? 0 : refuse(done.error());
    }
    if (word == "save") {
        const auto done = saveOn(QString::fromLocal8Bit(argv[2]));
        return done ? 0 : refuse(done.error());
    }
    if (word == "open") return 0;
    if (word == "edit") {
        const auto done = editOn(**library);
        return done ? 0 : refuse(done.error());
    }
    const auto done = importPgnFile(**library, QString::fromLocal8Bit(argv[3]), {}, {.batchGames = 20});
    return done ? 0 : refuse(done.error());
}
