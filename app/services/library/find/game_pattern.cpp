#include "app/services/library/find/game_pattern.h"

#include <algorithm>
#include <bit>

#include "app/services/library/store/stored_game.h"

namespace plyglass {

namespace {

/// The squares from the other side's view.
Bitboard turned(Bitboard squares) { return __builtin_bswap64(squares); }

bool matchesBishops(BishopPair pair, const PieceSets& pieces) {
    if (pair == BishopPair::Any) return true;
    const Bitboard white = pieces.of(White, Bishop);
    const Bitboard black = pieces.of(Black, Bishop);
    if (count(white) != 1 || count(black) != 1) return false;
    const bool isSame = ((white & kDarkSquares) != 0) == ((black & kDarkSquares) != 0);
    return isSame == (pair == BishopPair::Same);
}

bool matchesMaterial(const MaterialPattern& material, const PieceSets& pieces) {
    for (const Color color : {White, Black})
        for (int type = Pawn; type < King; ++type) {
            const PieceRange range = material.pieces[color][type];
            const int there = count(pieces.of(color, static_cast<PieceType>(type)));
            if (there < range.min || there > range.max) return false;
        }
    return matchesBishops(material.bishops, pieces);
}

/// The set extended to adjacent files.
Bitboard withNeighbours(Bitboard squares) {
    return squares | (squares & ~kFileA) >> 1 | (squares & ~kFileH) << 1;
}

/// All squares above the given ones, on the same files.
Bitboard above(Bitboard squares) {
    squares <<= 8;
    squares |= squares << 8;
    squares |= squares << 16;
    return squares | squares << 32;
}

/// For pawns that move upwards.
bool hasFeature(PawnFeature feature, Bitboard own, Bitboard enemy) {
    const Bitboard behind = turned(above(turned(own)));
    switch (feature) {
        case PawnFeature::Doubled:
            return (own & above(own)) != 0;
        case PawnFeature::Isolated: {
            const Bitboard files = own | above(own) | behind;
            const Bitboard beside = (files & ~kFileA) >> 1 | (files & ~kFileH) << 1;
            return (own & ~beside) != 0;
        }
        case PawnFeature::Passed: {
            // Squares from which an enemy pawn, moving down, would meet or capture a pawn moving up.
            const Bitboard stopped = turned(above(turned(withNeighbours(enemy))));
            return (own & ~stopped & ~behind) != 0;
        }
    }
    return false;
}

bool matchesFeature(PawnPattern::Feature wanted, const PieceSets& pieces) {
    const Bitboard own = pieces.of(wanted.color, Pawn);
    const Bitboard enemy = pieces.of(~wanted.color, Pawn);
    return wanted.color == White ? hasFeature(wanted.feature, own, enemy)
                                 : hasFeature(wanted.feature, turned(own), turned(enemy));
}

bool matchesPawns(const PawnPattern& pattern, const PieceSets& pieces) {
    for (const Color color : {White, Black}) {
        const Bitboard pawns = pieces.of(color, Pawn);
        if ((pawns & pattern.required[color]) != pattern.required[color]) return false;
        if ((pawns & pattern.forbidden[color]) != 0) return false;
    }
    return std::all_of(pattern.somewhere.begin(), pattern.somewhere.end(),
                       [&](const PawnPattern::Somewhere& wanted) {
                           return (pieces.of(wanted.color, Pawn) & wanted.squares) != 0;
                       }) &&
           std::all_of(pattern.features.begin(), pattern.features.end(),
                       [&](PawnPattern::Feature wanted) { return matchesFeature(wanted, pieces); });
}

Bitboard allOf(Color color, const PieceSets& pieces) {
    Bitboard squares = 0;
    for (int type = Pawn; type <= King; ++type) squares |= pieces.of(color, static_cast<PieceType>(type));
    return squares;
}

bool matchesSquares(const SquarePattern& pattern, const PieceSets& pieces) {
    for (const Color color : {White, Black})
        for (int type = Pawn; type <= King; ++type)
            if ((pattern.pieces[color][type] & ~pieces.of(color, static_cast<PieceType>(type))) != 0)
                return false;
    const Bitboard white = allOf(White, pieces);
    const Bitboard black = allOf(Black, pieces);
    return (pattern.anyPiece[White] & ~white) == 0 && (pattern.anyPiece[Black] & ~black) == 0 &&
           (pattern.occupied & ~(white | black)) == 0 && (pattern.empty & (white | black)) == 0;
}

}  // namespace

GamePattern withColorsSwapped(const GamePattern& pattern) {
    GamePattern other = pattern;
    std::swap(other.material.pieces[White], other.material.pieces[Black]);
    for (const Color color : {White, Black}) {
        other.pawns.required[color] = turned(pattern.pawns.required[~color]);
        other.pawns.forbidden[color] = turned(pattern.pawns.forbidden[~color]);
    }
    for (auto& wanted : other.pawns.somewhere) wanted = {~wanted.color, turned(wanted.squares)};
    for (auto& wanted : other.pawns.features) wanted.color = ~wanted.color;
    return other;
}

bool matches(const GamePattern& pattern, const PieceSets& pieces) {
    return matchesPawns(pattern.pawns, pieces) && matchesMaterial(pattern.material, pieces) &&
           matchesSquares(pattern.squares, pieces);
}

bool canStillMatch(const MaterialPattern& material, const PieceSets& pieces) {
    for (const Color color : {White, Black}) {
        // Pawns that must remain, and those that must promote to the missing pieces.
        int pawns = material.pieces[color][Pawn].min;
        for (int type = Knight; type < King; ++type)
            pawns += std::max(
                0, material.pieces[color][type].min - count(pieces.of(color, static_cast<PieceType>(type))));
        if (pawns > count(pieces.of(color, Pawn))) return false;
    }
    return true;
}

PatternMatcher::PatternMatcher(const GamePattern& pattern) : m_views{pattern} {
    const GamePattern other = withColorsSwapped(pattern);
    if (pattern.eitherColor && other != pattern) m_views.push_back(other);
}

std::optional<std::size_t> PatternMatcher::firstIn(const GameReplay& start, std::string_view moves) const {
    struct Course {
        bool holds = false;
        int plies = 0;  ///< number of consecutive positions so far
    };
    std::array<Course, kColors> courses;
    const bool watchesSquares = m_views.front().squares != SquarePattern{};
    GameReplay game = start;
    const std::size_t size = moves.size() / 2;
    for (std::size_t ply = 0;; ++ply) {
        const auto change = ply == 0 ? GameReplay::Change::Material : game.lastChange();
        bool isReachable = change != GameReplay::Change::Material;
        for (std::size_t i = 0; i < m_views.size(); ++i) {
            Course& course = courses[i];
            if (watchesSquares || change != GameReplay::Change::Nothing)
                course.holds = matches(m_views[i], game.pieces());
            course.plies = course.holds ? course.plies + 1 : 0;
            if (course.holds && course.plies >= m_views[i].plies)
                return ply + 1 - static_cast<std::size_t>(course.plies);
            isReachable = isReachable || canStillMatch(m_views[i].material, game.pieces());
        }
        if (!isReachable || ply == size || !game.play(moveOfBytes(moves, ply))) return std::nullopt;
    }
}

}  // namespace plyglass
