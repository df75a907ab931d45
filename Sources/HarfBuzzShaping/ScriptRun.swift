internal import CFontLibraries
internal import Typesetting

/// A part of a text in one direction and one script.
struct ScriptRun {
  /// The range of scalars in the text.
  let range: Range<Int>

  /// The script, as a number of HarfBuzz.
  let script: UInt32

  /// The embedding level of the Unicode bidirectional algorithm.
  let level: Int8

  /// Whether the text runs from right to left.
  var isRightToLeft: Bool { level & 1 == 1 }
}

extension ScriptRun {
  /// The parts of a line in a base direction, from left to right; nil if memory is exhausted.
  static func visual(
    of text: [UInt32], in direction: LayoutDirection, _ harfBuzz: HarfBuzz
  ) throws(ShapingError) -> [ScriptRun]? {
    guard let levels = try levels(of: text, in: direction) else { return nil }
    let scripts = unsafe scripts(of: text, harfBuzz)
    var runs: [ScriptRun] = []
    var start = 0
    for index in stride(from: 1, through: text.count, by: 1) {
      if index < text.count, levels[index] == levels[start], scripts[index] == scripts[start] { continue }
      runs.append(ScriptRun(range: start..<index, script: scripts[start], level: levels[start]))
      start = index
    }
    reorder(&runs)
    return runs
  }

  /// Rule L2: from the highest level down, each sequence at that level or above is reversed.
  private static func reorder(_ runs: inout [ScriptRun]) {
    guard let highest = runs.lazy.map(\.level).max(), highest > 0 else { return }
    for level in (1...highest).reversed() {
      var index = 0
      while index < runs.count {
        let start = index
        while index < runs.count, runs[index].level >= level { index += 1 }
        if index > start { runs[start..<index].reverse() } else { index += 1 }
      }
    }
  }

  private static func levels(of text: [UInt32], in direction: LayoutDirection) throws(ShapingError) -> [Int8]? {
    var levels = [Int8](repeating: 0, count: text.count)
    // Hebrew is the first right-to-left script in Unicode; direction marks have higher code points too.
    guard direction == .rightToLeft || text.contains(where: { $0 >= 0x0590 }) else { return levels }
    let friBidi = unsafe try Libraries.friBidi()
    let count = Int32(text.count)
    var types = [UInt32](repeating: UInt32(FRIBIDI_TYPE_LTR), count: text.count)
    var brackets = [UInt32](repeating: 0, count: text.count)
    var base = UInt32(direction == .rightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR)
    unsafe friBidi.pointee.fribidi_get_bidi_types(text, count, &types)
    unsafe friBidi.pointee.fribidi_get_bracket_types(text, count, types, &brackets)
    guard unsafe friBidi.pointee.fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) > 0 else {
      return nil
    }
    return levels
  }

  /// The script of each scalar. Scalars of all scripts take the script before them, or else the one after them.
  private static func scripts(of text: [UInt32], _ harfBuzz: HarfBuzz) -> [UInt32] {
    let functions = unsafe harfBuzz.pointee.hb_unicode_funcs_get_default()
    var scripts: [UInt32] = []
    scripts.reserveCapacity(text.count)
    var leading = 0
    var current = HB_SCRIPT_COMMON.rawValue
    for scalar in text {
      let script = unsafe harfBuzz.pointee.hb_unicode_script(functions, scalar)
      if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN {
        if leading == scripts.count {
          for index in scripts.indices { scripts[index] = script.rawValue }
        }
        current = script.rawValue
      } else if leading == scripts.count {
        leading += 1
      }
      scripts.append(current)
    }
    return scripts
  }
}
