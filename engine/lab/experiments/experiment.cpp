#include "engine/lab/experiments/experiment.h"

#include <fmt/format.h>

#include <ctime>
#include <fstream>
#include <thread>

#include "engine/base/json_fields.h"
#include "engine/lab/experiments/build_commit.h"

namespace plyglass {

namespace {

/// From /proc/cpuinfo, which only Linux has.
std::string processorName() {
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);) {
        if (!line.starts_with("model name")) continue;
        const std::size_t colon = line.find(':');
        const std::size_t begin = colon == line.npos ? line.npos : line.find_first_not_of(" \t", colon + 1);
        if (begin != line.npos) return line.substr(begin);
    }
    return "unknown processor";
}

std::string dateNow() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
                       parts.tm_hour, parts.tm_min);
}

std::string parametersInWords(const Experiment& experiment) {
    std::string words;
    for (const auto& [name, value] : experiment.parameters)
        words += fmt::format("{}{} {}", words.empty() ? "" : ", ", name, value);
    return words;
}

std::string reportText(const Experiment& experiment, const std::string& heading,
                       std::string (*tableText)(const Table&)) {
    std::string text = heading + experiment.name + "\n\n" + toText(experiment.provenance) + '\n';
    const std::string parameters = parametersInWords(experiment);
    if (!parameters.empty()) text += '\n' + parameters + '\n';
    for (const Table& table : experiment.tables) text += '\n' + tableText(table);
    return text;
}

std::string reportJson(const Experiment& experiment) {
    Json json = {{"experiment", experiment.name},
                 {"provenance", jsonOf(experiment.provenance, kProvenanceFields)}};
    json["parameters"] = Json::object();
    for (const auto& [name, value] : experiment.parameters) json["parameters"][name] = value;
    json["tables"] = Json::array();
    for (const Table& table : experiment.tables) json["tables"].push_back(toJson(table));
    return jsonText(json) + '\n';
}

/// The provenance is a table of its own, so that all lines have the same columns.
std::string reportCsv(const Experiment& experiment) {
    Table provenance;
    provenance.title = experiment.name;
    provenance.columns = {{"provenance"}};
    provenance.addRow({toText(experiment.provenance)});
    std::string csv = "table,row,column,text,number,verdict\r\n" + toCsvLines(provenance);
    for (const Table& table : experiment.tables) csv += toCsvLines(table);
    return csv;
}

}  // namespace

std::string toText(const Provenance& provenance) {
    const std::string commit = provenance.commit.empty() ? "" : " (" + provenance.commit + ")";
    return fmt::format("Plyglass {}{}, seed {}, {}, {} UTC", provenance.version, commit, provenance.seed,
                       provenance.machine, provenance.date);
}

Provenance provenanceHere(std::uint64_t seed) {
    return {PLYGLASS_VERSION, kBuildCommit, seed,
            fmt::format("{}, {} threads", processorName(), std::thread::hardware_concurrency()), dateNow()};
}

int Experiment::count(Verdict verdict) const {
    int found = 0;
    for (const Table& table : tables) found += table.count(verdict);
    return found;
}

std::string report(const Experiment& experiment, ReportFormat format) {
    switch (format) {
        case ReportFormat::Text:
            return reportText(experiment, "", toText);
        case ReportFormat::Markdown:
            return reportText(experiment, "## ", toMarkdown);
        case ReportFormat::JsonLine:
            return reportJson(experiment);
        case ReportFormat::Csv:
            return reportCsv(experiment);
    }
    return {};
}

}  // namespace plyglass
