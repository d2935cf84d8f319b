#include "engine/lab/experiments/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <nlohmann/json.hpp>

namespace plyglass {

namespace {

/// Largest range of integers that are exact in a double.
constexpr double kLargestExactWhole = 9007199254740992.0;  // 2^53

const char* wordFor(Verdict verdict) {
    switch (verdict) {
        case Verdict::None:
            return "";
        case Verdict::Good:
            return "good";
        case Verdict::Bad:
            return "bad";
        case Verdict::Shown:
            return "shown";
    }
    return "";
}

/// Number of UTF-8 characters: bytes other than continuation bytes.
std::size_t widthOf(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

std::vector<std::size_t> columnWidths(const Table& table) {
    std::vector<std::size_t> widths;
    widths.reserve(table.columns.size());
    for (const Column& column : table.columns) widths.push_back(widthOf(column.name));
    for (const auto& row : table.rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], widthOf(row[i].text));
    return widths;
}

std::string padded(const std::string& text, std::size_t width, Align align) {
    const std::string spaces(width - widthOf(text), ' ');
    return align == Align::Right ? spaces + text : text + spaces;
}

/// One line of aligned text, without trailing spaces.
std::string textLine(const Table& table, const std::vector<std::size_t>& widths,
                     const std::vector<std::string>& texts) {
    std::string line;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0) line += "  ";
        line += padded(texts[i], widths[i], table.columns[i].align);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

std::vector<std::string> columnNames(const Table& table) {
    std::vector<std::string> names;
    names.reserve(table.columns.size());
    for (const Column& column : table.columns) names.push_back(column.name);
    return names;
}

/// Escapes pipes, which end a cell, and line breaks, which end a row.
std::string markdownText(const Cell& cell) {
    std::string text;
    for (const char c : cell.text) {
        if (c == '|') text += '\\';
        text += c == '\n' ? ' ' : c;
    }
    return cell.verdict == Verdict::Bad ? "**" + text + "**" : text;
}

/// Quoted, with doubled quotes inside (RFC 4180).
std::string csvText(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? "\"\"" : std::string(1, c);
    return quoted + '"';
}

nlohmann::ordered_json valueOf(const Cell& cell) {
    if (!cell.number) return cell.text;
    const double number = *cell.number;
    if (std::trunc(number) == number && std::abs(number) <= kLargestExactWhole)
        return static_cast<std::int64_t>(number);
    return number;
}

}  // namespace

Cell::Cell(Verdict what) : text(wordFor(what)), verdict(what) {}

void Table::addRow(std::vector<Cell> cells) {
    assert(cells.size() == columns.size());
    rows.push_back(std::move(cells));
}

int Table::count(Verdict verdict) const {
    int found = 0;
    for (const auto& row : rows)
        for (const Cell& cell : row) found += cell.verdict == verdict;
    return found;
}

std::string toText(const Table& table) {
    const auto widths = columnWidths(table);
    std::string text = table.title + '\n';
    if (!table.caption.empty()) text += table.caption + '\n';
    text += '\n' + textLine(table, widths, columnNames(table));
    std::vector<std::string> rules;
    rules.reserve(widths.size());
    for (const std::size_t width : widths) rules.emplace_back(width, '-');
    text += textLine(table, widths, rules);
    for (const auto& row : table.rows) {
        std::vector<std::string> texts;
        texts.reserve(row.size());
        for (const Cell& cell : row) texts.push_back(cell.text);
        text += textLine(table, widths, texts);
    }
    if (!table.notes.empty()) text += '\n';
    for (const std::string& note : table.notes) text += "* " + note + '\n';
    return text;
}

std::string toMarkdown(const Table& table) {
    std::string text = "### " + table.title + "\n\n";
    if (!table.caption.empty()) text += table.caption + "\n\n";
    for (const Column& column : table.columns) text += "| " + markdownText(Cell(column.name)) + ' ';
    text += "|\n";
    for (const Column& column : table.columns) text += column.align == Align::Right ? "|---:" : "|---";
    text += "|\n";
    for (const auto& row : table.rows) {
        for (const Cell& cell : row) text += "| " + markdownText(cell) + ' ';
        text += "|\n";
    }
    if (!table.notes.empty()) text += '\n';
    for (const std::string& note : table.notes) text += "- " + note + '\n';
    return text;
}

std::string toCsvLines(const Table& table) {
    std::string csv;
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            const Cell& cell = table.rows[row][i];
            csv += fmt::format("{},{},{},{},{},{}\r\n", csvText(table.title), row + 1,
                               csvText(table.columns[i].name), csvText(cell.text),
                               cell.number ? fmt::format("{}", *cell.number) : "", wordFor(cell.verdict));
        }
    return csv;
}

nlohmann::ordered_json toJson(const Table& table) {
    nlohmann::ordered_json json = {{"title", table.title}, {"caption", table.caption}};
    json["columns"] = columnNames(table);
    json["rows"] = nlohmann::ordered_json::array();
    for (const auto& row : table.rows) {
        nlohmann::ordered_json entry;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const nlohmann::ordered_json value = valueOf(row[i]);
            if (row[i].verdict == Verdict::None)
                entry[table.columns[i].name] = value;
            else
                entry[table.columns[i].name] = {{"value", value}, {"verdict", wordFor(row[i].verdict)}};
        }
        json["rows"].push_back(std::move(entry));
    }
    json["notes"] = table.notes;
    return json;
}

}  // namespace plyglass
