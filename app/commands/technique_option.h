// Techniques named on a command line.
#pragma once

#include <string>
#include <vector>

#include "engine/search/techniques.h"

namespace plyglass {

/// Switches all of them on or off; the error names the first unknown id and lists the known ones.
inline Result<void> setTechniques(Techniques& techniques, const std::vector<std::string>& ids, bool on) {
    for (const std::string& id : ids)
        if (auto set = setTechnique(techniques, id, on); !set) return set;
    return {};
}

}  // namespace plyglass
