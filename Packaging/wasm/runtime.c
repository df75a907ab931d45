#include <stddef.h>
#include <stdint.h>
#include "unicode.h"

// Called once after loading. Without it, the linker starts and ends the C library in each call.
void __wasm_call_ctors(void);
__attribute__((export_name("_initialize"))) void _initialize(void) { __wasm_call_ctors(); }

// One instruction each, where the C library steps from word to word.
void *memcpy(void *restrict to, const void *restrict from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

// The seed of hash tables: the same in every instance, and without the C library's generator, which needs files.
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 0, count); }

// What malloc gives is aligned for any value, so that no place needs to be sought.
void *malloc(size_t count);
int __wrap_posix_memalign(void **memory, size_t alignment, size_t count) {
  if (alignment > 16) __builtin_trap();
  *memory = malloc(count);
  return *memory ? 0 : 12;
}

// What Embedded Swift's standard library calls and no library for WebAssembly has.
double strtod(const char *text, char **end);

// Reads a number as a whole program of Swift does: the end of it, or null if there is none at the beginning.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  if (*text == ' ' || (*text >= '\t' && *text <= '\r')) return 0;
  char *end;
  *result = strtod(text, &end);
  return end == text ? 0 : end;
}

// What follows stands in for larger tables of Swift's library. The properties of characters are in runs of one kind.
static uint32_t run_ends[run_count];
static uint8_t run_kinds[run_count], first_kinds[256];

static uint32_t read_number(const uint8_t **byte) {
  uint32_t number = 0;
  for (unsigned shift = 0;; shift += 7) {
    number |= (uint32_t)(**byte & 127) << shift;
    if (*(*byte)++ < 128) return number;
  }
}

static void read_runs(void) {
  const uint8_t *byte = runs;
  uint32_t end = 0;
  for (unsigned run = 0; run < run_count; run++) {
    uint32_t start = end;
    end += read_number(&byte);
    run_ends[run] = end;
    run_kinds[run] = *byte++;
    for (uint32_t index = start; index < end && index < 256; index++) first_kinds[index] = run_kinds[run];
  }
}

static uint8_t kind_of(uint32_t character) {
  if (!run_ends[0]) read_runs();
  if (character < 256) return first_kinds[character];
  unsigned first = 0, last = run_count - 1;
  while (first < last) {
    unsigned middle = (first + last) / 2;
    if (character < run_ends[middle]) last = middle; else first = middle + 1;
  }
  return run_kinds[first];
}

uint8_t _swift_stdlib_getGeneralCategory(uint32_t character) { return categories[kind_of(character)]; }
uint64_t _swift_stdlib_getBinaryProperties(uint32_t character) { return properties[kind_of(character)]; }

// The decompositions are a list. An entry is a character in 18 bits, and above them the place of the bytes.
const uint8_t *_swift_stdlib_nfd_decompositions = decompositions;
static uint32_t decomposition_entries[sizeof decomposed_distances];
static unsigned decomposition_count;

// The entry of a character, or that of no character.
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t character) {
  if (!decomposition_count) {
    const uint8_t *byte = decomposed_distances;
    uint32_t last = 0, place = 0;
    while (byte < decomposed_distances + sizeof decomposed_distances) {
      last += read_number(&byte);
      decomposition_entries[decomposition_count++] = last | place << 18;
      place += 1 + decompositions[place];
    }
  }
  unsigned first = 0, last = decomposition_count - 1;
  while (first < last) {
    unsigned middle = (first + last) / 2;
    if ((decomposition_entries[middle] & 0x3FFFF) < character) first = middle + 1; else last = middle;
  }
  uint32_t entry = decomposition_entries[first];
  return (entry & 0x3FFFF) == character ? entry : 0;
}
