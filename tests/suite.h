// Test classes that share a program, which builds several times faster than one program each. CTest runs each
// class as a test of its own: `suite_play thinking_test` runs one, with Qt Test's options after it; without a
// name all run.
#pragma once

#include <QTest>
#include <array>
#include <memory>
#include <string>
#include <tuple>
#include <utility>

namespace plyglass::testing {

using MakeTest = std::unique_ptr<QObject> (*)();

/// Registers a test class under the name of its source file.
struct Registration {
    Registration(const char* sourceFile, MakeTest make);
};

}  // namespace plyglass::testing

namespace plyglass {

/// Searches are many times slower under a sanitizer or without optimisation: such builds search less.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
inline constexpr bool kSlowBuild = true;
#else
inline constexpr bool kSlowBuild = false;
#endif

/// Kills of the watched program in a test; the environment variable PLYGLASS_KILLS overrides `usual`.
inline int killsFor(int usual) {
    const int wanted = qEnvironmentVariableIntValue("PLYGLASS_KILLS");
    return wanted > 0 ? wanted : usual;
}

namespace testing {

/// Columns of test rows have no names: a test names the cells when it reads them.
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
    /// A row whose first cell is its name.
    void operator()(const char* first, const Rest&... rest) const { (*this)(first, First(first), rest...); }
};

/// Cells of the current row: `const auto [fen, moves] = testRow<std::string, int>();`.
template <class... Cells>
std::tuple<Cells...> testRow() {
    return testing::cellsOfRow<Cells...>(std::index_sequence_for<Cells...>());
}

}  // namespace plyglass

/// Ends a test's source file, instead of a main function.
#define PLYGLASS_TEST(Class)                                           \
    static const plyglass::testing::Registration kRegistration##Class( \
        __FILE__, [] { return std::unique_ptr<QObject>(std::make_unique<Class>()); })
