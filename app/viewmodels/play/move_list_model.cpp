// Rows are rebuilt after each change of the tree, and the view gets only the differences; a step through the
// game changes two rows.
#include "app/viewmodels/play/move_list_model.h"

#include <algorithm>
#include <utility>

#include "app/services/analysis/nag_text.h"
#include "app/services/game/recorded_evaluation.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/pgn_comment.h"

namespace plyglass {

namespace {

using Kind = MoveRowKind;

QString commentHtml(const std::string& comments) {
    QString html;
    for (const std::string_view one : splitComments(comments)) {
        const QString text = shownComment(commentText(one)).toHtmlEscaped();
        html += QStringLiteral("<span class=\"said\">%1</span> ").arg(text);
    }
    return html;
}

bool isWhitesMove(const GameNode& node) { return node.parent()->position().sideToMove() == White; }

}  // namespace

int MoveListModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant MoveListModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const MoveListRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool pair = row.kind == Kind::Moves;
    const GameNode* const white = pair ? row.first : nullptr;
    const GameNode* const black = pair ? row.last : nullptr;
    switch (role) {
        case RowKindRole:
            return row.kind;
        case NumberRole:
            return row.number;
        case WhiteSanRole:
        case WhiteSignsRole:
        case WhiteWordsRole:
        case WhiteEvalRole:
        case WhiteNodeRole:
        case WhiteCurrentRole:
        case WhiteBookRole:
            return half(white, static_cast<Role>(role));
        case BlackSanRole:
        case BlackSignsRole:
        case BlackWordsRole:
        case BlackEvalRole:
        case BlackNodeRole:
        case BlackCurrentRole:
        case BlackBookRole:
            // The roles of White and Black are in pairs.
            return half(black, static_cast<Role>(role - 1));
        case TextRole:
            return row.kind == Kind::Variation ? variationText(row)
                   : row.kind == Kind::Comment ? shownComment(row.comment).toHtmlEscaped()
                                               : QString();
        case DepthRole:
            return row.depth;
        case OpensRole:
            return row.opens;
        case NodeIdRole:
            return row.kind == Kind::Variation ? idOf(row.first) : -1;
        case CurrentRole:
            return index.row() == m_currentRow;
        default:
            return {};
    }
}

const std::vector<int>& MoveListModel::nagsOf(const GameNode& node) const {
    const auto marked = m_marks.find(&node);
    return node.nags.empty() && marked != m_marks.end() ? marked->second : node.nags;
}

QString MoveListModel::evalOf(const GameNode& node) const {
    const auto known = knownScore(node, m_judgements);
    return known ? shortScoreText(known->score) : QString();
}

QVariant MoveListModel::half(const GameNode* node, Role role) const {
    switch (role) {
        case WhiteSanRole:
            return node ? QString::fromStdString(node->san()) : QString();
        case WhiteSignsRole:
            return node ? nagSigns(nagsOf(*node)) : QString();
        case WhiteWordsRole:
            return node ? nagWords(nagsOf(*node)) : QString();
        case WhiteEvalRole:
            return node ? evalOf(*node) : QString();
        case WhiteNodeRole:
            return node ? idOf(node) : -1;
        case WhiteBookRole:
            return node && isBookMove(*node);
        default:
            return node && node == m_shown;
    }
}

QHash<int, QByteArray> MoveListModel::roleNames() const {
    return {{RowKindRole, "rowKind"},
            {NumberRole, "number"},
            {WhiteSanRole, "whiteSan"},
            {BlackSanRole, "blackSan"},
            {WhiteSignsRole, "whiteSigns"},
            {BlackSignsRole, "blackSigns"},
            {WhiteWordsRole, "whiteWords"},
            {BlackWordsRole, "blackWords"},
            {WhiteEvalRole, "whiteEval"},
            {BlackEvalRole, "blackEval"},
            {WhiteNodeRole, "whiteNode"},
            {BlackNodeRole, "blackNode"},
            {WhiteCurrentRole, "whiteCurrent"},
            {BlackCurrentRole, "blackCurrent"},
            {WhiteBookRole, "whiteBook"},
            {BlackBookRole, "blackBook"},
            {TextRole, "text"},
            {DepthRole, "depth"},
            {OpensRole, "opens"},
            {CurrentRole, "current"},
            {NodeIdRole, "nodeId"}};
}

bool MoveListModel::isBookMove(const GameNode& node) const {
    if (!m_book) return false;
    const auto moves = m_book->movesAt(node.parent()->position());
    return std::ranges::find(moves, node.move(), &BookMove::move) != moves.end();
}

void MoveListModel::setBook(std::shared_ptr<const OpeningBook> book) {
    m_book = std::move(book);
    if (count() > 0) emit dataChanged(index(0), index(count() - 1), {WhiteBookRole, BlackBookRole});
}

void MoveListModel::setMarks(MoveMarks marks) {
    if (marks == m_marks) return;
    m_marks = std::move(marks);
    if (count() > 0) emit dataChanged(index(0), index(count() - 1));
}

void MoveListModel::setJudgements(const Judgements& judgements) {
    m_judgements = &judgements;
    connect(&judgements, &Judgements::changed, this, &MoveListModel::onJudged);
}

void MoveListModel::onJudged(std::uint64_t position) {
    for (const auto& [node, row] : m_rowOf)
        if (position == 0 || node->position().key() == position)
            emit dataChanged(index(row), index(row), {WhiteEvalRole, BlackEvalRole});
}

QString MoveListModel::variationText(const MoveListRow& row) const {
    QString html;
    bool numberDue = true;
    for (const GameNode* node = row.first; node; node = nextInRow(row, node)) {
        html += commentHtml(node->commentBefore);
        numberDue = numberDue || !node->commentBefore.empty();
        QString text = QString::fromStdString(node->san()) + nagSigns(node->nags);
        const int number = node->parent()->position().fullmoveNumber();
        if (isWhitesMove(*node))
            text.prepend(QStringLiteral("%1.").arg(number));
        else if (numberDue)
            text.prepend(QStringLiteral("%1…").arg(number));
        html += QStringLiteral("<a %1href=\"%2\">%3</a> ")
                    .arg(node == m_shown ? QStringLiteral("class=\"now\" ") : QString())
                    .arg(idOf(node))
                    .arg(text.toHtmlEscaped().replace(u' ', QChar::Nbsp));
        html += commentHtml(node->comment);
        numberDue = !node->comment.empty();
    }
    return html.trimmed();
}

void MoveListModel::show(const std::vector<const GameNode*>& line, const GameNode* shown) {
    if (line != m_line) return reload(line, shown);
    setShown(shown);
}

void MoveListModel::reload(const std::vector<const GameNode*>& line, const GameNode* shown) {
    m_line = line;
    rebuild();
    setShown(shown);
}

void MoveListModel::rebuild() {
    replaceRows(moveListRows(m_line, m_variations));
    indexNodes();
    setShown(m_rowOf.contains(m_shown) ? m_shown : nullptr);
}

void MoveListModel::setLineOnly(bool lineOnly) {
    if (lineOnly == this->lineOnly()) return;
    m_variations = lineOnly ? Variations::Omitted : Variations::Listed;
    const GameNode* const shown = m_shown;
    rebuild();
    setShown(shown);
    emit lineOnlyChanged();
}

void MoveListModel::setShown(const GameNode* shown) {
    const auto found = m_rowOf.find(shown);
    const int row = found == m_rowOf.end() ? -1 : found->second;
    if (row == m_currentRow && shown == m_shown) return;
    const int before = std::exchange(m_currentRow, row);
    m_shown = shown;
    for (const int changed : {before, row})
        if (changed >= 0 && changed < count()) emit dataChanged(index(changed), index(changed));
    if (before != row) emit currentRowChanged();
}

bool MoveListModel::currentIsInVariation() const {
    return m_currentRow >= 0 && m_rows[static_cast<std::size_t>(m_currentRow)].kind == Kind::Variation;
}

void MoveListModel::indexNodes() {
    m_rowOf.clear();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const MoveListRow& row = m_rows[i];
        const int number = static_cast<int>(i);
        if (row.kind == Kind::Moves) {
            if (row.first) m_rowOf[row.first] = number;
            if (row.last) m_rowOf[row.last] = number;
        } else if (row.kind == Kind::Variation) {
            for (const GameNode* node = row.first; node; node = nextInRow(row, node)) m_rowOf[node] = number;
        }
    }
}

void MoveListModel::replaceRows(std::vector<MoveListRow> rows) {
    const auto [newFrom, oldFrom] = std::mismatch(rows.begin(), rows.end(), m_rows.begin(), m_rows.end());
    const auto [newTo, oldTo] = std::mismatch(rows.rbegin(), std::make_reverse_iterator(newFrom),
                                              m_rows.rbegin(), std::make_reverse_iterator(oldFrom));
    const int at = static_cast<int>(newFrom - rows.begin());
    const int added = static_cast<int>(newTo.base() - newFrom);
    const int removed = static_cast<int>(oldTo.base() - oldFrom);
    const int both = std::min(added, removed);
    // Rows with deleted moves are replaced before a view requests any.
    std::copy(rows.begin() + at, rows.begin() + at + both, m_rows.begin() + at);
    if (removed > both) {
        beginRemoveRows({}, at + both, at + removed - 1);
        m_rows.erase(m_rows.begin() + at + both, m_rows.begin() + at + removed);
        endRemoveRows();
    }
    if (both > 0) emit dataChanged(index(at), index(at + both - 1));
    if (added > both) {
        beginInsertRows({}, at + both, at + added - 1);
        m_rows.insert(m_rows.begin() + at + both, rows.begin() + at + both, rows.begin() + at + added);
        endInsertRows();
    }
    if (added != removed) emit countChanged();
}

void MoveListModel::forgetNodes() {
    m_line.clear();
    m_shown = nullptr;
    replaceRows({});
    m_rowOf.clear();
    m_ids.clear();
    m_nodes.clear();
    setShown(nullptr);
}

int MoveListModel::idOf(const GameNode* node) const {
    const auto [at, added] = m_ids.try_emplace(node, static_cast<int>(m_nodes.size()));
    if (added) m_nodes.push_back(node);
    return at->second;
}

const GameNode* MoveListModel::nodeOf(int id) const {
    return id >= 0 && id < static_cast<int>(m_nodes.size()) ? m_nodes[static_cast<std::size_t>(id)] : nullptr;
}

}  // namespace plyglass
