// Where the games of a match start: positions from a file, or random moves that leave both sides a chance.
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

/// A supply of openings by number. Usable from several threads; the answer depends on the number alone.
class OpeningSource {
  public:
    virtual ~OpeningSource() = default;
    virtual Result<Opening> opening(std::size_t index) = 0;
};

struct OpeningList {
    std::vector<Opening> openings;
    std::vector<Text> notes;  ///< what had to be put right, and on which line
};
/// The openings of a file: PGN games (of each the first `maxPlies` moves of the main line, if that is given),
/// or lines of FEN or EPD; empty lines and lines starting with # are passed over. `name` is what errors call
/// the file. An error names the line.
Result<OpeningList> readOpenings(std::string_view text, const std::string& name,
                                 std::optional<int> maxPlies = std::nullopt);

enum class OpeningOrder { AsWritten, Shuffled };

/// Goes through a list again and again, which must not be empty.
class ListedOpenings : public OpeningSource {
  public:
    ListedOpenings(std::vector<Opening> openings, OpeningOrder order, std::uint64_t seed);
    Result<Opening> opening(std::size_t index) override;
    std::size_t size() const { return m_openings.size(); }

  private:
    std::vector<Opening> m_openings;
};

/// Those of another source from number `first` on.
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
    /// Openings that score more than this for either side are dropped.
    int maxScoreCp = 100;
    /// A quick evaluation in centipawns from the side to move; must depend on the position alone. Empty: all
    /// are kept.
    std::function<int(const Position&)> judge;
};

/// Random openings, no two of which end in the same position. The first ones are the same however many are
/// asked for.
class GeneratedOpenings : public OpeningSource {
  public:
    explicit GeneratedOpenings(GeneratedOpeningsOptions options);
    Result<Opening> opening(std::size_t index) override;

  private:
    bool accepts(const Position& position);

    GeneratedOpeningsOptions m_options;
    std::mutex m_mutex;  // guards all below
    OpeningGenerator m_generator;
    std::vector<Opening> m_openings;
    std::unordered_set<std::uint64_t> m_seen;
};

}  // namespace plyglass
