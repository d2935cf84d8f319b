// How the values of a Syzygy file are compressed: symbols, each a value or a pair of symbols, written in a
// Huffman code, in blocks that an index finds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace plyglass {

/// The bytes of a file, read from `at` on.
struct SyzygyBytes {
    std::string_view bytes;
    std::uint64_t at = 0;

    bool has(std::uint64_t count) const { return at <= bytes.size() && count <= bytes.size() - at; }
    unsigned byte(std::uint64_t ahead) const { return static_cast<unsigned char>(bytes[at + ahead]); }
    unsigned word(std::uint64_t ahead) const { return byte(ahead) | byte(ahead + 1) << 8; }
    std::uint64_t doubleWord(std::uint64_t ahead) const {
        return word(ahead) | static_cast<std::uint64_t>(word(ahead + 2)) << 16;
    }
    void alignTo(std::uint64_t grain) { at = (at + grain - 1) / grain * grain; }
};

/// How the values of one part and side are coded.
struct SyzygyCoding {
    std::uint64_t values = 0;  ///< positions
    unsigned flags = 0;
    unsigned maxValue = 0;  ///< no symbol names a larger one
    bool isConstant = false;
    unsigned indexBits = 0;
    std::uint64_t blockBytes = 0;
    std::uint64_t blocks = 0;      ///< that are there
    std::uint64_t blockSizes = 0;  ///< numbers of values: a few more than there are blocks

    std::uint64_t indexEntries() const;
    /// Takes the coding from the file; false if some bits would name no symbol, or a symbol none of the
    /// values up to `maxAllowed`.
    bool take(SyzygyBytes& file, unsigned maxAllowed);
    /// Whether every value that is looked up lies in a block that is there.
    bool isIndexSound(const SyzygyBytes& index, const SyzygyBytes& sizes) const;

  private:
    bool takeSymbols(SyzygyBytes& file, unsigned shortest, unsigned longest, unsigned maxAllowed);
};

}  // namespace plyglass
