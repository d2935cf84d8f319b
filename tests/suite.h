// Test classes that share one program, which builds several times faster than a program for each. CTest runs
// each class as a test of its own: `suite_play thinking_test` runs one, with Qt Test's options after it;
// without a name all run.
#pragma once

#include <QTest>
#include <array>
#include <memory>
#include <string>
#include <tuple>
#include <utility>

namespace plyglass::testing {

using MakeTest = std::unique_ptr<QObject> (*)();

/// Puts a test class on the program's list, under the name of its source file.
struct Registration {
    Registration(const char* sourceFile, MakeTest make);
};

}  // namespace plyglass::testing

namespace plyglass {

/// Under a sanitizer or without optimisation a search is many times slower: such builds search less.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
inline constexpr bool kSlowBuild = true;
#else
inline constexpr bool kSlowBuild = false;
#endif

/// How often a test kills the program it watches; the environment variable PLYGLASS_KILLS overrides `usual`.
inline int killsFor(int usual) {
    const int wanted = qEnvironmentVariableIntValue("PLYGLASS_KILLS");
    return wanted > 0 ? wanted : usual;
}

namespace testing {

/// The columns of a table of test rows have no names: a test names its cells when it takes them.
inline constexpr std::array kColumns = {"0", "1", "2", "3", "4", "5", "6", "7"};

template <class... Cells, std::size_t... Columns>
std::tuple<Cells...> cellsOfRow(std::index_sequence<Columns...>) {
    return {*static_cast<const Cells*>(QTest::qData(kColumns[Columns], qMetaTypeId<Cells>()))...};
}

}  // namespace testing

/// The table of a data-driven test, made at the start of its function `_data`; each call adds a row.
template <class First, class... Rest>
class TestRows {
  public:
    TestRows() {
        auto column = testing::kColumns.begin();
        QTest::addColumn<First>(*column);
        (QTest::addColumn<Rest>(*++column), ...);
    }
    void operator()(const char* name, const First& first, const Rest&... rest) const {
        ((QTest::newRow(name) << first) << ... << rest);
    }
    /// A row that has its first cell for a name.
    void operator()(const char* first, const Rest&... rest) const { (*this)(first, First(first), rest...); }
};

/// The cells of the row that the test runs for: `const auto [fen, moves] = testRow<std::string, int>();`.
template <class... Cells>
std::tuple<Cells...> testRow() {
    return testing::cellsOfRow<Cells...>(std::index_sequence_for<Cells...>());
}

}  // namespace plyglass

/// At the end of a test's source file, instead of a main function.
#define PLYGLASS_TEST(Class)                                           \
    static const plyglass::testing::Registration kRegistration##Class( \
        __FILE__, [] { return std::unique_ptr<QObject>(std::make_unique<Class>()); })
