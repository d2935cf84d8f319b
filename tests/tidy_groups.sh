# Groups of files for clang-tidy, which spends most of its time in the headers: a library is read at once.
# Sourced by check.sh with ROOT set to the top of the tree, and TIDY_ROOMS to what to read, as in engine|app.

# write_tidy_groups FOLDER [FILE_OF_NAMES]: writes FOLDER/LIBRARY.cpp, which includes all source files of the
# library, and the commands that the release build compiles them with; with names, only the files named there.
# What Qt's tools have made is not ours to check. Prints the groups, the largest first.
write_tidy_groups() {
    local folder=$1 names=${2:-}
    rm -rf "$folder"
    mkdir -p "$folder"
    awk -v root="$ROOT/" -v rooms="^(build/release/)?($TIDY_ROOMS)/" -v folder="$folder/" -v names="$names" '
        function add(library, source) {
            if (index(source, root "build/") == 1 || (names != "" && !(source in named))) return
            sources[library] = sources[library] "#include \"" source "\"\n"
            ++count[library]
        }
        BEGIN { while (names != "" && (getline line < names) > 0) named[line] }
        /^ *"directory": / { directory = $0 }
        /^ *"command": / { command = $0 }
        /^ *"file": / {
            file = $0
            gsub(/^ *"file": "|",?$/, "", file)
            if (index(file, root) != 1) next
            path = substr(file, length(root) + 1)
            if (path !~ rooms) next
            match(command, /CMakeFiles\/[^\/]*\.dir/)
            library = substr(command, RSTART + 11, RLENGTH - 15)
            if (!(library in commands)) {
                sub(/ -o .*/, "", command)
                commands[library] = directory "\n" command " -c " folder library ".cpp\","
            }
            if (path !~ /^build/) add(library, file)
            else if (path ~ /Unity\/unity_(code_|[0-9])/)
                while ((getline line < file) > 0)
                    if (split(line, part, "\"") == 3 && line ~ /^#include .*\.cpp"$/) add(library, part[2])
        }
        END {
            print "[" > (folder "compile_commands.json")
            for (library in sources) {
                printf "%s", sources[library] > (folder library ".cpp")
                print separator "{\n" commands[library] "\n  \"file\": \"" folder library ".cpp\"\n}" \
                    > (folder "compile_commands.json")
                separator = ","
                print count[library], folder library ".cpp"
            }
            print "]" > (folder "compile_commands.json")
        }' "$ROOT/build/release/compile_commands.json" | sort -rn | cut -d ' ' -f 2-
}

# tidy_groups FOLDER [FILE_OF_NAMES]: what clang-tidy finds in these groups.
tidy_groups() {
    local said="$1.txt" status=0
    write_tidy_groups "$@" |
        xargs -r -d '\n' -P "$(nproc)" -n 1 "clang-tidy-$CLANG" --quiet -p "$1" \
            --header-filter="^$ROOT/(engine|app|ui)/" >"$said" 2>"$1-errors.txt" || status=$?
    sed -nE '/^\/.*: (warning|error): /p' "$said"
    # 123: there are findings. Else it has not read everything.
    [[ $status -eq 0 || ($status -eq 123 && -s $said) ]] ||
        echo "error: clang-tidy failed: $(tail -n 1 "$1-errors.txt")"
}

# Prints the findings, each once: a header is read with every group that includes it. Files that cannot be
# compiled beside the others of their library, because both use a name, are read once more apart from them.
find_with_tidy() {
    local folder="$ROOT/build/tidy"
    local all="$folder/findings.txt" apart="$folder/apart-files.txt"
    mkdir -p "$folder"
    tidy_groups "$folder/together" >"$all"
    sed -nE 's/^([^:]*\.cpp):.*\[clang-diagnostic-error\]$/\1/p' "$all" | sort -u >"$apart"
    if [[ -s $apart ]]; then
        sed -i -E '/^[^:]*\.cpp:.*\[clang-diagnostic-error\]$/d' "$all"
        tidy_groups "$folder/apart" "$apart" >>"$all"
    fi
    sort -u "$all"
}
