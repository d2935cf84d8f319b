// Players of a game with their settings, and their one-line text form for PGN tags and the settings file.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/base/result.h"
#include "engine/chess/position.h"
#include "engine/chess/time_control.h"
#include "engine/eval/evaluator.h"
#include "engine/levels/level_scale.h"
#include "engine/search/search.h"
#include "engine/search/techniques.h"

namespace plyglass {

enum class PlayerKind { Person, Computer, Random };

/// No depth limit.
constexpr int kNoDepthLimit = 0;
constexpr int kMinDepth = 1;
/// Largest depth limit in the settings; more is only reached in bare endgames.
constexpr int kMaxDepth = 40;
/// Largest numeric quiescence limit; above it is only "all".
constexpr int kMaxQuiescence = 30;

/// Level of the first opponent: Dora.
constexpr int kFriendlyLevel = 4;

/// Useful number of threads: one per core, 1 … kMaxThreads.
int maxThreads();
/// Maximum table size: half of the memory, 1 … kMaxHashMib.
int maxHashMib();

/// Prefix of custom evaluator ids.
constexpr std::string_view kOwnEvaluatorPrefix = "own-";

/// Evaluator of a player. A custom one given only by id, as in a settings file, has built-in weights until
/// resolved.
struct PlayerEvaluator {
    std::string id;
    EvaluatorChoice choice;
    std::string name = {};  ///< name of a custom one; "" for built-in ones

    PlayerEvaluator(EvaluatorKind kind = kStandardEvaluator);  // NOLINT: implicit, built in
    PlayerEvaluator(std::string itsId, EvaluatorChoice evaluator)
        : id(std::move(itsId)), choice(std::move(evaluator)) {}
    bool isOwn() const { return id.starts_with(kOwnEvaluatorPrefix); }
    friend bool operator==(const PlayerEvaluator&, const PlayerEvaluator&) = default;
};

/// Settings of one side, kept for persons as well, for a change of kind.
struct PlayerSetup {
    PlayerKind kind = PlayerKind::Person;
    /// 1 … kFullLevel, also between two levels (see level_scale.h); below the full level its limits apply.
    double level = kFullLevel;
    int depth = kNoDepthLimit;  ///< depth limit at full strength, kNoDepthLimit … kMaxDepth
    PlayerEvaluator evaluator = {};
    Techniques techniques = {};
    int threads = 1;                ///< 1 … kMaxThreads; limited to `maxThreads` in use
    int hashMib = kDefaultHashMib;  ///< 1 … kMaxHashMib; limited to `maxHashMib` in use

    bool isFull() const { return level >= kFullLevel; }
    /// Full strength with the default techniques and evaluator.
    bool isAsShipped() const;
    friend bool operator==(const PlayerSetup&, const PlayerSetup&) = default;
};

/// Same techniques and evaluator, hence the same tree; depth and threads may differ.
bool thinksAlike(const PlayerSetup& a, const PlayerSetup& b);

/// The player at a level, 1 … kFullLevel: below full strength with the techniques and evaluator that the
/// levels were calibrated with.
PlayerSetup atLevel(PlayerSetup player, double level);

/// "computer level=12 plies=0 quiescence=127 evaluator=classical ties=0 threads=1 hash=64 on=alpha-beta".
std::string toText(const PlayerSetup& player);
/// Thinking settings that differ from the defaults, and always the level: "level=12 plies=9
/// off=null-move,killers with=check-extension book-plies=10".
std::string differencesToText(const PlayerSetup& player);
/// Parses the output of `toText`, and of `differencesToText` after "computer"; errors name unknown words and
/// values out of range.
Result<PlayerSetup> playerFromText(std::string_view text);

struct GameSetup {
    /// By Color. The default opponent is beatable.
    std::array<PlayerSetup, 2> players{PlayerSetup{}, PlayerSetup{PlayerKind::Computer, kFriendlyLevel}};
    TimeControl time;
    /// Black's time if the sides differ; both are then for the whole game.
    std::optional<TimeControl> blackTime = {};
    /// Seed of the game: with the same seed a level varies its first moves in the same way. 0: assigned at
    /// the start.
    std::uint64_t seed = 0;
    Position start = Position::start();
    /// Names of two people at one board, by Color; empty in other games.
    std::array<std::string, 2> names = {};

    /// Exchanges player, name and time of the sides.
    void swapSides();
    bool hasPerson() const {
        return players[White].kind == PlayerKind::Person || players[Black].kind == PlayerKind::Person;
    }
    bool isPerson(Color color) const { return players[color].kind == PlayerKind::Person; }
    bool hasTwoPersons() const { return isPerson(White) && isPerson(Black); }
    /// Two persons with names, who play each other.
    bool arePeople() const { return hasTwoPersons() && !names[White].empty() && !names[Black].empty(); }
    /// Side of the only person.
    std::optional<Color> onlyPerson() const {
        if (isPerson(White) == isPerson(Black)) return std::nullopt;
        return isPerson(White) ? White : Black;
    }
};

}  // namespace plyglass
