// What a position must look like for a search to find it: which pieces there are, how the pawns stand, and
// what stands on single squares.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "app/services/library/game_replay.h"
#include "engine/chess/bitboard.h"

namespace plyglass {

/// How many pieces of a kind there may be.
struct PieceRange {
    int min = 0;
    int max = kAnyNumber;

    static constexpr int kAnyNumber = 16;
    friend bool operator==(const PieceRange&, const PieceRange&) = default;
};

/// One bishop each, on squares of different colours or of the same.
enum class BishopPair : std::uint8_t { Any, Opposite, Same };

struct MaterialPattern {
    /// By colour and kind, from Pawn to Queen.
    std::array<std::array<PieceRange, King>, kColors> pieces{};
    BishopPair bishops = BishopPair::Any;

    friend bool operator==(const MaterialPattern&, const MaterialPattern&) = default;
};

/// What a side's pawns can have about them, wherever they stand.
enum class PawnFeature : std::uint8_t {
    Doubled,   ///< two on a file
    Isolated,  ///< one without a pawn of its own side on the files beside it
    Passed     ///< one that no enemy pawn can stop or take on its way
};

struct PawnPattern {
    struct Feature {
        Color color = White;
        PawnFeature feature = PawnFeature::Doubled;
        friend bool operator==(const Feature&, const Feature&) = default;
    };
    /// A pawn of this colour on one of these squares at least.
    struct Somewhere {
        Color color = White;
        Bitboard squares = 0;
        friend bool operator==(const Somewhere&, const Somewhere&) = default;
    };

    std::array<Bitboard, kColors> required{};   ///< squares that all hold a pawn of the colour
    std::array<Bitboard, kColors> forbidden{};  ///< squares that hold none of the colour
    std::vector<Somewhere> somewhere = {};
    std::vector<Feature> features = {};

    friend bool operator==(const PawnPattern&, const PawnPattern&) = default;
};

/// Squares with something on them; any others do not matter.
struct SquarePattern {
    std::array<std::array<Bitboard, kPieceTypes>, kColors> pieces{};  ///< this piece stands on all of these
    std::array<Bitboard, kColors> anyPiece{};                         ///< some piece of the colour does
    Bitboard occupied = 0;                                            ///< some piece of either colour does
    Bitboard empty = 0;

    friend bool operator==(const SquarePattern&, const SquarePattern&) = default;
};

struct GamePattern {
    MaterialPattern material = {};
    PawnPattern pawns = {};
    SquarePattern squares = {};
    /// Material and pawns also with the colours swapped and the board turned round; squares are as drawn.
    bool eitherColor = true;
    /// It must be so in this many positions of the main line in a row: 1 also finds what lasts only until a
    /// piece is taken back.
    int plies = 1;

    friend bool operator==(const GamePattern&, const GamePattern&) = default;
};

/// The same for the other side.
GamePattern withColorsSwapped(const GamePattern& pattern);

/// Whether the pieces of a position are as the pattern says, with the colours as written.
bool matches(const GamePattern& pattern, const PieceSets& pieces);
/// False if no moves from here can bring what the pattern asks for: pieces only become fewer, but for pawns
/// that promote.
bool canStillMatch(const MaterialPattern& material, const PieceSets& pieces);

/// Looks for a pattern in games, one after another.
class PatternMatcher {
  public:
    explicit PatternMatcher(const GamePattern& pattern);

    /// After how many moves a game that begins so and goes on with these moves (two bytes each, as the
    /// library keeps them) shows the pattern first; where it must last, the first position counts. Nothing if
    /// it never does. What does not read as a move, as damage may bring about, ends the game.
    std::optional<std::size_t> firstIn(const GameReplay& start, std::string_view moves) const;

  private:
    std::vector<GamePattern> m_views;  ///< as written, and the other way round if that counts too
};

}  // namespace plyglass
