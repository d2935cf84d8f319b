#include "app/services/library/find/search_hit.h"

#include <algorithm>
#include <deque>

#include "app/services/library/store/folded_names.h"
#include "app/services/library/store/stored_game.h"
#include "app/services/utf8_text.h"
#include "engine/chess/pgn_main_line.h"

namespace plyglass {

namespace {

/// Tokens as in the library's comment index: letters and digits, without accents.
QStringList wordsOf(const QString& text) {
    QStringList words{QString()};
    for (const QChar letter : foldedName(text))
        if (letter.isLetterOrNumber())
            words.last() += letter;
        else if (!words.last().isEmpty())
            words << QString();
    if (words.last().isEmpty()) words.removeLast();
    return words;
}

bool hasPhrase(const QStringList& words, const QStringList& phrase) {
    return std::search(words.begin(), words.end(), phrase.begin(), phrase.end()) != words.end();
}

/// Searched words in comments: each part between spaces is a phrase.
class CommentHit {
  public:
    explicit CommentHit(const QString& sought) {
        for (const QString& part : sought.split(u' ', Qt::SkipEmptyParts))
            if (const QStringList phrase = wordsOf(part); !phrase.isEmpty()) m_phrases << phrase;
    }

    /// Searches the main line first, then the variations in game order.
    const GameNode* in(const Game& game) {
        if (m_phrases.isEmpty()) return nullptr;
        m_lines = {game.root()};
        while (!m_lines.empty()) {
            const GameNode* const start = m_lines.front();
            m_lines.pop_front();
            if (const GameNode* hit = inLine(start)) return hit;
        }
        return m_second;
    }

  private:
    const GameNode* inLine(const GameNode* node) {
        while (node) {
            if (hasAll(*node)) return node;
            const auto& children = node->children();
            for (std::size_t i = 1; i < children.size(); ++i) m_lines.push_back(children[i].get());
            node = children.empty() ? nullptr : children.front().get();
        }
        return nullptr;
    }

    bool hasAll(const GameNode& node) {
        if (node.comment.empty() && node.commentBefore.empty()) return false;
        const QStringList words = wordsOf(text(node.commentBefore + ' ' + node.comment));
        const auto has = [&words](const QStringList& phrase) { return hasPhrase(words, phrase); };
        if (!m_second && std::any_of(m_phrases.begin(), m_phrases.end(), has)) m_second = &node;
        return std::all_of(m_phrases.begin(), m_phrases.end(), has);
    }

    QList<QStringList> m_phrases;
    std::deque<const GameNode*> m_lines;  ///< remaining lines, by their first nodes
    const GameNode* m_second = nullptr;   ///< the first with one of the phrases
};

/// Node after `plies` moves of the main line.
const GameNode* mainLineNode(const Game& game, std::size_t plies) {
    const GameNode* node = game.root();
    for (std::size_t i = 0; i < plies; ++i) node = node->children().front().get();
    return node;
}

const GameNode* positionHit(const Game& game, const Position& position) {
    const std::vector<std::uint64_t> keys = pgnMainLineOf(game).keys;
    const auto at = std::find(keys.begin(), keys.end(), position.key());
    return at == keys.end() ? nullptr : mainLineNode(game, static_cast<std::size_t>(at - keys.begin()));
}

const GameNode* patternHit(const Game& game, const GamePattern& pattern) {
    const QByteArray moves = movesAsBytes(pgnMainLineOf(game).moves);
    const auto plies = PatternMatcher(pattern).firstIn(GameReplay(game.startPosition()), bytesOf(moves));
    return plies ? mainLineNode(game, *plies) : nullptr;
}

}  // namespace

const GameNode* hitOf(const Game& game, const GameFilter& filter) {
    if (filter.position) return positionHit(game, *filter.position);
    if (filter.pattern) return patternHit(game, *filter.pattern);
    return CommentHit(filter.comment).in(game);
}

}  // namespace plyglass
