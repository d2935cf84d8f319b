// Rows that point into the book.
#include "app/viewmodels/shell/game_choice_model.h"

namespace plyglass {

namespace {

QString tagText(const PgnEntry& entry, const char* name) {
    const auto value = entry.tag(name);
    return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

}  // namespace

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
            return tagText(entry, "White");
        case BlackRole:
            return tagText(entry, "Black");
        case ResultRole:
            return tagText(entry, "Result");
        case EventRole:
            return tagText(entry, "Event");
        case DateRole:
            return tagText(entry, "Date");
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
