// Which games of a run came to which positions, as pages of bytes: what the library's index of positions
// keeps in its table. Here is nothing of databases.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace plyglass {

/// A position and one of the games that came to it. The key is shortened to 40 bits: among the positions of a
/// run, of which there are a few million, two have the same once in some hundred thousand times.
struct Posting {
    std::uint64_t bits = 0;

    static constexpr int kKeyBits = 40;
    static constexpr int kGameBits = 16;
    static constexpr std::uint64_t shortKey(std::uint64_t key) { return key >> (64 - kKeyBits); }
    /// `game` counts the games of the run from 0.
    static constexpr Posting of(std::uint64_t key, std::uint32_t game) {
        return {shortKey(key) << kGameBits | game};
    }
    std::uint64_t key() const { return bits >> kGameBits; }
    std::uint32_t game() const { return static_cast<std::uint32_t>(bits & ((1u << kGameBits) - 1)); }
    friend bool operator==(Posting, Posting) = default;
    friend auto operator<=>(Posting, Posting) = default;
};

/// Games of a run are numbered with so many bits.
constexpr std::size_t kMaxRunGames = std::size_t{1} << Posting::kGameBits;

struct PositionPage {
    std::uint64_t firstKey = 0;  ///< shortened
    int sameKeyBefore = 0;       ///< pages before this one that begin with the same key
    std::string data;
};

/// The number of a page in the table: pages lie in the order of runs, keys and counts. `firstKey` may be one
/// more than the greatest.
constexpr std::int64_t pageId(std::int64_t run, std::uint64_t firstKey, int sameKeyBefore) {
    return (run << (Posting::kKeyBits + 8)) + static_cast<std::int64_t>(firstKey << 8) + sameKeyBefore;
}
/// Runs are numbered from 1; of later ones the pages would have numbers that are taken.
constexpr std::int64_t kMaxRuns = (std::int64_t{1} << 15) - 2;
/// The first key of the page with this number.
constexpr std::uint64_t firstKeyOf(std::int64_t id) {
    return static_cast<std::uint64_t>(id) >> 8 & ((std::uint64_t{1} << Posting::kKeyBits) - 1);
}

/// Sorts the postings, drops those that stand twice, and packs them into pages of at most `kPageBytes`.
std::vector<PositionPage> packPages(std::vector<Posting>& postings);

/// Appends the games of a page that came to the position with this shortened key; the page begins with
/// `firstKey`. A page that is damaged gives what it can.
void gamesOnPage(std::string_view data, std::uint64_t firstKey, std::uint64_t key,
                 std::vector<std::uint32_t>& games);

/// So that a row with its header fills a page of SQLite (4096 bytes) and needs no second one.
constexpr std::size_t kPageBytes = 4000;

}  // namespace plyglass
