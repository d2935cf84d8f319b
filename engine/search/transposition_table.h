// The search's memory: what is known of positions already searched, found again by their Zobrist keys.
//
// A table is an array of clusters of four entries, a cache line each; a key chooses its cluster by its high
// bits. An entry is two 64-bit words, the data and the key xor the data. Words are read and written as
// relaxed atomics without a lock: if two threads write one entry at once, or a reader meets a half-written
// one, key and data no longer match and the entry simply is not found (Hyatt and Mann 2002). Moves still have
// to be checked before they are played: two positions may share a key.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "engine/base/large_memory.h"
#include "engine/chess/move.h"
#include "engine/search/score.h"

namespace plyglass {

struct TableEntry {
    static constexpr int kNoStaticEval = -32768;

    Move move;        ///< the best move, or null if none is known
    Score score = 0;  ///< as stored: wins count from this position (see scoreToTable)
    Score staticEval =
        kNoStaticEval;          ///< what the evaluator says, uncorrected; kNoStaticEval if it was not asked
    int depth = 0;              ///< plies searched below it; 0 in quiescence
    Bound bound = Bound::None;  ///< None: only the evaluation is known
    bool wasPv = false;         ///< it has stood on a principal variation
};

/// A decisive score counts plies from the root; in the table it counts from the position, because the same
/// position may stand at another ply next time.
constexpr Score scoreToTable(Score score, int ply) {
    if (score >= kCertainWin) return score + ply;
    if (score <= -kCertainWin) return score - ply;
    return score;
}
constexpr Score scoreFromTable(Score score, int ply) {
    if (score >= kCertainWin) return score - ply;
    if (score <= -kCertainWin) return score + ply;
    return score;
}

/// `probe`, `store`, `prefetch` and `fullPermille` may be called from several threads at once.
class TranspositionTable {
  public:
    /// `sizeMib` of at least 1. If there is not so much memory, half as much is taken, and so on.
    explicit TranspositionTable(int sizeMib);

    /// What was asked for.
    int sizeMib() const { return m_sizeMib; }
    /// What there was memory for.
    int givenMib() const { return static_cast<int>(m_clusterCount * sizeof(Cluster) >> 20); }

    /// Forgets everything. Quick: the work is done by the next `emptyNow`, without which there must be no
    /// probe.
    void clear();
    /// Touches a new table, so that the system hands over its pages now and not one by one in the middle of a
    /// search, and empties one that was cleared: on all cores at once, as long as `mayGoOn`, which is asked
    /// from several threads. Stopped early, it goes on the next time. False if the table is not to be used
    /// yet; a new one always is.
    bool emptyNow(const std::function<bool()>& mayGoOn);

    /// Begins a new generation: entries of the older ones may be replaced by anything.
    void newSearch() { m_generation = (m_generation + 1) & kGenerationMask; }

    std::optional<TableEntry> probe(std::uint64_t key) const;
    /// The entry of least worth in the cluster makes room: the shallowest, older generations first. What is
    /// known of the same position gives way to an exact score, to one searched nearly as deep, and with its
    /// generation. An entry without a move keeps the move that was known, and one without a bound makes room
    /// for all others.
    void store(std::uint64_t key, const TableEntry& entry);
    /// Starts fetching what `probe` will read.
    void prefetch(std::uint64_t key) const { __builtin_prefetch(clusterOf(key)); }
    /// How full the table is with entries of this generation, in thousandths, from a sample.
    int fullPermille() const;

  private:
    static constexpr std::uint64_t kGenerationMask = 31;
    static constexpr int kEntriesPerCluster = 4;

    struct Slot {
        std::uint64_t check;
        std::uint64_t data;
    };
    struct alignas(64) Cluster {
        Slot entries[kEntriesPerCluster];
    };

    Cluster* clusterOf(std::uint64_t key) const;
    void allocate();
    void prepareChunk(std::size_t chunk);
    std::uint64_t encode(const TableEntry& entry) const;
    int valueOf(std::uint64_t data) const;

    int m_sizeMib;
    LargeMemory m_memory;
    Cluster* m_clusters = nullptr;
    std::size_t m_clusterCount = 0;
    std::uint64_t m_generation = 0;
    std::size_t m_preparedChunks = 0;
    bool m_isFresh = true;  ///< the system hands over its pages as zeros
};

}  // namespace plyglass
