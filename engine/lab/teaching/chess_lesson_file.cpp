#include "engine/lab/teaching/chess_lesson_file.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/base/text.h"
#include "engine/chess/names.h"
#include "engine/lab/teaching/lesson_text.h"

namespace plyglass {

namespace {

/// What follows the words of a goal, a set of squares or a fact.
enum class Argument { None, MaybeSquare, Square, MaybePiece, Count };

template <class Kind>
struct Word {
    std::string_view words;
    Kind kind;
    Argument argument = Argument::None;
};

/// Longer words first where one begins with another.
constexpr std::array kGoalWords = std::to_array<Word<GoalKind>>({
    {"reach", GoalKind::Reach, Argument::Square},
    {"take a free piece", GoalKind::TakeFree},
    {"take the most", GoalKind::TakeBest},
    {"take the checking piece", GoalKind::TakeChecker},
    {"take", GoalKind::Take, Argument::MaybeSquare},
    {"give check", GoalKind::Check},
    {"move the king away", GoalKind::KingAway},
    {"step between", GoalKind::StepBetween},
    {"castle short", GoalKind::CastleShort},
    {"castle long", GoalKind::CastleLong},
    {"castle", GoalKind::Castle},
    {"promote to a", GoalKind::Promote, Argument::MaybePiece},
    {"promote", GoalKind::Promote},
    {"capture en passant", GoalKind::EnPassant},
    {"develop", GoalKind::Develop},
    {"mate in", GoalKind::Mate, Argument::Count},
    {"keep the win", GoalKind::Win},
    {"keep the draw", GoalKind::Draw},
    {"lose nothing", GoalKind::LoseNothing},
    {"fork", GoalKind::Fork},
    {"pin", GoalKind::Pin},
    {"skewer", GoalKind::Skewer},
    {"discover", GoalKind::Discover},
});
constexpr std::array kSquaresWords = std::to_array<Word<SquaresKind>>({
    {"moves of", SquaresKind::MovesOf, Argument::Square},
    {"free pieces", SquaresKind::FreePieces},
    {"threatened pieces", SquaresKind::Threatened},
    {"checking pieces", SquaresKind::Checkers},
    {"attackers of", SquaresKind::AttackersOf, Argument::Square},
    {"guards of", SquaresKind::GuardsOf, Argument::Square},
    {"pinned pieces", SquaresKind::Pinned},
    {"mate squares", SquaresKind::MateSquares},
});
constexpr std::array kFactWords = std::to_array<Word<FactAsked>>({
    {"state", FactAsked::State},
    {"exchange on", FactAsked::Exchange, Argument::Square},
    {"castling short", FactAsked::ShortCastling},
    {"castling long", FactAsked::LongCastling},
    {"en passant", FactAsked::EnPassant},
    {"material", FactAsked::Material},
    {"worth of", FactAsked::Worth, Argument::Square},
    {"ending", FactAsked::Ending},
    {"threat", FactAsked::Threat},
    {"guard of", FactAsked::Guarded, Argument::Square},
});

/// Longest mate that is searched at once.
constexpr int kMaxMate = 2;
constexpr int kMaxMoves = 40;

std::string_view valuesOf(FactAsked fact) {
    switch (fact) {
        case FactAsked::State:
            return "mate stalemate check open";
        case FactAsked::Exchange:
            return "wins even loses";
        case FactAsked::ShortCastling:
        case FactAsked::LongCastling:
            return "yes moved check through into blocked";
        case FactAsked::EnPassant:
        case FactAsked::Guarded:
            return "yes no";
        case FactAsked::Material:
            return "white black equal";
        case FactAsked::Worth:
            return "1 3 5 9";
        case FactAsked::Ending:
            return "win draw loss";
        case FactAsked::Threat:
            return "mate piece nothing";
    }
    return {};
}

std::optional<Square> squareNamed(std::string_view text) {
    if (text.size() != 2 || !isOnBoard(text[0] - 'a', text[1] - '1')) return std::nullopt;
    return makeSquare(text[0] - 'a', text[1] - '1');
}

std::optional<PieceType> pieceNamed(std::string_view text) {
    for (const PieceType type : {Knight, Bishop, Rook, Queen})
        if (text == pieceName(type)) return type;
    return std::nullopt;
}

/// A word of a table with its argument.
template <class Kind>
struct Found {
    Kind kind;
    Square square = NoSquare;
    PieceType piece = NoPieceType;
    int count = 1;
};

template <class Kind>
bool takeArgument(Argument argument, std::string_view rest, Found<Kind>& found) {
    const auto square = squareNamed(rest);
    const auto piece = pieceNamed(rest);
    const auto number = parseInteger(rest);
    found.square = square.value_or(NoSquare);
    found.piece = piece.value_or(NoPieceType);
    found.count = number && *number >= 1 && *number <= kMaxMate ? static_cast<int>(*number) : 1;
    switch (argument) {
        case Argument::None:
            return rest.empty();
        case Argument::MaybeSquare:
            return rest.empty() || square;
        case Argument::Square:
            return square.has_value();
        case Argument::MaybePiece:
            return piece.has_value();
        case Argument::Count:
            return number && *number == found.count;
    }
    return false;
}

template <class Kind, std::size_t Size>
Result<Found<Kind>> findWord(const std::array<Word<Kind>, Size>& words, std::string_view text) {
    for (const Word<Kind>& word : words) {
        if (!text.starts_with(word.words)) continue;
        Found<Kind> found{word.kind};
        if (takeArgument(word.argument, trimmed(text.substr(word.words.size())), found)) return found;
    }
    return fail(
        translatable("Engine",
                     "{} is not known here, or a square, piece or number is missing; choose one of: {}."),
        quoted(text), listOf(words, &Word<Kind>::words));
}

/// Reads the blocks of one lesson.
class ChessLessonReader {
  public:
    explicit ChessLessonReader(std::string file) : m_file(std::move(file)) {}

    Result<ChessLesson> read(LessonText text) {
        if (auto named = readName(); !named) return tl::unexpected(named.error());
        m_lesson.title = std::move(text.title);
        m_lesson.group = std::move(text.group);
        m_lesson.intro = std::move(text.paragraphs);
        for (const LessonBlock& block : text.blocks)
            if (auto read = readBlock(block); !read) return tl::unexpected(read.error());
        return std::move(m_lesson);
    }

  private:
    tl::unexpected<Error> error(int number, Text what) const {
        return fail(translatable("Engine", "{}, line {}: {}"), m_file, number, std::move(what));
    }

    /// "11-mate-in-one.md".
    Result<void> readName() {
        const std::size_t dash = m_file.find('-');
        const auto number = parseInteger(std::string_view(m_file).substr(0, dash));
        if (dash == m_file.npos || !m_file.ends_with(".md") || !number || *number < 1)
            return fail(translatable("Engine", "{}: a lesson's file is named like 01-pieces.md; rename it."),
                        m_file);
        m_lesson.number = static_cast<int>(*number);
        m_lesson.id = m_file.substr(dash + 1, m_file.size() - dash - 4);
        return {};
    }

    Result<void> readBlock(const LessonBlock& block) {
        if (block.kind == "position") return readPosition(block);
        if (block.kind == "question") return readQuestion(block);
        return error(block.number,
                     makeText(translatable("Engine", "There is no block {}; use position or question."),
                              quoted(block.kind)));
    }

    Result<void> readPosition(const LessonBlock& block) {
        if (block.lines.size() != 1)
            return error(block.number,
                         makeText(translatable("Engine", "A position is one line of FEN; write it here.")));
        auto position = Position::fromFen(block.lines.front().value);
        if (!position) return error(block.lines.front().number, position.error());
        m_position = *position;
        return {};
    }

    Result<void> readQuestion(const LessonBlock& block) {
        if (!m_position)
            return error(block.number,
                         makeText(translatable(
                             "Engine", "The question has no position; put a position block before it.")));
        m_task = Task{.position = *m_position, .line = block.number};
        m_kinds = 0;
        for (const LessonLine& line : block.lines)
            if (auto read = readLine(line); !read) return error(line.number, read.error());
        if (m_task.question.empty())
            return error(block.number, makeText(translatable(
                                           "Engine", "The question has no text; add a line \"ask: …\".")));
        if (m_kinds != 1)
            return error(
                block.number,
                makeText(translatable("Engine", "A question needs exactly one line do, mark or choose.")));
        if ((m_task.kind == TaskKind::Choice) == m_task.choices.empty())
            return error(
                block.number,
                makeText(translatable(
                    "Engine", "A line choose needs answers, \"- value: answer\"; the others have none.")));
        m_lesson.tasks.push_back(std::move(m_task));
        return {};
    }

    Result<void> readLine(const LessonLine& line) {
        if (line.isEntry) return readChoice(line);
        if (line.name == "ask") {
            m_task.question = line.value;
        } else if (line.name == "learn") {
            m_task.remark = line.value;
        } else if (line.name == "moves") {
            return readMoves(line.value);
        } else if (line.name == "do") {
            return readGoals(line.value);
        } else if (line.name == "mark") {
            return readSquares(line.value);
        } else if (line.name == "choose") {
            return readFact(line.value);
        } else {
            return fail(translatable("Engine",
                                     "There is no line {} here; use ask, do, moves, mark, choose or learn."),
                        quoted(line.name.empty() ? line.value : line.name));
        }
        return {};
    }

    Result<void> readMoves(std::string_view value) {
        const auto number = parseInteger(value);
        if (!number || *number < 1 || *number > kMaxMoves)
            return fail(translatable("Engine", "A series has 1 to {} moves; write a number."), kMaxMoves);
        m_task.kind = TaskKind::Series;
        m_task.moves = static_cast<int>(*number);
        return {};
    }

    Result<void> readGoals(std::string_view value) {
        constexpr std::string_view kAnd = " and ";
        ++m_kinds;
        while (!value.empty()) {
            const std::size_t end = std::min(value.find(kAnd), value.size());
            const auto found = findWord(kGoalWords, value.substr(0, end));
            if (!found) return tl::unexpected(found.error());
            m_task.goals.push_back({found->kind, found->square, found->piece, found->count});
            value.remove_prefix(std::min(end + kAnd.size(), value.size()));
        }
        if (m_task.goals.empty())
            return fail(translatable("Engine", "The line do is empty; write a goal, as in \"do: castle\"."));
        const Goal& first = m_task.goals.front();
        if (first.kind == GoalKind::Win) {
            m_task.kind = TaskKind::Series;
            m_task.moves = 0;
        } else if (first.kind == GoalKind::Mate && first.count > 1) {
            m_task.kind = TaskKind::Series;
            m_task.moves = first.count;
        }
        return {};
    }

    Result<void> readSquares(std::string_view value) {
        ++m_kinds;
        m_task.kind = TaskKind::Squares;
        const auto found = findWord(kSquaresWords, value);
        if (!found) return tl::unexpected(found.error());
        m_task.squares = found->kind;
        m_task.square = found->square;
        return {};
    }

    Result<void> readFact(std::string_view value) {
        ++m_kinds;
        m_task.kind = TaskKind::Choice;
        const auto found = findWord(kFactWords, value);
        if (!found) return tl::unexpected(found.error());
        m_task.fact = found->kind;
        m_task.square = found->square;
        return {};
    }

    Result<void> readChoice(const LessonLine& line) {
        if (m_task.kind != TaskKind::Choice)
            return fail(translatable("Engine", "Answers belong below a line choose; put it before them."));
        const std::vector<std::string_view> values = parts(valuesOf(m_task.fact), " ");
        if (std::find(values.begin(), values.end(), line.name) == values.end())
            return fail(translatable("Engine", "{} is no value of this fact; choose one of: {}."),
                        quoted(line.name), valuesOf(m_task.fact));
        m_task.choices.push_back({line.name, line.value});
        return {};
    }

    std::string m_file;
    ChessLesson m_lesson;
    std::optional<Position> m_position;
    Task m_task;
    int m_kinds = 0;  ///< lines do, mark and choose of the question
};

}  // namespace

Result<ChessLesson> parseChessLesson(std::string_view text, const std::string& file) {
    auto read = parseLessonText(text, file);
    if (!read) return tl::unexpected(read.error());
    return ChessLessonReader(file).read(*std::move(read));
}

const std::vector<ChessLesson>& chessLessons() {
    static const std::vector<ChessLesson> kLessons = [] {
        std::vector<ChessLesson> lessons;
        for (const EmbeddedText& file : chessLessonFiles())
            lessons.push_back(parseChessLesson(file.text, std::string(file.name)).value());
        return lessons;
    }();
    return kLessons;
}

}  // namespace plyglass
