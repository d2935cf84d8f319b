// Index of the games in PGN text, by tokens only, without playing moves.
#include "engine/base/utf8.h"
#include "engine/chess/pgn.h"
#include "engine/chess/pgn_tokens.h"

namespace plyglass {

namespace {

/// "e4", "Nbd7+", "O-O": distinguishes a game without tags from other text.
bool looksLikeMove(std::string_view word) {
    if (word.starts_with("O-O") || word.starts_with("0-0")) return true;
    for (std::size_t i = 1; i < word.size(); ++i)
        if (word[i] >= '1' && word[i] <= '8' && word[i - 1] >= 'a' && word[i - 1] <= 'h') return true;
    return false;
}

class PgnIndexer {
  public:
    explicit PgnIndexer(std::string_view text) : m_text(text), m_lexer(text) {}

    std::vector<PgnEntry> index(const std::function<bool()>& goesOn) {
        constexpr unsigned kTokensBetweenQuestions = 100'000;
        for (unsigned tokens = 0;; ++tokens) {
            if (goesOn && tokens % kTokensBetweenQuestions == 0 && !goesOn()) break;
            const PgnToken token = m_lexer.next();
            if (token.kind == PgnToken::Kind::End) break;
            if (startsNextGame(token)) close(token.offset);
            if (!m_open) open(token);
            take(token);
        }
        close(m_text.size());
        return std::move(m_entries);
    }

  private:
    bool startsNextGame(const PgnToken& token) const {
        if (!m_open) return false;
        switch (token.kind) {
            case PgnToken::Kind::Tag:
                return m_movesBegan || (token.tagName == "Event" && !m_entry.tag("Event").empty());
            case PgnToken::Kind::Comment:
            case PgnToken::Kind::UnclosedComment:
            case PgnToken::Kind::Nag:
            case PgnToken::Kind::Result:
                return false;
            default:
                return m_resultSeen;
        }
    }

    void open(const PgnToken& token) {
        m_entry = PgnEntry{token.offset, 0, token.line, {}};
        m_open = true;
        m_isGame = m_movesBegan = m_resultSeen = false;
        m_depth = 0;
    }

    void close(std::size_t end) {
        if (!m_open) return;
        m_open = false;
        m_entry.length = end - m_entry.offset;
        if (m_isGame) m_entries.push_back(std::move(m_entry));
    }

    void take(const PgnToken& token) {
        switch (token.kind) {
            case PgnToken::Kind::Tag:
                m_entry.tags.emplace_back(toUtf8(token.tagName), tagValue(token));
                m_isGame = true;
                return;
            case PgnToken::Kind::Comment:
                return;
            case PgnToken::Kind::OpenVariation:
                ++m_depth;
                break;
            case PgnToken::Kind::CloseVariation:
                if (m_depth > 0) --m_depth;
                break;
            case PgnToken::Kind::Result:
                m_resultSeen = m_depth == 0;
                m_isGame = m_isGame || m_resultSeen;
                break;
            case PgnToken::Kind::Word:
                m_isGame = m_isGame || looksLikeMove(token.text);
                break;
            default:
                break;
        }
        m_movesBegan = true;
    }

    std::string_view m_text;
    PgnLexer m_lexer;
    std::vector<PgnEntry> m_entries;
    PgnEntry m_entry;
    bool m_open = false;
    bool m_isGame = false;
    bool m_movesBegan = false;
    bool m_resultSeen = false;
    int m_depth = 0;
};

}  // namespace

std::string_view PgnEntry::tag(std::string_view name) const {
    for (const auto& [key, value] : tags)
        if (key == name) return value;
    return {};
}

std::vector<PgnEntry> indexPgn(std::string_view text, const std::function<bool()>& goesOn) {
    return PgnIndexer(text).index(goesOn);
}

}  // namespace plyglass
