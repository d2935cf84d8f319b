// The layout of the files is that of Ronald de Man (2013): magic number, flags, for each part the order of
// its men, for each part and side how its values are coded, the maps of distances, then for all of them the
// tables that find a value's block, the numbers of values in the blocks, and the blocks.
#include "engine/knowledge/endgames/syzygy_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/posix_file.h"

namespace plyglass {

namespace {

constexpr std::uint64_t kChecksumBytes = 16;
constexpr std::size_t kMaxHeadBytes = 1 << 20;
constexpr int kMaxMen = 7;
constexpr int kPawnCode = 1;
constexpr int kBlackMan = 8;
constexpr int kMaxResult = 4;
constexpr unsigned kNoSecondSymbol = 0xFFF;

std::uint64_t choose(int n, int k) {
    std::uint64_t ways = 1;
    for (int i = 0; i < k; ++i) ways = ways * static_cast<std::uint64_t>(std::max(n - i, 0)) / (i + 1);
    return ways;
}

/// Ways to place the leading pawns, the first of which stands on this file (0 … 3).
std::uint64_t leadingPawnPlaces(int pawns, int file) {
    std::uint64_t sum = 0;
    for (int rank = 0; rank < 6; ++rank) sum += choose(47 - 12 * file - 2 * rank, pawns - 1);
    return sum;
}

/// The men of a table, as its name has them and as the file numbers them.
struct TableMen {
    std::vector<int> codes;          ///< sorted
    std::array<int, 2> pawns{0, 0};  ///< of the side that leads, and of the other one
    bool hasLoneKingsOnly = false;   ///< no man but the kings stands alone

    bool hasPawns() const { return pawns[0] > 0; }
    int parts() const { return hasPawns() ? 4 : 1; }
    int count() const { return static_cast<int>(codes.size()); }
};

std::optional<TableMen> menOf(std::string_view name) {
    constexpr std::string_view kLetters = " PNBRQK";
    TableMen men;
    int color = 0;
    std::array<int, 16> counts{};
    for (const char letter : name) {
        if (letter == 'v' && color == 0) {
            color = kBlackMan;
            continue;
        }
        const auto code = kLetters.find(letter);
        if (code == kLetters.npos || code == 0) return std::nullopt;
        men.codes.push_back(static_cast<int>(code) + color);
        ++counts[static_cast<std::size_t>(men.codes.back())];
    }
    if (counts[6] != 1 || counts[14] != 1 || men.count() > kMaxMen || men.count() < 3) return std::nullopt;
    std::sort(men.codes.begin(), men.codes.end());
    men.pawns = {counts[kPawnCode], counts[kBlackMan + kPawnCode]};
    if (men.pawns[1] > 0 && (men.pawns[0] == 0 || men.pawns[0] > men.pawns[1]))
        std::swap(men.pawns[0], men.pawns[1]);
    men.hasLoneKingsOnly = std::count(counts.begin(), counts.end(), 1) == 2;
    return men;
}

/// How the values of one part and side are coded.
struct Coding {
    std::uint64_t values = 0;  ///< positions
    bool isConstant = false;
    int indexBits = 0;
    std::uint64_t blockBytes = 0;
    std::uint64_t blocks = 0;      ///< that are there
    std::uint64_t blockSizes = 0;  ///< numbers of values: a few more than there are blocks
    unsigned flags = 0;

    std::uint64_t indexEntries() const {
        return isConstant ? 0 : (values + (std::uint64_t{1} << indexBits) - 1) >> indexBits;
    }
};

/// A part of the file, read in order.
class FileRange {
  public:
    FileRange(const FileHandle& file, std::uint64_t from) : m_file(file), m_next(from) {}

    /// The next little-endian number of so many bytes; nothing where the file ends.
    std::optional<std::uint64_t> number(std::size_t bytes) {
        if (m_at + bytes > m_buffer.size() && !fill()) return std::nullopt;
        if (m_at + bytes > m_buffer.size()) return std::nullopt;
        std::uint64_t value = 0;
        for (std::size_t i = bytes; i-- > 0;) value = value << 8 | m_buffer[m_at + i];
        m_at += bytes;
        return value;
    }

  private:
    bool fill() {
        constexpr std::size_t kBufferBytes = 1 << 16;
        m_buffer.erase(m_buffer.begin(),
                       m_buffer.begin() + static_cast<std::ptrdiff_t>(std::exchange(m_at, 0)));
        const std::size_t kept = m_buffer.size();
        m_buffer.resize(kept + kBufferBytes);
        const ssize_t got =
            ::pread(m_file.get(), m_buffer.data() + kept, kBufferBytes, static_cast<off_t>(m_next));
        m_buffer.resize(kept + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        m_next += m_buffer.size() - kept;
        return got > 0;
    }

    const FileHandle& m_file;
    std::uint64_t m_next;
    std::vector<unsigned char> m_buffer;
    std::size_t m_at = 0;
};

class TableChecker {
  public:
    TableChecker(const FileHandle& file, std::uint64_t size, TableMen men, SyzygyFileKind kind)
        : m_file(file), m_size(size), m_men(std::move(men)), m_kind(kind) {}

    bool isWhole() {
        m_head.resize(static_cast<std::size_t>(std::min<std::uint64_t>(m_size, kMaxHeadBytes)));
        const ssize_t got = ::pread(m_file.get(), m_head.data(), m_head.size(), 0);
        if (got != static_cast<ssize_t>(m_head.size())) return false;
        if (!readMen()) return false;
        m_at += m_at & 1;
        for (Coding& coding : m_codings)
            if (!readCoding(coding)) return false;
        return (m_kind == SyzygyFileKind::Results || skipDistanceMaps()) && checkBlocks();
    }

  private:
    bool has(std::size_t bytes) const { return m_at + bytes <= m_head.size(); }
    unsigned byte(std::size_t ahead) const { return m_head[m_at + ahead]; }
    unsigned word(std::size_t ahead) const { return byte(ahead) | byte(ahead + 1) << 8; }

    /// Magic number and flags, and the men of each part, from which the number of its positions follows.
    bool readMen() {
        constexpr std::array<unsigned, 4> kResults{0x71, 0xE8, 0x23, 0x5D};
        constexpr std::array<unsigned, 4> kDistances{0xD7, 0x66, 0x0C, 0xA5};
        if (!has(5)) return false;
        const bool isResults = m_kind == SyzygyFileKind::Results;
        for (std::size_t i = 0; i < 4; ++i)
            if (byte(i) != (isResults ? kResults : kDistances)[i]) return false;
        const bool isSplit = isResults && (byte(4) & 1) != 0;
        m_at = 5;
        const std::size_t orders = m_men.pawns[1] > 0 ? 2 : 1;
        for (int part = 0; part < m_men.parts(); ++part) {
            if (!has(orders + m_men.codes.size())) return false;
            for (const int shift : {0, 4}) {
                if (shift == 4 && !isSplit) break;
                const auto values = positions(part, shift);
                if (!values) return false;
                m_codings.push_back({.values = *values});
            }
            m_at += orders + m_men.codes.size();
        }
        return true;
    }

    /// How many positions the part has for the side whose half of the bytes this is.
    std::optional<std::uint64_t> positions(int part, int shift) const {
        const bool bothHavePawns = m_men.pawns[1] > 0;
        const auto half = [&](std::size_t ahead) { return static_cast<int>(byte(ahead) >> shift & 15); };
        std::vector<int> codes;
        for (int i = 0; i < m_men.count(); ++i)
            codes.push_back(half(static_cast<std::size_t>(i) + 1 + (bothHavePawns ? 1 : 0)));
        std::vector<int> sorted = codes;
        std::sort(sorted.begin(), sorted.end());
        if (sorted != m_men.codes || !isOrderSound(codes)) return std::nullopt;
        const int order = half(0);
        const int secondOrder = bothHavePawns ? half(1) : 15;
        int placed = m_men.hasPawns() ? m_men.pawns[0] : m_men.hasLoneKingsOnly ? 2 : 3;
        const int leading = placed;
        placed += m_men.pawns[1];
        int freeSquares = 64 - placed;
        std::uint64_t all = 1;
        bool isLeadDone = false;
        bool isSecondDone = !bothHavePawns;
        for (int i = 0; placed < m_men.count() || i == order || i == secondOrder; ++i) {
            if (i == order) {
                isLeadDone = true;
                all *= m_men.hasPawns()         ? leadingPawnPlaces(leading, part)
                       : m_men.hasLoneKingsOnly ? 462
                                                : 31332;
            } else if (i == secondOrder) {
                isSecondDone = true;
                all *= choose(48 - leading, m_men.pawns[1]);
            } else {
                if (placed >= m_men.count()) return std::nullopt;
                const int code = codes[static_cast<std::size_t>(placed)];
                int alike = 0;
                while (placed < m_men.count() && codes[static_cast<std::size_t>(placed)] == code)
                    ++alike, ++placed;
                all *= choose(freeSquares, alike);
                freeSquares -= alike;
            }
        }
        return isLeadDone && isSecondDone ? std::optional(all) : std::nullopt;
    }

    /// Men that are alike stand together; pawns, or kings where no other man stands alone, come first.
    bool isOrderSound(const std::vector<int>& codes) const {
        for (std::size_t i = 1; i < codes.size(); ++i)
            if (codes[i] != codes[i - 1] &&
                std::count(codes.begin(), codes.begin() + static_cast<std::ptrdiff_t>(i), codes[i]) > 0)
                return false;
        const int pawns = m_men.pawns[0] + m_men.pawns[1];
        const auto pawnsEnd = codes.begin() + pawns;
        if (m_men.hasPawns())
            return std::all_of(codes.begin(), pawnsEnd,
                               [](int code) { return code % kBlackMan == kPawnCode; }) &&
                   std::count(codes.begin(), pawnsEnd, codes.front()) == m_men.pawns[0];
        return !m_men.hasLoneKingsOnly || codes[0] % kBlackMan + codes[1] % kBlackMan == 12;
    }

    bool readCoding(Coding& coding) {
        constexpr unsigned kIsConstant = 0x80;
        constexpr std::size_t kFixedBytes = 10;
        if (!has(2)) return false;
        coding.flags = byte(0);
        if ((coding.flags & kIsConstant) != 0) {
            coding.isConstant = true;
            const bool isResult = m_kind == SyzygyFileKind::Distances || byte(1) <= kMaxResult;
            m_at += 2;
            return isResult;
        }
        if (!has(kFixedBytes + 2)) return false;
        const unsigned blockBits = byte(1);
        coding.indexBits = static_cast<int>(byte(2));
        if (blockBits > 30 || coding.indexBits < 1 || coding.indexBits > 40) return false;
        coding.blockBytes = std::uint64_t{1} << blockBits;
        coding.blocks = word(4) | static_cast<std::uint64_t>(word(6)) << 16;
        coding.blockSizes = coding.blocks + byte(3);
        const unsigned longest = byte(8);
        const unsigned shortest = byte(9);
        m_at += kFixedBytes;
        return readCodes(shortest, longest);
    }

    /// The first symbol of each length of code, and the symbols.
    bool readCodes(unsigned shortest, unsigned longest) {
        if (shortest < 1 || shortest > longest || longest > 32) return false;
        const std::size_t lengths = longest - shortest + 1;
        if (!has(2 * lengths + 2)) return false;
        std::vector<unsigned> first(lengths);
        for (std::size_t i = 0; i < lengths; ++i) first[i] = word(2 * i);
        const unsigned symbols = word(2 * lengths);
        m_at += 2 * lengths + 2;
        if (symbols == 0 || symbols >= kNoSecondSymbol + 1 || !has(3 * symbols + (symbols & 1))) return false;
        if (!areSymbolsSound(symbols) || !areCodesSound(first, shortest, symbols)) return false;
        m_at += 3 * symbols + (symbols & 1);
        return m_at <= m_head.size();
    }

    /// Each symbol is a value or a pair of others, and none a part of itself.
    bool areSymbolsSound(unsigned symbols) const {
        enum class State : std::uint8_t { New, Open, Sound };
        std::vector<State> states(symbols, State::New);
        std::vector<unsigned> open;
        for (unsigned start = 0; start < symbols; ++start) {
            if (states[start] == State::New) open.push_back(start);
            while (!open.empty()) {
                const unsigned symbol = open.back();
                const unsigned a = byte(3 * symbol) | (byte(3 * symbol + 1) & 15) << 8;
                const unsigned b = byte(3 * symbol + 1) >> 4 | byte(3 * symbol + 2) << 4;
                if (b == kNoSecondSymbol) {
                    if (m_kind == SyzygyFileKind::Results && a > kMaxResult) return false;
                } else if (a >= symbols || b >= symbols) {
                    return false;
                } else if (states[symbol] == State::New) {
                    states[symbol] = State::Open;
                    for (const unsigned part : {a, b}) {
                        if (states[part] == State::Open) return false;
                        if (states[part] == State::New) open.push_back(part);
                    }
                    if (open.back() != symbol) continue;
                }
                states[symbol] = State::Sound;
                open.pop_back();
            }
        }
        return true;
    }

    /// Whatever bits come, they name one of the symbols.
    static bool areCodesSound(const std::vector<unsigned>& first, unsigned shortest, unsigned symbols) {
        std::uint64_t above = 0;  // codes of a length that begin a longer one, counted from the longest
        for (std::size_t i = first.size(); i-- > 0;) {
            const std::uint64_t all = std::uint64_t{1} << (shortest + i);
            if (i + 1 < first.size()) {
                if (above + first[i] < first[i + 1]) return false;
                above = (above + first[i] - first[i + 1]) / 2;
            }
            if (above > all) return false;
            // A code of this length lies between `above` and what begins a shorter one.
            std::uint64_t end = all;
            if (i > 0) {
                if (above + first[i - 1] < first[i]) return false;
                end = std::min(all, (above + first[i - 1] - first[i]) / 2 * 2);
            }
            if (end > above && first[i] + (end - above) > symbols) return false;
        }
        return true;
    }

    bool skipDistanceMaps() {
        constexpr unsigned kIsMapped = 2;
        constexpr unsigned kIsWide = 16;
        for (const Coding& coding : m_codings) {
            if ((coding.flags & kIsMapped) == 0) continue;
            const bool isWide = (coding.flags & kIsWide) != 0;
            if (isWide) m_at += m_at & 1;
            for (int i = 0; i < 4; ++i) {
                if (!has(2)) return false;
                m_at += isWide ? 2 + 2 * word(0) : 1 + byte(0);
            }
        }
        m_at += m_at & 1;
        return m_at <= m_head.size();
    }

    bool checkBlocks() {
        std::uint64_t index = m_at;
        std::uint64_t sizes = index;
        for (const Coding& coding : m_codings) sizes += 6 * coding.indexEntries();
        std::uint64_t end = sizes;
        for (const Coding& coding : m_codings) end += 2 * coding.blockSizes;
        for (const Coding& coding : m_codings) {
            end = (end + 63) / 64 * 64;
            end += coding.blocks * coding.blockBytes;
        }
        if (end + kChecksumBytes > m_size) return false;
        for (const Coding& coding : m_codings) {
            if (!coding.isConstant && !checkIndex(coding, index, sizes)) return false;
            index += 6 * coding.indexEntries();
            sizes += 2 * coding.blockSizes;
        }
        return true;
    }

    /// Every value that is looked up lies in a block that is there.
    bool checkIndex(const Coding& coding, std::uint64_t indexAt, std::uint64_t sizesAt) const {
        FileRange index(m_file, indexAt);
        FileRange sizes(m_file, sizesAt);
        std::uint64_t block = 0;
        std::uint64_t before = 0;    // values in the blocks before
        std::uint64_t inBlocks = 0;  // the same, of blocks that are there
        std::uint64_t furthest = 0;
        const auto nextBlock = [&] {
            const auto size = sizes.number(2);
            if (!size) return false;
            before += *size + 1;
            if (++block <= coding.blocks) inBlocks = before;
            return true;
        };
        const std::uint64_t half = std::uint64_t{1} << (coding.indexBits - 1);
        for (std::uint64_t i = 0; i < coding.indexEntries(); ++i) {
            const auto wanted = index.number(4);
            const auto offset = wanted ? index.number(2) : wanted;
            if (!offset || *wanted < block || *wanted >= coding.blockSizes) return false;
            while (block < *wanted)
                if (!nextBlock()) return false;
            const std::uint64_t middle = before + *offset;
            const std::uint64_t used = std::min(2 * half, coding.values - 2 * half * i);
            if (middle < half) return false;
            furthest = std::max(furthest, middle - half + used - 1);
        }
        while (block < coding.blocks)
            if (!nextBlock()) return false;
        return coding.blocks > 0 && furthest < inBlocks;
    }

    const FileHandle& m_file;
    const std::uint64_t m_size;
    const TableMen m_men;
    const SyzygyFileKind m_kind;
    std::vector<unsigned char> m_head;
    std::size_t m_at = 0;
    std::vector<Coding> m_codings;  ///< of each part, White's to move first
};

}  // namespace

bool isWholeSyzygyFile(const std::string& path, const std::string& name, SyzygyFileKind kind) {
    auto men = menOf(name);
    if (!men) return true;  // Fathom opens none of this name
    const FileHandle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    struct stat status = {};
    if (!file || ::fstat(file.get(), &status) != 0) return false;
    return TableChecker(file, static_cast<std::uint64_t>(status.st_size), std::move(*men), kind).isWhole();
}

}  // namespace plyglass
