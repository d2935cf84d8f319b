// File layout (Ronald de Man 2013): magic number; flags; for each part the piece order; for each part and
// side the coding; the distance maps; then for all of them the block index, the block sizes and the blocks.
#include "engine/knowledge/endgames/syzygy_file.h"

#include <fcntl.h>
#include <sys/mman.h>

#include <algorithm>
#include <vector>

#include "engine/base/posix_file.h"
#include "engine/knowledge/endgames/syzygy_codes.h"
#include "engine/knowledge/endgames/syzygy_men.h"

namespace plyglass {

namespace {

constexpr std::uint64_t kChecksumBytes = 16;

/// A memory-mapped file.
class MappedFile {
  public:
    explicit MappedFile(const std::string& path) {
        const FileHandle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
        struct stat status = {};
        if (!file || ::fstat(file.get(), &status) != 0 || status.st_size <= 0) return;
        const auto size = static_cast<std::size_t>(status.st_size);
        void* const start = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
        if (start != MAP_FAILED) m_bytes = {static_cast<const char*>(start), size};
    }
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    ~MappedFile() {
        if (!m_bytes.empty()) ::munmap(const_cast<char*>(m_bytes.data()), m_bytes.size());
    }

    /// Empty if the file cannot be read.
    std::string_view bytes() const { return m_bytes; }

  private:
    std::string_view m_bytes;
};

using Codings = std::vector<SyzygyCoding>;  ///< of each part, White to move first

/// Parses magic number, flags and piece orders, which determine the number of positions. Empty if they do not
/// match this table.
Codings takeMen(SyzygyBytes& file, const SyzygyMen& men, SyzygyFileKind kind) {
    constexpr std::uint64_t kMagicBytes = 4;
    constexpr std::uint64_t kResultMagic = 0x5D23E871;
    constexpr std::uint64_t kDistanceMagic = 0xA50C66D7;
    const bool isResults = kind == SyzygyFileKind::Results;
    if (!file.has(kMagicBytes + 1) || file.doubleWord(0) != (isResults ? kResultMagic : kDistanceMagic))
        return {};
    const int sides = isResults && (file.byte(kMagicBytes) & 1) != 0 ? 2 : 1;
    file.at += kMagicBytes + 1;
    Codings codings;
    for (int part = 0; part < men.parts(); ++part) {
        if (!file.has(men.orderBytes())) return {};
        for (int side = 0; side < sides; ++side) {
            const auto order = file.bytes.substr(file.at, men.orderBytes());
            const auto positions = men.positions(order, part, 4 * side);
            if (!positions) return {};
            codings.push_back({.values = *positions});
        }
        file.at += men.orderBytes();
    }
    file.alignTo(2);
    return codings;
}

/// Skips the four distance maps of each part that has them.
bool skipDistanceMaps(SyzygyBytes& file, const Codings& codings) {
    constexpr unsigned kIsMapped = 2;
    constexpr unsigned kIsWide = 16;
    for (const SyzygyCoding& coding : codings) {
        if ((coding.flags & kIsMapped) == 0) continue;
        const unsigned width = (coding.flags & kIsWide) != 0 ? 2 : 1;
        file.alignTo(width);
        for (int i = 0; i < 4; ++i) {
            if (!file.has(width * (coding.maxValue + 2))) return false;
            file.at += width * (1 + (width == 2 ? file.word(0) : file.byte(0)));
        }
    }
    file.alignTo(2);
    return true;
}

/// Whether the blocks lie within the file and the index refers only to them.
bool areBlocksThere(SyzygyBytes index, const Codings& codings) {
    SyzygyBytes sizes = index;
    for (const SyzygyCoding& coding : codings) sizes.at += 6 * coding.indexEntries();
    SyzygyBytes blocks = sizes;
    for (const SyzygyCoding& coding : codings) blocks.at += 2 * coding.blockSizes;
    for (const SyzygyCoding& coding : codings) {
        blocks.alignTo(64);
        blocks.at += coding.blocks * coding.blockBytes;
    }
    if (!blocks.has(kChecksumBytes)) return false;
    for (const SyzygyCoding& coding : codings) {
        if (!coding.isConstant && !coding.isIndexSound(index, sizes)) return false;
        index.at += 6 * coding.indexEntries();
        sizes.at += 2 * coding.blockSizes;
    }
    return true;
}

}  // namespace

bool isWholeSyzygyFile(const std::string& path, const std::string& name, SyzygyFileKind kind) {
    constexpr unsigned kMaxResult = 4;
    constexpr unsigned kMaxDistance = 0xFFF;
    const auto men = SyzygyMen::fromName(name);
    if (!men) return true;  // Fathom opens no file of this name
    const MappedFile mapped(path);
    SyzygyBytes file{mapped.bytes()};
    Codings codings = takeMen(file, *men, kind);
    const bool isResults = kind == SyzygyFileKind::Results;
    for (SyzygyCoding& coding : codings)
        if (!coding.take(file, isResults ? kMaxResult : kMaxDistance)) return false;
    return !codings.empty() && (isResults || skipDistanceMaps(file, codings)) &&
           areBlocksThere(file, codings);
}

}  // namespace plyglass
