#include "app/services/library/played/own_game_text.h"

#include "app/services/library/played/played_games.h"
#include "app/services/library/store/stored_game.h"
#include "engine/chess/pgn_comment.h"
#include "engine/chess/pgn_walk.h"

namespace plyglass {

namespace {

/// ?, ?? and ?!: marks of a report, followed by one better line.
bool isReportMark(int nag) { return nag == 2 || nag == 4 || nag == 6; }

class OwnGameReader final : public PgnVisitor {
  public:
    OwnGameText take() { return std::move(m_game); }

    bool tag(const PgnToken& token) override {
        if (token.tagName == kWhitePlayerTag) m_game.white = tagValue(token);
        if (token.tagName == kBlackPlayerTag) m_game.black = tagValue(token);
        return true;
    }

    bool move(const PgnToken&) override {
        if (m_depth > 0) return true;
        m_game.evaluations.emplace_back();
        m_betterLines = 0;
        return true;
    }

    bool sign(const PgnToken& token) override {
        if (m_depth == 0 && isReportMark(token.number)) m_betterLines = 1;
        return true;
    }

    bool comment(const PgnToken& token) override {
        const std::string_view text = token.text;
        if (m_depth > 0 || m_game.evaluations.empty() || text.find("[%eval") == text.npos) return true;
        const auto said = evaluationIn(text);
        const auto score = said ? writtenScore(said->cp, said->mate) : std::nullopt;
        if (score) m_game.evaluations.back() = score;
        return true;
    }

    bool beginVariation(const PgnToken&) override {
        if (m_depth++ == 0 && m_betterLines-- <= 0) m_game.hasTakenBack = true;
        return true;
    }

    bool endVariation(const PgnToken&) override {
        if (m_depth > 0) --m_depth;
        return true;
    }

  private:
    OwnGameText m_game;
    int m_depth = 0;        ///< nesting depth of variations
    int m_betterLines = 0;  ///< report variations on the last move
};

}  // namespace

OwnGameText readOwnGameText(std::string_view text) {
    OwnGameReader reader;
    PgnWalk(text).visitGame(reader);
    return reader.take();
}

void readPlayers(LibraryConnection& connection, std::span<GameRow> rows) {
    TextReader texts(connection);
    for (GameRow& row : rows) {
        if (!row.isPlayedHere) continue;
        const auto text = texts.text(row.id);
        if (!text) continue;
        const OwnGameText said = readOwnGameText(*text);
        row.whiteSettings = QString::fromStdString(said.white);
        row.blackSettings = QString::fromStdString(said.black);
    }
}

}  // namespace plyglass
