// The picture of the layers is in README.md.
#include "tests/guard/include_guard.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace plyglass::guard {

namespace {

namespace fs = std::filesystem;

/// Bottom first; rooms of equal height must not include each other.
constexpr std::array kEngineHeights = std::to_array<std::pair<std::string_view, int>>({
    {"base", 0},
    {"chess", 1},
    {"eval", 2},
    {"knowledge", 2},
    {"search", 3},
    {"levels", 4},
    {"protocol", 5},
    {"match", 6},
    {"learning/selfplay", 7},
    {"learning/tuning", 7},
    {"lab/facts", 7},
    {"lab/judgement", 7},
    {"lab/analysis", 8},
    {"lab/teaching", 8},
    {"words", 9},
    {"learning/training", 8},
    {"lab/experiments", 9},
    {"learning/evolution", 9},
    {"lab/reproductions", 10},
});

/// The services, bottom first, by the same rule.
constexpr std::array kServiceHeights = std::to_array<std::pair<std::string_view, int>>({
    {"services", 0},
    {"services/engine", 1},
    {"services/library/store", 1},
    {"services/analysis", 2},
    {"services/laboratory", 2},
    {"services/learning", 2},
    {"services/library/find", 2},
    {"services/practice", 2},
    {"services/handout", 3},
    {"services/library/played", 3},
    {"services/library/transfer", 3},
    {"services/game", 4},
    {"services/library", 4},
    {"services/knowledge", 5},
});

/// From here on learning and lab are two towers, which must not include each other.
constexpr int kFirstTowerHeight = 7;

std::optional<int> heightIn(std::span<const std::pair<std::string_view, int>> heights,
                            std::string_view room) {
    for (const auto& [name, height] : heights)
        if (name == room) return height;
    return std::nullopt;
}

std::optional<int> engineHeight(std::string_view room) {
    // The two kinds of evaluation, the steps of a node and the endgame tables are on the level of their
    // parent rooms.
    if (room == "eval/classical" || room == "eval/network") room = "eval";
    if (room == "search/steps") room = "search";
    if (room == "knowledge/endgames") room = "knowledge";
    return heightIn(kEngineHeights, room);
}

/// "engine/lab/analysis/threat.h" is in room "lab/analysis" of house "engine".
struct Place {
    std::string house;
    std::string room;  ///< empty for a file directly in the house

    /// The words belong to the laboratory.
    std::string_view wing() const {
        return room == "words" ? "lab" : std::string_view(room).substr(0, room.find('/'));
    }
};

Place placeOf(std::string_view path) {
    const std::size_t first = path.find('/');
    if (first == path.npos) return {std::string(path), {}};
    const std::size_t last = path.rfind('/');
    const std::string_view room = last == first ? "" : path.substr(first + 1, last - first - 1);
    return {std::string(path.substr(0, first)), std::string(room)};
}

/// Whether one room is part of the other.
bool isWithin(std::string_view room, std::string_view outer) {
    return room.starts_with(outer) && (room.size() == outer.size() || room[outer.size()] == '/');
}

bool isQtHeader(std::string_view header) {
    return header.starts_with('Q') ||
           header.starts_with('q');  // <qglobal.h> is an old way to write <QtGlobal>
}

/// Headers that need a window or QML.
bool isQtWindowHeader(std::string_view header) {
    for (const std::string_view prefix : {"QQml", "QQuick", "QtQml", "QtQuick", "QGui", "QtGui", "QWindow",
                                          "QPainter", "QtWidgets", "QWidget", "QApplication"})
        if (header.starts_with(prefix)) return true;
    return false;
}

std::string engineMayInclude(const Place& from, const Place& to) {
    if (to.house != "engine") return "engine/ stands on nothing but itself.";
    const auto own = engineHeight(from.room);
    const auto other = engineHeight(to.room);
    if (!own || !other)
        return "this folder of engine/ has no place among the layers; give it one in tests/guard.";
    if (isWithin(from.room, to.room) || isWithin(to.room, from.room)) return {};
    const bool areTowers =
        from.wing() != to.wing() && *own >= kFirstTowerHeight && *other >= kFirstTowerHeight;
    if (*other < *own && !areTowers) return {};
    return "engine/" + to.room + " does not stand below engine/" + from.room + ".";
}

/// The rooms of the pages may include the shared one, and not each other; the shell may include all.
std::string viewModelMayInclude(const Place& from, const Place& to) {
    if (from.room == to.room || to.room == "viewmodels/shared" || from.room == "viewmodels/shell") return {};
    return "app/" + from.room + " knows only itself, app/viewmodels/shared and the services.";
}

std::string serviceMayInclude(const Place& from, const Place& to) {
    const auto own = heightIn(kServiceHeights, from.room);
    const auto other = heightIn(kServiceHeights, to.room);
    if (!own || !other)
        return "this folder of app/services has no place among the layers; give it one in tests/guard.";
    if (from.room == to.room || *other < *own) return {};
    return "app/" + to.room + " does not stand below app/" + from.room + ".";
}

std::string appMayInclude(const Place& from, const Place& to) {
    if (to.house == "engine") return {};
    if (to.house != "app") return "app/ uses engine/ and itself only.";
    if (from.wing() == "web" && to.wing() != "web") return "app/web is made of engine/ alone.";
    if (from.room.empty()) return {};  // a main file may include everything
    if (from.wing() == "services" && to.wing() == "services") return serviceMayInclude(from, to);
    if (to.wing() == "services") return {};
    if (from.wing() != to.wing()) return "app/" + to.room + " does not stand below app/" + from.room + ".";
    return from.wing() == "viewmodels" ? viewModelMayInclude(from, to) : std::string();
}

std::string uiMayInclude(const Place& from, const Place& to) {
    if (to.house == "ui" && to.room == from.room) return {};
    return "the C++ of ui/ draws and knows no other part of the program.";
}

/// Reason why `file` must not include the project's own `header`; may be empty.
std::string whyNotOwn(const std::string& file, const std::string& header) {
    const Place from = placeOf(file);
    const Place to = placeOf(header);
    if (header.find('/') == header.npos || header.starts_with('.'))
        return "includes are written from the root of the tree.";
    if (file == "app/main_uci.cpp" && to.house != "engine") return "plyglass-uci is made of engine/ alone.";
    if (from.house == "engine") return engineMayInclude(from, to);
    if (from.house == "app") return appMayInclude(from, to);
    return uiMayInclude(from, to);
}

/// Reason why `file` must not include the library header `header`; may be empty.
std::string whyNotLibrary(const std::string& file, const std::string& header) {
    if (!isQtHeader(header)) return {};
    if (file.starts_with("engine/") || file == "app/main_uci.cpp") return "the engine knows no Qt.";
    if (file.starts_with("app/web/")) return "there is no Qt in a browser.";
    const bool isWindowless = file.starts_with("app/services/") || file.starts_with("app/commands/");
    if (isWindowless && isQtWindowHeader(header)) return "services and commands run without a window.";
    return {};
}

/// Reason why a QML file must not import a module; may be empty.
std::string whyNotModule(const std::string& file, const std::string& module) {
    if (!module.starts_with("Plyglass")) return {};
    const bool isControls = file.starts_with("ui/controls/");
    const bool isBoard = file.starts_with("ui/board/");
    const bool isCharts = file.starts_with("ui/charts/");
    const bool isActions = file.starts_with("ui/actions/");
    if (isActions && module != "Plyglass.App" && module != "Plyglass.Controls")
        return "the actions know no page.";
    if (isCharts && module != "Plyglass.Controls" && module != "Plyglass.Charts")
        return "the charts know the controls alone.";
    if (isControls && module != "Plyglass.Controls") return "the controls know nothing but themselves.";
    if (isBoard && module != "Plyglass.Controls" && module != "Plyglass.Board")
        return "the board knows no rules.";
    return {};
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    return first == text.npos ? std::string_view() : text.substr(first);
}

class Checker {
  public:
    explicit Checker(fs::path root) : m_root(std::move(root)) {}

    Report check() {
        for (const char* house : {"engine", "app", "ui"}) {
            if (!fs::exists(m_root / house)) continue;
            for (const auto& entry : fs::recursive_directory_iterator(m_root / house))
                if (entry.is_regular_file()) readFile(entry.path());
        }
        std::sort(m_report.violations.begin(), m_report.violations.end(), [](const auto& a, const auto& b) {
            return std::pair(a.file, a.line) < std::pair(b.file, b.line);
        });
        return m_report;
    }

  private:
    void readFile(const fs::path& path) {
        const std::string extension = path.extension().string();
        const bool isCpp = extension == ".h" || extension == ".cpp";
        if (!isCpp && extension != ".qml") return;
        ++m_report.filesRead;
        const std::string file = path.lexically_relative(m_root).generic_string();
        std::ifstream stream(path);
        int number = 0;
        for (std::string line; std::getline(stream, line);) {
            ++number;
            if (isCpp)
                readInclude(file, number, trimmed(line));
            else
                readImport(file, number, trimmed(line));
        }
    }

    void readInclude(const std::string& file, int number, std::string_view line) {
        if (!line.starts_with('#')) return;
        line = trimmed(line.substr(1));
        if (!line.starts_with("include")) return;
        line = trimmed(line.substr(7));
        const bool isOwn = line.starts_with('"');
        const std::size_t end = line.find(isOwn ? '"' : '>', 1);
        if (end == line.npos) return;
        const std::string header(line.substr(1, end - 1));
        if (isOwn && header.ends_with(".moc")) return;
        note(file, number, header, isOwn ? whyNotOwn(file, header) : whyNotLibrary(file, header));
    }

    void readImport(const std::string& file, int number, std::string_view line) {
        if (!line.starts_with("import ")) return;
        line = trimmed(line.substr(7));
        const std::string module(line.substr(0, line.find(' ')));
        note(file, number, module, whyNotModule(file, module));
    }

    void note(const std::string& file, int number, const std::string& what, std::string why) {
        if (!why.empty()) m_report.violations.push_back({file, number, what, std::move(why)});
    }

    fs::path m_root;
    Report m_report;
};

}  // namespace

Report checkLayers(const fs::path& root) { return Checker(root).check(); }

}  // namespace plyglass::guard
