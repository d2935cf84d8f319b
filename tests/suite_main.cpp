#ifdef QT_GUI_LIB
#include <QGuiApplication>
#else
#include <QCoreApplication>
#endif
#include <cstdio>
#include <filesystem>
#include <map>
#include <vector>

#include "tests/suite.h"

namespace plyglass::testing {

namespace {

std::map<std::string, MakeTest>& tests() {
    static std::map<std::string, MakeTest> all;
    return all;
}

int run(MakeTest make, std::vector<char*> arguments) {
    return QTest::qExec(make().get(), static_cast<int>(arguments.size()), arguments.data());
}

int runAll(const std::vector<char*>& arguments) {
    int failed = 0;
    for (const auto& [name, make] : tests()) failed += run(make, arguments) != 0;
    return failed;
}

int refuse(const char* name) {
    std::fprintf(stderr, "There is no test %s here. There are:\n", name);
    for (const auto& test : tests()) std::fprintf(stderr, "  %s\n", test.first.c_str());
    return 2;
}

}  // namespace

Registration::Registration(const char* sourceFile, MakeTest make) {
    tests().emplace(std::filesystem::path(sourceFile).stem().string(), make);
}

}  // namespace plyglass::testing

int main(int argc, char** argv) {
    using namespace plyglass::testing;
#ifdef QT_GUI_LIB
    const QGuiApplication application(argc, argv);
#else
    const QCoreApplication application(argc, argv);
#endif
    std::vector<char*> arguments(argv, argv + argc);
    if (argc < 2 || argv[1][0] == '-') return runAll(arguments);
    const auto test = tests().find(argv[1]);
    if (test == tests().end()) return refuse(argv[1]);
    arguments.erase(arguments.begin() + 1);
    return run(test->second, arguments);
}
