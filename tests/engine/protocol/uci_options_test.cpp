// UCI options: generated from the tables, with validation.
#include "engine/protocol/uci_options.h"

#include <QTemporaryDir>
#include <fstream>
#include <set>

#include "engine/eval/classical/classical_weights_file.h"
#include "engine/eval/genome.h"
#include "tests/engine/knowledge/endgames/constant_tables.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

const ServerOption& optionOf(std::string_view name) {
    const ServerOption* option = findUciOption(name);
    if (option == nullptr) qFatal("no option %s", std::string(name).c_str());
    return *option;
}

}  // namespace

class UciOptionsTest : public QObject {
    Q_OBJECT

  private slots:
    void techniquesAreCheckOptions() {
        for (const Technique& technique : allTechniques()) {
            const ServerOption& option = optionOf(technique.id);
            QCOMPARE(option.type, ServerOption::Type::Check);
            QCOMPARE(option.defaultValue, technique.isOn(Techniques{}) ? "true" : "false");
            for (const bool isOn : {true, false}) {
                UciSettings settings;
                QVERIFY(setUciOption(settings, option, isOn ? "true" : "false"));
                Techniques expected;
                technique.set(expected, isOn);
                QCOMPARE(settings.techniques, expected);
            }
        }
    }

    void numbersAreSpinOptions() {
        for (const TechniqueNumber& number : allTechniqueNumbers()) {
            const ServerOption& option = optionOf(number.id);
            QCOMPARE(option.type, ServerOption::Type::Spin);
            QCOMPARE(option.defaultValue, std::to_string(Techniques{}.*number.value));
            UciSettings settings;
            QVERIFY(setUciOption(settings, option, std::to_string(number.minimum)));
            QCOMPARE(settings.techniques.*number.value, number.minimum);
            QVERIFY(!setUciOption(settings, option, std::to_string(number.maximum + 1)));
            QCOMPARE(settings.techniques.*number.value, number.minimum);
        }
    }

    void presetsAndEvaluatorsAreComboOptions() {
        QCOMPARE(optionOf("Preset").choices.size(), allPresets().size());
        for (const Preset& preset : allPresets()) {
            UciSettings settings;
            QVERIFY(setUciOption(settings, optionOf("Preset"), preset.id));
            QCOMPARE(settings.techniques, preset.techniques);
        }
        QCOMPARE(optionOf("Evaluator").choices.size(), allEvaluators().size());
        for (const EvaluatorInfo& info : allEvaluators()) {
            UciSettings settings;
            QVERIFY(setUciOption(settings, optionOf("Evaluator"), info.id));
            QCOMPARE(settings.evaluator.kind, info.kind);
        }
    }

    void announcedDefaultsAreUsed() {
        for (const ServerOption& option : allUciOptions()) {
            if (option.type == ServerOption::Type::Button) continue;
            UciSettings settings;
            QVERIFY2(setUciOption(settings, option, option.defaultValue), option.name.c_str());
            QCOMPARE(settings.techniques, Techniques{});
            QCOMPARE(settings.evaluator, EvaluatorChoice{});
            QCOMPARE(settings.hashMib, kDefaultHashMib);
            QCOMPARE(settings.threads, 1);
        }
    }

    void optionNamesAreUnique() {
        std::set<const ServerOption*> found;
        for (const ServerOption& option : allUciOptions()) found.insert(findUciOption(option.name));
        QCOMPARE(found.size(), allUciOptions().size());
    }

    void optionNamesIgnoreCaseAndBlanks() {
        QCOMPARE(findUciOption("MoveOverhead"), findUciOption("Move Overhead"));
        QCOMPARE(findUciOption("hash"), findUciOption("Hash"));
        QVERIFY(findUciOption("clear hash") != nullptr);
        QVERIFY(findUciOption("") == nullptr);
        QVERIFY(findUciOption("Hashh") == nullptr);
    }

    void invalidValuesAreRefused_data() {
        const TestRows<std::string, std::string, std::string> rows;
        const auto row = [&](const char* name, const char* value, const char* said) {
            rows(qPrintable(QString("%1=%2").arg(name, value)), name, value, said);
        };
        row("Hash", "0", "from 1 to");
        row("Hash", "99999999999999999999", "from 1 to");
        row("Hash", "12x", "a number");
        row("Hash", "", "a number");
        row("Threads", "-1", "from 1 to");
        row("UCI_Chess960", "yes", "true, false");
        row("Preset", "best", "minimax");
        row("Evaluator", "none", "material");
    }
    void invalidValuesAreRefused() {
        const auto [name, value, said] = testRow<std::string, std::string, std::string>();
        UciSettings settings;
        const Result<void> set = setUciOption(settings, optionOf(name), value);
        QVERIFY(!set);
        const std::string& message = set.error().english;
        QVERIFY2(message.find(name) != message.npos && message.find(said) != message.npos, message.c_str());
        QCOMPARE(settings.hashMib, kDefaultHashMib);
    }

    void weightsComeFromAFile() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("my weights.json").toStdString();
        NamedClassicalWeights file;
        file.name = "test";
        file.weights = defaultClassicalWeights();
        std::ofstream(path) << toJsonText(file);
        UciSettings settings;
        const ServerOption& option = optionOf("WeightsFile");
        const Result<void> set = setUciOption(settings, option, path);
        QVERIFY2(set, set ? "" : set.error().english.c_str());
        QVERIFY(settings.evaluator.classicalWeights != nullptr);
        QVERIFY(*settings.evaluator.classicalWeights == defaultClassicalWeights());
        const Result<void> missing = setUciOption(settings, option, "/nowhere/weights.json");
        QVERIFY(!missing && missing.error().english.find("/nowhere/weights.json") != std::string::npos);
        QVERIFY(settings.evaluator.classicalWeights != nullptr);
        QVERIFY(setUciOption(settings, option, "<empty>"));
        QVERIFY(settings.evaluator.classicalWeights == nullptr);
    }

    void aGenomeComesFromAFile() {
        QTemporaryDir folder;
        const std::string path = folder.filePath("genome.json").toStdString();
        std::ofstream(path) << toJsonText(defaultGenome());
        UciSettings settings;
        const Result<void> set = setUciOption(settings, optionOf("GenomeFile"), path);
        QVERIFY2(set, set ? "" : set.error().english.c_str());
        QVERIFY(settings.evaluator.genome != nullptr && *settings.evaluator.genome == defaultGenome());
        QVERIFY(!setUciOption(settings, optionOf("GenomeFile"), folder.path().toStdString()));
        QVERIFY(setUciOption(settings, optionOf("GenomeFile"), ""));
        QVERIFY(settings.evaluator.genome == nullptr);
    }

    void syzygyTablesComeFromFolders() {
        UciSettings settings;
        const ServerOption& option = optionOf("SyzygyPath");
        QCOMPARE(writeUciOption(option), "option name SyzygyPath type string default <empty>");
        const Result<void> missing = setUciOption(settings, option, "/nowhere/tables");
        QVERIFY(!missing && missing.error().english.find("/nowhere/tables") != std::string::npos);
        QVERIFY(settings.syzygy == nullptr);
        QTemporaryDir folder;
        QVERIFY(!setUciOption(settings, option, folder.path().toStdString()));
        writeConstantTable(folder.path(), {"KQvK", SyzygyVerdict::Win, SyzygyVerdict::Loss});
        QVERIFY(setUciOption(settings, option, folder.path().toStdString()));
        QVERIFY(settings.syzygy != nullptr);
        QCOMPARE(settings.syzygy->maxMen(), 3);
        QVERIFY(setUciOption(settings, option, "<empty>"));
        QVERIFY(settings.syzygy == nullptr);
    }

    void optionsFollowTheProtocol() {
        QCOMPARE(writeUciOption(optionOf("Hash")), "option name Hash type spin default 64 min 1 max 65536");
        QCOMPARE(writeUciOption(optionOf("Clear Hash")), "option name Clear Hash type button");
        QCOMPARE(writeUciOption(optionOf("Ponder")), "option name Ponder type check default false");
        QCOMPARE(writeUciOption(optionOf("WeightsFile")),
                 "option name WeightsFile type string default <empty>");
        const std::string preset = writeUciOption(optionOf("Preset"));
        QVERIFY2(preset.starts_with("option name Preset type combo default "), preset.c_str());
        QVERIFY2(preset.find(" var minimax") != std::string::npos, preset.c_str());
    }
};

PLYGLASS_TEST(UciOptionsTest);
#include "uci_options_test.moc"
