// Position patterns for searches: material, pawns and single squares.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "app/services/library/find/game_replay.h"
#include "engine/chess/bitboard.h"

namespace plyglass {

/// Allowed number of pieces of a type.
struct PieceRange {
    int min = 0;
    int max = kAnyNumber;

    static constexpr int kAnyNumber = 16;
    friend bool operator==(const PieceRange&, const PieceRange&) = default;
};

/// One bishop each, on squares of different or equal colour.
enum class BishopPair : std::uint8_t { Any, Opposite, Same };

struct MaterialPattern {
    /// By colour and type, from Pawn to Queen.
    std::array<std::array<PieceRange, King>, kColors> pieces{};
    BishopPair bishops = BishopPair::Any;

    friend bool operator==(const MaterialPattern&, const MaterialPattern&) = default;
};

/// Pawn features of a side, on any squares.
enum class PawnFeature : std::uint8_t {
    Doubled,   ///< two pawns on a file
    Isolated,  ///< a pawn without own pawns on adjacent files
    Passed     ///< a pawn that no enemy pawn can stop or capture
};

struct PawnPattern {
    struct Feature {
        Color color = White;
        PawnFeature feature = PawnFeature::Doubled;
        friend bool operator==(const Feature&, const Feature&) = default;
    };
    /// A pawn of this colour on at least one of these squares.
    struct Somewhere {
        Color color = White;
        Bitboard squares = 0;
        friend bool operator==(const Somewhere&, const Somewhere&) = default;
    };

    std::array<Bitboard, kColors> required{};   ///< squares with a pawn of the colour
    std::array<Bitboard, kColors> forbidden{};  ///< squares without a pawn of the colour
    std::vector<Somewhere> somewhere = {};
    std::vector<Feature> features = {};

    friend bool operator==(const PawnPattern&, const PawnPattern&) = default;
};

/// Occupied squares; all others are ignored.
struct SquarePattern {
    std::array<std::array<Bitboard, kPieceTypes>, kColors> pieces{};  ///< these squares hold this piece
    std::array<Bitboard, kColors> anyPiece{};                         ///< these hold any piece of the colour
    Bitboard occupied = 0;                                            ///< these squares hold any piece
    Bitboard empty = 0;

    friend bool operator==(const SquarePattern&, const SquarePattern&) = default;
};

struct GamePattern {
    MaterialPattern material = {};
    PawnPattern pawns = {};
    SquarePattern squares = {};
    /// Also matches material and pawns with colours swapped and the board flipped; squares only as given.
    bool eitherColor = true;
    /// Minimum number of consecutive positions of the main line: 1 also matches in the middle of an exchange.
    int plies = 1;

    friend bool operator==(const GamePattern&, const GamePattern&) = default;
};

/// The pattern for the other side.
GamePattern withColorsSwapped(const GamePattern& pattern);

/// Whether the pieces of a position match the pattern, with colours as given.
bool matches(const GamePattern& pattern, const PieceSets& pieces);
/// False if no moves can lead to the pattern: pieces only become fewer, except for promotions.
bool canStillMatch(const MaterialPattern& material, const PieceSets& pieces);

/// Searches games for a pattern.
class PatternMatcher {
  public:
    explicit PatternMatcher(const GamePattern& pattern);

    /// Number of moves after which a game, from this start with these moves (two bytes each, as stored),
    /// first shows the pattern; for a minimum duration, the first of the positions. Empty if never. An
    /// unreadable move, as in damaged data, ends the game.
    std::optional<std::size_t> firstIn(const GameReplay& start, std::string_view moves) const;

  private:
    std::vector<GamePattern> m_views;  ///< as given, and with colours swapped if that counts
};

}  // namespace plyglass
