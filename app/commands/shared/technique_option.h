// Techniques and presets on a command line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/commands/shared/console.h"
#include "engine/base/text.h"
#include "engine/search/techniques.h"

namespace plyglass {

/// Valid values for --preset, for a command's help.
inline std::string presetHelp() { return "Techniques that are on: " + listOf(allPresets(), &Preset::id); }

/// Switches all of them on or off; the error names the first unknown id and the valid ones.
inline Result<void> setTechniques(Techniques& techniques, const std::vector<std::string>& ids, bool on) {
    for (const std::string& id : ids)
        if (auto set = setTechnique(techniques, id, on); !set) return set;
    return {};
}

/// The same with ids separated by commas.
inline Result<void> setTechniques(Techniques& techniques, std::string_view ids, bool on) {
    for (const std::string_view id : parts(ids, ","))
        if (auto set = setTechnique(techniques, id, on); !set) return set;
    return {};
}

/// Reports the requested techniques that have no effect, and what they need.
template <class Ids>
void noteWithoutEffect(const Techniques& techniques, const Ids& ids) {
    for (const std::string_view id : ids)
        if (const Technique* technique = findTechnique(id); technique && technique->isOn(techniques))
            if (const Technique* lacks = missingFor(*technique, techniques))
                printNote("{} has no effect: it needs {}, which is off.\n", id, lacks->id);
}

}  // namespace plyglass
