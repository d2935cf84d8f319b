#include "engine/search/transposition_table.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <limits>
#include <new>

namespace plyglass {

namespace {

// The data word: move 0–15, score 16–31, depth 32–39, bound 40–41, generation 42–47.
constexpr int kScoreShift = 16;
constexpr int kDepthShift = 32;
constexpr int kBoundShift = 40;
constexpr int kGenerationShift = 42;
constexpr int kDepthOffset = 128;

std::uint64_t load(const std::uint64_t& word) {
    return std::atomic_ref<std::uint64_t>(const_cast<std::uint64_t&>(word)).load(std::memory_order_relaxed);
}

void save(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref<std::uint64_t>(word).store(value, std::memory_order_relaxed);
}

int depthOf(std::uint64_t data) { return static_cast<int>(data >> kDepthShift & 255) - kDepthOffset; }
Bound boundOf(std::uint64_t data) { return static_cast<Bound>(data >> kBoundShift & 3); }
std::uint64_t generationOf(std::uint64_t data) { return data >> kGenerationShift & 63; }
Move moveOf(std::uint64_t data) { return Move::fromBits(static_cast<std::uint16_t>(data)); }

std::uint64_t highProduct(std::uint64_t a, std::uint64_t b) {
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::uint64_t>(static_cast<Wide>(a) * b >> 64);
}

}  // namespace

void TranspositionTable::Free::operator()(void* memory) const { std::free(memory); }

TranspositionTable::TranspositionTable(int sizeMib) : m_sizeMib(std::max(sizeMib, 1)) { allocate(); }

void TranspositionTable::clear() {
    m_memory.reset();
    m_generation = 0;
    allocate();
}

// Memory straight from calloc is zeroed by the system page by page, when it is first touched: a large table
// costs nothing at the start of a search.
void TranspositionTable::allocate() {
    std::size_t bytes = static_cast<std::size_t>(m_sizeMib) << 20;
    for (; bytes >= sizeof(Cluster); bytes /= 2) {
        m_memory.reset(std::calloc(1, bytes + alignof(Cluster)));
        if (m_memory) break;
    }
    if (!m_memory) throw std::bad_alloc();
    void* start = m_memory.get();
    std::size_t space = bytes + alignof(Cluster);
    m_clusters = static_cast<Cluster*>(std::align(alignof(Cluster), bytes, start, space));
    m_clusterCount = bytes / sizeof(Cluster);
}

TranspositionTable::Cluster* TranspositionTable::clusterOf(std::uint64_t key) const {
    return m_clusters + highProduct(key, m_clusterCount);
}

std::uint64_t TranspositionTable::encode(const TableEntry& entry) const {
    const auto score = static_cast<std::uint16_t>(static_cast<std::int16_t>(entry.score));
    return static_cast<std::uint64_t>(entry.move.bits()) | static_cast<std::uint64_t>(score) << kScoreShift |
           static_cast<std::uint64_t>(entry.depth + kDepthOffset) << kDepthShift |
           static_cast<std::uint64_t>(entry.bound) << kBoundShift | m_generation << kGenerationShift;
}

std::optional<TableEntry> TranspositionTable::probe(std::uint64_t key) const {
    for (const Slot& slot : clusterOf(key)->slots) {
        const std::uint64_t data = load(slot.data);
        if ((load(slot.check) ^ data) != key || boundOf(data) == Bound::None) continue;
        const auto score = static_cast<std::int16_t>(static_cast<std::uint16_t>(data >> kScoreShift));
        return TableEntry{moveOf(data), score, depthOf(data), boundOf(data)};
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
    Slot* victim = nullptr;
    std::uint64_t victimData = 0;
    int lowestWorth = std::numeric_limits<int>::max();
    for (Slot& slot : clusterOf(key)->slots) {
        const std::uint64_t data = load(slot.data);
        const bool current = boundOf(data) != Bound::None && generationOf(data) == m_generation;
        const bool same = boundOf(data) != Bound::None && (load(slot.check) ^ data) == key;
        const int worth = current ? depthOf(data) : depthOf(data) - 2 * kDepthOffset;
        if (!same && worth >= lowestWorth) continue;
        lowestWorth = worth;
        victim = &slot;
        victimData = same ? data : 0;
        if (same) break;
    }
    if (entry.depth < lowestWorth) return;
    TableEntry kept = entry;
    if (kept.move.isNull()) kept.move = moveOf(victimData);
    const std::uint64_t data = encode(kept);
    save(victim->data, data);
    save(victim->check, key ^ data);
}

int TranspositionTable::fullPermille() const {
    const std::size_t sample = std::min<std::size_t>(m_clusterCount, 1000 / kEntriesPerCluster);
    int used = 0;
    for (std::size_t i = 0; i < sample; ++i)
        for (const Slot& slot : m_clusters[i].slots) {
            const std::uint64_t data = load(slot.data);
            used += boundOf(data) != Bound::None && generationOf(data) == m_generation;
        }
    return sample == 0
               ? 0
               : static_cast<int>(static_cast<std::size_t>(used) * 1000 / (sample * kEntriesPerCluster));
}

}  // namespace plyglass
