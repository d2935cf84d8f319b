#include "engine/words/fact_words.h"

#include <algorithm>
#include <array>

#include "engine/chess/names.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

/// One sentence per piece type except the king, in the order of PieceType.
using OfPieces = std::array<const char*, 5>;

constexpr OfPieces kLoses = {
    translatable("Engine", "Loses a pawn: {}."), translatable("Engine", "Loses a knight: {}."),
    translatable("Engine", "Loses a bishop: {}."), translatable("Engine", "Loses a rook: {}."),
    translatable("Engine", "Loses the queen: {}.")};
constexpr OfPieces kMisses = {translatable("Engine", "Misses winning a pawn: {}."),
                              translatable("Engine", "Misses winning a knight: {}."),
                              translatable("Engine", "Misses winning a bishop: {}."),
                              translatable("Engine", "Misses winning a rook: {}."),
                              translatable("Engine", "Misses winning the queen: {}.")};
constexpr OfPieces kWins = {
    translatable("Engine", "Wins a pawn: {}."), translatable("Engine", "Wins a knight: {}."),
    translatable("Engine", "Wins a bishop: {}."), translatable("Engine", "Wins a rook: {}."),
    translatable("Engine", "Wins the queen: {}.")};
constexpr OfPieces kCanBeTaken = {translatable("Engine", "The pawn on {} can be taken."),
                                  translatable("Engine", "The knight on {} can be taken."),
                                  translatable("Engine", "The bishop on {} can be taken."),
                                  translatable("Engine", "The rook on {} can be taken."),
                                  translatable("Engine", "The queen on {} can be taken.")};
constexpr OfPieces kTrapped = {translatable("Engine", "The pawn on {} is trapped."),
                               translatable("Engine", "The knight on {} is trapped."),
                               translatable("Engine", "The bishop on {} is trapped."),
                               translatable("Engine", "The rook on {} is trapped."),
                               translatable("Engine", "The queen on {} is trapped.")};
constexpr OfPieces kPinnedToKing = {translatable("Engine", "The pawn on {} is pinned to the king on {}."),
                                    translatable("Engine", "The knight on {} is pinned to the king on {}."),
                                    translatable("Engine", "The bishop on {} is pinned to the king on {}."),
                                    translatable("Engine", "The rook on {} is pinned to the king on {}."),
                                    translatable("Engine", "The queen on {} is pinned to the king on {}.")};
constexpr OfPieces kPinned = {translatable("Engine", "The pawn on {} is pinned: behind it is {}."),
                              translatable("Engine", "The knight on {} is pinned: behind it is {}."),
                              translatable("Engine", "The bishop on {} is pinned: behind it is {}."),
                              translatable("Engine", "The rook on {} is pinned: behind it is {}."),
                              translatable("Engine", "The queen on {} is pinned: behind it is {}.")};

const char* sentenceOf(const OfPieces& sentences, PieceType type) {
    return sentences[std::min<std::size_t>(type, Queen)];
}

Text pieceOn(const Position& position, Square square) {
    constexpr std::array<const char*, 6> kPieces = {
        translatable("Engine", "the pawn on {}"),   translatable("Engine", "the knight on {}"),
        translatable("Engine", "the bishop on {}"), translatable("Engine", "the rook on {}"),
        translatable("Engine", "the queen on {}"),  translatable("Engine", "the king on {}")};
    return makeText(kPieces[std::min<std::size_t>(typeOf(position.pieceAt(square)), King)],
                    squareName(square));
}

Text pieceCount(PieceType type, int count) {
    switch (type) {
        case Queen:
            return makeCounted(count, "the queen", translatablePlural("Engine", "%n queens"));
        case Rook:
            return makeCounted(count, "a rook", translatablePlural("Engine", "%n rooks"));
        case Bishop:
            return makeCounted(count, "a bishop", translatablePlural("Engine", "%n bishops"));
        case Knight:
            return makeCounted(count, "a knight", translatablePlural("Engine", "%n knights"));
        default:
            return makeCounted(count, "a pawn", translatablePlural("Engine", "%n pawns"));
    }
}

/// "a knight, a bishop and 2 pawns".
Text listText(std::vector<Text> items) {
    if (items.size() < 2) return items.empty() ? Text() : items.front();
    const Text last = items.back();
    items.pop_back();
    return makeText(translatable("Engine", "{} and {}"), joinTexts(std::move(items), ", "), last);
}

bool isExchange(const std::vector<PieceType>& rook, const std::vector<PieceType>& minor) {
    return rook == std::vector{Rook} && (minor == std::vector{Knight} || minor == std::vector{Bishop});
}

/// A fact with its board, its moves as text and its point of view.
class FactSentence {
  public:
    FactSentence(const Fact& fact, const Position& position, Telling telling)
        : m_fact(fact),
          m_walk(position, fact.line),
          m_isMovers(fact.by == position.sideToMove()),
          m_isAgainst(telling == Telling::Against) {}

    Text text() const {
        switch (m_fact.kind) {
            case FactKind::Mate:
            case FactKind::BackRankMate:
                return mate();
            case FactKind::Material:
                return material();
            case FactKind::Promotion:
                return promotion();
            default:
                return m_fact.kind < FactKind::Material   ? draw()
                       : m_fact.kind < FactKind::Zugzwang ? way()
                                                          : other();
        }
    }

    /// Why a back-rank mate is mate, if mate and line are given elsewhere; empty for other mates.
    Text shutIn() const {
        return m_fact.kind != FactKind::BackRankMate
                   ? Text()
                   : makeText(
                         translatable("Engine", "The king is shut in on its first rank by its own pieces."));
    }

  private:
    /// Moves of the fact's line, starting at index `from`.
    std::string moves(int from) const {
        return lineToText(m_walk.at(from), m_walk.moves(from, m_walk.length()), m_fact.line.size());
    }
    /// The line; without its first move if the opponent gains.
    std::string line() const { return moves(m_isMovers ? 0 : 1); }
    /// The last of the first `plies` plies of the line, or all of them if the line does not begin with the
    /// move asked about.
    std::string upTo(int plies) const {
        const int from = m_isAgainst && m_isMovers ? 0 : plies - 1;
        return lineToText(m_walk.at(from), m_walk.moves(from, plies), m_fact.line.size());
    }
    std::string move() const { return upTo(m_fact.ply + 1); }
    std::string square(std::size_t index) const { return squareName(m_fact.squares[index]); }
    const Position& after() const { return m_walk.at(m_fact.ply + 1); }
    const Position& before() const { return m_walk.at(m_fact.ply); }
    /// The sentence for the gaining side: the move asked about, a better move, or the opponent.
    template <class Choice>
    Choice pick(Choice allows, Choice misses, Choice does) const {
        return !m_isAgainst ? does : m_isMovers ? misses : allows;
    }

    Text mate() const {
        const int count = (m_walk.length() + (m_isMovers ? 1 : 0)) / 2;
        return sentences({makeText(pick(translatable("Engine", "Allows mate in {}: {}."),
                                        translatable("Engine", "Misses mate in {}: {}."),
                                        translatable("Engine", "Mates in {}: {}.")),
                                   count, line()),
                          shutIn()});
    }

    Text material() const {
        if (isExchange(m_fact.won, m_fact.given))
            return makeText(pick(translatable("Engine", "Loses the exchange: {}."),
                                 translatable("Engine", "Misses winning the exchange: {}."),
                                 translatable("Engine", "Wins the exchange: {}.")),
                            line());
        if (m_fact.won.size() == 1 && m_fact.given.empty())
            return makeText(sentenceOf(pick(kLoses, kMisses, kWins), m_fact.won.front()), line());
        return makeText(
            pick(translatable("Engine", "Loses {}: {}."), translatable("Engine", "Misses winning {}: {}."),
                 translatable("Engine", "Wins {}: {}.")),
            materialText(m_fact.won, m_fact.given), line());
    }

    Text promotion() const {
        const PieceType piece = m_fact.line[static_cast<std::size_t>(m_fact.ply)].promotionType();
        if (piece != Queen)
            return makeText(pick(translatable("Engine", "Lets a pawn promote: {}."),
                                 translatable("Engine", "Misses a promotion: {}."),
                                 translatable("Engine", "Promotes a pawn: {}.")),
                            line());
        return makeText(pick(translatable("Engine", "Lets a pawn promote to a queen: {}."),
                             translatable("Engine", "Misses promoting to a queen: {}."),
                             translatable("Engine", "Promotes to a queen: {}.")),
                        line());
    }

    Text draw() const {
        const std::string shown = moves(0);
        switch (m_fact.kind) {
            case FactKind::Stalemate:
                return makeText(translatable("Engine", "Only a draw by stalemate: {}."), shown);
            case FactKind::Repetition:
                return makeText(
                    repeatsItself()
                        ? translatable("Engine", "Only a draw by repetition: {}.")
                        : translatable("Engine",
                                       "Only a draw: after {} a position of the game is there again."),
                    shown);
            case FactKind::Perpetual:
                return makeText(translatable("Engine", "Only a draw by perpetual check: {}."), shown);
            case FactKind::FiftyMoves:
                return makeText(translatable("Engine", "Only a draw by the fifty-move rule: {}."), shown);
            case FactKind::InsufficientMaterial:
                return makeText(
                    translatable("Engine", "Only a draw, since too little is left to give mate: {}."), shown);
            case FactKind::WrongBishop:
                return makeText(
                    translatable("Engine",
                                 "Only a draw after {}: the bishop does not guard the corner where the pawn "
                                 "would promote."),
                    shown);
            default:
                return makeText(translatable("Engine", "Only a draw, as far as the search sees."));
        }
    }

    bool repeatsItself() const {
        for (int ply = 0; ply < m_walk.length(); ++ply)
            if (m_walk.at(ply).key() == m_walk.last().key()) return true;
        return false;
    }

    /// A claim about the board after `plies` plies; names the moves if that is not the board asked about.
    Text onBoard(int plies, Text claim) const {
        if (plies <= (m_isMovers ? 0 : 1)) return claim;
        return makeText(translatable("Engine", "After {}: {}"), upTo(plies), std::move(claim));
    }

    Text pinned(const OfPieces& sentences, bool isKing) const {
        const PieceType type = typeOf(before().pieceAt(m_fact.squares[1]));
        return onBoard(m_fact.ply, makeText(sentenceOf(sentences, type), square(1),
                                            isKing ? Text{square(2)} : pieceOn(before(), m_fact.squares[2])));
    }

    Text fork() const {
        std::vector<Text> items;
        for (std::size_t i = 1; i < m_fact.squares.size(); ++i)
            items.push_back(pieceOn(after(), m_fact.squares[i]));
        const char* const sentence = items.size() == 2
                                         ? translatable("Engine", "{} attacks two pieces at once: {}.")
                                         : translatable("Engine", "{} attacks several pieces at once: {}.");
        return makeText(sentence, move(), listText(std::move(items)));
    }

    Text way() const {
        switch (m_fact.kind) {
            case FactKind::UnstoppablePawn:
                return makeText(translatable("Engine", "The pawn on {} cannot be stopped: {}."), square(0),
                                line());
            case FactKind::Hanging:
                return makeText(
                    sentenceOf(kCanBeTaken,
                               before().takenBy(m_fact.line[static_cast<std::size_t>(m_fact.ply)])),
                    square(0));
            case FactKind::TrappedPiece:
                return onBoard(
                    m_fact.ply + 1,
                    makeText(sentenceOf(kTrapped, typeOf(after().pieceAt(m_fact.squares[0]))), square(0)));
            case FactKind::AbsolutePin:
                return pinned(kPinnedToKing, true);
            case FactKind::RelativePin:
                return pinned(kPinned, false);
            case FactKind::Fork:
                return fork();
            case FactKind::PinnedGuard:
                return makeText(
                    translatable("Engine",
                                 "After {} the guard on {} may not take back: it is pinned to the king."),
                    move(), square(1));
            case FactKind::Skewer:
                return makeText(
                    translatable("Engine", "{} attacks two pieces in a line: {}, and behind it {}."), move(),
                    pieceOn(after(), m_fact.squares[1]), pieceOn(after(), m_fact.squares[2]));
            case FactKind::DiscoveredAttack:
                return makeText(translatable("Engine", "{} uncovers an attack on {}."), move(),
                                pieceOn(after(), m_fact.squares[1]));
            case FactKind::DiscoveredCheck:
                return makeText(translatable("Engine", "{} is a discovered check."), move());
            case FactKind::DoubleCheck:
                return makeText(translatable("Engine", "{} is a double check."), move());
            case FactKind::RemovedGuard:
                return makeText(translatable("Engine", "{} takes the piece that guards {}."), move(),
                                square(1));
            case FactKind::Sacrifice:
                return makeText(translatable("Engine", "Sacrifices {}: {}."),
                                materialText(m_fact.given, m_fact.won), line());
            default:
                return onBoard(
                    m_fact.ply,
                    makeText(
                        translatable("Engine", "The piece on {} guards both {} and {}, and cannot do both."),
                        square(0), square(1), square(2)));
        }
    }

    Text other() const {
        if (m_fact.kind == FactKind::Zugzwang)
            return makeText(translatable("Engine", "Zugzwang: to pass would be better than any move."));
        if (m_fact.kind == FactKind::OpenKing)
            return makeText(translatable("Engine", "The king on {} has no pawn in front of it: {}."),
                            square(0), moves(0));
        if (m_fact.line.empty()) return {};
        return makeText(m_fact.by == White ? translatable("Engine",
                                                          "No single reason was found; the score is "
                                                          "better for White after {}.")
                                           : translatable("Engine",
                                                          "No single reason was found; the score is "
                                                          "better for Black after {}."),
                        move());
    }

    const Fact& m_fact;
    LineWalk m_walk;
    bool m_isMovers;
    bool m_isAgainst;
};

}  // namespace

Text factText(const Fact& fact, const Position& position, Telling telling) {
    return FactSentence(fact, position, telling).text();
}

Text factsText(const std::vector<Fact>& facts, const Position& position, Telling telling) {
    std::vector<Text> texts;
    texts.reserve(facts.size());
    for (const Fact& fact : facts) texts.push_back(factText(fact, position, telling));
    return sentences(std::move(texts));
}

Text mateReasonText(const Fact& mate, const Position& position) {
    return FactSentence(mate, position, Telling::Against).shutIn();
}

Text piecesText(const std::vector<PieceType>& pieces) {
    std::vector<Text> items;
    for (const PieceType type : {Queen, Rook, Bishop, Knight, Pawn})
        if (const auto count = std::count(pieces.begin(), pieces.end(), type); count > 0)
            items.push_back(pieceCount(type, static_cast<int>(count)));
    return listText(std::move(items));
}

Text materialText(const std::vector<PieceType>& won, const std::vector<PieceType>& given) {
    if (isExchange(won, given)) return makeText(translatable("Engine", "the exchange"));
    if (given.empty()) return piecesText(won);
    return makeText(translatable("Engine", "{} for {}"), piecesText(won), piecesText(given));
}

Text sentences(std::vector<Text> texts) { return joinTexts(std::move(texts), " "); }

}  // namespace plyglass
