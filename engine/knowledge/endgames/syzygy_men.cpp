#include "engine/knowledge/endgames/syzygy_men.h"

#include <algorithm>
#include <utility>

namespace plyglass {

namespace {

constexpr std::size_t kMinMen = 3;
constexpr std::size_t kMaxMen = 7;
constexpr int kPawn = 1;
constexpr int kKing = 6;
constexpr int kBlack = 8;
constexpr int kNoGroup = 15;

std::uint64_t choose(int n, int k) {
    std::uint64_t ways = 1;
    for (int i = 0; i < k; ++i) ways = ways * static_cast<std::uint64_t>(std::max(n - i, 0)) / (i + 1);
    return ways;
}

}  // namespace

std::optional<SyzygyMen> SyzygyMen::fromName(std::string_view name) {
    SyzygyMen men;
    std::array<int, 16> counts{};
    int color = 0;
    for (const char letter : name) {
        const auto piece = std::string_view(" PNBRQK").find(letter);
        if (letter == 'v' && color == 0) {
            color = kBlack;
        } else if (piece != std::string_view::npos && piece > 0) {
            men.m_codes.push_back(static_cast<int>(piece) + color);
            ++counts[static_cast<std::size_t>(men.m_codes.back())];
        } else {
            return std::nullopt;
        }
    }
    const std::size_t count = men.m_codes.size();
    if (counts[kKing] != 1 || counts[kBlack + kKing] != 1 || count < kMinMen || count > kMaxMen)
        return std::nullopt;
    std::ranges::sort(men.m_codes);
    men.m_pawns = {counts[kPawn], counts[kBlack + kPawn]};
    if (men.bothHavePawns() && (!men.hasPawns() || men.m_pawns[0] > men.m_pawns[1]))
        std::swap(men.m_pawns[0], men.m_pawns[1]);
    men.m_onlyKingsAreSingle = std::ranges::count(counts, 1) == 2;
    return men;
}

std::optional<std::uint64_t> SyzygyMen::positions(std::string_view order, int part, int shift) const {
    std::vector<int> halves;
    for (const char byte : order) halves.push_back(static_cast<unsigned char>(byte) >> shift & 15);
    const int leadGroup = halves[0];
    const int secondGroup = bothHavePawns() ? halves[1] : kNoGroup;
    const std::vector<int> codes(halves.end() - static_cast<std::ptrdiff_t>(m_codes.size()), halves.end());
    if (!isOrderSound(codes)) return std::nullopt;

    const int leading = hasPawns() ? m_pawns[0] : m_onlyKingsAreSingle ? 2 : 3;
    auto man = codes.begin() + leading + m_pawns[1];
    int freeSquares = 64 - leading - m_pawns[1];
    std::uint64_t all = leadingPlaces(part) * choose(48 - leading, m_pawns[1]);
    int groups = bothHavePawns() ? 2 : 1;
    while (man != codes.end()) {
        const auto next = std::find_if(man, codes.end(), [man](int code) { return code != *man; });
        const int alike = static_cast<int>(next - man);
        all *= choose(freeSquares, alike);
        freeSquares -= alike;
        man = next;
        ++groups;
    }
    const bool areGroupsThere =
        leadGroup < groups && leadGroup != secondGroup && (!bothHavePawns() || secondGroup < groups);
    return areGroupsThere ? std::optional(all) : std::nullopt;
}

/// Whether exactly these men are listed, equal ones adjacent; first pawns, or else kings if no other man is
/// single.
bool SyzygyMen::isOrderSound(const std::vector<int>& codes) const {
    if (!std::is_permutation(codes.begin(), codes.end(), m_codes.begin(), m_codes.end())) return false;
    for (std::size_t i = 1; i < codes.size(); ++i)
        if (codes[i] != codes[i - 1] &&
            std::find(codes.begin(), codes.begin() + static_cast<std::ptrdiff_t>(i), codes[i]) !=
                codes.begin() + static_cast<std::ptrdiff_t>(i))
            return false;
    if (hasPawns()) {
        const auto pawnsEnd = codes.begin() + m_pawns[0] + m_pawns[1];
        return std::all_of(codes.begin(), pawnsEnd, [](int code) { return code % kBlack == kPawn; }) &&
               std::count(codes.begin(), pawnsEnd, codes.front()) == m_pawns[0];
    }
    return !m_onlyKingsAreSingle || (codes[0] % kBlack == kKing && codes[1] % kBlack == kKing);
}

/// Placements of the leading group: pawns with the first on this file, or the kings, or three single men.
std::uint64_t SyzygyMen::leadingPlaces(int part) const {
    if (!hasPawns()) return m_onlyKingsAreSingle ? 462 : 31332;
    std::uint64_t sum = 0;
    for (int rank = 0; rank < 6; ++rank) sum += choose(47 - 12 * part - 2 * rank, m_pawns[0] - 1);
    return sum;
}

}  // namespace plyglass
