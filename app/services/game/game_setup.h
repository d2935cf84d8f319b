// Who plays a game and how: the settings of either side, and their one-line text form for PGN tags and the
// settings file.
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
#include "engine/levels/levels.h"
#include "engine/search/search.h"
#include "engine/search/techniques.h"

namespace plyglass {

enum class PlayerKind { Person, Computer, Random };

/// Of a player: no limit of depth, it thinks as long as it may.
constexpr int kNoDepthLimit = 0;
constexpr int kMinDepth = 1;
/// Nominal plies a person may ask for; deeper is only ever reached in bare endgames.
constexpr int kMaxDepth = 40;
/// Quiescence plies that can be asked for one by one; beyond them stands only "all".
constexpr int kMaxQuiescence = 30;

/// Of the first opponent: "Casual player".
constexpr int kFriendlyLevel = 4;

/// Threads that make sense on this machine: one for each core, 1 … kMaxThreads.
int maxThreads();
/// Memory that a transposition table may take on this machine: half of what there is, 1 … kMaxHashMib.
int maxHashMib();

/// Ids of evaluators that a person made begin like this.
constexpr std::string_view kOwnEvaluatorPrefix = "own-";

/// Which evaluator a player judges by, and that evaluator itself. One of a person's own that was only named,
/// in a settings file for example, stands in with the built-in weights until it has been looked up.
struct PlayerEvaluator {
    std::string id;
    EvaluatorChoice choice;
    std::string name = {};  ///< of one's own, as the person called it; "" for the built-in ones

    PlayerEvaluator(EvaluatorKind kind = kStandardEvaluator);  // NOLINT: a kind is the built-in evaluator
    PlayerEvaluator(std::string itsId, EvaluatorChoice evaluator)
        : id(std::move(itsId)), choice(std::move(evaluator)) {}
    bool isOwn() const { return id.starts_with(kOwnEvaluatorPrefix); }
    friend bool operator==(const PlayerEvaluator&, const PlayerEvaluator&) = default;
};

/// One side of the board. Everything is kept for persons too, for when the kind is changed.
struct PlayerSetup {
    PlayerKind kind = PlayerKind::Person;
    int level = kFullLevel;     ///< below the full level its recipe limits what the rest can do
    int depth = kNoDepthLimit;  ///< kNoDepthLimit … kMaxDepth: plies it looks ahead at full strength
    PlayerEvaluator evaluator = {};
    Techniques techniques = {};
    int threads = 1;                ///< 1 … kMaxThreads; no more than `maxThreads` are used
    int hashMib = kDefaultHashMib;  ///< 1 … kMaxHashMib; no more than `maxHashMib` is used

    bool isFull() const { return level == kFullLevel; }
    /// At full strength with the techniques and the evaluator of a new player.
    bool isAsShipped() const;
    friend bool operator==(const PlayerSetup&, const PlayerSetup&) = default;
};

/// The same techniques and the same evaluator: the same tree, however deep, on however many threads.
bool thinksAlike(const PlayerSetup& a, const PlayerSetup& b);

/// The player at a level: below full strength with the techniques and the evaluator that the levels were
/// measured with. `level` is 1 … kFullLevel.
PlayerSetup atLevel(PlayerSetup player, int level);

/// "computer level=12 plies=0 quiescence=127 evaluator=classical ties=0 threads=1 hash=64 on=alpha-beta".
std::string toText(const PlayerSetup& player);
/// Only how it thinks, and of that only what is not as shipped, but the level always: "level=12 plies=9
/// off=null-move,killers with=check-extension book-plies=10".
std::string differencesToText(const PlayerSetup& player);
/// Reads what `toText` writes, and `differencesToText` behind "computer"; unknown words and values out of
/// range are errors that name them.
Result<PlayerSetup> playerFromText(std::string_view text);

struct GameSetup {
    /// By Color. At first a person meets an opponent who can be beaten.
    std::array<PlayerSetup, 2> players{PlayerSetup{}, PlayerSetup{PlayerKind::Computer, kFriendlyLevel}};
    TimeControl time;
    /// Of Black, where the two sides have different times; both are for the whole game then.
    std::optional<TimeControl> blackTime = {};
    /// What is different from game to game: with the same seed a level varies its first moves in the same
    /// way. 0 stands for none yet; the game is given one when it begins.
    std::uint64_t seed = 0;
    Position start = Position::start();

    /// Gives each side what the other one had: player and time.
    void swapSides();
    bool hasPerson() const {
        return players[White].kind == PlayerKind::Person || players[Black].kind == PlayerKind::Person;
    }
    bool isPerson(Color color) const { return players[color].kind == PlayerKind::Person; }
    /// The side of the person who plays against no other person.
    std::optional<Color> onlyPerson() const {
        if (isPerson(White) == isPerson(Black)) return std::nullopt;
        return isPerson(White) ? White : Black;
    }
};

}  // namespace plyglass
