#include "engine/knowledge/opening_names.h"

#include <algorithm>
#include <array>

#include "engine/base/embedded_file.h"
#include "engine/base/text.h"
#include "engine/base/text_value.h"
#include "engine/chess/san.h"

PLYGLASS_EMBED_FILE(plyglassOpeningsA, PLYGLASS_OPENINGS_A)
PLYGLASS_EMBED_FILE(plyglassOpeningsB, PLYGLASS_OPENINGS_B)
PLYGLASS_EMBED_FILE(plyglassOpeningsC, PLYGLASS_OPENINGS_C)
PLYGLASS_EMBED_FILE(plyglassOpeningsD, PLYGLASS_OPENINGS_D)
PLYGLASS_EMBED_FILE(plyglassOpeningsE, PLYGLASS_OPENINGS_E)

namespace plyglass {

namespace {

constexpr std::string_view kVariationSign = ": ";
/// Exceeds the length of any opening; limits the lookups in long games.
constexpr int kMaxNamedPlies = 40;

/// "A00" … "E99".
bool isCode(std::string_view text) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return text.size() == 3 && text[0] >= 'A' && text[0] <= 'E' && isDigit(text[1]) && isDigit(text[2]);
}

/// Reads lines of moves. Adjacent lines of a sorted table share their beginning, which is not replayed.
class LineReader {
  public:
    /// Plays the moves of a line; the error is about the first word that is not a legal move.
    Result<void> read(std::string_view text) {
        std::size_t ply = 0;
        for (WordReader words(text); !words.atEnd(); ++ply) {
            const std::string_view word = words.next();
            if (ply < m_words.size() && m_words[ply] == word) continue;
            cutAt(ply);
            const auto move = parseSan(m_positions.back(), word);
            if (!move) return fail(move.error());
            m_words.push_back(word);
            m_moves.push_back(*move);
            m_positions.push_back(m_positions.back());
            (void)m_positions.back().play(*move);
        }
        cutAt(ply);
        return {};
    }
    const std::vector<Move>& moves() const { return m_moves; }
    const Position& end() const { return m_positions.back(); }

  private:
    void cutAt(std::size_t ply) {
        m_words.resize(ply);
        m_moves.resize(ply);
        m_positions.erase(m_positions.begin() + static_cast<std::ptrdiff_t>(ply) + 1, m_positions.end());
    }

    std::vector<std::string_view> m_words;
    std::vector<Move> m_moves;
    std::vector<Position> m_positions{Position::start()};  ///< one more than moves
};

Result<OpeningName> parseRow(std::string_view row, LineReader& line) {
    const auto fields = split(row, "\t");
    if (fields.size() != 3 || fields[1].empty())
        return fail(
            translatable("Engine", "there must be three fields with tabs between: code, name, moves"));
    if (!isCode(fields[0]))
        return fail(translatable("Engine", "{} is no code from A00 to E99"), quoted(fields[0]));
    if (auto read = line.read(fields[2]); !read) return fail(read.error());
    if (line.moves().empty()) return fail(translatable("Engine", "there are no moves"));
    return OpeningName{std::string(fields[0]), std::string(fields[1]), line.moves()};
}

}  // namespace

std::string_view OpeningName::family() const {
    return std::string_view(name).substr(0, name.find(kVariationSign));
}

std::string_view OpeningName::variation() const {
    const std::size_t sign = name.find(kVariationSign);
    return sign == name.npos ? std::string_view()
                             : std::string_view(name).substr(sign + kVariationSign.size());
}

const OpeningNames& OpeningNames::builtIn() {
    // A test parses the same text, so this cannot fail in a release.
    static const OpeningNames names = [] {
        OpeningNames all;
        const std::array<std::string_view, 5> texts = {
            PLYGLASS_EMBEDDED(plyglassOpeningsA), PLYGLASS_EMBEDDED(plyglassOpeningsB),
            PLYGLASS_EMBEDDED(plyglassOpeningsC), PLYGLASS_EMBEDDED(plyglassOpeningsD),
            PLYGLASS_EMBEDDED(plyglassOpeningsE)};
        for (const std::string_view text : texts) (void)all.append(text, "the built-in openings");
        return all;
    }();
    return names;
}

Result<OpeningNames> OpeningNames::parse(std::string_view text, const std::string& source) {
    OpeningNames names;
    if (auto added = names.append(text, source); !added) return fail(added.error());
    return names;
}

Result<void> OpeningNames::append(std::string_view text, const std::string& source) {
    int number = 0;
    LineReader line;
    for (std::string_view row : split(text, "\n")) {
        ++number;
        if (row.ends_with('\r')) row.remove_suffix(1);
        if (trimmed(row).empty() || row.starts_with('#')) continue;
        auto opening = parseRow(row, line);
        const auto added = opening ? add(*std::move(opening), line.end()) : fail(opening.error());
        if (!added) return fail(translatable("Engine", "Line {} of {}: {}."), number, source, added.error());
    }
    return {};
}

Result<void> OpeningNames::add(OpeningName opening, const Position& end) {
    const auto [place, isNew] = m_byKey.emplace(end.key(), m_openings.size());
    if (!isNew)
        return fail(translatable("Engine", "the position is named already: {}"),
                    m_openings[place->second].name);
    m_openings.push_back(std::move(opening));
    return {};
}

const OpeningName* OpeningNames::find(const Position& position) const { return findKey(position.key()); }

const OpeningName* OpeningNames::findKey(std::uint64_t key) const {
    const auto place = m_byKey.find(key);
    return place == m_byKey.end() ? nullptr : &m_openings[place->second];
}

const OpeningName* OpeningNames::findLast(const GameNode* node) const {
    while (node != nullptr && node->ply() > kMaxNamedPlies) node = node->parent();
    for (; node != nullptr; node = node->parent())
        if (const OpeningName* name = find(node->position())) return name;
    return nullptr;
}

const OpeningName* OpeningNames::findLast(std::span<const std::uint64_t> keys) const {
    for (std::size_t count = std::min<std::size_t>(keys.size(), kMaxNamedPlies + 1); count-- > 0;)
        if (const OpeningName* name = findKey(keys[count])) return name;
    return nullptr;
}

void setOpeningTags(Game& game, const OpeningNames& names) {
    const OpeningName* opening = names.findLast(game.mainLineEnd());
    if (opening == nullptr) return;
    game.setTag("ECO", opening->code);
    game.setTag("Opening", opening->family());
    if (opening->variation().empty())
        game.removeTag("Variation");
    else
        game.setTag("Variation", opening->variation());
}

}  // namespace plyglass
