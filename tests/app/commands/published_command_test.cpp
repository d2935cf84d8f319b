// `plyglass-lab published`: its exit code says whether the exact figures match, in every format.
#include "app/commands/published_command.h"

#include "app/commands/commands.h"
#include "tests/suite.h"

#include <nlohmann/json.hpp>

using namespace plyglass;

namespace {

struct Printed {
    int exitCode;
    QByteArray output;
};

Printed print(const PublishedOptions& options, ReportFormat format) {
    std::FILE* const file = std::tmpfile();
    if (file == nullptr) qFatal("cannot make a temporary file");
    Printed printed{printPublished(options, format, file), {}};
    std::rewind(file);
    char buffer[4096];
    while (const std::size_t size = std::fread(buffer, 1, sizeof buffer, file))
        printed.output.append(buffer, static_cast<qsizetype>(size));
    std::fclose(file);
    return printed;
}

PublishedOptions quickOptions() {
    PublishedOptions options;
    options.ancestors = {Ancestor::Chua2016};
    options.longestMate = 0;
    return options;
}

PublishedOptions withAPlantedFigure() {
    PublishedOptions options = quickOptions();
    options.chua2016.minimax = 43887;
    return options;
}

int exitCodeOf(std::vector<const char*> arguments) {
    CLI::App app("", "plyglass-lab");
    addPublishedCommand(app);
    arguments.insert(arguments.begin(), {"plyglass-lab", "published"});
    try {
        app.parse(static_cast<int>(arguments.size()), arguments.data());
    } catch (const CLI::RuntimeError& error) {
        return error.get_exit_code();
    } catch (const CLI::ParseError&) {
        return 2;
    }
    return 0;
}

}  // namespace

class PublishedCommandTest : public QObject {
    Q_OBJECT

  private slots:
    void exitsWith0IfFiguresMatch() {
        const Printed printed = print(quickOptions(), ReportFormat::Text);
        QCOMPARE(printed.exitCode, 0);
        QVERIFY(printed.output.contains("43\u202F886"));
        QVERIFY(printed.output.contains(" 0 do not"));
    }

    void exitsWith1IfAFigureIsWrong() {
        for (const ReportFormat format :
             {ReportFormat::Text, ReportFormat::Markdown, ReportFormat::JsonLine, ReportFormat::Csv}) {
            const Printed printed = print(withAPlantedFigure(), format);
            QCOMPARE(printed.exitCode, 1);
            QVERIFY(printed.output.contains("bad"));
        }
    }

    void csvHasALinePerCell() {
        const Printed printed = print(quickOptions(), ReportFormat::Csv);
        const QStringList lines = QString::fromUtf8(printed.output).split("\r\n", Qt::SkipEmptyParts);
        QCOMPARE(lines.front(), QString("table,row,column,text,number,verdict"));
        QVERIFY(lines.filter("\"minimax\"").size() == 1);
        QVERIFY(lines.filter("\"43\u202F886\",43886,").size() >= 2);
        QVERIFY(lines.filter(",\"good\",,good").size() >= 2);
    }

    void jsonIsOneValidLine() {
        const Printed printed = print(quickOptions(), ReportFormat::JsonLine);
        QCOMPARE(printed.output.count('\n'), 1);
        const auto json = nlohmann::json::parse(printed.output.toStdString(), nullptr, false);
        QVERIFY(!json.is_discarded());
        QCOMPARE(json["tables"].size(), std::size_t{3});
    }

    void unknownTableIsRefused() { QCOMPARE(exitCodeOf({"--table", "b"}), 2); }

    void twoFormatsAtOnceAreRefused() { QCOMPARE(exitCodeOf({"--json", "--markdown"}), 2); }
};

PLYGLASS_TEST(PublishedCommandTest);
#include "published_command_test.moc"
