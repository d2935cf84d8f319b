// The day on which a game was played, as a number that lists and searches can order.
#pragma once

#include <QString>
#include <string_view>

namespace plyglass {

/// Reads a date that a person or a program wrote: "1858.11.02", "2000-10-31", "31.10.2000", "10/31/2000",
/// "20001031", "31 Oct 2000". The result is 18581102; the parts that are not known are 0, so 0 is no date at
/// all. Where day and month cannot be told apart ("03/04/2000") only the year is known. A year lies in 1400 …
/// 2199: the rules of today's chess are hardly older.
int dateNumber(std::string_view date);
/// Whether the result has all that is said: not of "31.02.2000", which is no day, nor of "03/04/2000".
bool isWholeDate(std::string_view date);
/// The last day that such a number can stand for: of the year or the month, if no more is known.
constexpr int lastDayOf(int date) {
    if (date == 0) return 0;
    return date % 10'000 == 0 ? date + 1231 : date % 100 == 0 ? date + 31 : date;
}
/// The year of such a number; 0 if it is not known.
constexpr int yearOf(int date) { return date / 10'000; }

/// 18510621 in words: "21 Jun 1851", "Jun 1851", "1851", as much as is known; "" for none.
QString dateText(int date);

}  // namespace plyglass
