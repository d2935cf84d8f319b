#include "engine/match/match_journal.h"

#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>

#include "engine/base/file_append.h"
#include "engine/base/file_text.h"
#include "engine/base/json.h"
#include "engine/base/text.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

namespace fs = std::filesystem;
constexpr std::string_view kFormat = "plyglass-match";
constexpr int kVersion = 1;
/// Upper limit of games played at the same time.
constexpr int kMaxGamesAtOnce = 1000;
/// Fields of a game's row: number, result, forfeit, player, plies, opening key, ending.
constexpr std::size_t kRowParts = 7;

Json rowOf(const GameRecord& record) {
    return Json::array({record.index, std::string(toPgn(record.result)), static_cast<int>(record.forfeit),
                        record.forfeiter, record.plies, fmt::format("{:016x}", record.openingKey),
                        record.ending});
}

std::optional<GameResult> resultFrom(const std::string& text) {
    for (const GameResult result : {GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw})
        if (text == toPgn(result)) return result;
    return std::nullopt;
}

std::optional<GameRecord> recordFrom(const Json& row) {
    if (!row.is_array() || row.size() != kRowParts || !row[1].is_string() || !row[5].is_string() ||
        !row[6].is_string())
        return std::nullopt;
    for (const std::size_t part : {0, 2, 3, 4})
        if (!row[part].is_number_integer()) return std::nullopt;
    GameRecord record;
    const auto result = resultFrom(row[1].get<std::string>());
    const auto key = row[5].get<std::string>();
    const auto parsed = std::from_chars(key.data(), key.data() + key.size(), record.openingKey, 16);
    const int forfeit = row[2].get<int>();
    record.index = row[0].get<int>();
    record.forfeiter = row[3].get<int>();
    record.plies = row[4].get<int>();
    record.ending = row[6].get<std::string>();
    const bool isSound = result && parsed.ec == std::errc() && record.index >= 0 && forfeit >= 0 &&
                         forfeit < kForfeits && (record.forfeiter == 0 || record.forfeiter == 1);
    if (!isSound) return std::nullopt;
    record.result = *result;
    record.forfeit = static_cast<Forfeit>(forfeit);
    return record;
}

Result<void> checkSettings(const Json& stored, const MatchSettings& settings, const std::string& path) {
    for (const auto& [name, value] : settings) {
        const auto found = stored.find(name);
        const std::string before =
            found != stored.end() && found->is_string() ? found->get<std::string>() : "";
        if (before == value) continue;
        return fail(translatable(
                        "Engine",
                        "{} belongs to another match: {} was {} and is now {}. Write to another PGN file, or "
                        "delete both files to start a new match."),
                    path, name, plyglass::quoted(before), plyglass::quoted(value));
    }
    return {};
}

}  // namespace

MatchJournal::MatchJournal(std::string pgnPath, const MatchSettings& settings)
    : m_pgnPath(std::move(pgnPath)), m_statePath(statePathOf(m_pgnPath)) {
    Json stored = Json::object();
    for (const auto& [name, value] : settings) stored[name] = value;
    m_head = fmt::format("{{\"format\":\"{}\",\"version\":{},\n\"settings\":{},\n\"pgnBytes\":", kFormat,
                         kVersion, stored.dump(-1, ' ', false, Json::error_handler_t::replace));
}

Result<MatchJournal> MatchJournal::open(std::string pgnPath, const MatchSettings& settings) {
    MatchJournal journal(std::move(pgnPath), settings);
    auto owned = ownFile(journal.m_pgnPath);
    if (!owned) return tl::unexpected(owned.error());
    journal.m_owned = std::move(*owned);
    std::error_code error;
    if (fs::exists(journal.m_statePath, error)) {
        if (auto loaded = journal.load(settings); !loaded) return tl::unexpected(loaded.error());
        if (auto cut = journal.cutPgn(); !cut) return tl::unexpected(cut.error());
        return journal;
    }
    // Ends an incomplete last line, so that the first game starts on a new one.
    if (auto made = appendFileText(journal.m_pgnPath, ""); !made) return tl::unexpected(made.error());
    journal.m_pgnBytes = fs::file_size(journal.m_pgnPath, error);
    if (error)
        return fail(translatable("Engine", "{} could not be read: {}."), journal.m_pgnPath, error.message());
    if (auto written = journal.writeState(); !written) return tl::unexpected(written.error());
    return journal;
}

Result<void> MatchJournal::load(const MatchSettings& settings) {
    const auto text = readFileText(m_statePath);
    if (!text) return tl::unexpected(text.error());
    const Json json = Json::parse(*text, nullptr, false);
    const auto damaged = [this] {
        return fail(translatable("Engine", "{} is damaged. Delete it to start a new match."), m_statePath);
    };
    if (!json.is_object() || json.value("format", Json()) != kFormat) return damaged();
    if (json.value("version", Json()) != kVersion)
        return fail(translatable("Engine", "{} was written by another version of this program."),
                    m_statePath);
    const Json stored = json.value("settings", Json());
    const Json bytes = json.value("pgnBytes", Json());
    const Json games = json.value("games", Json());
    if (!stored.is_object() || !bytes.is_number_unsigned() || !games.is_array()) return damaged();
    if (auto same = checkSettings(stored, settings, m_statePath); !same) return same;
    m_pgnBytes = bytes.get<std::uintmax_t>();
    for (const Json& row : games) {
        auto record = recordFrom(row);
        // Games start in order: no index exceeds the finished games by more than the games still running.
        if (!record || record->index >= static_cast<int>(games.size()) + kMaxGamesAtOnce) return damaged();
        addRow(*record);
        m_played.add(std::move(*record));
    }
    return {};
}

Result<void> MatchJournal::cutPgn() {
    std::error_code error;
    const std::uintmax_t size = fs::file_size(m_pgnPath, error);
    if (error || size < m_pgnBytes)
        return fail(
            translatable("Engine",
                         "{} does not hold the games that {} lists. Put it back, or delete both files to "
                         "start a new match."),
            m_pgnPath, m_statePath);
    fs::resize_file(m_pgnPath, m_pgnBytes, error);
    if (error)
        return fail(translatable("Engine", "The file {} could not be written: {}."), m_pgnPath,
                    error.message());
    return {};
}

void MatchJournal::addRow(const GameRecord& record) {
    if (!m_rows.empty()) m_rows += ",\n";
    m_rows += rowOf(record).dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<void> MatchJournal::add(const GameRecord& record, const Game& game) {
    if (auto added = appendFileText(m_pgnPath, writePgn(game)); !added) return added;
    std::error_code error;
    m_pgnBytes = fs::file_size(m_pgnPath, error);
    if (error) return fail(translatable("Engine", "{} could not be read: {}."), m_pgnPath, error.message());
    addRow(record);
    return writeState();
}

Result<void> MatchJournal::writeState() const {
    return writeFileText(m_statePath,
                         fmt::format("{}{},\n\"games\":[\n{}\n]}}\n", m_head, m_pgnBytes, m_rows));
}

}  // namespace plyglass
