// A table of results, for people (aligned text, Markdown) and programs (JSON).
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace plyglass {

/// Verdict on a claim.
enum class Verdict {
    None,  ///< no claim
    Good,  ///< the claim is true
    Bad,   ///< the claim is false
    Shown  ///< shown for comparison only
};

/// Cell text and, if numeric, its value.
struct Cell {
    std::string text = {};
    std::optional<double> number = {};
    Verdict verdict = Verdict::None;

    Cell() = default;
    Cell(std::string words) : text(std::move(words)) {}  // NOLINT: implicit from text
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

/// Two numbers that a chart of the table shows side by side.
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
    std::vector<FigurePair> pairs = {};   ///< numeric in all cells; empty if there is no chart
    bool pairsAreCounts = false;          ///< all positive: for a logarithmic axis

    /// There must be one cell per column.
    void addRow(std::vector<Cell> cells);
    int count(Verdict verdict) const;
};

/// Columns aligned by spaces, one column per character; ends with a line break.
std::string toText(const Table& table);
/// A heading and a pipe table; false claims are bold.
std::string toMarkdown(const Table& table);
/// One line per cell: table title, row (from 1), column, text, number (if any), verdict.
std::string toCsvLines(const Table& table);
/// {title, caption, columns: [names], rows: [{column: number or text}], notes}. A cell with a verdict is
/// {value, verdict}.
nlohmann::ordered_json toJson(const Table& table);

}  // namespace plyglass
