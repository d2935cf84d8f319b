#include "engine/lab/experiments/experiment.h"

#include <fmt/format.h>

#include <ctime>
#include <fstream>
#include <nlohmann/json.hpp>
#include <thread>

#include "engine/eval/json_file.h"
#include "engine/eval/provenance.h"
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
    const Provenance& provenance = experiment.provenance;
    nlohmann::ordered_json json = {{"experiment", experiment.name}};
    json["provenance"] = {{"version", provenance.version},
                          {"commit", provenance.commit},
                          {"seed", provenance.seed},
                          {"machine", provenance.machine},
                          {"date", provenance.date}};
    json["parameters"] = nlohmann::ordered_json::object();
    for (const auto& [name, value] : experiment.parameters) json["parameters"][name] = value;
    json["tables"] = nlohmann::ordered_json::array();
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
    Provenance provenance;
    provenance.version = PLYGLASS_VERSION;
    provenance.commit = kBuildCommit;
    provenance.seed = seed;
    provenance.machine = fmt::format("{}, {} threads", processorName(), std::thread::hardware_concurrency());
    provenance.date = dateNow();
    return provenance;
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
        case ReportFormat::Json:
            return reportJson(experiment);
        case ReportFormat::Csv:
            return reportCsv(experiment);
    }
    return {};
}

}  // namespace plyglass
