#include "CFontLibraries.h"

#ifdef CARTOUCHE_STATIC

// The libraries are linked into the program.
#define DECLARE(result, name, parameters) extern result name parameters;
#define ADDRESS(result, name, parameters) .name = name,
#define LOADER(functions, type, load, library, version) \
  functions(DECLARE) \
  const type *load(void) { \
    static const type table = {functions(ADDRESS)}; \
    return &table; \
  }

#else

#include <dlfcn.h>
#include <stddef.h>

#define FLAGS (RTLD_LAZY | RTLD_LOCAL)
#ifdef __APPLE__
#define OPEN_IN(folder, library, version) dlopen(folder "lib" library "." version ".dylib", FLAGS)
// A name without a folder would also be searched in the current one.
#define OPEN(opened, library, version) \
  if (!opened) opened = OPEN_IN("/opt/homebrew/lib/", library, version); \
  if (!opened) opened = OPEN_IN("/usr/local/lib/", library, version);
#else
#define OPEN(opened, library, version) opened = dlopen("lib" library ".so." version, FLAGS);
#endif

#define FIND(result, name, parameters) \
  if (!(table.name = (result(*) parameters)dlsym(opened, #name))) return NULL;
#define LOADER(functions, type, load, library, version) \
  const type *load(void) { \
    static type table; \
    void *opened = NULL; \
    OPEN(opened, library, version) \
    if (!opened) return NULL; \
    functions(FIND) \
    return &table; \
  }

#endif

LOADER(HARFBUZZ_FUNCTIONS, HarfBuzzFunctions, cartouche_load_harfbuzz, "harfbuzz", "0")
LOADER(FRIBIDI_FUNCTIONS, FriBidiFunctions, cartouche_load_fribidi, "fribidi", "0")
LOADER(FONTCONFIG_FUNCTIONS, FontconfigFunctions, cartouche_load_fontconfig, "fontconfig", "1")
