// The twelve playing strengths, and what each of them does less well than the engine can. A weak level is not
// a strong one that sometimes plays at random: it looks less far, judges less exactly, overlooks what people
// overlook, and takes the second-best move now and then. How it plays by such a recipe is in level_play.h.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/base/result.h"

namespace plyglass {

constexpr int kFullLevel = 12;

/// As deep as the book goes.
constexpr int kAllBookPlies = 127;

struct Level {
    int number = kFullLevel;  ///< 1 (weakest) … kFullLevel
    std::string_view name;
    int depth = 0;            ///< plies it looks ahead; 0 = without limit, like all the other weaknesses
    std::uint64_t nodes = 0;  ///< positions it looks at for one move, at most
    int noiseCp = 0;  ///< how far its judgement of a position is off: standard deviation in centipawns
    /// Chance in percent to overlook an ordinary quiet move, its own or the answer to it. Other moves are
    /// seen more or less easily (see Attention).
    int overlookPercent = 0;
    /// How freely it chooses among the moves that look about as good: the temperature of a softmax over the
    /// winning chance, in thousandths. A move that costs so much is e times rarer than the best. 0 = always
    /// the best.
    int temperaturePermille = 0;
    /// A lead of so many centipawns wins 73 of 100 games among players of this strength: the weaker they are,
    /// the less it decides.
    int leadCp = 0;
    int maxLossPercent = 0;  ///< no move may cost more of the winning chance, as far as it can see at all
    int varietyPlies = 0;  ///< so many plies of the game it chooses among near-equal moves at least a little
    bool seesMateInOne = true;  ///< never misses a mate in one, nor allows one by overlooking it
    /// Mates a lone king directly: in won elementary endings nothing of the above holds.
    bool knowsEndings = true;
    int bookPlies = kAllBookPlies;  ///< of the game, in which it may play from the opening book

    /// Full strength: nothing is weakened.
    bool isFull() const { return number == kFullLevel; }
};

/// How strong a level is on the scale of Stockfish 15.1's own strength setting (UCI_Elo), which is no rating
/// of people: measured by matches, or by its distance from a neighbour that was
/// (tests/benchmarks/level_anchors.sh).
struct LevelStrength {
    int elo = 0;
    int error = 0;  ///< half of the 95 % interval
    bool isMeasured =
        true;  ///< by its own games on that scale; else by its games against the levels beside it
};
LevelStrength strengthOf(int levelNumber);

/// By number, weakest first.
std::span<const Level> allLevels();
/// The error says which numbers there are.
Result<Level> levelFromNumber(int number);
/// Capitals do not matter. The error lists the names.
Result<Level> levelFromName(std::string_view name);
/// By number or name, as people write it on a command line.
Result<Level> levelFromText(std::string_view text);

}  // namespace plyglass
