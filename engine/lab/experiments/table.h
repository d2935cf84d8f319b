// A plain table: what an experiment leaves behind, for a person (aligned text, Markdown) and for a program
// (JSON).
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace plyglass {

/// What a cell says about a claim.
enum class Verdict {
    None,  ///< nothing is claimed
    Good,  ///< claimed and true
    Bad,   ///< claimed and false
    Shown  ///< shown beside another number; neither right nor wrong
};

/// Text for a person and, if it is a number, the number for a program.
struct Cell {
    std::string text = {};
    std::optional<double> number = {};
    Verdict verdict = Verdict::None;

    Cell() = default;
    Cell(std::string words) : text(std::move(words)) {}  // NOLINT: a text is a cell
    Cell(const char* words) : text(words) {}             // NOLINT
    Cell(std::string words, double value) : text(std::move(words)), number(value) {}
    /// "good", "bad" or "shown"; empty for None.
    explicit Cell(Verdict what);
};

enum class Align { Left, Right };

struct Column {
    std::string name;
    Align align = Align::Left;
};

/// Two numbers that a picture of the table shows side by side.
struct FigurePair {
    std::string label;
    Cell published;
    Cell ours;
};

struct Table {
    std::string title;
    std::string caption;  ///< one sentence: what is compared; may be empty
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows;  ///< each as long as `columns`
    std::vector<std::string> notes;       ///< sentences below the table
    std::vector<FigurePair> pairs = {};   ///< all cells have a number; empty if there is nothing to draw
    bool pairsAreCounts = false;          ///< all of them are above zero: for a logarithmic axis

    /// `cells` must be as many as there are columns.
    void addRow(std::vector<Cell> cells);
    int count(Verdict verdict) const;
};

/// Columns aligned with spaces (a character is taken to be one column wide), ending in a line break.
std::string toText(const Table& table);
/// A heading and a pipe table; bad cells are bold.
std::string toMarkdown(const Table& table);
/// A line for each cell: title of the table, row (from 1), column, text, number (if it is one), verdict.
std::string toCsvLines(const Table& table);
/// {title, caption, columns: [names], rows: [{column: number or text}], notes}. A cell with a verdict is
/// {value, verdict}.
nlohmann::ordered_json toJson(const Table& table);

}  // namespace plyglass
