// A line of text taken apart into words: blanks of any kind and number between them.
#pragma once

#include <string_view>

namespace plyglass {

class WordReader {
  public:
    /// `text` must outlive the reader and the words it gives.
    explicit WordReader(std::string_view text) : m_rest(text) {}

    /// The next word; empty at the end.
    std::string_view next() {
        const std::string_view word = peek();
        m_rest.remove_prefix(static_cast<std::size_t>(word.data() + word.size() - m_rest.data()));
        return word;
    }

    /// The next word, left where it is; empty at the end.
    std::string_view peek() const {
        const std::size_t first = m_rest.find_first_not_of(kBlanks);
        if (first == std::string_view::npos) return m_rest.substr(m_rest.size());
        const std::size_t end = m_rest.find_first_of(kBlanks, first);
        return m_rest.substr(first, end == std::string_view::npos ? end : end - first);
    }

    bool atEnd() const { return peek().empty(); }
    /// All that has not been read, with the blanks in it.
    std::string_view rest() const { return m_rest; }

  private:
    static constexpr std::string_view kBlanks = " \t\r\n\f\v";

    std::string_view m_rest;
};

}  // namespace plyglass
