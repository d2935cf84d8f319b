// Generates a file of random games, the same for the same seed: for benchmarks of the library. A few players
// have many games, openings follow the book's weights, then moves are random, captures more often, so that
// lengths and results vary as in real files; every twentieth game has comments. Usage: synthetic_games games
// [seed] > file.pgn
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/knowledge/opening_book.h"

using namespace plyglass;

namespace {

constexpr std::uint64_t kPlayers = 200'000;
constexpr std::uint64_t kEvents = 20'000;
constexpr int kMinPlies = 24;
constexpr std::uint64_t kMorePlies = 110;

/// A random number below `count`, small ones more often: of a thousand, the first has probability 1/30.
std::uint64_t skewed(std::uint64_t count, Random& random) {
    const std::uint64_t a = random.below(count);
    const std::uint64_t b = random.below(count);
    return a * b / count * random.below(count) / count;
}

/// A pronounceable name for a number.
std::string invented(std::uint64_t number) {
    constexpr std::array kStarts{"B", "D", "F", "G", "K", "L", "M", "N", "P", "R", "S", "T", "V", "Z"};
    constexpr std::array kVowels{"a", "e", "i", "o", "u", "ei", "a"};
    std::string name;
    std::uint64_t rest = scrambled(number) % 1'000'000'007;
    for (int syllable = 0; syllable < 3; ++syllable) {
        std::string start = kStarts[rest % kStarts.size()];
        rest /= kStarts.size();
        if (syllable > 0) start[0] = static_cast<char>(start[0] - 'A' + 'a');
        name += start + kVowels[rest % kVowels.size()];
        rest /= kVowels.size();
    }
    return name + (number % 3 == 0 ? "v" : "n");
}

std::string player(std::uint64_t number) {
    return fmt::format("{}, {}", invented(number), static_cast<char>('A' + number % 26));
}

Move drawMove(const Position& position, int ply, Random& random) {
    constexpr int kBookPlies = 16;
    constexpr int kVarietyPercent = 100;
    if (ply < kBookPlies) {
        const Move move = chooseBookMove(OpeningBook::builtIn()->movesAt(position), kVarietyPercent, random);
        if (!move.isNull()) return move;
    }
    const MoveList moves = legalMoves(position);
    const auto any = [&] {
        return moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))];
    };
    const Move move = any();
    return position.isQuiet(move) ? any() : move;
}

std::string moveText(Random& random, bool hasComments, int plies) {
    Position position = Position::start();
    std::string text;
    std::size_t lineStart = 0;
    for (int ply = 0; ply < plies && hasLegalMove(position); ++ply) {
        const Move move = drawMove(position, ply, random);
        std::string word = ply % 2 == 0 ? fmt::format("{}. ", ply / 2 + 1) : "";
        word += toSan(position, move);
        if (hasComments && random.chance(10))
            word += fmt::format(" {{a remark about {} by {}}}", invented(random.below(1000)),
                                player(random.below(100)));
        constexpr std::size_t kColumns = 79;
        const bool breaks = text.size() - lineStart + word.size() > kColumns;
        if (!text.empty()) text += breaks ? '\n' : ' ';
        if (breaks) lineStart = text.size();
        text += word;
        Undo undo;
        position.makeMove(move, undo);
    }
    return text;
}

std::string game(std::uint64_t number, Random& random) {
    constexpr std::array kResults{"1-0", "0-1", "1/2-1/2"};
    const std::string result = kResults[random.below(kResults.size())];
    const std::uint64_t event = skewed(kEvents, random);
    std::string text =
        fmt::format("[Event \"{} Open\"]\n[Site \"{}\"]\n", invented(event), invented(event % 997));
    text += fmt::format("[Date \"{}.{:02}.{:02}\"]\n", 1950 + random.below(75), 1 + random.below(12),
                        1 + random.below(28));
    text += fmt::format("[Round \"{}\"]\n", 1 + number % 9);
    text += fmt::format("[White \"{}\"]\n[Black \"{}\"]\n", player(skewed(kPlayers, random)),
                        player(skewed(kPlayers, random)));
    text += fmt::format("[Result \"{}\"]\n[WhiteElo \"{}\"]\n[BlackElo \"{}\"]\n\n", result,
                        1600 + random.below(1100), 1600 + random.below(1100));
    const int plies = kMinPlies + static_cast<int>(random.below(kMorePlies));
    return text + moveText(random, number % 20 == 0, plies) + ' ' + result + "\n\n";
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fputs("Usage: synthetic_games games [seed] > file.pgn\n", stderr);
        return 2;
    }
    const std::uint64_t games = std::strtoull(argv[1], nullptr, 10);
    Random random(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
    for (std::uint64_t number = 0; number < games; ++number) {
        const std::string text = game(number, random);
        if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) return 1;
    }
    return 0;
}
