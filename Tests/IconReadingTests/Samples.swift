/// Icons in the style of well-known sets and drawing programs.
enum Samples {
  static let all: [(name: String, svg: String)] = [
    (
      "one path in a view box of 24",
      """
      <svg role="img" viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg"><title>Drop</title><path d="M12 0C5.4 \
      8.1 3 11.6 3 15a9 9 0 1 0 18 0c0-3.4-2.4-6.9-9-15zm0 21.5a6.5 6.5 0 0 1-6.5-6.5c0-.6.5-1 1-1s1 .4 1 1c0 2.500 \
      2 4.5 4.5 4.5.6 0 1 .5 1 1s-.4 1-1 1z"/></svg>
      """
    ),
    (
      "strokes of the current colour",
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" \
      stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="icon icon-box">\
      <path d="M21 8v8a2 2 0 0 1-1 1.73l-7 4a2 2 0 0 1-2 0l-7-4A2 2 0 0 1 3 16V8"></path><polyline points="3.27 6.96 \
      12 12.01 20.73 6.96"></polyline><line x1="12" y1="22.08" x2="12" y2="12"></line><circle cx="12" cy="4" r="2"/>\
      </svg>
      """
    ),
    (
      "a bounding box without paint",
      """
      <svg xmlns="http://www.w3.org/2000/svg" height="48px" viewBox="0 0 24 24" width="48px" fill="#5f6368"><path \
      d="M0 0h24v24H0z" fill="none"/><path d="M12 22c1.1 0 2-.9 2-2h-4c0 1.1.89 2 2 2zm6-6v-5c0-3.07-1.64-5.64-4.5-6.32\
      V4c0-.83-.67-1.500-1.5-1.5s-1.5.67-1.500 1.5v.68C7.63 5.36 6 7.92 6 11v5l-2 2v1h16v-1l-2-2z"/></svg>
      """
    ),
    (
      "two tones by classes",
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- Generator: a drawing program -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
         x="0px" y="0px" viewBox="0 0 64 48" style="enable-background:new 0 0 64 48;" xml:space="preserve">
      <style type="text/css">
        .st0{fill:#E2574C;}
        .st1,.st2{fill:#FFFFFF;opacity:.6}
        #tail{fill:none;stroke:#2A3744;stroke-width:3;stroke-miterlimit:10;}
        .st2{opacity:.3}
      </style>
      <g><path class="st0" d="M4,8h40v32H4V8z"/><polygon class="st1" points="12,14 36,14 24,30 "/>
        <rect x="8" y="34" class="st2" width="20" height="3" rx="1"/><path id="tail" d="M46,10l10,14L46,38"/></g>
      </svg>
      """
    ),
    (
      "gradients in boxes and in points",
      """
      <svg width="96" height="64" viewBox="0 0 96 64" fill="none" xmlns="http://www.w3.org/2000/svg">
      <rect x="4" y="4" width="40" height="56" rx="8" fill="url(#paint0)"/>
      <path d="M52 4h40v24H52z" fill="url(#paint1)"/><ellipse cx="72" cy="46" rx="20" ry="14" fill="url(#paint2)"/>
      <circle cx="24" cy="32" r="12" fill="url(#paint3)" stroke="url(#paint0)" stroke-width="3"/>
      <defs>
      <linearGradient id="base"><stop stop-color="#38BDF8"/><stop offset="1" stop-color="#1D4ED8"/></linearGradient>
      <linearGradient id="paint0" href="#base" x1="0" y1="0" x2="1" y2="1"/>
      <linearGradient id="paint1" x1="52" y1="4" x2="92" y2="28" gradientUnits="userSpaceOnUse"
        gradientTransform="rotate(20 72 16) scale(1 1.4)"><stop offset="10%" stop-color="gold"/>
        <stop offset="60%" stop-color="crimson" stop-opacity=".8"/><stop offset=".9" stop-color="navy"/></linearGradient>
      <radialGradient id="paint2"><stop stop-color="white"/><stop offset="1" stop-color="#0a0"/></radialGradient>
      <radialGradient id="paint3" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse"
        gradientTransform="translate(20 28) rotate(45) scale(14)"><stop stop-color="#fff"/>
        <stop offset="1" stop-color="#f0f" stop-opacity=".2"/></radialGradient>
      </defs></svg>
      """
    ),
    (
      "transforms inside each other",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="80">
      <g transform="rotate(30)" stroke="#333" stroke-width="4"><g transform="translate(10,-5) scale(.8)" fill="teal">
      <rect x="-30" y="-20" width="40" height="30" rx="6"/><path transform="skewX(20)" d="M0 0h20v20H0z" fill="orange"/>
      </g><circle r="9" transform="translate(-20 25) scale(2 .8)" fill="none"/></g>
      <path d="M-40-40a12 6 30 1 1 20 8z" transform="matrix(-1 .2 .1 1.2 0 0)" fill="#808"/></svg>
      """
    ),
    (
      "parts used again",
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 60">
      <defs><g id="leaf"><path d="M0 0q8-12 0-24q-8 12 0 24z"/></g>
      <symbol id="dot" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol></defs>
      <g transform="translate(30 30)" fill="#16a34a"><use xlink:href="#leaf"/><use href="#leaf" transform="rotate(90)"/>
      <use xlink:href="#leaf" transform="rotate(180)" fill="#854d0e"/><use href="#leaf" transform="rotate(270)"/></g>
      <use href="#dot" x="2" y="2" width="12" height="8" fill="red"/><use href="#dot" x="44" y="44" width="12" \
      height="12"/></svg>
      """
    ),
    (
      "a clip as large as the picture",
      """
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" xmlns="http://www.w3.org/2000/svg">
      <g clip-path="url(#clip0_1_2)"><path fill-rule="evenodd" clip-rule="evenodd" d="M2 2h20v20H2V2zm4 4v12h12V6H6z" \
      fill="#111827"/></g><defs><clipPath id="clip0_1_2"><rect width="24" height="24" fill="white"/></clipPath></defs>
      </svg>
      """
    ),
    (
      "clips that cut",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><defs><clipPath id="c"><circle cx="20" cy="20" \
      r="15"/></clipPath><clipPath id="d"><path d="M45 5h20v20h-20z"/><path d="M75 35h-20v-20h20z"/></clipPath>
      <clipPath id="e" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath></defs>
      <g clip-path="url(#c)"><rect width="40" height="20" fill="#06c"/><rect y="20" width="40" height="20" fill="#fc0"/>
      </g><rect x="40" width="40" height="40" fill="#c06" clip-path="url(#d)"/><rect x="36" y="12" width="8" height="16" \
      clip-path="url(#e)"/></svg>
      """
    ),
    (
      "styles of a vector editor",
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
        xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
        xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
        width="20mm" height="15mm" viewBox="0 0 20 15" inkscape:version="1.2">
      <sodipodi:namedview id="base" pagecolor="#ffffff" inkscape:zoom="4"><inkscape:grid type="xygrid"/></sodipodi:namedview>
      <metadata><rdf:RDF><rdf:Description rdf:about=""/></rdf:RDF></metadata>
      <svg:g inkscape:label="Layer 1" inkscape:groupmode="layer" transform="translate(-1,-1)"
        style="display:inline;opacity:.9"><path sodipodi:nodetypes="ccc"
        style="color:#000;font-style:normal;fill:#729fcf;fill-opacity:.8;fill-rule:evenodd;stroke:#204a87;stroke-width:.6;\
      stroke-linecap:butt;stroke-linejoin:miter;stroke-miterlimit:4;stroke-dasharray:none;stroke-opacity:1;paint-order:\
      stroke fill markers;-inkscape-stroke:none;marker:none;mix-blend-mode:normal" d="m 3,3 h 8 v 10 h -8 z m 2,2 v 6 h 4 \
      V 5 Z"/><ellipse style="fill:#fcaf3e;stroke:none" cx="15.5" cy="8" rx="4" ry="5"/></svg:g></svg>
      """
    ),
    (
      "what hangs over the edge",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="48" \
      preserveAspectRatio="xMidYMax slice"><rect x="-8" y="8" width="48" height="16" fill="#0ea5e9"/><path d="M16-4v40" \
      stroke="#f43f5e" stroke-width="6" opacity=".7"/></svg>
      """
    ),
    (
      "fading groups",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><g opacity=".5"><rect x="2" y="2" width="12" height="16" \
      fill="#00f"/><rect x="8" y="5" width="12" height="10" fill="#f00"/></g><g opacity=".5"><rect x="24" y="2" width="5" \
      height="16"/><rect x="31" y="2" width="5" height="16" fill="green"/></g><circle cx="20" cy="10" r="4" fill="#fff" \
      stroke="#000" opacity=".6"/></svg>
      """
    ),
  ]
}
