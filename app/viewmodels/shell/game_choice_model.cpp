// Rows that point into the book.
#include "app/viewmodels/shell/game_choice_model.h"

#include <string_view>
#include <unordered_set>

#include "app/services/game/saved_game.h"

namespace plyglass {

namespace {

QString tagText(const PgnEntry& entry, const char* name) {
    const auto value = entry.tag(name);
    return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

}  // namespace

int GameChoiceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant GameChoiceModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const PgnEntry& entry = m_book->entries[static_cast<std::size_t>(entryOf(index.row()))];
    switch (role) {
        case NumberRole:
            return index.row() + 1;
        case WhiteRole:
            return tagText(entry, "White");
        case BlackRole:
            return tagText(entry, "Black");
        case ResultRole:
            return m_order == Order::NewestFirst && entry.tag("Result") == "*" ? tr("unfinished")
                                                                               : tagText(entry, "Result");
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

void GameChoiceModel::setBook(std::shared_ptr<const PgnBook> book, Order order) {
    beginResetModel();
    m_book = std::move(book);
    m_order = order;
    m_entries.clear();
    const int count = m_book ? static_cast<int>(m_book->entries.size()) : 0;
    std::unordered_set<std::string_view> seeds;
    for (int i = 0; i < count; ++i) {
        const int entry = order == Order::NewestFirst ? count - 1 - i : i;
        const std::string_view seed = m_book->entries[static_cast<std::size_t>(entry)].tag(kSeedTag);
        // Every game that is started here has a seed of its own.
        if (order == Order::AsInBook || seed.empty() || seeds.insert(seed).second) m_entries.push_back(entry);
    }
    endResetModel();
}

int GameChoiceModel::entryOf(int row) const {
    return row >= 0 && row < rowCount() ? m_entries[static_cast<std::size_t>(row)] : -1;
}

}  // namespace plyglass
