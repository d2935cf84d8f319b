// Ends a subcommand on an error: prints the error and throws the exit code.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <string>
#include <utility>

#include "app/commands/shared/console.h"
#include "engine/base/result.h"

namespace plyglass {

/// The request is invalid.
constexpr int kExitUsage = 2;
/// The command failed, or did only a part, such as some games of a file.
constexpr int kExitFailure = 1;
/// The command succeeded with an unexpected result.
constexpr int kExitDiffers = 1;
/// The code of shells for a program ended by Ctrl-C.
constexpr int kExitInterrupted = 130;

[[noreturn]] inline void failCommand(const std::string& message, int code) {
    printNote("{}\n", message);
    throw CLI::RuntimeError(code);
}

/// Returns the value or ends the command.
template <class T>
T valueOf(Result<T> result, int code = kExitUsage) {
    if (!result) failCommand(result.error().english, code);
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

/// Returns the value of an option or ends the command, with the option's name in front of the error.
template <class T>
T valueOf(const char* option, Result<T> result) {
    if (!result) failCommand(fmt::format("{}: {}", option, result.error().english), kExitUsage);
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

}  // namespace plyglass
