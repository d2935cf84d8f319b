// What the lessons are written with. Private to engine/lab.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/lab/experiments/lessons.h"

namespace plyglass {

// In lessons_exact.cpp and lessons_judgement.cpp.
std::vector<Lesson> lessonsOnTheExactSearch();
std::vector<Lesson> lessonsOnJudgement();

/// The techniques with some more on, or off.
Techniques with(Techniques techniques, std::initializer_list<std::string_view> ids, bool on = true);
/// Every switch off.
Techniques nothing();
/// Alpha-beta with the most valuable captures first.
Techniques ordered();

/// "1 304 310".
std::string nodesInWords(const LessonRun& run);
/// "×16": how many times the nodes of another run.
std::string timesInWords(const LessonRun& more, const LessonRun& less);
/// "+1.00", White's view; the side to move must be White.
std::string scoreToText(const LessonRun& run);
/// The best move in SAN.
std::string moveInWords(const LessonRun& run, const char* fen);

namespace lesson_positions {
constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* kItalian = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
constexpr const char* kSicilian = "rnbqkb1r/pp2pppp/3p1n2/8/3NP3/8/PPP2PPP/RNBQKB1R w KQkq - 1 5";
constexpr const char* kMiddlegame =
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
/// Lasker and Reichhelm's pawn ending: few moves, and endless ways to come to the same position.
constexpr const char* kBlockedPawns = "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1";
}  // namespace lesson_positions

}  // namespace plyglass
