#include "engine/lab/reproductions/figures.h"

#include <fmt/format.h>

#include <cstdlib>
#include <utility>

#include "engine/base/text_value.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

constexpr const char* kNotPublished = "–";

Cell cellOf(const Figure& figure) {
    const double scale = figure.unit == Unit::Centipawns ? 100.0 : 1.0;
    return {toText(figure), static_cast<double>(figure.value) / scale};
}

/// A ratio for counts, otherwise a difference.
Cell comparisonOf(const Figure& published, const Figure& ours) {
    if (published.value == ours.value) return "=";
    if (published.unit == Unit::Count)
        return ratioCell(static_cast<double>(published.value), static_cast<double>(ours.value));
    const auto difference = static_cast<double>(ours.value - published.value);
    if (published.unit == Unit::Centipawns)
        return {pawnsToText(static_cast<int>(difference)), difference / 100};
    return {fmt::format("{}{}", difference < 0 ? "−" : "+", std::abs(ours.value - published.value)),
            difference};
}

std::string withoutPlus(const std::string& number) {
    return number.starts_with('+') ? number.substr(1) : number;
}

Cell timeCell(std::int64_t timeMs) {
    if (timeMs < 0) return "";
    return {fmt::format("{} ms", timeMs), static_cast<double>(timeMs)};
}

Cell judged(bool holds) { return Cell(holds ? Verdict::Good : Verdict::Bad); }

}  // namespace

std::string toText(const Figure& figure) {
    switch (figure.unit) {
        case Unit::Count:
            return grouped(static_cast<std::uint64_t>(figure.value));
        case Unit::Percent:
            return fmt::format("{} %", figure.value);
        case Unit::Centipawns:
            return withoutPlus(pawnsToText(static_cast<int>(figure.value)));
        case Unit::MateMoves:
            return figure.value == 0 ? "no mate found" : fmt::format("mate in {}", figure.value);
    }
    return {};
}

Cell ratioCell(double published, double ours) {
    if (published == 0) return "";
    return {factorToText(ours / published, 3), ours / published};
}

FigureTable::FigureTable(std::string title, std::string caption) {
    m_table.title = std::move(title);
    m_table.caption = std::move(caption);
    m_table.columns = {{translatable("Engine", "Figure")},
                       {translatable("Engine", "Published"), Align::Right},
                       {translatable("Engine", "Must be"), Align::Right},
                       {translatable("Engine", "Here"), Align::Right},
                       {translatable("Engine", "Ratio"), Align::Right},
                       {translatable("Engine", "Time"), Align::Right},
                       {translatable("Engine", "Verdict")}};
}

Table FigureTable::take() {
    m_table.pairsAreCounts = !m_counts.empty();
    m_table.pairs = m_counts.empty() ? std::move(m_others) : std::move(m_counts);
    return std::move(m_table);
}

void FigureTable::keepPair(const FigureLabel& label, const Figure& published, const Figure& ours) {
    FigurePair pair{label.what, cellOf(published), cellOf(ours)};
    if (published.unit != Unit::Count)
        m_others.push_back(std::move(pair));
    else if (published.value > 0 && ours.value > 0)
        m_counts.push_back(std::move(pair));
}

/// `middle`: published, must be, here, ratio.
void FigureTable::addRow(const FigureLabel& label, std::vector<Cell> middle, Cell verdict) {
    middle.insert(middle.begin(), label.what);
    middle.push_back(timeCell(label.timeMs));
    middle.push_back(std::move(verdict));
    m_table.addRow(std::move(middle));
}

void FigureTable::exact(const FigureLabel& label, Figure published, Figure ours) {
    keepPair(label, published, ours);
    addRow(
        label,
        {cellOf(published), translatable("Engine", "the same"), cellOf(ours), comparisonOf(published, ours)},
        judged(published.value == ours.value));
}

void FigureTable::known(const FigureLabel& label, Figure wanted, Figure ours) {
    addRow(label, {kNotPublished, cellOf(wanted), cellOf(ours), comparisonOf(wanted, ours)},
           judged(wanted.value == ours.value));
}

void FigureTable::below(const FigureLabel& label, const std::string& bound, Figure limit, Figure ours) {
    addRow(
        label,
        {kNotPublished, fmt::format("{} {}", bound, toText(limit)), cellOf(ours), comparisonOf(limit, ours)},
        judged(ours.value < limit.value));
}

void FigureTable::shown(const FigureLabel& label, Figure published, Figure ours) {
    keepPair(label, published, ours);
    addRow(label, {cellOf(published), "", cellOf(ours), comparisonOf(published, ours)}, Cell(Verdict::Shown));
}

void FigureTable::claim(const FigureLabel& label, std::string wanted, std::string ours, bool holds) {
    addRow(label, {kNotPublished, std::move(wanted), std::move(ours), ""}, judged(holds));
}

}  // namespace plyglass
