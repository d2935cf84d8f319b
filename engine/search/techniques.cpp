#include "engine/search/techniques.h"

#include <fmt/format.h>

#include <array>
#include <string>

namespace plyglass {

namespace {

constexpr std::array kNumbers = {
    TechniqueNumber{"quiescence-plies", "Quiescence depth",
                    "Plies that quiescence may add to the depth; 0 switches it off.", 0, kAllPlies,
                    [](const Techniques& t) { return t.quiescencePlies; },
                    [](Techniques& t, int value) { t.quiescencePlies = value; }},
    TechniqueNumber{"tie-chance", "Tie chance",
                    "Chance in percent that a root move as good as the best so far replaces it.", 0, 100,
                    [](const Techniques& t) { return t.tieChancePercent; },
                    [](Techniques& t, int value) { t.tieChancePercent = value; }},
};

}  // namespace

std::span<const TechniqueNumber> allTechniqueNumbers() { return kNumbers; }

const Technique* findTechnique(std::string_view id) {
    for (const Technique& technique : allTechniques())
        if (technique.id == id) return &technique;
    return nullptr;
}

const Technique* missingFor(const Technique& technique, const Techniques& techniques) {
    const Technique* needed = technique.needs.empty() ? nullptr : findTechnique(technique.needs);
    if (needed == nullptr) return nullptr;
    return needed->isOn(techniques) ? missingFor(*needed, techniques) : needed;
}

Techniques effective(Techniques techniques) {
    const Techniques asked = techniques;
    for (const Technique& technique : allTechniques())
        if (technique.isOn(asked) && missingFor(technique, asked) != nullptr)
            technique.set(techniques, false);
    return techniques;
}

Result<void> setTechnique(Techniques& techniques, std::string_view id, bool on) {
    if (const Technique* technique = findTechnique(id)) {
        technique->set(techniques, on);
        return {};
    }
    std::string known;
    for (const Technique& technique : allTechniques()) {
        if (!known.empty()) known += ", ";
        known += technique.id;
    }
    return fail(fmt::format("There is no technique \"{}\"; choose among: {}.", id, known));
}

}  // namespace plyglass
