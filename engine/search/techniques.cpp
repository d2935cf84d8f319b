#include "engine/search/techniques.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "engine/base/text.h"
#include "engine/base/text_value.h"

namespace plyglass {

namespace {

constexpr std::array kNumbers = {
    TechniqueNumber{"quiescence-plies", translatable("Engine", "Quiescence depth"),
                    "Plies that quiescence may add to the depth; 0 switches it off.", 0, kAllPlies,
                    &Techniques::quiescencePlies},
    TechniqueNumber{"book-plies", translatable("Engine", "Book depth"),
                    "Plies of the game that may come from the opening book; 0 switches it off.", 0, kAllPlies,
                    &Techniques::bookPlies},
    TechniqueNumber{"book-variety", translatable("Engine", "Book variety"),
                    "Chance, in percent, that a book move is drawn by weight instead of the heaviest being "
                    "played.",
                    0, 100, &Techniques::bookVariety},
    TechniqueNumber{"tie-chance", translatable("Engine", "Tie chance"),
                    "Chance, in percent, that an equal root move replaces the best one.", 0, 100,
                    &Techniques::tieChancePercent},
};

}  // namespace

bool TechniqueSwitch::isOn(const Techniques& techniques) const {
    if (m_flag != nullptr) return techniques.*m_flag;
    if (m_number != nullptr) return techniques.*m_number != 0;
    return techniques.ordering == m_ordering;
}

void TechniqueSwitch::set(Techniques& techniques, bool on) const {
    if (on == isOn(techniques)) return;
    if (m_flag != nullptr)
        techniques.*m_flag = on;
    else if (m_number != nullptr)
        techniques.*m_number = on ? m_whenOn : 0;
    else
        techniques.ordering = on ? m_ordering : Ordering::None;
}

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

bool hasTrait(const Techniques& techniques, bool TechniqueTraits::*trait) {
    const auto& all = allTechniques();
    return std::any_of(all.begin(), all.end(), [&](const Technique& technique) {
        return technique.traits.*trait && technique.isOn(techniques);
    });
}

Techniques noTechniques() {
    Techniques techniques;
    for (const Technique& technique : allTechniques()) technique.set(techniques, false);
    return techniques;
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
    return fail(translatable("Engine", "There is no technique {}; choose one of: {}."), quoted(id),
                listOf(allTechniques(), &Technique::id));
}

}  // namespace plyglass
