#include "engine/knowledge/opening_nicknames.h"

#include <algorithm>
#include <cstddef>

#include "engine/base/embedded_file.h"
#include "engine/base/text.h"
#include "engine/knowledge/opening_names.h"

PLYGLASS_EMBED_FILE(plyglassOtherOpeningNames, PLYGLASS_OTHER_NAMES)

namespace plyglass {

namespace {

constexpr std::size_t kMinLetters = 3;

/// A name in lower case, without apostrophes and with spaces for hyphens, and the original offset of each
/// character.
struct PlainName {
    std::string text;
    std::vector<std::size_t> places;

    explicit PlainName(std::string_view name) {
        for (std::size_t i = 0; i < name.size(); ++i) {
            if (name[i] == '\'') continue;
            text += name[i] == '-' ? ' ' : lowerCase(name[i]);
            places.push_back(i);
        }
    }
};

/// Offset where `part` begins a word; npos if nowhere.
std::size_t findWord(const std::string& text, const std::string& part) {
    for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1))
        if (at == 0 || text[at - 1] == ' ') return at;
    return text.npos;
}

void addOnce(std::vector<std::string>& found, std::string_view text) {
    if (std::find(found.begin(), found.end(), text) == found.end()) found.emplace_back(text);
}

void addSpellings(std::vector<std::string>& found, const std::string& wanted, const std::string& asTyped) {
    for (const OpeningName& opening : OpeningNames::builtIn().all()) {
        const PlainName plain(opening.name);
        const std::size_t at = findWord(plain.text, wanted);
        if (at == plain.text.npos || lowerCase(opening.name).find(asTyped) != std::string::npos) continue;
        const std::size_t first = plain.places[at];
        const std::size_t last = plain.places[at + wanted.size() - 1];
        addOnce(found, std::string_view(opening.name).substr(first, last + 1 - first));
    }
}

void addOtherNames(std::vector<std::string>& found, const std::string& wanted) {
    for (const std::string_view row : split(PLYGLASS_EMBEDDED(plyglassOtherOpeningNames), "\n")) {
        if (row.empty() || row.starts_with('#')) continue;
        const auto fields = split(row, "\t");
        if (findWord(PlainName(fields[0]).text, wanted) != std::string::npos) addOnce(found, fields[1]);
    }
}

}  // namespace

std::vector<std::string> openingsCalled(std::string_view text) {
    const std::string_view asked = trimmed(text);
    const std::string wanted = PlainName(asked).text;
    std::vector<std::string> found;
    if (wanted.size() < kMinLetters) return found;
    addSpellings(found, wanted, lowerCase(asked));
    addOtherNames(found, wanted);
    return found;
}

}  // namespace plyglass
