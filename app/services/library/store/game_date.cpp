// A date is split into numbers, month names and question marks; text after the third part is a time.
#include "app/services/library/store/game_date.h"

#include <QDate>
#include <QLocale>
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

#include "engine/base/text.h"

namespace plyglass {

namespace {

constexpr int kFirstYear = 1400;
constexpr int kLastYear = 2199;
constexpr int kMonths = 12;
constexpr std::size_t kYearDigits = 4;

/// A part of a date; 0 if unknown.
struct DatePart {
    int number = 0;
    bool isYear = false;
    bool isMonthName = false;
};

constexpr bool isYearNumber(int number) { return number >= kFirstYear && number <= kLastYear; }

constexpr int daysOf(int month, int year) {
    if (month == 2) return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28;
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

int numberOf(std::string_view digits) { return static_cast<int>(parseInteger(digits).value_or(0)); }

/// Month by its English name or at least its first three letters; 0 if invalid.
int monthNamed(std::string_view word) {
    static constexpr std::array<std::string_view, kMonths> kNames{
        "january", "february", "march",     "april",   "may",      "june",
        "july",    "august",   "september", "october", "november", "december"};
    const auto month = std::find_if(kNames.begin(), kNames.end(), [&](std::string_view name) {
        return word.size() >= 3 && word.size() <= name.size() &&
               equalsIgnoringCase(word, name.substr(0, word.size()));
    });
    return month == kNames.end() ? 0 : static_cast<int>(month - kNames.begin()) + 1;
}

/// Words next to a date that do not change it: "31st", "Tuesday", "ca. 1850".
bool isBesides(std::string_view word) {
    static constexpr std::string_view kWords[] = {"st",    "nd",  "rd",  "th",  "the", "of",  "c",   "ca",
                                                  "circa", "mon", "tue", "wed", "thu", "fri", "sat", "sun"};
    const bool isWeekday = word.size() > 3 && equalsIgnoringCase(word.substr(word.size() - 3), "day");
    const std::string_view plain = isWeekday ? word.substr(0, 3) : word;
    return std::any_of(std::begin(kWords), std::end(kWords),
                       [plain](std::string_view each) { return equalsIgnoringCase(plain, each); });
}

/// Adds day and month to a known year, unless invalid or ambiguous.
int withYear(int year, DatePart month, DatePart day) {
    const int known = year * 10'000;
    if (month.number == 0 || month.number > kMonths) return known;
    const bool isDay = day.number >= 1 && day.number <= daysOf(month.number, year);
    return known + month.number * 100 + (isDay ? day.number : 0);
}

/// The same for either order of the two.
int inEitherOrder(int year, DatePart a, DatePart b) {
    if (b.isMonthName) std::swap(a, b);
    if (b.isMonthName) return year * 10'000;
    if (a.isMonthName) return withYear(year, a, b);
    const auto isMonth = [](DatePart part) { return part.number >= 1 && part.number <= kMonths; };
    const bool isAmbiguous = isMonth(a) && isMonth(b) && a.number != b.number;
    if (a.number == 0 || b.number == 0 || isAmbiguous) return year * 10'000;
    return isMonth(a) ? withYear(year, a, b) : withYear(year, b, a);
}

/// "20001031" or "31102000"; 0 if neither.
int compactDate(std::string_view digits) {
    const auto part = [&](std::size_t at, std::size_t size) {
        return DatePart{.number = numberOf(digits.substr(at, size))};
    };
    const int year = part(0, kYearDigits).number;
    const int date = isYearNumber(year) ? withYear(year, part(4, 2), part(6, 2)) : 0;
    if (date > 0 && date % 100 == part(6, 2).number) return date;
    const int last = part(4, kYearDigits).number;
    return isYearNumber(last) ? inEitherOrder(last, part(0, 2), part(2, 2)) : 0;
}

constexpr bool isSame(char a, char b) {
    return isDigit(a) ? isDigit(b) : isLetter(a) ? isLetter(b) : a == '?' && b == '?';
}

DatePart partOf(std::string_view word) {
    if (const int month = monthNamed(word); month > 0) return {.number = month, .isMonthName = true};
    if (!isDigit(word.front()) || word.size() > kYearDigits) return {};
    const int number = numberOf(word);
    if (word.size() == kYearDigits) return {.number = number, .isYear = isYearNumber(number)};
    return {.number = word.size() <= 2 ? number : 0};
}

/// At most three; dates without separators are split by the caller.
std::vector<std::string_view> wordsOfDate(std::string_view date) {
    std::vector<std::string_view> words;
    while (!date.empty() && words.size() < 3) {
        std::size_t size = 1;
        while (size < date.size() && isSame(date.front(), date[size])) ++size;
        const std::string_view word = date.substr(0, size);
        const bool isPart = isDigit(word.front()) || isLetter(word.front()) || word.front() == '?';
        if (isPart && !isBesides(word)) words.push_back(word);
        date.remove_prefix(size);
    }
    return words;
}

}  // namespace

int dateNumber(std::string_view date) {
    constexpr std::size_t kCompactDigits = 8;
    const auto words = wordsOfDate(date);
    if (!words.empty() && isDigit(words[0].front()) && words[0].size() == kCompactDigits)
        return compactDate(words[0]);
    std::vector<DatePart> parts;
    std::transform(words.begin(), words.end(), std::back_inserter(parts), partOf);
    const auto isYear = [](const DatePart& part) { return part.isYear; };
    if (std::count_if(parts.begin(), parts.end(), isYear) != 1) return 0;
    const auto at = std::find_if(parts.begin(), parts.end(), isYear);
    const int year = at->number;
    const bool isFirst = at == parts.begin();
    parts.erase(at);
    parts.resize(2);
    const auto [a, b] = std::pair(parts[0], parts[1]);
    if (a.number == 0) return b.isMonthName ? withYear(year, b, a) : year * 10'000;
    if (isFirst && a.number <= kMonths && !b.isMonthName) return withYear(year, a, b);
    return words.size() == 3 ? inEitherOrder(year, a, b) : withYear(year, a, b);
}

bool isWholeDate(std::string_view date) {
    const auto words = wordsOfDate(date);
    const bool isCompact = words.size() == 1 && words[0].size() > kYearDigits;
    const auto said = std::ranges::count_if(
        words, [](std::string_view word) { return word.find_first_not_of("?0") != word.npos; });
    const int number = dateNumber(date);
    const int known = (yearOf(number) > 0) + (number / 100 % 100 > 0) + (number % 100 > 0);
    return known == (isCompact ? 3 : said);
}

QString dateText(int date) {
    const int year = date / 10'000;
    const int month = date / 100 % 100;
    const int day = date % 100;
    if (year == 0) return {};
    if (const QDate known(year, month, day); day > 0 && known.isValid())
        return QLocale().toString(known, QStringLiteral("d MMM yyyy"));
    if (const QDate first(year, month, 1); first.isValid())
        return QLocale().toString(first, QStringLiteral("MMM yyyy"));
    return QString::number(year);
}

}  // namespace plyglass
