#include "engine/lab/teaching/lesson_text.h"

#include "engine/base/text.h"

namespace plyglass {

namespace {

constexpr std::string_view kFence = "```";
constexpr std::string_view kTitle = "# ";
constexpr std::string_view kGroup = "Group:";
constexpr std::string_view kEntry = "- ";

/// "name: value". A name is a single word of letters; everything else is a bare value.
LessonLine lineOf(std::string_view text, int number) {
    LessonLine line{.number = number};
    if (text.starts_with(kEntry)) {
        line.isEntry = true;
        text = trimmed(text.substr(kEntry.size()));
    }
    const std::size_t colon = text.find(": ");
    const std::string_view name = text.substr(0, colon == text.npos ? 0 : colon);
    if (name.empty() || name.find(' ') != name.npos) {
        line.value = text;
        return line;
    }
    line.name = name;
    line.value = trimmed(text.substr(colon + 1));
    return line;
}

class LessonTextReader {
  public:
    explicit LessonTextReader(std::string_view file) : m_file(file) {}

    Result<LessonText> read(std::string_view text) {
        const std::string lines = withLineFeeds(text);
        for (const std::string_view line : split(lines, "\n")) {
            ++m_number;
            if (auto taken = take(trimmed(line)); !taken) return tl::unexpected(taken.error());
        }
        endParagraph();
        if (m_isInBlock)
            return error(m_text.blocks.back().number,
                         makeText(translatable("Engine", "The block has no end; add a line ``` after it.")));
        if (m_text.title.empty())
            return error(
                1, makeText(translatable("Engine", "There is no title; begin with a line \"# Title\".")));
        if (m_text.group.empty())
            return error(
                1, makeText(translatable(
                       "Engine", "There is no group; add a line \"Group: The rules\" below the title.")));
        return std::move(m_text);
    }

  private:
    tl::unexpected<Error> error(int number, Text what) const {
        return fail(translatable("Engine", "{}, line {}: {}"), m_file, number, std::move(what));
    }

    Result<void> take(std::string_view line) {
        if (line.starts_with(kFence)) return takeFence(trimmed(line.substr(kFence.size())));
        if (m_isInBlock) {
            if (!line.empty()) m_text.blocks.back().lines.push_back(lineOf(line, m_number));
            return {};
        }
        if (line.empty()) {
            endParagraph();
        } else if (line.starts_with(kTitle)) {
            if (!m_text.title.empty())
                return error(m_number, makeText(translatable(
                                           "Engine", "There is a second title; a file holds one lesson.")));
            m_text.title = trimmed(line.substr(kTitle.size()));
        } else if (line.starts_with(kGroup)) {
            m_text.group = trimmed(line.substr(kGroup.size()));
        } else {
            if (!m_paragraph.empty()) m_paragraph += ' ';
            m_paragraph += line;
        }
        return {};
    }

    Result<void> takeFence(std::string_view kind) {
        endParagraph();
        if (m_isInBlock) {
            if (!kind.empty())
                return error(m_number, makeText(translatable("Engine",
                                                             "A block begins inside the block of line {}; "
                                                             "end that one with a line ```."),
                                                m_text.blocks.back().number));
        } else if (kind.empty()) {
            return error(m_number, makeText(translatable("Engine",
                                                         "The block has no kind; write it after the fence, "
                                                         "as in ```position.")));
        } else {
            m_text.blocks.push_back({.number = m_number, .kind = std::string(kind)});
        }
        m_isInBlock = !m_isInBlock;
        return {};
    }

    void endParagraph() {
        if (!m_paragraph.empty()) m_text.paragraphs.push_back(std::move(m_paragraph));
        m_paragraph.clear();
    }

    std::string m_file;
    LessonText m_text;
    std::string m_paragraph;
    int m_number = 0;
    bool m_isInBlock = false;
};

}  // namespace

Result<LessonText> parseLessonText(std::string_view text, const std::string& file) {
    return LessonTextReader(file).read(text);
}

}  // namespace plyglass
