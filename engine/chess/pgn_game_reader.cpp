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
    m_walk.visitGame(*this);
    if (m_isMainLineWhole && m_lines.size() > 1) refuseUnclosed();
    if (m_isMainLineWhole)
        endMoves();
    else if (m_mode == Mode::Strict || m_isRefused)
        return fail(*m_problem);
    else
        keepRestAsComment();
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

bool PgnGameReader::tag(const PgnToken& token) {
    m_foundAnything = true;
    const auto taken = m_head.take(token);
    return taken || refuseGame(taken.error());
}

void PgnGameReader::endHead(const Tags&) {
    m_game = Game(m_head.start());
    if (const std::string* const timeControl = m_head.tag("TimeControl"))
        m_game.current()->clocks = clocksFromTimeControl(*timeControl);
    readComments(m_lines.front().before, *m_game.current());
    m_lines.front() = Line{};
}

void PgnGameReader::endMoves() {
    readComments(m_lines.back().before, *m_game.current());
    if (m_lines.front().empty && !m_game.root()->children().empty())
        m_head.note(makeText(translatable(
            "Engine", "No move follows the variation at the start of this game; it is read as the game.")));
}

bool PgnGameReader::refuse(const Error& problem) {
    m_problem = problem;
    return m_isMainLineWhole = false;
}

bool PgnGameReader::refuseGame(const Error& problem) {
    m_isRefused = true;
    return refuse(problem);
}

void PgnGameReader::refuseUnclosed() {
    refuse(
        atLine(m_lines.back().openedOn, translatable("Engine", "the variation that starts here has no ).")));
}

bool PgnGameReader::isResult(const PgnToken& word) const {
    if (!isOddScore(word.text)) return false;
    const std::string* const tagged = m_head.tag("Result");
    const bool isCastling = !(tagged && isOddScore(*tagged)) && moveOf(word.text).has_value();
    return !isCastling;
}

/// In a variation a result is hypothetical, kept as a comment. Endings without a PGN result go into the
/// Termination tag. The first ending with a result counts: "forfeit 1-0".
bool PgnGameReader::result(const PgnToken& token) {
    m_foundAnything = true;
    if (m_lines.size() > 1) return comment(token);
    const bool resigns = lowerCase(token.text).starts_with("resign");  // without a side: the side to move
    const bool isWhite = m_game.position().sideToMove() == White;
    if (m_result == GameResult::Ongoing)
        m_result = !resigns ? token.result : isWhite ? GameResult::BlackWins : GameResult::WhiteWins;
    const auto termination = terminationOf(token.text);
    if (termination && !m_head.tag("Termination")) m_head.add("Termination", std::string(*termination));
    return true;
}

bool PgnGameReader::unclosedComment(const PgnToken& token) {
    return refuse(atLine(token.line, translatable("Engine", "the comment that starts here has no }.")));
}

bool PgnGameReader::sign(const PgnToken& token) {
    if (startsVariation()) return comment(token);
    m_game.current()->nags.push_back(token.number);
    return true;
}

bool PgnGameReader::number(const PgnToken& token) {
    m_number = token;
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

bool PgnGameReader::move(const PgnToken& word) {
    m_foundAnything = true;
    // An unknown sign is dropped alone.
    if (isSign(word.text) && !isNullMove(word.text)) return isCheckSign(word.text) || comment(word);
    const auto move = moveOf(word.text);
    if (!move) return refuseMove(word, move.error());
    if (++m_nodes > kMaxNodes)
        return refuseGame(atLine(
            word.line,
            makeText(translatable("Engine", "this game has more than {} moves; split it up."), kMaxNodes)));
    if (m_game.current()->ply() == kMaxPlies)
        return refuseGame(atLine(
            word.line,
            makeText(translatable("Engine", "this line is longer than {} moves of both sides; no game is."),
                     kMaxPlies)));
    Line& line = m_lines.back();
    const std::size_t before = m_game.current()->children().size();
    // A variation that repeats moves of its line continues after the line's own continuation.
    if (auto added = line.isOwn ? m_game.addMoveFirst(*move) : m_game.addMove(*move); !added)
        return refuseMove(word, added.error());
    m_usedForeignLetter = m_usedForeignLetter || (m_letters && isForeign(moveText(word.text)));
    line.isOwn = line.isOwn || m_game.current()->parent()->children().size() > before;
    addComment(m_game.current()->commentBefore, line.before);
    line.before.clear();
    line.empty = false;
    line.afterVariation = false;
    return true;
}

bool PgnGameReader::refuseMove(const PgnToken& word, const TextPart& message) {
    if (m_refusedMove.empty()) m_refusedMove = moveText(word.text);
    const Error problem = atLine(word.line, makeText("{} {}", moveNumber(m_game.position()), message));
    if (m_mode == Mode::Strict || m_lines.size() == 1) return refuse(problem);
    if (!m_problem) m_problem = problem;
    const auto bracket = keepVariationAsComment(word);
    return bracket && endVariation(*bracket);
}

/// Start of a move's text: its number if there is one.
std::size_t PgnGameReader::writtenFrom(const PgnToken& token) const {
    if (m_number.text.empty() || numberEnd() > token.offset) return token.offset;
    const std::string_view between = m_text.substr(numberEnd(), token.offset - numberEnd());
    return between.find_first_not_of(" .\t\r\n") == between.npos ? m_number.offset : token.offset;
}

std::optional<PgnToken> PgnGameReader::keepVariationAsComment(const PgnToken& token) {
    const auto bracket = m_walk.skipVariation();
    if (!bracket) {
        refuseUnclosed();
        return std::nullopt;
    }
    const std::size_t begin = writtenFrom(token);
    const bool isNumbered = begin < token.offset || token.kind != Kind::Word;
    const std::string number = isNumbered ? std::string() : moveNumber(m_game.position()) + " ";
    const std::string rest = number + asComment(m_text.substr(begin, bracket->offset - begin));
    PgnToken kept = token;
    kept.text = rest;
    comment(kept);
    return bracket;
}

void PgnGameReader::keepRestAsComment() {
    const PgnToken bad = m_walk.token();
    PgnToken token = bad;
    std::size_t end = bad.offset;
    for (; token.kind != Kind::End && token.kind != Kind::Tag; token = m_walk.next()) {
        // A result at the end of the text belongs to the game, not to the unreadable rest.
        end = token.kind == Kind::Result ? token.offset : m_text.size();
        if (token.kind == Kind::Result) m_result = token.result;
    }
    end = std::min(end, token.offset);
    const bool beginsWithMove = bad.kind == Kind::Word;
    std::string rest = beginsWithMove ? moveNumber(m_game.position()) + " " : std::string();
    rest += asComment(m_text.substr(bad.offset, end - bad.offset));
    GameNode& last = *m_game.current();
    std::string& comment = last.parent() ? last.comment : last.commentBefore;
    addComment(comment, asComment(m_lines.back().before));
    addComment(comment, plainComment(rest));
}

bool PgnGameReader::comment(const PgnToken& token) {
    Line& line = m_lines.back();
    if (startsVariation() || line.afterVariation)
        addComment(line.before, plainComment(token.text));
    else
        readComment(token.text, *m_game.current());
    return true;
}

/// Before the first move of its line, a variation is another alternative to that move.
bool PgnGameReader::beginVariation(const PgnToken& bracket) {
    if (m_lines.size() > kMaxNesting) return refuseNesting(bracket);
    GameNode* const resumeAt = m_game.current();
    const bool isBeforeMove = startsVariation() || !resumeAt->parent();
    if (!isBeforeMove) m_game.goBack();
    m_lines.push_back(
        {.begin = m_game.current(), .resumeAt = resumeAt, .openedOn = bracket.line, .isOwn = false});
    return true;
}

bool PgnGameReader::refuseNesting(const PgnToken& bracket) {
    const Error problem = atLine(
        bracket.line,
        makeText(translatable("Engine", "variations are nested more than {} deep here."), kMaxNesting));
    if (m_mode == Mode::Strict) return refuse(problem);
    if (!m_problem) m_problem = problem;
    return keepVariationAsComment(bracket).has_value();
}

bool PgnGameReader::endVariation(const PgnToken& bracket) {
    if (m_lines.size() == 1 && numberEnd() == bracket.offset) return true;  // "1) e4"
    if (m_lines.size() == 1)
        return refuse(
            atLine(bracket.line, translatable("Engine", "this ) closes a variation that was never opened.")));
    const Line closed = std::move(m_lines.back());
    m_lines.pop_back();
    if (!closed.empty) readComments(closed.before, *m_game.current());
    // Back over the variation only, not over the whole game.
    while (m_game.current() != closed.begin) m_game.goBack();
    if (closed.resumeAt != closed.begin)
        if (auto resumed = m_game.addMove(closed.resumeAt->move()); !resumed) return refuse(resumed.error());
    m_lines.back().afterVariation = true;
    // Its commands must not apply to another move.
    if (closed.empty) addComment(m_lines.back().before, asComment(closed.before));
    return true;
}

}  // namespace plyglass
