// Who plays a game and how: the settings of either side, the time control, and their one-line text forms for
// PGN tags and the settings file.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/chess/position.h"
#include "engine/eval/evaluator.h"
#include "engine/search/techniques.h"

namespace plyglass {

enum class PlayerKind { Person, Computer, Random };

constexpr int kMinDepth = 1;
/// Nominal plies a person may ask for; deeper is only ever reached in bare endgames.
constexpr int kMaxDepth = 40;
/// Quiescence plies that can be asked for one by one; beyond them stands only "all".
constexpr int kMaxQuiescence = 30;

/// The techniques of the first opponent: everything on, a short look at captures, and some variety between
/// equals.
Techniques friendlyTechniques();

/// One side of the board. Depth, evaluator and techniques are kept for persons too, for when the kind is
/// changed.
struct PlayerSetup {
    PlayerKind kind = PlayerKind::Person;
    int depth = 3;
    EvaluatorKind evaluator = EvaluatorKind::Material;
    Techniques techniques = friendlyTechniques();

    friend bool operator==(const PlayerSetup&, const PlayerSetup&) = default;
};

/// "computer depth=3 quiescence=2 evaluator=material ties=10 on=alpha-beta,transposition-table".
std::string toText(const PlayerSetup& player);
/// Reads what `toText` writes; unknown words and values out of range are errors that name them.
Result<PlayerSetup> playerFromText(std::string_view text);

struct TimeControl {
    enum class Kind { Untimed, SuddenDeath, FixedPerMove };
    Kind kind = Kind::Untimed;
    std::int64_t baseMs = 0;       ///< of the whole game, or of each move
    std::int64_t incrementMs = 0;  ///< added after each move (sudden death)

    static TimeControl untimed() { return {}; }
    static TimeControl suddenDeath(int minutes, int incrementSeconds) {
        return {Kind::SuddenDeath, minutes * 60'000ll, incrementSeconds * 1000ll};
    }
    static TimeControl fixedPerMove(double seconds) {
        return {Kind::FixedPerMove, static_cast<std::int64_t>(seconds * 1000 + 0.5), 0};
    }
    bool isTimed() const { return kind != Kind::Untimed; }
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// As the PGN tag TimeControl has it: "-", "300", "180+2", "1/10" (ten seconds for every move).
std::string toText(const TimeControl& time);
Result<TimeControl> timeControlFromText(std::string_view text);

struct GameSetup {
    /// By Color.
    std::array<PlayerSetup, 2> players{PlayerSetup{}, PlayerSetup{PlayerKind::Computer}};
    TimeControl time;
    Position start = Position::start();

    bool hasPerson() const {
        return players[White].kind == PlayerKind::Person || players[Black].kind == PlayerKind::Person;
    }
    bool isPerson(Color color) const { return players[color].kind == PlayerKind::Person; }
};

}  // namespace plyglass
