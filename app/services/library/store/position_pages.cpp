// Page format: a series of groups, each with the distance of its key from the previous one and whether it has
// several games; their number if so; and the games, the first as is and others as distances from the previous
// one. Numbers have seven bits per byte; the highest bit marks continuation.
#include "app/services/library/store/position_pages.h"

#include <algorithm>
#include <array>

namespace plyglass {

namespace {

/// Maximum size of a group with one game: key and game.
constexpr std::size_t kLongestStart = 6 + 3 + 3;

void putNumber(std::string& out, std::uint64_t number) {
    for (; number >= 0x80; number >>= 7) out += static_cast<char>(number | 0x80);
    out += static_cast<char>(number);
}

/// Reads numbers until the data ends; 0 beyond the end.
class NumberReader {
  public:
    explicit NumberReader(std::string_view data) : m_data(data) {}

    bool atEnd() const { return m_at >= m_data.size(); }
    std::uint64_t next() {
        std::uint64_t number = 0;
        for (int shift = 0; m_at < m_data.size() && shift < 64; shift += 7) {
            const auto byte = static_cast<unsigned char>(m_data[m_at++]);
            number |= static_cast<std::uint64_t>(byte & 0x7F) << shift;
            if (byte < 0x80) break;
        }
        return number;
    }

  private:
    std::string_view m_data;
    std::size_t m_at = 0;
};

/// Radix sort over the seven bytes, lowest first: several times faster than comparison sorting for millions
/// of postings.
void sortByBytes(std::vector<Posting>& postings) {
    constexpr int kBytes = (Posting::kKeyBits + Posting::kGameBits) / 8;
    std::vector<Posting> sorted(postings.size());
    for (int byte = 0; byte < kBytes; ++byte) {
        const auto digit = [byte](Posting posting) { return posting.bits >> (8 * byte) & 0xFF; };
        std::array<std::size_t, 257> starts{};
        for (const Posting posting : postings) ++starts[digit(posting) + 1];
        for (std::size_t i = 1; i < starts.size(); ++i) starts[i] += starts[i - 1];
        for (const Posting posting : postings) sorted[starts[digit(posting)]++] = posting;
        postings.swap(sorted);
    }
}

class PagePacker {
  public:
    std::vector<PositionPage> pack(std::span<const Posting> postings) {
        while (!postings.empty()) {
            const auto end = std::find_if(postings.begin(), postings.end(), [&](Posting posting) {
                return posting.key() != postings.front().key();
            });
            const auto size = static_cast<std::size_t>(end - postings.begin());
            addGroup(postings.first(size));
            postings = postings.subspan(size);
        }
        return std::move(m_pages);
    }

  private:
    /// All games of one position, on as many pages as needed.
    void addGroup(std::span<const Posting> group) {
        while (!group.empty()) {
            if (m_pages.empty() || m_pages.back().data.size() + kLongestStart > kPageBytes)
                openPage(group.front().key());
            const std::size_t taken = gamesThatFit(group);
            write(group.first(taken));
            group = group.subspan(taken);
            if (!group.empty()) openPage(group.front().key());
        }
    }

    void openPage(std::uint64_t key) {
        const bool isSame = !m_pages.empty() && m_pages.back().firstKey == key;
        m_pages.push_back({key, isSame ? m_pages.back().sameKeyBefore + 1 : 0, {}});
        m_lastKey = key;
    }

    std::size_t gamesThatFit(std::span<const Posting> group) const {
        // Distances within a run take at most three bytes, but usually one.
        std::size_t bytes = m_pages.back().data.size() + kLongestStart;
        std::size_t count = 1;
        for (; count < group.size(); ++count) {
            const std::uint32_t distance = group[count].game() - group[count - 1].game();
            bytes += distance < 0x80 ? 1 : distance < 0x4000 ? 2 : 3;
            if (bytes > kPageBytes) break;
        }
        return count;
    }

    void write(std::span<const Posting> games) {
        std::string& data = m_pages.back().data;
        const std::uint64_t distance = games.front().key() - m_lastKey;
        m_lastKey = games.front().key();
        putNumber(data, distance << 1 | (games.size() > 1 ? 1 : 0));
        if (games.size() > 1) putNumber(data, games.size());
        std::uint32_t before = 0;
        for (const Posting posting : games) {
            putNumber(data, posting.game() - before);
            before = posting.game();
        }
    }

    std::vector<PositionPage> m_pages;
    std::uint64_t m_lastKey = 0;
};

}  // namespace

std::vector<PositionPage> packPages(std::vector<Posting>& postings) {
    sortByBytes(postings);
    postings.erase(std::unique(postings.begin(), postings.end()), postings.end());
    return PagePacker().pack(postings);
}

void gamesOnPage(std::string_view data, std::uint64_t firstKey, std::uint64_t key,
                 std::vector<std::uint32_t>& games) {
    NumberReader reader(data);
    std::uint64_t at = firstKey;
    while (!reader.atEnd() && at <= key) {
        const std::uint64_t head = reader.next();
        at += head >> 1;
        const std::uint64_t count = (head & 1) != 0 ? reader.next() : 1;
        std::uint32_t game = 0;
        for (std::uint64_t i = 0; i < count && !reader.atEnd(); ++i) {
            game += static_cast<std::uint32_t>(reader.next());
            if (at == key) games.push_back(game);
        }
    }
}

}  // namespace plyglass
