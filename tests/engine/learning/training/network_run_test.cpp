// Training runs from random weights: results, identical resumption, and damaged files.
#include <QTemporaryDir>
#include <cmath>
#include <fstream>

#include "engine/base/file_text.h"
#include "engine/eval/network/network_file.h"
#include "engine/learning/selfplay/shard_folder.h"
#include "engine/learning/training/network_presets.h"
#include "engine/learning/training/network_run.h"
#include "engine/learning/training/network_run_file.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

NetworkRunOptions smallRun() {
    NetworkRunOptions options;
    options.rounds = 2;
    options.games = 50;
    options.nodes = 12;
    options.samples = 30'000;
    options.batchSize = 500;
    options.strengthGames = 4;
    options.strengthNodes = 20;
    options.seed = 7;
    return options;
}

std::filesystem::path pathOf(const QTemporaryDir& folder) { return folder.path().toStdString(); }

/// Runs until `stopAt` returns true; true if it was completed.
bool go(NetworkRun& run, const QTemporaryDir& folder,
        const std::function<bool(const NetworkRunStep&)>& stopAt = {}) {
    std::stop_source stop;
    NetworkRunWatcher watcher;
    watcher.onStep = [&](const NetworkRunStep& step) {
        if (stopAt && stopAt(step)) stop.request_stop();
    };
    const auto made = makeNetworks(run, pathOf(folder), {stop.get_token(), {}, 1}, watcher);
    if (!made) qWarning("%s", made.error().english.c_str());
    return made && run.isFinished();
}

/// The part that must not depend on interruptions: all but times.
NetworkRun withoutTimes(NetworkRun run) {
    for (NetworkGeneration& one : run.generations) one.seconds = {};
    return run;
}

std::string networkBytes(const QTemporaryDir& folder, int generation) {
    return readFileText(networkFileOf(pathOf(folder), generation).string()).value_or("");
}

}  // namespace

class NetworkRunTest : public QObject {
    Q_OBJECT

    /// One small run, shared by all read-only tests.
    QTemporaryDir m_folder;
    NetworkRun m_run{smallRun(), {}};
    bool m_isFinished = false;

  private slots:
    void initTestCase() { m_isFinished = go(m_run, m_folder); }

    void eachRoundTrainsAndMeasuresANetwork() {
        QVERIFY(m_isFinished);
        QCOMPARE(m_run.made(), 3);
        for (const NetworkGeneration& one : m_run.generations) {
            const auto network = loadNetwork(networkFileOf(pathOf(m_folder), one.number).string());
            QVERIFY(network.has_value());
            QCOMPARE(network->lineage.generation, one.number);
            QCOMPARE(one.counts.games(), 4);
            QCOMPARE(one.games, one.number == 0 ? 0u : 50u);
            QVERIFY((one.positions > 0) == (one.number > 0));
        }
        const auto newest = loadNetwork(networkFileOf(pathOf(m_folder), 2).string());
        QCOMPARE(newest->lineage.parents, std::vector<std::string>{"Generation 1"});
    }

    void firstNetworkIsRandom() {
        const auto network = loadNetwork(networkFileOf(pathOf(m_folder), 0).string());
        QVERIFY(network->judgesLike(randomNetwork(smallRun().shape, smallRun().seed)));
    }

    void trainingReducesTheLoss() {
        for (std::size_t round : {std::size_t{1}, std::size_t{2}}) {
            const auto& losses = m_run.generations[round].losses;
            QVERIFY(losses.size() >= static_cast<std::size_t>(kLossReports));
            QVERIFY(losses.back().error < losses.front().error);
        }
    }

    void resumedRunIsIdentical() {
        QTemporaryDir folder;
        NetworkRun run{smallRun(), {}};
        const NetworkRunStage stages[] = {NetworkRunStage::Playing, NetworkRunStage::Training,
                                          NetworkRunStage::Measuring};
        int stops = 0;
        for (const int generation : {1, 2})
            for (const NetworkRunStage stage : stages) {
                int seen = 0;
                const bool ended = go(run, folder, [&](const NetworkRunStep& step) {
                    constexpr int kInTheMiddle = 30;
                    const int wanted = stage == NetworkRunStage::Measuring ? 2 : kInTheMiddle;
                    return step.generation == generation && step.stage == stage && ++seen == wanted;
                });
                QVERIFY(!ended);
                ++stops;
                // As after a killed program: only the folder's contents count.
                const auto loaded = loadNetworkRun(pathOf(folder));
                QVERIFY(loaded.has_value());
                run = *loaded;
            }
        QCOMPARE(stops, 6);
        QVERIFY(go(run, folder));
        QVERIFY(withoutTimes(run) == withoutTimes(m_run));
        for (int generation = 0; generation <= 2; ++generation)
            QVERIFY(networkBytes(folder, generation) == networkBytes(m_folder, generation));
    }

    void truncatedGameFileIsCompleted() {
        QTemporaryDir folder;
        NetworkRun run{smallRun(), {}};
        QVERIFY(!go(run, folder, [](const NetworkRunStep& step) {
            return step.stage == NetworkRunStage::Training && step.generation == 1;
        }));
        const auto files = shardsIn(gamesFolderOf(pathOf(folder), 1));
        QCOMPARE(files->size(), 1u);
        std::filesystem::resize_file(files->front(), std::filesystem::file_size(files->front()) / 2);
        QVERIFY(go(run, folder));
        QVERIFY(networkBytes(folder, 1) == networkBytes(m_folder, 1));
    }

    void stateRoundTrips() {
        const auto loaded = loadNetworkRun(pathOf(m_folder));
        QVERIFY(loaded.has_value());
        QVERIFY(*loaded == m_run);
    }

    void damagedStatesAreRefusedByField_data() {
        const TestRows<QString, QString, QString> row;
        row("no JSON", "{", "", "is not JSON");
        row("a future version", "\"version\": 1", "\"version\": 9", "\"version\" must be 1");
        row("a missing option", "\"nodes\"", "\"knots\"", "options has no \"nodes\"");
        row("an impossible shape", "\"hidden\": 32", "\"hidden\": 33", "33 neurons");
        row("a wrong kind", "\"made\": true", "\"made\": 1", "generation 0.made");
        row("a gap", "\"made\": true", "\"made\": false", "never made");
        row("too few numbers", "\"pairs\": [\n", "\"pairs\": [], \"x\": [\n", ".pairs");
    }
    void damagedStatesAreRefusedByField() {
        const auto [from, to, said] = testRow<QString, QString, QString>();
        QString text = QString::fromStdString(toJsonText(m_run));
        const auto at = text.indexOf(from);
        QVERIFY(at >= 0);
        text.replace(at, from.size(), to);
        const auto read = parseNetworkRun(text.toStdString(), "state");
        QVERIFY(!read.has_value());
        const QString message = QString::fromStdString(read.error().english);
        QVERIFY2(message.startsWith("state") && message.contains(said), qPrintable(message));
    }

    void damagedNetworkStopsTheRun() {
        QTemporaryDir folder;
        NetworkRun run{smallRun(), {}};
        QVERIFY(!go(run, folder, [](const NetworkRunStep& step) { return step.generation == 1; }));
        const std::string file = networkFileOf(pathOf(folder), 0).string();
        std::string bytes = *readFileText(file);
        bytes[bytes.size() / 2] ^= 1;
        QVERIFY(writeFileText(file, bytes).has_value());
        const auto made = makeNetworks(run, pathOf(folder), {}, {});
        QVERIFY(!made.has_value());
        QVERIFY(QString::fromStdString(made.error().english).contains("generation-000.network"));
        QVERIFY(*readFileText(file) == bytes);
    }

    void damagedCheckpointIsReported() {
        QTemporaryDir folder;
        NetworkRun run{smallRun(), {}};
        int seen = 0;
        QVERIFY(!go(run, folder, [&](const NetworkRunStep& step) {
            return step.stage == NetworkRunStage::Training && ++seen == 30;
        }));
        const std::string file = (pathOf(folder) / "training-001.checkpoint").string();
        std::string bytes = *readFileText(file);
        bytes.back() ^= 1;
        QVERIFY(writeFileText(file, bytes).has_value());
        const auto made = makeNetworks(run, pathOf(folder), {}, {});
        QVERIFY(!made.has_value());
        QVERIFY(QString::fromStdString(made.error().english).contains("training-001.checkpoint is damaged"));
        QVERIFY(*readFileText(file) == bytes);
    }

    void invalidOptionsAreRefused() {
        const auto refused = [](const auto& change) {
            NetworkRunOptions options = smallRun();
            change(options);
            return !checkedNetworkRun(options).has_value();
        };
        QVERIFY(!refused([](NetworkRunOptions&) {}));
        QVERIFY(refused([](NetworkRunOptions& o) { o.shape.hidden = 20; }));
        QVERIFY(refused([](NetworkRunOptions& o) { o.rounds = 0; }));
        QVERIFY(refused([](NetworkRunOptions& o) { o.games = 10; }));
        QVERIFY(refused([](NetworkRunOptions& o) { o.nodes = 0; }));
        QVERIFY(refused([](NetworkRunOptions& o) { o.samples = 1; }));
        QVERIFY(refused([](NetworkRunOptions& o) { o.learningRate = std::nan(""); }));
    }

    void presetsAreValid() {
        for (const NetworkPreset& preset : allNetworkPresets()) {
            QVERIFY(checkedNetworkRun(preset.options).has_value());
            QCOMPARE(networkPresetFromId(preset.id)->minutes, preset.minutes);
        }
        QVERIFY(!networkPresetFromId("none").has_value());
    }

    void remainingTimeDecreases() {
        QTemporaryDir folder;
        NetworkRun run{smallRun(), {}};
        NetworkRunStep last;
        NetworkRunWatcher watcher;
        std::uint64_t games = 0;
        watcher.onStep = [&](const NetworkRunStep& step) {
            QVERIFY(step.allGames >= games);
            games = step.allGames;
            last = step;
        };
        QVERIFY(makeNetworks(run, pathOf(folder), {}, watcher).has_value());
        QCOMPARE(games, 100u);
        QCOMPARE(last.done, last.total);
        QVERIFY(last.secondsLeft < 1);
    }
};

PLYGLASS_TEST(NetworkRunTest);
#include "network_run_test.moc"
