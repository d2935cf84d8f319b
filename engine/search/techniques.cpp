#include "engine/search/techniques.h"

#include <fmt/format.h>

#include <array>
#include <string>

namespace plyglass {

namespace {

constexpr int kDefaultTieChancePercent = 10;

template <Ordering ordering>
bool hasOrdering(const Techniques& techniques) {
    return techniques.ordering == ordering;
}

template <Ordering ordering>
void setOrdering(Techniques& techniques, bool on) {
    if (on) techniques.ordering = ordering;
    if (!on && techniques.ordering == ordering) techniques.ordering = Ordering::None;
}

constexpr std::array kTechniques = {
    Technique{
        "alpha-beta", "Alpha–beta", "Search",
        "Once a single reply refutes a move, the other replies are not looked at: the score of minimax for a "
        "fraction of its work.",
        "Knuth and Moore 1975", "", Soundness::SoundWithoutTable, "cutoffs", &Statistics::betaCutoffs,
        [](const Techniques& t) { return t.alphaBeta; }, [](Techniques& t, bool on) { t.alphaBeta = on; }},
    Technique{
        "transposition-table", "Transpositions", "Search",
        "Remembers the positions it has searched, so that one reached again by another order of moves is "
        "answered from memory.",
        "Greenblatt, Eastlake and Crocker 1967; Zobrist 1970", "", Soundness::Unsound, "answers",
        &Statistics::tableCutoffs, [](const Techniques& t) { return t.transpositionTable; },
        [](Techniques& t, bool on) { t.transpositionTable = on; }},
    Technique{
        "iterative-deepening", "Deepening", "Search",
        "Searches one ply deep, then two, then three: there is a move to play at any moment, and each round "
        "shows the next which move to try first.",
        "Slate and Atkin 1977", "", Soundness::SoundWithoutTable, "", nullptr,
        [](const Techniques& t) { return t.iterativeDeepening; },
        [](Techniques& t, bool on) { t.iterativeDeepening = on; }},
    Technique{"quiescence", "Quiescence", "Search",
              "Never stops in the middle of an exchange: where a line ends it plays on through captures, "
              "promotions "
              "and checks to be answered before it counts the pieces.",
              "Shannon 1950", "", Soundness::Unsound, "", nullptr,
              [](const Techniques& t) { return t.quiescencePlies > 0; },
              [](Techniques& t, bool on) {
                  if (!on) t.quiescencePlies = 0;
                  if (on && t.quiescencePlies == 0) t.quiescencePlies = kAllPlies;
              }},
    Technique{"repetition", "Repetition", "Search",
              "Sees in its own lines that a position comes back, or that fifty moves pass without a capture "
              "or a pawn "
              "move, and scores the draw.",
              "FIDE Laws of Chess, 9.2 and 9.3", "", Soundness::Unsound, "draws", &Statistics::repetitions,
              [](const Techniques& t) { return t.repetition; },
              [](Techniques& t, bool on) { t.repetition = on; }},
    Technique{"order-captured", "Captures first", "Ordering",
              "Tries captures first, the queen before the rook before the pawn: an early refutation lets "
              "alpha–beta "
              "skip the rest.",
              "The “new sort” of a python-chess assignment", "alpha-beta", Soundness::SoundWithoutTable,
              "first-move cutoffs", &Statistics::firstMoveCutoffs, hasOrdering<Ordering::CapturedPiece>,
              setOrdering<Ordering::CapturedPiece>},
    Technique{"order-evaluation", "Best look first", "Ordering",
              "Plays every move on trial, scores the board it leads to, and tries the best-looking first.",
              "The “old sort” of a python-chess assignment", "alpha-beta", Soundness::SoundWithoutTable,
              "first-move cutoffs", &Statistics::firstMoveCutoffs, hasOrdering<Ordering::Evaluation>,
              setOrdering<Ordering::Evaluation>},
    Technique{
        "order-smallest-change", "Least change", "Ordering",
        "Plays every move on trial and tries first those that change the score of the board least, on the "
        "wager that most positions are calm.",
        "Franaszczuk 2003", "alpha-beta", Soundness::SoundWithoutTable, "first-move cutoffs",
        &Statistics::firstMoveCutoffs, hasOrdering<Ordering::SmallestChange>,
        setOrdering<Ordering::SmallestChange>},
    Technique{"random-tie-break", "Random tie-break", "Variety",
              "Lets chance choose among equally good moves, so that no two games need be alike; the same "
              "seed plays "
              "the same game.",
              "A python-chess assignment", "", Soundness::SoundWithoutTable, "", nullptr,
              [](const Techniques& t) { return t.tieChancePercent > 0; },
              [](Techniques& t, bool on) {
                  if (!on) t.tieChancePercent = 0;
                  if (on && t.tieChancePercent == 0) t.tieChancePercent = kDefaultTieChancePercent;
              }},
};

constexpr std::array kNumbers = {
    TechniqueNumber{"quiescence-plies", "Quiescence depth",
                    "Plies that quiescence may add to the depth; 0 switches it off.", 0, kAllPlies,
                    [](const Techniques& t) { return t.quiescencePlies; },
                    [](Techniques& t, int value) { t.quiescencePlies = value; }},
    TechniqueNumber{"tie-chance", "Tie chance",
                    "Chance in percent that a root move as good as the best so far replaces it.", 0, 100,
                    [](const Techniques& t) { return t.tieChancePercent; },
                    [](Techniques& t, int value) { t.tieChancePercent = value; }},
};

constexpr Techniques kEverythingOff = {.alphaBeta = false,
                                       .transpositionTable = false,
                                       .iterativeDeepening = false,
                                       .repetition = false,
                                       .ordering = Ordering::None,
                                       .quiescencePlies = 0,
                                       .tieChancePercent = 0};

constexpr Techniques withAlphaBeta(Techniques techniques) {
    techniques.alphaBeta = true;
    return techniques;
}

constexpr std::array kPresets = {
    Preset{"minimax", "Plain minimax", "Every move and every reply to the full depth, and nothing clever.",
           kEverythingOff},
    Preset{"alphabeta", "Alpha–beta alone", "The score of minimax, without the lines that cannot change it.",
           withAlphaBeta(kEverythingOff)},
    Preset{"full", "Everything", "All techniques together: the strongest play.", Techniques{}},
};

/// "a, b, c": the ids of a table's rows.
template <class Rows>
std::string idsOf(const Rows& rows) {
    std::string ids;
    for (const auto& row : rows) {
        if (!ids.empty()) ids += ", ";
        ids += row.id;
    }
    return ids;
}

}  // namespace

std::span<const Technique> allTechniques() { return kTechniques; }

const Technique* findTechnique(std::string_view id) {
    for (const Technique& technique : kTechniques)
        if (technique.id == id) return &technique;
    return nullptr;
}

Result<void> setTechnique(Techniques& techniques, std::string_view id, bool on) {
    const Technique* technique = findTechnique(id);
    if (technique == nullptr)
        return fail(fmt::format("There is no technique \"{}\"; choose among: {}.", id, idsOf(kTechniques)));
    technique->set(techniques, on);
    return {};
}

std::span<const TechniqueNumber> allTechniqueNumbers() { return kNumbers; }

std::span<const Preset> allPresets() { return kPresets; }

Result<Techniques> presetFromId(std::string_view id) {
    for (const Preset& preset : kPresets)
        if (preset.id == id) return preset.techniques;
    return fail(fmt::format("There is no preset \"{}\"; choose one of: {}.", id, idsOf(kPresets)));
}

}  // namespace plyglass
