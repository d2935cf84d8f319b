#include "app/commands/games_statistics.h"

#include <fmt/format.h>

#include <utility>

#include "engine/lab/experiments/table.h"
#include "engine/levels/levels.h"

namespace plyglass {

namespace {

constexpr const char* kPartNames[] = {"opening", "middle game", "endgame"};
constexpr const char* kUnratedNames[] = {"",
                                         "settings of unknown strength",
                                         "a position of its own",
                                         "moves taken back",
                                         "no date",
                                         "played elsewhere"};

std::string percentOf(double share) { return fmt::format("{:.0f} %", 100 * share); }

std::string dayOf(int date) {
    return fmt::format("{}-{:02}-{:02}", date / 10'000, date / 100 % 100, date % 100);
}

Table tableOf(std::string title, std::vector<Column> columns) {
    Table table;
    table.title = std::move(title);
    table.columns = std::move(columns);
    return table;
}

Table resultTable(std::string title, std::string first) {
    return tableOf(std::move(title), {{std::move(first)},
                                      {"games", Align::Right},
                                      {"won", Align::Right},
                                      {"drawn", Align::Right},
                                      {"lost", Align::Right},
                                      {"score", Align::Right},
                                      {"95 % interval", Align::Right}});
}

void addResults(Table& table, const std::string& name, const ResultCounts& counts) {
    if (counts.count() == 0) return;
    const ScoreRange range = scoreRange(counts);
    table.addRow({name, std::to_string(counts.count()), std::to_string(counts.won),
                  std::to_string(counts.drawn), std::to_string(counts.lost), percentOf(counts.score()),
                  fmt::format("{} – {}", percentOf(range.low), percentOf(range.high))});
}

std::string lengthName(const LengthResults& length) {
    return length.untilMoves == 0 ? fmt::format("{} or more", length.fromMoves)
                                  : fmt::format("{}–{}", length.fromMoves, length.untilMoves);
}

Table ratingTable(const OwnStatistics& statistics) {
    Table table = tableOf(
        fmt::format("Rating (Glicko-2, a period a day; the levels' own strength is known to ± {:.0f})",
                    statistics.levelError),
        {{"day"}, {"games", Align::Right}, {"rating", Align::Right}, {"error, 95 %", Align::Right}});
    for (const RatingDay& day : statistics.rating)
        table.addRow({dayOf(day.date), std::to_string(day.games.size()),
                      fmt::format("{:.0f}", day.rating.rating), fmt::format("± {:.0f}", day.rating.error())});
    return table;
}

Table unratedTable(const OwnStatistics& statistics) {
    Table table = tableOf("Not rated", {{"because of"}, {"games", Align::Right}});
    for (std::size_t i = 1; i < statistics.unrated.size(); ++i)
        if (statistics.unrated[i] > 0)
            table.addRow({kUnratedNames[i], std::to_string(statistics.unrated[i])});
    return table;
}

Table lostTable(const OwnStatistics& statistics) {
    Table table = tableOf("Where games were lost",
                          {{"part"}, {"by reports", Align::Right}, {"by the game's end", Align::Right}});
    for (std::size_t i = 0; i < statistics.lost.size(); ++i)
        table.addRow({kPartNames[i], std::to_string(statistics.lost[i].byReport.size()),
                      std::to_string(statistics.lost[i].byEnd.size())});
    return table;
}

Table accuracyTable(const OwnStatistics& statistics) {
    Table table = tableOf("Accuracy", {{"day"}, {"games", Align::Right}, {"per cent", Align::Right}});
    for (const AccuracyDay& day : statistics.accuracy)
        table.addRow({dayOf(day.date), std::to_string(day.games.size()), fmt::format("{:.1f}", day.percent)});
    return table;
}

std::vector<Table> resultTables(const OwnStatistics& statistics) {
    Table levels = resultTable("By level", "level");
    for (const LevelResults& level : statistics.levels)
        addResults(levels, fmt::format("{} {}", level.level, levelFromNumber(level.level)->name),
                   level.results);
    Table colors = resultTable("By colour", "colour");
    addResults(colors, "White", statistics.colors[White]);
    addResults(colors, "Black", statistics.colors[Black]);
    Table openings = resultTable("By opening", "opening");
    for (const OpeningResults& opening : statistics.openings)
        addResults(openings,
                   fmt::format("{}, {}", opening.name.empty() ? "without a name" : opening.name,
                               opening.color == White ? "White" : "Black"),
                   opening.results);
    Table lengths = resultTable("By length", "moves");
    for (const LengthResults& length : statistics.lengths)
        addResults(lengths, lengthName(length), length.results);
    return {std::move(levels), std::move(colors), std::move(openings), std::move(lengths)};
}

}  // namespace

std::string statisticsText(const OwnStatistics& statistics) {
    if (statistics.all.count() == 0)
        return "There is no finished game against the computer in the library, and none under your names.\n";
    std::vector<Table> tables = resultTables(statistics);
    tables.insert(tables.begin(), ratingTable(statistics));
    for (Table table : {unratedTable(statistics), lostTable(statistics), accuracyTable(statistics)})
        tables.push_back(std::move(table));
    std::string text = fmt::format("{} games: {} won, {} drawn, {} lost\n", statistics.all.count(),
                                   statistics.all.won, statistics.all.drawn, statistics.all.lost);
    if (statistics.copies > 0)
        text += fmt::format("Copies are counted once; left out: {}.\n", statistics.copies);
    if (statistics.damaged > 0) text += fmt::format("{} damaged games are left out.\n", statistics.damaged);
    for (const Table& table : tables)
        if (!table.rows.empty()) text += '\n' + toText(table) + '\n';
    return text;
}

}  // namespace plyglass
