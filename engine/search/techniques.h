// The technique table: drives the window's switches, the command line, the statistics and the tests.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/base/result.h"
#include "engine/search/statistics.h"

namespace plyglass {

/// Move ordering.
enum class Ordering : std::uint8_t {
    None,            ///< generation order
    CapturedPiece,   ///< most valuable victim first (python-chess "new sort")
    Evaluation,      ///< by the score after the move, best first (python-chess "old sort")
    SmallestChange,  ///< smallest change of the static evaluation first (Franaszczuk 2003)
    Full,            ///< staged: good captures, quiet moves by history, bad captures
};

/// The number of quiescence plies that means "no cap".
constexpr int kAllPlies = 127;

/// The switches of one search: read once, constant while it runs. All off: plain minimax. Defaults: the
/// strongest play.
struct Techniques {
    bool alphaBeta = true;
    bool principalVariation = true;
    bool aspiration = true;
    bool iterativeDeepening = true;
    bool transpositionTable = true;
    bool tablePv = true;  ///< keeps the PV flag in the table
    bool internalReduction = true;
    bool mateDistance = true;
    bool repetition = true;  ///< repetition and fifty-move detection inside the search
    bool upcomingRepetition = true;
    bool timeByStability = true;

    Ordering ordering = Ordering::Full;
    bool exchangeOrdering = true;  ///< bad captures (by SEE) are ordered last
    bool killers = true;
    bool history = true;
    bool continuationHistory = true;
    bool threatHistory = true;
    bool pawnHistory = true;
    bool evaluationHistory = true;
    bool replyHistory = true;

    int quiescencePlies = kAllPlies;  ///< beyond the nominal depth; 0 = off, kAllPlies = no cap
    bool quiescenceEvasions = true;
    bool quiescenceExchange = true;
    bool quiescenceDelta = true;
    bool quiescenceFew = true;  ///< at most three captures that are not recaptures

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
    bool scoreScaling = true;  ///< scales the evaluation by material and the fifty-move count

    // The data of these techniques is part of the request.
    int bookPlies = kAllPlies;  ///< book depth in plies of the game; 0 = off, kAllPlies = no limit
    int bookVariety = 100;      ///< chance in percent of a weighted random book move; otherwise the heaviest
    bool extendedBook = true;
    bool endgameTables = true;
    bool syzygy = true;

    int tieChancePercent = 0;  ///< chance in percent that an equal root move replaces the best so far

    friend bool operator==(const Techniques&, const Techniques&) = default;
};

enum class Soundness {
    Sound,              ///< same score at fixed depth, on or off
    SoundWithoutTable,  ///< the same as long as no transposition table is used
    Unsound             ///< changes scores: measured, not proved
};

/// Target of a technique's switch in `Techniques`: a flag, one of the mutually exclusive orderings, or a
/// number that is 0 when the technique is off.
class TechniqueSwitch {
  public:
    constexpr TechniqueSwitch(bool Techniques::*flag) : m_flag(flag) {}     // NOLINT: a row names its flag
    constexpr TechniqueSwitch(Ordering ordering) : m_ordering(ordering) {}  // NOLINT: or its ordering
    constexpr TechniqueSwitch(int Techniques::*number, int whenOn) : m_number(number), m_whenOn(whenOn) {}

    bool isOn(const Techniques& techniques) const;
    /// Switching an ordering on switches the others off; switching it off leaves none.
    void set(Techniques& techniques, bool on) const;

  private:
    bool Techniques::*m_flag = nullptr;
    Ordering m_ordering = Ordering::None;
    int Techniques::*m_number = nullptr;
    int m_whenOn = 0;
};

/// Text of a counter, with its number as %1. The plural is marked for translation.
struct CountWords {
    const char* one = "";   ///< "%1 cutoff"; "" if there is no counter
    const char* many = "";  ///< "%1 cutoffs"
};

/// What a technique means for the search as a whole.
struct TechniqueTraits {
    bool readsStaticEval = false;  ///< needs the static evaluation of interior nodes
    bool isSelective = false;      ///< prunes or reduces: mates need not be the shortest
};

/// One row of the table: a technique that can be switched on and off.
struct Technique {
    std::string_view id;           ///< for command lines and files: "alpha-beta"
    std::string_view name;         ///< for the window: "Alpha–beta"
    std::string_view group;        ///< heading in the list: "Search", "Ordering", …
    std::string_view explanation;  ///< one sentence, for a chess player
    std::string_view source;       ///< who and when: "Knuth and Moore 1975"
    std::string_view needs;        ///< id of a technique that this one requires; "" if none
    Soundness soundness;
    CountWords counts;  ///< text for `count`
    Counter count;
    TechniqueSwitch toggle;
    TechniqueTraits traits = {};

    bool isOn(const Techniques& techniques) const { return toggle.isOn(techniques); }
    void set(Techniques& techniques, bool on) const { toggle.set(techniques, on); }
};

std::span<const Technique> allTechniques();
/// Whether a technique with the trait is on.
bool hasTrait(const Techniques& techniques, bool TechniqueTraits::*trait);
/// nullptr if the id is unknown.
const Technique* findTechnique(std::string_view id);
/// The missing requirement: the technique that `technique` requires, if that is off or itself without effect;
/// otherwise nullptr.
const Technique* missingFor(const Technique& technique, const Techniques& techniques);
/// Every technique off: plain minimax.
Techniques noTechniques();
/// The switches a search really uses: techniques whose requirement is missing are off.
Techniques effective(Techniques techniques);

/// A numeric option of a technique.
struct TechniqueNumber {
    std::string_view id;  ///< "quiescence-plies"
    std::string_view name;
    std::string_view explanation;
    int minimum;
    int maximum;
    int Techniques::*value;  ///< within minimum … maximum
};
std::span<const TechniqueNumber> allTechniqueNumbers();
/// Sets a switch by id. The error names the unknown id and lists the known ones.
Result<void> setTechnique(Techniques& techniques, std::string_view id, bool on);

/// A historical configuration.
struct Preset {
    std::string_view id;    ///< "minimax", "alphabeta", …, "full"
    std::string_view name;  ///< "Deep Blue"
    std::string_view date;  ///< "1997"; "" if it has no date
    std::string_view explanation;
    Techniques techniques;
};
std::span<const Preset> allPresets();
Result<Techniques> presetFromId(std::string_view id);

}  // namespace plyglass
