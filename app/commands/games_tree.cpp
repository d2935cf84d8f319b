#include "app/commands/games_tree.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>
#include <string>
#include <vector>

#include "engine/chess/san.h"

namespace plyglass {

namespace {

std::string shareText(std::uint64_t part, std::uint64_t whole) {
    return whole == 0
               ? ""
               : fmt::format("{:.1f} %", 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

std::string numberOr(std::optional<int> number) { return number ? std::to_string(*number) : ""; }

std::string yearsText(const TreeTally& tally) {
    const int first = tally.firstYear();
    return first == 0 ? "" : fmt::format("{}–{}", first, tally.lastYear());
}

/// "3½/5".
std::string ownText(const TreeTally& tally) {
    if (tally.ownGames == 0) return "";
    const std::uint64_t whole = tally.ownHalfPoints / 2;
    const bool isOdd = tally.ownHalfPoints % 2 != 0;
    return fmt::format("{}{}/{}", isOdd && whole == 0 ? "" : std::to_string(whole), isOdd ? "½" : "",
                       tally.ownGames);
}

/// "12 30 41": shares in per cent, from the first years to the last.
std::string trendText(const TreeTally& move, const TreeTally& all) {
    constexpr int kSpans = 5;
    std::vector<std::string> shares;
    for (const double share : trendOf(move, all, kSpans))
        shares.push_back(share < 0 ? "-" : fmt::format("{:.0f}", 100 * share));
    return fmt::format("{}", fmt::join(shares, " "));
}

std::vector<Cell> treeCells(const std::string& name, const TreeTally& tally, const TreeTally& all) {
    return {name,
            std::to_string(tally.games),
            shareText(tally.games, all.games),
            shareText(tally.whiteWins, tally.games),
            shareText(tally.draws, tally.games),
            shareText(tally.blackWins, tally.games),
            numberOr(tally.averageRating()),
            numberOr(tally.performance()),
            ownText(tally),
            yearsText(tally),
            &tally == &all ? "" : trendText(tally, all)};
}

}  // namespace

Table treeTable(const OpeningTree& tree, const Position& position) {
    Table table;
    table.title = "Opening tree";
    table.columns = {{"move"},
                     {"games", Align::Right},
                     {"share", Align::Right},
                     {"White won", Align::Right},
                     {"drawn", Align::Right},
                     {"Black won", Align::Right},
                     {"average rating", Align::Right},
                     {"performance", Align::Right},
                     {"own score", Align::Right},
                     {"years"},
                     {"share by years", Align::Right}};
    for (const TreeMove& move : tree.moves)
        table.addRow(treeCells(toSan(position, move.move), move, tree.all));
    table.addRow(treeCells("all", tree.all, tree.all));
    return table;
}

}  // namespace plyglass
