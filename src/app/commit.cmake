# SPDX-License-Identifier: MIT
# cmake -D SOURCE=FOLDER -D OUTPUT=FILE -P commit.cmake: writes a source that returns the commit of FOLDER. The commit
# comes from git, or in an exported tree from the file COMMIT, where `git archive` puts it. Changes FILE only if
# the commit has changed, so that the program is linked again only then.
set(commit unknown)
execute_process(COMMAND git -C ${SOURCE} rev-parse --show-toplevel
    OUTPUT_VARIABLE top OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failure)
file(REAL_PATH ${SOURCE} source)
# An exported tree may be inside another repository.
if(failure STREQUAL 0 AND top STREQUAL source)
    execute_process(
        COMMAND ${CMAKE_COMMAND} -E env GIT_OPTIONAL_LOCKS=0 git -C ${SOURCE} describe --always --abbrev=12
            "--exclude=*" "--dirty=, changed"
        OUTPUT_VARIABLE found OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failure)
    if(failure STREQUAL 0)
        set(commit ${found})
    endif()
elseif(EXISTS ${SOURCE}/COMMIT)
    file(STRINGS ${SOURCE}/COMMIT exported LIMIT_COUNT 1)
    if(exported MATCHES "^[0-9a-f]+$")
        string(SUBSTRING ${exported} 0 12 commit)
    endif()
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "#include \"app/commit.hpp\"

std::string_view tenebrae::app::commit() {
    return \"${commit}\";
}
")
