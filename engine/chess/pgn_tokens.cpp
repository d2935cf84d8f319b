// PGN tokenizer, after the standard of 1994 and real-world files.
#include "engine/chess/pgn_tokens.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <utility>

#include "engine/base/text.h"
#include "engine/base/utf8.h"
#include "engine/chess/pgn_result.h"
#include "engine/chess/pgn_signs.h"

namespace plyglass {

namespace {

using Kind = PgnToken::Kind;

constexpr std::string_view kEllipsis = "\xE2\x80\xA6";

bool isBlank(char c) { return static_cast<unsigned char>(c) <= ' '; }
/// Characters that end a word: blanks and syntax characters.
constexpr std::array<bool, 256> kEndsWord = [] {
    std::array<bool, 256> ends{};
    for (std::size_t blank = 0; blank <= ' '; ++blank) ends[blank] = true;
    for (const char c : std::string_view("{}();[]$!?*.,\"")) ends[static_cast<unsigned char>(c)] = true;
    return ends;
}();
bool endsWord(char c) { return kEndsWord[static_cast<unsigned char>(c)]; }

/// "e8(Q)": these brackets are part of the word.
bool isBracketedPromotion(std::string_view text, std::size_t at) {
    const std::size_t rank = at > 0 && text[at - 1] == '=' ? at - 1 : at;
    return rank > 0 && (text[rank - 1] == '1' || text[rank - 1] == '8') && at + 2 < text.size() &&
           text[at] == '(' && std::strchr("QRBNqrbn", text[at + 1]) && text[at + 1] && text[at + 2] == ')';
}

/// Length in bytes of "e.p.", "e. p.", "e.p" or "ep" at the front; otherwise 0.
std::size_t enPassantLength(std::string_view text) {
    for (const std::string_view words : {"e.p.", "e. p.", "e.p", "ep"}) {
        const std::string_view rest = text.substr(std::min(words.size(), text.size()));
        if (text.starts_with(words) && (rest.empty() || !(isLetter(rest[0]) || isDigit(rest[0]))))
            return words.size();
    }
    return 0;
}

/// "12", also "12:" and "12-" instead of dots.
bool isMoveNumber(std::string_view word) {
    if (word.size() > 1 && (word.back() == ':' || word.back() == '-')) word.remove_suffix(1);
    return std::all_of(word.begin(), word.end(), isDigit);
}

/// Whether a result starts at `at` in a word that is a move up to there: "Nf31-0", "Qh4#0-1".
bool isGluedResult(std::string_view text, std::size_t at) {
    const char before = at > 0 ? text[at - 1] : ' ';
    return (isDigit(before) || before == '+' || before == '#') && endAtFront(text.substr(at));
}

/// Standard spelling of tag names with a meaning, from any case: "[white: …".
std::string_view knownTagName(std::string_view name) {
    constexpr std::string_view kKnown[] = {
        "Event", "Site",    "Date", "Round",   "White",       "Black",       "Result",   "FEN",
        "SetUp", "Variant", "ECO",  "Opening", "TimeControl", "Termination", "WhiteElo", "BlackElo"};
    if (name.ends_with(':')) name.remove_suffix(1);
    for (const std::string_view known : kKnown)
        if (equalsIgnoringCase(name, known)) return known;
    return name;
}

/// Removes the closing quote and an unpaired one before it: in ""A"" the inner quotes belong to the name.
std::string_view withoutClosingQuotes(std::string_view value) {
    value = trimmed(value);
    if (!value.ends_with('"')) return value;
    value.remove_suffix(1);
    const bool isPaired = std::count(value.begin(), value.end(), '"') % 2 == 0;
    if (value.ends_with('"') && !isPaired) value.remove_suffix(1);
    return trimmed(value);
}

}  // namespace

PgnLexer::PgnLexer(std::string_view text, int firstLine) : m_text(text), m_line(firstLine) {
    while (const std::size_t unseen = unseenLength(rest())) m_at += unseen;
    if (at("%")) skipLine();
}

PgnToken PgnLexer::finish(PgnToken token, std::size_t end) {
    const bool isComment = token.kind == Kind::Comment || token.kind == Kind::UnclosedComment;
    if (isComment)  // no other token contains line breaks
        for (std::size_t at = m_at; at < end; ++at) m_line += endsLine(at);
    m_at = end;
    m_tagMayStart = token.kind == Kind::Tag;
    return token;
}

bool PgnLexer::endsLine(std::size_t at) const {
    return m_text[at] == '\n' || (m_text[at] == '\r' && !m_text.substr(at + 1).starts_with('\n'));
}

/// Searched once per line, for any number of tags on it.
std::size_t PgnLexer::lineBreakFrom(std::size_t from) {
    if (from >= m_lineBreak) m_lineBreak = std::min(m_text.find_first_of("\r\n", from), m_text.size());
    return m_lineBreak;
}

void PgnLexer::skipLine() { m_at = lineBreakFrom(m_at); }

void PgnLexer::skipBlanks() {
    while (m_at < m_text.size()) {
        if (m_text[m_at] == '\n' || m_text[m_at] == '\r') {
            m_line += endsLine(m_at++);
            m_tagMayStart = true;
            if (at("%")) skipLine();
        } else if (isBlank(m_text[m_at]) || m_text[m_at] == ',' ||
                   (m_text[m_at] == '.' && !(at(".5") && endAtFront(rest())))) {
            ++m_at;
        } else if (isLetter(m_text[m_at]) && m_text[m_at] != 'e') {
            return;
        } else if (const std::size_t unseen = std::max(unseenLength(rest()), blankLength(rest()))) {
            m_at += unseen;
        } else if (at(kEllipsis)) {
            m_at += kEllipsis.size();
        } else if (const std::size_t words = enPassantLength(rest())) {
            m_at += words;
        } else {
            return;
        }
    }
}

PgnToken PgnLexer::next() {
    skipBlanks();
    if (m_at == m_text.size()) return begun(Kind::End);
    switch (m_text[m_at]) {
        case '[':
            return m_tagMayStart ? tag() : remark(']');
        case '<':
            return remark('>');
        case '{':
            return braceComment();
        case ';':
            return lineComment();
        case '$':
        case '!':
        case '?':
            return nag();
        default:
            return word();
    }
}

/// A tag pair is on one line. Tolerates unescaped quotes in the value and a missing end.
PgnToken PgnLexer::tag() {
    const std::string_view line = m_text.substr(m_at, lineBreakFrom(m_at) - m_at);
    std::size_t nameAt = 1;
    while (nameAt < line.size() && isBlank(line[nameAt])) ++nameAt;
    if (nameAt == line.size() || !(isLetter(line[nameAt]) || isDigit(line[nameAt]) || line[nameAt] == '_'))
        return word();
    std::size_t nameEnd = nameAt;
    while (nameEnd < line.size() && !isBlank(line[nameEnd]) && !std::strchr("\"]", line[nameEnd])) ++nameEnd;

    PgnToken token = begun(Kind::Tag);
    token.tagName = knownTagName(line.substr(nameAt, nameEnd - nameAt));
    const std::size_t quote = line.find('"', nameEnd);
    if (quote != line.npos) {
        std::size_t at = quote + 1;
        for (; at < line.size() && line[at] != '"'; ++at) {
            if (line[at] != '\\' || at + 1 == line.size()) continue;
            token.escaped = true;
            ++at;
        }
        std::size_t close = at + 1;
        while (close < line.size() && isBlank(line[close])) ++close;
        if (close < line.size() && line[close] == ']') {
            token.text = line.substr(quote + 1, at - quote - 1);
            return finish(token, m_at + close + 1);
        }
    }
    std::size_t first = quote == line.npos ? nameEnd : quote + 1;
    std::size_t last = line.rfind(']');
    if (last == line.npos || last < first) last = line.size();
    while (first < last && isBlank(line[first])) ++first;
    token.text = withoutClosingQuotes(line.substr(first, last - first));
    return finish(token, m_at + line.size());
}

/// A comment that extends into the head of another game is unclosed, unless it ends before yet another game
/// begins: then it quotes that game.
PgnToken PgnLexer::braceComment() {
    PgnToken token = begun(Kind::Comment);
    const std::size_t start = m_at + 1;
    std::size_t nextGame = m_text.size();
    for (std::size_t stop = m_text.find_first_of("}\n\r", start); stop != m_text.npos;
         stop = m_text.find_first_of("}\n\r", stop + 1)) {
        std::size_t close = stop;
        if (m_text[stop] != '}') {
            if (!m_text.substr(stop + 1).starts_with("[Event ")) continue;
            nextGame = stop + 1;
            close = m_text.find_first_of("{}", nextGame);
            if (close == m_text.npos || m_text[close] == '{') break;
        }
        token.text = m_text.substr(start, close - start);
        return finish(token, close + 1);
    }
    token.kind = Kind::UnclosedComment;
    token = finish(token, nextGame);
    m_tagMayStart = true;
    return token;
}

/// "<b>", "[+]": a bracketed word without a meaning in PGN.
PgnToken PgnLexer::remark(char bracket) {
    constexpr std::size_t kLongest = 16;
    const std::string_view text = rest().substr(0, kLongest);
    const std::size_t close = text.find(bracket);
    if (close == text.npos || std::any_of(text.begin(), text.begin() + close, isBlank)) return word();
    return finish(begun(Kind::Comment, text.substr(0, close + 1)), m_at + close + 1);
}

PgnToken PgnLexer::lineComment() {
    const std::size_t end = lineBreakFrom(m_at);
    return finish(begun(Kind::Comment, m_text.substr(m_at + 1, end - m_at - 1)), end);
}

PgnToken PgnLexer::nag() {
    PgnToken token = begun(Kind::Nag);
    std::size_t end = m_at + 1;
    if (m_text[m_at] == '$') {
        while (end < m_text.size() && isDigit(m_text[end])) ++end;
        const char* stop = m_text.data() + end;
        const auto parsed = std::from_chars(m_text.data() + m_at + 1, stop, token.number);
        if (parsed.ec != std::errc() || parsed.ptr != stop) token.kind = Kind::Word;
    } else {
        if (end < m_text.size() && (m_text[end] == '!' || m_text[end] == '?')) ++end;
        token.number = nagFromGlyph(m_text.substr(m_at, end - m_at)).value_or(0);
    }
    token.text = m_text.substr(m_at, end - m_at);
    return finish(token, end);
}

std::size_t PgnLexer::wordEnd() const {
    std::size_t end = m_at;
    for (; end < m_text.size(); ++end) {
        const char c = m_text[end];
        if (c == '(' && end > m_at && isBracketedPromotion(m_text, end)) {
            end += 2;
        } else if (endsWord(c) ||
                   (end > m_at + 1 && isDigit(c) && isLetter(m_text[m_at]) && isGluedResult(m_text, end))) {
            break;
        } else if (static_cast<unsigned char>(c) >= 0x80 || m_text.substr(end).starts_with("e.")) {
            const std::string_view rest = m_text.substr(end);
            if (rest.starts_with("e.p.") || rest.starts_with(kEllipsis) || blankLength(rest) > 0) break;
        }
    }
    return std::max(end, m_at + 1);  // at least one character, such as a bracket
}

/// End of a move or annotation within a word, where the next sign begins.
std::size_t PgnLexer::signsBegin(std::string_view word) const {
    const bool isPlain = isLetter(word.back()) || isDigit(word.back());
    if (word.size() == 1 || isPlain || nagFromGlyph(word) || resultFromPgn(word) || isOddScore(word))
        return word.size();
    const std::size_t glyph = glyphLength(word);
    return glyph > 0 ? glyph : signsFrom(word);
}

PgnToken PgnLexer::word() {
    if (const auto end = endAtFront(rest())) {
        PgnToken token = begun(Kind::Result, rest().substr(0, end->length));
        token.result = end->result;
        return finish(token, m_at + end->length);
    }
    PgnToken token = begun(Kind::Word, m_text.substr(m_at, wordEnd() - m_at));
    token.text = token.text.substr(0, signsBegin(token.text));
    const std::size_t end = m_at + token.text.size();
    const bool isPlainMove = token.text.size() > 1 && isLetter(token.text[0]);
    if (isPlainMove) return finish(token, end);
    if (token.text == "(") {
        token.kind = Kind::OpenVariation;
    } else if (token.text == ")") {
        token.kind = Kind::CloseVariation;
    } else if (isMoveNumber(token.text)) {
        token.kind = Kind::Number;
    } else if (const auto glyph = nagFromGlyph(token.text)) {
        token.kind = Kind::Nag;
        token.number = *glyph;
    } else if (const auto result = resultFromPgn(token.text)) {
        token.kind = Kind::Result;
        token.result = *result;
    }
    return finish(token, end);
}

std::string tagValue(const PgnToken& tag) {
    std::string value = toUtf8(tag.text);
    if (!tag.escaped) return value;
    std::string plain;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const bool escape =
            value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\');
        plain += escape ? value[++i] : value[i];
    }
    return plain;
}

}  // namespace plyglass
