// Cartouche in process: badges as SVG from entries in JSON. Link with libcartouche.so.
//
// Every function may be called from any number of threads at once, with any stack. Nothing is remembered from one call
// to the next. The same entry gives the same bytes as the command `cartouche draw`.
#ifndef CARTOUCHE_H
#define CARTOUCHE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// The form of the functions and structures below. It changes only if a program must be compiled again.
#define CARTOUCHE_ABI 1

// What cartouche_draw returns.
enum {
  CARTOUCHE_DRAWN = 0,    // the text of the result is a picture, or lines of which all were drawn
  CARTOUCHE_REFUSED = 1,  // it is the message about the entry, or lines of which some have an error
  CARTOUCHE_FAILED = 2,   // it is a message: there is no memory or no thread, or the call itself is wrong
};

// Options of cartouche_draw, added up.
enum {
  CARTOUCHE_LINES = 1,   // the input is JSON Lines, and so is the text of the result, as the command writes them
  CARTOUCHE_STRICT = 2,  // warnings are errors
};

// The result of a call. Its texts are UTF-8, end with a zero byte, and belong to the caller until cartouche_free.
typedef struct cartouche_result {
  char *text;            // never NULL, unless there is no memory
  size_t length;         // its bytes without the zero
  size_t line, column;   // the place of the problem, from 1; 0 if it has none. Of lines: the first one with an error
  double width, height;  // those of the picture at its scale
  const char *title;     // the title of the picture; NULL if it shows nothing
  const char *warnings;  // one on each line; NULL if there are none
} cartouche_result;

// Draws an entry such as {"pill": {"text": "42", "look": "mail"}}, or one on each line.
//
// input    UTF-8, `length` bytes; no zero at its end is needed
// folder   UTF-8: the folder from which entries name looks, logos and icons, by paths without links; NULL: they read
//          no file
// options  CARTOUCHE_LINES, CARTOUCHE_STRICT or 0
// result   is overwritten; pass it to cartouche_free whatever is returned
int cartouche_draw(const void *input, size_t length, const char *folder, unsigned options, cartouche_result *result);

// Frees the texts of a result, and makes it empty. An empty result and NULL are left alone.
void cartouche_free(cartouche_result *result);

// The version of the library, as of `cartouche --version`.
const char *cartouche_version(void);

// CARTOUCHE_ABI of the library. Another number than that of the header means that they do not fit.
int cartouche_abi(void);

#ifdef __cplusplus
}
#endif

#endif
