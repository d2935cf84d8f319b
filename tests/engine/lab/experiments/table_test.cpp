// A table has the same content as text, Markdown and JSON, and an experiment its provenance.
#include <QRegularExpression>
#include <nlohmann/json.hpp>

#include "engine/lab/experiments/experiment.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Table smallTable() {
    Table table;
    table.title = "Nodes";
    table.caption = "What is compared.";
    table.columns = {{"Figure"}, {"Here", Align::Right}, {"Verdict"}};
    table.addRow({"minimax", {"43886", 43886}, Cell(Verdict::Good)});
    table.addRow({"a|b, “é”", {"×0.5", 0.5}, Cell(Verdict::Bad)});
    table.addRow({"c", "none", Cell(Verdict::Shown)});
    table.notes = {"A note."};
    return table;
}

Experiment smallExperiment() {
    Experiment experiment;
    experiment.name = "A trial";
    experiment.provenance = {"1.2.3", "abc", 7, "a machine", "2003-05-14 09:30"};
    experiment.parameters = {{"depth", "3"}};
    experiment.tables = {smallTable(), smallTable()};
    return experiment;
}

}  // namespace

class TableTest : public QObject {
    Q_OBJECT

  private slots:
    void alignmentCountsCharacters() {
        QCOMPARE(toText(smallTable()), std::string("Nodes\n"
                                                   "What is compared.\n"
                                                   "\n"
                                                   "Figure     Here  Verdict\n"
                                                   "--------  -----  -------\n"
                                                   "minimax   43886  good\n"
                                                   "a|b, “é”   ×0.5  bad\n"
                                                   "c          none  shown\n"
                                                   "\n"
                                                   "* A note.\n"));
    }

    void markdownEscapesPipesAndMarksBadCells() {
        QCOMPARE(toMarkdown(smallTable()), std::string("### Nodes\n"
                                                       "\n"
                                                       "What is compared.\n"
                                                       "\n"
                                                       "| Figure | Here | Verdict |\n"
                                                       "|---|---:|---|\n"
                                                       "| minimax | 43886 | good |\n"
                                                       "| a\\|b, “é” | ×0.5 | **bad** |\n"
                                                       "| c | none | shown |\n"
                                                       "\n"
                                                       "- A note.\n"));
    }

    void jsonHoldsNumbersAndVerdicts() {
        const nlohmann::ordered_json json = toJson(smallTable());
        QCOMPARE(json["title"].get<std::string>(), std::string("Nodes"));
        QCOMPARE(json["columns"].size(), std::size_t{3});
        QVERIFY(json["rows"][0]["Here"].is_number_integer());
        QCOMPARE(json["rows"][0]["Here"].get<int>(), 43886);
        QCOMPARE(json["rows"][1]["Here"].get<double>(), 0.5);
        QCOMPARE(json["rows"][2]["Here"].get<std::string>(), std::string("none"));
        QCOMPARE(json["rows"][1]["Verdict"]["verdict"].get<std::string>(), std::string("bad"));
        QCOMPARE(json["notes"][0].get<std::string>(), std::string("A note."));
    }

    void anEmptyTableIsStillATable() {
        Table table;
        table.title = "Nothing";
        table.columns = {{"Figure"}};
        QCOMPARE(toText(table), std::string("Nothing\n\nFigure\n------\n"));
        QCOMPARE(toJson(table)["rows"].size(), std::size_t{0});
    }

    void verdictsAreCounted() {
        const Experiment experiment = smallExperiment();
        QCOMPARE(experiment.count(Verdict::Good), 2);
        QCOMPARE(experiment.count(Verdict::Bad), 2);
        QCOMPARE(experiment.count(Verdict::Shown), 2);
    }

    void reportsHaveProvenance() {
        const Experiment experiment = smallExperiment();
        const char* const kWords =
            "Plyglass 1.2.3 (abc), seed 7, a machine, 2003-05-14 09:30 UTC\n\ndepth 3\n";
        QVERIFY(report(experiment, ReportFormat::Text).starts_with(std::string("A trial\n\n") + kWords));
        QVERIFY(
            report(experiment, ReportFormat::Markdown).starts_with(std::string("## A trial\n\n") + kWords));
        const std::string line = report(experiment, ReportFormat::JsonLine);
        QCOMPARE(line.find('\n'), line.size() - 1);
        const auto json = nlohmann::json::parse(line);
        QCOMPARE(json["provenance"]["seed"].get<int>(), 7);
        QCOMPARE(json["parameters"]["depth"].get<std::string>(), std::string("3"));
        QCOMPARE(json["tables"].size(), std::size_t{2});
    }

    void ownProvenanceIsComplete() {
        const Provenance provenance = provenanceHere(5);
        QVERIFY(!provenance.version.empty());
        QCOMPARE(provenance.seed, std::uint64_t{5});
        QVERIFY(!provenance.machine.empty());
        const auto looksLike = [](const std::string& text, const char* pattern) {
            return QRegularExpression(QRegularExpression::anchoredPattern(pattern))
                .match(QString::fromStdString(text))
                .hasMatch();
        };
        QVERIFY(looksLike(provenance.date, "\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d"));
        QVERIFY(looksLike(provenance.commit, "([0-9a-f]{12,40}(-dirty)?)?"));
    }
};

PLYGLASS_TEST(TableTest);
#include "table_test.moc"
