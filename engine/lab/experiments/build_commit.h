// Which commit the program was built from: the other half is written by build_commit.cmake at every build.
#pragma once

namespace plyglass {

/// Twelve hexadecimal digits, "-dirty" after them if files had been changed; empty outside a Git checkout.
extern const char* const kBuildCommit;

}  // namespace plyglass
