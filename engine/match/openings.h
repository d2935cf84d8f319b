// Openings of a match: positions from a file, or random moves that keep the game balanced.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/opening.h"

namespace plyglass {

/// Openings by number. Thread-safe; the result depends only on the number.
class OpeningSource {
  public:
    virtual ~OpeningSource() = default;
    virtual Result<Opening> opening(std::size_t index) = 0;
};

struct OpeningList {
    std::vector<Opening> openings;
    std::vector<Text> notes;  ///< corrections, with their lines
};
/// The openings of a file: PGN games (the main line, up to `maxPlies` moves if given), or lines of FEN or
/// EPD; empty lines and lines starting with # are skipped. `name` is the file name in errors, which also give
/// the line.
Result<OpeningList> readOpenings(std::string_view text, const std::string& name,
                                 std::optional<int> maxPlies = std::nullopt);

enum class OpeningOrder { AsWritten, Shuffled };

/// Repeats a list, which must not be empty.
class ListedOpenings : public OpeningSource {
  public:
    ListedOpenings(std::vector<Opening> openings, OpeningOrder order, std::uint64_t seed);
    Result<Opening> opening(std::size_t index) override;
    std::size_t size() const { return m_openings.size(); }

  private:
    std::vector<Opening> m_openings;
};

/// The openings of another source from number `first` on.
class OpeningsFrom : public OpeningSource {
  public:
    /// `source` is not null.
    OpeningsFrom(std::shared_ptr<OpeningSource> source, std::size_t first)
        : m_source(std::move(source)), m_first(first) {}
    Result<Opening> opening(std::size_t index) override { return m_source->opening(m_first + index); }

  private:
    std::shared_ptr<OpeningSource> m_source;
    std::size_t m_first;
};

struct GeneratedOpeningsOptions {
    std::uint64_t seed = 0;
    int plies = 8;  ///< random legal moves from the start position
    /// Openings with a larger score for either side are rejected.
    int maxScoreCp = 100;
    /// Quick evaluation in centipawns from the side to move's view; must depend only on the position. Empty:
    /// no opening is rejected.
    std::function<int(const Position&)> judge;
};

/// Random openings that all end in different positions. The sequence does not depend on how many are
/// requested.
class GeneratedOpenings : public OpeningSource {
  public:
    explicit GeneratedOpenings(GeneratedOpeningsOptions options);
    Result<Opening> opening(std::size_t index) override;

  private:
    bool accepts(const Position& position);

    GeneratedOpeningsOptions m_options;
    std::mutex m_mutex;  // guards all members below
    OpeningGenerator m_generator;
    std::vector<Opening> m_openings;
    std::unordered_set<std::uint64_t> m_seen;
};

}  // namespace plyglass
