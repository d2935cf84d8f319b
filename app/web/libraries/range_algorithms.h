// The range algorithms that the engine uses, for a library without them: with projections, and only as
// general as needed.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>

#if !defined(__cpp_lib_ranges)

namespace std::ranges {

template <class Range, class Test>
auto find_if(Range&& range, Test test) {
    return std::find_if(std::begin(range), std::end(range), test);
}

template <class Range, class Test>
bool all_of(Range&& range, Test test) {
    return std::all_of(std::begin(range), std::end(range), test);
}

template <class Range, class Value>
auto count(Range&& range, const Value& value) {
    return std::count(std::begin(range), std::end(range), value);
}

template <class Range, class Value, class Projection = identity>
auto find(Range&& range, const Value& value, Projection projection = {}) {
    return ranges::find_if(range, [&](const auto& element) { return invoke(projection, element) == value; });
}

template <class Range, class Compare = std::less<>, class Projection = identity>
auto max_element(Range&& range, Compare compare = {}, Projection projection = {}) {
    auto best = std::begin(range);
    for (auto place = best; place != std::end(range); ++place)
        if (compare(invoke(projection, *best), invoke(projection, *place))) best = place;
    return best;
}

template <class Range>
void sort(Range&& range) {
    std::sort(std::begin(range), std::end(range));
}

template <class Range>
auto adjacent_find(Range&& range) {
    return std::adjacent_find(std::begin(range), std::end(range));
}

template <class Range, class Compare = std::less<>, class Projection = identity>
void stable_sort(Range&& range, Compare compare = {}, Projection projection = {}) {
    std::stable_sort(std::begin(range), std::end(range), [&](const auto& a, const auto& b) {
        return compare(invoke(projection, a), invoke(projection, b));
    });
}

template <class Range, class Value, class Compare = std::less<>>
auto upper_bound(Range&& range, const Value& value, Compare compare = {}) {
    return std::upper_bound(std::begin(range), std::end(range), value, compare);
}

template <class Iterator>
struct Part {
    Iterator from;
    Iterator to;
    Iterator begin() const { return from; }
    Iterator end() const { return to; }
};

template <class Range, class Value, class Compare = std::less<>, class Projection = identity>
auto equal_range(Range&& range, const Value& value, Compare compare = {}, Projection projection = {}) {
    const auto from = std::partition_point(std::begin(range), std::end(range), [&](const auto& element) {
        return compare(invoke(projection, element), value);
    });
    const auto to = std::partition_point(from, std::end(range), [&](const auto& element) {
        return !compare(value, invoke(projection, element));
    });
    return Part<decltype(to)>{from, to};
}

}  // namespace std::ranges

#endif
