#include "engine/match/match.h"

#include <fmt/format.h>

#include <exception>
#include <mutex>
#include <stop_token>

#include "engine/base/parallel.h"
#include "engine/base/random.h"

namespace plyglass {

namespace {

/// Attempts to start a game before the match ends; each restarts the program.
constexpr int kMaxStarts = 3;

std::uint64_t mixed(std::uint64_t seed, std::uint64_t number) {
    constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15;  // 2^64 / φ: dissimilar seeds for neighbours
    return Random(seed + kGolden * (number + 1)).next();
}

/// State shared by the threads of a match.
class MatchRunner {
  public:
    MatchRunner(const MatchOptions& options, const JobContext& context)
        : m_options(options),
          m_context(context),
          m_games((options.games + 1) / 2 * 2),
          m_score(options.played) {}

    Result<MatchScore> run() {
        const std::stop_callback passOn(m_context.stop, [this] { m_stop.request_stop(); });
        if (auto same = checkOpenings(); !same) return tl::unexpected(same.error());
        if (isDecided()) return m_score;
        reportProgress();
        onThreads(m_context.threads, [this](int) { work(); });
        if (!m_error.english.empty()) return tl::unexpected(m_error);
        return m_score;
    }

  private:
    using Seats = std::array<std::unique_ptr<Player>, 2>;

    /// Checks that finished games began with the current openings.
    Result<void> checkOpenings() const {
        for (const auto& [index, record] : m_score.records()) {
            const auto opening = m_options.openings->opening(static_cast<std::size_t>(index / 2));
            if (!opening) return tl::unexpected(opening.error());
            if (opening->end().key() != record.openingKey)
                return fail(translatable("Engine",
                                         "The openings have changed: game {} started from another position. "
                                         "Start a new match."),
                            index + 1);
        }
        return {};
    }

    /// Catches exceptions (no memory, no thread), which must not leave a thread.
    void work() try {
        Seats seats;
        while (const auto index = takeGame())
            if (!playOne(*index, seats)) return;
    } catch (const std::exception& error) {
        failMatch(fmt::format("The match cannot continue: {}", error.what()));
    }

    std::optional<int> takeGame() {
        const std::lock_guard lock(m_mutex);
        while (m_next < m_games && m_score.contains(m_next)) ++m_next;
        if (m_next >= m_games || m_stop.stop_requested()) return std::nullopt;
        return m_next++;
    }

    bool playOne(int index, Seats& seats) {
        const auto opening = m_options.openings->opening(static_cast<std::size_t>(index / 2));
        if (!opening) return failMatch(opening.error().english);
        auto played = startAndPlay(index, *opening, seats);
        if (!played) return failMatch(played.error().english);
        if (played->aborted) return false;
        if (played->forfeit != Forfeit::None) seats[playerOf(index, played->forfeiter)].reset();
        for (auto& seat : seats)
            if (seat && !seat->isReusable()) seat.reset();
        addTags(index, played->game);
        return finish(recordOf(index, *opening, *played), played->game);
    }

    static int playerOf(int index, Color color) { return whitePlayer(index) ^ (color == White ? 0 : 1); }

    Result<PlayedGame> startAndPlay(int index, const Opening& opening, Seats& seats) {
        std::string why;
        for (int attempt = 0; attempt < kMaxStarts; ++attempt) {
            if (m_stop.stop_requested()) return aborted();
            for (int player : {0, 1}) {
                if (seats[player]) continue;
                auto made = m_options.players[player].make();
                if (!made) return tl::unexpected(made.error());
                seats[player] = std::move(*made);
            }
            auto played = playGame(setupOf(index, opening, seats), m_stop.get_token());
            if (played) return std::move(*played);
            const int player = playerOf(index, played.error().color);
            why = fmt::format("{} cannot start a game: {}", m_options.players[player].name,
                              played.error().message);
            seats[player].reset();
        }
        return fail(std::move(why));
    }

    static PlayedGame aborted() {
        PlayedGame played;
        played.aborted = true;
        return played;
    }

    GamePairing setupOf(int index, const Opening& opening, const Seats& seats) const {
        GamePairing setup;
        setup.opening = opening;
        setup.rules = m_options.rules;
        for (const Color color : {White, Black}) {
            const int player = playerOf(index, color);
            setup.players[color] = seats[player].get();
            setup.limits[color] = m_options.players[player].limits;
            setup.seeds[color] = mixed(m_options.seed, static_cast<std::uint64_t>(index) * 2 + color);
        }
        return setup;
    }

    void addTags(int index, Game& game) const {
        for (const auto& [name, value] : m_options.tags) game.setTag(name, value);
        game.setTag("Round", fmt::format("{}.{}", index / 2 + 1, index % 2 + 1));
        game.setTag("White", m_options.players[whitePlayer(index)].name);
        game.setTag("Black", m_options.players[whitePlayer(index) ^ 1].name);
        const auto& first = m_options.players[0].limits.clock;
        if (first && first == m_options.players[1].limits.clock) game.setTag("TimeControl", toText(*first));
    }

    static GameRecord recordOf(int index, const Opening& opening, const PlayedGame& played) {
        GameRecord record;
        record.index = index;
        record.result = played.outcome.result;
        record.forfeit = played.forfeit;
        if (played.forfeit != Forfeit::None) record.forfeiter = playerOf(index, played.forfeiter);
        record.plies = played.game.current()->ply() - static_cast<int>(opening.moves.size());
        record.openingKey = opening.end().key();
        record.ending = played.ending;
        return record;
    }

    bool finish(const GameRecord& record, const Game& game) {
        const std::lock_guard lock(m_mutex);
        if (m_stop.stop_requested() && m_isDecided) return false;  // finished after the decision
        if (m_options.onGame)
            if (const auto kept = m_options.onGame(record, game); !kept)
                return failLocked(kept.error().english);
        m_score.add(record);
        reportProgress();
        return !isDecided();
    }

    bool isDecided() {
        if (!m_options.isDecided || !m_options.isDecided(m_score)) return false;
        m_isDecided = true;
        m_stop.request_stop();
        return true;
    }

    void reportProgress() const {
        m_context.report({static_cast<std::uint64_t>(m_score.games()), static_cast<std::uint64_t>(m_games),
                          "games", scoreText(m_score.counts())});
    }

    bool failMatch(std::string why) {
        const std::lock_guard lock(m_mutex);
        return failLocked(std::move(why));
    }

    bool failLocked(std::string why) {
        if (m_error.english.empty()) m_error.english = std::move(why);
        m_stop.request_stop();
        return false;
    }

    const MatchOptions& m_options;
    const JobContext& m_context;
    const int m_games;
    std::stop_source m_stop;
    std::mutex m_mutex;  // guards all members below
    MatchScore m_score;
    int m_next = 0;
    bool m_isDecided = false;
    Error m_error;
};

}  // namespace

Result<MatchScore> playMatch(const MatchOptions& options, const JobContext& context) {
    return MatchRunner(options, context).run();
}

std::string scoreText(const GameCounts& counts) {
    return fmt::format("+{} −{} ={}", counts.wins, counts.losses, counts.draws);
}

}  // namespace plyglass
