// How a subcommand ends when something is wrong: it says what, and the program ends with a code.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <string>
#include <utility>

#include "app/commands/console.h"
#include "engine/base/result.h"

namespace plyglass {

/// What was asked for cannot be done as it was asked, or went wrong while it was done.
constexpr int kExitUsage = 2;
constexpr int kExitFailure = 1;
/// Everything was done, and its outcome is not what was expected.
constexpr int kExitDiffers = 1;
/// As shells count a program that Ctrl-C ended.
constexpr int kExitInterrupted = 130;

[[noreturn]] inline void failCommand(const std::string& message, int code) {
    printNote("{}\n", message);
    throw CLI::RuntimeError(code);
}

/// The same with the option that was typed before what is wrong with it.
template <class T>
Result<T> ofOption(const char* option, Result<T> result) {
    if (result) return result;
    return fail(fmt::format("{}: {}", option, result.error().message));
}

/// The value, or the end of the command.
template <class T>
T valueOf(Result<T> result, int code = kExitUsage) {
    if (!result) failCommand(result.error().message, code);
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

}  // namespace plyglass
