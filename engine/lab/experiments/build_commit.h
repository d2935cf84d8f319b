// The Git commit of the build; defined by build_commit.cmake at every build.
#pragma once

namespace plyglass {

/// Twelve hexadecimal digits, with "-dirty" if files were changed; empty outside of a Git checkout.
extern const char* const kBuildCommit;

}  // namespace plyglass
