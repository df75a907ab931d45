import BadgeManifest
import Messages
import SourceTree

/// The arguments of a command that draws a badge: its texts, and the values of its options, each with its place.
///
/// swift-argument-parser finds options by reflection, which takes longer than drawing ten badges. It explains these
/// commands, but does not read their arguments.
struct TypedArguments {
  /// The line that was typed.
  let line: CommandLineText
  /// The arguments that are neither options nor values of options.
  private(set) var texts: [SourceNode] = []
  /// The options of the command; none if no argument can be one.
  let known: [EntryOption]
  /// The values of the options that are given and not taken yet, by name.
  private var given: [String: [SourceEntry]] = [:]

  /// Reads the arguments of the process, whose first is the name of the command.
  init(_ arguments: [String], of command: any EntryCommand.Type) throws(Failure) {
    line = CommandLineText(arguments)
    known = arguments.contains(where: Self.isOption) ? EntryOption.all(command) : []
    var rest = arguments.indices.dropFirst()
    while let index = rest.popFirst() {
      if arguments[index] == "--" {
        texts += rest.map { line.node($0) }
        break
      }
      guard Self.isOption(arguments[index]) else {
        texts.append(line.node(index))
        continue
      }
      let (option, written) = try option(index, of: command)
      if option.isFlag, written != nil {
        throw line.failure("'--\(option.name)' takes no value", at: line.position(index))
      }
      var value = option.isFlag ? SourceNode(content: .text("true"), position: line.position(index)) : written
      if value == nil, let next = rest.first, !Self.isOption(arguments[next]) { value = line.node(rest.removeFirst()) }
      guard let value else {
        // A shell reads a word that begins with '#' as a comment.
        let isColor = ["fill", "background"].contains(option.name) || option.name.hasSuffix("color")
        let hint = isColor && rest.isEmpty ? "; quote a colour that begins with '#'" : ""
        throw line.failure("'--\(option.name)' needs a value\(hint)", at: line.position(index))
      }
      if !option.isRepeated { given[option.name] = nil }
      given[option.name, default: []].append(
        SourceEntry(key: option.name, position: line.position(index), value: value))
    }
    let allowed = command.text.allowed
    if texts.count > allowed.upperBound {
      let rest = texts[allowed.upperBound]
      let hint = command.kind == .pill && rest.text.flatMap(Double.init) == nil ? "; quote a text with spaces" : ""
      throw line.failure("unexpected argument" + hint, at: rest.position)
    }
    if texts.count < allowed.lowerBound {
      throw .usage("'\(arguments[0])' needs <\(command.text.name)>; see cartouche \(arguments[0]) --help")
    }
  }

  /// Whether an argument is an option, and not a number below zero or the name of standard input.
  private static func isOption(_ argument: String) -> Bool {
    let bytes = argument.utf8
    guard bytes.first == UInt8(ascii: "-"), bytes.count > 1 else { return false }
    let digit = bytes.dropFirst().drop { $0 == UInt8(ascii: ".") }.first
    return digit.map { !(0x30...0x39).contains($0) } ?? true
  }

  /// The option at an index, and its value if both are one argument, such as `--name=value`.
  private func option(
    _ index: Int, of command: any EntryCommand.Type
  ) throws(Failure) -> (EntryOption, SourceNode?) {
    let argument = line.arguments[index]
    let end = argument.utf8.firstIndex(of: UInt8(ascii: "=")) ?? argument.endIndex
    let name = String(argument[..<end])
    guard let option = known.first(where: { name == "--" + $0.name || name == $0.letter }) else {
      if name.hasPrefix("--"), ["label", "message", "text", "count"].contains(name.dropFirst(2)),
        command.keysOfTexts.contains(String(name.dropFirst(2))), !command.text.isFile
      {
        let texts = command.kind == .status ? "<label> <message>" : "<\(command.text.name)>"
        throw line.failure(
          "'\(name)' is no option; write the text alone: cartouche \(line.arguments[0]) \(texts)",
          at: line.position(index))
      }
      throw line.failure(unknown(name), at: line.position(index))
    }
    return (option, end < argument.endIndex ? line.node(index, from: argument.index(after: end)) : nil)
  }

  /// Describes an unknown option with the one that is meant: by another word for a key, by its beginning, or by a name
  /// that is nearly the same. A part of a map, such as `--logo-size`, can only mean a part of the same map.
  private func unknown(_ name: String) -> String {
    let names = known.filter(\.isShown).map { "--" + $0.name }
    let main = names.first { name.hasPrefix($0 + "-") }
    let parts = main.map { main in names.filter { $0 == main || $0.hasPrefix(main + "-") } }
    let longer = name.utf8.count > 3 ? names.filter { $0.hasPrefix(name) } : []
    let meant = SourceError.meantKey(by: String(name.dropFirst(2)), among: known.filter(\.isShown).map(\.name))
    let suggestion =
      meant.map { "--" + $0 } ?? longer.min { $0.utf8.count < $1.utf8.count } ?? name.nearest(among: parts ?? names)
    return Message.unknown("option", name, suggestion: suggestion, known: parts ?? [])
  }

  // MARK: Values of options

  /// The last value of an option.
  func text(_ name: String) -> String? { given[name]?.last?.value.text }

  /// The values of an option, which is removed.
  mutating func take(_ name: String) -> [SourceEntry] { given.removeValue(forKey: name) ?? [] }

  /// Whether a flag is given.
  func hasFlag(_ name: String) -> Bool { given[name] != nil }

  /// The number that an option has.
  func number(_ name: String, in allowed: ClosedRange<Int>, isWhole: Bool = false) throws(Failure) -> Double? {
    guard let value = given[name]?.last?.value, let text = value.text else { return nil }
    guard let number = Double(text), number >= Double(allowed.lowerBound), number <= Double(allowed.upperBound),
      !isWhole || number == number.rounded()
    else {
      let expected = "a\(isWhole ? " whole" : "") number from \(allowed.lowerBound) to \(allowed.upperBound)"
      throw line.failure("'\(Message.shortened(text))' is not \(expected)", at: value.position)
    }
    return number
  }
}
