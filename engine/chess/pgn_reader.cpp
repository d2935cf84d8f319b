// One game out of PGN text: the tags, then the moves with their variations and comments, played on a Game.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/base/text.h"
#include "engine/base/utf8.h"
#include "engine/chess/fen.h"
#include "engine/chess/pgn.h"
#include "engine/chess/pgn_comment.h"
#include "engine/chess/pgn_signs.h"
#include "engine/chess/pgn_tokens.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

using Kind = PgnToken::Kind;

/// Far beyond any game and any book of openings; keeps hostile text from filling the memory.
constexpr int kMaxNodes = 200'000;
/// Plies of a line. With the rule of seventy-five moves no game is longer than 11 797.
constexpr int kMaxPlies = 12'000;
constexpr std::size_t kMaxTags = 500;
constexpr std::size_t kMaxNesting = 500;

bool isNullMove(std::string_view word) {
    return word == "--" || word == "Z0" || word == "0000" || word == "@@@@" || word == "null";
}

std::string moveNumber(const Position& position) {
    return fmt::format("{}{}", position.fullmoveNumber(), position.sideToMove() == White ? "." : "...");
}

class PgnReader {
  public:
    enum class Mode { Strict, Salvaging };

    PgnReader(std::string_view text, int firstLine, Mode mode)
        : m_text(text), m_lexer(text, firstLine), m_mode(mode) {}
    Result<SalvagedGame> read();

  private:
    /// One line of moves that is being read: the main line or a variation inside another.
    struct Line {
        GameNode* resumeAt = nullptr;  ///< where the surrounding line goes on
        int openedOn = 0;              ///< the text line of its bracket
        bool empty = true;
        bool afterVariation = false;
        bool isOwn = true;        ///< the last move was read first in this line, not in a variation before
        std::string before = {};  ///< comments that belong to the next move
    };

    Result<void> readTags();
    Result<void> readMoves();
    Result<void> take(const PgnToken& token);
    Result<void> takeMove(const PgnToken& token);
    bool takeSign(const PgnToken& token);
    Result<Move> moveOf(std::string_view word) const;
    /// Whether the word ends the game; then what it says is noted.
    bool takesEnd(const PgnToken& token);
    /// What cannot be played: an error in the main line, in a variation the end of its moves when salvaging.
    Result<void> refuseMove(const PgnToken& token, const TextPart& message);
    /// Keeps a variation from `token` to its bracket as a comment.
    Result<void> keepVariationAsComment(const PgnToken& token);
    /// Keeps what follows the last good move, up to the next game, as a comment.
    void keepRestAsComment();
    void noteProblem(const Error& problem);
    void takeComment(const PgnToken& token);
    Result<void> openVariation(const PgnToken& token);
    Result<void> closeVariation(const PgnToken& token);
    void recordEnd();
    /// A bracket has been opened and no move has come yet: the current node is the one before.
    bool startsVariation() const { return m_lines.back().empty && m_lines.size() > 1; }
    /// The value of the first tag of this name, or null.
    const std::string* tag(std::string_view name) const {
        const auto found =
            std::find_if(m_tags.begin(), m_tags.end(), [name](const auto& one) { return one.first == name; });
        return found == m_tags.end() ? nullptr : &found->second;
    }
    tl::unexpected<Error> failAt(int line, const TextPart& message) const {
        return fail(translatable("Engine", "Line {}: {}"), line, message);
    }
    /// The same where nothing is to be saved.
    tl::unexpected<Error> refuseAt(int line, const TextPart& message) {
        m_refused = true;
        return failAt(line, message);
    }

    std::string_view m_text;
    PgnLexer m_lexer;
    Mode m_mode;
    std::optional<Error> m_problem;
    std::vector<Text> m_notes;
    bool m_isMainLineWhole = true;
    bool m_refused = false;  ///< by a limit: what was read so far is not shown
    PgnToken m_token;
    Game m_game;
    Tags m_tags;
    std::vector<Line> m_lines{Line{}};
    GameResult m_result = GameResult::Ongoing;
    bool m_foundAnything = false;
    int m_nodes = 0;
};

Result<SalvagedGame> PgnReader::read() {
    m_token = m_lexer.next();
    if (auto tags = readTags(); !tags) return tl::unexpected(tags.error());
    if (auto moves = readMoves(); !moves) {
        if (m_mode == Mode::Strict || m_refused) return tl::unexpected(moves.error());
        noteProblem(moves.error());
        m_isMainLineWhole = false;
        keepRestAsComment();
    }
    // Words without a single move are no game, whatever else they are.
    if (m_problem && m_tags.empty() && m_game.root()->children().empty()) return fail(*m_problem);
    if (!m_foundAnything) return fail(translatable("Engine", "There is no game in this text."));
    // Where the main line ends; a bracket that was never closed may have led away from it.
    if (m_lines.size() > 1) m_game.goTo(m_lines[1].resumeAt);
    recordEnd();
    for (const auto& [name, value] : m_tags) m_game.setTag(name, value);
    return SalvagedGame{std::move(m_game), std::move(m_problem), std::move(m_notes), m_isMainLineWhole};
}

Result<void> PgnReader::readTags() {
    std::string introduction;
    for (;; m_token = m_lexer.next()) {
        if (m_token.kind == Kind::Comment) {
            addComment(introduction, plainComment(m_token.text));
            continue;
        }
        if (m_token.kind != Kind::Tag) break;
        m_foundAnything = true;
        std::string value = tagValue(m_token);
        if (m_token.tagName == "FEN") {
            const auto inTag = [](const Text& words) {
                return makeText(translatable("Engine", "the FEN tag: {}"), words);
            };
            const auto start = readFen(value);
            if (!start) return failAt(m_token.line, inTag(start.error()));
            for (const Text& note : start->notes)
                m_notes.push_back(makeText(translatable("Engine", "Line {}: {}"), m_token.line, inTag(note)));
            m_game = Game(start->position);
        }
        if (m_token.tagName == "Variant" && !isChessVariant(value))
            return refuseAt(
                m_token.line,
                makeText(translatable("Engine",
                                      "this is a game of {}, a variant with other rules, and only "
                                      "chess and Chess960 are read."),
                         quoted(value)));
        if (m_tags.size() == kMaxTags)
            return refuseAt(m_token.line,
                            makeText(translatable("Engine", "this game has more than {} tags."), kMaxTags));
        m_tags.emplace_back(m_token.tagName, std::move(value));
    }
    if (const std::string* const timeControl = tag("TimeControl"))
        m_game.current()->clocks = clocksFromTimeControl(*timeControl);
    readComments(introduction, *m_game.current());
    return {};
}

Result<void> PgnReader::readMoves() {
    bool over = false;
    for (; m_token.kind != Kind::End && m_token.kind != Kind::Tag; m_token = m_lexer.next()) {
        m_foundAnything = m_foundAnything || m_token.kind == Kind::Word || m_token.kind == Kind::Result;
        // Behind the result only comments still belong to this game.
        if (over && m_token.kind != Kind::Comment) break;
        if (m_lines.size() == 1 && !over && takesEnd(m_token)) {
            over = true;
            continue;
        }
        if (auto taken = take(m_token); !taken) return taken;
    }
    if (m_lines.size() > 1)
        return failAt(m_lines.back().openedOn,
                      translatable("Engine", "the variation that starts here has no )."));
    readComments(m_lines.back().before, *m_game.current());
    return {};
}

/// Results without a winner that PGN has no word for are told in the tag Termination.
bool PgnReader::takesEnd(const PgnToken& token) {
    const bool mayBeLost = token.kind == Kind::Word && isLostByBoth(token.text);
    if (token.kind != Kind::Result && !mayBeLost) return false;
    const std::string* const tagged = tag("Result");
    const bool isCastling = mayBeLost && !(tagged && isLostByBoth(*tagged)) && moveOf(token.text).has_value();
    if (isCastling) return false;
    m_result = token.result;
    const bool isAdjourned = equalsIgnoringCase(token.text, "adjourned");
    if ((mayBeLost || isAdjourned) && !tag("Termination"))
        m_tags.emplace_back("Termination", mayBeLost ? "double forfeit" : "adjourned");
    return true;
}

Result<void> PgnReader::take(const PgnToken& token) {
    switch (token.kind) {
        case Kind::Word:
            return takeMove(token);
        case Kind::Comment:
        case Kind::Result:  // inside a variation it says what would have happened
            takeComment(token);
            return {};
        case Kind::UnclosedComment:
            return failAt(token.line, translatable("Engine", "the comment that starts here has no }."));
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
        default:
            return {};
    }
}

/// A sign that nobody knows costs itself alone.
bool PgnReader::takeSign(const PgnToken& token) {
    if (!isSign(token.text) || isNullMove(token.text)) return false;
    if (!isCheckSign(token.text)) takeComment(token);
    return true;
}

Result<Move> PgnReader::moveOf(std::string_view word) const {
    if (isNullMove(word)) return Move();
    return parseMove(m_game.position(), moveText(word));
}

Result<void> PgnReader::takeMove(const PgnToken& token) {
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
    // What a variation that repeats the moves of its line went on with stands behind what the line does.
    if (auto added = line.isOwn ? m_game.addMoveFirst(*move) : m_game.addMove(*move); !added)
        return refuseMove(token, added.error());
    line.isOwn = line.isOwn || m_game.current()->parent()->children().size() > before;
    addComment(m_game.current()->commentBefore, line.before);
    line.before.clear();
    line.empty = false;
    line.afterVariation = false;
    return {};
}

Result<void> PgnReader::refuseMove(const PgnToken& token, const TextPart& message) {
    auto failure = failAt(token.line, makeText("{} {}", moveNumber(m_game.position()), message));
    if (m_mode == Mode::Strict || m_lines.size() == 1) return failure;
    noteProblem(failure.value());
    return keepVariationAsComment(token);
}

void PgnReader::noteProblem(const Error& problem) {
    if (!m_problem) m_problem = problem;
}

/// Text as it may stand in a comment: without the braces that would end it, and without commands, which would
/// be taken for those of the move before.
std::string quoted(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isCommand = text[i] == '%' && i > 0 && text[i - 1] == '[';
        if (text[i] != '{' && text[i] != '}' && !isCommand) plain += text[i];
    }
    return plain;
}

Result<void> PgnReader::keepVariationAsComment(const PgnToken& token) {
    std::size_t depth = 1;
    PgnToken last = token;
    while (depth > 0) {
        last = m_lexer.next();
        if (last.kind == Kind::End || last.kind == Kind::Tag || last.kind == Kind::UnclosedComment)
            return failAt(m_lines.back().openedOn,
                          translatable("Engine", "the variation that starts here has no )."));
        if (last.kind == Kind::OpenVariation) ++depth;
        if (last.kind == Kind::CloseVariation) --depth;
    }
    const std::string rest =
        moveNumber(m_game.position()) + " " + quoted(m_text.substr(token.offset, last.offset - token.offset));
    PgnToken comment = token;
    comment.text = rest;
    takeComment(comment);
    return closeVariation(last);
}

void PgnReader::keepRestAsComment() {
    const PgnToken bad = m_token;
    std::size_t end = bad.offset;
    for (; m_token.kind != Kind::End && m_token.kind != Kind::Tag; m_token = m_lexer.next()) {
        // A result that ends the text is the game's, and no part of what could not be read.
        end = m_token.kind == Kind::Result ? m_token.offset : m_text.size();
        if (m_token.kind == Kind::Result) m_result = m_token.result;
    }
    end = std::min(end, m_token.offset);
    const bool beginsWithMove = bad.kind == Kind::Word;
    std::string rest = beginsWithMove ? moveNumber(m_game.position()) + " " : std::string();
    rest += quoted(m_text.substr(bad.offset, end - bad.offset));
    GameNode& last = *m_game.current();
    std::string& comment = last.parent() ? last.comment : last.commentBefore;
    addComment(comment, quoted(m_lines.back().before));
    addComment(comment, plainComment(rest));
}

void PgnReader::takeComment(const PgnToken& token) {
    Line& line = m_lines.back();
    if (startsVariation() || line.afterVariation)
        addComment(line.before, plainComment(token.text));
    else
        readComment(token.text, *m_game.current());
}

Result<void> PgnReader::openVariation(const PgnToken& token) {
    GameNode* instead = m_game.current();
    if (!instead->parent() || startsVariation())
        return failAt(
            token.line,
            translatable("Engine", "a variation starts here before there is a move that it could replace."));
    if (m_lines.size() > kMaxNesting)
        return failAt(
            token.line,
            makeText(translatable("Engine", "variations are nested more than {} deep here."), kMaxNesting));
    m_game.goBack();
    m_lines.push_back({.resumeAt = instead, .openedOn = token.line, .isOwn = false});
    return {};
}

Result<void> PgnReader::closeVariation(const PgnToken& token) {
    if (m_lines.size() == 1)
        return failAt(token.line, translatable("Engine", "this ) closes a variation that was never opened."));
    const Line closed = std::move(m_lines.back());
    m_lines.pop_back();
    if (!closed.empty) readComments(closed.before, *m_game.current());
    // Back over the moves of the variation, not over all moves of the game.
    while (m_game.current() != closed.resumeAt->parent()) m_game.goBack();
    if (auto resumed = m_game.addMove(closed.resumeAt->move()); !resumed)
        return tl::unexpected(resumed.error());
    m_lines.back().afterVariation = true;
    // Its commands are no other move's.
    if (closed.empty) addComment(m_lines.back().before, quoted(closed.before));
    return {};
}

/// Why a game ended, as far as its Termination tag allows to tell.
OutcomeReason reasonOf(GameResult result, const std::string& termination, const Game& game) {
    const bool draw = result == GameResult::Draw;
    if (termination == "time forfeit")
        return draw ? OutcomeReason::TimeoutInsufficient : OutcomeReason::Timeout;
    if (termination != "normal") return OutcomeReason::Recorded;
    if (!draw) return OutcomeReason::Resignation;
    if (game.repetitions() >= 3) return OutcomeReason::ThreefoldRepetition;
    return game.position().halfmoveClock() >= 100 ? OutcomeReason::FiftyMoves : OutcomeReason::Agreement;
}

void PgnReader::recordEnd() {
    std::string termination;
    for (const auto& [name, value] : m_tags) {
        if (name == "Termination") termination = lowerCase(value);
        if (name == "Result" && m_result == GameResult::Ongoing)
            m_result = resultFromPgn(value).value_or(GameResult::Ongoing);
    }
    // Behind the end there may be analysis, from which it must be told apart.
    const bool knownFromBoard = m_game.outcome().result == m_result && m_game.isAtLineEnd();
    if (!knownFromBoard && m_result != GameResult::Ongoing)
        m_game.end({m_result, reasonOf(m_result, termination, m_game)});
}

}  // namespace

namespace {

Result<SalvagedGame> readGame(std::string_view text, int firstLine, PgnReader::Mode mode) {
    if (isUtf16(text))
        return fail(translatable("Engine", "This text is UTF-16; save it as UTF-8 and open it again."));
    const std::string utf8 = toUtf8(text);
    return PgnReader(utf8, firstLine, mode).read();
}

}  // namespace

Result<Game> readPgn(std::string_view text, int firstLine) {
    auto read = readGame(text, firstLine, PgnReader::Mode::Strict);
    if (!read) return tl::unexpected(read.error());
    return std::move(read->game);
}

Text warningText(const SalvagedGame& read) {
    std::vector<Text> sentences = read.notes;
    if (read.problem)
        sentences.push_back(makeText(
            translatable("Engine", "{} The game is shown up to there; the rest is kept as a comment."),
            *read.problem));
    return joinTexts(std::move(sentences), " ");
}

Result<SalvagedGame> salvagePgn(std::string_view text, int firstLine) {
    return readGame(text, firstLine, PgnReader::Mode::Salvaging);
}

}  // namespace plyglass
