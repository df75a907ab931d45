// Linked into the static build only.

#include <stdlib.h>

void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

// Swift's runtime reads its own path and the arguments from /proc, which an empty container does not have: it would end
// the process, or start it without arguments. So both are given to it before it starts.
__attribute__((constructor(101))) static void start(int count, char **arguments) {
  setenv("SWIFT_ROOT", "/", 1);
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}
