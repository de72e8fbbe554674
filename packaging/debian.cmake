# SPDX-License-Identifier: MIT
# Called by CPack on the installed files, before it packs them: moves and compresses what Debian has in other places
# or forms. gzip writes no time and no name (-n), so that the package can be built again byte for byte.
set(usr ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr)
set(doc ${usr}/share/doc/tenebrae)

function(compress)
    execute_process(COMMAND gzip -9n ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# Games are in /usr/games. From there, too, the data is in ../share/tenebrae.
file(MAKE_DIRECTORY ${usr}/games ${usr}/share/zsh/vendor-completions ${doc})
file(RENAME ${usr}/bin/tenebrae ${usr}/games/tenebrae)
file(REMOVE_RECURSE ${usr}/bin)
file(RENAME ${usr}/share/zsh/site-functions/_tenebrae ${usr}/share/zsh/vendor-completions/_tenebrae)
file(REMOVE_RECURSE ${usr}/share/zsh/site-functions)

file(GLOB pages ${usr}/share/man/man*/*.[1-9])
compress(${pages})
configure_file(${CMAKE_CURRENT_LIST_DIR}/debian/copyright ${doc}/copyright COPYONLY)
configure_file(${CMAKE_CURRENT_LIST_DIR}/debian/changelog ${doc}/changelog.Debian COPYONLY)
configure_file(${CMAKE_CURRENT_LIST_DIR}/../CHANGELOG.md ${doc}/changelog COPYONLY)
compress(${doc}/changelog ${doc}/changelog.Debian)
