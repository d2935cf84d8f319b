#include "engine/learning/evolution/choices_file.h"

#include <bit>

#include "engine/base/bytes.h"
#include "engine/base/file_text.h"
#include "engine/chess/fen.h"

namespace plyglass {

namespace {

constexpr std::string_view kMagic = "plyglass-choices 1\n";
constexpr std::size_t kMoveBytes = kFeatureCount + sizeof(float);

/// Parses the moves of one choice; empty if the bytes end early or the choice is invalid.
std::optional<MoveChoice> takeChoice(std::string_view& bytes) {
    if (bytes.empty()) return std::nullopt;
    const auto moves = takeNumber<std::uint8_t>(bytes);
    if (moves < 2 || bytes.size() < moves * kMoveBytes) return std::nullopt;
    MoveChoice choice;
    for (int i = 0; i < moves; ++i) {
        FeatureDifferences differences;
        for (std::int8_t& difference : differences) difference = takeNumber<std::int8_t>(bytes);
        choice.add(differences, std::bit_cast<float>(takeNumber<std::uint32_t>(bytes)));
    }
    return choice;
}

}  // namespace

std::uint64_t choicesFingerprint(const std::vector<Position>& positions, const MoveChoiceOptions& options) {
    std::string all;
    putNumber(all, options.nodes);
    putNumber(all, weightsChecksum(options.evaluator));
    putNumber(all, options.evaluator.noiseCp);
    putNumber(all, options.evaluator.noiseSeed);
    for (const Position& position : positions) all += toFen(position) + '\n';
    return checksumOf(all);
}

std::string toFileBytes(const std::vector<MoveChoice>& choices, std::uint64_t fingerprint) {
    static_assert(kMaxMoves <= 256);
    std::string bytes(kMagic);
    putNumber(bytes, fingerprint);
    for (const MoveChoice& choice : choices) {
        putNumber(bytes, static_cast<std::uint8_t>(choice.expected.size()));
        for (std::size_t i = 0; i < choice.expected.size(); ++i) {
            for (const std::int8_t difference : choice.differences[i]) putNumber(bytes, difference);
            putNumber(bytes, std::bit_cast<std::uint32_t>(choice.expected[i]));
        }
    }
    putNumber(bytes, checksumOf(bytes));
    return bytes;
}

std::optional<std::vector<MoveChoice>> choicesFrom(std::string_view bytes, std::uint64_t fingerprint) {
    constexpr std::size_t kNumber = sizeof(std::uint64_t);
    if (!bytes.starts_with(kMagic) || bytes.size() < kMagic.size() + 2 * kNumber) return std::nullopt;
    std::string_view checksum = bytes.substr(bytes.size() - kNumber);
    bytes.remove_suffix(kNumber);
    if (takeNumber<std::uint64_t>(checksum) != checksumOf(bytes)) return std::nullopt;
    bytes.remove_prefix(kMagic.size());
    if (takeNumber<std::uint64_t>(bytes) != fingerprint) return std::nullopt;
    std::vector<MoveChoice> choices;
    while (!bytes.empty()) {
        auto choice = takeChoice(bytes);
        if (!choice) return std::nullopt;
        choices.push_back(std::move(*choice));
    }
    return choices;
}

std::vector<MoveChoice> keptChoices(const std::vector<Position>& positions, const MoveChoiceOptions& options,
                                    const std::string& path, const JobContext& job) {
    if (path.empty() || positions.empty()) return scoredChoices(positions, options, job);
    const std::uint64_t fingerprint = choicesFingerprint(positions, options);
    if (const auto bytes = readFileText(path, kMaxStateBytes))
        if (auto choices = choicesFrom(*bytes, fingerprint)) return *choices;
    std::vector<MoveChoice> choices = scoredChoices(positions, options, job);
    if (!job.stopRequested()) (void)writeFileText(path, toFileBytes(choices, fingerprint));
    return choices;
}

}  // namespace plyglass
