// Made from Templates/manifest.schema.json by Packaging/javascript_types.py.

/** Keys of an entry beside the badge. */
export interface Options {
  /** The path of the file below the output folder. It ends in .svg. */
  file?: string;
  /** The title of the badge, instead of what it shows. */
  title?: string | number | boolean;
  /** The scale of the badge. Its view box does not change. Default: 1. */
  scale?: number;
  /** The pages to colour the badge for. By default light, or auto for text on the page itself. In a manifest, pair makes two files, the second one named as a-dark.svg. */
  colorScheme?: "light" | "dark" | "auto";
  /** The kind of programs that read the file. Default: web. */
  profile?: "web" | "embed";
  /** The maximum number of digits after a decimal point. By default 2 in the design profile and 3 in the others. */
  precision?: number;
  /** The prefix of every id in the file. */
  idPrefix?: string | number | boolean;
  /** The form of animations. Default: css. */
  animations?: "css" | "smil" | "none";
  /** The form of shadows: a filter with a blur, the default for web pages, which design tools show as an effect; bands of areas, the default for design tools, for programs without filters; or none. Without them, the picture keeps its size. */
  shadows?: "bands" | "filter" | "none";
}

/** A badge, as in a manifest. */
export type Entry = Options &
  ({ pill: Pill } | { hub: Hub } | { cell: Cell } | { status: Status } | { table: Table });

/** A look of your own: the keys of a look file. The kind is that of the badge, and a summary is not needed. */
export interface CustomLook {
  /** The built-in look to start from. */
  extends?: string;
  [key: string]: unknown;
}

export interface Pill {
  /** The text. An empty one draws nothing. */
  text: string | number | boolean;
  /** The maximum number of characters, including an ellipsis. */
  maxCharacters?: number;
  /** The name of a look. cartouche looks list shows all. Default: digdog. */
  look?: "ant-ribbon" | "ant-status" | "ant-status-error" | "ant-status-processing" | "ant-status-success" | "ant-status-warning" | "bootstrap" | "bootstrap-danger" | "bootstrap-dark" | "bootstrap-info" | "bootstrap-light" | "bootstrap-outline" | "bootstrap-pill" | "bootstrap-secondary" | "bootstrap-subtle" | "bootstrap-success" | "bootstrap-warning" | "carbon-tag" | "count-indicator" | "daisyui-dash" | "daisyui-outline" | "daisyui-soft" | "digdog" | "fluent-badge" | "github" | "github-label" | "github-state" | "mail" | "shadcn" | "shadcn-destructive" | "shadcn-outline" | "shadcn-secondary" | CustomLook;
  /** The state of the control with the badge. By default normal, or in a table that of the row. */
  state?: "normal" | "highlighted" | "selected" | "disabled";
  /** The body's colour; several give a gradient from top to bottom. */
  fill?: "none" | Color | ReadonlyArray<Color>;
  /** The text's colour, or knockout for holes that show the background. */
  textColor?: "knockout" | Color;
  /** The font's families, separated by commas. */
  font?: FontChoice | string;
  /** The direction of lines. By default that of the first letter. */
  direction?: "ltr" | "rtl";
  /** A line along the edge. */
  border?: Border | string;
  /** A gap around the badge in the page's colour, or knockout for one that is cut out of the host. */
  halo?: Halo | string;
  /** A highlight on the badge. */
  gloss?: "ellipse" | "gradient";
  /** A shadow that the badge casts. */
  shadow?: DropShadow | string;
  /** A shadow that the edge casts into the badge. */
  insetShadow?: InsetShadow | string;
  /** The animation, in files for web pages. By default that of the look. */
  animation?: "pop" | "blink" | "bump" | "pulse" | "none";
  /** The host below the badge: its size, such as 96x96, or an SVG or PNG file or data URL to draw there. */
  host?: Host | string;
  /** Another name of host, which some readers of YAML read as true. */
  on?: Host | string;
  /** The place on the host. Default: top-trailing. */
  at?: "top-leading" | "top" | "top-trailing" | "leading" | "center" | "trailing" | "bottom-leading" | "bottom" | "bottom-trailing";
  /** How far it overlaps: rectangular for a centre on the corner, circular for one on the inscribed circle, a share of its height for a centre inside, or the place of its inner corner. By default that of the look. */
  overlap?: number | "rectangular" | "circular" | OverlapCorner | (string & {}) | boolean;
  /** The side to which the badge grows. By default that of the look. */
  growth?: "both" | "leading" | "trailing";
  /** Move a badge that would extend beyond the host inside. Default: false. */
  keepInside?: boolean;
  /** The offset of the badge on its host, in points. Default: {x: 0, "y": 0}. */
  moved?: Offset | string;
}

export interface Hub {
  /** The count. Zero or less draws nothing; a dot and a blank circle need none. */
  count?: number;
  /** What is shown of the count. By default that of the look. */
  form?: "count" | "blank" | "dot";
  /** The largest count that is shown in full. By default that of the look. */
  limit?: number;
  /** Show a count of zero as well. Default: false. */
  showZero?: boolean;
  /** The scale of the hub about its centre. By default 1, and less on small hosts. */
  scaled?: number;
  /** The language of the digits and plural rules: ar, pt-PT, hi-u-nu-deva. */
  locale?: string | number | boolean;
  /** Group the digits of a large count: 1,234. Default: false. */
  grouping?: boolean;
  /** A title for the count: '{count} message|{count} messages', or by name: 'one=…|few=…|other=…|over=…'. */
  titlePattern?: string | number | boolean | TitlePattern;
  /** The name of a look. cartouche looks list shows all. Default: badge-hub. */
  look?: "ant" | "ant-dot" | "badge-hub" | "bootstrap-dot" | "fluent-counter" | "fluent-presence" | "fluent-presence-away" | "fluent-presence-blocked" | "fluent-presence-busy" | "fluent-presence-do-not-disturb" | "fluent-presence-offline" | "fluent-presence-out-of-office" | "fluent-presence-unknown" | "ios" | "material" | "material-dot" | "mui" | "mui-dot" | CustomLook;
  /** The state of the control with the badge. By default normal, or in a table that of the row. */
  state?: "normal" | "highlighted" | "selected" | "disabled";
  /** The body's colour; several give a gradient from top to bottom. */
  fill?: "none" | Color | ReadonlyArray<Color>;
  /** The text's colour, or knockout for holes that show the background. */
  textColor?: "knockout" | Color;
  /** The font's families, separated by commas. */
  font?: FontChoice | string;
  /** The direction of lines. By default that of the first letter. */
  direction?: "ltr" | "rtl";
  /** A line along the edge. */
  border?: Border | string;
  /** A gap around the badge in the page's colour, or knockout for one that is cut out of the host. */
  halo?: Halo | string;
  /** A highlight on the badge. */
  gloss?: "ellipse" | "gradient";
  /** A shadow that the badge casts. */
  shadow?: DropShadow | string;
  /** A shadow that the edge casts into the badge. */
  insetShadow?: InsetShadow | string;
  /** The animation, in files for web pages. By default that of the look. */
  animation?: "pop" | "blink" | "bump" | "pulse" | "none";
  /** The largest count whose picture has the same size: 99, or 99+ for more than that. */
  reserve?: number | string | boolean;
  /** The host below the badge: its size, such as 96x96, or an SVG or PNG file or data URL to draw there. */
  host?: Host | string;
  /** Another name of host, which some readers of YAML read as true. */
  on?: Host | string;
  /** The place on the host. Default: top-trailing. */
  at?: "top-leading" | "top" | "top-trailing" | "leading" | "center" | "trailing" | "bottom-leading" | "bottom" | "bottom-trailing";
  /** How far it overlaps: rectangular for a centre on the corner, circular for one on the inscribed circle, a share of its height for a centre inside, or the place of its inner corner. By default that of the look. */
  overlap?: number | "rectangular" | "circular" | OverlapCorner | (string & {}) | boolean;
  /** The side to which the badge grows. By default that of the look. */
  growth?: "both" | "leading" | "trailing";
  /** Move a badge that would extend beyond the host inside. Default: false. */
  keepInside?: boolean;
  /** The offset of the badge on its host, in points. Default: {x: 0, "y": 0}. */
  moved?: Offset | string;
}

export interface Cell {
  /** The place of the cell in its group. */
  position: "single" | "top" | "middle" | "bottom";
  /** The width. In points. */
  width: number;
  /** The height. In points. */
  height: number;
  /** The name of a look. cartouche looks list shows all. Default: ambiance. */
  look?: "ambiance" | "grouped" | "inset-grouped" | CustomLook;
  /** The state of the cell. Default: normal. */
  state?: "normal" | "highlighted" | "selected" | "disabled";
  /** The body's colour; several give a gradient from top to bottom. */
  fill?: "none" | Color | ReadonlyArray<Color>;
  /** A shadow that the edge casts into the cell. */
  insetShadow?: InsetShadow | string;
}

export interface Status {
  /** The label. Default: "". */
  label?: string | number | boolean;
  /** The message. It must be there unless messages or value is. */
  message?: string | number | boolean;
  /** Several messages, instead of one. */
  messages?: ReadonlyArray<StatusBadgeSegment>;
  /** The name of a look. cartouche looks list shows all. Default: flat. */
  look?: "flat" | "flat-classic" | "flat-square" | "flat-square-classic" | "for-the-badge" | "for-the-badge-classic" | "plastic" | "plastic-classic" | "social" | "social-classic" | CustomLook;
  /** A look in the words of badge services. Default: flat. */
  style?: "flat" | "flat-square" | "plastic" | "for-the-badge" | "social";
  /** The edition of the style; classic is that of badge-maker 5.0.2. Default: 2026. */
  edition?: "2026" | 2026 | "classic";
  /** The palette of named colours. By default that of the look. */
  palette?: "classic" | "2026" | 2026 | "accessible";
  /** The message's colour. By default that of the look. */
  color?: StatusColor | ReadonlyArray<StatusColor>;
  /** The label's colour. By default that of the look. */
  labelColor?: StatusColor | ReadonlyArray<StatusColor>;
  /** The message's colour on dark pages. */
  darkColor?: StatusColor | ReadonlyArray<StatusColor>;
  /** The label's colour on dark pages. */
  darkLabelColor?: StatusColor | ReadonlyArray<StatusColor>;
  /** The colour of all messages; several give a gradient from top to bottom. */
  fill?: "none" | Color | ReadonlyArray<Color>;
  /** The texts' colour; brightness or contrast for white or dark by the background; knockout for holes. */
  textColor?: "brightness" | "contrast" | "knockout" | Color;
  /** The value by which thresholds and colors choose the colour. By default the message, which is the value if it is left out. */
  value?: string | number | boolean;
  /** Colours by the value. "50=red,80=yellow,95=green" is red below 50, yellow below 80, else green. */
  thresholds?: string | number | boolean;
  /** Colours by words: the value, or else each message, has the colour of the same word, or that of else. As a text: "success=green,else=grey". */
  colors?: Record<string, StatusColor> | string | number | boolean;
  /** An SVG or PNG file, a data URL, or the name of a logo in the folder of --logos, to draw before the label. */
  logo?: Logo | string;
  /** The link of the badge, or of its label. */
  link?: string | number | boolean;
  /** The link of the message. */
  messageLink?: string | number | boolean;
  /** The filled part of the message, such as 70%. */
  progress?: number | string | boolean;
  /** The badge's width. In points. */
  width?: number;
  /** The badge's minimum width. In points. */
  minWidth?: number;
  /** The font's families, separated by commas. */
  font?: FontChoice | string;
  /** The direction of lines. By default that of the first letter. */
  direction?: "ltr" | "rtl";
}

export interface Table {
  /** The width. In points. */
  width: number;
  /** The rows from top to bottom. */
  rows: ReadonlyArray<Row | string>;
  /** The name of a look. cartouche looks list shows all. Default: ambiance. */
  look?: "ambiance" | "grouped" | "inset-grouped" | CustomLook;
  /** The direction of lines. By default that of the first letter. */
  direction?: "ltr" | "rtl";
}

/** A CSS colour: a name, #rgb, #rgba, #rrggbb, #rrggbbaa, or a function such as rgb(), hsl(), oklch() or color-mix(). Put one that begins with # between quotation marks. */
export type Color = string;

export interface FontChoice {
  /** The font's families, in order of preference. */
  family?: string | ReadonlyArray<string>;
  /** The font's size. In points. */
  size?: number;
  /** The font's weight. */
  weight?: "normal" | "bold" | "100" | 100 | "200" | 200 | "300" | 300 | "400" | 400 | "500" | 500 | "600" | 600 | "700" | 700 | "800" | 800 | "900" | 900;
}

export interface Border {
  /** The colour of the line. */
  color: Color;
  /** The colour on a dark page, where it differs. */
  darkColor?: Color;
  /** The width of the line. In points. */
  width: number;
  /** On which side of the edge the line lies. Default: inside. */
  placement?: "inside" | "outside";
  /** Whether the line has gaps; by default as in the look. */
  line?: "solid" | "dashed";
}

export interface Halo {
  /** The width of the gap. In points. */
  width: number;
  /** The colour of the page, or knockout for a gap that is cut out of the host. */
  color: "knockout" | Color;
  /** The colour of a dark page, where it differs. */
  darkColor?: Color;
}

export interface DropShadow {
  /** The colour of the shadow. Default: "rgba(0, 0, 0, 0.5)". */
  color?: Color;
  /** How soft the edge is, as in CSS. In points. Default: 0. */
  blur?: number;
  /** The offset of the shadow to the right. In points. Default: 0. */
  x?: number;
  /** The offset of the shadow downwards. In points. Default: 0. */
  y?: number;
}

export interface InsetShadow {
  /** The colour of the shadow. Default: "rgba(0, 0, 0, 0.5)". */
  color?: Color;
  /** How soft the edge is, as in CSS. In points. Default: 0. */
  blur?: number;
  /** The offset of the shadow below the edge. In points. Default: 0. */
  offset?: number;
}

export interface Host {
  /** The SVG or PNG file, or data URL, that is drawn. */
  icon?: string | number | boolean;
  /** The colour of the icon's parts in currentColor or without a fill. */
  color?: Color;
  /** The width. By default the icon's, or in proportion to the height. In points. */
  width?: number;
  /** The height. By default the icon's, or in proportion to the width. In points. */
  height?: number;
  /** The width and the height in one, such as 96x96. */
  size?: string | number | boolean;
}

export interface OverlapCorner {
  /** How far the inner corner lies inside the side of the host. In points. */
  x: number;
  /** How far the inner corner lies inside the upper or lower edge. In points. */
  y: number;
}

export interface Offset {
  /** Towards the trailing edge. In points. Default: 0. */
  x?: number;
  /** Downwards. In points. Default: 0. */
  y?: number;
}

export interface TitlePattern {
  /** The title for a count of this form. */
  zero?: string | number | boolean;
  /** The title for a count of this form. */
  one?: string | number | boolean;
  /** The title for a count of this form. */
  two?: string | number | boolean;
  /** The title for a count of this form. */
  few?: string | number | boolean;
  /** The title for a count of this form. */
  many?: string | number | boolean;
  /** The title for a count of this form. */
  other: string | number | boolean;
  /** The title for a count above the limit. */
  over?: string | number | boolean;
}

export interface StatusBadgeSegment {
  /** The text. */
  text: string | number | boolean;
  /** The colour. */
  color?: StatusColor | ReadonlyArray<StatusColor>;
  /** The colour on dark pages. */
  darkColor?: StatusColor | ReadonlyArray<StatusColor>;
  /** The link. */
  link?: string | number | boolean;
  /** The filled part, such as 70%. */
  progress?: number | string | boolean;
  /** The minimum width. In points. */
  minWidth?: number;
}

/** A name of the palette or of the look's own colours, hexadecimal digits without #, or any colour. */
export type StatusColor = "blue" | "brightgreen" | "critical" | "gray" | "green" | "grey" | "important" | "inactive" | "informational" | "lightgray" | "lightgrey" | "orange" | "red" | "success" | "yellow" | "yellowgreen" | Color | (string & {}) | number;

export interface Logo {
  /** The SVG or PNG file, data URL, or name of a logo. */
  file?: string | number | boolean;
  /** The colour of the logo's parts in currentColor or without a fill, by default that of the text, or for a name that of the brand; or knockout for a hole of the logo's whole shape. */
  color?: "knockout" | Color;
  /** The logo's width. By default from its height of 14. In points. */
  width?: number;
}

export interface Row {
  /** The first line. */
  summary: string | number | boolean;
  /** The second line. */
  detail?: string | number | boolean;
  /** The state of the row's cell. Default: normal. */
  state?: "normal" | "highlighted" | "selected" | "disabled";
  /** A pill at the end of the row. */
  pill?: RowPill;
  /** A hub at the end of the row. */
  hub?: RowHub;
}

export interface RowPill {
  /** The text. An empty one draws nothing. */
  text: string | number | boolean;
  /** The maximum number of characters, including an ellipsis. */
  maxCharacters?: number;
  /** The name of a look. cartouche looks list shows all. Default: digdog. */
  look?: "ant-ribbon" | "ant-status" | "ant-status-error" | "ant-status-processing" | "ant-status-success" | "ant-status-warning" | "bootstrap" | "bootstrap-danger" | "bootstrap-dark" | "bootstrap-info" | "bootstrap-light" | "bootstrap-outline" | "bootstrap-pill" | "bootstrap-secondary" | "bootstrap-subtle" | "bootstrap-success" | "bootstrap-warning" | "carbon-tag" | "count-indicator" | "daisyui-dash" | "daisyui-outline" | "daisyui-soft" | "digdog" | "fluent-badge" | "github" | "github-label" | "github-state" | "mail" | "shadcn" | "shadcn-destructive" | "shadcn-outline" | "shadcn-secondary" | CustomLook;
  /** The state of the control with the badge. By default normal, or in a table that of the row. */
  state?: "normal" | "highlighted" | "selected" | "disabled";
  /** The body's colour; several give a gradient from top to bottom. */
  fill?: "none" | Color | ReadonlyArray<Color>;
  /** The text's colour, or knockout for holes that show the background. */
  textColor?: "knockout" | Color;
  /** The font's families, separated by commas. */
  font?: FontChoice | string;
  /** The direction of lines. By default that of the first letter. */
  direction?: "ltr" | "rtl";
  /** A line along the edge. */
  border?: Border | string;
  /** A gap around the badge in the page's colour, or knockout for one that is cut out of the host. */
  halo?: Halo | string;
  /** A highlight on the badge. */
  gloss?: "ellipse" | "gradient";
  /** A shadow that the badge casts. */
  shadow?: DropShadow | string;
  /** A shadow that the edge casts into the badge. */
  insetShadow?: InsetShadow | string;
  /** The animation, in files for web pages. By default that of the look. */
  animation?: "pop" | "blink" | "bump" | "pulse" | "none";
}

export interface RowHub {
  /** The count. Zero or less draws nothing; a dot and a blank circle need none. */
  count?: number;
  /** What is shown of the count. By default that of the look. */
  form?: "count" | "blank" | "dot";
  /** The largest count that is shown in full. By default that of the look. */
  limit?: number;
  /** Show a count of zero as well. Default: false. */
  showZero?: boolean;
  /** The scale of the hub about its centre. By default 1, and less on small hosts. */
  scaled?: number;
  /** The language of the digits and plural rules: ar, pt-PT, hi-u-nu-deva. */
  locale?: string | number | boolean;
  /** Group the digits of a large count: 1,234. Default: false. */
  grouping?: boolean;
  /** A title for the count: '{count} message|{count} messages', or by name: 'one=…|few=…|other=…|over=…'. */
  titlePattern?: string | number | boolean | TitlePattern;
  /** The name of a look. cartouche looks list shows all. Default: badge-hub. */
  look?: "ant" | "ant-dot" | "badge-hub" | "bootstrap-dot" | "fluent-counter" | "fluent-presence" | "fluent-presence-away" | "fluent-presence-blocked" | "fluent-presence-busy" | "fluent-presence-do-not-disturb" | "fluent-presence-offline" | "fluent-presence-out-of-office" | "fluent-presence-unknown" | "ios" | "material" | "material-dot" | "mui" | "mui-dot" | CustomLook;
  /** The state of the control with the badge. By default normal, or in a table that of the row. */
  state?: "normal" | "highlighted" | "selected" | "disabled";
  /** The body's colour; several give a gradient from top to bottom. */
  fill?: "none" | Color | ReadonlyArray<Color>;
  /** The text's colour, or knockout for holes that show the background. */
  textColor?: "knockout" | Color;
  /** The font's families, separated by commas. */
  font?: FontChoice | string;
  /** The direction of lines. By default that of the first letter. */
  direction?: "ltr" | "rtl";
  /** A line along the edge. */
  border?: Border | string;
  /** A gap around the badge in the page's colour, or knockout for one that is cut out of the host. */
  halo?: Halo | string;
  /** A highlight on the badge. */
  gloss?: "ellipse" | "gradient";
  /** A shadow that the badge casts. */
  shadow?: DropShadow | string;
  /** A shadow that the edge casts into the badge. */
  insetShadow?: InsetShadow | string;
  /** The animation, in files for web pages. By default that of the look. */
  animation?: "pop" | "blink" | "bump" | "pulse" | "none";
}
