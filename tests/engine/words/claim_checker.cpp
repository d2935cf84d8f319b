#include "tests/engine/words/claim_checker.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <regex>
#include <stdexcept>

#include "engine/chess/san.h"
#include "tests/engine/chess/slow_rules.h"

namespace plyglass {

namespace {

using Match = std::smatch;

constexpr std::array<int, 6> kValues = {1, 3, 3, 5, 9, 0};
const std::map<std::string, int> kNames = {{"pawn", Pawn},  {"knight", Knight},  {"bishop", Bishop},
                                           {"rook", Rook},  {"queen", Queen},    {"king", King},
                                           {"pawns", Pawn}, {"knights", Knight}, {"bishops", Bishop},
                                           {"rooks", Rook}, {"queens", Queen}};

void demand(bool isTrue, const std::string& what) {
    if (!isTrue) throw std::runtime_error(what);
}

int squareOf(const std::string& name) { return (name[1] - '1') * 8 + name[0] - 'a'; }

/// Pieces of each kind that `side` has more than the other.
std::array<int, 5> surplus(const Position& position, Color side) {
    std::array<int, 5> counts{};
    const slow::Board board(position);
    for (const Piece piece : board.squares())
        if (piece != NoPiece && typeOf(piece) < King)
            counts[typeOf(piece)] += colorOf(piece) == side ? 1 : -1;
    return counts;
}

/// What the side to move can win by captures alone, in pawns, tried out one after the other.
int capturesGain(const Position& position, int alpha, int beta, int plies, int only = -1) {
    int best = 0;
    const slow::Board board(position);
    std::vector<std::pair<int, Move>> captures;
    for (const Move move : board.legalMoves()) {
        if (move.isCastling()) continue;
        const Piece taken = move.isEnPassant() ? BlackPawn : board.squares()[move.to()];
        int gain = taken == NoPiece ? 0 : kValues[typeOf(taken)];
        if (move.isPromotion() && move.promotionType() == Queen) gain += kValues[Queen] - 1;
        if (gain > 0 && (only < 0 || move.to() == only)) captures.push_back({gain, move});
    }
    std::stable_sort(captures.begin(), captures.end(), [](auto a, auto b) { return a.first > b.first; });
    for (const auto& [gain, move] : captures) {
        if (best >= beta || plies == 0) break;
        const int limit = std::max(alpha, best);
        best = std::max(
            best, gain - capturesGain(position.after(move), gain - beta, gain - limit, plies - 1, only));
    }
    return best;
}

/// One sentence's board: the position asked about, and its line.
class Sentence {
  public:
    Sentence(const Position& position, Move move)
        : m_asked(position), m_known{position, position.after(move)} {}

    /// "8…hxg5 9.Bxg5": from the position asked about, the one after the move, or one of a line read before.
    void walk(const std::string& text) {
        std::string why = "a line from nowhere";
        const std::vector<Position> starts = m_known;
        for (const Position& start : starts) {
            try {
                return walkFrom(start, text);
            } catch (const std::runtime_error& wrong) {
                if (why == "a line from nowhere" || m_line.size() > 1) why = wrong.what();
            }
        }
        demand(false, why);
    }

    const Position& asked() const { return m_asked; }
    const Position& start() const { return m_line.front(); }
    const Position& last() const { return m_line.back(); }
    const Position& before() const { return m_line[m_line.size() - 2]; }
    const std::vector<Position>& line() const { return m_line; }
    Move lastMove() const { return m_moves.back(); }
    bool beginsAsked() const { return start().key() == m_asked.key(); }
    /// The positions that a sentence without a line of its own may speak of.
    const std::vector<Position>& boards() const { return m_known; }

  private:
    void walkFrom(const Position& start, const std::string& text) {
        static const std::regex kNumbered(R"((\d+)(\.|…)(.+))");
        m_line = {start};
        m_moves.clear();
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find(' ', at), text.size());
            std::string word = text.substr(at, end - at);
            at = end + 1;
            const Position now = m_line.back();
            Match match;
            const bool isNumbered = std::regex_match(word, match, kNumbered);
            demand(isNumbered || m_line.size() > 1, "no number: " + word);
            if (isNumbered) {
                const Color side = match[2] == "." ? White : Black;
                demand(std::stoi(match[1]) == now.fullmoveNumber() && side == now.sideToMove(),
                       "wrong number: " + word);
                word = match[3].str();
            }
            const auto move = parseMove(now, word);
            demand(move.has_value(), "illegal: " + word);
            demand(toSan(now, *move) == word, "written otherwise: " + word);
            m_moves.push_back(*move);
            m_line.push_back(now.after(*move));
        }
        demand(m_line.size() > 1, "no line");
        m_known.insert(m_known.end(), m_line.begin() + 1, m_line.end());
    }

    Position m_asked;
    std::vector<Position> m_known;
    std::vector<Position> m_line;
    std::vector<Move> m_moves;
};

/// "a rook and 2 pawns".
std::array<int, 5> piecesIn(const std::string& text) {
    static const std::regex kPiece(R"((a|the|\d+) (pawns?|knights?|bishops?|rooks?|queens?))");
    std::array<int, 5> pieces{};
    for (std::sregex_iterator found(text.begin(), text.end(), kPiece), end; found != end; ++found) {
        const std::string count = (*found)[1];
        pieces[static_cast<std::size_t>(kNames.at((*found)[2]))] +=
            count == "a" || count == "the" ? 1 : std::stoi(count);
    }
    return pieces;
}

/// A bishop for a knight is no difference.
void cancelMinors(std::array<int, 5>& change) {
    int& knights = change[Knight];
    int& bishops = change[Bishop];
    while (knights * bishops < 0) {
        const int step = knights > 0 ? 1 : -1;
        knights -= step;
        bishops += step;
    }
}

void checkMaterial(Sentence& sentence, Color winner, const std::string& what) {
    std::array<int, 5> change = surplus(sentence.last(), winner);
    const auto before = surplus(sentence.asked(), winner);
    for (std::size_t i = 0; i < change.size(); ++i) change[i] -= before[i];
    cancelMinors(change);
    if (what == "the exchange") {
        const bool isExchange = change[Rook] == 1 && change[Knight] + change[Bishop] == -1 &&
                                change[Pawn] == 0 && change[Queen] == 0;
        return demand(isExchange, "not the exchange");
    }
    const std::size_t split = what.find(" for ");
    std::array<int, 5> claimed = piecesIn(what.substr(0, split));
    if (split != what.npos) {
        const auto given = piecesIn(what.substr(split));
        for (std::size_t i = 0; i < claimed.size(); ++i) claimed[i] -= given[i];
    }
    demand(claimed == change, "other pieces are counted");
}

void checkRest(const Position& position) {
    constexpr int kPlies = 6;
    demand(!slow::Board(position).isAttacked(position.king(position.sideToMove()), ~position.sideToMove()),
           "the line ends in check");
    demand(capturesGain(position, 0, 1, kPlies) == 0, "the line ends with something to take");
}

void gains(Sentence& sentence, const Match& match) {
    sentence.walk(match[3]);
    const Color mover = sentence.asked().sideToMove();
    const bool isLoss = match[1] == "Loses";
    demand(isLoss != sentence.beginsAsked(), "the line begins with the wrong side");
    checkMaterial(sentence, isLoss ? ~mover : mover, match[2]);
    checkRest(sentence.last());
}

void mates(Sentence& sentence, const Match& match) {
    sentence.walk(match[3]);
    const Position& last = sentence.last();
    const slow::Board board(last);
    demand(board.legalMoves().empty() && board.isAttacked(last.king(last.sideToMove()), ~last.sideToMove()),
           "no mate at the end");
    const Color mover = sentence.asked().sideToMove();
    demand((match[1] == "Allows mate") == (last.sideToMove() == mover), "the wrong side mates");
    demand(static_cast<int>(sentence.line().size()) / 2 == std::stoi(match[2]), "another number of moves");
}

void draws(Sentence& sentence, const Match& match) {
    sentence.walk(match[2]);
    const Position& last = sentence.last();
    const std::string rule = match[1];
    if (rule == "stalemate")
        demand(slow::Board(last).legalMoves().empty() && !last.inCheck(), "no stalemate");
    if (rule == "the fifty-move rule") demand(last.halfmoveClock() >= 100, "fewer than fifty moves");
    if (rule != "repetition" && rule != "perpetual check") return;
    const auto& line = sentence.line();
    const auto same = [&](const Position& position) { return position.key() == last.key(); };
    const auto first = std::find_if(line.begin(), line.end() - 1, same);
    demand(first != line.end() - 1 || rule == "repetition", "the line repeats nothing");
    const auto isChecked = [&](Color side) {
        return std::all_of(first + 1, line.end(), [side](const Position& position) {
            return position.sideToMove() != side || position.inCheck();
        });
    };
    demand(rule == "repetition" || isChecked(White) || isChecked(Black), "a move gives no check");
}

void tooLittle(Sentence& sentence, const Match& match) {
    sentence.walk(match[1]);
    int minors = 0;
    const slow::Board board(sentence.last());
    for (const Piece piece : board.squares()) {
        if (piece == NoPiece || typeOf(piece) == King) continue;
        demand(typeOf(piece) == Knight || typeOf(piece) == Bishop, "enough to mate");
        ++minors;
    }
    demand(minors <= 1 || !sentence.last().pieces(Knight), "enough to mate");
}

void promotes(Sentence& sentence, const Match& match) {
    sentence.walk(match[2]);
    const Color mover = sentence.asked().sideToMove();
    const Color by = match[1] == "Lets a pawn promote" ? ~mover : mover;
    std::optional<int> on;
    for (std::size_t i = 1; i < sentence.line().size(); ++i) {
        const Position& before = sentence.line()[i - 1];
        for (const Move move : slow::Board(before).legalMoves())
            if (move.isPromotion() && before.sideToMove() == by &&
                before.after(move).key() == sentence.line()[i].key())
                on = move.to();
    }
    demand(on.has_value(), "nobody promotes");
    const Piece piece = slow::Board(sentence.last()).squares()[static_cast<std::size_t>(*on)];
    demand(piece != NoPiece && colorOf(piece) == by, "the new piece is taken");
}

void fork(Sentence& sentence, const Match& match) {
    sentence.walk(match[1]);
    static const std::regex kPiece(R"(the (\w+) on ([a-h][1-8]))");
    const std::string list = match[2];
    const Square from = sentence.lastMove().to();
    int count = 0;
    for (std::sregex_iterator found(list.begin(), list.end(), kPiece), end; found != end; ++found, ++count) {
        const auto square = static_cast<Square>(squareOf((*found)[2]));
        demand(typeOf(sentence.last().pieceAt(square)) == kNames.at((*found)[1]),
               "another piece stands there");
        demand(colorOf(sentence.last().pieceAt(square)) == sentence.last().sideToMove(), "its own piece");
        demand(sentence.last().attackersTo(square, sentence.last().occupied()) & bitOf(from), "not attacked");
    }
    demand(count >= 2, "no two pieces");
}

/// On one of the boards that a sentence without a line speaks of, or along any line of the text so far.
template <class IsTrue>
void onSomeBoard(Sentence& sentence, const std::string& what, IsTrue isTrue) {
    const auto& boards = sentence.boards();
    demand(std::any_of(boards.begin(), boards.end(), isTrue), what);
}

bool standsOn(const Position& position, const std::string& piece, int square) {
    const Piece there = position.pieceAt(static_cast<Square>(square));
    return there != NoPiece && typeOf(there) == kNames.at(piece);
}

bool canBeTaken(const Position& position, const std::string& piece, int square) {
    if (!standsOn(position, piece, square)) return false;
    if (colorOf(position.pieceAt(static_cast<Square>(square))) == position.sideToMove()) return false;
    return capturesGain(position, 0, 1, 8, square) > 0;
}

bool isPinned(const Position& position, const std::string& piece, int square, int rear) {
    if (!standsOn(position, piece, square)) return false;
    const auto at = static_cast<Square>(square), behind = static_cast<Square>(rear);
    const Color owner = colorOf(position.pieceAt(at));
    if (position.pieceAt(behind) == NoPiece || colorOf(position.pieceAt(behind)) != owner) return false;
    const Bitboard without = position.occupied() & ~bitOf(at);
    const Bitboard through =
        position.attackersTo(behind, without) & ~position.attackersTo(behind, position.occupied());
    return (through & position.pieces(~owner)) != 0;
}

bool isTrapped(const Position& position, const std::string& piece, int square) {
    if (!standsOn(position, piece, square)) return false;
    const auto at = static_cast<Square>(square);
    if (colorOf(position.pieceAt(at)) != position.sideToMove()) return false;
    if (!(position.attackersTo(at, position.occupied()) & position.pieces(~position.sideToMove())))
        return false;
    const slow::Board board(position);
    for (const Move move : board.legalMoves()) {
        if (move.from() != at) continue;
        const Piece taken = board.squares()[move.to()];
        const int gain = taken == NoPiece ? 0 : kValues[typeOf(taken)];
        if (gain - capturesGain(position.after(move), -99, 99, 8, move.to()) > -1) return false;
    }
    return true;
}

struct Form {
    std::regex pattern;
    void (*check)(Sentence&, const Match&);
};

const std::vector<Form>& claims() {
    static const std::vector<Form> kClaims = {
        {std::regex(R"((Loses|Misses winning|Wins) (.+): (.+)\.)"), gains},
        {std::regex(R"((Allows mate|Misses mate|Mates) in (\d+): (.+)\.)"), mates},
        {std::regex(R"(Only a draw by (.+?): (.+)\.)"), draws},
        {std::regex(R"(Only a draw, since too little is left to give mate: (.+)\.)"), tooLittle},
        {std::regex(R"((Lets a pawn promote|Misses a promotion|Misses promoting|Promotes)[^:]*: (.+)\.)"),
         promotes},
        {std::regex(R"(The pawn on [a-h][1-8] cannot be stopped: (.+)\.)"),
         [](Sentence& s, const Match& m) { s.walk(m[1]); }},
        {std::regex(R"((.+) attacks (?:two|several) pieces at once: (.+)\.)"), fork},
        {std::regex(R"(The (\w+) on ([a-h][1-8]) can be taken\.)"),
         [](Sentence& s, const Match& m) {
             onSomeBoard(s, "it cannot be taken",
                         [&](const Position& p) { return canBeTaken(p, m[1], squareOf(m[2])); });
         }},
        {std::regex(R"(The (\w+) on ([a-h][1-8]) is trapped\.)"),
         [](Sentence& s, const Match& m) {
             onSomeBoard(s, "it is not trapped",
                         [&](const Position& p) { return isTrapped(p, m[1], squareOf(m[2])); });
         }},
        {std::regex(
             R"(The (\w+) on (\w\d) is pinned(?: to the king on |: behind it is the \w+ on )(\w\d)\.)"),
         [](Sentence& s, const Match& m) {
             onSomeBoard(s, "it is not pinned", [&](const Position& p) {
                 return isPinned(p, m[1], squareOf(m[2]), squareOf(m[3]));
             });
         }},
    };
    return kClaims;
}

/// Sentences about the way a line wins, held against the position after the move that they name.
const std::vector<Form>& ways() {
    static const auto attacks = [](const Position& position, int square) {
        return position.attackersTo(static_cast<Square>(square), position.occupied()) &
               position.pieces(~position.sideToMove());
    };
    static const std::vector<Form> kWays = {
        {std::regex(R"((.+) uncovers an attack on the (\w+) on ([a-h][1-8])\.)"),
         [](Sentence& s, const Match& m) {
             s.walk(m[1]);
             const int square = squareOf(m[3]);
             demand(standsOn(s.last(), m[2], square), "another piece stands there");
             demand(attacks(s.last(), square) & ~bitOf(s.lastMove().to()), "no other piece attacks it");
         }},
        {std::regex(R"((.+) is a (discovered|double) check\.)"),
         [](Sentence& s, const Match& m) {
             s.walk(m[1]);
             const Bitboard givers = attacks(s.last(), s.last().king(s.last().sideToMove()));
             demand(m[2] == "double" ? count(givers) == 2 : (givers & ~bitOf(s.lastMove().to())) != 0,
                    "no such check");
         }},
        {std::regex(
             R"((.+) attacks two pieces in a line: the (\w+) on (\w\d), and behind it the (\w+) on (..)\.)"),
         [](Sentence& s, const Match& m) {
             s.walk(m[1]);
             const int front = squareOf(m[3]), rear = squareOf(m[5]);
             demand(standsOn(s.last(), m[2], front) && standsOn(s.last(), m[4], rear),
                    "other pieces stand there");
             demand(between(s.lastMove().to(), static_cast<Square>(rear)) & bitOf(static_cast<Square>(front)),
                    "no line");
         }},
        {std::regex(R"((.+) takes the piece that guards ([a-h][1-8])\.)"),
         [](Sentence& s, const Match& m) {
             s.walk(m[1]);
             const auto square = static_cast<Square>(squareOf(m[2]));
             demand(s.before().attackersTo(square, s.before().occupied()) & bitOf(s.lastMove().to()),
                    "no guard");
         }},
        {std::regex(
             R"(The piece on ([a-h][1-8]) guards both ([a-h][1-8]) and ([a-h][1-8]), and cannot do both\.)"),
         [](Sentence& s, const Match& m) {
             onSomeBoard(s, "no such guard", [&](const Position& p) {
                 const Bitboard guard = bitOf(static_cast<Square>(squareOf(m[1])));
                 const auto guards = [&](int square) {
                     return (p.attackersTo(static_cast<Square>(square), p.occupied()) & guard) != 0;
                 };
                 return guards(squareOf(m[2])) && guards(squareOf(m[3]));
             });
         }},
        {std::regex(R"(After (.+) the guard on ([a-h][1-8]) may not take back: it is pinned to the king\.)"),
         [](Sentence& s, const Match& m) {
             s.walk(m[1]);
             for (const Move move : slow::Board(s.last()).legalMoves())
                 demand(move.from() != squareOf(m[2]) || move.to() != s.lastMove().to(), "it may take back");
         }},
    };
    return kWays;
}

const std::vector<Form>& forms() {
    static const std::vector<Form> kForms = [] {
        std::vector<Form> all = ways();
        all.insert(all.end(), claims().begin(), claims().end());
        return all;
    }();
    return kForms;
}

/// Sentences without a claim that the board could contradict.
const std::vector<std::regex>& others() {
    static const std::vector<std::regex> kOthers = {
        std::regex(R"(There is no single reason: the pieces stand better after .+\.)"),
        std::regex(R"(The king on [a-h][1-8] has no pawn in front of it: .+\.)"),
        std::regex(R"(The king is shut in on its first rank by its own pieces\.)"),
        std::regex(R"(Only a draw, as far as the search sees\.)"),
        std::regex(R"(Only a draw: the bishop does not guard the corner where the pawn would promote\.)"),
        std::regex(R"(Zugzwang: to pass would be better than any move\.)"),
        std::regex(R"((After|If|No threat|Its score|It ends|At depth|The search|The Syzygy|This level) .+)"),
        std::regex(R"((White|Black) (threatens|is to move) .+)"),
        std::regex(R"(.+ scores .+\.)")};
    return kOthers;
}

/// The number of a move has a full stop too, but no space after it.
std::vector<std::string> sentencesOf(const std::string& text) {
    std::vector<std::string> sentences;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(". ", at), text.size() - 1);
        sentences.push_back(text.substr(at, end - at + 1));
        at = end + 2;
    }
    return sentences;
}

}  // namespace

Claims checkClaims(const Position& position, Move move, const std::string& text) {
    Claims found;
    Sentence sentence(position, move);
    // Lines first: what has none of its own speaks of the line of a sentence after it.
    std::vector<std::string> all = sentencesOf(text);
    static const std::regex kLine(R"(.*: \d+(\.|…).*)");
    std::stable_partition(all.begin(), all.end(),
                          [](const std::string& one) { return std::regex_match(one, kLine); });
    for (const std::string& one : all) {
        Match match;
        const auto fits = [&](const Form& form) { return std::regex_match(one, match, form.pattern); };
        const auto isOther = [&](const std::regex& other) { return std::regex_match(one, other); };
        if (std::any_of(others().begin(), others().end(), isOther)) continue;
        ++found.checked;
        try {
            const auto form = std::find_if(forms().begin(), forms().end(), fits);
            demand(form != forms().end(), "a sentence of no known form");
            std::regex_match(one, match, form->pattern);
            form->check(sentence, match);
        } catch (const std::exception& wrong) {
            found.wrong.push_back(one + "  [" + wrong.what() + "]");
        }
    }
    return found;
}

}  // namespace plyglass
