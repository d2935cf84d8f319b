// Dates of games as sortable numbers.
#pragma once

#include <QString>
#include <string_view>

namespace plyglass {

/// Parses a date: "1858.11.02", "2000-10-31", "31.10.2000", "10/31/2000", "20001031", "31 Oct 2000". The
/// result is 18581102; unknown parts are 0, so 0 is no date. If day and month are ambiguous ("03/04/2000"),
/// only the year is known. Years are 1400 … 2199: modern chess is hardly older.
int dateNumber(std::string_view date);
/// Whether the result has all parts of the text: not for "31.02.2000", an invalid day, nor for "03/04/2000".
bool isWholeDate(std::string_view date);
/// The last possible day of such a number: of the year or month if no more is known.
constexpr int lastDayOf(int date) {
    if (date == 0) return 0;
    return date % 10'000 == 0 ? date + 1231 : date % 100 == 0 ? date + 31 : date;
}
/// Year of such a number; 0 if unknown.
constexpr int yearOf(int date) { return date / 10'000; }

/// Text of 18510621: "21 Jun 1851", "Jun 1851", "1851", as far as known; "" for none.
QString dateText(int date);

}  // namespace plyglass
