// Layout from the lowest bit: result (2), standard start (1), ratings (12 each), year (14).
#include "app/services/library/store/game_facts.h"

#include "app/services/library/store/game_date.h"

namespace plyglass {

namespace {

constexpr int kRatingBits = 12;
constexpr std::uint64_t kRatingMask = (1u << kRatingBits) - 1;
constexpr int kWhiteAt = 3;
constexpr int kBlackAt = kWhiteAt + kRatingBits;
constexpr int kYearAt = kBlackAt + kRatingBits;
constexpr std::uint64_t kYearMask = (1u << 14) - 1;

}  // namespace

GameFacts GameFacts::of(const LibraryGame& game) {
    return {game.line.result, game.line.start == Position::start(), game.whiteRating, game.blackRating,
            yearOf(game.date)};
}

QByteArray GameFacts::toBytes() const {
    const std::uint64_t bits = static_cast<std::uint64_t>(result) | (isUsualStart ? 4u : 0u) |
                               static_cast<std::uint64_t>(whiteRating) << kWhiteAt |
                               static_cast<std::uint64_t>(blackRating) << kBlackAt |
                               static_cast<std::uint64_t>(year) << kYearAt;
    QByteArray bytes(kBytes, Qt::Uninitialized);
    for (std::size_t i = 0; i < kBytes; ++i)
        bytes[static_cast<qsizetype>(i)] = static_cast<char>(bits >> (8 * i));
    return bytes;
}

GameFacts GameFacts::at(std::string_view bytes, std::size_t index) {
    if ((index + 1) * kBytes > bytes.size()) return {};
    std::uint64_t bits = 0;
    for (std::size_t i = kBytes; i-- > 0;)
        bits = bits << 8 | static_cast<unsigned char>(bytes[index * kBytes + i]);
    return {static_cast<GameResult>(bits & 3), (bits & 4) != 0,
            static_cast<int>(bits >> kWhiteAt & kRatingMask),
            static_cast<int>(bits >> kBlackAt & kRatingMask), static_cast<int>(bits >> kYearAt & kYearMask)};
}

}  // namespace plyglass
