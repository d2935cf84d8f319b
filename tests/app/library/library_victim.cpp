// A program that works on a library until it is killed: for the test that nothing is lost by that.
// Says "open" when it begins.
// Usage: library_victim import LIBRARY FILE    takes the file in, a few games at a time
//        library_victim play LIBRARY           plays games, each ply saved; says "game ply" when a ply is
//        safe
#include <QCoreApplication>
#include <cstdio>
#include <string>

#include "app/services/library/collections.h"
#include "app/services/library/library_writer.h"
#include "app/services/library/pgn_import.h"
#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/chess/pgn.h"
#include "engine/knowledge/opening_names.h"

using namespace plyglass;

namespace {

constexpr int kPliesOfAGame = 30;

int refuse(const Error& error) {
    std::fprintf(stderr, "%s\n", error.message.c_str());
    return 1;
}

/// Runs `write` in a transaction of its own.
template <class Write>
Result<void> inTransaction(LibraryConnection& library, Write write) {
    auto transaction = LibraryTransaction::begin(library);
    if (!transaction) return tl::unexpected(transaction.error());
    if (auto done = write(); !done) return tl::unexpected(done.error());
    return transaction->commit();
}

void playRandomMove(Game& game, Random& random) {
    const MoveList moves = legalMoves(game.position());
    if (moves.empty()) return;
    (void)game.addMove(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))]);
}

Result<void> playOn(LibraryConnection& library) {
    auto writer = LibraryWriter::make(library);
    if (!writer) return tl::unexpected(writer.error());
    Random random(static_cast<std::uint64_t>(QCoreApplication::applicationPid()));
    while (true) {
        Game game;
        std::int64_t id = 0;
        auto begun = inTransaction(library, [&]() -> Result<void> {
            const auto played = standingCollection(library, CollectionKind::Played);
            if (!played) return tl::unexpected(played.error());
            const auto added = (*writer)->add(*played, libraryGameOf(game), GameState::BeingPlayed);
            if (!added) return tl::unexpected(added.error());
            id = *added;
            return {};
        });
        if (!begun) return begun;
        for (int ply = 1; ply <= kPliesOfAGame; ++ply) {
            playRandomMove(game, random);
            const GameState state = ply == kPliesOfAGame ? GameState::Kept : GameState::BeingPlayed;
            auto saved =
                inTransaction(library, [&] { return (*writer)->replace(id, libraryGameOf(game), state); });
            if (!saved) return saved;
            // A game may be over sooner.
            std::printf("%lld %d\n", static_cast<long long>(id), game.current()->ply());
            std::fflush(stdout);
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    if (argc < 3) return 2;
    auto library = LibraryConnection::open(QString::fromLocal8Bit(argv[2]));
    if (!library) return refuse(library.error());
    (void)OpeningNames::builtIn();  // read once, which takes long where sanitizers watch
    std::printf("open\n");
    std::fflush(stdout);
    if (std::string(argv[1]) == "play") {
        const auto done = playOn(**library);
        return done ? 0 : refuse(done.error());
    }
    const auto done = importPgnFile(**library, QString::fromLocal8Bit(argv[3]), {}, {.lotGames = 20});
    return done ? 0 : refuse(done.error());
}
