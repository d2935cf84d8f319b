#include "engine/chess/pgn_walk.h"

#include <utility>

#include "engine/base/utf8.h"

namespace plyglass {

using TokenKind = PgnToken::Kind;

/// "e4", "Nbd7+", "O-O": distinguishes a game without tags from other text.
static bool looksLikeMove(std::string_view word) {
    if (word.starts_with("O-O") || word.starts_with("0-0")) return true;
    for (std::size_t i = 1; i < word.size(); ++i)
        if (word[i] >= '1' && word[i] <= '8' && word[i - 1] >= 'a' && word[i - 1] <= 'h') return true;
    return false;
}

PgnToken PgnWalk::next() {
    constexpr unsigned kTokensBetweenQuestions = 100'000;
    const bool ends = m_goesOn && m_tokens++ % kTokensBetweenQuestions == 0 && !m_goesOn();
    return ends ? m_end : m_lexer.next();
}

std::optional<PgnEntry> PgnWalk::visitGame(PgnVisitor& visitor) {
    m_entry = {m_token.offset, 0, m_token.line, {}};
    m_part = Part::Head;
    m_depth = 0;
    m_isGame = false;
    for (; !endsGame(visitor); m_token = next())
        if (!visit(visitor)) return std::nullopt;
    endHead(visitor);
    m_entry.length = m_token.offset - m_entry.offset;
    return m_isGame ? std::optional(std::move(m_entry)) : std::nullopt;
}

bool PgnWalk::visit(PgnVisitor& visitor) {
    if (m_token.kind == TokenKind::Comment) return m_part == Part::Rest || visitor.comment(m_token);
    if (m_token.kind == TokenKind::Tag) {
        m_entry.tags.emplace_back(toUtf8(m_token.tagName), tagValue(m_token));
        m_isGame = true;
        return visitor.tag(m_token);
    }
    endHead(visitor);
    if (m_part != Part::Rest && isResult(visitor)) {
        m_part = Part::AfterResult;
        m_isGame = m_isGame || m_token.kind == TokenKind::Result;
        return visitor.result(m_token);
    }
    if (m_part == Part::Moves) return visitMoves(visitor);
    m_part = Part::Rest;
    return true;
}

bool PgnWalk::visitMoves(PgnVisitor& visitor) {
    switch (m_token.kind) {
        case TokenKind::Word:
            m_isGame = m_isGame || looksLikeMove(m_token.text);
            return visitor.move(m_token);
        case TokenKind::Number:
            return visitor.number(m_token);
        case TokenKind::Nag:
            return visitor.sign(m_token);
        case TokenKind::OpenVariation:
            ++m_depth;
            return visitor.beginVariation(m_token);
        case TokenKind::CloseVariation:
            if (m_depth > 0) --m_depth;
            return visitor.endVariation(m_token);
        case TokenKind::Result:
            return visitor.result(m_token);
        default:
            return visitor.unclosedComment(m_token);
    }
}

void PgnWalk::endHead(PgnVisitor& visitor) {
    if (m_part != Part::Head) return;
    m_part = Part::Moves;
    visitor.endHead(m_entry.tags);
}

bool PgnWalk::isResult(const PgnVisitor& visitor) const {
    if (m_depth > 0) return false;
    return m_token.kind == TokenKind::Result ||
           (m_token.kind == TokenKind::Word && visitor.isResult(m_token));
}

/// Signs and comments after the result are not the next game.
bool PgnWalk::endsGame(const PgnVisitor& visitor) const {
    switch (m_token.kind) {
        case TokenKind::End:
            return true;
        case TokenKind::Tag:
            return m_part != Part::Head || (m_heads == Heads::ApartByEvent && m_token.tagName == "Event" &&
                                            !m_entry.tag("Event").empty());
        case TokenKind::Comment:
        case TokenKind::UnclosedComment:
        case TokenKind::Nag:
            return false;
        default:
            return m_part > Part::Moves && !isResult(visitor);
    }
}

std::optional<PgnToken> PgnWalk::skipVariation() {
    for (const int depth = m_depth; m_depth >= depth;) {
        const PgnToken token = next();
        if (token.kind == TokenKind::End || token.kind == TokenKind::Tag ||
            token.kind == TokenKind::UnclosedComment)
            break;
        if (token.kind == TokenKind::OpenVariation) ++m_depth;
        if (token.kind == TokenKind::CloseVariation && m_depth-- == depth) return token;
    }
    return std::nullopt;
}

std::string_view PgnEntry::tag(std::string_view name) const {
    for (const auto& [key, value] : tags)
        if (key == name) return value;
    return {};
}

std::vector<PgnEntry> indexPgn(std::string_view text, const std::function<bool()>& goesOn) {
    PgnWalk walk(text, 1, PgnWalk::Heads::ApartByEvent, goesOn);
    PgnVisitor visitor;
    std::vector<PgnEntry> entries;
    while (!walk.isAtEnd())
        if (auto entry = walk.visitGame(visitor)) entries.push_back(std::move(*entry));
    return entries;
}

}  // namespace plyglass
