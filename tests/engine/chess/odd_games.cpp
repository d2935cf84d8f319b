// See odd_games.h.
#include "tests/engine/chess/odd_games.h"

#include <fmt/format.h>

#include <array>
#include <iterator>
#include <string_view>

#include "engine/base/random.h"
#include "engine/chess/chess960.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/chess/pgn_comment.h"
#include "tests/engine/chess/random_games.h"

namespace plyglass {

namespace {

constexpr std::array kComments{
    "good",
    "one\ntwo",
    "with } brace\nand another",
    "a  b",
    "with } brace",
    "% percent",
    "ends with ;",
    "(round) [square]",
    "\xC3\xA9t\xC3\xA9",
    "a comment that is long enough to need a second line and perhaps even a third one [x] %y"};

constexpr std::array kCommands{"[%cal Ge2e4,Rd8h4]", "[%csl Rd5]", "[%emt 0:00:03]", "[%foo  two  blanks]",
                               "[%evp 0,12,30]"};

template <class List>
auto anyOf(const List& list, Random& random) {
    return list[random.below(std::size(list))];
}

void addRemarks(GameNode& node, Random& random) {
    if (random.chance(20)) node.comment = anyOf(kComments, random);
    if (random.chance(10)) node.nags.push_back(static_cast<int>(1 + random.below(20)));
    if (random.chance(10)) node.evalCp = static_cast<int>(random.below(2000)) - 1000;
    if (random.chance(10)) node.nodes = random.next();
    if (random.chance(5)) node.commands.emplace_back(anyOf(kCommands, random));
}

void addTags(Game& game, Random& random) {
    constexpr std::array kNames{"White", "Black", "Event", "Site", "X-Unknown", "PlyglassSeed", "Annotator"};
    constexpr std::array kValues{"Deep Thought",   "M\xC3\xBCller, K.", "a \"quoted\" name",
                                 "back\\slash",    "two  blanks",       "]",
                                 "{not a comment}"};
    for (const char* name : kNames)
        if (random.chance(60)) game.setTag(name, anyOf(kValues, random));
}

/// Writes a game in odd spellings, limited to what readers must tolerate.
class OddWriter {
  public:
    explicit OddWriter(std::uint64_t seed) : m_random(seed) {
        m_newline = anyOf(std::array{"\n", "\r\n", "\n"}, m_random);
    }

    std::string write(const Game& game) {
        if (m_random.chance(20)) line("% a line that no reader sees");
        writeTags(game);
        writeBlank();
        writeContinuation(game.root());
        return m_text + std::string(toPgn(game.outcomeAt(game.mainLineEnd()).result)) + m_newline;
    }

  private:
    void line(std::string_view text) {
        m_text += text;
        m_text += m_newline;
    }

    void writeBlank() {
        if (m_random.chance(80)) {
            m_text += m_random.chance(10) ? "  " : " ";
        } else {
            m_text += m_newline;
            if (m_random.chance(5)) line("% 1. a4 {escaped}");
        }
    }

    void writeTags(const Game& game) {
        for (const auto& [name, value] : game.tags()) writeTag(name, value);
        writeTag("Result", toPgn(game.outcomeAt(game.mainLineEnd()).result));
        if (!(game.startPosition() == Position::start())) {
            writeTag("SetUp", "1");
            writeTag("FEN", toFen(game.startPosition()));
        }
        line("");
    }

    void writeTag(std::string_view name, std::string_view value) {
        std::string escaped;
        for (const char c : value) {
            if (c == '"' || c == '\\') escaped += '\\';
            escaped += c;
        }
        line(m_random.chance(20) ? fmt::format("[ {}\t \"{}\" ]", name, escaped)
                                 : fmt::format("[{} \"{}\"]", name, escaped));
    }

    void writeContinuation(const GameNode* node) {
        while (!node->children().empty()) {
            const auto& children = node->children();
            node = children.front().get();
            writeMove(*node);
            for (std::size_t i = 1; i < children.size(); ++i) {
                m_text += m_random.chance(50) ? "( " : "(";
                m_isNumberDue = true;
                writeMove(*children[i]);
                writeContinuation(children[i].get());
                m_text += ')';
                writeBlank();
                m_isNumberDue = true;
            }
        }
    }

    void writeMove(const GameNode& node) {
        writeNumber(node.parent()->position());
        m_text += spelled(node.san());
        writeNags(node);
        writeBlank();
        writeComments(node);
    }

    void writeNumber(const Position& before) {
        const bool isWhite = before.sideToMove() == White;
        const bool isWritten = isWhite || m_isNumberDue ? m_random.chance(95) : m_random.chance(5);
        m_isNumberDue = false;
        if (!isWritten) return;
        constexpr std::array kWhiteDots{".", ". ", " . "};
        constexpr std::array kBlackDots{"...", "... ", ".. ", "\xE2\x80\xA6"};
        m_text += fmt::format("{}{}", before.fullmoveNumber(),
                              isWhite ? anyOf(kWhiteDots, m_random) : anyOf(kBlackDots, m_random));
    }

    std::string spelled(std::string san) {
        if (m_random.chance(10) && (san.ends_with('+') || san.ends_with('#'))) san.pop_back();
        if (m_random.chance(20) && san.starts_with("O-O"))
            for (char& c : san) c = c == 'O' ? '0' : c;
        const std::size_t promotion = san.find('=');
        if (promotion != san.npos && m_random.chance(30)) san.erase(promotion, 1);
        const std::size_t capture = san.find('x');
        if (capture != san.npos && m_random.chance(10)) san.replace(capture, 1, ":");
        if (m_random.chance(5) && san.starts_with('N')) san.replace(0, 1, "\xE2\x99\x98");
        return san;
    }

    void writeNags(const GameNode& node) {
        constexpr std::array kGlyphs{"!", "?", "!!", "??", "!?", "?!"};
        for (const int nag : node.nags) {
            const bool isSign = nag >= 1 && nag <= 6 && node.nags.size() == 1 && m_random.chance(50);
            m_text += isSign ? anyGlyph(kGlyphs, nag) : fmt::format(" ${}", nag);
        }
    }

    static std::string anyGlyph(const std::array<const char*, 6>& glyphs, int nag) {
        return glyphs.at(static_cast<std::size_t>(nag - 1));
    }

    void writeComments(const GameNode& node) {
        if (const std::string commands = commandsOf(node); !commands.empty()) writeComment(commands);
        for (const std::string_view comment : splitComments(node.comment)) writeComment(comment);
    }

    void writeComment(std::string_view text) {
        m_isNumberDue = true;
        const bool needsSemicolon = text.find('}') != text.npos;
        if (needsSemicolon || m_random.chance(10)) {
            line(fmt::format(";{}{}", m_random.chance(50) ? " " : "", text));
        } else {
            const std::string_view margin = m_random.chance(30) ? " " : "";
            m_text += fmt::format("{{{0}{1}{0}}}", margin, text);
            writeBlank();
        }
    }

    Random m_random;
    std::string m_newline;
    std::string m_text;
    bool m_isNumberDue = true;
};

/// Windows-1252 if the text has no other characters; otherwise unchanged.
std::string inLatin1(const std::string& utf8) {
    std::string latin;
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const auto lead = static_cast<unsigned char>(utf8[i]);
        if (lead < 0x80) {
            latin += utf8[i];
        } else if ((lead == 0xC2 || lead == 0xC3) && i + 1 < utf8.size()) {
            latin += static_cast<char>((lead & 3) << 6 | (static_cast<unsigned char>(utf8[++i]) & 0x3F));
        } else {
            return utf8;
        }
    }
    return latin;
}

}  // namespace

Game oddGame(std::uint64_t seed) {
    Random random(seed);
    Game game(random.chance(50) ? Position::start() : chess960Start(static_cast<int>(random.below(960))));
    for (int step = 0; step < 120; ++step) {
        for (auto back = random.below(10) / 7; back > 0; --back) game.goBack();
        const MoveList moves = legalMoves(game.position());
        if (moves.empty()) continue;
        if (!game.addMove(moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.size())))]))
            continue;
        addRemarks(*game.current(), random);
    }
    addTags(game, random);
    return game;
}

Game withoutVariations(const Game& game) {
    Game plain(game.startPosition());
    for (const auto& [name, value] : game.tags()) plain.setTag(name, value);
    for (const GameNode* node : nodesTo(game.mainLineEnd())) {
        if (!plain.addMove(node->move())) return plain;
        static_cast<Remarks&>(*plain.current()) = node->remarks();
    }
    return plain;
}

std::string oddText(const Game& game, std::uint64_t seed) {
    Random random(seed);
    const std::string text = OddWriter(random.next()).write(game);
    if (random.chance(20)) return inLatin1(text);
    return random.chance(20) ? "\xEF\xBB\xBF" + text : text;
}

}  // namespace plyglass
