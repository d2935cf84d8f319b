// Names of commands and options in the version before this one. They are accepted for one version, and no
// help mentions them.
#pragma once

#include <string>
#include <vector>

namespace plyglass {

/// The words of a command line with today's names in place of the old ones.
std::vector<std::string> withCurrentNames(std::vector<std::string> arguments);

}  // namespace plyglass
