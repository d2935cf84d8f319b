// Retrograde analysis against plain value iteration.
#include "engine/knowledge/endgames/endgame_generator.h"

#include <algorithm>

#include "tests/engine/knowledge/endgames/slow_endgames.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
const std::vector<std::pair<std::string, PieceType>> kEndings = {{"KRK", Rook}};
#else
const std::vector<std::pair<std::string, PieceType>> kEndings = {
    {"KQK", Queen}, {"KRK", Rook}, {"KPK", Pawn}};
#endif

std::vector<EndgameMaterial> endings() {
    std::vector<EndgameMaterial> materials;
    for (const auto& [name, type] : kEndings) materials.push_back(EndgameMaterial::fromName(name).value());
    return materials;
}

/// Number of positions that differ, with White or Black to move.
int differences(const SlowEndgames& slow, PieceType type, const EndgameMaterial& material,
                const EndgameCodes& codes) {
    const EndgameIndex index(material);
    int differences = 0;
    for (int i = 0; i < kSquares * kSquares * kSquares; ++i) {
        const EndgameSquares squares = {static_cast<Square>(i / (kSquares * kSquares)),
                                        static_cast<Square>(i / kSquares % kSquares),
                                        static_cast<Square>(i % kSquares)};
        for (const Color color : {White, Black}) {
            const EndgameCode code = slow.codeOf({type, squares[0], squares[1], squares[2], color});
            if (code != kIllegalCode) differences += code != codes[color][index.of(squares)];
        }
    }
    return differences;
}

}  // namespace

class EndgameGeneratorTest : public QObject {
    Q_OBJECT

  private slots:
    void matchesValueIteration() {
        std::vector<PieceType> types;
        for (const auto& [name, type] : kEndings) types.push_back(type);
        const SlowEndgames slow(types);
        const GeneratedEndgames generated = generateEndgames(endings(), {});
        for (const auto& [name, type] : kEndings) {
            const EndgameMaterial material = EndgameMaterial::fromName(name).value();
            QCOMPARE(differences(slow, type, material, generated.at(material)), 0);
        }
    }

    void resultIsIndependentOfThreads() {
        JobContext threads;
        threads.threads = 3;
        QVERIFY(generateEndgames(endings(), {}) == generateEndgames(endings(), threads));
    }

    void dependenciesComeFirst() {
        const auto materials = withDependencies({EndgameMaterial::fromName("KPKP").value()});
        std::vector<std::string> names;
        for (const EndgameMaterial& material : materials) names.push_back(material.name());
        QCOMPARE(names.front(), std::string("KK"));
        QCOMPARE(names.back(), std::string("KPKP"));
        for (const char* needed : {"KPK", "KNK", "KQKP", "KQKQ", "KRKN", "KBKB"})
            QVERIFY2(std::count(names.begin(), names.end(), needed) == 1, needed);
        QVERIFY(std::count(names.begin(), names.end(), "KPPK") == 0);
    }

    void stoppedJobHasNoResult() {
        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        job.onProgress = [&](const JobProgress& progress) {
            if (progress.message == "KRK") stop.request_stop();
        };
        QVERIFY(generateEndgames(endings(), job).empty());
    }

    void progressReachesItsTotal() {
        JobProgress last;
        JobContext job;
        job.onProgress = [&](const JobProgress& progress) {
            QVERIFY(progress.done >= last.done);
            last = progress;
        };
        generateEndgames(endings(), job);
        QCOMPARE(last.done, last.total);
        QVERIFY(last.total > 0);
    }
};

PLYGLASS_TEST(EndgameGeneratorTest);
#include "endgame_generator_test.moc"
