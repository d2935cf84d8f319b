// Compression of Syzygy files: recursive pairing symbols (a value or a pair of symbols) in a Huffman code, in
// indexed blocks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace plyglass {

/// Cursor over the bytes of a file.
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

/// Coding of the values of one part and side.
struct SyzygyCoding {
    std::uint64_t values = 0;  ///< positions
    unsigned flags = 0;
    unsigned maxValue = 0;  ///< upper limit of the values of symbols
    bool isConstant = false;
    unsigned indexBits = 0;
    std::uint64_t blockBytes = 0;
    std::uint64_t blocks = 0;      ///< present blocks
    std::uint64_t blockSizes = 0;  ///< entries of the block size table; slightly more than blocks

    std::uint64_t indexEntries() const;
    /// Parses the coding from the file; false if some bits decode to no symbol, or a symbol to no value up to
    /// `maxAllowed`.
    bool take(SyzygyBytes& file, unsigned maxAllowed);
    /// Whether every lookup leads to a present block.
    bool isIndexSound(const SyzygyBytes& index, const SyzygyBytes& sizes) const;

  private:
    bool takeSymbols(SyzygyBytes& file, unsigned shortest, unsigned longest, unsigned maxAllowed);
};

}  // namespace plyglass
