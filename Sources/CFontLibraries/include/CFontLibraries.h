// What is used of HarfBuzz, FriBidi and Fontconfig, as their headers declare it.
//
// The libraries are loaded when they are first needed: a program that sets no text in fonts starts without them, and
// works on systems that do not have them. So nothing here is declared as a function. Each list has the result, the name
// and the parameters of every function, and becomes the members of a structure.
#pragma once
#include <stdint.h>

#define MEMBER(result, name, parameters) result(*name) parameters;

// HarfBuzz 4.0: hb.h and hb-ot.h.

typedef struct hb_blob_t hb_blob_t;
typedef struct hb_buffer_t hb_buffer_t;
typedef struct hb_draw_funcs_t hb_draw_funcs_t;
typedef struct hb_face_t hb_face_t;
typedef struct hb_font_t hb_font_t;
typedef struct hb_set_t hb_set_t;
typedef struct hb_unicode_funcs_t hb_unicode_funcs_t;
typedef void (*hb_destroy_func_t)(void *);

typedef enum { HB_MEMORY_MODE_DUPLICATE = 0 } hb_memory_mode_t;
typedef enum { HB_DIRECTION_LTR = 4, HB_DIRECTION_RTL = 5 } hb_direction_t;
// The letters of a tag, as one number.
typedef enum { HB_OT_METRICS_TAG_CAP_HEIGHT = 0x63706874 } hb_ot_metrics_tag_t;
enum { HB_OT_TAG_VAR_AXIS_WEIGHT = 0x77676874 };
typedef enum {
  HB_SCRIPT_COMMON = 0x5A797979,
  HB_SCRIPT_INHERITED = 0x5A696E68,
  HB_SCRIPT_UNKNOWN = 0x5A7A7A7A
} hb_script_t;

typedef struct {
  uint32_t codepoint, mask, cluster, var1, var2;
} hb_glyph_info_t;

typedef struct {
  int32_t x_advance, y_advance, x_offset, y_offset;
  uint32_t var;
} hb_glyph_position_t;

typedef struct {
  int32_t x_bearing, y_bearing, width, height;
} hb_glyph_extents_t;

typedef struct {
  int32_t ascender, descender, line_gap, reserved[9];
} hb_font_extents_t;

typedef struct {
  uint32_t tag;
  float value;
} hb_variation_t;

typedef struct {
  uint32_t axis_index, tag, name_id, flags;
  float min_value, default_value, max_value;
  uint32_t reserved;
} hb_ot_var_axis_info_t;

// The state of a drawing, which is passed to the callbacks and not looked into.
typedef struct hb_draw_state_t hb_draw_state_t;
typedef void (*hb_draw_point_func_t)(hb_draw_funcs_t *, void *, hb_draw_state_t *, float, float, void *);
typedef void (*hb_draw_quadratic_func_t)(
  hb_draw_funcs_t *, void *, hb_draw_state_t *, float, float, float, float, void *);
typedef void (*hb_draw_cubic_func_t)(
  hb_draw_funcs_t *, void *, hb_draw_state_t *, float, float, float, float, float, float, void *);
typedef void (*hb_draw_close_func_t)(hb_draw_funcs_t *, void *, hb_draw_state_t *, void *);

#define HARFBUZZ_FUNCTIONS(F) \
  F(hb_blob_t *, hb_blob_create_or_fail, (const char *, unsigned, hb_memory_mode_t, void *, hb_destroy_func_t)) \
  F(void, hb_blob_destroy, (hb_blob_t *)) \
  F(void, hb_buffer_add_utf32, (hb_buffer_t *, const uint32_t *, int, unsigned, int)) \
  F(int, hb_buffer_allocation_successful, (hb_buffer_t *)) \
  F(void, hb_buffer_clear_contents, (hb_buffer_t *)) \
  F(hb_buffer_t *, hb_buffer_create, (void)) \
  F(void, hb_buffer_destroy, (hb_buffer_t *)) \
  F(hb_glyph_info_t *, hb_buffer_get_glyph_infos, (hb_buffer_t *, unsigned *)) \
  F(hb_glyph_position_t *, hb_buffer_get_glyph_positions, (hb_buffer_t *, unsigned *)) \
  F(void, hb_buffer_set_direction, (hb_buffer_t *, hb_direction_t)) \
  F(void, hb_buffer_set_script, (hb_buffer_t *, hb_script_t)) \
  F(hb_draw_funcs_t *, hb_draw_funcs_create, (void)) \
  F(void, hb_draw_funcs_destroy, (hb_draw_funcs_t *)) \
  F(void, hb_draw_funcs_make_immutable, (hb_draw_funcs_t *)) \
  F(void, hb_draw_funcs_set_close_path_func, (hb_draw_funcs_t *, hb_draw_close_func_t, void *, hb_destroy_func_t)) \
  F(void, hb_draw_funcs_set_cubic_to_func, (hb_draw_funcs_t *, hb_draw_cubic_func_t, void *, hb_destroy_func_t)) \
  F(void, hb_draw_funcs_set_line_to_func, (hb_draw_funcs_t *, hb_draw_point_func_t, void *, hb_destroy_func_t)) \
  F(void, hb_draw_funcs_set_move_to_func, (hb_draw_funcs_t *, hb_draw_point_func_t, void *, hb_destroy_func_t)) \
  F(void, hb_draw_funcs_set_quadratic_to_func, \
    (hb_draw_funcs_t *, hb_draw_quadratic_func_t, void *, hb_destroy_func_t)) \
  F(void, hb_face_collect_unicodes, (hb_face_t *, hb_set_t *)) \
  F(hb_face_t *, hb_face_create, (hb_blob_t *, unsigned)) \
  F(void, hb_face_destroy, (hb_face_t *)) \
  F(unsigned, hb_face_get_glyph_count, (const hb_face_t *)) \
  F(unsigned, hb_face_get_upem, (const hb_face_t *)) \
  F(hb_font_t *, hb_font_create, (hb_face_t *)) \
  F(void, hb_font_destroy, (hb_font_t *)) \
  F(hb_face_t *, hb_font_get_face, (hb_font_t *)) \
  F(int, hb_font_get_glyph_extents, (hb_font_t *, uint32_t, hb_glyph_extents_t *)) \
  F(void, hb_font_get_glyph_shape, (hb_font_t *, uint32_t, hb_draw_funcs_t *, void *)) \
  F(int, hb_font_get_h_extents, (hb_font_t *, hb_font_extents_t *)) \
  F(int, hb_font_get_nominal_glyph, (hb_font_t *, uint32_t, uint32_t *)) \
  F(void, hb_font_make_immutable, (hb_font_t *)) \
  F(void, hb_font_set_var_named_instance, (hb_font_t *, unsigned)) \
  F(void, hb_font_set_variations, (hb_font_t *, const hb_variation_t *, unsigned)) \
  F(int, hb_ot_metrics_get_position, (hb_font_t *, hb_ot_metrics_tag_t, int32_t *)) \
  F(int, hb_ot_var_find_axis_info, (hb_face_t *, uint32_t, hb_ot_var_axis_info_t *)) \
  F(hb_set_t *, hb_set_create, (void)) \
  F(void, hb_set_destroy, (hb_set_t *)) \
  F(int, hb_set_is_empty, (const hb_set_t *)) \
  F(void, hb_shape, (hb_font_t *, hb_buffer_t *, const void *, unsigned)) \
  F(hb_unicode_funcs_t *, hb_unicode_funcs_get_default, (void)) \
  F(hb_script_t, hb_unicode_script, (hb_unicode_funcs_t *, uint32_t))

typedef struct {
  HARFBUZZ_FUNCTIONS(MEMBER)
} HarfBuzzFunctions;

// FriBidi 1.0: fribidi.h.

enum {
  FRIBIDI_TYPE_LTR = 0x110,
  FRIBIDI_PAR_LTR = 0x110,
  FRIBIDI_PAR_RTL = 0x111
};

#define FRIBIDI_FUNCTIONS(F) \
  F(void, fribidi_get_bidi_types, (const uint32_t *, int, uint32_t *)) \
  F(void, fribidi_get_bracket_types, (const uint32_t *, int, const uint32_t *, uint32_t *)) \
  F(int8_t, fribidi_get_par_embedding_levels_ex, (const uint32_t *, const uint32_t *, int, uint32_t *, int8_t *))

typedef struct {
  FRIBIDI_FUNCTIONS(MEMBER)
} FriBidiFunctions;

// Fontconfig 2.13: fontconfig.h.

typedef struct FcCharSet FcCharSet;
typedef struct FcConfig FcConfig;
typedef struct FcObjectSet FcObjectSet;
typedef struct FcPattern FcPattern;
typedef int FcBool;
typedef enum { FcMatchPattern = 0 } FcMatchKind;
typedef enum { FcResultMatch = 0 } FcResult;

typedef struct {
  int nfont, sfont;
  FcPattern **fonts;
} FcFontSet;

#define FC_CHARSET "charset"
#define FC_COLOR "color"
#define FC_FAMILY "family"
#define FC_FILE "file"
#define FC_FONTVERSION "fontversion"
#define FC_INDEX "index"
#define FC_LANG "lang"
#define FC_OUTLINE "outline"
#define FC_SLANT "slant"
#define FC_VARIABLE "variable"
#define FC_WEIGHT "weight"
#define FC_WIDTH "width"
#define FC_WEIGHT_REGULAR 80
#define FC_WEIGHT_BOLD 200

#define FONTCONFIG_FUNCTIONS(F) \
  F(FcBool, FcCharSetHasChar, (const FcCharSet *, uint32_t)) \
  F(void, FcConfigDestroy, (FcConfig *)) \
  F(FcBool, FcConfigSubstitute, (FcConfig *, FcPattern *, FcMatchKind)) \
  F(void, FcDefaultSubstitute, (FcPattern *)) \
  F(FcFontSet *, FcFontList, (FcConfig *, FcPattern *, FcObjectSet *)) \
  F(void, FcFontSetDestroy, (FcFontSet *)) \
  F(FcFontSet *, FcFontSort, (FcConfig *, FcPattern *, FcBool, FcCharSet **, FcResult *)) \
  F(FcConfig *, FcInitLoadConfigAndFonts, (void)) \
  F(FcBool, FcObjectSetAdd, (FcObjectSet *, const char *)) \
  F(FcObjectSet *, FcObjectSetCreate, (void)) \
  F(void, FcObjectSetDestroy, (FcObjectSet *)) \
  F(FcBool, FcPatternAddBool, (FcPattern *, const char *, FcBool)) \
  F(FcBool, FcPatternAddInteger, (FcPattern *, const char *, int)) \
  F(FcBool, FcPatternAddString, (FcPattern *, const char *, const uint8_t *)) \
  F(FcPattern *, FcPatternCreate, (void)) \
  F(void, FcPatternDestroy, (FcPattern *)) \
  F(FcResult, FcPatternGetBool, (const FcPattern *, const char *, int, FcBool *)) \
  F(FcResult, FcPatternGetCharSet, (const FcPattern *, const char *, int, FcCharSet **)) \
  F(FcResult, FcPatternGetInteger, (const FcPattern *, const char *, int, int *)) \
  F(FcResult, FcPatternGetString, (const FcPattern *, const char *, int, uint8_t **))

typedef struct {
  FONTCONFIG_FUNCTIONS(MEMBER)
} FontconfigFunctions;

#undef MEMBER

// The functions of a library; NULL if the system does not have it, or has a version that lacks one of them. Each of
// these functions must have returned before it is called again.
const HarfBuzzFunctions *cartouche_load_harfbuzz(void);
const FriBidiFunctions *cartouche_load_fribidi(void);
const FontconfigFunctions *cartouche_load_fontconfig(void);
