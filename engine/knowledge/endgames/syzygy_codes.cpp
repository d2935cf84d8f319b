#include "engine/knowledge/endgames/syzygy_codes.h"

#include <algorithm>

namespace plyglass {

namespace {

constexpr unsigned kIsConstant = 0x80;
constexpr unsigned kNoSecondSymbol = 0xFFF;
constexpr unsigned kSymbolBytes = 3;
/// Maximum number of values per symbol: the library stores the number less one in a byte.
constexpr unsigned kMaxLength = 256;

/// Number of values that each symbol expands to.
class SymbolLengths {
  public:
    SymbolLengths(const SyzygyBytes& symbols, unsigned count, unsigned maxAllowed)
        : m_symbols(symbols), m_maxAllowed(maxAllowed), m_lengths(count) {}

    /// Length of the symbol; 0 if invalid: too long, recursive, or without a value. `depth` is the recursion
    /// depth.
    unsigned of(unsigned symbol, unsigned depth = 0) {
        if (symbol >= m_lengths.size() || depth >= kMaxLength) return 0;
        if (m_lengths[symbol] > 0) return m_lengths[symbol];
        const std::uint64_t at = kSymbolBytes * symbol;
        const unsigned first = m_symbols.word(at) & 0xFFF;
        const unsigned second = m_symbols.word(at + 1) >> 4;
        unsigned length = 0;
        if (second == kNoSecondSymbol) {
            m_maxValue = std::max(m_maxValue, first);
            length = first <= m_maxAllowed ? 1 : 0;
        } else if (const unsigned half = of(first, depth + 1); half > 0) {
            const unsigned rest = of(second, depth + 1);
            length = rest > 0 && half + rest <= kMaxLength ? half + rest : 0;
        }
        return m_lengths[symbol] = length;
    }
    unsigned maxValue() const { return m_maxValue; }

  private:
    const SyzygyBytes m_symbols;
    const unsigned m_maxAllowed;
    unsigned m_maxValue = 0;
    std::vector<unsigned> m_lengths;
};

/// Whether every bit string decodes to a symbol: `first` has the first symbol of each code length.
bool areCodesSound(const std::vector<std::uint64_t>& first, unsigned shortest, unsigned symbols) {
    std::uint64_t above = 0;  // codes of this length that prefix longer ones, counted from the longest
    for (std::size_t i = first.size(); i-- > 0;) {
        const std::uint64_t all = std::uint64_t{1} << (shortest + i);
        if (i > 0 && above + first[i - 1] < first[i]) return false;
        // Codes of this length lie between `above` and the prefixes of shorter ones.
        const std::uint64_t shorter = i > 0 ? (above + first[i - 1] - first[i]) / 2 : 0;
        const std::uint64_t end = i > 0 ? std::min(all, 2 * shorter) : all;
        if (above > all || (end > above && first[i] + (end - above) > symbols)) return false;
        above = shorter;
    }
    return true;
}

}  // namespace

std::uint64_t SyzygyCoding::indexEntries() const {
    return isConstant ? 0 : (values + (std::uint64_t{1} << indexBits) - 1) >> indexBits;
}

bool SyzygyCoding::take(SyzygyBytes& file, unsigned maxAllowed) {
    constexpr std::uint64_t kFixedBytes = 10;
    constexpr unsigned kMaxBlockBits = 20;
    constexpr unsigned kMaxIndexBits = 40;
    if (!file.has(2)) return false;
    flags = file.byte(0);
    isConstant = (flags & kIsConstant) != 0;
    if (isConstant) {
        maxValue = file.byte(1);
        file.at += 2;
        return maxValue <= maxAllowed;
    }
    if (!file.has(kFixedBytes)) return false;
    const unsigned blockBits = file.byte(1);
    indexBits = file.byte(2);
    if (blockBits > kMaxBlockBits || indexBits < 1 || indexBits > kMaxIndexBits) return false;
    blockBytes = std::uint64_t{1} << blockBits;
    blocks = file.doubleWord(4);
    blockSizes = blocks + file.byte(3);
    const unsigned longest = file.byte(8);
    const unsigned shortest = file.byte(9);
    file.at += kFixedBytes;
    return blocks > 0 && takeSymbols(file, shortest, longest, maxAllowed);
}

bool SyzygyCoding::takeSymbols(SyzygyBytes& file, unsigned shortest, unsigned longest, unsigned maxAllowed) {
    constexpr unsigned kMaxCodeBits = 32;
    if (shortest < 1 || shortest > longest || longest > kMaxCodeBits) return false;
    const unsigned lengths = longest - shortest + 1;
    if (!file.has(2 * lengths + 2)) return false;
    std::vector<std::uint64_t> first;
    for (unsigned i = 0; i < lengths; ++i) first.push_back(file.word(2 * i));
    const unsigned symbols = file.word(2 * lengths);
    file.at += 2 * lengths + 2;
    const unsigned bytes = kSymbolBytes * symbols + symbols % 2;
    if (symbols == 0 || symbols > kNoSecondSymbol || !file.has(bytes)) return false;
    SymbolLengths known(file, symbols, maxAllowed);
    for (unsigned symbol = 0; symbol < symbols; ++symbol)
        if (known.of(symbol) == 0) return false;
    maxValue = known.maxValue();
    file.at += bytes;
    return areCodesSound(first, shortest, symbols);
}

bool SyzygyCoding::isIndexSound(const SyzygyBytes& index, const SyzygyBytes& sizes) const {
    std::uint64_t block = 0;
    std::uint64_t before = 0;    // values in earlier blocks
    std::uint64_t inBlocks = 0;  // the same, for present blocks
    const auto passBlocks = [&](std::uint64_t end) {
        for (; block < end; ++block) {
            before += sizes.word(2 * block) + 1;
            if (block < blocks) inBlocks = before;
        }
    };
    std::uint64_t furthest = 0;
    const std::uint64_t span = std::uint64_t{1} << indexBits;
    for (std::uint64_t i = 0; i < indexEntries(); ++i) {
        const std::uint64_t wanted = index.doubleWord(6 * i);
        if (wanted < block || wanted >= blockSizes) return false;
        passBlocks(wanted);
        const std::uint64_t middle = before + index.word(6 * i + 4);
        if (middle < span / 2) return false;
        furthest = std::max(furthest, middle - span / 2 + std::min(span, values - span * i) - 1);
    }
    passBlocks(blocks);
    return furthest < inBlocks;
}

}  // namespace plyglass
