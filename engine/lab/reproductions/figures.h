// Table of published figures next to ours, with verdicts.
#pragma once

#include <cstdint>
#include <string>

#include "engine/lab/experiments/table.h"

namespace plyglass {

/// Unit of a figure, which determines its format and comparison.
enum class Unit {
    Count,       ///< compared by ratio
    Percent,     ///< compared by difference
    Centipawns,  ///< shown in pawns, compared by difference
    MateMoves    ///< moves to mate, 0 = none found; compared by difference
};

struct Figure {
    std::int64_t value;
    Unit unit = Unit::Count;
};

/// "43 886", "−1.25", "mate in 3".
std::string toText(const Figure& figure);

/// Label of a figure and the cost of computing it.
struct FigureLabel {
    std::string what;          ///< a short phrase; details are in the table's caption
    std::int64_t timeMs = -1;  ///< computing time; negative = nothing was computed
};

/// Builds the table "figure, published, must be, here, ratio, time, verdict". The column "published" has only
/// published values.
class FigureTable {
  public:
    /// `caption`: one sentence about what is compared.
    FigureTable(std::string title, std::string caption);

    /// Ours must equal the published figure.
    void exact(const FigureLabel& label, Figure published, Figure ours);
    /// Ours must equal a figure known from elsewhere.
    void known(const FigureLabel& label, Figure wanted, Figure ours);
    /// Ours must be below a count, published or our own, which `bound` describes.
    void below(const FigureLabel& label, const std::string& bound, Figure limit, Figure ours);
    /// Shows ours next to the published figure.
    void shown(const FigureLabel& label, Figure published, Figure ours);
    /// A claim without a number: what must hold, what was found, and whether it holds.
    void claim(const FigureLabel& label, std::string wanted, std::string ours, bool holds);
    void note(std::string sentence) { m_table.notes.push_back(std::move(sentence)); }

    /// The table; its pairs are the counts, or the other numbers if there are no counts.
    Table take();

  private:
    void addRow(const FigureLabel& label, std::vector<Cell> middle, Cell verdict);
    void keepPair(const FigureLabel& label, const Figure& published, const Figure& ours);

    Table m_table;
    std::vector<FigurePair> m_counts;
    std::vector<FigurePair> m_others;
};

/// "×0.77": ratio of ours to the published figure; empty if that is 0.
Cell ratioCell(double published, double ours);

}  // namespace plyglass
