// Published figures beside ours, row by row, each with its verdict.
#pragma once

#include <cstdint>
#include <string>

#include "engine/lab/experiments/table.h"

namespace plyglass {

/// What a figure counts, and so how it is written and compared.
enum class Unit {
    Count,       ///< compared by ratio
    Percent,     ///< compared by difference
    Centipawns,  ///< written in pawns, compared by difference
    MateMoves    ///< moves to mate, 0 = none found; compared by difference
};

struct Figure {
    std::int64_t value;
    Unit unit = Unit::Count;
};

/// "43 886", "−1.25", "mate in 3".
std::string toText(const Figure& figure);

/// What a figure is and what getting it cost us.
struct FigureLabel {
    std::string what;          ///< a short phrase; the table's caption says the rest
    std::int64_t timeMs = -1;  ///< of our computation; negative = nothing was computed for this row
};

/// Builds the table "figure, published, must be, here, ratio, time, verdict". Under "published" stands what
/// was published and nothing else.
class FigureTable {
  public:
    /// `caption`: one sentence that says what is compared.
    FigureTable(std::string title, std::string caption);

    /// Ours must be equal to the published one.
    void exact(const FigureLabel& label, Figure published, Figure ours);
    /// Ours must be what is known otherwise.
    void known(const FigureLabel& label, Figure wanted, Figure ours);
    /// Ours must be smaller than a count: a published one, or another of ours, as `bound` says in words.
    void below(const FigureLabel& label, const std::string& bound, Figure limit, Figure ours);
    /// Ours is shown beside the published one.
    void shown(const FigureLabel& label, Figure published, Figure ours);
    /// A claim that is no number: what must hold, what was found, and whether that is it.
    void claim(const FigureLabel& label, std::string wanted, std::string ours, bool holds);
    void note(std::string sentence) { m_table.notes.push_back(std::move(sentence)); }

    /// The pairs of the table are its counts, or its other numbers where there are no counts to compare.
    Table take();

  private:
    void addRow(const FigureLabel& label, std::vector<Cell> middle, Cell verdict);
    void keepPair(const FigureLabel& label, const Figure& published, const Figure& ours);

    Table m_table;
    std::vector<FigurePair> m_counts;
    std::vector<FigurePair> m_others;
};

/// "×0.77", how many times the first the second is; empty if the first is 0.
Cell ratioCell(double published, double ours);

}  // namespace plyglass
