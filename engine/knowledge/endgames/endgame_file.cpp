#include "engine/knowledge/endgames/endgame_file.h"

#include <algorithm>
#include <set>

#include "engine/base/bytes.h"
#include "engine/base/parallel.h"
#include "engine/base/text.h"
#include "engine/knowledge/endgames/endgame_packing.h"

namespace plyglass {

namespace {

constexpr std::string_view kMagic = "plyglass-endgames\n";
constexpr std::size_t kSummaryBytes = 6 * 4 + 2 * (1 + 4) + 4;

EndgameSummary summaryOf(const EndgameMaterial& material, const EndgameCodes& codes) {
    EndgameSummary summary;
    summary.material = material;
    for (const Color color : {White, Black}) {
        EndgameCounts& counts = summary.counts[color];
        LongestWin& longest = summary.longest[color];
        for (std::uint32_t index = 0; index < codes[color].size(); ++index) {
            const EndgameCode code = codes[color][index];
            if (code == kIllegalCode) continue;
            ++(code == kDrawCode ? counts.draws : isWin(code) ? counts.wins : counts.losses);
            if (isWin(code) && pliesOf(code) > longest.plies) longest = {pliesOf(code), index};
        }
    }
    return summary;
}

/// Fills unused indices with the preceding code, which compresses best.
std::vector<EndgameCode> withoutGaps(std::vector<EndgameCode> codes) {
    EndgameCode last = kDrawCode;
    for (EndgameCode& code : codes) {
        if (code == kIllegalCode) code = last;
        last = code;
    }
    return codes;
}

void putSummary(std::string& bytes, const EndgameSummary& summary) {
    const std::string name = summary.material.name();
    putNumber(bytes, static_cast<std::uint8_t>(name.size()));
    bytes += name;
    for (const EndgameCounts& counts : summary.counts)
        for (const std::uint32_t count : {counts.wins, counts.draws, counts.losses}) putNumber(bytes, count);
    for (const LongestWin& longest : summary.longest) {
        putNumber(bytes, static_cast<std::uint8_t>(longest.plies));
        putNumber(bytes, longest.index);
    }
    putNumber(bytes, summary.packedBytes);
}

tl::unexpected<Error> failIncomplete(const std::string& file) {
    return fail(
        translatable("Engine", "{} is incomplete: it ends in its list of tables; get the file again."), file);
}

Result<EndgameSummary> takeSummary(std::string_view& bytes, const std::string& file) {
    const std::size_t nameSize = bytes.empty() ? 0 : takeNumber<std::uint8_t>(bytes);
    if (bytes.size() < nameSize + kSummaryBytes) return failIncomplete(file);
    EndgameSummary summary;
    const std::string_view name = bytes.substr(0, nameSize);
    const auto material = EndgameMaterial::fromName(name);
    if (!material || material->name() != name)
        return fail(translatable("Engine", "{} has a table with the unknown name {}."), file, quoted(name));
    summary.material = *material;
    bytes.remove_prefix(nameSize);
    for (EndgameCounts& counts : summary.counts)
        for (std::uint32_t* count : {&counts.wins, &counts.draws, &counts.losses})
            *count = takeNumber<std::uint32_t>(bytes);
    for (LongestWin& longest : summary.longest) {
        longest.plies = takeNumber<std::uint8_t>(bytes);
        longest.index = takeNumber<std::uint32_t>(bytes);
        if (longest.index >= EndgameIndex(*material).size())
            return fail(translatable("Engine", "{} names a position that {} does not have."), file, name);
    }
    summary.packedBytes = takeNumber<std::uint32_t>(bytes);
    return summary;
}

/// Checks that every ending is present once, together with all endings it converts to.
Result<void> checkTogether(const std::vector<PackedEndgame>& endgames, const std::string& file) {
    std::set<EndgameMaterial> there;
    for (const PackedEndgame& endgame : endgames)
        if (!there.insert(endgame.summary.material).second)
            return fail(translatable("Engine", "{} has the table {} twice."), file,
                        endgame.summary.material.name());
    for (const EndgameMaterial& needed : withDependencies({there.begin(), there.end()}))
        if (canMate(needed) && !there.contains(needed))
            return fail(translatable("Engine", "{} lacks the table {}, which its others need."), file,
                        needed.name());
    return {};
}

/// Assigns each ending its part of the bytes.
Result<void> sharePacked(std::string_view bytes, std::vector<PackedEndgame>& endgames,
                         const std::string& file) {
    for (PackedEndgame& endgame : endgames) {
        const EndgameSummary& summary = endgame.summary;
        const std::string name = summary.material.name();
        if (bytes.size() < summary.packedBytes)
            return fail(
                translatable("Engine", "{} is incomplete: it ends in the table {}; get the file again."),
                file, name);
        endgame.packed = bytes.substr(0, summary.packedBytes);
        bytes.remove_prefix(summary.packedBytes);
        const auto size = packedSize(endgame.packed);
        if (size != EndgameIndex(summary.material).size())
            return fail(translatable("Engine", "{}: the table {} has the wrong size."), file, name);
    }
    if (bytes.empty()) return {};
    return fail(translatable("Engine", "{} has bytes after its last table; get the file again."), file);
}

}  // namespace

Result<std::string> endgameFileBytes(const GeneratedEndgames& generated, const JobContext& job) {
    struct Part {
        EndgameSummary summary;
        const std::vector<EndgameCode>* codes;
        Result<std::string> packed;
    };
    std::vector<Part> parts;
    for (const EndgameMaterial& material : allEndgames()) {
        const auto codes = generated.find(material);
        if (codes == generated.end() || !canMate(material)) continue;
        parts.push_back({summaryOf(material, codes->second), &codes->second[White], {}});
    }
    forEachIndex(parts.size(), job.threads, [&](std::size_t i) {
        if (!job.stopRequested()) parts[i].packed = packEndgame(withoutGaps(*parts[i].codes));
    });
    if (job.stopRequested()) return std::string();
    std::string bytes(kMagic);
    putNumber(bytes, kEndgameFileVersion);
    putNumber(bytes, static_cast<std::uint32_t>(parts.size()));
    for (Part& part : parts) {
        if (!part.packed) return tl::unexpected(part.packed.error());
        part.summary.packedBytes = static_cast<std::uint32_t>(part.packed->size());
        putSummary(bytes, part.summary);
    }
    for (const Part& part : parts) bytes += *part.packed;
    putNumber(bytes, checksumOf(bytes));
    return bytes;
}

Result<std::vector<PackedEndgame>> parseEndgameFile(std::string_view bytes, const std::string& file) {
    if (!bytes.starts_with(kMagic))
        return fail(translatable("Engine", "{} is not a file of endgame tables."), file);
    constexpr std::size_t kMinBytes = kMagic.size() + 2 * sizeof(std::uint32_t) + sizeof(std::uint64_t);
    if (bytes.size() < kMinBytes) return failIncomplete(file);
    std::string_view end = bytes.substr(bytes.size() - sizeof(std::uint64_t));
    const std::string_view checked = bytes.substr(0, bytes.size() - sizeof(std::uint64_t));
    std::string_view rest = checked.substr(kMagic.size());
    if (const auto version = takeNumber<std::uint32_t>(rest); version != kEndgameFileVersion)
        return fail(translatable("Engine", "{} has version {} of the format; this program reads {}."), file,
                    version, kEndgameFileVersion);
    if (takeNumber<std::uint64_t>(end) != checksumOf(checked))
        return fail(translatable("Engine", "{} is damaged: its checksum is wrong; get the file again."),
                    file);
    std::vector<PackedEndgame> endgames;
    for (auto left = takeNumber<std::uint32_t>(rest); left > 0; --left) {
        const auto summary = takeSummary(rest, file);
        if (!summary) return tl::unexpected(summary.error());
        endgames.push_back({*summary, {}});
    }
    if (auto shared = sharePacked(rest, endgames, file); !shared) return tl::unexpected(shared.error());
    if (auto together = checkTogether(endgames, file); !together) return tl::unexpected(together.error());
    return endgames;
}

}  // namespace plyglass
