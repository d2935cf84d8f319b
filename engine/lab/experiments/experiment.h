// An experiment: its tables, and what somebody needs to know to repeat it.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/lab/experiments/table.h"

namespace plyglass {

/// Where the numbers come from.
struct Provenance {
    std::string version;  ///< of Plyglass
    std::string
        commit;  ///< of the source the program was built from, "-dirty" if changed since; may be empty
    std::uint64_t seed = 0;
    std::string machine;  ///< processor and how many threads it runs at once
    std::string date;     ///< UTC, "2003-05-14 09:30"
};

/// One line: "Plyglass 1.0 (0123abc), seed 1, some processor, 8 threads, 2003-05-14 09:30 UTC".
std::string inWords(const Provenance& provenance);

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
