// The available evaluators: built-in ones, those stored as files, and damaged files.
#include "app/services/learning/evaluator_library.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include "engine/eval/network/network_file.h"
#include "tests/app/services/write_file.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Genome genomeNamed(const char* name) {
    Genome genome = defaultGenome();
    genome.name = name;
    genome.genes[0] = 123;
    return genome;
}

}  // namespace

class EvaluatorLibraryTest : public QObject {
    Q_OBJECT

  private slots:
    void builtInEvaluatorsComeFirst() {
        QTemporaryDir folder;
        const EvaluatorLibrary library(folder.filePath("none"));
        QCOMPARE(library.all().size(), allEvaluators().size());
        QCOMPARE(library.indexOf("classical"), 2);
        QCOMPARE(library.indexOf("own-nothing"), -1);
        QVERIFY(!QFile::exists(folder.filePath("none")));
    }

    void savedItemsSurviveRestart() {
        QTemporaryDir folder;
        EvaluatorLibrary library(folder.path());
        QSignalSpy changed(&library, &EvaluatorLibrary::changed);
        const auto genome = library.keep(genomeNamed("My genome"));
        NamedClassicalWeights wild;
        wild.name = "Wild one!";
        wild.weights = formulaClassicalWeights();
        const auto weights = library.keep(wild);
        QVERIFY(genome && weights);
        QCOMPARE(*genome, std::string("own-my-genome"));
        QCOMPARE(*weights, std::string("own-wild-one"));
        QCOMPARE(changed.size(), 2);
        const EvaluatorLibrary again(folder.path());
        QVERIFY(again.refusals().isEmpty());
        const LibraryEvaluator* found = again.find(*genome);
        QVERIFY(found && found->isOwn());
        QCOMPARE(found->name, QString("My genome"));
        QCOMPARE(found->evaluator.choice.genome->genes[0], 123);
        QVERIFY(*again.find(*weights)->evaluator.choice.classicalWeights == formulaClassicalWeights());
    }

    void duplicateNamesGetANumber() {
        QTemporaryDir folder;
        EvaluatorLibrary library(folder.path());
        QCOMPARE(*library.keep(genomeNamed("A")), std::string("own-a"));
        QCOMPARE(*library.keep(genomeNamed("A")), std::string("own-a-2"));
        QCOMPARE(*library.keep(genomeNamed("a ")), std::string("own-a-3"));
        QCOMPARE(*library.keep(genomeNamed("")), std::string("own-my-evaluator"));
        QCOMPARE(*library.keep(genomeNamed("Ärger/../x")), std::string("own-rger-x"));
        QCOMPARE(*library.keep(genomeNamed("Classical")), std::string("own-classical-2"));
    }

    void windowsDoNotOverwriteEachOther() {
        QTemporaryDir folder;
        EvaluatorLibrary first(folder.path());
        EvaluatorLibrary second(folder.path());
        QCOMPARE(*first.keep(genomeNamed("A")), std::string("own-a"));
        QCOMPARE(*second.keep(genomeNamed("A")), std::string("own-a-2"));
        QCOMPARE(EvaluatorLibrary(folder.path()).names().filter("A").contains("A 2"), true);
        // An unreadable file keeps its name and its contents.
        writeFile(folder.filePath("b.json"), "{");
        QCOMPARE(*second.keep(genomeNamed("B")), std::string("own-b-2"));
        QVERIFY(QFile(folder.filePath("b.json")).size() == 1);
    }

    void networksAreSaved() {
        QTemporaryDir folder;
        EvaluatorLibrary library(folder.path());
        Network network = randomNetwork({.hidden = 32}, 4);
        network.name = "Mine";
        QCOMPARE(*library.keep(genomeNamed("Mine")), std::string("own-mine"));
        const auto kept = library.keep(network);
        QCOMPARE(*kept, std::string("own-mine-2"));
        const EvaluatorLibrary again(folder.path());
        QVERIFY(again.refusals().isEmpty());
        const LibraryEvaluator* found = again.find(*kept);
        QVERIFY(found && found->isOwn());
        QCOMPARE(found->name, QString("Mine 2"));
        QVERIFY(found->evaluator.choice.kind == EvaluatorKind::Network);
        QVERIFY(found->evaluator.choice.network->judgesLike(network));
        QVERIFY(library.remove(*kept).has_value());
        QVERIFY(!library.find(*kept));
    }

    void damagedNetworkIsReportedAndKept() {
        QTemporaryDir folder;
        QByteArray bytes = QByteArray::fromStdString(toFileBytes(randomNetwork({.hidden = 32}, 4)));
        writeFile(folder.filePath("short.network"), bytes.first(bytes.size() / 2));
        bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
        writeFile(folder.filePath("wrong.network"), bytes);
        const EvaluatorLibrary library(folder.path());
        QCOMPARE(library.all().size(), allEvaluators().size());
        QCOMPARE(library.refusals().size(), 2);
        QVERIFY(library.refusals().join(' ').contains("short.network"));
        QVERIFY(library.refusals().join(' ').contains("wrong.network"));
        QFile file(folder.filePath("wrong.network"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }

    void damagedFilesAreReportedAndKept() {
        QTemporaryDir folder;
        writeFile(folder.filePath("broken.json"), "{");
        writeFile(folder.filePath("other.json"), R"({"format": "plyglass-genome", "version": 99})");
        writeFile(folder.filePath("Bad Name.json"), "{}");
        const EvaluatorLibrary library(folder.path());
        QCOMPARE(library.all().size(), allEvaluators().size());
        QCOMPARE(library.refusals().size(), 3);
        QVERIFY(library.refusals().join(' ').contains("broken.json"));
        QVERIFY(library.refusals().join(' ').contains("version"));
        QVERIFY(QFile::exists(folder.filePath("broken.json")));
    }

    void onlyCustomEvaluatorsCanBeRemoved() {
        QTemporaryDir folder;
        EvaluatorLibrary library(folder.path());
        const auto kept = library.keep(genomeNamed("Mine"));
        QVERIFY(library.remove(*kept).has_value());
        QVERIFY(!library.find(*kept));
        QVERIFY(!library.remove("classical"));
        QVERIFY(!library.remove("own-nothing"));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void unwritableFolderIsReported() {
        QTemporaryDir folder;
        writeFile(folder.filePath("file"), "x");
        EvaluatorLibrary library(folder.filePath("file/below"));
        const auto kept = library.keep(genomeNamed("Mine"));
        QVERIFY(!kept);
        QVERIFY(QString::fromStdString(kept.error().english).contains("below"));
    }
};

PLYGLASS_TEST(EvaluatorLibraryTest);
#include "evaluator_library_test.moc"
