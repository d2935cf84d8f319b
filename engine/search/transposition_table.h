// Transposition table: results of earlier searches, found by Zobrist key.
//
// The table is an array of clusters of four entries, one cache line each; the high bits of a key select its
// cluster. An entry is two 64-bit words: the data, and the key xor the data. Both are accessed as relaxed
// atomics without a lock: after a race, key and data no longer match and the entry is not found (lockless
// hashing, Hyatt and Mann 2002). Since different positions may share a key, a move from the table must be
// checked for legality.
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

    Move move;        ///< best move, or null if unknown
    Score score = 0;  ///< as stored: mate distances count from this position (see scoreToTable)
    Score staticEval = kNoStaticEval;  ///< uncorrected static evaluation; kNoStaticEval if not computed
    int depth = 0;                     ///< depth of the search in plies; 0 in quiescence
    Bound bound = Bound::None;         ///< None: only the evaluation is valid
    bool wasPv = false;                ///< PV flag: is or has been a PV node
};

/// Converts a decisive score from plies-from-root to plies-from-position, since the position may come up
/// again at another ply.
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

/// `probe`, `store`, `prefetch` and `fullPermille` are thread-safe.
class TranspositionTable {
  public:
    /// `requestedMib` is at least 1. Takes half as much, and so on, if memory is short.
    explicit TranspositionTable(int requestedMib);

    /// Requested size.
    int requestedMib() const { return m_requestedMib; }
    /// Allocated size.
    int sizeMib() const { return static_cast<int>(m_clusterCount * sizeof(Cluster) >> 20); }

    /// Clears the table. Quick: `clearNow` does the work and must be called before the next probe.
    void clear();
    /// Touches the pages of a new table in advance, or empties a cleared one, on all cores. Continues while
    /// `keepGoing`, which is called from several threads; if stopped early, the next call resumes. False if
    /// the table may not be used yet; a new table always may.
    bool clearNow(const std::function<bool()>& keepGoing);

    /// Starts a new generation; entries of older generations may always be replaced.
    void newSearch() { m_generation = (m_generation + 1) & kGenerationMask; }

    std::optional<TableEntry> probe(std::uint64_t key) const;
    /// Stores an entry. Replaces the shallowest entry of the cluster, older generations first. An entry of
    /// the same position is replaced if the new one is exact, nearly as deep or of a newer generation. A new
    /// entry without a move keeps the known move; an entry without a bound gives way to any other.
    void store(std::uint64_t key, const TableEntry& entry);
    /// Prefetches the cluster of `key`.
    void prefetch(std::uint64_t key) const { __builtin_prefetch(clusterOf(key)); }
    /// Permille of sampled entries that belong to this generation (UCI hashfull).
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

    int m_requestedMib;
    LargeMemory m_memory;
    Cluster* m_clusters = nullptr;
    std::size_t m_clusterCount = 0;
    std::uint64_t m_generation = 0;
    std::size_t m_preparedChunks = 0;
    bool m_isFresh = true;  ///< never written: pages from the system are zero
};

}  // namespace plyglass
