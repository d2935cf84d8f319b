// The one table of techniques: it drives the window's switches, the command line, the statistics and the
// tests.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/base/result.h"
#include "engine/search/statistics.h"

namespace plyglass {

/// The order in which the moves of a node are tried.
enum class Ordering : std::uint8_t {
    None,            ///< as generated
    CapturedPiece,   ///< the most valuable captured piece first (python-chess "new sort")
    Evaluation,      ///< each move played and scored, best first (python-chess "old sort")
    SmallestChange,  ///< the smallest change of the static evaluation first (D)
    Full,            ///< good captures, then quiet moves by what is known of them, then losing captures
};

/// Quiescence plies that stand for "no cap".
constexpr int kAllPlies = 127;

/// The switches of one search: read once, constant while it runs. Every switch off is plain minimax; the
/// defaults are the strongest play.
struct Techniques {
    bool alphaBeta = true;
    bool principalVariation = true;
    bool aspiration = true;
    bool iterativeDeepening = true;
    bool transpositionTable = true;
    bool tablePv = true;  ///< what stood on a principal variation is remembered
    bool internalReduction = true;
    bool mateDistance = true;
    bool repetition = true;  ///< repetition and fifty-move detection inside the search
    bool upcomingRepetition = true;
    bool timeByStability = true;

    Ordering ordering = Ordering::Full;
    bool exchangeOrdering = true;  ///< captures that lose material by exchange go last
    bool killers = true;
    bool quietHistory = true;
    bool continuationHistory = true;
    bool threatHistory = true;
    bool pawnHistory = true;
    bool evaluationHistory = true;
    bool replyHistory = true;

    int quiescencePlies = kAllPlies;  ///< plies beyond the nominal depth: 0 = off, kAllPlies = no cap
    bool quiescenceEvasions = true;
    bool quiescenceExchange = true;
    bool quiescenceDelta = true;
    bool quiescenceFew = true;  ///< no more than three captures that do not recapture

    bool nullMove = true;
    bool reverseFutility = true;
    bool razoring = true;
    bool probCut = true;
    bool cutoffMean = true;
    bool futility = true;
    bool lateMovePruning = true;
    bool historyPruning = true;
    bool exchangePruning = true;

    bool lateMoveReductions = true;
    bool cutoffCount = true;
    bool reSearchDepth = true;
    bool hindsight = true;
    bool checkExtension = false;
    bool singularExtension = true;
    bool doubleExtension = true;
    bool multiCut = true;
    bool negativeExtension = true;

    bool correctionHistory = true;
    bool scoreScaling = true;  ///< by what is left on the board and by the fifty-move count

    // What these know is part of the request.
    int bookPlies = kAllPlies;  ///< plies of the game in which the book is used: 0 = off, kAllPlies = no cap
    int bookVariety = 100;      ///< chance in percent that a book move is drawn by weight; else the heaviest
    bool extendedBook = true;
    bool endgameTables = true;
    bool syzygy = true;

    int tieChancePercent = 0;  ///< chance that a root move as good as the best so far replaces it

    friend bool operator==(const Techniques&, const Techniques&) = default;
};

enum class Soundness {
    Sound,              ///< the score at fixed depth is the same on and off
    SoundWithoutTable,  ///< the same as long as no transposition table is used
    Unsound             ///< changes scores: measured, not proved
};

/// What a technique switches in `Techniques`: a flag; one of the orderings, of which one is on at a time; or
/// a number that is 0 when the technique is off.
class TechniqueSwitch {
  public:
    constexpr TechniqueSwitch(bool Techniques::*flag) : m_flag(flag) {}     // NOLINT: a row names its flag
    constexpr TechniqueSwitch(Ordering ordering) : m_ordering(ordering) {}  // NOLINT: or its ordering
    constexpr TechniqueSwitch(int Techniques::*number, int whenOn) : m_number(number), m_whenOn(whenOn) {}

    bool isOn(const Techniques& techniques) const;
    /// Switching an ordering on switches the others off, switching it off leaves none.
    void set(Techniques& techniques, bool on) const;

  private:
    bool Techniques::*m_flag = nullptr;
    Ordering m_ordering = Ordering::None;
    int Techniques::*m_number = nullptr;
    int m_whenOn = 0;
};

/// A count in words, with its number as %1. The plural is marked for translation.
struct CountWords {
    const char* one = "";   ///< "%1 cutoff"; "" if there is nothing to count
    const char* many = "";  ///< "%1 cutoffs"
};

/// One row of the table: a technique that can be switched on and off.
struct Technique {
    std::string_view id;           ///< for command lines and files: "alpha-beta"
    std::string_view name;         ///< for the window: "Alpha–beta"
    std::string_view group;        ///< heading under which it stands: "Search", "Ordering", …
    std::string_view explanation;  ///< one sentence, for a chess player
    std::string_view source;       ///< who and when: "Knuth and Moore 1975"
    std::string_view needs;        ///< id of a technique without which this one does nothing; "" if none
    Soundness soundness;
    CountWords counts;                 ///< what `count` counts
    std::uint64_t Statistics::*count;  ///< nullptr if there is nothing to count
    TechniqueSwitch toggle;

    bool isOn(const Techniques& techniques) const { return toggle.isOn(techniques); }
    void set(Techniques& techniques, bool on) const { toggle.set(techniques, on); }
};

std::span<const Technique> allTechniques();
/// nullptr if there is none of that id.
const Technique* findTechnique(std::string_view id);
/// The technique without which `technique` does nothing, if that is off (or itself without effect); else
/// nullptr.
const Technique* missingFor(const Technique& technique, const Techniques& techniques);
/// Every technique off: plain minimax.
Techniques noTechniques();
/// The same switches with those off that could do nothing: what a search really runs on.
Techniques effective(Techniques techniques);

/// A number beside the switches.
struct TechniqueNumber {
    std::string_view id;  ///< "quiescence-plies"
    std::string_view name;
    std::string_view explanation;
    int minimum;
    int maximum;
    int Techniques::*value;  ///< within minimum … maximum
};
std::span<const TechniqueNumber> allTechniqueNumbers();
/// Switches by id; the error names the unknown id and lists the known ones.
Result<void> setTechnique(Techniques& techniques, std::string_view id, bool on);

/// A point in history to start from.
struct Preset {
    std::string_view id;    ///< "minimax", "alphabeta", …, "full"
    std::string_view name;  ///< "Deep Blue"
    std::string_view date;  ///< "1997"; "" if it belongs to no year
    std::string_view explanation;
    Techniques techniques;
};
std::span<const Preset> allPresets();
Result<Techniques> presetFromId(std::string_view id);

}  // namespace plyglass
