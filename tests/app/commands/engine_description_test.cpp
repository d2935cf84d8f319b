// Players as described on the command line.

#include "app/commands/shared/engine_description.h"
#include "app/commands/shared/key_values.h"
#include "app/commands/shared/known_engines.h"
#include "app/commands/shared/progress_bar.h"
#include "engine/base/random.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

EngineDescription read(const char* text) {
    auto description = parseEngineDescription(text);
    if (!description) qFatal("%s", description.error().english.c_str());
    return *description;
}

std::string messageOf(const std::string& text) {
    const auto description = parseEngineDescription(text);
    return description ? std::string() : description.error().english;
}

using Settings = std::vector<std::pair<std::string, std::string>>;

}  // namespace

class EngineDescriptionTest : public QObject {
    Q_OBJECT

  private slots:
    void ownEngineIsConfiguredByKeys() {
        const EngineDescription a =
            read("name=A off=null-move hash=16 preset=full evaluator=material nodes=500");
        QCOMPARE(a.name, std::string("A"));
        QVERIFY(!a.process);
        QVERIFY(!a.engine.request.techniques.nullMove);
        QVERIFY(a.engine.request.techniques.killers);
        QCOMPARE(a.engine.request.hashMib, 16);
        QVERIFY(a.engine.request.evaluator == EvaluatorChoice(EvaluatorKind::Material));
        QCOMPARE(quint64(a.limits.nodes.value()), quint64(500));
    }

    void presetIsAppliedBeforeSwitches() {
        const EngineDescription a = read("on=killers,null-move preset=minimax quiescence=0 tie-chance=50");
        QVERIFY(a.engine.request.techniques.killers && a.engine.request.techniques.nullMove);
        QVERIFY(!a.engine.request.techniques.alphaBeta);
        QCOMPARE(a.engine.request.techniques.quiescencePlies, 0);
        QCOMPARE(a.engine.request.techniques.tieChancePercent, 50);
    }

    void externalEngineGetsArgumentsAndOptions() {
        const EngineDescription a = read(
            "name=X cmd=/opt/x arg=-a \"arg=b c\" dir=/tmp proto=xboard option.Depth=3 \"option.Skill "
            "Level=4 5\" "
            "tc=40/60+0.6");
        QVERIFY(a.process.has_value());
        QCOMPARE(a.process->command.program, std::string("/opt/x"));
        QCOMPARE(a.process->command.arguments, (std::vector<std::string>{"-a", "b c"}));
        QCOMPARE(a.process->command.directory, std::string("/tmp"));
        QCOMPARE(a.process->protocol, ProtocolKind::XBoard);
        QCOMPARE(a.process->options, (Settings{{"Depth", "3"}, {"Skill Level", "4 5"}}));
        QCOMPARE(a.limits.clock->movesPerPeriod, 40);
    }

    void knownEngineGetsDefaultsFirst() {
        const EngineDescription a = read("cmd=/usr/games/glaurung option.Threads=2");
        QCOMPARE(a.name, std::string("glaurung"));
        const Settings expected{
            {"Threads", "1"}, {"Ponder", "false"}, {"OwnBook", "false"}, {"Threads", "2"}};
        QCOMPARE(a.process->options, expected);
        QCOMPARE(read("cmd=gnuchess").process->command.arguments, (std::vector<std::string>{"--uci"}));
        QCOMPARE(read("cmd=phalanx").process->protocol, ProtocolKind::XBoard);
        // With the other protocol requested, the engine's preset does not apply.
        const EngineDescription other = read("cmd=gnuchess proto=xboard");
        QVERIFY(other.process->options.empty() && other.process->command.arguments.empty());
    }

    void errorsListTheAlternatives() {
        QVERIFY(messageOf("nam=A").find("no key \"nam\"") != std::string::npos);
        QVERIFY(messageOf("nam=A").find("option.NAME") != std::string::npos);
        QVERIFY(messageOf("A").find("key=value") != std::string::npos);
        QVERIFY(messageOf("off=nullmove").find("null-move") != std::string::npos);
        QVERIFY(messageOf("preset=best").find("full") != std::string::npos);
        QVERIFY(messageOf("hash=0").find("hash") != std::string::npos);
        QVERIFY(messageOf("cmd=x preset=full").find("another program") != std::string::npos);
        QVERIFY(messageOf("option.Hash=3").find("cmd=") != std::string::npos);
        QVERIFY(messageOf("dir=/tmp").find("cmd=") != std::string::npos);
        QVERIFY(messageOf("cmd=x proto=cecp").find("xboard") != std::string::npos);
        QVERIFY(messageOf("tc=soon").find("5+0.05") != std::string::npos);
    }

    void anyTextIsSafe() {
        Random random(4);
        const std::vector<std::string> parts{"name=",     "cmd=x", "hash=",  "12",       " ",
                                             "\"",        "off=",  ",",      "option.",  "=",
                                             "proto=uci", "\n",    "tc=1+1", "nodes=-1", "\xff"};
        for (int i = 0; i < 5'000; ++i) {
            std::string text;
            for (int n = static_cast<int>(random.below(10)); n > 0; --n)
                text += parts[random.below(parts.size())];
            const auto description = parseEngineDescription(text);
            QVERIFY(description ? !description->name.empty() || text.find("name=") != text.npos
                                : !description.error().english.empty());
        }
    }

    void optionPartsAreParsed() {
        int moves = 3;
        double alpha = 0;
        const std::vector<KeyValue> keys{{"moves", takeInt(moves, 1, 9), "a number from 1 to 9"},
                                         {"alpha", takeReal(alpha, 0, 1), "a probability"}};
        QVERIFY(readKeyValues("--x", "alpha=0.25, moves=4", keys));
        QCOMPARE(moves, 4);
        QCOMPARE(alpha, 0.25);
        for (const char* text :
             {"moves=0", "moves=10", "moves=4x", "moves", "speed=1", "alpha=nan", "alpha=1e999", "="}) {
            const auto result = readKeyValues("--x", text, keys);
            QVERIFY2(!result, text);
            QVERIFY(result.error().english.starts_with("--x: "));
        }
    }

    void progressLineIsComplete() {
        using std::chrono::seconds;
        QCOMPARE(ProgressBar::lineFor({5, 20, "games", "+3 −1 =1"}, seconds(75), 8),
                 std::string("[##......] 5/20 games  +3 −1 =1  ETA 1:15"));
        QCOMPARE(ProgressBar::lineFor({5, 0, "games", ""}, std::nullopt, 8), std::string("5 games"));
        QCOMPARE(ProgressBar::lineFor({25, 20, "games", ""}, std::nullopt, 4),
                 std::string("[####] 25/20 games"));
        QCOMPARE(durationText(seconds(3723)), std::string("1:02:03"));
        QCOMPARE(durationText(seconds(7)), std::string("0:07"));
    }
};

PLYGLASS_TEST(EngineDescriptionTest);
#include "engine_description_test.moc"
