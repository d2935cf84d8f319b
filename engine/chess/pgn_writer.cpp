// Writes PGN to the standard: seven tag roster first, lines of at most 80 columns, move numbers where
// required.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/chess/fen.h"
#include "engine/chess/game_text.h"
#include "engine/chess/pgn.h"
#include "engine/chess/pgn_comment.h"
#include "engine/chess/pgn_result.h"

namespace plyglass {

namespace {

constexpr std::size_t kColumns = 80;

/// Fills lines with words. Holds back the last word, so that a bracket can still be attached.
class LineFiller {
  public:
    void word(std::string text) {
        if (m_hasWord && mustNotStartLine(text)) {
            m_word += ' ' + text;
            return;
        }
        flush();
        m_word = m_opening + std::move(text);
        m_opening.clear();
        m_hasWord = true;
    }
    void open() { m_opening += '('; }
    void close() {
        if (!m_hasWord) word({});
        m_word += ')';
    }
    std::string take() {
        flush();
        return std::move(m_out);
    }

  private:
    /// % at the start of a line would hide it from readers, [ would look like a tag.
    static bool mustNotStartLine(std::string_view text) {
        return text.starts_with('%') || (text.starts_with('[') && !text.starts_with("[%"));
    }

    void flush() {
        if (!m_hasWord) return;
        m_hasWord = false;
        if (!m_lineIsFresh) {
            const bool breaks = m_column + 1 + m_word.size() > kColumns;
            m_out += breaks ? '\n' : ' ';
            m_column = breaks ? 0 : m_column + 1;
        }
        m_out += m_word;
        m_column += m_word.size();
        m_lineIsFresh = false;
    }

    std::string m_out;
    std::string m_word;
    std::string m_opening;
    bool m_hasWord = false;
    bool m_lineIsFresh = true;
    std::size_t m_column = 0;
};

class MoveTextWriter {
  public:
    std::string write(const Game& game, GameResult result) {
        const GameNode* const root = game.root();
        const GameNode* const end = game.mainLineEnd();
        writeComment(commentInBraces(root->commentBefore));
        writeRemarks(*root);
        bool isBehindEnd = false;
        for (const GameTextPart& part : gameText(game)) {
            if (part.kind == GameTextPart::Kind::Comment) continue;  // written with its move
            // Moves after the end of the game form a variation that begins with its last move, if any.
            if (!isBehindEnd && end->parent() && part.depth == 0 && part.node->ply() > end->ply()) {
                isBehindEnd = true;
                open();
                writeNumberAndMove(*end);
            }
            write(part);
        }
        if (isBehindEnd) close();
        m_lines.word(std::string(toPgn(result)));
        return m_lines.take();
    }

  private:
    void write(const GameTextPart& part) {
        if (part.kind == GameTextPart::Kind::Move) return writeMove(*part.node);
        part.kind == GameTextPart::Kind::VariationStart ? open() : close();
    }

    void open() {
        m_lines.open();
        m_numberDue = true;
    }

    void close() {
        m_lines.close();
        m_numberDue = true;
    }

    void writeMove(const GameNode& node) {
        writeComment(commentInBraces(node.commentBefore));
        writeNumberAndMove(node);
        writeRemarks(node);
    }

    void writeNumberAndMove(const GameNode& node) {
        const Position& before = node.parent()->position();
        std::string number;
        if (before.sideToMove() == White)
            number = fmt::format("{}. ", before.fullmoveNumber());
        else if (m_numberDue)
            number = fmt::format("{}... ", before.fullmoveNumber());
        m_numberDue = false;
        m_lines.word(number + node.san());
    }

    void writeRemarks(const GameNode& node) {
        for (const int nag : node.nags) m_lines.word(fmt::format("${}", nag));
        std::string text = commandsOf(node);
        joinComment(text, commentInBraces(node.comment));
        writeComment(text);
    }

    void writeComment(const std::string& comment) {
        if (comment.empty()) return;
        m_numberDue = true;
        std::string_view rest = comment;
        std::string brace = "{";
        // After the last ] there are no more commands to look for.
        const std::size_t lastClose = comment.rfind(']');
        const std::size_t plainAt = lastClose == comment.npos ? 0 : lastClose;
        while (true) {
            const bool mayBeCommand = comment.size() - rest.size() < plainAt;
            const std::size_t blank = mayBeCommand ? wordEnd(rest) : rest.find(' ');
            const bool last = blank >= rest.size();
            m_lines.word(brace + std::string(rest.substr(0, blank)) + (last ? "}" : ""));
            if (last) return;
            brace.clear();
            rest.remove_prefix(blank + 1);
        }
    }

    /// End of the first word; a command such as [%clk 0:01:00] is one word.
    static std::size_t wordEnd(std::string_view text) {
        const std::size_t close = text.starts_with("[%") ? text.find(']') : 0;
        return text.find(' ', close == text.npos ? 0 : close);
    }

    LineFiller m_lines;
    bool m_numberDue = true;
};

class TagWriter {
  public:
    explicit TagWriter(const Game& game, Outcome outcome) : m_game(game), m_outcome(outcome) {}

    std::string write() {
        if (hasRoster()) return writeAsGiven();
        for (const auto& [name, unknown] : kRoster) {
            const std::string_view value = m_game.tag(name);
            writeTag(name, value.empty() ? unknown : value);
        }
        writeTag("Result", resultText());
        writeVariant();
        writeStart();
        for (const auto& [name, value] : m_game.tags())
            if (!isWrittenAlready(name)) writeTag(name, value);
        if (m_game.tag("Termination").empty()) writeTermination();
        return std::move(m_out);
    }

  private:
    /// The tags in their given order and wording, if the seven tag roster is complete.
    std::string writeAsGiven() {
        for (const auto& [name, value] : m_game.tags())
            writeTag(name, name == "Result" ? resultText() : std::string_view(value));
        if (m_game.tag("Variant").empty()) writeVariant();
        if (m_game.tag("FEN").empty()) writeStart();
        return std::move(m_out);
    }

    bool hasRoster() const {
        return !m_game.tag("Result").empty() &&
               std::none_of(kRoster.begin(), kRoster.end(),
                            [this](const auto& tag) { return m_game.tag(tag.first).empty(); });
    }

    /// Keeps an equivalent original spelling: "1/2" need not become "1/2-1/2".
    std::string_view resultText() const {
        const std::string_view given = m_game.tag("Result");
        const auto said = taggedResult(given);
        return said && said->result == m_outcome.result ? given : toPgn(m_outcome.result);
    }

    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kRoster{
        {{"Event", "?"},
         {"Site", "?"},
         {"Date", "????.??.??"},
         {"Round", "?"},
         {"White", "?"},
         {"Black", "?"}}};

    static bool isWrittenAlready(std::string_view name) {
        return name == "Result" || name == "Variant" || name == "FEN" || name == "SetUp" ||
               std::any_of(kRoster.begin(), kRoster.end(),
                           [name](const auto& tag) { return tag.first == name; });
    }

    void writeTag(std::string_view name, std::string_view value) {
        m_out += fmt::format("[{} \"", name);
        for (const char c : value) {
            if (c == '"' || c == '\\') m_out += '\\';
            m_out += c == '\n' || c == '\r' ? ' ' : c;
        }
        m_out += "\"]\n";
    }

    void writeVariant() {
        const std::string_view given = m_game.tag("Variant");
        if (!given.empty())
            writeTag("Variant", given);
        else if (m_game.startPosition().isChess960())
            writeTag("Variant", "Chess960");
    }

    /// The start position, in the original wording if still valid.
    void writeStart() {
        const Position& start = m_game.startPosition();
        const std::string_view given = m_game.tag("FEN");
        const bool asGiven = !given.empty() && Position::fromFen(given) == start;
        if (!asGiven && start == Position::start()) return;
        writeTag("SetUp", "1");
        writeTag("FEN", asGiven ? std::string(given) : toFen(start));
    }

    void writeTermination() {
        switch (m_outcome.reason) {
            case OutcomeReason::None:
            case OutcomeReason::Recorded:
                return;
            case OutcomeReason::Timeout:
            case OutcomeReason::TimeoutInsufficient:
                writeTag("Termination", "time forfeit");
                return;
            default:
                writeTag("Termination", "normal");
        }
    }

    const Game& m_game;
    Outcome m_outcome;
    std::string m_out;
};

}  // namespace

std::string writePgn(const Game& game) {
    const Outcome outcome = game.outcomeAt(game.mainLineEnd());
    return TagWriter(game, outcome).write() + "\n" + MoveTextWriter().write(game, outcome.result) + "\n\n";
}

}  // namespace plyglass
