#include "tests/engine/words/quoted_line.h"

#include <algorithm>
#include <regex>
#include <stdexcept>

#include "engine/chess/san.h"

namespace plyglass {

void demand(bool isTrue, const std::string& what) {
    if (!isTrue) throw std::runtime_error(what);
}

Sentence::Sentence(const Position& position, Move move)
    : m_asked(position), m_known{position, position.after(move)} {
    if (position.inCheck()) return;
    m_passed = position.afterPass();
    m_known.push_back(*m_passed);
}

void Sentence::walk(const std::string& text) {
    std::string why = "a line from nowhere";
    std::vector<Position> starts = m_known;
    std::rotate(starts.begin(), starts.begin() + static_cast<std::ptrdiff_t>(m_tried), starts.end());
    for (const Position& start : starts) {
        try {
            return walkFrom(start, text);
        } catch (const std::runtime_error& wrong) {
            if (why == "a line from nowhere" || m_line.size() > 1) why = wrong.what();
        }
    }
    demand(false, why);
}

void Sentence::walkFrom(const Position& start, const std::string& text) {
    static const std::regex kNumbered(R"((\d+)(\.|…)(.+))");
    m_line = {start};
    m_moves.clear();
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        std::string word = text.substr(at, end - at);
        at = end + 1;
        const Position now = m_line.back();
        std::smatch match;
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

}  // namespace plyglass
