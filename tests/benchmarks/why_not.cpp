// How far "why not this move?" can be trusted: whether the reply it gives to a bad move is, by a search ten
// times as long, within 30 centipawns of the best reply. The bad moves come from games of weak levels of our
// own engine; the list is kept, so that the figure can be had again. Usage: why_not LIST.epd          asks
// about every move of the list
//        why_not --make SEED GAMES MOVES > LIST.epd
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "engine/base/file_text.h"
#include "engine/base/random.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/san.h"
#include "engine/lab/analysis/why_not.h"
#include "engine/words/why_words.h"

using namespace plyglass;

namespace {

constexpr std::uint64_t kNodes = 1'000'000;
constexpr std::uint64_t kSiftNodes = 200'000;
constexpr int kWithinCp = 30;
constexpr int kLossCp = 200;
/// Positions that are more one-sided are left out: where one side wins anyhow, a pawn more or less means
/// nothing.
constexpr int kDecidedCp = 400;
constexpr int kMaxPlies = 100;

SearchResult searched(Searcher& searcher, const Position& position, std::uint64_t nodes, Move only = {}) {
    SearchRequest request;
    request.position = position;
    request.limits.nodes = nodes;
    if (!only.isNull()) request.searchMoves = {only};
    searcher.clear();
    return searcher.search(request);
}

struct Blunder {
    Position position;
    Move move;
};

bool isBlunder(Searcher& searcher, const Blunder& blunder) {
    const Score best = searched(searcher, blunder.position, kSiftNodes).info.score;
    if (std::abs(best) > kDecidedCp) return false;
    Position after = blunder.position;
    after.play(blunder.move);
    MoveList replies;
    generateLegal(after, replies);
    if (replies.empty()) return false;
    return best + searched(searcher, after, kSiftNodes).info.score >= kLossCp;
}

/// One game of two weak levels; the blunders in it.
std::vector<Blunder> blundersOf(std::uint64_t seed) {
    LevelSearcher player;
    Searcher judge;
    Random random(seed);
    std::vector<Blunder> blunders;
    Position position = Position::start();
    const int levels[] = {static_cast<int>(2 + random.below(5)), static_cast<int>(2 + random.below(5))};
    for (int ply = 0; ply < kMaxPlies; ++ply) {
        LevelRequest request;
        request.position = position;
        request.level = levelFromText(std::to_string(levels[ply % 2])).value();
        request.gameSeed = seed;
        const Move move = player.search(request).bestMove;
        if (move.isNull()) break;
        if (const Blunder blunder{position, move}; isBlunder(judge, blunder)) blunders.push_back(blunder);
        position.play(move);
    }
    return blunders;
}

int make(std::uint64_t seed, int games, std::size_t moves) {
    fmt::print(
        "# Moves that lose at least {} centipawns in positions within ±{}, from {} games of weak levels, "
        "seed {}.\n",
        kLossCp, kDecidedCp, games, seed);
    Random random(seed);
    std::vector<std::vector<Blunder>> all;
    for (int game = 0; game < games; ++game) all.push_back(blundersOf(random.next()));
    std::size_t written = 0;
    for (bool any = true; any && written < moves;) {
        any = false;
        for (std::size_t game = 0; game < all.size() && written < moves; ++game) {
            if (all[game].empty()) continue;
            any = true;
            const auto chosen =
                all[game].begin() + static_cast<std::ptrdiff_t>(random.below(all[game].size()));
            fmt::print("{}; {}; game {}\n", toFen(chosen->position), toUci(chosen->position, chosen->move),
                       game + 1);
            all[game].erase(chosen);
            ++written;
        }
    }
    return written == moves ? 0 : 1;
}

/// How much worse the reply given is than the best, by the longer search.
Score shortfall(const Blunder& blunder, std::string& words) {
    Searcher searcher;
    WhyNotQuestion question;
    question.search.position = blunder.position;
    question.search.limits.nodes = kNodes;
    question.candidate = blunder.move;
    const WhyNotAnswer answer = askWhyNot(searcher, question).value();
    words = fullText(answer, blunder.position).english;
    Position after = blunder.position;
    after.play(blunder.move);
    const Move reply = answer.candidateLine.at(1);
    const SearchResult best = searched(searcher, after, 10 * kNodes);
    if (best.bestMove == reply) return 0;
    return std::max(best.info.score - searched(searcher, after, 10 * kNodes, reply).info.score, 0);
}

int ask(const char* path) {
    const auto text = readFileText(path);
    if (!text) {
        fmt::print(stderr, "{}\n", text.error().english);
        return 2;
    }
    int asked = 0;
    int good = 0;
    for (std::size_t begin = 0; begin < text->size();) {
        const std::size_t end = std::min(text->find('\n', begin), text->size());
        const std::string line = text->substr(begin, end - begin);
        begin = end + 1;
        if (line.empty() || line.front() == '#') continue;
        const std::size_t first = line.find(';');
        const std::size_t second = line.find(';', first + 1);
        const Position position = Position::fromFen(line.substr(0, first)).value();
        std::string words;
        const Score missing = shortfall(
            {position, parseUci(position, line.substr(first + 2, second - first - 2)).value()}, words);
        ++asked;
        good += missing <= kWithinCp;
        fmt::print("{} {:>5} cp  {}\n", missing <= kWithinCp ? "good" : "BAD ", missing, words);
        std::fflush(stdout);
    }
    fmt::print("{} of {} replies are within {} cp of the best by a search ten times as long\n", good, asked,
               kWithinCp);
    return good == asked ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc == 5 && std::strcmp(argv[1], "--make") == 0)
        return make(std::strtoull(argv[2], nullptr, 10), std::atoi(argv[3]),
                    std::strtoull(argv[4], nullptr, 10));
    if (argc == 2) return ask(argv[1]);
    fmt::print(stderr, "usage: why_not LIST.epd | why_not --make SEED GAMES MOVES\n");
    return 2;
}
