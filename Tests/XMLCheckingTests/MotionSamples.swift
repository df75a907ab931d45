extension Samples {
  /// A badge with dark colours and an animation, each for readers who prefer it.
  static let styled = document(
    """
    <title>3</title><defs><style>@media (prefers-color-scheme:dark){.dark1,.dark2{fill:#8c99b0;fill-opacity:.8}\
    .dark2{stroke:url(#night);stroke-opacity:1}}@media (prefers-reduced-motion:no-preference){\
    @keyframes pop{0%{transform:scale(1)}14.29%{transform:scale(.85,1.2)}to{transform:none}}\
    .pop{animation:pop .35s ease-in-out;transform-origin:9px 9.5px;transform-box:view-box}}</style>\
    <linearGradient id="night" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="9">\
    <stop offset="0" stop-color="#000"/></linearGradient></defs>
    <g class="pop"><path class="dark2" d="M0 0H9" fill="#fff" stroke="#000"/></g>
    <text class="dark1 pop" x="0" y="9" font-family="a" font-size="9">3</text>
    """)

  /// Every property and every form of its values, with white space as a person writes it.
  static let sheet = document(
    """
    <style type="text/css">
      .a {
        fill: none; stroke: #fff; stop-color: #8c99b0; fill-opacity: 0; stroke-opacity: 1; stop-opacity: .5;
        opacity: 0.25;
      }
      @media (prefers-reduced-motion: no-preference) {
        .b , .c {
          transform: translate(0, -8px) translateX(5%) translateY(0) scale(-1) scale( 1 , 2 ) scaleX(2) scaleY(.5)
            rotate(-45deg) rotate(0) matrix(1,0,0,1,0,0);
          transform-origin: center;
          transform-box: fill-box;
          animation: a-1 1s, _b 300ms -.1s linear infinite alternate-reverse both,2 cubic-bezier(.12, .4, .29, 1.46)
            a-1 1.5s reverse forwards
        }
      }
      @keyframes a-1 { from , 50.5% { opacity: 0; animation-timing-function: step-start } 100% { fill: #000 } }
      @keyframes _b { to { stroke: #000; stop-color: #000; fill-opacity: 1; stroke-opacity: 1; stop-opacity: 1 } }
      .c{animation-name:a-1,_b;animation-duration:0s;animation-delay:-2ms;animation-timing-function:ease,ease-in;\
    animation-iteration-count:infinite, 2.5;animation-direction:normal;animation-fill-mode:none,backwards;\
    transform-origin:50% top;transform:none}
    </style>
    <path class="a" d="M0 0"/><g class="b c"><path d="M0 0"/></g>
    """)

  static let moving = document(
    """
    <g transform="translate(5 5)">
      <title>3</title>
      <animateTransform attributeName="transform" type="translate" values="0 0;0 -8;0 0;0 -4;0 0" \
    keyTimes="0;.2826;.5652;.7826;1" dur=".46s" begin="1s" repeatCount="indefinite" calcMode="spline" \
    keySplines=".42 0 .58 1;.42 0 .58 1;.42 0 .58 1;.42 0 .58 1" additive="sum" fill="freeze"/>
      <animate attributeName="opacity" values=".1;1;0.1;1" dur="300ms" calcMode="spline" \
    keySplines="0 0 1 1;0 0 1 1;0 0 1 1"/>
      <path d="M0 0">
        <animate attributeName="fill" values="#fff;#8c99b0" keyTimes="0;.5" calcMode="discrete" begin="-.5s" \
    dur="1s" repeatCount="2.5" additive="replace" fill="remove"/>
        <animateTransform attributeName="transform" type="rotate" values="-45;0" dur="1s" calcMode="linear"/>
        <animateTransform attributeName="transform" type="scale" values="1;.85 1.5" keyTimes="0;1" dur="1s"/>
      </path>
    </g>
    """)
}
