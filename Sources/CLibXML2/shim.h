// Newer releases mark struct members that this package reads as deprecated, while 2.9 has no functions in their place;
// as warnings are errors here, the marks are blanked through the guard that libxml2 keeps for that.
#define XML_DEPRECATED
#define XML_DEPRECATED_MEMBER

#include <libxml/xmlversion.h>

// Debian's libxml2 is built with ICU and would pull in its headers, which clash with the ICU inside Foundation wherever
// one file imports both. Only the layout of encoding handlers depends on it, and none of them is touched.
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/c14n.h>
#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/uri.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlregexp.h>
#include <libxml/xmlsave.h>
#include <libxml/xmlschemastypes.h>
