internal import BadgeManifest
internal import CCartouche
internal import HarfBuzzShaping
internal import LineDrawing
internal import LookFiles
internal import StackThreads

/// A call of `cartouche_draw`.
///
/// It is done in a thread of its own, because layout and checks need the stack of a main thread, and the caller's may
/// be small. The caller waits, so its input stays as it is.
@safe struct Call: @unchecked Sendable {
  let input: UnsafeRawBufferPointer
  let folder: String?
  let options: UInt32

  func answer() -> Answer {
    let thread = StackThread(takesSignals: false) { options & UInt32(CARTOUCHE_LINES) == 0 ? entry() : lines() }
    return thread?.join() ?? Answer(.failed, "no thread can be started")
  }

  private func drawer() -> LineDrawer {
    LineDrawer(
      resolver: .within(folder), outlining: HarfBuzzShaper(), isStrict: options & UInt32(CARTOUCHE_STRICT) != 0)
  }

  private func drawn(
    _ line: Slice<UnsafeRawBufferPointer>, _ number: Int, _ drawer: LineDrawer
  ) throws(LineError) -> DrawnLine {
    // What is too long is not copied.
    guard unsafe line.count <= LineDrawer.maximumBytes else { throw .tooLong(number: number) }
    let bytes = unsafe Array(line)
    let drawn = try drawer.drawn(bytes, number: number)
    guard drawn.entry.exports.isEmpty else {
      let reason = "the key 'exports' names files, which only the command writes"
      throw drawer.error(reason, in: bytes, number: number, at: drawn.entry.position)
    }
    return drawn
  }

  private func entry() -> Answer {
    do throws(LineError) {
      return Answer(try unsafe drawn(input[...], 1, drawer()))
    } catch {
      return Answer(error)
    }
  }

  /// The results of the lines that are not blank.
  private func lines() -> Answer {
    let drawer = drawer()
    var answer = Answer(.drawn, "")
    var rest = unsafe input[...]
    var number = 0
    while unsafe !rest.isEmpty {
      let line = unsafe rest.prefix { $0 != UInt8(ascii: "\n") }
      unsafe rest = rest[line.endIndex...].dropFirst()
      number += 1
      guard unsafe !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) else { continue }
      do throws(LineError) {
        answer.text += try unsafe drawn(line, number, drawer).json(hasPicture: true)
      } catch {
        answer.text += error.json
        answer.code = .refused
        if answer.line == 0 { answer.line = number }
      }
    }
    return answer
  }
}
