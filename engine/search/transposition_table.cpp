#include "engine/search/transposition_table.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <new>
#include <thread>

#include "engine/base/memory_left.h"
#include "engine/base/parallel.h"

namespace plyglass {

namespace {

// Layout of the data word: move 0–15, score 16–31, static evaluation 32–47, depth 48–55, bound 56–57,
// generation 58–62, PV flag 63. All zero: empty.
constexpr int kScoreShift = 16;
constexpr int kStaticShift = 32;
constexpr int kDepthShift = 48;
constexpr int kBoundShift = 56;
constexpr int kGenerationShift = 58;
constexpr int kPvShift = 63;

/// Plies of depth that one generation of age costs when an entry is replaced.
constexpr int kPliesPerGeneration = 8;
/// An entry of the same position is kept if it is more than this many plies deeper.
constexpr int kMuchDeeper = 4;

std::uint64_t load(const std::uint64_t& word) {
    return std::atomic_ref<std::uint64_t>(const_cast<std::uint64_t&>(word)).load(std::memory_order_relaxed);
}

void save(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref<std::uint64_t>(word).store(value, std::memory_order_relaxed);
}

int depthOf(std::uint64_t data) { return static_cast<int>(data >> kDepthShift & 255); }
Bound boundOf(std::uint64_t data) { return static_cast<Bound>(data >> kBoundShift & 3); }
std::uint64_t generationOf(std::uint64_t data) { return data >> kGenerationShift & 31; }
bool wasPv(std::uint64_t data) { return (data >> kPvShift) != 0; }
Move moveOf(std::uint64_t data) { return Move::fromBits(static_cast<std::uint16_t>(data)); }
std::uint64_t withMove(std::uint64_t data, Move move) {
    constexpr std::uint64_t kMoveBits = (std::uint64_t{1} << kScoreShift) - 1;
    return (data & ~kMoveBits) | move.bits();
}

std::uint16_t wordOf(Score score) { return static_cast<std::uint16_t>(static_cast<std::int16_t>(score)); }
Score scoreAt(std::uint64_t data, int shift) {
    return static_cast<std::int16_t>(static_cast<std::uint16_t>(data >> shift));
}

std::uint64_t highProduct(std::uint64_t a, std::uint64_t b) {
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::uint64_t>(static_cast<Wide>(a) * b >> 64);
}

/// Size of one unit of preparation: a huge page, well under a millisecond.
constexpr std::size_t kChunkBytes = std::size_t{2} << 20;
/// Size of a normal page; each page must be touched.
constexpr std::size_t kPageBytes = 4096;
/// Minimum number of chunks per thread.
constexpr std::size_t kChunksOfAThread = 16;
constexpr int kMaxPreparingThreads = 16;
/// Maximum share of the free memory, in percent; the rest is left to the program and the machine.
constexpr std::uint64_t kMaxPercent = 90;

}  // namespace

TranspositionTable::TranspositionTable(int requestedMib) : m_requestedMib(std::max(requestedMib, 1)) {
    allocate();
}

void TranspositionTable::clear() {
    m_generation = 0;
    m_isFresh = false;
    m_preparedChunks = 0;
}

bool TranspositionTable::clearNow(const std::function<bool()>& keepGoing) {
    const std::size_t chunks = (m_clusterCount * sizeof(Cluster) + kChunkBytes - 1) / kChunkBytes;
    const std::size_t missing = chunks - m_preparedChunks;
    if (missing == 0) return true;
    const auto cores = static_cast<int>(std::max(std::thread::hardware_concurrency(), 1u));
    const int worthwhile = static_cast<int>(std::min(missing / kChunksOfAThread + 1, chunks));
    std::atomic<std::size_t> next = m_preparedChunks;
    // A chunk that is taken is also finished, so when all threads have returned, all before `next` are done.
    onThreads(std::min({cores, kMaxPreparingThreads, worthwhile}), [&](int) {
        while (keepGoing()) {
            const std::size_t chunk = next++;
            if (chunk >= chunks) return;
            prepareChunk(chunk);
        }
    });
    m_preparedChunks = std::min(next.load(), chunks);
    return m_isFresh || m_preparedChunks == chunks;
}

void TranspositionTable::prepareChunk(std::size_t chunk) {
    constexpr std::size_t kClusters = kChunkBytes / sizeof(Cluster);
    const std::size_t begin = chunk * kClusters;
    const std::size_t end = std::min(begin + kClusters, m_clusterCount);
    if (!m_isFresh) return void(std::fill(m_clusters + begin, m_clusters + end, Cluster{}));
    // Keep the contents: after a preparation that was stopped the table may already hold entries.
    for (std::size_t i = begin; i < end; i += kPageBytes / sizeof(Cluster)) {
        std::uint64_t& word = m_clusters[i].entries[0].check;
        save(word, load(word));
    }
}

void TranspositionTable::allocate() {
    std::size_t bytes = static_cast<std::size_t>(m_requestedMib) << 20;
    const std::uint64_t most = memoryLeft() / 100 * kMaxPercent;
    while (bytes > most && bytes > kChunkBytes) bytes /= 2;
    for (; bytes >= sizeof(Cluster); bytes /= 2) {
        m_memory = LargeMemory(bytes);
        if (m_memory) break;
    }
    if (!m_memory) throw std::bad_alloc();
    m_clusters = static_cast<Cluster*>(m_memory.start());
    m_clusterCount = bytes / sizeof(Cluster);
}

TranspositionTable::Cluster* TranspositionTable::clusterOf(std::uint64_t key) const {
    return m_clusters + highProduct(key, m_clusterCount);
}

std::uint64_t TranspositionTable::encode(const TableEntry& entry) const {
    return static_cast<std::uint64_t>(entry.move.bits()) |
           static_cast<std::uint64_t>(wordOf(entry.score)) << kScoreShift |
           static_cast<std::uint64_t>(wordOf(entry.staticEval)) << kStaticShift |
           static_cast<std::uint64_t>(entry.depth) << kDepthShift |
           static_cast<std::uint64_t>(entry.bound) << kBoundShift | m_generation << kGenerationShift |
           static_cast<std::uint64_t>(entry.wasPv) << kPvShift;
}

std::optional<TableEntry> TranspositionTable::probe(std::uint64_t key) const {
    for (const Slot& slot : clusterOf(key)->entries) {
        const std::uint64_t data = load(slot.data);
        if (data == 0 || (load(slot.check) ^ data) != key) continue;
        return TableEntry{moveOf(data),
                          scoreAt(data, kScoreShift),
                          scoreAt(data, kStaticShift),
                          depthOf(data),
                          boundOf(data),
                          wasPv(data)};
    }
    return std::nullopt;
}

int TranspositionTable::valueOf(std::uint64_t data) const {
    if (data == 0) return std::numeric_limits<int>::min();
    const auto age = static_cast<int>((m_generation - generationOf(data)) & kGenerationMask);
    return depthOf(data) - (boundOf(data) == Bound::None) - kPliesPerGeneration * age;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
    Slot* victim = nullptr;
    std::uint64_t known = 0;
    int lowestValue = std::numeric_limits<int>::max();
    for (Slot& slot : clusterOf(key)->entries) {
        const std::uint64_t data = load(slot.data);
        if (data != 0 && (load(slot.check) ^ data) == key) {
            victim = &slot;
            known = data;
            break;
        }
        if (const int worth = valueOf(data); worth < lowestValue) {
            lowestValue = worth;
            victim = &slot;
        }
    }
    const bool keeps = known != 0 && entry.bound != Bound::Exact && generationOf(known) == m_generation &&
                       depthOf(known) > entry.depth + kMuchDeeper;
    if (known != 0 && entry.bound == Bound::None) return;
    TableEntry kept = entry;
    if (kept.move.isNull()) kept.move = moveOf(known);
    const std::uint64_t data = keeps ? withMove(known, kept.move) : encode(kept);
    save(victim->data, data);
    save(victim->check, key ^ data);
}

int TranspositionTable::fullPermille() const {
    const std::size_t sample = std::min<std::size_t>(m_clusterCount, 1000 / kEntriesPerCluster);
    int used = 0;
    for (std::size_t i = 0; i < sample; ++i)
        for (const Slot& slot : m_clusters[i].entries) {
            const std::uint64_t data = load(slot.data);
            used += data != 0 && generationOf(data) == m_generation;
        }
    return sample == 0
               ? 0
               : static_cast<int>(static_cast<std::size_t>(used) * 1000 / (sample * kEntriesPerCluster));
}

}  // namespace plyglass
