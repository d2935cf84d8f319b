// An experiment: its tables, and the information needed to repeat it.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/eval/provenance.h"
#include "engine/lab/experiments/table.h"

namespace plyglass {

/// One line: "Plyglass 1.0 (0123abc), seed 1, some processor, 8 threads, 2003-05-14 09:30 UTC".
std::string toText(const Provenance& provenance);

/// Provenance of this program on this machine at this time.
Provenance provenanceHere(std::uint64_t seed);

struct Experiment {
    std::string name;
    Provenance provenance;
    std::vector<std::pair<std::string, std::string>> parameters;  ///< names and values
    std::vector<Table> tables;

    int count(Verdict verdict) const;
};

enum class ReportFormat { Text, Markdown, Json, Csv };

/// All tables, preceded by the provenance. JSON is one line; CSV has one line per cell below a header line.
/// Ends with a line break.
std::string report(const Experiment& experiment, ReportFormat format);

}  // namespace plyglass
