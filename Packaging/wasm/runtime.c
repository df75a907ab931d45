#include <stddef.h>

// One instruction each, where the C library steps from word to word.
void *memcpy(void *restrict to, const void *restrict from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

// What Embedded Swift's standard library calls and no library for WebAssembly has.
double strtod(const char *text, char **end);

// Reads a number as a whole program of Swift does: the end of it, or null if there is none at the beginning.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  if (*text == ' ' || (*text >= '\t' && *text <= '\r')) return 0;
  char *end;
  *result = strtod(text, &end);
  return end == text ? 0 : end;
}
