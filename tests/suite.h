// Test classes that share one program, which builds several times faster than a program for each. CTest runs
// each class as a test of its own: `suite_play thinking_test` runs one, with Qt Test's options after it;
// without a name all run.
#pragma once

#include <QTest>
#include <memory>
#include <string>

namespace plyglass::testing {

using MakeTest = std::unique_ptr<QObject> (*)();

/// Puts a test class on the program's list, under the name of its source file.
struct Registration {
    Registration(const char* sourceFile, MakeTest make);
};

}  // namespace plyglass::testing

/// At the end of a test's source file, instead of a main function.
#define PLYGLASS_TEST(Class)                                           \
    static const plyglass::testing::Registration kRegistration##Class( \
        __FILE__, [] { return std::unique_ptr<QObject>(std::make_unique<Class>()); })
