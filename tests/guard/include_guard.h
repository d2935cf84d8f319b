// The layers of the program as a rule on #include and import lines.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace plyglass::guard {

struct Violation {
    std::string file;  ///< from the root
    int line;
    std::string what;  ///< the offending name
    std::string why;

    std::string toText() const { return file + ":" + std::to_string(line) + ": " + what + ": " + why; }
};

struct Report {
    int filesRead = 0;
    std::vector<Violation> violations;
};

/// Reads every C++ and QML file under engine/, app/ and ui/ of the tree at `root`.
Report checkLayers(const std::filesystem::path& root);

}  // namespace plyglass::guard
