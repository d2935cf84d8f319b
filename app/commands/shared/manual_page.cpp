#include "app/commands/shared/manual_page.h"

#include <fmt/format.h>

#include <string_view>

namespace plyglass {

namespace {

/// Escapes backslashes, hyphens and leading dots.
std::string escaped(std::string_view text) {
    std::string page;
    for (const char letter : text) {
        const bool startsLine = page.empty() || page.back() == '\n';
        if (startsLine && (letter == '.' || letter == '\'')) page += "\\&";
        if (letter == '\\')
            page += "\\e";
        else if (letter == '-')
            page += "\\-";
        else
            page += letter;
    }
    return page;
}

/// Value name of an option in the help: "TEXT", "INT" or its own; empty for a flag.
std::string valueOf(const CLI::Option& option) {
    if (option.get_items_expected_max() == 0) return {};
    const std::string type = option.get_type_name();
    return type.empty() ? "VALUE" : type;
}

std::string entryOf(const CLI::Option& option) {
    std::string names = option.get_name(false, true);
    for (std::size_t comma = names.find(','); comma != std::string::npos; comma = names.find(',', comma + 2))
        names.replace(comma, 1, ", ");
    const std::string value = valueOf(option);
    std::string entry = fmt::format(".TP\n\\fB{}\\fR", escaped(names));
    if (!value.empty()) entry += fmt::format(" \\fI{}\\fR", escaped(value));
    entry += "\n" + escaped(option.get_description());
    if (const std::string standard = option.get_default_str(); !standard.empty() && !value.empty())
        entry += fmt::format(" (default: {})", escaped(standard));
    return entry + "\n";
}

bool isHelpOrVersion(const CLI::Option& option) {
    return option.check_lname("help") || option.check_lname("version");
}

std::string optionsOf(const CLI::App& command) {
    std::string entries;
    for (const CLI::Option* option : command.get_options())
        if (!isHelpOrVersion(*option) && !option->get_group().empty()) entries += entryOf(*option);
    return entries;
}

/// Section of a command with its options, then of its subcommands ("data stats").
std::string sectionOf(const CLI::App& command, const std::string& path) {
    std::string section =
        fmt::format(".SS {}\n{}\n{}", escaped(path), escaped(command.get_description()), optionsOf(command));
    for (const CLI::App* below : command.get_subcommands({}))
        section += sectionOf(*below, path + " " + below->get_name());
    return section;
}

}  // namespace

std::string manualPage(const CLI::App& app, const std::string& version) {
    std::string page = fmt::format(".TH PLYGLASS-LAB 1 \"\" \"{}\" \"User commands\"\n", version);
    page += ".SH NAME\nplyglass\\-lab \\- search, compare and measure chess engines\n";
    page += ".SH SYNOPSIS\n.B plyglass\\-lab\n.I COMMAND\n.RI [ OPTIONS ]\n";
    page +=
        ".SH DESCRIPTION\nThe laboratory of Plyglass on the command line. "
        "\\fB\\-\\-help\\fR after a command explains it; \\fB\\-\\-version\\fR prints the version.\n";
    page += ".SH COMMANDS\n";
    for (const CLI::App* command : app.get_subcommands({})) page += sectionOf(*command, command->get_name());
    page +=
        ".SH EXIT STATUS\n0: all of it is done. 1: it failed, or was done only in part, as when a file has "
        "games "
        "that cannot be read, and standard error says why; or a comparison found a difference, as the "
        "command's "
        "help says. 2: wrong use. 130: interrupted.\n";
    page += ".SH SEE ALSO\n.BR plyglass (1),\n.BR plyglass\\-uci (1)\n";
    return page;
}

}  // namespace plyglass
