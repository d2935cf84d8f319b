#include "engine/knowledge/endgames/endgame_material.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "engine/base/text.h"

namespace plyglass {

namespace {

constexpr std::string_view kLetters = "PNBRQK";
constexpr std::array kOtherTypes = {Queen, Rook, Bishop, Knight, Pawn};

Piece turned(Piece piece) { return makePiece(~colorOf(piece), typeOf(piece)); }

/// Men of a colour except the king, strongest first.
std::vector<PieceType> othersOf(std::span<const Piece> men, Color color) {
    std::vector<PieceType> types;
    for (const Piece piece : men)
        if (colorOf(piece) == color && typeOf(piece) != King) types.push_back(typeOf(piece));
    std::sort(types.begin(), types.end(), std::greater());
    return types;
}

bool isBlackStronger(std::span<const Piece> men) {
    const auto white = othersOf(men, White);
    const auto black = othersOf(men, Black);
    return std::tuple(black.size(), black) > std::tuple(white.size(), white);
}

/// Position of a man in the material order.
int placeOf(Piece piece) {
    if (typeOf(piece) == King) return colorOf(piece);
    return 2 + colorOf(piece) * kPieceTypes + (Queen - typeOf(piece));
}

}  // namespace

EndgameArrangement EndgameArrangement::of(std::span<const Piece> men) {
    EndgameArrangement arrangement;
    arrangement.isTurned = isBlackStronger(men);
    const auto pieceAt = [&](int i) { return arrangement.isTurned ? turned(men[i]) : men[i]; };
    const int size = static_cast<int>(men.size());
    const auto end = arrangement.from.begin() + size;
    std::iota(arrangement.from.begin(), end, 0);
    std::stable_sort(arrangement.from.begin(), end,
                     [&](int a, int b) { return placeOf(pieceAt(a)) < placeOf(pieceAt(b)); });
    arrangement.material.m_size = size;
    for (int i = 0; i < size; ++i) arrangement.material.m_men[i] = pieceAt(arrangement.from[i]);
    return arrangement;
}

EndgameArrangement EndgameArrangement::exchanged() const {
    return {material, !isTurned, {from[1], from[0], from[3], from[2]}};
}

Result<EndgameMaterial> EndgameMaterial::fromName(std::string_view name) {
    const std::size_t second = name.find('K', 1);
    bool isName = name.starts_with('K') && second != name.npos && name.size() <= kMaxEndgameMen;
    std::vector<Piece> men;
    for (std::size_t i = 0; isName && i < name.size(); ++i) {
        const std::size_t type = kLetters.find(name[i]);
        isName = type != kLetters.npos && (name[i] != 'K' || i == 0 || i == second);
        if (isName) men.push_back(makePiece(i < second ? White : Black, static_cast<PieceType>(type)));
    }
    if (!isName)
        return fail(
            translatable("Engine", "{} is not an ending of at most {} pieces; write it like KRK or KQKR."),
            quoted(name), kMaxEndgameMen);
    return EndgameArrangement::of(men).material;
}

std::string EndgameMaterial::name() const {
    std::string name;
    for (const Color color : {White, Black})
        for (int man = 0; man < m_size; ++man)
            if (colorOf(m_men[man]) == color) name += kLetters[typeOf(m_men[man])];
    return name;
}

bool EndgameMaterial::hasPawns() const {
    return std::any_of(m_men.begin(), m_men.begin() + m_size,
                       [](Piece piece) { return typeOf(piece) == Pawn; });
}

bool EndgameMaterial::isSymmetric() const {
    const std::span men(m_men.data(), static_cast<std::size_t>(m_size));
    return othersOf(men, White) == othersOf(men, Black);
}

bool EndgameMaterial::hasEnPassant() const {
    return m_size == kMaxEndgameMen && m_men[2] == WhitePawn && m_men[3] == BlackPawn;
}

bool canMate(const EndgameMaterial& material) {
    const bool isMinorAlone =
        material.size() == 3 && (typeOf(material[2]) == Bishop || typeOf(material[2]) == Knight);
    return material.size() > 2 && !isMinorAlone;
}

std::vector<EndgameMaterial> allEndgames() {
    std::vector<EndgameMaterial> all = {EndgameMaterial()};
    const auto add = [&](std::initializer_list<Piece> others) {
        std::vector<Piece> men = {WhiteKing, BlackKing};
        men.insert(men.end(), others);
        all.push_back(EndgameArrangement::of(men).material);
    };
    for (const PieceType first : kOtherTypes) {
        add({makePiece(White, first)});
        for (const PieceType second : kOtherTypes) {
            if (second > first) continue;
            add({makePiece(White, first), makePiece(White, second)});
            add({makePiece(White, first), makePiece(Black, second)});
        }
    }
    const auto pawnsOf = [](const EndgameMaterial& material) {
        int pawns = 0;
        for (int man = 0; man < material.size(); ++man) pawns += typeOf(material[man]) == Pawn;
        return pawns;
    };
    std::stable_sort(all.begin(), all.end(), [&](const auto& a, const auto& b) {
        return std::tuple(a.size(), pawnsOf(a)) < std::tuple(b.size(), pawnsOf(b));
    });
    return all;
}

}  // namespace plyglass
