// Whether the engine, as it is shipped, mates from the endgame tables within their bound: many random won
// positions of three endings, each played out against itself with the tables on both sides.
//   table_mates [GAMES]
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "tests/engine/search/table_mates.h"

using namespace plyglass;

namespace {

constexpr int kGames = 1000;

struct Found {
    int games = 0;
    int mates = 0;    ///< within the bound of their position
    int longest = 0;  ///< moves
};

Found playOut(const char* ending, int games) {
    const EndgameMaterial material = EndgameMaterial::fromName(ending).value();
    Random random(1);
    Found found;
    for (; found.games < games; ++found.games) {
        const Position position = testing::decidedPosition(material, random);
        const auto bound = EndgameTables::builtIn().probe(position).value();
        const auto plies = testing::pliesToMate(position, bound.pliesToMate);
        if (!plies) continue;
        ++found.mates;
        found.longest = std::max(found.longest, (*plies + 1) / 2);
    }
    return found;
}

}  // namespace

int main(int argc, char** argv) {
    const int games = argc > 1 ? std::atoi(argv[1]) : kGames;
    bool isPerfect = games > 0;
    for (const char* ending : {"KBNK", "KBBK", "KQKR"}) {
        const Found found = playOut(ending, games);
        fmt::print("{}: {} of {} positions mated within the bound, the longest in {} moves\n", ending,
                   found.mates, found.games, found.longest);
        isPerfect = isPerfect && found.mates == found.games;
    }
    return isPerfect ? EXIT_SUCCESS : EXIT_FAILURE;
}
