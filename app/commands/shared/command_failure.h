// How a subcommand ends when something is wrong: it says what, and the program ends with a code.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <string>
#include <utility>

#include "app/commands/shared/console.h"
#include "engine/base/result.h"

namespace plyglass {

/// What was asked for cannot be done as it was asked.
constexpr int kExitUsage = 2;
/// It went wrong while it was done, or only a part of it could be done: not every game of a file, say.
constexpr int kExitFailure = 1;
/// Everything was done, and its outcome is not what was expected.
constexpr int kExitDiffers = 1;
/// As shells count a program that Ctrl-C ended.
constexpr int kExitInterrupted = 130;

[[noreturn]] inline void failCommand(const std::string& message, int code) {
    printNote("{}\n", message);
    throw CLI::RuntimeError(code);
}

/// The value, or the end of the command.
template <class T>
T valueOf(Result<T> result, int code = kExitUsage) {
    if (!result) failCommand(result.error().english, code);
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

/// The value of what was typed for an option, or the end of the command with the option's name before what is
/// wrong with it.
template <class T>
T valueOf(const char* option, Result<T> result) {
    if (!result) failCommand(fmt::format("{}: {}", option, result.error().english), kExitUsage);
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

}  // namespace plyglass
