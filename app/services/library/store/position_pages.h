// Pages of the position index: which games of a run reached which positions. Independent of the database.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace plyglass {

/// A position and a game that reached it. The key is shortened to 40 bits: among the few million positions of
/// a run, a collision is found once in some hundred thousand queries.
struct Posting {
    std::uint64_t bits = 0;

    static constexpr int kKeyBits = 40;
    static constexpr int kGameBits = 16;
    static constexpr std::uint64_t shortKey(std::uint64_t key) { return key >> (64 - kKeyBits); }
    /// `game` is the index in the run, from 0.
    static constexpr Posting of(std::uint64_t key, std::uint32_t game) {
        return {shortKey(key) << kGameBits | game};
    }
    std::uint64_t key() const { return bits >> kGameBits; }
    std::uint32_t game() const { return static_cast<std::uint32_t>(bits & ((1u << kGameBits) - 1)); }
    friend bool operator==(Posting, Posting) = default;
    friend auto operator<=>(Posting, Posting) = default;
};

/// Maximum number of games per run, by the bits of their indices.
constexpr std::size_t kMaxRunGames = std::size_t{1} << Posting::kGameBits;

struct PositionPage {
    std::uint64_t firstKey = 0;  ///< shortened
    int sameKeyBefore = 0;       ///< number of earlier pages that begin with the same key
    std::string data;
};

/// Number of a page in the table: pages are sorted by run, key and count. `firstKey` may be one more than the
/// largest.
constexpr std::int64_t pageId(std::int64_t run, std::uint64_t firstKey, int sameKeyBefore) {
    return (run << (Posting::kKeyBits + 8)) + static_cast<std::int64_t>(firstKey << 8) + sameKeyBefore;
}
/// Maximum number of runs, which count from 1; later ones would have page numbers already in use.
constexpr std::int64_t kMaxRuns = (std::int64_t{1} << 15) - 2;
/// First key of the page with this number.
constexpr std::uint64_t firstKeyOf(std::int64_t id) {
    return static_cast<std::uint64_t>(id) >> 8 & ((std::uint64_t{1} << Posting::kKeyBits) - 1);
}

/// Sorts the postings, removes duplicates, and packs them into pages of at most `kPageBytes`.
std::vector<PositionPage> packPages(std::vector<Posting>& postings);

/// Appends the games of a page that reached the position with this shortened key; the page begins with
/// `firstKey`. A damaged page gives partial results.
void gamesOnPage(std::string_view data, std::uint64_t firstKey, std::uint64_t key,
                 std::vector<std::uint32_t>& games);

/// With its header, a row fills one page of SQLite (4096 bytes).
constexpr std::size_t kPageBytes = 4000;

}  // namespace plyglass
