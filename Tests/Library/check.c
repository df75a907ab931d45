// Calls the library as a host would, with what a host should never pass: check FOLDER, a folder with `look.yml`, the
// link `link.yml` to it, and the folder `.git` with a copy.
#include <cartouche.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

#define EXPECT(condition) \
  if (!(condition)) { \
    fprintf(stderr, "check.c:%d: %s\n", __LINE__, #condition); \
    failures++; \
  }

// Draws an entry; the text of the result begins with `start`, or contains it.
static void expect(int code, const char *text, const void *input, size_t length, const char *folder, unsigned options) {
  cartouche_result result;
  int found = cartouche_draw(input, length, folder, options, &result);
  if (found != code || !result.text || !strstr(result.text, text) || result.text[result.length])
    fprintf(stderr, "for %.60s: %d, %s\n", input ? (const char *)input : "NULL", found, result.text);
  EXPECT(found == code);
  EXPECT(result.text && strstr(result.text, text) && strlen(result.text) == result.length);
  cartouche_free(&result);
  EXPECT(!result.text && !result.length);
  cartouche_free(&result);
}

static void expect_text(int code, const char *text, const char *entry, const char *folder, unsigned options) {
  expect(code, text, entry, strlen(entry), folder, options);
}

#define PILL "{\"pill\": {\"text\": \"42\", \"look\": \"mail\"}}"

static void entries(void) {
  cartouche_result result;
  EXPECT(cartouche_draw(PILL, strlen(PILL), NULL, 0, &result) == CARTOUCHE_DRAWN);
  EXPECT(!strncmp(result.text, "<svg ", 5) && result.width > 0 && result.height > 0);
  EXPECT(result.title && !strcmp(result.title, "42") && !result.warnings && !result.line && !result.column);
  cartouche_free(&result);

  const char *unknown = "{\"pill\": {\"text\": \"x\",\n  \"fill\": \"redd\"}}";
  EXPECT(cartouche_draw(unknown, strlen(unknown), NULL, 0, &result) == CARTOUCHE_REFUSED);
  EXPECT(result.line == 2 && result.column == 11 && strstr(result.text, "did you mean 'red'?"));
  cartouche_free(&result);

  const char *idle = "{\"colorScheme\": \"dark\", \"pill\": {\"text\": \"x\", \"fill\": \"red\", \"textColor\": \"white\"}}";
  EXPECT(cartouche_draw(idle, strlen(idle), NULL, 0, &result) == CARTOUCHE_DRAWN);
  EXPECT(result.warnings && strstr(result.warnings, "'colorScheme' changes nothing"));
  cartouche_free(&result);
  expect_text(CARTOUCHE_REFUSED, "'colorScheme' changes nothing", idle, NULL, CARTOUCHE_STRICT);
  expect_text(CARTOUCHE_REFUSED, "only the command writes", "{\"exports\": [\"pdf\"], \"hub\": {\"count\": 1}}", NULL, 0);
}

static void lines(void) {
  const char *three = PILL "\r\n\n nonsense\n" PILL;
  cartouche_result result;
  EXPECT(cartouche_draw(three, strlen(three), NULL, CARTOUCHE_LINES, &result) == CARTOUCHE_REFUSED);
  EXPECT(result.line == 3 && strstr(result.text, "\n{\"line\":3,\"error\":\"3:2: error: "));
  EXPECT(!strncmp(result.text, "{\"svg\":\"<svg ", 13) && !strcmp(result.text + result.length - 2, "}\n"));
  cartouche_free(&result);
  expect_text(CARTOUCHE_DRAWN, "", "\n \r\n\t", NULL, CARTOUCHE_LINES);
  expect(CARTOUCHE_DRAWN, "", NULL, 0, NULL, CARTOUCHE_LINES);
}

static void hostile(void) {
  expect(CARTOUCHE_REFUSED, "error: ", NULL, 0, NULL, 0);
  expect(CARTOUCHE_REFUSED, "error: ", "", 0, NULL, 0);
  expect(CARTOUCHE_FAILED, "no input", NULL, 5, NULL, 0);
  expect(CARTOUCHE_FAILED, "no input", PILL, (size_t)-1, NULL, 0);
  expect(CARTOUCHE_FAILED, "unknown options", PILL, 5, NULL, 4);
  expect(CARTOUCHE_FAILED, "unknown options", PILL, 5, NULL, -1);
  expect(CARTOUCHE_FAILED, "not UTF-8", PILL, strlen(PILL), "folder\xff", 0);
  expect(CARTOUCHE_REFUSED, "error: ", PILL, 9, NULL, 0);
  expect(CARTOUCHE_REFUSED, "error: ", "{\"pill\": {\"text\": \"\0\"}}", 23, NULL, 0);
  expect(CARTOUCHE_REFUSED, "error: ", "\0\0\0\0", 4, NULL, 0);
  expect(CARTOUCHE_REFUSED, "error: ", "{\"pill\": {\"text\": \"\xff\xfe\"}}", 24, NULL, 0);
  EXPECT(cartouche_draw(PILL, strlen(PILL), NULL, 0, NULL) == CARTOUCHE_FAILED);
  cartouche_free(NULL);

  size_t huge = 3 << 20;
  char *bytes = malloc(huge);
  memset(bytes, '[', huge);
  expect(CARTOUCHE_REFUSED, "the line is too long", bytes, huge, NULL, 0);
  expect(CARTOUCHE_REFUSED, "the line is too long", bytes, huge, NULL, CARTOUCHE_LINES);
  expect(CARTOUCHE_REFUSED, "error: ", bytes, 1 << 20, NULL, 0);
  for (size_t index = 0; index < huge; index += 5) memcpy(bytes + index, "{\"a\":", 5 < huge - index ? 5 : huge - index);
  expect(CARTOUCHE_REFUSED, "error: ", bytes, 1 << 20, NULL, 0);
  free(bytes);
}

static void files(const char *folder) {
#define LOOK(path) "{\"pill\": {\"text\": \"x\", \"lookFile\": \"" path "\"}}"
  expect_text(CARTOUCHE_REFUSED, "no file is read without a folder", LOOK("look.yml"), NULL, 0);
  expect_text(CARTOUCHE_DRAWN, "<svg ", LOOK("./look.yml"), folder, 0);
  expect_text(CARTOUCHE_REFUSED, "error: ", LOOK("look.yml"), "", 0);
  expect_text(CARTOUCHE_REFUSED, "error: ", LOOK("none.yml"), folder, 0);
  expect_text(CARTOUCHE_REFUSED, "error: ", LOOK("link.yml"), folder, 0);
  expect_text(CARTOUCHE_REFUSED, "error: ", LOOK("."), folder, 0);
  expect_text(CARTOUCHE_REFUSED, "folders of Git", LOOK(".git/look.yml"), folder, 0);
  expect_text(CARTOUCHE_REFUSED, "outside the folder", LOOK("/etc/passwd"), folder, 0);
  expect_text(CARTOUCHE_REFUSED, "error: ", LOOK("a/../look.yml"), folder, 0);
  expect_text(CARTOUCHE_REFUSED, "error: ", "{\"pill\": {\"text\": \"x\", \"logo\": \"../../../etc/passwd\"}}", folder, 0);
}

// An icon with so many groups inside each other is freed by a recursion that needs more than the stacks below.
static void draw_deep_icon(void) {
  char entry[4000] = "{\"status\": {\"label\": \"a\", \"message\": \"b\", \"logo\": \"data:image/svg+xml,"
                     "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>";
  for (int depth = 0; depth < 95; depth++) strcat(entry, "<g opacity='.99'>");
  strcat(entry, "<path d='M0 0H9V9Z'/><path d='M0 0H9V9Z' fill='red'/>");
  for (int depth = 0; depth < 95; depth++) strcat(entry, "</g>");
  strcat(entry, "</svg>\"}}");
  expect_text(CARTOUCHE_DRAWN, "</svg>", entry, NULL, 0);
}

static void *work(void *rounds) {
  char entry[80];
  draw_deep_icon();
  for (long round = 0; round < *(long *)rounds; round++) {
    snprintf(entry, sizeof entry, "{\"%s\": {\"%s\": \"%ld\"}}", round % 7 ? "pill" : "pil", "text", round % 5 + 1);
    if (round % 7 == 0) expect_text(CARTOUCHE_REFUSED, "did you mean 'pill'", entry, NULL, 0);
    else expect_text(CARTOUCHE_DRAWN, "</svg>", entry, NULL, 0);
  }
  return NULL;
}

// Many threads at once, with stacks of 32 kB, as small as those of Python.
static void threads(long rounds) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  EXPECT(!pthread_attr_setstacksize(&attributes, 32 << 10));
  pthread_t threads[16];
  for (int index = 0; index < 16; index++) EXPECT(!pthread_create(&threads[index], &attributes, work, &rounds));
  for (int index = 0; index < 16; index++) pthread_join(threads[index], NULL);
  pthread_attr_destroy(&attributes);
}

int main(int count, char **arguments) {
  if (count < 3) return 64;
  EXPECT(cartouche_abi() == CARTOUCHE_ABI && strchr(cartouche_version(), '.'));
  entries();
  lines();
  hostile();
  files(arguments[1]);
  threads(atol(arguments[2]));
  return failures ? 1 : 0;
}
