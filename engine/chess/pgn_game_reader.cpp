// See pgn_game_reader.h.
#include "engine/chess/pgn_game_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/base/text.h"
#include "engine/chess/pgn_comment.h"
#include "engine/chess/pgn_result.h"
#include "engine/chess/pgn_signs.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

using Kind = PgnToken::Kind;

/// Beyond any game or opening book; protects the memory against hostile text.
constexpr int kMaxNodes = 200'000;
/// Plies of a line. Under the seventy-five-move rule the longest game has 11 797.
constexpr int kMaxPlies = 12'000;
constexpr std::size_t kMaxNesting = 500;

bool isNullMove(std::string_view word) {
    return word == "--" || word == "Z0" || word == "0000" || word == "@@@@" || word == "null";
}

/// Text made safe for a comment: no braces, which would end it, and no commands, which would apply to the
/// move before.
std::string asComment(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isCommand = text[i] == '%' && i > 0 && text[i - 1] == '[';
        if (text[i] != '{' && text[i] != '}' && !isCommand) plain += text[i];
    }
    return plain;
}

std::string moveNumber(const Position& position) {
    return fmt::format("{}{}", position.fullmoveNumber(), position.sideToMove() == White ? "." : "...");
}

}  // namespace

Result<SalvagedGame> PgnGameReader::read() {
    m_token = m_lexer.next();
    if (auto tags = readHead(); !tags) return tl::unexpected(tags.error());
    if (auto moves = readMoves(); !moves) {
        if (m_mode == Mode::Strict || m_refused) return tl::unexpected(moves.error());
        m_problem = moves.error();
        m_isMainLineWhole = false;
        keepRestAsComment();
    }
    // Words without tags or moves are no game.
    if (m_problem && m_head.tags().empty() && m_game.root()->children().empty()) return fail(*m_problem);
    if (!m_foundAnything) return fail(translatable("Engine", "There is no game in this text."));
    // Go to the end of the main line; an unclosed bracket may have left it.
    if (m_lines.size() > 1) m_game.goTo(m_lines[1].resumeAt);
    // The text decides whether the game continues after a repetition or many quiet moves.
    m_game.setDrawRule(DrawRule::Ignored);
    m_head.recordEnd(m_game, m_result);
    for (const auto& [name, value] : m_head.tags()) m_game.addTag(name, value);
    return SalvagedGame{std::move(m_game), std::move(m_problem), m_head.notes(), {}, m_isMainLineWhole};
}

Result<void> PgnGameReader::readHead() {
    std::string introduction;
    for (;; m_token = m_lexer.next()) {
        if (m_token.kind == Kind::Comment) {
            addComment(introduction, plainComment(m_token.text));
            continue;
        }
        if (m_token.kind != Kind::Tag) break;
        m_foundAnything = true;
        if (auto taken = m_head.take(m_token); !taken) return taken;
    }
    m_game = Game(m_head.start());
    if (const std::string* const timeControl = m_head.tag("TimeControl"))
        m_game.current()->clocks = clocksFromTimeControl(*timeControl);
    readComments(introduction, *m_game.current());
    return {};
}

Result<void> PgnGameReader::readMoves() {
    bool over = false;
    for (; m_token.kind != Kind::End && m_token.kind != Kind::Tag; m_token = m_lexer.next()) {
        m_foundAnything = m_foundAnything || m_token.kind == Kind::Word || m_token.kind == Kind::Result;
        if (m_lines.size() == 1 && takesEnd(m_token)) {
            over = true;
            continue;
        }
        // After the result only comments belong to this game.
        if (over && m_token.kind != Kind::Comment) break;
        if (auto taken = take(m_token); !taken) return taken;
    }
    if (m_lines.size() > 1)
        return failAtLine(m_lines.back().openedOn,
                          translatable("Engine", "the variation that starts here has no )."));
    readComments(m_lines.back().before, *m_game.current());
    if (m_lines.front().empty && !m_game.root()->children().empty())
        m_head.note(makeText(translatable(
            "Engine", "No move follows the variation at the start of this game; it is read as the game.")));
    return {};
}

/// Endings without a PGN result go into the Termination tag. The first ending with a result counts:
/// "forfeit 1-0".
bool PgnGameReader::takesEnd(const PgnToken& token) {
    const bool isOdd = token.kind == Kind::Word && isOddScore(token.text);
    if (token.kind != Kind::Result && !isOdd) return false;
    const std::string* const tagged = m_head.tag("Result");
    const bool isCastling = isOdd && !(tagged && isOddScore(*tagged)) && moveOf(token.text).has_value();
    if (isCastling) return false;
    const bool resigns = lowerCase(token.text).starts_with("resign");  // without a side: the side to move
    const bool isWhite = m_game.position().sideToMove() == White;
    if (m_result == GameResult::Ongoing)
        m_result = !resigns ? token.result : isWhite ? GameResult::BlackWins : GameResult::WhiteWins;
    const auto termination = terminationOf(token.text);
    if (termination && !m_head.tag("Termination")) m_head.add("Termination", std::string(*termination));
    return true;
}

Result<void> PgnGameReader::take(const PgnToken& token) {
    switch (token.kind) {
        case Kind::Word:
            return takeMove(token);
        case Kind::Comment:
        case Kind::Result:  // inside a variation: hypothetical, kept as a comment
            takeComment(token);
            return {};
        case Kind::UnclosedComment:
            return failAtLine(token.line, translatable("Engine", "the comment that starts here has no }."));
        case Kind::Nag:
            if (startsVariation())
                takeComment(token);
            else
                m_game.current()->nags.push_back(token.number);
            return {};
        case Kind::OpenVariation:
            return openVariation(token);
        case Kind::CloseVariation:
            return closeVariation(token);
        case Kind::Number:
            m_numberAt = token.offset;
            m_numberEnd = token.offset + token.text.size();
            return {};
        default:
            return {};
    }
}

/// An unknown sign is dropped alone.
bool PgnGameReader::takeSign(const PgnToken& token) {
    if (!isSign(token.text) || isNullMove(token.text)) return false;
    if (!isCheckSign(token.text)) takeComment(token);
    return true;
}

Result<Move> PgnGameReader::moveOf(std::string_view word) const {
    if (isNullMove(word)) return Move();
    const std::string move = moveText(word);
    if (!m_letters) return parseMove(m_game.position(), move);
    const auto english = inEnglish(move, *m_letters);
    if (!english)
        return fail(translatable("Engine", "{} is not a move with {} piece letters ({})."), quoted(word),
                    m_letters->language, listOf(*m_letters));
    const auto read = parseMove(m_game.position(), *english);
    return read || *english == move ? read : fail(makeText("{}: {}", quoted(word), read.error()));
}

Result<void> PgnGameReader::takeMove(const PgnToken& token) {
    if (takeSign(token)) return {};
    const auto move = moveOf(token.text);
    if (!move) return refuseMove(token, move.error());
    if (++m_nodes > kMaxNodes)
        return refuseAt(
            token.line,
            makeText(translatable("Engine", "this game has more than {} moves; split it up."), kMaxNodes));
    if (m_game.current()->ply() == kMaxPlies)
        return refuseAt(
            token.line,
            makeText(translatable("Engine", "this line is longer than {} moves of both sides; no game is."),
                     kMaxPlies));
    Line& line = m_lines.back();
    const std::size_t before = m_game.current()->children().size();
    // A variation that repeats moves of its line continues after the line's own continuation.
    if (auto added = line.isOwn ? m_game.addMoveFirst(*move) : m_game.addMove(*move); !added)
        return refuseMove(token, added.error());
    m_usedForeignLetter = m_usedForeignLetter || (m_letters && isForeign(moveText(token.text)));
    line.isOwn = line.isOwn || m_game.current()->parent()->children().size() > before;
    addComment(m_game.current()->commentBefore, line.before);
    line.before.clear();
    line.empty = false;
    line.afterVariation = false;
    return {};
}

Result<void> PgnGameReader::refuseMove(const PgnToken& token, const TextPart& message) {
    if (m_refusedMove.empty()) m_refusedMove = moveText(token.text);
    auto failure = failAtLine(token.line, makeText("{} {}", moveNumber(m_game.position()), message));
    if (m_mode == Mode::Strict || m_lines.size() == 1) return failure;
    noteProblem(failure.value());
    const auto bracket = keepVariationAsComment(token);
    if (!bracket) return tl::unexpected(bracket.error());
    return closeVariation(*bracket);
}

void PgnGameReader::noteProblem(const Error& problem) {
    if (!m_problem) m_problem = problem;
}

/// Start of a move's text: its number if there is one.
std::size_t PgnGameReader::writtenFrom(const PgnToken& token) const {
    if (m_numberEnd == 0 || m_numberEnd > token.offset) return token.offset;
    const std::string_view between = m_text.substr(m_numberEnd, token.offset - m_numberEnd);
    return between.find_first_not_of(" .\t\r\n") == between.npos ? m_numberAt : token.offset;
}

Result<PgnToken> PgnGameReader::keepVariationAsComment(const PgnToken& token) {
    std::size_t depth = 1;
    PgnToken last = token;
    while (depth > 0) {
        last = m_lexer.next();
        if (last.kind == Kind::End || last.kind == Kind::Tag || last.kind == Kind::UnclosedComment)
            return failAtLine(m_lines.back().openedOn,
                              translatable("Engine", "the variation that starts here has no )."));
        if (last.kind == Kind::OpenVariation) ++depth;
        if (last.kind == Kind::CloseVariation) --depth;
    }
    const std::size_t begin = writtenFrom(token);
    const bool isNumbered = begin < token.offset || token.kind != Kind::Word;
    const std::string number = isNumbered ? std::string() : moveNumber(m_game.position()) + " ";
    const std::string rest = number + asComment(m_text.substr(begin, last.offset - begin));
    PgnToken comment = token;
    comment.text = rest;
    takeComment(comment);
    return last;
}

void PgnGameReader::keepRestAsComment() {
    const PgnToken bad = m_token;
    std::size_t end = bad.offset;
    for (; m_token.kind != Kind::End && m_token.kind != Kind::Tag; m_token = m_lexer.next()) {
        // A result at the end of the text belongs to the game, not to the unreadable rest.
        end = m_token.kind == Kind::Result ? m_token.offset : m_text.size();
        if (m_token.kind == Kind::Result) m_result = m_token.result;
    }
    end = std::min(end, m_token.offset);
    const bool beginsWithMove = bad.kind == Kind::Word;
    std::string rest = beginsWithMove ? moveNumber(m_game.position()) + " " : std::string();
    rest += asComment(m_text.substr(bad.offset, end - bad.offset));
    GameNode& last = *m_game.current();
    std::string& comment = last.parent() ? last.comment : last.commentBefore;
    addComment(comment, asComment(m_lines.back().before));
    addComment(comment, plainComment(rest));
}

void PgnGameReader::takeComment(const PgnToken& token) {
    Line& line = m_lines.back();
    if (startsVariation() || line.afterVariation)
        addComment(line.before, plainComment(token.text));
    else
        readComment(token.text, *m_game.current());
}

/// Before the first move of its line, a variation is another alternative to that move.
Result<void> PgnGameReader::openVariation(const PgnToken& token) {
    if (m_lines.size() > kMaxNesting) return refuseNesting(token);
    GameNode* const resumeAt = m_game.current();
    const bool isBeforeMove = startsVariation() || !resumeAt->parent();
    if (!isBeforeMove) m_game.goBack();
    m_lines.push_back(
        {.begin = m_game.current(), .resumeAt = resumeAt, .openedOn = token.line, .isOwn = false});
    return {};
}

Result<void> PgnGameReader::refuseNesting(const PgnToken& token) {
    auto failure = failAtLine(
        token.line,
        makeText(translatable("Engine", "variations are nested more than {} deep here."), kMaxNesting));
    if (m_mode == Mode::Strict) return failure;
    noteProblem(failure.value());
    if (auto kept = keepVariationAsComment(token); !kept) return tl::unexpected(kept.error());
    return {};
}

Result<void> PgnGameReader::closeVariation(const PgnToken& token) {
    if (m_lines.size() == 1 && m_numberEnd == token.offset) return {};  // "1) e4"
    if (m_lines.size() == 1)
        return failAtLine(token.line,
                          translatable("Engine", "this ) closes a variation that was never opened."));
    const Line closed = std::move(m_lines.back());
    m_lines.pop_back();
    if (!closed.empty) readComments(closed.before, *m_game.current());
    // Back over the variation only, not over the whole game.
    while (m_game.current() != closed.begin) m_game.goBack();
    if (closed.resumeAt != closed.begin)
        if (auto resumed = m_game.addMove(closed.resumeAt->move()); !resumed)
            return tl::unexpected(resumed.error());
    m_lines.back().afterVariation = true;
    // Its commands must not apply to another move.
    if (closed.empty) addComment(m_lines.back().before, asComment(closed.before));
    return {};
}

}  // namespace plyglass
