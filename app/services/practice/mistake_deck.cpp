// JSON file; positions in FEN, moves in UCI notation.
#include "app/services/practice/mistake_deck.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

#include "app/services/utf8_text.h"
#include "engine/base/file_text.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

constexpr int kFormat = 1;
/// Sanity limit, far below overflow.
constexpr int kMaxCount = 1'000'000;

QString moveText(const Position& position, Move move) {
    return move.isNull() ? QString() : text(toUci(position, move));
}

QJsonObject toJson(const MistakeExercise& exercise) {
    return {{"fen", text(toFen(exercise.position))},
            {"lastMove", exercise.lastMove},
            {"played", moveText(exercise.position, exercise.played)},
            {"better", moveText(exercise.position, exercise.better)},
            {"game", exercise.game},
            {"solvedInARow", exercise.solvedInARow},
            {"asked", exercise.asked},
            {"solved", exercise.solved},
            {"due", exercise.due.toString(Qt::ISODate)}};
}

Result<MistakeExercise> fromJson(const QJsonObject& object) {
    const auto position = Position::fromFen(object["fen"].toString().toStdString());
    if (!position) return tl::unexpected(position.error());
    const auto played = parseUci(*position, object["played"].toString().toStdString());
    if (!played) return tl::unexpected(played.error());
    const auto better = parseUci(*position, object["better"].toString().toStdString());
    if (!better) return tl::unexpected(better.error());
    MistakeExercise exercise{*position, object["lastMove"].toString(), *played, *better};
    exercise.game = object["game"].toString();
    const auto number = [&](const char* name) {
        return std::clamp(object[QLatin1String(name)].toInt(), 0, kMaxCount);
    };
    exercise.solvedInARow = number("solvedInARow");
    exercise.asked = number("asked");
    exercise.solved = number("solved");
    exercise.due = QDateTime::fromString(object["due"].toString(), Qt::ISODate);
    return exercise;
}

/// Indices of the moves in game order.
std::vector<int> certainMistakes(const GameReport& report, Color side) {
    std::vector<int> moves;
    for (int i = 0; i < static_cast<int>(report.moves.size()); ++i) {
        const ReportMove& move = report.moves[static_cast<std::size_t>(i)];
        const bool isCertain = isBad(move.mark) && !move.awaitsSearch;
        if (moverOf(report.line, i) == side && isCertain && !report.best(i).line.empty()) moves.push_back(i);
    }
    return moves;
}

Error damaged(const QString& file, const std::string& why) {
    return makeText(translatable("Engine", "{}: this is no file of exercises: {}"), file.toStdString(), why);
}

}  // namespace

MistakeExercise exerciseOf(const GameReport& report, int move) {
    const LinePositions positions(report.line);
    const auto index = static_cast<std::size_t>(move);
    MistakeExercise exercise{
        positions.at(move), {}, report.moves[index].played, report.best(move).line.front()};
    if (move > 0) exercise.lastMove = moveText(positions.at(move - 1), report.line.moves[index - 1]);
    return exercise;
}

std::vector<MistakeExercise> exercisesOf(const GameReport& report, Color side) {
    std::vector<MistakeExercise> exercises;
    for (const int move : certainMistakes(report, side)) exercises.push_back(exerciseOf(report, move));
    return exercises;
}

std::vector<int> mistakesToReview(const GameReport& report, Color side) {
    std::vector<int> moves = certainMistakes(report, side);
    const auto at = [&](int move) -> const ReportMove& {
        return report.moves[static_cast<std::size_t>(move)];
    };
    std::erase_if(moves, [&](int move) { return at(move).winAfter >= kStillWonPercent; });
    std::stable_sort(moves.begin(), moves.end(), [&](int a, int b) { return at(a).loss > at(b).loss; });
    if (moves.size() > kReviewedMistakes) moves.resize(kReviewedMistakes);
    std::sort(moves.begin(), moves.end());
    return moves;
}

Result<MistakeDeck> MistakeDeck::load(const QString& file) {
    MistakeDeck deck;
    if (!QFile::exists(file)) return deck;
    const auto bytes = readFileText(file.toStdString());
    if (!bytes) return tl::unexpected(bytes.error());
    QJsonParseError problem;
    const auto document =
        QJsonDocument::fromJson(QByteArray(bytes->data(), static_cast<qsizetype>(bytes->size())), &problem);
    if (problem.error != QJsonParseError::NoError)
        return tl::unexpected(damaged(file, problem.errorString().toStdString()));
    if (document["format"].toInt() != kFormat)
        return tl::unexpected(damaged(file, "another format, or another version of it"));
    for (const auto& value : document["exercises"].toArray()) {
        if (auto exercise = fromJson(value.toObject()))
            deck.m_exercises.push_back(std::move(*exercise));
        else
            deck.m_unreadable += value;
    }
    return deck;
}

Result<void> MistakeDeck::save(const QString& file) const {
    QJsonArray exercises;
    for (const MistakeExercise& exercise : m_exercises) exercises += toJson(exercise);
    for (const auto& exercise : m_unreadable) exercises += exercise;
    const QJsonObject root = {{"format", kFormat}, {"exercises", exercises}};
    return writeFileText(file.toStdString(), QJsonDocument(root).toJson().toStdString());
}

int MistakeDeck::add(std::vector<MistakeExercise> exercises, const QDateTime& now) {
    int added = 0;
    for (MistakeExercise& exercise : exercises) {
        if (find(exercise) >= 0) continue;
        exercise.due = now;
        m_exercises.push_back(std::move(exercise));
        ++added;
    }
    return added;
}

int MistakeDeck::find(const MistakeExercise& exercise) const {
    const auto found = std::ranges::find_if(m_exercises, [&](const MistakeExercise& known) {
        return known.played == exercise.played && known.position.key() == exercise.position.key();
    });
    return found == m_exercises.end() ? -1 : static_cast<int>(found - m_exercises.begin());
}

int MistakeDeck::dueCount(const QDateTime& now) const {
    return static_cast<int>(std::count_if(m_exercises.begin(), m_exercises.end(),
                                          [&](const auto& exercise) { return exercise.due <= now; }));
}

int MistakeDeck::next(const QDateTime& now) const {
    const auto first = std::min_element(m_exercises.begin(), m_exercises.end(),
                                        [](const auto& a, const auto& b) { return a.due < b.due; });
    if (first == m_exercises.end() || first->due > now) return -1;
    return static_cast<int>(first - m_exercises.begin());
}

void MistakeDeck::answer(int index, PracticeResult result, const QDateTime& now) {
    MistakeExercise& exercise = m_exercises[static_cast<std::size_t>(index)];
    ++exercise.asked;
    if (result == PracticeResult::Failed) {
        exercise.solvedInARow = 0;
        exercise.due = now.addSecs(60LL * kPracticeAgainMinutes);
        return;
    }
    ++exercise.solved;
    constexpr int kLast = static_cast<int>(kPracticeDays.size()) - 1;
    const int step = std::min(exercise.solvedInARow, kLast);
    const bool hinted = result == PracticeResult::SolvedWithHint;
    exercise.due =
        now.addDays(kPracticeDays[static_cast<std::size_t>(hinted ? std::max(0, step - 1) : step)]);
    if (!hinted) ++exercise.solvedInARow;
}

void MistakeDeck::remove(int index) { m_exercises.erase(m_exercises.begin() + index); }

void MistakeDeck::restore(const MistakeExercise& exercise) {
    if (find(exercise) < 0) m_exercises.push_back(exercise);
}

QDateTime MistakeDeck::nextDue(const QDateTime& now) const {
    QDateTime next;
    for (const MistakeExercise& exercise : m_exercises)
        if (exercise.due > now && (!next.isValid() || exercise.due < next)) next = exercise.due;
    return next;
}

}  // namespace plyglass
