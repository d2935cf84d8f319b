// See pgn_head.h.
#include "engine/chess/pgn_head.h"

#include <algorithm>
#include <utility>

#include "engine/base/text.h"
#include "engine/chess/fen.h"
#include "engine/chess/pgn_result.h"
#include "engine/chess/pgn_signs.h"

namespace plyglass {

namespace {

constexpr std::size_t kMaxTags = 500;

/// Reason of the ending, from the Termination tag and the last position.
OutcomeReason reasonOf(GameResult result, const std::string& termination, const Game& game) {
    const bool draw = result == GameResult::Draw;
    if (termination == "time forfeit")
        return draw ? OutcomeReason::TimeoutInsufficient : OutcomeReason::Timeout;
    const Outcome byRules = outcomeByRules(game.current(), DrawRule::Automatic, {});
    if (byRules.result == result) return byRules.reason;
    if (termination != "normal") return OutcomeReason::Recorded;
    return draw ? OutcomeReason::Agreement : OutcomeReason::Resignation;
}

}  // namespace

Error atLine(int line, const TextPart& message) {
    return makeText(translatable("Engine", "Line {}: {}"), line, message);
}

Result<void> PgnHead::take(const PgnToken& tag) {
    std::string value = tagValue(tag);
    if (tag.tagName == "FEN")
        if (auto taken = takeStart(tag.line, value); !taken) return taken;
    if (tag.tagName == "Variant" && !isChessVariant(value))
        return fail(atLine(tag.line,
                           makeText(translatable("Engine",
                                                 "this is a game of {}, a variant with other rules, and only "
                                                 "chess and Chess960 are read."),
                                    plyglass::quoted(value))));
    if (m_tags.size() == kMaxTags)
        return fail(
            atLine(tag.line, makeText(translatable("Engine", "this game has more than {} tags."), kMaxTags)));
    add(std::string(tag.tagName), std::move(value));
    return {};
}

Result<void> PgnHead::takeStart(int line, std::string_view fen) {
    constexpr std::string_view kNoPosition[] = {"", "-", "?", "startpos"};
    if (std::ranges::find(kNoPosition, trimmed(fen)) != std::end(kNoPosition)) return {};
    const auto start = readFen(fen);
    if (!start) return fail(atLine(line, makeText(translatable("Engine", "the FEN tag: {}"), start.error())));
    for (const Text& sentence : start->notes) note(sentence);
    m_start = start->position;
    return {};
}

const std::string* PgnHead::tag(std::string_view name) const {
    const auto found =
        std::find_if(m_tags.begin(), m_tags.end(), [name](const auto& one) { return one.first == name; });
    return found == m_tags.end() ? nullptr : &found->second;
}

void PgnHead::recordEnd(Game& game, GameResult result) {
    result = withTag(result);
    const std::string* const termination = tag("Termination");
    // Analysis may follow the end, so the end must be recorded.
    const bool knownFromBoard = game.outcome().result == result && game.isAtLineEnd();
    if (!knownFromBoard && result != GameResult::Ongoing)
        game.end({result, reasonOf(result, termination ? lowerCase(*termination) : std::string(), game)});
}

/// The result after the moves, or else that of the tag. Further content of the tag goes into the Termination
/// tag or a note.
GameResult PgnHead::withTag(GameResult result) {
    const std::string* const tagged = tag("Result");
    if (!tagged) return result;
    const auto said = taggedResult(*tagged);
    const bool contradicts = said && said->result != GameResult::Ongoing && result != GameResult::Ongoing &&
                             said->result != result;
    if (contradicts)
        note(makeText(translatable("Engine",
                                   "The tag Result says {}, but {} stands behind the moves; the "
                                   "latter is kept."),
                      toPgn(said->result), toPgn(result)));
    const std::string more = !said ? *tagged : said->isForfeit ? "forfeit" : "";
    if (!more.empty() && more.find_first_not_of("?-") != more.npos && !tag("Termination"))
        add("Termination", more);
    return result == GameResult::Ongoing && said ? said->result : result;
}

}  // namespace plyglass
