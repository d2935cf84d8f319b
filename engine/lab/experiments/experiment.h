// An experiment: its tables, and the information needed to repeat it.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/lab/experiments/table.h"

namespace plyglass {

/// What made a table: enough to make it again.
struct Provenance {
    std::string version = {};  ///< of Plyglass
    std::string commit = {};   ///< of the source, "-dirty" if changed since; may be empty
    std::uint64_t seed = 0;
    std::string machine = {};  ///< processor and number of hardware threads
    std::string date = {};     ///< UTC, "2003-05-14 09:30"

    friend bool operator==(const Provenance&, const Provenance&) = default;
};

/// Names its fields for JSON files.
constexpr auto kProvenanceFields = [](auto& provenance, const auto& each) {
    each("version", provenance.version);
    each("commit", provenance.commit);
    each("seed", provenance.seed);
    each("machine", provenance.machine);
    each("date", provenance.date);
};

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

enum class ReportFormat { Text, Markdown, JsonLine, Csv };

/// All tables, preceded by the provenance. JSON is one line; CSV has one line per cell below a header line.
/// Ends with a line break.
std::string report(const Experiment& experiment, ReportFormat format);

}  // namespace plyglass
