// An experiment: its tables, and what somebody needs to know to repeat it.
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

/// Of this program, on this machine, now.
Provenance provenanceHere(std::uint64_t seed);

struct Experiment {
    std::string name;
    Provenance provenance;
    std::vector<std::pair<std::string, std::string>> parameters;  ///< name and value
    std::vector<Table> tables;

    int count(Verdict verdict) const;
};

enum class ReportFormat { Text, Markdown, Json, Csv };

/// All tables with the provenance above them; JSON is one line, CSV one line for each cell under a line of
/// names. Ends in a line break.
std::string report(const Experiment& experiment, ReportFormat format);

}  // namespace plyglass
