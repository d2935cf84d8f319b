// Rows refer to the book.
#include "app/viewmodels/shell/game_choice_model.h"

#include "app/services/utf8_text.h"

namespace plyglass {

int GameChoiceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_book ? 0 : static_cast<int>(m_book->entries.size());
}

QVariant GameChoiceModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const PgnEntry& entry = m_book->entries[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NumberRole:
            return index.row() + 1;
        case WhiteRole:
            return shownTag(entry.tag("White"));
        case BlackRole:
            return shownTag(entry.tag("Black"));
        case ResultRole:
            return shownTag(entry.tag("Result"));
        case EventRole:
            return shownTag(entry.tag("Event"));
        case DateRole:
            return shownTag(entry.tag("Date"));
        case LineRole:
            return entry.line;
        default:
            return {};
    }
}

QHash<int, QByteArray> GameChoiceModel::roleNames() const {
    return {{NumberRole, "number"}, {WhiteRole, "white"}, {BlackRole, "black"}, {ResultRole, "result"},
            {EventRole, "event"},   {DateRole, "date"},   {LineRole, "line"}};
}

void GameChoiceModel::setBook(std::shared_ptr<const PgnBook> book) {
    beginResetModel();
    m_book = std::move(book);
    endResetModel();
}

}  // namespace plyglass
