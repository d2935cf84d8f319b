#include "tests/engine/words/claim_checker.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <regex>
#include <stdexcept>

#include "tests/engine/chess/slow_rules.h"
#include "tests/engine/words/quoted_line.h"
#include "tests/engine/words/slow_facts.h"

namespace plyglass {

namespace {

using slow::capturesGain;
using slow::squareNamed;
using slow::standsOn;
using slow::surplus;
using Match = std::smatch;

/// "a rook and 2 pawns".
std::array<int, 5> piecesIn(const std::string& text) {
    static const std::regex kPiece(R"((a|the|\d+) (pawns?|knights?|bishops?|rooks?|queens?))");
    std::array<int, 5> pieces{};
    for (std::sregex_iterator found(text.begin(), text.end(), kPiece), end; found != end; ++found) {
        const std::string count = (*found)[1];
        pieces[static_cast<std::size_t>(slow::pieceNamed((*found)[2]))] +=
            count == "a" || count == "the" ? 1 : std::stoi(count);
    }
    return pieces;
}

/// Bishop and knight count as equal.
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
    const bool isLoss = match[1] == "Loses";
    demand(isLoss != sentence.beginsAsked(), "the line begins with the wrong side");
    const Color mover = sentence.asked().sideToMove();
    checkMaterial(sentence, isLoss ? ~mover : mover, match[2]);
    checkRest(sentence.last());
}

void sacrifices(Sentence& sentence, const Match& match) {
    sentence.walk(match[2]);
    demand(sentence.line().size() == 3, "more than a move and a reply");
    checkMaterial(sentence, ~sentence.start().sideToMove(), match[1]);
    demand(capturesGain(sentence.last(), 0, 2, 6) <= 1, "it is taken back");
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
    demand(first != line.end() - 1, "the line repeats nothing");
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
    demand(on.has_value(), "no pawn promotes");
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
        const auto square = static_cast<Square>(squareNamed((*found)[2]));
        demand(typeOf(sentence.last().pieceAt(square)) == slow::pieceNamed((*found)[1]),
               "another piece stands there");
        demand(colorOf(sentence.last().pieceAt(square)) == sentence.last().sideToMove(), "its own piece");
        demand(sentence.last().attackersTo(square, sentence.last().occupied()) & bitOf(from), "not attacked");
    }
    demand(count >= 2, "no two pieces");
}

/// True on one of the boards of a sentence without a line, or along any line of the text so far.
template <class IsTrue>
void onSomeBoard(Sentence& sentence, const std::string& what, IsTrue isTrue) {
    const auto& boards = sentence.boards();
    demand(std::any_of(boards.begin(), boards.end(), isTrue), what);
}

/// As above, or on the board after the move that the sentence begins with: "After 4…Kf8: ".
template <class IsTrue>
void onNamedBoard(Sentence& sentence, const std::string& move, const std::string& what, IsTrue isTrue) {
    if (move.empty()) return onSomeBoard(sentence, what, isTrue);
    sentence.walk(move);
    demand(isTrue(sentence.last()), what);
}

struct Form {
    std::regex pattern;
    void (*check)(Sentence&, const Match&);
};

const std::vector<Form>& claims() {
    static const std::vector<Form> kClaims = {
        {std::regex(R"((Loses|Misses winning|Wins) (.+): (.+)\.)"), gains},
        {std::regex(R"(After (.+) the score is .+; with (.+) it is .+\.)"),
         [](Sentence& s, const Match& m) {
             s.walk(m[1]);
             s.walk(m[2]);
         }},
        {std::regex(R"((?:Its score is .+; )?(\d+(?:\.|…).+) scores .+\.)"),
         [](Sentence& s, const Match& m) { s.walk(m[1]); }},
        {std::regex(R"(Sacrifices (.+): (.+)\.)"), sacrifices},
        {std::regex(R"((Allows mate|Misses mate|Mates) in (\d+): (.+)\.)"), mates},
        {std::regex(R"(Only a draw by (.+?): (.+)\.)"), draws},
        {std::regex(R"(Only a draw, since too little is left to give mate: (.+)\.)"), tooLittle},
        {std::regex(R"((Lets a pawn promote|Misses a promotion|Misses promoting|Promotes)[^:]*: (.+)\.)"),
         promotes},
        {std::regex(R"(The pawn on ([a-h][1-8]) cannot be stopped: (.+)\.)"),
         [](Sentence& s, const Match& m) {
             s.walk(m[2]);
             demand(slow::runsThrough(s.start(), squareNamed(m[1])), "it can be stopped");
         }},
        {std::regex(R"((.+) attacks (?:two|several) pieces at once: (.+)\.)"), fork},
        {std::regex(R"(The (\w+) on ([a-h][1-8]) can be taken\.)"),
         [](Sentence& s, const Match& m) {
             onSomeBoard(s, "it cannot be taken",
                         [&](const Position& p) { return slow::canBeTaken(p, m[1], squareNamed(m[2])); });
         }},
        {std::regex(R"((?:After (.+): )?The (\w+) on ([a-h][1-8]) is trapped\.)"),
         [](Sentence& s, const Match& m) {
             onNamedBoard(s, m[1], "it is not trapped",
                          [&](const Position& p) { return slow::isTrapped(p, m[2], squareNamed(m[3])); });
         }},
        {std::regex("(?:After (.+): )?The (\\w+) on (\\w\\d) is pinned"
                    "(?: to the king on |: behind it is the \\w+ on )(\\w\\d)\\."),
         [](Sentence& s, const Match& m) {
             onNamedBoard(s, m[1], "it is not pinned", [&](const Position& p) {
                 return slow::isPinned(p, m[2], squareNamed(m[3]), squareNamed(m[4]));
             });
         }},
        {std::regex(R"(The king on ([a-h][1-8]) has no pawn in front of it: (.+)\.)"),
         [](Sentence& s, const Match& m) {
             s.walk(m[2]);
             demand(slow::isOpenKing(s.last(), squareNamed(m[1])), "a pawn stands there");
         }},
        {std::regex(R"(The king is shut in on its first rank by its own pieces\.)"),
         [](Sentence& s, const Match&) { onSomeBoard(s, "it is not shut in", slow::isShutIn); }},
        {std::regex(
             "Only a draw after (.+): the bishop does not guard the corner where the pawn would promote\\."),
         [](Sentence& s, const Match& m) {
             s.walk(m[1]);
             demand(slow::hasWrongBishop(s.last()), "no such bishop");
         }},
    };
    return kClaims;
}

/// Sentences about means of winning material, checked on the position after the move they name.
const std::vector<Form>& ways() {
    static const auto attacks = [](const Position& position, int square) {
        return position.attackersTo(static_cast<Square>(square), position.occupied()) &
               position.pieces(~position.sideToMove());
    };
    static const std::vector<Form> kWays = {
        {std::regex(R"((.+) uncovers an attack on the (\w+) on ([a-h][1-8])\.)"),
         [](Sentence& s, const Match& m) {
             s.walk(m[1]);
             const int square = squareNamed(m[3]);
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
             const int front = squareNamed(m[3]), rear = squareNamed(m[5]);
             demand(standsOn(s.last(), m[2], front) && standsOn(s.last(), m[4], rear),
                    "other pieces stand there");
             demand(between(s.lastMove().to(), static_cast<Square>(rear)) & bitOf(static_cast<Square>(front)),
                    "no line");
         }},
        {std::regex(R"((.+) takes the piece that guards ([a-h][1-8])\.)"),
         [](Sentence& s, const Match& m) {
             s.walk(m[1]);
             const auto square = static_cast<Square>(squareNamed(m[2]));
             demand(s.before().attackersTo(square, s.before().occupied()) & bitOf(s.lastMove().to()),
                    "no guard");
         }},
        {std::regex(
             R"((?:After (.+): )?The piece on (\w\d) guards both (\w\d) and (\w\d), and cannot do both\.)"),
         [](Sentence& s, const Match& m) {
             onNamedBoard(s, m[1], "no such guard", [&](const Position& p) {
                 const Bitboard guard = bitOf(static_cast<Square>(squareNamed(m[2])));
                 const auto guards = [&](int square) {
                     return (p.attackersTo(static_cast<Square>(square), p.occupied()) & guard) != 0;
                 };
                 return guards(squareNamed(m[3])) && guards(squareNamed(m[4]));
             });
         }},
        {std::regex(R"(After (.+) the guard on ([a-h][1-8]) may not take back: it is pinned to the king\.)"),
         [](Sentence& s, const Match& m) {
             s.walk(m[1]);
             for (const Move move : slow::Board(s.last()).legalMoves())
                 demand(move.from() != squareNamed(m[2]) || move.to() != s.lastMove().to(),
                        "it may take back");
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

/// Sentences without a verifiable claim.
const std::vector<std::regex>& others() {
    static const std::vector<std::regex> kOthers = {
        std::regex(R"(No single reason was found; the score is better for (White|Black) after .+\.)"),
        std::regex(R"(At the end of these two lines the classical evaluation differs most in “.+”\.)"),
        std::regex(R"(Only a draw, as far as the search sees\.)"),
        std::regex(R"(Zugzwang: to pass would be better than any move\.)"),
        std::regex(R"((If|It meets|No threat|It ends|At depth|The search|The Syzygy|This level) .+)"),
        std::regex(R"(The score is \S+\.)"),
        std::regex(R"((White|Black) (threatens|is to move) .+)")};
    return kOthers;
}

/// The full stop of a move number is not followed by a space.
std::vector<std::string> sentencesOf(const std::string& text) {
    std::vector<std::string> sentences;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(". ", at), text.size() - 1);
        sentences.push_back(text.substr(at, end - at + 1));
        at = end + 2;
    }
    return sentences;
}

/// Empty if the sentence is true on one of its possible boards.
std::string whatIsWrong(const Form& form, Sentence& sentence, const Match& match) {
    std::string why;
    const std::size_t boards = sentence.boards().size();
    for (std::size_t board = 0; board < std::min<std::size_t>(boards, 3); ++board) {
        try {
            sentence.tryFrom(board);
            form.check(sentence, match);
            return {};
        } catch (const std::exception& wrong) {
            if (why.empty()) why = wrong.what();
        }
    }
    return why;
}

}  // namespace

Claims checkClaims(const Position& position, Move move, const std::string& text) {
    Claims found;
    Sentence sentence(position, move);
    // Lines first: a sentence without a line may refer to that of a later one.
    std::vector<std::string> all = sentencesOf(text);
    static const std::regex kLine(R"((After .+ the score is|.*scores ).*|.*: \d+(\.|…).*)");
    std::stable_partition(all.begin(), all.end(),
                          [](const std::string& one) { return std::regex_match(one, kLine); });
    for (const std::string& one : all) {
        Match match;
        const auto fits = [&](const Form& form) { return std::regex_match(one, match, form.pattern); };
        const auto isOther = [&](const std::regex& other) { return std::regex_match(one, other); };
        if (std::any_of(others().begin(), others().end(), isOther)) continue;
        ++found.checked;
        const auto form = std::find_if(forms().begin(), forms().end(), fits);
        if (form == forms().end()) {
            found.wrong.push_back(one + "  [a sentence of no known form]");
        } else {
            std::regex_match(one, match, form->pattern);
            if (const std::string why = whatIsWrong(*form, sentence, match); !why.empty())
                found.wrong.push_back(one + "  [" + why + "]");
        }
    }
    return found;
}

}  // namespace plyglass
